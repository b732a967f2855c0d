import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashOf, rulesHash, type Telling } from "../../src/documents/hash.ts";
import { canonicalJson } from "../../src/documents/json.ts";

describe("hashOf", () => {
  // Computed with another program over the canonical text; stored games and replays carry such hashes.
  test.each([
    [{}, "44136fa355b3678a1146ad16f7e8649e"],
    [{ b: [1, 2, { c: null }], a: "é\u{1f600}" }, "7fe1e2a0ae0b91ebb4f004f44a796c73"],
  ])("The hash of %j never changes", (value, hash) => {
    expect(hashOf(value)).toBe(hash);
  });

  test("The hash of data does not depend on the order of keys", () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
  });

  test("A hash has 32 hexadecimal digits and differs for different data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(hashOf(one)).toMatch(/^[0-9a-f]{32}$/);
        expect(hashOf(one) === hashOf(other)).toBe(canonicalJson(one) === canonicalJson(other));
      }),
    );
  });
});

describe("the hash of rules", () => {
  const card = { id: "lamp", cost: 2, name: { en: "Lamp", es: "Lámpara" }, step: { op: "procedure", name: "shine" } };
  const tells: Telling = (path, value) => path.at(-1) === "name" && typeof value === "object";
  const rules = (cards: readonly object[]): string => rulesHash({ cards }, tells);

  test("[tt.catalogue.hash] Descriptive fields do not change a catalogue's hash, at any depth", () => {
    expect(rules([{ ...card, name: { en: "Light" } }])).toBe(rules([card]));
    expect(rules([card])).toBe(hashOf({ cards: [{ id: card.id, cost: card.cost, step: card.step }] }));
  });

  test("[tt.catalogue.hash] Fields with rules meaning change a catalogue's hash, even under a key that is descriptive elsewhere", () => {
    const changed = [
      { ...card, cost: 3 },
      { ...card, id: "lamps" },
      { ...card, step: { ...card.step, name: "burn" } },
    ];
    expect(new Set([card, ...changed].map((one) => rules([one]))).size).toBe(4);
  });
});
