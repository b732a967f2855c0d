import { addToBag, type CardCode, drawTop } from "@sw/tabletop";
import type { Cause, SeenCard } from "../state/events.ts";
import { bitOf, REBEL } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { seen } from "./told.ts";

/** Draws objectives into the Rebel hand (reb.objective.draw-one-per-refresh); an empty deck gives none. */
export function drawObjectives(work: GameWork, count: number, cause: Cause): void {
  drawObjectiveCards(work, count, cause, (card, knownTo) => {
    work.state.objectives = addToBag(work.state.objectives, card, knownTo);
  });
}

export function drawObjectiveCards(
  work: GameWork,
  count: number,
  cause: Cause,
  put: (card: CardCode, knownTo: number) => void,
): void {
  const cards: SeenCard[] = [];
  for (let drawn = 0; drawn < count && work.state.objectiveDeck.length > 0; drawn++) {
    const taken = drawTop(work.state.objectiveDeck, work, "draw:objective", work.nameOf);
    work.state.objectiveDeck = taken.pile;
    const knownTo = taken.knownTo | bitOf(REBEL);
    put(taken.card, knownTo);
    cards.push(seen(work.box, taken.card, knownTo));
  }
  if (cards.length > 0) work.emit({ type: "cards-drawn", faction: "rebel", deck: "objective", cards, ...cause });
}
