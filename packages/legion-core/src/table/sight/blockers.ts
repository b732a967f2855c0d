import type { Figure, Surroundings } from "../scene.ts";
import { type Corridor, narrowed } from "./corridor.ts";
import { corridorOf, hasSightLine } from "./line-of-sight.ts";
import { vehicleOwner } from "./walls.ts";

/** The maximum number of blockers that are tested together for hiding a miniature. */
const MOST_TOGETHER = 3;

/**
 * Lists what hides two miniatures from each other: ids of terrain pieces and ground vehicles in scene order, empty if
 * they have line of sight. It includes blockers that hide them individually, then those that hide them together with
 * one or two others. If more than three are needed together, it lists those whose removal opens a line, or all if there
 * are none.
 */
export function blockers(scene: Surroundings, a: Figure, b: Figure): readonly string[] {
  const corridor = corridorOf(scene, a, b);
  const owners = [...new Set(corridor.walls.map(({ owner }) => owner))];
  const hides = (set: readonly number[]) => !hasSightLine(only(corridor, set), a, b);
  const found = hides(owners) ? hiding(owners, hides) : [];
  return [
    ...scene.table.pieces.filter(({ index }) => found.includes(index)).map(({ id }) => id),
    ...scene.vehicles.filter((vehicle) => found.includes(vehicleOwner(vehicle))).map(({ id }) => id),
  ];
}

function only(corridor: Corridor, owners: readonly number[]): Corridor {
  return narrowed(
    corridor,
    corridor.walls.filter(({ owner }) => owners.includes(owner)),
  );
}

/** Returns the members of the smallest sets that hide. */
function hiding(owners: readonly number[], hides: (set: readonly number[]) => boolean): readonly number[] {
  const smallest: (readonly number[])[] = [];
  let sets: (readonly number[])[] = [[]];
  for (let size = 1; size <= MOST_TOGETHER; size++) {
    sets = sets.flatMap((set) => owners.filter((one) => set.every((other) => other < one)).map((one) => [...set, one]));
    sets = sets.filter((set) => !smallest.some((small) => small.every((one) => set.includes(one))));
    const found = sets.filter(hides);
    smallest.push(...found);
    sets = sets.filter((set) => !found.includes(set));
  }
  if (smallest.length > 0) return smallest.flat();
  const needed = owners.filter((one) => !hides(owners.filter((other) => other !== one)));
  return needed.length > 0 ? needed : owners;
}
