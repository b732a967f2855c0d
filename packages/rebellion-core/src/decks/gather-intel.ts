import { at, type CardCode, pileCards, pileHas, shuffled } from "@sw/tabletop";
import type { Cause } from "../state/events.ts";
import { IMPERIAL, PUBLIC } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { putOnDeck, renewDeck } from "./decks.ts";
import { ownDeckOf } from "./round-deck.ts";
import { GATHER_INTEL } from "./solo-decks.ts";
import { tellMoved } from "./told.ts";

/**
 * Puts an open mission of the Empire under its own deck, which is first refilled from its discards if it has run out
 * (reb.discard.reshuffle). While the base is revealed, Gather Intel goes aside instead,
 * and the function returns false (solo.command.gather-intel-note).
 */
export function putUnderOwn(work: GameWork, card: CardCode, cause: Cause): boolean {
  const deck = ownDeckOf(work.box, card);
  if (work.state.base.revealed && at(work.box.cards, card).id === GATHER_INTEL) {
    work.changeSolo({ startingOut: [...work.solo.startingOut, card] });
    const way = { from: "open", to: "aside" } as const;
    tellMoved(work, IMPERIAL, deck, card, way, PUBLIC, { rule: "solo.base.remove-gather-intel", cause: null });
    return false;
  }
  if (deck === "imperial-mission") renewDeck(work, "mission", IMPERIAL);
  putOnDeck(work, deck, card, "bottom", PUBLIC);
  tellMoved(work, IMPERIAL, deck, card, { from: "open", to: "deck-bottom" }, PUBLIC, cause);
  return true;
}

/**
 * Takes Gather Intel out of the Starting Missions deck while the base is revealed, and puts it back after that
 * (solo.base.remove-gather-intel, solo.base.move.reset).
 */
export function placeGatherIntel(work: GameWork): void {
  const { box, state, solo } = work;
  const card = box.cardsById.get(GATHER_INTEL)?.code;
  if (card === undefined) return;
  const { startingDeck, startingOut } = solo;
  const isOut = startingOut.includes(card);
  if (state.base.revealed && pileHas(startingDeck, card)) {
    const rest = pileCards(startingDeck).filter((code) => code !== card);
    work.changeSolo({ startingDeck: shuffled(rest), startingOut: [...startingOut, card] });
    tellMoved(work, IMPERIAL, "imperial-starting", card, { from: "deck", to: "aside" }, PUBLIC, {
      rule: "solo.base.remove-gather-intel",
      cause: null,
    });
  } else if (!state.base.revealed && isOut) {
    const all = [...pileCards(startingDeck), card];
    work.changeSolo({ startingDeck: shuffled(all), startingOut: startingOut.filter((code) => code !== card) });
    const way = { from: "aside", to: "deck" } as const;
    tellMoved(work, IMPERIAL, "imperial-starting", card, way, PUBLIC, { rule: "solo.base.move.reset", cause: null });
  }
}
