import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedState, sourceOf } from "../../src/conformance/changes.ts";
import { seeded } from "../../src/index.ts";

const one = {
  round: 1,
  name: "red",
  hands: [
    { cards: [1, 2, 3], open: true },
    { cards: [4], open: false },
  ],
  fixed: [7, 8],
};
const other = {
  round: 4,
  name: "blue",
  hands: [
    { cards: [2], open: true },
    { cards: [], open: false },
  ],
  fixed: [7, 8],
};
const source = sourceOf([one, other]);

/** What many changes of a state come to. */
const many = Array.from({ length: 400 }, (_, seed) => changedState(source, one, other, seeded(seed)));

describe("changed states", () => {
  test("Changed states differ from the given state, which is not modified, and describe the change", () => {
    const before = JSON.stringify(one);
    const same = many.filter(({ state }) => JSON.stringify(state) === before);
    expect(same.length).toBeLessThan(many.length / 20);
    expect(many.every(({ how }) => how.length > 0)).toBe(true);
    expect(JSON.stringify(one)).toBe(before);
  });

  test("The same seed gives the same changed states", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const make = () => changedState(source, one, other, seeded(seed));
        expect(make()).toEqual(make());
      }),
    );
  });

  test("Changed states include numbers off by one, other generator states, and cards moved between hands or dropped", () => {
    const made = many.map(({ state }) => JSON.stringify(state));
    const has = (part: string): boolean => made.some((text) => text.includes(part));
    expect(has('"round":2,')).toBe(true);
    expect(has('"name":"blue"')).toBe(true);
    expect(has('"cards":[1,2,3,4]')).toBe(true);
    expect(has('"cards":[2,3]')).toBe(true);
    expect(has('"open":false},{"cards":[4]')).toBe(true);
  });

  test("Changed states rarely modify parts that no play modifies", () => {
    const touched = many.filter(({ how }) => how.includes("fixed"));
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.length).toBeLessThan(many.length / 4);
  });
});
