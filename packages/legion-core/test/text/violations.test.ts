import { type Violation, violation } from "@sw/tabletop";
import { expect, it } from "vitest";
import { testRefusalTexts } from "../../../../scripts/lib/refusals.ts";
import { codesExplained, codesIn, type SourceCode } from "../../../../scripts/lib/source-codes.ts";
import { parseLayout } from "../../src/table/parse.ts";
import type { RingFault } from "../../src/table/rings.ts";
import { ARMY_LINES } from "../../src/text/army.ts";
import { describe, LOCALES } from "../../src/text/index.ts";
import { GENERIC } from "../conformance/generic.ts";

/** Codes that the sources name by a type alone. */
const RINGS: readonly RingFault[] = ["corner-twice", "no-area", "sides-cross", "hole-outside"];
const OF_TYPES = RINGS.map((code) => ({ file: "rings.ts", rule: "tt.input.shape", code, params: ["piece", "part"] }));

const SOURCES = new URL("../../src/", import.meta.url);

const codes: readonly SourceCode[] = [
  ...codesIn({
    sources: SOURCES,
    skipped: ["army/", "catalogue/", "examples/", "rules/", "text/"],
    makers: [
      { name: "forbidden" },
      { name: "violation" },
      { name: "refused", rule: "tt.input.shape", code: 0 },
      { name: "fault", gives: ["miniature", "piece", "elevation", "top"] },
      // These say what falls out of a choice.
      { name: "fallsOut", code: 2, rule: 4, gives: ["unit"] },
      { name: "optionOut", code: 2, rule: 4 },
      { name: "cardOut", code: 2, rule: 4, gives: ["card"] },
      { name: "staysAway", code: 3, rule: 5, gives: ["miniature"] },
      { name: "isNotClaimed", code: 2, rule: 4, gives: ["token"] },
    ],
    someRule: "tt.input.shape",
    invariantParams: ["unit", "seat", "keyword"],
  }),
  ...OF_TYPES,
];

testRefusalTexts({
  codes,
  explained: codesExplained(new URL("text/", SOURCES)),
  known: ["must-perform", "leader-wounded-last", "not-stable", "sides-of-cards"],
  generic: GENERIC,
  sample: () => 250,
  text: (violation, locale) => describe({ violation }, { locale }),
  faults: (text) => (/\{\w+\}/.test(text) ? ["a slot that is not filled"] : []),
});

it("No refusal code is used both by the table and by the army rules", () => {
  const both = codes.filter(({ code }) => Object.hasOwn(ARMY_LINES, code));
  expect(both).toEqual([]);
});

it("Texts of army refusals use card names, and texts of table refusals use unit ids", () => {
  const few: Violation = violation("leg.army.rank-corps", "too-few-of-a-rank", { rank: "corps", have: 1, least: 3 });
  expect(LOCALES.map((locale) => describe({ violation: few }, { locale }))).toEqual([
    "The army has too few units of the rank corps. It has 1 and needs at least 3 (leg.army.rank-corps).",
    "El ejército tiene demasiado pocas unidades de categoría Tropa. Tiene 1 y necesita como mínimo 3 (leg.army.rank-corps).",
  ]);
  const pivot: Violation = violation("leg.pivot.by-type", "may-not-pivot", { unit: "stormtroopers" });
  expect(describe({ violation: pivot }, { locale: "en" })).toBe("“stormtroopers” cannot pivot (leg.pivot.by-type).");
});

it("Texts of refusals show lengths in millimetres and the members of lists, in both languages", () => {
  const far: Violation = violation("leg.cohesion.half-range", "too-far", { miniature: "b", gap: 7650, most: 7500 });
  expect(LOCALES.map((locale) => describe({ violation: far }, { locale }))).toEqual([
    "“b” would be 76.5 mm from its leader. The limit is 75 mm (leg.cohesion.half-range).",
    "«b» quedaría a 76,5 mm de su líder. El límite es 75 mm (leg.cohesion.half-range).",
  ]);
  const rests: Violation = violation("leg.type.ground-stability", "not-stable", {
    miniature: "w",
    elevation: 100,
    surfaces: [0, 5025],
  });
  expect(describe({ violation: rests }, { locale: "en" })).toBe(
    "“w” is not stable at 1 mm. It is stable at: 0 mm, 50.25 mm (leg.type.ground-stability).",
  );
});

it("The text of a refused input states what is wrong with it", () => {
  const read = parseLayout({ table: { terrain: [] }, units: [{}] });
  const text = read.ok ? "" : describe({ violation: read.violation }, { locale: "es" });
  expect(text).toMatch(/^La entrada no tiene la forma correcta en «units\.0\.\w+»\. /);
});
