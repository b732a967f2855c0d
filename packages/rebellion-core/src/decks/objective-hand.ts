import { addToBag, type CardCode, drawTop, pileCards } from "@sw/tabletop";
import { cardOf } from "../state/box.ts";
import { NOWHERE } from "../state/codes.ts";
import { effectOf } from "../state/effect-frame.ts";
import type { Cause, SeenCard } from "../state/events.ts";
import { bitOf, chairOf, GENERAL, PUBLIC, REBEL } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { takeOut } from "./piles.ts";
import { seen } from "./told.ts";

/** Draws objectives into the Rebel hand (reb.objective.draw-one-per-refresh); an empty deck gives none. */
export function drawObjectives(work: GameWork, count: number, cause: Cause): void {
  drawObjectiveCards(work, count, "hand", cause, (card, knownTo) => {
    work.state.objectives = addToBag(work.state.objectives, card, knownTo);
  });
  if (work.state.frames.length > 0) resolveImmediates(work);
}

/**
 * Turns up and carries out immediate objectives that the Rebels have just drawn; they stay in play for their target
 * markers (rote.objective.immediate). During set-up the caller that creates the first frame calls this afterwards.
 */
export function resolveImmediates(work: GameWork): void {
  const { box, state } = work;
  // Of a card that stays hidden everybody then knows that it is none of these.
  if (box.objectives.some(({ entry }) => entry.timing === "immediate")) work.revealed = true;
  for (const card of pileCards(state.objectives)) {
    if (cardOf(box, card, "objective").entry.timing !== "immediate") continue;
    state.objectives = takeOut(box, state.objectives, card).pile;
    const cause = work.cause(card);
    work.emit({ type: "objective-played", card: cause, to: "in-play", rule: "rote.objective.immediate", cause });
    keepInPlay(work, card);
    const scope = { chair: chairOf(state.config, REBEL, GENERAL), system: NOWHERE };
    work.push(effectOf(card, "effect", scope));
  }
}

/** Keeps an objective in play beside the hand (rote.objective.stays-in-play). */
export function keepInPlay(work: GameWork, card: CardCode): void {
  work.state.objectivesInPlay = [...(work.state.objectivesInPlay ?? []), card].sort((a, b) => a - b);
}

/** Discards an objective from the hand; everybody sees it. */
export function discardObjective(work: GameWork, card: CardCode, cause: Cause): void {
  const { box, state } = work;
  const { pile, knownTo } = takeOut(box, state.objectives, card);
  if (knownTo !== PUBLIC) work.revealed = true;
  state.objectives = pile;
  state.objectivesPlayed = [...state.objectivesPlayed, card];
  work.emit({ type: "objective-discarded", card: work.cause(card), from: "hand", ...cause });
}

export function drawObjectiveCards(
  work: GameWork,
  count: number,
  to: "hand" | "aside",
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
  if (cards.length > 0)
    work.emit({ type: "cards-drawn", faction: "rebel", deck: "objective", cards, from: "deck", to, ...cause });
}
