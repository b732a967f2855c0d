import { at, pileCards, pileSize, showBag } from "@sw/tabletop";
import { putOnDeck } from "../../../decks/decks.ts";
import { discardObjective } from "../../../decks/objective-hand.ts";
import { distinct, takeOut } from "../../../decks/piles.ts";
import { seen, tellMoved } from "../../../decks/told.ts";
import { cardId } from "../../../state/box.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { IMPERIAL_BIT, REBEL, REBEL_BIT } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"reveal-objectives">;

const BOTH = REBEL_BIT | IMPERIAL_BIT;

/**
 * The Rebel side reveals its objectives to the other side (reb.objective.reveal-whole-hand), which may put some of them
 * on the bottom of the deck. The notes count them. Options: `put-card`, each card once, in catalogue order.
 */
export const revealObjectives: Choice<Step> = {
  run(work, frame, step) {
    if (isDiscarded(work.state, step)) {
      advance(work, frame);
      discardByChance(work, frame);
      return false;
    }
    if (frame.notes.length === 0) {
      show(work, frame);
      return false;
    }
    const left = Math.min(step.bury - at(frame.notes, 0), pileSize(work.state.objectives));
    if (left > 0 && pileSize(work.state.objectives) > left) return true;
    const [card] = pileCards(work.state.objectives);
    if (left > 0 && card !== undefined) bury(work, frame, card);
    else advance(work, frame);
    return false;
  },
  question(look, frame, step) {
    const left = step.bury - (frame.notes[0] ?? 0);
    const rule = choiceRule(look.box, frame);
    return ask(look, frame, { chair: frame.chair, kind: "put-card", rule }, { where: "bottom", left });
  },
  options: ({ box, state }) =>
    distinct(state.objectives).map((card) => ({ type: "put-card", subject: cardId(box, card), where: "bottom" })),
  take(work, frame, _step, action) {
    const card = action.type === "put-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card !== undefined) bury(work, frame, card);
  },
};

/**
 * Whether a random objective is discarded instead. The Empire of a solo game has no use for looking at the hand only
 * (solo.decision.interrogation).
 */
function isDiscarded({ solo }: State, { bury }: Step): boolean {
  return solo !== undefined && bury === 0;
}

function discardByChance(work: GameWork, frame: EffectFrame): void {
  const hand = pileCards(work.state.objectives);
  if (hand.length === 0) return;
  const index =
    hand.length === 1 ? 0 : work.pick("take:objective", hand.length, (one) => cardId(work.box, at(hand, one)));
  discardObjective(work, at(hand, index), causeOf(work, frame, "solo.decision.interrogation"));
}

function show(work: GameWork, frame: EffectFrame): void {
  const { state, box } = work;
  const cards = pileCards(state.objectives).map((card) => seen(box, card, BOTH));
  state.objectives = showBag(state.objectives, BOTH);
  work.revealed = true;
  work.change(frame, { notes: [0] });
  const cause = causeOf(work, frame, "reb.objective.reveal-whole-hand");
  work.emit({ type: "hand-shown", faction: "rebel", deck: "objective", cards, ...cause });
}

function bury(work: GameWork, frame: EffectFrame, card: number): void {
  const { state, box } = work;
  const { knownTo, pile } = takeOut(box, state.objectives, card);
  state.objectives = pile;
  putOnDeck(work, "objective", card, "bottom", knownTo);
  const cause = causeOf(work, frame, "reb.mission.success-effect");
  tellMoved(work, REBEL, "objective", card, { from: "hand", to: "deck-bottom" }, knownTo, cause);
  work.change(frame, { notes: [(frame.notes[0] ?? 0) + 1] });
}
