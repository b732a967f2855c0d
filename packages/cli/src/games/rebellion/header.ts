import type { View } from "@sw/rebellion-core";
import { defaultCatalogue, type Faction } from "@sw/rebellion-core/catalogue";
import { candidatesIn, FACTIONS, frameOf, knownBase, placeIn, reader, unitOf } from "@sw/rebellion-core/read";
import { cardCount } from "@sw/tabletop";
import { padded, widthOf } from "../../terminal/layout.ts";
import { inColour, type Pen, unitsText } from "./pen.ts";

/** Returns the header of a story: round, time track, base, both sides and the current combat. */
export function headerLines(pen: Pen, view: View): readonly string[] {
  const { labels, paint } = pen;
  const width = Math.max(...FACTIONS.map((faction) => widthOf(labels.sides[faction])));
  return [
    `${roundText(pen, view)}   ${trackText(pen, view)}`,
    baseText(pen, view),
    ...FACTIONS.map((faction) => {
      const name = padded(inColour(pen, faction, labels.sides[faction]), width);
      return `${name}  ${figuresText(pen, view, faction)}`;
    }),
    combatText(pen, view),
    paint.dim("─".repeat(60)),
  ];
}

/** Returns the round, phase and turn: "Round 3, Command Phase, turn of the Empire". */
export function roundText({ labels, paint }: Pen, view: View): string {
  const { round, phase, decision } = view;
  const turn = phase === "command" && decision !== null ? `, ${labels.turnOf(labels.players[decision.seat])}` : "";
  return paint.bold(labels.round(round, phase)) + turn;
}

/** Draws the time track with both markers. The Rebels win when they meet. */
export function trackText({ labels, paint }: Pen, { time, reputation }: View): string {
  const spaces = Array.from({ length: defaultCatalogue.board.trackLength }, (_, index) => {
    const space = index + 1;
    if (space === time) return paint.red("▶");
    if (space === reputation) return paint.blue("◀");
    return space > time && space < reputation ? "·" : paint.dim("─");
  });
  return `${spaces.join("")}  ${labels.time(time, reputation)}`;
}

/** Returns what the viewer knows about the Rebel base. */
export function baseText({ texts, labels }: Pen, view: View): string {
  const { base } = view;
  if (base.system === null) return labels.baseUnchosen;
  const system = knownBase(view);
  if (system === undefined) return labels.baseAmong(candidatesIn(view).length).replace(/:$/, ".");
  const name = texts.name({ system });
  return base.revealed ? labels.baseRevealed(name) : labels.baseAt(name, base.publicCandidates.length);
}

/** Returns the numbers of systems, units and cards of a side. */
export function figuresText(pen: Pen, view: View, faction: Faction): string {
  return `${holdingsText(pen, view, faction)}; ${cardsText(pen, view, faction)}`;
}

/** Returns the numbers of systems and units of a side. */
function holdingsText({ labels }: Pen, { places }: View, faction: Faction): string {
  const loyal = places.filter(({ loyalty, subjugated }) => loyalty === faction && !subjugated).length;
  const subjugated = faction === "imperial" ? places.filter((place) => place.subjugated).length : 0;
  const units = places.flatMap((place) => place.units).map(({ unit, count }) => ({ entry: unitOf(unit), count }));
  const total = (theater: "space" | "ground"): number =>
    units
      .filter(({ entry }) => entry?.faction === faction && entry.theater === theater)
      .reduce((sum, { count }) => sum + count, 0);
  return labels.holdings(loyal, subjugated, total("space"), total("ground"));
}

/** Returns the sizes of a side's hands. */
function cardsText({ labels }: Pen, view: View, faction: Faction): string {
  const { missions, actions } = view.sides[faction];
  const hand = labels.hand(cardCount(missions), cardCount(actions[0]) + cardCount(actions[1]));
  const more =
    faction === "rebel"
      ? labels.objectives(cardCount(view.objectives), view.objectivesPlayed.length)
      : labels.probes(cardCount(view.probes));
  return `${hand}, ${more}`;
}

/** Describes the current combat in one line; empty without one. */
function combatText(pen: Pen, view: View): string {
  const combat = frameOf(view, "combat");
  if (combat === undefined) return "";
  const { labels, paint, texts } = pen;
  const system = reader.atlas.placeAt(combat.system);
  const units = placeIn(view, system)?.units ?? [];
  const sides = FACTIONS.map((faction) => {
    const own = units.filter(({ unit }) => unitOf(unit)?.faction === faction);
    return inColour(pen, faction, own.length === 0 ? labels.nothing : unitsText(pen, own));
  });
  return `${paint.yellow(labels.combat(texts.name({ system }), combat.round))}: ${sides.join(" – ")}`;
}
