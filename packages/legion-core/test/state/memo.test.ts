import { expect, it } from "vitest";
import { keptBy, keptByAll, keptByBoth, keptByText, keptLast, keptWhile, lookedUp } from "../../src/state/memo/memo.ts";

/** Made anew each time, so that what was kept is told from what is merely alike. */
let made = 0;
const fresh = (): { readonly serial: number } => ({ serial: ++made });

it("`keptBy` caches one result per object, even for objects that look the same", () => {
  const of = keptBy((_: object) => fresh());
  const [one, other] = [{}, {}];
  expect(of(one)).toBe(of(one));
  expect(of(other)).not.toBe(of(one));
});

it("`keptByBoth` caches one result per ordered pair of objects", () => {
  const of = keptByBoth((_: object, _other: object) => fresh());
  const [one, other] = [{}, {}];
  expect(of(one, other)).toBe(of(one, other));
  expect(new Set([of(one, other), of(other, one), of(one, one)]).size).toBe(3);
});

it("`keptByAll` caches one result per exact sequence of objects, not per prefix or other order", () => {
  const of = keptByAll<object, object>();
  const [one, other] = [{}, {}];
  expect(of([one, other], fresh)).toBe(of([one, other], fresh));
  const rows = [[one], [one, other], [other, one], [one, other, one], []];
  expect(new Set(rows.map((row) => of(row, fresh))).size).toBe(rows.length);
});

it("`keptByText` caches one result per object and text", () => {
  const of = keptByText(
    (_: object, name: string) => name,
    () => fresh(),
  );
  const [one, other] = [{}, {}];
  expect(of(one, "a")).toBe(of(one, "a"));
  expect(new Set([of(one, "a"), of(one, "b"), of(other, "a")]).size).toBe(3);
});

it("`keptWhile` caches a result while the facts are equal, and then computes the next from the cached one", () => {
  const of = keptWhile(
    (_: object, facts: { readonly round: number }, before: readonly number[] | undefined): readonly number[] => [
      ...(before ?? []),
      facts.round,
    ],
    (one, other) => one.round === other.round,
  );
  const [one, other] = [{}, {}];
  const first = of(one, { round: 1 });
  expect(of(one, { round: 1 })).toBe(first);
  expect(of(one, { round: 2 })).toEqual([1, 2]);
  expect(of(other, { round: 2 })).toEqual([2]);
});

it("`keptWhile` compares facts by identity by default", () => {
  const of = keptWhile((_: object, _facts: object) => fresh());
  const [key, facts] = [{}, {}];
  const first = of(key, facts);
  expect(of(key, facts)).toBe(first);
  expect(of(key, {})).not.toBe(first);
});

it("`keptLast` caches the last results while their inputs are equal, and computes a new one from the latest", () => {
  const box = {};
  const of = keptLast(
    (round: number) => [box, round],
    (round, latest: readonly number[] | undefined): readonly number[] => [...(latest ?? []), round],
    2,
  );
  const first = of(1);
  expect(of(2)).toEqual([1, 2]);
  expect(of(1)).toBe(first);
  expect(of(3)).toEqual([1, 2, 3]);
  expect(of(1)).toEqual([1, 2, 3, 1]);
});

it("`lookedUp` computes a missing map entry once and stores it", () => {
  const map = new Map<string, object>();
  const first = lookedUp(map, "a", fresh);
  expect(lookedUp(map, "a", fresh)).toBe(first);
  expect(map.get("a")).toBe(first);
});
