import type { UnitIndex } from "../state/ids.ts";
import { keptWhile } from "../state/memo/memo.ts";
import type { Company, Scene, Surroundings } from "../table/scene.ts";
import type { Battlefield } from "../table/table.ts";

/** How that is measured which is kept: between two units as both stand, what follows from it on a scene, and of a unit alone. */
interface Measuring<Pair, Whole> {
  pair(scene: Scene, attacker: Company, defender: Company): Pair;
  /** `defender` is the place of the unit in the state. */
  whole(scene: Scene, pair: Pair, defender: UnitIndex): Whole;
  isEngaged(scene: Scene, unit: Company): boolean;
}

/** What has been measured on a table: between two units as long as its surroundings are the same, the rest on one scene. */
interface Kept<Pair, Whole> {
  readonly scene: Scene;
  /** By the places of the attacker and the defender in the state. */
  readonly pairs: (Between<Pair, Whole> | undefined)[];
  /** Whether a unit is engaged, by its place in the scene. */
  readonly engaged: (boolean | undefined)[];
}

/** What is kept of two units, and on which scene it follows from how both stand. */
interface Between<Pair, Whole> {
  readonly pair: Pair;
  readonly scene: Scene;
  readonly whole: Whole;
}

/** What is measured between units, and of each table kept from the last of its scenes. It never changes an answer. */
export function keptMeasures<Pair extends { readonly attacker: Company; readonly defender: Company }, Whole>(
  measure: Measuring<Pair, Whole>,
): {
  /** Between two units by their places in the state, both of whose miniatures stand on the scene; else undefined. */
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

/** Whether lines of sight and cover between two units are the same on both scenes of a table. */
function isAlike(one: Surroundings, { tokens, vehicles }: Surroundings): boolean {
  if (one.tokens !== tokens || one.vehicles.length !== vehicles.length) return false;
  return vehicles.every((vehicle, place) => vehicle === one.vehicles[place]);
}
