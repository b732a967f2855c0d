import { expect, it } from "vitest";
import { keptBy, keptByAll, keptByBoth, keptByText, keptLast, keptWhile, lookedUp } from "../../src/state/memo/memo.ts";

/** Made anew each time, so that what was kept is told from what is merely alike. */
let made = 0;
const fresh = (): { readonly serial: number } => ({ serial: ++made });

it("What was made of an object is kept for it, and made again for another that looks the same", () => {
  const of = keptBy((_: object) => fresh());
  const [one, other] = [{}, {}];
  expect(of(one)).toBe(of(one));
  expect(of(other)).not.toBe(of(one));
});

it("What was made of two objects is kept for these two in this order alone", () => {
  const of = keptByBoth((_: object, _other: object) => fresh());
  const [one, other] = [{}, {}];
  expect(of(one, other)).toBe(of(one, other));
  expect(new Set([of(one, other), of(other, one), of(one, one)]).size).toBe(3);
});

it("What was made of a row of objects is kept for this row, not for its beginning nor for another order", () => {
  const of = keptByAll<object, object>();
  const [one, other] = [{}, {}];
  expect(of([one, other], fresh)).toBe(of([one, other], fresh));
  const rows = [[one], [one, other], [other, one], [one, other, one], []];
  expect(new Set(rows.map((row) => of(row, fresh))).size).toBe(rows.length);
});

it("What was made of an object and a text is kept for both together", () => {
  const of = keptByText(
    (_: object, name: string) => name,
    () => fresh(),
  );
  const [one, other] = [{}, {}];
  expect(of(one, "a")).toBe(of(one, "a"));
  expect(new Set([of(one, "a"), of(one, "b"), of(other, "a")]).size).toBe(3);
});

it("What was made of an object is kept while the facts are the same, and then made again from what was kept", () => {
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

it("Facts are compared by identity where nothing else is said", () => {
  const of = keptWhile((_: object, _facts: object) => fresh());
  const [key, facts] = [{}, {}];
  const first = of(key, facts);
  expect(of(key, facts)).toBe(first);
  expect(of(key, {})).not.toBe(first);
});

it("The last answers are kept while what they follow from is the same, and a new one is made from the latest", () => {
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

it("A map that holds nothing for a key is given what is made for it, once", () => {
  const map = new Map<string, object>();
  const first = lookedUp(map, "a", fresh);
  expect(lookedUp(map, "a", fresh)).toBe(first);
  expect(map.get("a")).toBe(first);
});
