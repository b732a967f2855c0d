import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allOf,
  copiesLeft,
  leavingEnough,
  nextPicks,
  openPicks,
  type Pickable,
  withoutPicked,
  withPicked,
} from "../../src/engine/picks.ts";

/** A few kinds of things with ascending keys, a copy or more of each. */
const items: fc.Arbitrary<readonly Pickable[]> = fc
  .uniqueArray(fc.record({ key: fc.integer({ min: 0, max: 9 }), count: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ key }) => key,
    maxLength: 4,
  })
  .map((all) => [...all].sort((a, b) => a.key - b.key));

/** Every run of picks to its end, by keys. */
function runsOf(all: readonly Pickable[], wanted: number, picked: readonly number[] = []): readonly string[] {
  const next = picked.length === wanted ? [] : nextPicks(all, picked, wanted - picked.length);
  return next.length === 0 ? [picked.join()] : next.flatMap(({ key }) => runsOf(all, wanted, [...picked, key]));
}

/** Every set of so many copies, its keys ascending. */
function setsOf(keys: readonly number[], size: number): readonly string[] {
  const of = (from: number, chosen: readonly number[]): readonly string[] => {
    if (chosen.length === size) return [chosen.join()];
    return keys.slice(from).flatMap((key, step) => of(from + step + 1, [...chosen, key]));
  };
  return [...new Set(of(0, []))];
}

describe("runs of picks", () => {
  test("Canonical picks reach every set of the required size in exactly one order, without dead ends", () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 6 }), (all, wanted) => {
        const size = Math.min(wanted, copiesLeft(all, []));
        expect([...runsOf(all, wanted)].sort()).toEqual([...setsOf(allOf(all), size)].sort());
      }),
    );
  });

  test("Picks in any order always leave something to pick until the required number has been picked", () => {
    const order = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 6 }), order, (all, wanted, draws) => {
        const size = Math.min(wanted, copiesLeft(all, []));
        let picked: readonly number[] = [];
        for (const draw of draws) {
          if (picked.length === size) break;
          const open = openPicks(all, picked);
          const listed = nextPicks(all, picked, wanted - picked.length);
          expect(listed.length).toBeGreaterThan(0);
          expect(open).toEqual(expect.arrayContaining([...listed]));
          picked = withPicked(picked, open[draw % open.length]?.key ?? 0);
        }
        expect(picked).toEqual([...picked].sort((a, b) => a - b));
      }),
    );
  });

  test("Picks are kept in ascending order, and removing one keeps the others", () => {
    expect([4, 1, 3, 1].reduce(withPicked, [] as readonly number[])).toEqual([1, 1, 3, 4]);
    expect(withoutPicked([1, 1, 3, 4], 1)).toEqual([1, 3, 4]);
    expect(() => withoutPicked([1, 3], 2)).toThrow(RangeError);
  });

  test("All copies except those picked are left to pick", () => {
    fc.assert(
      fc.property(items, fc.nat(9), (all, key) => {
        const picked = all.some((one) => one.key === key) ? [key] : [];
        expect(copiesLeft(all, picked)).toBe(allOf(all).length - picked.length);
      }),
    );
  });

  test("A run of picks never starts at an item with too few items after it", () => {
    const one = () => 1;
    expect(leavingEnough(["a", "b", "c"], 2, one)).toEqual(["a", "b"]);
    expect(leavingEnough(["a", "b", "c"], 0, one)).toEqual(["a", "b", "c"]);
    expect(leavingEnough(["a", "b", "c"], 4, one)).toEqual([]);
    expect(leavingEnough([1, 3, 2], 4, (copies) => copies)).toEqual([1, 3]);
  });
});
