import { pileCards, pileHas, shuffled } from "@sw/tabletop";
import { IMPERIAL, PUBLIC } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { GATHER_INTEL } from "./solo-decks.ts";
import { tellMoved } from "./told.ts";

/** Gather Intel is out of the Starting Missions deck as long as the base is revealed (solo.base.remove-gather-intel, solo.base.move.reset). */
export function placeGatherIntel(work: GameWork): void {
  const { box, state, solo } = work;
  const card = box.cardsById.get(GATHER_INTEL)?.code;
  if (card === undefined) return;
  const { startingDeck, startingOut } = solo;
  const isOut = startingOut.includes(card);
  if (state.base.revealed && pileHas(startingDeck, card)) {
    const rest = pileCards(startingDeck).filter((code) => code !== card);
    work.changeSolo({ startingDeck: shuffled(rest), startingOut: [...startingOut, card] });
    tellMoved(work, IMPERIAL, "imperial-starting", card, "aside", PUBLIC, {
      rule: "solo.base.remove-gather-intel",
      cause: null,
    });
  } else if (!state.base.revealed && isOut) {
    const all = [...pileCards(startingDeck), card];
    work.changeSolo({ startingDeck: shuffled(all), startingOut: startingOut.filter((code) => code !== card) });
    tellMoved(work, IMPERIAL, "imperial-starting", card, "deck", PUBLIC, { rule: "solo.base.move.reset", cause: null });
  }
}
