import { RULES as DECKBUILDER_RULES } from "@sw/deckbuilder-core/rules";
import { RULES as LEGION_RULES } from "@sw/legion-core/rules";
import { RULES as REBELLION_RULES } from "@sw/rebellion-core/rules";
import { describe, expect, test } from "vitest";
import { SPANISH_RULES, spanishRulePages, spanishRules } from "../site/spanish-rules.ts";

/** @type {Readonly<Record<string, import("../site/game-pages.ts").Rule>>} */
const RULES = { ...DECKBUILDER_RULES, ...REBELLION_RULES, ...LEGION_RULES };
const FILES = Object.keys(SPANISH_RULES);

/** Words that the rulebooks of a game do not use. */
const FOREIGN = {
  deckbuilder: /oponente|marcador|\bsalud\b|comprar|fila central/i,
  rebellion: /oponente|palabra clave|\bturn\b/i,
  "rise-of-the-empire": /oponente|palabra clave/i,
  solo: /oponente|palabra clave/i,
  legion: /palabra clave|oponente|supresión|\bsalud\b/i,
  "legion-keywords": /palabra clave|oponente|supresión|\bsalud\b/i,
};

/** @param {string} text */
const figuresOf = (text) => new Set(text.replaceAll(/(?<=\d)[.,](?=\d)/g, "").match(/\d+/g));

describe("the rules in Spanish", () => {
  test("Every rule of every game has a statement, and there is none besides", () => {
    const stated = FILES.flatMap((file) => Object.keys(spanishRules(file).rules));
    expect(stated.sort()).toEqual(Object.keys(RULES).sort());
  });

  test.each(Object.entries(FOREIGN))(
    "The file %s has whole sentences without words that no reglamento uses",
    (file, foreign) => {
      for (const [id, statement] of Object.entries(spanishRules(file).rules)) {
        expect([id, statement]).toEqual([id, expect.stringMatching(/^[«¿¡]{0,2}[A-ZÁÉÍÓÚÑ0-9].*\.$/)]);
        expect([id, foreign.exec(statement)]).toEqual([id, null]);
      }
    },
  );

  test.each(FILES)("A statement of the file %s names all figures that the English one names", (file) => {
    for (const [id, statement] of Object.entries(spanishRules(file).rules)) {
      const missing = [...figuresOf(RULES[id]?.rule ?? "")].filter((figure) => !figuresOf(statement).has(figure));
      expect([id, missing]).toEqual([id, []]);
    }
  });

  test("The pages have a place for every rule and a Spanish name for every area", () => {
    const text = spanishRulePages(RULES)
      .map((page) => page.text)
      .join("\n");
    for (const id of Object.keys(RULES)) expect(text).toContain(`### ${id} {#${id}}`);
  });

  test("The sections of the books are named in Spanish", () => {
    for (const { text } of spanishRulePages(RULES))
      expect(text).not.toMatch(/recovered|rulesheet|\bof the book\b|errata of/);
  });
});
