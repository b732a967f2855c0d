import { at, type CardCode } from "@sw/tabletop";
import { takeAllBack } from "../../combat/cinematic/decks.ts";
import { TACTIC_DECKS } from "../../combat/tactic-decks.ts";
import { lookAtTop, putLookedAt, waitingCards } from "../../decks/looked-at.ts";
import { restingDecks } from "../../decks/tactic-decks.ts";
import type { Action } from "../../state/actions.ts";
import { cardId } from "../../state/box.ts";
import type { Deck } from "../../state/events.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, ask, type Choice, causeOf, type InstructionOf } from "../ops/op.ts";

const RULE = "rote.card.prepare-for-battle";
/** The number of tactic cards looked at. */
const LOOKED_AT = 4;

/** The deck, the number of cards still to be placed, and the number already put back on top. */
interface Progress {
  readonly deck: Deck;
  readonly left: number;
  readonly back: number;
}

/**
 * With advanced tactic cards, returns all discards of the side to their decks. Otherwise the owner looks at the top
 * cards of a tactic deck and puts each on top or on the bottom, in any order; the deck keeps that order until cards of
 * it have been in a combat. Options: `choose-option` 0 for the space and 1 for the ground deck; then `put-card`, each
 * waiting card once in catalogue order, on top, then on the bottom. After the first card on top, the others can only go
 * on top.
 */
export const prepareForBattle: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    if (work.box.cinematic) {
      advance(work, frame);
      takeAllBack(work, sideOf(frame.chair), causeOf(work, frame, RULE));
      return false;
    }
    if (frame.notes.length === 0) return true;
    const { left, back } = progressOf(frame);
    const [last] = waiting(work.state, frame);
    if (left > 1 || (left === 1 && back === 0)) return true;
    if (last === undefined) advance(work, frame);
    else put(work, frame, last, "top");
    return false;
  },
  question(look, frame) {
    const { chair, notes } = frame;
    if (notes.length === 0) return ask(look, frame, { chair, kind: "tactic-deck", rule: RULE }, {});
    const { left, back } = progressOf(frame);
    const where = back === 0 ? {} : ({ where: "top" } as const);
    return ask(look, frame, { chair, kind: "put-card", rule: RULE }, { left, ...where });
  },
  options({ box, state }, frame) {
    if (frame.notes.length === 0) return TACTIC_DECKS.map((_, deck) => ({ type: "choose-option", subject: deck }));
    const cards = [...new Set(waiting(state, frame))].sort((a, b) => a - b).map((card) => cardId(box, card));
    const onTop = cards.map((card): Action => ({ type: "put-card", subject: card, where: "top" }));
    if (progressOf(frame).back > 0) return onTop;
    return [...onTop, ...cards.map((card): Action => ({ type: "put-card", subject: card, where: "bottom" }))];
  },
  take(work, frame, _step, action) {
    if (action.type === "choose-option") return look(work, frame, action.subject);
    if (action.type !== "put-card") return;
    const card = work.box.cardsById.get(action.subject)?.code;
    if (card !== undefined) put(work, frame, card, action.where);
  },
};

function progressOf({ notes: [deck = 0, left = 0, back = 0] }: EffectFrame): Progress {
  return { deck: at(TACTIC_DECKS, deck), left, back };
}

function waiting(state: State, frame: EffectFrame): readonly CardCode[] {
  const { deck, left, back } = progressOf(frame);
  return waitingCards(state, deck, back, left);
}

function look(work: GameWork, frame: EffectFrame, deck: number): void {
  work.state.tacticDecks = restingDecks(work);
  const name = at(TACTIC_DECKS, deck);
  const left = lookAtTop(work, name, LOOKED_AT, sideOf(frame.chair), causeOf(work, frame, RULE));
  work.change(frame, { notes: [deck, left, 0] });
}

function put(work: GameWork, frame: EffectFrame, card: CardCode, where: "top" | "bottom"): void {
  const { deck, left, back } = progressOf(frame);
  putLookedAt(work, deck, { card, back, where, side: sideOf(frame.chair) }, causeOf(work, frame, RULE));
  const [number = 0] = frame.notes;
  work.change(frame, { notes: [number, left - 1, where === "top" ? back + 1 : back] });
}
