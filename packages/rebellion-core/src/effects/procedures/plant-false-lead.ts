import { addToBag, at, pileCards, pileSize } from "@sw/tabletop";
import { takeToPlant } from "../../base/base.ts";
import { putOnDeck } from "../../decks/decks.ts";
import { distinct, takeOut } from "../../decks/piles.ts";
import { seen, tellMoved } from "../../decks/told.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { cardId, cardOf } from "../../state/box.ts";
import type { SeenCard } from "../../state/events.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { IMPERIAL_BIT, PLANTED_BIT, REBEL, REBEL_BIT, sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../ops/op.ts";

/** The number of probe cards taken from the Imperial hand. */
const TAKEN = 4;
const RULE: RuleId = "reb.faq.plant-false-lead-visibility";

/**
 * Takes random probe cards from the Imperial hand, then puts each on top or on the bottom of the deck. Options:
 * `put-card`, each card once, in catalogue order, on top; on the bottom only until one is put on top. Everyone sees
 * which cards were taken and how many go on top (the notes count them), but not which.
 */
export const plantFalseLead: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    if (frame.notes.length === 0) return takeCards(work, frame);
    const left = pileCards(work.state.sides[sideOf(frame.chair)].aside);
    const [last] = left;
    if (last === undefined) advance(work, frame);
    else if (left.length > 1 || at(frame.notes, 0) === 0) return true;
    else put(work, frame, last, "top");
    return false;
  },
  question(look, frame) {
    const left = pileSize(look.state.sides[sideOf(frame.chair)].aside);
    return ask(look, frame, { chair: frame.chair, kind: "put-card", rule: RULE }, { left });
  },
  options({ box, state }, frame) {
    const cards = distinct(state.sides[sideOf(frame.chair)].aside).map((card) => cardId(box, card));
    const onTop = cards.map((card): Action => ({ type: "put-card", subject: card, where: "top" }));
    if ((frame.notes[0] ?? 0) > 0) return onTop;
    return [...onTop, ...cards.map((card): Action => ({ type: "put-card", subject: card, where: "bottom" }))];
  },
  take(work, frame, _step, action) {
    const card = action.type === "put-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card !== undefined && action.type === "put-card") put(work, frame, card, action.where);
  },
};

function takeCards(work: GameWork, frame: EffectFrame): false {
  const { box, state } = work;
  const taken: number[] = [];
  const cards: SeenCard[] = [];
  while (taken.length < TAKEN && state.probes.length > 0) {
    const hand = pileCards(state.probes);
    const card = at(hand, hand.length <= TAKEN - taken.length ? 0 : randomOf(work, hand));
    // Those that lay open in the hand of a solo game everybody sees go (solo.refresh.probes).
    const seenBy = takeOut(box, state.probes, card).knownTo | REBEL_BIT | IMPERIAL_BIT;
    cards.push(seen(box, card, seenBy));
    takeToPlant(work, cardOf(box, card, "probe").system);
    const own = work.side(sideOf(frame.chair));
    own.aside = addToBag(own.aside, card, REBEL_BIT | PLANTED_BIT);
    taken.push(card);
  }
  work.revealed = true;
  work.change(frame, { notes: [0] });
  if (taken.length === 0) return false;
  work.emit({
    type: "cards-moved",
    faction: "rebel",
    deck: "probe",
    cards,
    from: "hand",
    to: "aside",
    ...causeOf(work, frame, RULE),
  });
  return false;
}

function randomOf(work: GameWork, hand: readonly number[]): number {
  return work.pick("take:probe", hand.length, (index) => cardId(work.box, at(hand, index)));
}

function put(work: GameWork, frame: EffectFrame, card: number, where: "top" | "bottom"): void {
  const own = work.side(sideOf(frame.chair));
  own.aside = takeOut(work.box, own.aside, card).pile;
  putOnDeck(work, "probe", card, where, REBEL_BIT | PLANTED_BIT);
  const way = { from: "aside", to: where === "top" ? "deck-top" : "deck-bottom" } as const;
  tellMoved(work, REBEL, "probe", card, way, REBEL_BIT, causeOf(work, frame, choiceRule(work.box, frame)));
  work.change(frame, { notes: [(frame.notes[0] ?? 0) + (where === "top" ? 1 : 0)] });
}
