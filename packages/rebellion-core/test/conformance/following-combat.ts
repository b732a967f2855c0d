import type { Event, ShownDie, View } from "@sw/rebellion-core";
import { at, type PileView } from "@sw/tabletop";
import type { Measured } from "@sw/tabletop/conformance";
import { add } from "./counts.ts";

const FACTIONS = ["rebel", "imperial"] as const;
const COLORS = ["red", "black", "green"] as const;
const FACES = ["hit", "direct-hit", "special", "blank"] as const;

/** Who attacks and the dice of the attack on the table, damage by types of units, and tactic cards of a combat. */
export function readCombat(view: View, counts: Measured): void {
  const attack = view.frames.find((frame) => frame.kind === "attack");
  if (attack !== undefined) {
    counts["attack"] = at(FACTIONS, attack.side);
    for (const [color, faces] of attack.dice.entries()) {
      for (const [face, count] of faces.entries()) counts[`die ${at(COLORS, color)} ${at(FACES, face)}`] = count;
    }
  }
  const combat = view.frames.find((frame) => frame.kind === "combat");
  if (combat === undefined) return;
  for (const [side, faction] of FACTIONS.entries()) {
    const [space, ground] = at(combat.tactics.hands, side);
    counts[`${faction} tactics`] = sizeOf(space) + sizeOf(ground);
    for (const wound of at(combat.wounds, side)) add(counts, `${faction} damage`, wound.markers + wound.assigned);
  }
}

function sizeOf(pile: PileView<string>): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

/** Keeps what {@link readCombat} reads up with an event. */
export function changeCombat(counts: Measured, event: Event): void {
  switch (event.type) {
    case "attack-started":
      counts["attack"] = event.faction;
      return;
    case "dice-rolled":
      return event.why === "attack" ? addDice(counts, event.dice, 1) : undefined;
    case "die-changed":
      if (counts["attack"] !== event.faction) return;
      addDice(counts, [event.from], -1);
      return addDice(counts, [event.to], 1);
    case "die-spent":
      return addDice(counts, [{ die: event.die, face: "special" }], -1);
    case "hits-lost":
    case "hits-prevented":
      return addDice(counts, event.dice, -1);
    case "attack-ended":
      counts["attack"] = null;
      return addDice(counts, event.dice, -1);
    case "damage-assigned":
      if (event.source !== null) addDice(counts, [event.source], -1);
      return add(counts, `${event.faction} damage`, event.amount);
    case "damage-blocked":
    case "damage-removed":
      return add(counts, `${event.faction} damage`, -event.amount);
    case "unit-doomed":
      return add(counts, `${event.faction} damage`, -event.damage);
    case "combat-ended":
    case "game-ended":
      return combatOver(counts);
    default:
      return changeTactics(counts, event);
  }
}

function addDice(counts: Measured, dice: readonly ShownDie[], by: 1 | -1): void {
  for (const { die, face } of dice) add(counts, `die ${die} ${face}`, by);
}

function changeTactics(counts: Measured, event: Event): void {
  switch (event.type) {
    case "tactic-played":
      // Advanced cards are in nobody's hand.
      return Number(counts[`${event.faction} tactics`] ?? 0) > 0
        ? add(counts, `${event.faction} tactics`, -1)
        : undefined;
    case "cards-drawn":
    case "cards-moved": {
      if (event.deck !== "space-tactic" && event.deck !== "ground-tactic") return;
      const by = event.type === "cards-drawn" ? 1 : event.from === "hand" ? -1 : 0;
      return add(counts, `${event.faction} tactics`, by * event.cards.length);
    }
    default:
  }
}

function combatOver(counts: Measured): void {
  for (const name of Object.keys(counts)) if (name === "attack" || name.startsWith("die ")) counts[name] = null;
  for (const faction of FACTIONS) for (const name of ["damage", "tactics"]) counts[`${faction} ${name}`] = 0;
}
