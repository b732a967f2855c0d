import type { Figure, Surroundings } from "../scene.ts";
import { type Corridor, narrowed } from "./corridor.ts";
import { corridorOf, hasSightLine } from "./line-of-sight.ts";
import { vehicleOwner } from "./walls.ts";

/** How many pieces are looked at together at most, to find those that hide a miniature only in company. */
const MOST_TOGETHER = 3;

/**
 * What hides two miniatures from each other: the ids of pieces of terrain and ground vehicles, in the order of the
 * scene; empty if they have line of sight. Counted is what hides them alone and, of the rest, what hides them together
 * with one or two others. If only more than three together do, those count without any one of which there is a line, or
 * all if there is none such.
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

/** The members of the smallest sets that hide. */
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
