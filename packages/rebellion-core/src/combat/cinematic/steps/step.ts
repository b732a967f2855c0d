import type { PickRun, Question, Violation } from "@sw/tabletop";
import { battleChair } from "../../../forces/sides.ts";
import type { AdvancedTacticStep } from "../../../language/language.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { Action } from "../../../state/actions.ts";
import { type Box, cardId } from "../../../state/box.ts";
import type { Cause } from "../../../state/events.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import type { Play } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { type Seat, seatAt } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { advancedOf } from "../decks.ts";

/** The step of advanced tactic cards with this `op`. */
export type StepOf<Op extends AdvancedTacticStep["op"]> = Extract<AdvancedTacticStep, { op: Op }>;

/** A step without a choice. */
export interface PlainStep<Step extends AdvancedTacticStep> {
  /**
   * Carries out the step. Returns true if it must ask, false if it is done. Called again after each answer and after a
   * frame that it pushed ends.
   */
  run(work: GameWork, frame: TacticFrame, step: Step): boolean;
}

/** A step that may ask a question. Its functions are those of a frame kind with a list of options. */
export interface AskingStep<Step extends AdvancedTacticStep> extends PlainStep<Step> {
  readonly rule: RuleId;
  question(look: Look, frame: TacticFrame, step: Step): Question<Play>;
  options(look: Look, frame: TacticFrame, step: Step): readonly Action[];
  /** Returns the picks that may be made in any order, or undefined if there is no run of picks. */
  picks?(look: Look, frame: TacticFrame, step: Step): PickRun<Play, GameWork> | undefined;
  take(work: GameWork, frame: TacticFrame, step: Step, action: Action): void;
  /**
   * Returns the most specific violation for an action that is not an option. Undefined means that {@link rule} applies.
   */
  refusal?(look: Look, frame: TacticFrame, step: Step, action: Action): Violation<RuleId> | undefined;
}

/** The handler of a step with this `op`. */
export type TacticStepKind<Step extends AdvancedTacticStep> = PlainStep<Step> | AskingStep<Step>;

/** Returns the `run` of a delayed step: `note` records that it waits, and `run` carries it out later. */
export function putOff<Step extends AdvancedTacticStep>(
  note: (work: GameWork, frame: TacticFrame) => void,
  run: PlainStep<Step>["run"],
): PlainStep<Step>["run"] {
  return (work, frame, step) => {
    if (frame.stage === "later") return run(work, frame, step);
    note(work, frame);
    return false;
  };
}

/** Returns the chair that decides for a card: the leader of its side's battles in the theater. */
export function deciderOf({ box, state }: Look, { side, card }: TacticFrame): Seat {
  return seatAt(state.config, battleChair(state, side, advancedOf(box, card).theater));
}

/** Returns the context of a question that a card asks. */
export function tacticContext(box: Box, { card, left }: TacticFrame): { card: string; left: number } {
  return { card: cardId(box, card), left };
}

/** Returns the rule and the card as the cause of what a frame does. */
export function causeOf(work: GameWork, { card }: TacticFrame, rule: RuleId): Cause {
  return { rule, cause: work.cause(card) };
}
