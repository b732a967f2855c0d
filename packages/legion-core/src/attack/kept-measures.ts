import type { UnitIndex } from "../state/ids.ts";
import { keptWhile } from "../state/memo/memo.ts";
import type { Company, Scene, Surroundings } from "../table/scene.ts";
import type { Battlefield } from "../table/table.ts";

/**
 * The functions that measure what is cached: a pair of units at their positions, what follows for them on a scene, and
 * whether a unit is engaged.
 */
interface Measuring<Pair, Whole> {
  pair(scene: Scene, attacker: Company, defender: Company): Pair;
  /**
   * Measures what follows from the positions of a pair on a scene. `defender` is the place of the unit in the state.
   */
  whole(scene: Scene, pair: Pair, defender: UnitIndex): Whole;
  isEngaged(scene: Scene, unit: Company): boolean;
}

/**
 * The measurements of a table. Those of a pair of units are kept while its surroundings are the same, others for one
 * scene.
 */
interface Kept<Pair, Whole> {
  readonly scene: Scene;
  /** Measurements of pairs of units, by the places of the attacker and the defender in the state. */
  readonly pairs: (Between<Pair, Whole> | undefined)[];
  /** Whether a unit is engaged, by its place in the scene. */
  readonly engaged: (boolean | undefined)[];
}

/** The measurements of two units, with the scene for which the second part was computed. */
interface Between<Pair, Whole> {
  readonly pair: Pair;
  readonly scene: Scene;
  readonly whole: Whole;
}

/**
 * Creates a cache of measurements between units, which keeps the last scene of each table. The cache never changes a
 * result.
 */
export function keptMeasures<Pair extends { readonly attacker: Company; readonly defender: Company }, Whole>(
  measure: Measuring<Pair, Whole>,
): {
  /**
   * Returns the measurements of two units by their places in the state, or undefined unless both have miniatures on the
   * scene.
   */
  between(
    scene: Scene,
    companies: readonly (Company | undefined)[],
    attacker: UnitIndex,
    defender: UnitIndex,
  ): Whole | undefined;
  isEngaged(scene: Scene, unit: Company): boolean;
} {
  const last = keptWhile((_: Battlefield, scene: Scene, before: Kept<Pair, Whole> | undefined): Kept<Pair, Whole> => {
    const pairs = before !== undefined && isAlike(before.scene, scene) ? before.pairs : [];
    return { scene, pairs, engaged: [] };
  });
  return {
    between(scene, companies, attacker, defender) {
      const from = companies[attacker];
      const to = companies[defender];
      if (from === undefined || to === undefined) return undefined;
      const { pairs } = last(scene.table, scene);
      const place = attacker * companies.length + defender;
      const known = pairs[place];
      if (known?.scene === scene) return known.whole;
      const stands = known?.pair.attacker === from && known.pair.defender === to;
      const pair = stands ? known.pair : measure.pair(scene, from, to);
      const whole = measure.whole(scene, pair, defender);
      pairs[place] = { pair, scene, whole };
      return whole;
    },
    isEngaged(scene, unit) {
      const { engaged } = last(scene.table, scene);
      const known = engaged[unit.index] ?? measure.isEngaged(scene, unit);
      engaged[unit.index] = known;
      return known;
    },
  };
}

/** Whether lines of sight and cover between two units are the same on two scenes of a table. */
function isAlike(one: Surroundings, { tokens, vehicles }: Surroundings): boolean {
  if (one.tokens !== tokens || one.vehicles.length !== vehicles.length) return false;
  return vehicles.every((vehicle, place) => vehicle === one.vehicles[place]);
}
