import { actionKey } from "../state/actions.ts";
import { type Answer, optionsOf } from "./sitting.ts";

/** Which unit an icon builds: chance decides among those that can be built (solo.refresh.build.choice). */
export const build: Answer = (sitting) => {
  const { judge, asked, options } = sitting;
  const units = optionsOf(sitting, "take-unit");
  const candidates = units.length > 0 ? units : options;
  const subject = asked.kind === "build" ? asked.context.at : null;
  const rule = "solo.refresh.build.choice";
  const question = "built-unit";
  return [
    judge.choose({ question, rule, candidates, nameOf: actionKey, criteria: [], ...(subject !== null && { subject }) }),
  ];
};
