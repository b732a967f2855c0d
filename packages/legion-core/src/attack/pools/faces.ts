import { DICE, type LegionDie } from "@sw/dice";
import { at } from "@sw/tabletop";

/**
 * Dice of an attack as counts, because only the number of dice of each colour and face matters. A list of attack dice
 * has one place per colour; a list of faces has one per colour and face, colour by colour.
 */
export type Counts = readonly number[];

/** Colours of attack dice, from the weakest. An upgrade moves one place up (leg.die-change.upgrade-attack). */
export const ATTACK_COLOURS: readonly LegionDie[] = ["white-attack", "black-attack", "red-attack"];

/** Colours of defense dice, from the weakest (leg.die-change.upgrade-defense). */
export const DEFENSE_COLOURS: readonly LegionDie[] = ["white-defense", "red-defense"];

/** Faces of attack dice, in the order of their counts. */
export const ATTACK_FACES = ["blank", "attack-surge", "hit", "critical"] as const;

/** Faces of defense dice, in the order of their counts. */
export const DEFENSE_FACES = ["blank", "defense-surge", "block"] as const;

/** The place of blanks among the face counts of one colour, for attack and defense dice alike. */
export const BLANK = 0;
/** The place of surges among the face counts of one colour, for attack and defense dice alike. */
export const SURGE = 1;
/** The place of hits among the face counts of attack dice. */
export const HIT = 2;
/** The place of criticals among the face counts of attack dice. */
export const CRITICAL = 3;
/** The place of blocks among the face counts of defense dice. */
export const BLOCK = 2;

/** Counts how many sides of a die show each of the faces. */
export function sidesOf(die: LegionDie, faces: readonly string[]): Counts {
  return faces.map((face) => DICE[die].faces.filter((side) => side === face).length);
}

/** Returns the counts with `by` added at one place. */
export function changed(counts: Counts, place: number, by: number): Counts {
  return counts.map((count, index) => (index === place ? count + by : count));
}

/** Adds two lists of counts place by place. */
export function added(a: Counts, b: Counts): Counts {
  return a.map((count, index) => count + (b[index] ?? 0));
}

/** Returns the sum of all counts. */
export function sum(counts: Counts): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

/** Counts the dice of any colour that show a face. `faces` is the number of different faces of the dice. */
export function showing(counts: Counts, face: number, faces: number): number {
  let total = 0;
  for (let place = face; place < counts.length; place += faces) total += at(counts, place);
  return total;
}
