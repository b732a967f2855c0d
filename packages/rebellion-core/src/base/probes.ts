import { drawTop } from "@sw/tabletop";
import { seen } from "../decks/told.ts";
import { cardOf } from "../state/box.ts";
import type { Cause, SeenCard } from "../state/events.ts";
import { IMPERIAL_BIT, PUBLIC } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { isOpenProbe, toProbeHand } from "./base.ts";

/** Draws probe cards for the Imperial side; an empty deck gives none (reb.probe.empty-deck). */
export function drawProbes(work: GameWork, count: number, cause: Cause): void {
  const { box, state } = work;
  const cards: SeenCard[] = [];
  for (let drawn = 0; drawn < count && state.probeDeck.length > 0; drawn++) {
    const { card, knownTo, pile } = drawTop(state.probeDeck, work, "draw:probe", work.nameOf);
    state.probeDeck = pile;
    const { system } = cardOf(box, card, "probe");
    toProbeHand(work, system, knownTo);
    cards.push(seen(box, card, isOpenProbe(work, system) ? PUBLIC : (knownTo & PUBLIC) | IMPERIAL_BIT));
  }
  if (cards.length > 0)
    work.emit({ type: "cards-drawn", faction: "imperial", deck: "probe", cards, from: "deck", to: "hand", ...cause });
}
