import { addAllToBag, EMPTY_PILE, pileCards, pileSize } from "@sw/tabletop";
import { forgetPlanted } from "../../base/base.ts";
import { drawLocations } from "../../base/new-base.ts";
import { dropHeld, heldUnder, holdProbe } from "../../cards/held.ts";
import { putOnDeck } from "../../decks/decks.ts";
import { distinct, takeOut } from "../../decks/piles.ts";
import { tellMoved } from "../../decks/told.ts";
import type { Action } from "../../state/actions.ts";
import { cardId } from "../../state/box.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { PLANTED_BIT, REBEL, REBEL_BIT } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, ask, type Choice, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

const RULE = "rote.card.under-the-radar";
/** The number of probe cards looked at. */
const DRAWN = 4;

/**
 * The steps of the procedure, stored in the notes: keep a card, place the first of the others, then place all others on
 * top or on the bottom.
 */
const KEEP = 1;
const PUT = 2;
const TOP = 3;
const BOTTOM = 4;

/**
 * The Rebel side looks at the top probe cards and keeps one facedown under the card. The others all go on top or all go
 * on the bottom of the deck. Options: `take-card` in catalogue order; then `put-card`, each card once, on top, then on
 * the bottom; after the first card only to the same end. Everyone sees which end is used, but not the order of the
 * cards.
 */
export const underTheRadar: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    const { aside } = work.state.sides[REBEL];
    const [step] = frame.notes;
    if (step === undefined) {
      work.change(frame, { notes: [KEEP] });
      drawLocations(work, DRAWN, causeOf(work, frame, RULE));
      return false;
    }
    if (pileSize(aside) > 1 || (pileSize(aside) === 1 && step === PUT)) return true;
    const [last] = pileCards(aside);
    if (last === undefined) advance(work, frame);
    else if (step === KEEP) keep(work, frame, last);
    else put(work, frame, last, step === TOP ? "top" : "bottom");
    return false;
  },
  question(look, frame) {
    const { chair, notes } = frame;
    if (notes[0] === KEEP) return ask(look, frame, { chair, kind: "hold-probe", rule: RULE }, {});
    const left = pileSize(look.state.sides[REBEL].aside);
    const where = notes[0] === PUT ? {} : ({ where: notes[0] === TOP ? "top" : "bottom" } as const);
    return ask(look, frame, { chair, kind: "put-card", rule: RULE }, { left, ...where });
  },
  options({ box, state }, { notes: [step] }) {
    const cards = distinct(state.sides[REBEL].aside).map((card) => cardId(box, card));
    if (step === KEEP) return cards.map((card): Action => ({ type: "take-card", subject: card }));
    const onTop = cards.map((card): Action => ({ type: "put-card", subject: card, where: "top" }));
    const below = cards.map((card): Action => ({ type: "put-card", subject: card, where: "bottom" }));
    return step === PUT ? [...onTop, ...below] : step === TOP ? onTop : below;
  },
  take(work, frame, _step, action) {
    if (action.type !== "take-card" && action.type !== "put-card") return;
    const card = work.box.cardsById.get(action.subject)?.code;
    if (card === undefined) return;
    if (action.type === "take-card") keep(work, frame, card);
    else put(work, frame, card, action.where);
  },
};

/**
 * Puts one card under the action card. The other players can no longer tell where each drawn card is, including planted
 * ones.
 */
function keep(work: GameWork, frame: EffectFrame, probe: number): void {
  const own = work.side(REBEL);
  const wasPlanted = own.aside.some(({ knownTo }) => (knownTo & PLANTED_BIT) !== 0);
  const { pile } = takeOut(work.box, own.aside, probe);
  own.aside = addAllToBag(EMPTY_PILE, pileCards(pile), REBEL_BIT);
  if (wasPlanted) forgetPlanted(work);
  holdProbe(work, { card: frame.card, probe, chair: frame.chair });
  work.change(frame, { notes: [PUT] });
  const way = { from: "aside", to: "under-card" } as const;
  tellMoved(work, REBEL, "probe", probe, way, REBEL_BIT, causeOf(work, frame, RULE));
}

function put(work: GameWork, frame: EffectFrame, card: number, where: "top" | "bottom"): void {
  const own = work.side(REBEL);
  own.aside = takeOut(work.box, own.aside, card).pile;
  putOnDeck(work, "probe", card, where, REBEL_BIT);
  const way = { from: "aside", to: where === "top" ? "deck-top" : "deck-bottom" } as const;
  tellMoved(work, REBEL, "probe", card, way, REBEL_BIT, causeOf(work, frame, RULE));
  work.change(frame, { notes: [where === "top" ? TOP : BOTTOM] });
}

/** Returns the kept card to the top of the probe deck, unseen. */
export const underTheRadarReturn: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    const held = heldUnder(work.state, frame.card);
    advance(work, frame);
    if (held === undefined) return false;
    dropHeld(work, frame.card);
    putOnDeck(work, "probe", held.probe, "top", REBEL_BIT);
    const way = { from: "under-card", to: "deck-top" } as const;
    tellMoved(work, REBEL, "probe", held.probe, way, REBEL_BIT, causeOf(work, frame, RULE));
    return false;
  },
};
