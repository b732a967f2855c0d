import { finiteKind } from "@sw/tabletop";
import { firstSide } from "../../forces/sides.ts";
import type { AdvancedTacticStep } from "../../language/language.ts";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import { SPACE } from "../../state/codes.ts";
import type { TacticFrame } from "../../state/frames.ts";
import { forbidden, type Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { PASS } from "../../state/offers.ts";
import type { GameWork } from "../../state/work.ts";
import { combatOf } from "../attack/attack.ts";
import { battleOf } from "../cinematic/battle.ts";
import { useHalf } from "../cinematic/cards.ts";
import { advancedOf } from "../cinematic/decks.ts";
import { cancels, HALVES, halfAt, halfOf, isAvailable, stepOf } from "../cinematic/halves.ts";
import { type AskingStep, deciderOf, type TacticStepKind, tacticContext } from "../cinematic/steps/step.ts";
import { stepKind } from "../cinematic/steps/table.ts";
import { drawnHalf, isDrawn } from "../solo.ts";

const RULE: RuleId = "rote.cinematic.one-half";

/**
 * Resolves an advanced tactic card: its owner uses one half or neither (rote.cinematic.one-half), then its steps follow
 * in order. Options: `choose-option` 0 for the upper and 1 for the lower half if usable, then `pass`.
 */
export const tacticKind: Kind<"tactic"> = /* @__PURE__ */ finiteKind(
  {
    run,
    question(look, frame) {
      const { box } = look;
      if (frame.stage === "half") {
        const theater = advancedOf(box, frame.card).theater === SPACE ? "space" : "ground";
        const context = { card: tacticContext(box, frame).card, theater } as const;
        return { seat: deciderOf(look, frame), kind: "tactic-half", rule: RULE, context };
      }
      const [kind, step] = askingStep(box, frame);
      return kind.question(look, frame, step);
    },
    options(look, frame) {
      if (frame.stage === "half") return halfOptions(look, frame);
      const [kind, step] = askingStep(look.box, frame);
      return [...kind.options(look, frame, step)];
    },
    picks(look, frame) {
      if (frame.stage === "half") return undefined;
      const [kind, step] = askingStep(look.box, frame);
      return kind.picks?.(look, frame, step);
    },
    take(work, frame, action) {
      if (frame.stage === "half") {
        return useHalf(work, frame, action.type === "choose-option" ? halfAt(action.subject) : null);
      }
      const [kind, step] = askingStep(work.box, frame);
      kind.take(work, frame, step, action);
    },
  },
  whyRefused(
    ({ box }, frame) => ruleOf(box, frame),
    (look, frame, action) => refusal(look, frame, action),
  ),
);

function run(work: GameWork, frame: TacticFrame): boolean {
  if (frame.stage === "half") {
    if (!isDrawn(work.state, frame.side)) return true;
    useHalf(work, frame, drawnHalf(work, combatOf(work.state), frame.card, frame.additional));
    return false;
  }
  if (frame.stage === "chosen") {
    useHalf(work, frame, frame.half);
    return false;
  }
  const step = stepOf(work.box, frame);
  if (step !== undefined) return stepKind(step).run(work, frame, step);
  work.pop(frame);
  return false;
}

function askingStep(box: Box, frame: TacticFrame): readonly [AskingStep<AdvancedTacticStep>, AdvancedTacticStep] {
  const step = stepOf(box, frame);
  if (step === undefined) throw new RangeError("the card is resolved");
  const kind: TacticStepKind<AdvancedTacticStep> = stepKind(step);
  if (!("take" in kind)) throw new RangeError(`${step.op} asks nothing`);
  return [kind, step];
}

function ruleOf(box: Box, frame: TacticFrame): RuleId {
  return frame.stage === "half" ? RULE : askingStep(box, frame)[0].rule;
}

function halfOptions(look: Look, frame: TacticFrame): Action[] {
  const options: Action[] = [];
  for (const [option, half] of HALVES.entries()) {
    if (whyNotHalf(look, frame, half) === undefined) options.push({ type: "choose-option", subject: option });
  }
  options.push(PASS);
  return options;
}

/**
 * Returns the rule that forbids using a half: its unit icons, or a defender's earlier refusal to cancel if the half
 * cancels (rote.cinematic.cancel-declined).
 */
function whyNotHalf(look: Look, frame: TacticFrame, half: TacticFrame["half"]): RuleId | undefined {
  const { box, state } = look;
  const { side, card, additional } = frame;
  const combat = combatOf(state);
  const entry = halfOf(advancedOf(box, card), half);
  if (!isAvailable(look, combat, side, entry)) return "rote.cinematic.unit-icon";
  const tooLate = battleOf(state).declined && !additional && side !== firstSide(combat) && cancels(entry);
  return tooLate ? "rote.cinematic.cancel-declined" : undefined;
}

function refusal(look: Look, frame: TacticFrame, action: Action) {
  if (frame.stage !== "half") {
    const [kind, step] = askingStep(look.box, frame);
    return kind.refusal?.(look, frame, step, action);
  }
  if (action.type !== "choose-option" || action.subject > 1) return undefined;
  const rule = whyNotHalf(look, frame, halfAt(action.subject));
  if (rule === undefined) return undefined;
  return forbidden(rule, rule === "rote.cinematic.unit-icon" ? "no-such-icon" : "canceled-too-late", {
    card: advancedOf(look.box, frame.card).id,
  });
}
