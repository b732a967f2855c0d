import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { KEYWORDS } from "../../../src/cards/keywords/table.ts";
import { RULES } from "../../../src/rules/index.ts";
import { KEYWORD_NAMES } from "../../../src/text/game/words.ts";

const ALL = Object.entries(KEYWORDS);

/** A name as it reads in a sentence: without the figure, the names or the arcs that follow it. */
function spoken(name: string): string {
  return name.replace(/ X(: .*)?$/, "").replace(/^(?!Immune)([^:]*): .*$/, "$1");
}

/** What follows the name of a keyword: a figure, or what it is about. */
function extent(name: string): string {
  return `${/ X\b/.test(name) ? "X" : ""}${/^[^:]*: /.test(name) ? ":" : ""}`;
}

it("Every keyword goes by its English name, and by the names that sentences give it in both languages", () => {
  for (const [id, { id: own, name }] of ALL) {
    expect(own).toBe(id);
    const { en, es } = name;
    expect(
      spoken(en)
        .toLowerCase()
        .replace(/[^a-z]+/g, "-"),
    ).toBe(id);
    // "Inmune a Perforante" reads "inmune a perforante" within a sentence.
    const words = { en: spoken(en), es: spoken(es).toLowerCase() };
    expect(words).toEqual({ en: KEYWORD_NAMES[id]?.en, es: KEYWORD_NAMES[id]?.es.toLowerCase() });
    const immune = id.startsWith("immune-");
    expect(immune ? "" : extent(en), id).toBe(extent(es));
  }
});

it("A keyword stands for all the rules of the glossary under its name, and for no others", () => {
  const under = (id: string) =>
    Object.keys(RULES).filter((rule) => new RegExp(`^leg\\.kw\\.${id}(-x)?(\\.|$)`).test(rule));
  for (const [id, { rules }] of ALL) {
    expect([...rules].sort(), id).toEqual(under(id).sort());
    expect(rules, id).not.toEqual([]);
  }
});

it("Every keyword stands in a file of its name, under its first letter, and every such file in the table", () => {
  const folder = new URL("../../../src/cards/keywords/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const entries = files.filter((path) => /^[a-z]\/.+\.ts$/.test(path));
  expect(entries.sort()).toEqual(ALL.map(([id]) => `${id[0]}/${id}.ts`).sort());
});
