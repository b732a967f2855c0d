import { type Violation, violation } from "@sw/tabletop";
import { expect, it } from "vitest";
import type { SourceCode } from "../../../../scripts/lib/source-codes.ts";
import { parseLayout } from "../../src/table/parse.ts";
import type { RingFault } from "../../src/table/rings.ts";
import { ARMY_LINES } from "../../src/text/army.ts";
import { ATTACK_LINES } from "../../src/text/attack-lines.ts";
import { CHOOSING_LINES } from "../../src/text/choosing-lines.ts";
import { describe, LOCALES } from "../../src/text/index.ts";
import { MOVE_LINES } from "../../src/text/move-lines.ts";
import { OPTION_LINES } from "../../src/text/option-lines.ts";
import { ROUND_LINES } from "../../src/text/round-lines.ts";
import { STATE_LINES } from "../../src/text/state-lines.ts";
import { TABLE_LINES } from "../../src/text/table-lines.ts";
import { TOKEN_LINES } from "../../src/text/token-lines.ts";
import { WEAPON_LINES } from "../../src/text/weapon-lines.ts";
import { GENERIC } from "../conformance/generic.ts";
import { codesInSources } from "./codes.ts";

/** Codes that the sources name by a type alone. */
const RINGS: readonly RingFault[] = ["corner-twice", "no-area", "sides-cross", "hole-outside"];
const OF_TYPES = RINGS.map((code) => ({ file: "rings.ts", rule: "tt.input.shape", code, params: ["piece", "part"] }));

const codes: readonly SourceCode[] = [...codesInSources(), ...OF_TYPES];

it("Every code of the game, of the table and of attacks has a line in both languages that its figures fill", () => {
  const faults = codes.flatMap(({ file, rule, code, params }) => {
    const figures = Object.fromEntries(params.map((name) => [name, 250]));
    return LOCALES.flatMap((locale) => {
      const text = describe({ violation: violation(rule, code, figures) }, { locale });
      const explained = text.endsWith(` (${rule}).`) && !text.startsWith(`${rule}: ${code}`);
      const filled = !/\{\w+\}/.test(text);
      return explained && filled ? [] : [`${file} ${code}: ${text}`];
    });
  });
  expect(faults).toEqual([]);
  expect(new Set(codes.map(({ code }) => code)).size).toBeGreaterThan(50);
});

it("No line is left of a code of refusal that the sources do not have any more", () => {
  const found = new Set(codes.map(({ code }) => code));
  const all = [
    TABLE_LINES,
    MOVE_LINES,
    ATTACK_LINES,
    ROUND_LINES,
    CHOOSING_LINES,
    WEAPON_LINES,
    TOKEN_LINES,
    OPTION_LINES,
    STATE_LINES,
  ].flatMap((lines) => Object.keys(lines));
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
  const lines = all.map((key) => key.split(" ").pop() ?? "");
  expect(lines.filter((code) => !found.has(code))).toEqual([]);
});

it("Each code that the laws call generic is given by a source, so that the law can find one", () => {
  const found = codes.map(({ code }) => code);
  expect(GENERIC.length).toBeGreaterThan(0);
  for (const code of GENERIC) expect(found).toContain(code);
});

it("No code of refusal means one thing on a table and another in an army", () => {
  const both = codes.filter(({ code }) => Object.hasOwn(ARMY_LINES, code));
  expect(both).toEqual([]);
});

it("Cards are told by their names in refusals of armies, units of a table by their ids", () => {
  const few: Violation = violation("leg.army.rank-corps", "too-few-of-a-rank", { rank: "corps", have: 1, least: 3 });
  expect(LOCALES.map((locale) => describe({ violation: few }, { locale }))).toEqual([
    "Units of the rank corps: 1; the army must include at least 3 (leg.army.rank-corps).",
    "Unidades de categoría Tropa: 1; el ejército debe incluir como mínimo 3 (leg.army.rank-corps).",
  ]);
  const pivot: Violation = violation("leg.pivot.by-type", "may-not-pivot", { unit: "stormtroopers" });
  expect(describe({ violation: pivot }, { locale: "en" })).toBe("“stormtroopers” may not pivot (leg.pivot.by-type).");
});

it("Lengths are told in millimetres, lists by their members, in both languages", () => {
  const far: Violation = violation("leg.cohesion.half-range", "too-far", { miniature: "b", gap: 7650, most: 7500 });
  expect(LOCALES.map((locale) => describe({ violation: far }, { locale }))).toEqual([
    "“b” is 76.5 mm from its leader, 75 mm at most (leg.cohesion.half-range).",
    "«b» está a 76,5 mm de su líder, 75 mm como mucho (leg.cohesion.half-range).",
  ]);
  const rests: Violation = violation("leg.type.ground-stability", "not-stable", {
    miniature: "w",
    elevation: 100,
    surfaces: [0, 5025],
  });
  expect(describe({ violation: rests }, { locale: "en" })).toBe(
    "“w” does not come to rest at 1 mm; it does at 0 mm, 50.25 mm (leg.type.ground-stability).",
  );
});

it("The refusal of an input tells what is wrong with it", () => {
  const read = parseLayout({ table: { terrain: [] }, units: [{}] });
  const text = read.ok ? "" : describe({ violation: read.violation }, { locale: "es" });
  expect(text).toMatch(/^La entrada tiene una forma incorrecta en «units\.0\.\w+»: /);
});

it("An unknown code of refusal is explained by the rule, the code and the figures", () => {
  const unknown: Violation = { rule: "leg.some.rule", code: "new-code", params: { left: 2 } };
  expect(describe({ violation: unknown }, { locale: "en" })).toBe('leg.some.rule: new-code {"left":2}');
});
