import { addToBag, at, pileCards, pileSize, shuffled } from "@sw/tabletop";
import { keepAside } from "../../decks/aside.ts";
import { missionDeck, setDeck } from "../../decks/decks.ts";
import { drawMissionCard } from "../../decks/mission-hand.ts";
import { distinct } from "../../decks/piles.ts";
import { seen } from "../../decks/told.ts";
import { hasPortrait } from "../../leaders/portrait.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, cardId, missionOf } from "../../state/box.ts";
import type { SeenCard } from "../../state/events.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { DONE } from "../../state/offers.ts";
import { bitOf, factionOf, REBEL, sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../ops/op.ts";

/** The number of missions drawn. */
const DRAWN = 6;
/** The number of cards kept, without and with the pictured leader. */
const KEPT = 1;
const KEPT_OF_PORTRAIT = 2;

/**
 * Draws missions, keeps one and shuffles the others back into the deck. Options: `take-card`, each card once, in
 * catalogue order. With the pictured leader more may be kept, and `done` is added once one is kept. The notes count the
 * kept cards.
 */
export const secretMission: Choice<InstructionOf<"procedure">> = {
  run(work, frame) {
    const [kept] = frame.notes;
    if (kept === undefined) {
      work.change(frame, { notes: [0] });
      drawAside(work, frame);
      return false;
    }
    if (kept < most(work.box, frame) && pileSize(work.state.sides[sideOf(frame.chair)].aside) > 0) return true;
    finish(work, frame);
    return false;
  },
  question(look, frame) {
    const left = most(look.box, frame) - at(frame.notes, 0);
    const asked = { chair: frame.chair, kind: "keep-card", rule: choiceRule(look.box, frame) } as const;
    return ask(look, frame, asked, {
      deck: sideOf(frame.chair) === REBEL ? "rebel-mission" : "imperial-mission",
      left,
    } as const);
  },
  options({ box, state }, frame) {
    const cards = distinct(state.sides[sideOf(frame.chair)].aside);
    const options: Action[] = cards.map((card) => ({ type: "take-card", subject: cardId(box, card) }));
    if (at(frame.notes, 0) >= KEPT) options.push(DONE);
    return options;
  },
  take(work, frame, _step, action) {
    const card = action.type === "take-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card === undefined) return finish(work, frame);
    keepAside(work, sideOf(frame.chair), card, true, causeOf(work, frame, choiceRule(work.box, frame)));
    work.change(frame, { notes: [at(frame.notes, 0) + 1] });
  },
};

function most(box: Box, { card, leaders }: EffectFrame): number {
  return hasPortrait(box, missionOf(box, card), leaders) ? KEPT_OF_PORTRAIT : KEPT;
}

function drawAside(work: GameWork, frame: EffectFrame): void {
  const side = sideOf(frame.chair);
  const cards: SeenCard[] = [];
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const taken = drawMissionCard(work, "mission", side);
    if (taken === undefined) break;
    const own = work.side(side);
    own.aside = addToBag(own.aside, taken.card, taken.knownTo | bitOf(side));
    cards.push(seen(work.box, taken.card, taken.knownTo | bitOf(side)));
  }
  const cause = causeOf(work, frame, choiceRule(work.box, frame));
  if (cards.length === 0) return;
  work.emit({
    type: "cards-drawn",
    faction: factionOf(side),
    deck: missionDeck(side),
    cards,
    from: "deck",
    to: "aside",
    ...cause,
  });
}

/** Returns the cards that were not kept to the deck and shuffles it. */
function finish(work: GameWork, frame: EffectFrame): void {
  const side = sideOf(frame.chair);
  const { aside, missionDeck: deck } = work.state.sides[side];
  const name = missionDeck(side);
  setDeck(work, name, shuffled([...pileCards(deck), ...pileCards(aside)]));
  work.side(side).aside = [];
  advance(work, frame);
  const cause = causeOf(work, frame, choiceRule(work.box, frame));
  const cards = pileCards(aside).map((card) => seen(work.box, card, bitOf(side)));
  const way = { from: "aside", to: "deck" } as const;
  if (cards.length > 0)
    work.emit({ type: "cards-moved", faction: factionOf(side), deck: name, cards, ...way, ...cause });
  work.emit({ type: "deck-shuffled", deck: name, discards: false, ...cause });
}
