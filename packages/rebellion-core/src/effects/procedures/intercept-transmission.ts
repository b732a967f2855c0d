import { type CardCode, drawTop, pileCards, shuffled } from "@sw/tabletop";
import { toProbeHand } from "../../base/base.ts";
import { setDeck } from "../../decks/decks.ts";
import { seen } from "../../decks/told.ts";
import { cardOf } from "../../state/box.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { IMPERIAL, IMPERIAL_BIT, REBEL_BIT } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { hasSide } from "../../units/units.ts";
import { advance, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

/** The number of probe cards that the Rebel side draws. */
const DRAWN = 8;

/**
 * Draws probe cards for the Rebel side and gives the Empire those of systems with an Imperial unit. The others are
 * shuffled back into the deck. The card of the base's system is never in the deck.
 */
export const interceptTransmission: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    advance(work, frame);
    const drawn = drawCards(work, frame);
    if (drawn.length === 0) return false;
    const { box, state } = work;
    const isGiven = (card: CardCode): boolean => hasSide(work, cardOf(box, card, "probe").system, IMPERIAL);
    const given = drawn.filter(isGiven);
    for (const card of given) toProbeHand(work, cardOf(box, card, "probe").system, REBEL_BIT);
    const cause = causeOf(work, frame, "reb.mission.success-effect");
    if (given.length > 0) {
      const cards = given.map((card) => seen(box, card, REBEL_BIT | IMPERIAL_BIT));
      work.emit({
        type: "cards-moved",
        faction: "imperial",
        deck: "probe",
        cards,
        from: "aside",
        to: "hand",
        ...cause,
      });
    }
    const back = drawn.filter((card) => !isGiven(card));
    if (back.length > 0) {
      const cards = back.map((card) => seen(box, card, REBEL_BIT));
      work.emit({ type: "cards-moved", faction: "rebel", deck: "probe", cards, from: "aside", to: "deck", ...cause });
    }
    setDeck(work, "probe", shuffled([...pileCards(state.probeDeck), ...back]));
    work.emit({ type: "deck-shuffled", deck: "probe", discards: false, ...cause });
    return false;
  },
};

function drawCards(work: GameWork, frame: EffectFrame): readonly CardCode[] {
  const { box, state } = work;
  const drawn: CardCode[] = [];
  while (drawn.length < DRAWN && state.probeDeck.length > 0) {
    const taken = drawTop(state.probeDeck, work, "draw:probe", work.nameOf);
    state.probeDeck = taken.pile;
    drawn.push(taken.card);
  }
  const cards = drawn.map((card) => seen(box, card, REBEL_BIT));
  const cause = causeOf(work, frame, "reb.mission.success-effect");
  if (drawn.length > 0)
    work.emit({ type: "cards-drawn", faction: "rebel", deck: "probe", cards, from: "deck", to: "aside", ...cause });
  return drawn;
}
