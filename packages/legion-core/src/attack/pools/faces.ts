import { DICE, type LegionDie } from "@sw/dice";
import { at } from "@sw/tabletop";

/**
 * Dice of an attack as counts: which die shows what never matters, only how many of each colour do. A list of counts of
 * attack dice has one place per colour, a list of counts of faces one per colour and face, colour by colour.
 */
export type Counts = readonly number[];

/** Colours of attack dice, from the weakest; upgrading goes one up (leg.die-change.upgrade-attack). */
export const ATTACK_COLOURS: readonly LegionDie[] = ["white-attack", "black-attack", "red-attack"];

/** Colours of defense dice, from the weakest (leg.die-change.upgrade-defense). */
export const DEFENSE_COLOURS: readonly LegionDie[] = ["white-defense", "red-defense"];

/** Faces of attack dice, in the order of their counts. */
export const ATTACK_FACES = ["blank", "attack-surge", "hit", "critical"] as const;

/** Faces of defense dice, in the order of their counts. */
export const DEFENSE_FACES = ["blank", "defense-surge", "block"] as const;

/** The place of blanks among the counts of the faces of one colour, of attack and defense dice alike. */
export const BLANK = 0;
/** The place of surges there, of attack and defense dice alike. */
export const SURGE = 1;
/** The place of hits among the faces of attack dice. */
export const HIT = 2;
/** The place of criticals among the faces of attack dice. */
export const CRITICAL = 3;
/** The place of blocks among the faces of defense dice. */
export const BLOCK = 2;

/** How many sides of a die show each of the faces. */
export function sidesOf(die: LegionDie, faces: readonly string[]): Counts {
  return faces.map((face) => DICE[die].faces.filter((side) => side === face).length);
}

/** The counts with `by` added at one place. */
export function changed(counts: Counts, place: number, by: number): Counts {
  return counts.map((count, index) => (index === place ? count + by : count));
}

/** The counts added place by place. */
export function added(a: Counts, b: Counts): Counts {
  return a.map((count, index) => count + (b[index] ?? 0));
}

/** The sum of all counts. */
export function sum(counts: Counts): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

/** How many dice of any colour show this face; `faces` is how many faces the dice have. */
export function showing(counts: Counts, face: number, faces: number): number {
  let total = 0;
  for (let place = face; place < counts.length; place += faces) total += at(counts, place);
  return total;
}
