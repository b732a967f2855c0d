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

/** A step of advanced tactic cards by its word. */
export type StepOf<Op extends AdvancedTacticStep["op"]> = Extract<AdvancedTacticStep, { op: Op }>;

/** A step that leaves nothing to choose. */
export interface PlainStep<Step extends AdvancedTacticStep> {
  /** Carries it out and goes on (false), or asks (true). Called again after each answer and when a pushed frame is gone. */
  run(work: GameWork, frame: TacticFrame, step: Step): boolean;
}

/** A step that may ask; the functions are those of a frame kind that offers its options. */
export interface AskingStep<Step extends AdvancedTacticStep> extends PlainStep<Step> {
  readonly rule: RuleId;
  question(look: Look, frame: TacticFrame, step: Step): Question<Play>;
  options(look: Look, frame: TacticFrame, step: Step): readonly Action[];
  /** What can be picked in any order where that means nothing; undefined: no run of picks. */
  picks?(look: Look, frame: TacticFrame, step: Step): PickRun<Play, GameWork> | undefined;
  take(work: GameWork, frame: TacticFrame, step: Step, action: Action): void;
  /** The most telling rule against an action that is no option; undefined: {@link rule}. */
  refusal?(look: Look, frame: TacticFrame, step: Step, action: Action): Violation<RuleId> | undefined;
}

/** The module of a word. */
export type TacticStepKind<Step extends AdvancedTacticStep> = PlainStep<Step> | AskingStep<Step>;

/** How a step that is put off runs: `note` writes down that it waits, `run` does it once its moment has come. */
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

/** The rule and the card behind what a frame does. */
export function causeOf(work: GameWork, { card }: TacticFrame, rule: RuleId): Cause {
  return { rule, cause: work.cause(card) };
}
