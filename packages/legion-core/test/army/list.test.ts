import { expectOk } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { army, parseArmyList } from "../../src/content/army.ts";
import { SAMPLES } from "./samples.ts";

describe("an army from outside", () => {
  it("A parsed army list equals the list that was written", () => {
    for (const { list } of SAMPLES) {
      expect(expectOk(parseArmyList(JSON.parse(JSON.stringify(list))))).toEqual(list);
    }
  });

  it.each([
    ["a word", "army"],
    ["an unknown faction", { ...SAMPLES[0]?.list, faction: "gungans" }],
    ["an unknown field", { ...SAMPLES[0]?.list, points: 988 }],
    ["a unit that is a number", { ...SAMPLES[0]?.list, units: [7] }],
    ["an undefined battle force", { ...SAMPLES[0]?.list, battleForce: undefined }],
    ["a hostile key", JSON.parse('{"__proto__": {"faction": "galactic-empire"}}')],
    ["ten thousand units", { ...SAMPLES[0]?.list, units: Array.from({ length: 10_000 }, () => 0) }],
  ])("An army list that is or holds %s is refused", (_, input) => {
    const result = parseArmyList(input);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.violation.rule).toMatch(/^tt\.input\./);
  });

  it("Any JSON value is refused as an army list or can be checked", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const result = parseArmyList(input);
        if (result.ok) expect(Array.isArray(army.check(result.value))).toBe(true);
      }),
    );
  });
});
