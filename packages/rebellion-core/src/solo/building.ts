import { type Action, actionKey } from "../state/actions.ts";
import type { Judge } from "./judge.ts";
import { type Answer, optionsOf } from "./sitting.ts";

/** Chooses the unit that an icon builds, by the die among those that can be built (solo.refresh.build.choice). */
export const build: Answer = (sitting) => {
  const { judge, asked, options } = sitting;
  const units = optionsOf(sitting, "take-unit");
  const subject = asked.kind === "build" ? asked.context.at : null;
  return [byChance<Action>(judge, subject, units.length > 0 ? units : options, (action) => action)];
};

/** Returns one of the units that can be built at a place, chosen by the die. */
export function byChance<Candidate>(
  judge: Judge,
  place: string | null,
  candidates: readonly Candidate[],
  actionOf: (candidate: Candidate) => Action,
): Candidate {
  return judge.choose({
    question: "built-unit",
    rule: "solo.refresh.build.choice",
    candidates,
    nameOf: (candidate) => actionKey(actionOf(candidate)),
    criteria: [],
    ...(place !== null && { subject: place }),
  });
}
