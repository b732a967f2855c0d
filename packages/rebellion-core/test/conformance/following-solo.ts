import type { Event, View } from "@sw/rebellion-core";
import { isHidden, type PileView } from "@sw/tabletop";
import type { Measured } from "@sw/tabletop/conformance";
import { add } from "./counts.ts";

type Told = Extract<Event, { type: "cards-drawn" | "cards-moved" }>;
type Deck = Told["deck"];

/** The missions of the Starting Missions deck. */
const STARTING: ReadonlySet<string> = new Set([
  "capture-rebel-operative",
  "gather-intel",
  "research-and-development",
  "rule-by-fear",
]);

/** The decks of a solo Empire by the names that they have in readings; how many of the Round Deck are starting missions counts too. */
const DECKS: Readonly<Partial<Record<Deck, string>>> = {
  "imperial-starting": "solo starting deck",
  "imperial-mission": "solo main deck",
  project: "solo project deck",
  round: "solo round deck",
};

/** How many missions lie where that the Empire of a solo game draws from or goes on with. */
export function readSolo({ solo, sides, projectDeck, projectDiscard }: View, counts: Measured): void {
  if (solo === undefined) return;
  counts["solo starting deck"] = sizeOf(solo.startingDeck);
  counts["solo main deck"] = sizeOf(sides.imperial.missionDeck);
  counts["solo project deck"] = sizeOf(projectDeck);
  counts["solo round deck"] = sizeOf(solo.roundDeck);
  counts["solo round starting"] = solo.roundDeck.reduce((sum, part) => sum + startingIn(part), 0);
  counts["solo starting used"] = solo.startingUsed.length;
  counts["solo starting out"] = solo.startingOut.length;
  counts["solo projects"] = sizeOf(solo.projects);
  counts["solo returning"] = solo.returning.length;
  counts["solo main discard"] = sides.imperial.missionDiscard.length;
  counts["solo project discard"] = projectDiscard.length;
}

function sizeOf(pile: PileView<string>): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

function startingIn({ cards, backs }: NonNullable<View["solo"]>["roundDeck"][number]): number {
  return isHidden(cards)
    ? backs.filter((back) => back === "starting-mission").length
    : cards.filter((card) => STARTING.has(card)).length;
}

/** Keeps what {@link readSolo} reads up with an event. */
export function changeSolo(counts: Measured, event: Event): void {
  if (counts["solo"] !== true) return;
  if (event.type === "deck-shuffled") return shuffle(counts, event);
  if (event.type !== "cards-drawn" && event.type !== "cards-moved") return;
  for (const { card } of event.cards) {
    const name = isHidden(card) ? "" : card;
    leave(counts, event, name);
    arrive(counts, event, name);
  }
}

function leave(counts: Measured, { deck, from, rule }: Told, card: string): void {
  const pile = DECKS[deck];
  if (pile === undefined) return;
  if (from === "deck") add(counts, pile, -1);
  if (from === "deck" && deck === "round" && STARTING.has(card)) add(counts, "solo round starting", -1);
  if (from === "aside" && rule === "solo.base.move.reset") add(counts, "solo starting out", -1);
}

function arrive(counts: Measured, { deck, to, rule }: Told, card: string): void {
  const pile = DECKS[deck];
  if (pile === undefined) return;
  if (to === "deck" || to === "deck-bottom") add(counts, pile, 1);
  if (to === "round-deck") add(counts, "solo round deck", 1);
  const isStarting = deck === "imperial-starting" || (deck === "round" && STARTING.has(card));
  if (isStarting && (to === "round-deck" || (deck === "round" && to === "deck-bottom"))) {
    add(counts, "solo round starting", 1);
  }
  if (to === "aside") add(counts, asideOf(deck, rule, card), 1);
  const discard = DISCARDS[deck];
  if (to === "discard" && discard !== undefined) add(counts, discard, 1);
}

/** Where what is laid aside waits. */
function asideOf(deck: Deck, rule: Told["rule"], card: string): string {
  if (deck === "imperial-starting") {
    return rule === "solo.base.remove-gather-intel" ? "solo starting out" : "solo starting used";
  }
  return deck === "project" || PROJECTS.has(card) ? "solo projects" : "solo returning";
}

/** Projects that return, of which all see what they are. */
const PROJECTS: ReadonlySet<string> = new Set(["interdictor-development"]);

/** Decks that are made anew, and what goes back to them in the Refresh Phase. */
function shuffle(counts: Measured, { deck, discards, rule }: Extract<Event, { type: "deck-shuffled" }>): void {
  if (rule === "solo.refresh.discard-missions" && deck === "imperial-starting") {
    const unrevealed = Number(counts["solo round starting"]);
    bring(counts, "solo starting used", "solo starting deck");
    bring(counts, "solo round starting", "solo starting deck");
    return add(counts, "solo round deck", -unrevealed);
  }
  if (rule === "solo.refresh.discard-missions" && deck === "imperial-mission") {
    for (const place of ["solo round deck", "solo projects", "solo returning"]) bring(counts, place, "solo main deck");
    return;
  }
  const renewed = discards ? DISCARDS[deck] : undefined;
  if (renewed !== undefined) bring(counts, renewed, DECKS[deck] ?? "");
}

/** Discards of which how many there are is counted, to be shuffled into their decks. */
const DISCARDS: Readonly<Partial<Record<Deck, string>>> = {
  "imperial-mission": "solo main discard",
  project: "solo project discard",
};

/** All of one place go to another. */
function bring(counts: Measured, from: string, to: string): void {
  add(counts, to, Number(counts[from] ?? 0));
  counts[from] = 0;
}
