import { RULES } from "@sw/deckbuilder-core/rules";
import { describe, expect, test } from "vitest";
import { spanishRulePages, spanishRules } from "../site/spanish-rules.ts";

describe("the rules in Spanish", () => {
  const statements = spanishRules("deckbuilder") ?? {};

  test("The Deckbuilding Game has a statement for every rule, and none besides", () => {
    expect(Object.keys(statements)).toEqual(Object.keys(RULES));
  });

  test("A statement is a whole sentence without words that the reglamento does not use", () => {
    for (const statement of Object.values(statements)) {
      expect(statement).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
      expect(statement).not.toMatch(/oponente|marcador|\bsalud\b|comprar|fila central/i);
    }
  });

  test("A statement names the figures that the English one names", () => {
    for (const [id, { rule }] of Object.entries(RULES)) {
      expect([id, statements[id]?.match(/\d+/g) ?? []]).toEqual([id, rule.match(/\d+/g) ?? []]);
    }
  });

  test("The page has a place for every rule", () => {
    const [page] = spanishRulePages("deckbuilder", "The Deckbuilding Game", RULES);
    for (const id of Object.keys(RULES)) expect(page?.text).toContain(`{#${id}}`);
  });

  test("A game whose statements nobody has written has no page", () => {
    expect(spanishRulePages("legion", "Legion", {})).toEqual([]);
  });
});
