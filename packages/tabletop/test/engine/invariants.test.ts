import { expect, test } from "vitest";
import { violation } from "../../src/contract/result.ts";
import { brokenAmong, firstFlaw, type Invariant } from "../../src/engine/invariants.ts";

interface Shelf {
  readonly most: number;
  readonly shelf: readonly number[];
}
const INVARIANTS: readonly Invariant<Shelf>[] = [
  ["shelf.full", "too-many", ({ most, shelf }) => (shelf.length > most ? { most } : undefined)],
  [
    "shelf.order",
    "unsorted",
    ({ shelf }) =>
      firstFlaw(
        shelf.slice(1).entries(),
        ([at, one]) => one >= (shelf[at] ?? 0),
        ([at]) => ({ at: at + 1 }),
      ),
  ],
];

test("Broken invariants are reported with their rule and params, in the order of the list", () => {
  const broken = brokenAmong(INVARIANTS);
  expect(broken({ most: 2, shelf: [1, 2] })).toEqual([]);
  expect(broken({ most: 2, shelf: [3, 1, 2] })).toEqual([
    violation("shelf.full", "too-many", { most: 2 }),
    violation("shelf.order", "unsorted", { at: 1 }),
  ]);
});

test("The function firstFlaw stops at the first item that fails", () => {
  const seen: number[] = [];
  const isSmall = (item: number): boolean => {
    seen.push(item);
    return item < 3;
  };
  expect(firstFlaw([1, 5, 9], isSmall, (item) => ({ item }))).toEqual({ item: 5 });
  expect(seen).toEqual([1, 5]);
  expect(firstFlaw([1, 2], isSmall, (item) => ({ item }))).toBeUndefined();
});
