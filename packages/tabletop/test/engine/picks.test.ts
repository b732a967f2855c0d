import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allOf, copiesLeft, leavingEnough, nextPicks, type Pickable } from "../../src/engine/picks.ts";

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
  test("Picks reach every set of as many things as are wanted, each in one order only, with no dead end", () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 6 }), (all, wanted) => {
        const size = Math.min(wanted, copiesLeft(all, []));
        expect([...runsOf(all, wanted)].sort()).toEqual([...setsOf(allOf(all), size)].sort());
      }),
    );
  });

  test("What is left to pick is every copy but those picked", () => {
    fc.assert(
      fc.property(items, fc.nat(9), (all, key) => {
        const picked = all.some((one) => one.key === key) ? [key] : [];
        expect(copiesLeft(all, picked)).toBe(allOf(all).length - picked.length);
      }),
    );
  });

  test("A run of picks never begins where too few things follow", () => {
    const one = () => 1;
    expect(leavingEnough(["a", "b", "c"], 2, one)).toEqual(["a", "b"]);
    expect(leavingEnough(["a", "b", "c"], 0, one)).toEqual(["a", "b", "c"]);
    expect(leavingEnough(["a", "b", "c"], 4, one)).toEqual([]);
    expect(leavingEnough([1, 3, 2], 4, (copies) => copies)).toEqual([1, 3]);
  });
});
