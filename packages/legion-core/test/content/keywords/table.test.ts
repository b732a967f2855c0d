import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { KEYWORDS } from "../../../src/content/keyword-entries.ts";
import { KEYWORD_TEXTS } from "../../../src/content/keyword-texts.ts";
import { RULES } from "../../../src/rules/index.ts";

/** What follows the name of a keyword on cards: a figure, or what it is about. */
function extent(name: string): string {
  const [, inside = ""] = /\[(.*)\]$/.exec(name) ?? [];
  return `${/ X\b/.test(inside) ? "X" : ""}${inside.includes(": ") ? ":" : ""}`;
}

it("Every keyword id matches its English name, and both its names take a number or neither does", () => {
  for (const [id, { id: own, name }] of Object.entries(KEYWORD_TEXTS)) {
    expect(own).toBe(id);
    const { en, es = en } = name;
    const words = en.replace(/\[.*\]$/, "").replace(/['’]/g, "");
    expect(words.toLowerCase().replace(/[^a-z0-9]+/g, "-")).toBe(id);
    expect(extent(en), id).toBe(extent(es));
  }
});

it("Every keyword printed on a card of the catalogue and every implemented keyword has a name", () => {
  const { units, counterparts, upgrades, commands } = defaultCatalogue;
  const printed = [...units, ...counterparts, ...upgrades, ...commands].flatMap(({ keywords = [], weapons = [] }) =>
    [...keywords, ...weapons.flatMap((weapon) => weapon.keywords)].map(({ id }) => id),
  );
  expect([...new Set(printed)].filter((id) => !(id in KEYWORD_TEXTS))).toEqual([]);
  expect(Object.keys(KEYWORDS).filter((id) => !(id in KEYWORD_TEXTS))).toEqual([]);
});

it("Every implemented keyword has rule ids under its name", () => {
  const under = (id: string) =>
    Object.keys(RULES).filter((rule) =>
      new RegExp(`^leg\\.kw\\.(bane-tokens\\.)?${id}(-x)?(-unit|-weapon|-tokens|-voluntary)?(\\.|$)`).test(rule),
    );
  expect(Object.keys(KEYWORDS).filter((id) => under(id).length === 0)).toEqual([]);
});

it("Every keyword is in the file named after its first letter, in alphabetical order", async () => {
  const folder = new URL("../../../src/content/keywords/", import.meta.url);
  const files = readdirSync(folder).filter((path) => path.endsWith(".ts") && path !== "index.ts");
  const written = await Promise.all(
    files.map(async (file): Promise<readonly string[]> => {
      const { KEYWORDS: keywords } = await import(new URL(file, folder).href);
      const ids = Object.keys(keywords.cards());
      const [first = "", last = first] = file.replace(".ts", "").split("-");
      expect(ids.filter((id) => id.slice(0, first.length) < first || id.slice(0, last.length) > last)).toEqual([]);
      expect([...ids].sort()).toEqual(ids);
      return ids;
    }),
  );
  expect(written.flat().sort()).toEqual(Object.keys(KEYWORD_TEXTS).sort());
});
