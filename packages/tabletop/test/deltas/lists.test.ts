import fc from "fast-check";
import { applyPatch, createPatch } from "rfc6902";
import { describe, expect, test } from "vitest";
import { listChanges } from "../../src/deltas/lists.ts";

const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom(null, "a/b", "~") },
    { weight: 2, arbitrary: fc.array(tie("value"), { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom("a", "b/c"), tie("value"), { maxKeys: 2 }) },
  ),
}));

describe("changes of lists", () => {
  test("The changes lead from any value to any other", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = { value: structuredClone(before) };
        const faults = applyPatch(copy, createPatch({ value: before }, { value: after }, listChanges));
        expect(faults.filter((fault) => fault !== null)).toEqual([]);
        expect(copy).toEqual({ value: after });
      }),
      { numRuns: 1000 },
    );
  });

  test("No other list of changes between two lists of names is shorter", () => {
    const names = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });
    fc.assert(
      fc.property(names, names, (before, after) => {
        expect(createPatch(before, after, listChanges).length).toBe(createPatch(before, after).length);
      }),
      { numRuns: 500 },
    );
  });

  test("An entry that changes is told by what changes in it", () => {
    const before = [
      { id: "a", damage: 0 },
      { id: "b", damage: 0 },
    ];
    const after = [
      { id: "a", damage: 0 },
      { id: "b", damage: 2 },
    ];
    expect(createPatch(before, after, listChanges)).toEqual([{ op: "replace", path: "/1/damage", value: 2 }]);
  });

  test("Lists of a thousand new entries are compared place by place", () => {
    const [before, after] = [0, 1].map((add) => Array.from({ length: 1000 + add }, (_, place) => 2 * place + add));
    const changes = createPatch(before, after, listChanges);
    expect(changes.length).toBe(1001);
    const copy = structuredClone(before);
    applyPatch(copy, changes);
    expect(copy).toEqual(after);
  });
});
