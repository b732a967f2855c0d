import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  copied,
  difference,
  edited,
  frozen,
  pathsOf,
  short,
  somePart,
  throughJson,
  unordered,
  unplain,
  valueAt,
} from "../../src/conformance/data.ts";
import { isHidden } from "../../src/piles/knowledge.ts";

describe("difference", () => {
  test("The difference of equal data is undefined, whatever the order of keys", () => {
    expect(difference({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBeUndefined();
  });

  test.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, ".a[1].b: 2, not 3"],
    [{ a: 0 }, { a: -0 }, ".a: 0, not -0"],
    [{ a: 1 }, {}, ': a in {"a":1}'],
    [{}, { a: undefined }, ": no a in {}"],
    [[1], [1, 2], ": 1 items [1], not 2 [1,2]"],
    [[], {}, ": [], not {}"],
    [new Set([1]), new Set([1]), ": {}, not {}"],
    ["a", 1, ': "a", not 1'],
  ])("The difference of %j and %j is described", (left, right, told) => {
    expect(difference(left, right)).toBe(told);
  });

  test("The difference ignores one given place, compared by reference", () => {
    const [left, right] = [
      [1, 2],
      [3, 4],
    ];
    expect(difference({ words: left, x: 1 }, { words: right, x: 1 }, { left, right })).toBeUndefined();
    expect(difference({ words: [1, 2] }, { words: right }, { left, right })).toBe(".words[0]: 1, not 3");
  });
});

describe("unplain", () => {
  test.each([
    [{ a: undefined }, ".a: undefined"],
    [[() => 0], "[0]: function"],
    [{ a: { b: Number.NaN } }, ".a.b: NaN"],
    [[-0], "[0]: -0"],
    [new Map(), ": a class instance"],
    [{ at: new Date(0) }, ".at: a class instance"],
    [10n, ": bigint"],
    [new Array(1), "[0]: undefined"],
  ])("The check for plain data finds what JSON would lose in %s", (value, told) => {
    expect(unplain(value)).toBe(told);
  });

  test("The check for plain data finds cycles", () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(unplain(cycle)).toMatch(/: a cycle$/);
  });

  test("The check for plain data accepts data that JSON reproduces exactly", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = throughJson(value);
        expect(unplain(read)).toBeUndefined();
        expect(difference(throughJson(read), read)).toBeUndefined();
      }),
    );
  });
});

describe("edited", () => {
  const value = { a: [1, { b: 2 }], c: "x" };

  test("An edit changes one place of a copy", () => {
    expect(edited(value, ["a", "1", "b"], (inner) => [inner])).toEqual({ a: [1, { b: [2] }], c: "x" });
    expect(value).toEqual({ a: [1, { b: 2 }], c: "x" });
  });

  test("An edit can remove a key or an item", () => {
    expect(edited(value, ["c"], () => undefined)).toEqual({ a: [1, { b: 2 }] });
    expect(edited(value, ["a", "0"], () => undefined)).toEqual({ a: [{ b: 2 }], c: "x" });
  });

  test("An edit can change every place listed by pathsOf, and changes no other", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        for (const path of pathsOf(json)) {
          const changed = edited(json, path, () => "changed");
          expect(valueAt(changed, path)).toBe("changed");
          expect(
            difference(
              edited(changed, path, () => valueAt(json, path)),
              json,
            ),
          ).toBeUndefined();
        }
      }),
    );
  });
});

test("Unordered lists differ only by their contents, not by their order", () => {
  const told = unordered([{ cards: ["coin", "lamp"] }, 2, { cards: [] }]);
  expect(difference(unordered([{ cards: [] }, { cards: ["lamp", "coin"] }, 2]), told)).toBeUndefined();
  expect(difference(unordered([{ cards: [] }, { cards: ["lamp", "lamp"] }, 2]), told)).toBeDefined();
});

test("A copy shares nothing with its original and can be frozen separately", () => {
  const value = { a: [1, { b: 2 }] };
  const copy = frozen(copied(value));
  expect(copy).toEqual(value);
  expect(Object.isFrozen(valueAt(copy, ["a", "1"]))).toBe(true);
  expect(Object.isFrozen(value.a)).toBe(false);
});

test("Parts of data are found at any depth", () => {
  expect(somePart({ a: [{ b: "seed" }] }, (part) => part === "seed")).toBe(true);
  expect(somePart({ seed: [{ b: 7 }] }, (part) => part === "seed")).toBe(false);
  expect(somePart({ a: [{ b: { hidden: true } }] }, isHidden)).toBe(true);
});

test("The short text of data has a limited length", () => {
  expect(short({ text: "x".repeat(1000) })).toHaveLength(200);
});
