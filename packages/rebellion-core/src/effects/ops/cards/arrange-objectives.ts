import type { CardCode } from "@sw/tabletop";
import { lookAtTop, putLookedAt, waitingCards } from "../../../decks/looked-at.ts";
import { cardId } from "../../../state/box.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { sideOf } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"arrange-objectives">;

/** The number of cards looked at and placed. Cards for the bottom of the deck are placed first. */
interface Progress {
  readonly looked: number;
  readonly put: number;
  /** The total number of cards that go to the bottom of the deck. */
  readonly under: number;
}

/**
 * Looks at the top objectives and puts some on the bottom of the deck. Then puts the others back on top one by one.
 * Waiting cards stay in the deck below those already put back. Options: `put-card`, each waiting card once, in
 * catalogue order.
 */
export const arrangeObjectives: Choice<Step> = {
  run(work, frame, step) {
    if (frame.notes.length === 0) {
      const cause = causeOf(work, frame, choiceRule(work.box, frame));
      const looked = lookAtTop(work, "objective", step.count, sideOf(frame.chair), cause);
      work.change(frame, { notes: [looked, 0] });
      return false;
    }
    const { looked, put, under } = progressOf(frame, step);
    if (looked - put > 1) return true;
    const [last] = waiting(work.state, frame, step);
    if (last !== undefined && (put < under || put > under)) return move(work, frame, step, last);
    advance(work, frame);
    return false;
  },
  question(look, frame, step) {
    const { looked, put, under } = progressOf(frame, step);
    const where = put < under ? "bottom" : "top";
    const rule = choiceRule(look.box, frame);
    return ask(look, frame, { chair: frame.chair, kind: "put-card", rule }, { where, left: looked - put });
  },
  options({ box, state }, frame, step) {
    const { put, under } = progressOf(frame, step);
    const cards = [...new Set(waiting(state, frame, step))].sort((a, b) => a - b);
    const where = put < under ? "bottom" : "top";
    return cards.map((card) => ({ type: "put-card", subject: cardId(box, card), where }));
  },
  take(work, frame, step, action) {
    const card = action.type === "put-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card !== undefined) move(work, frame, step, card);
  },
};

function progressOf({ notes }: EffectFrame, { bottom }: Step): Progress {
  const looked = notes[0] ?? 0;
  return { looked, put: notes[1] ?? 0, under: Math.min(bottom, looked) };
}

function waiting(state: State, frame: EffectFrame, step: Step): readonly CardCode[] {
  const { looked, put, under } = progressOf(frame, step);
  return waitingCards(state, "objective", Math.max(0, put - under), looked - put);
}

/** Puts a waiting card on the bottom or on top of the deck. */
function move(work: GameWork, frame: EffectFrame, step: Step, card: CardCode): false {
  const { looked, put, under } = progressOf(frame, step);
  const cause = causeOf(work, frame, choiceRule(work.box, frame));
  const where = put < under ? "bottom" : "top";
  const back = Math.max(0, put - under);
  putLookedAt(work, "objective", { card, back, where, side: sideOf(frame.chair) }, cause);
  work.change(frame, { notes: [looked, put + 1] });
  return false;
}
