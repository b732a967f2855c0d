import {
  CONTRACT_LINES,
  fill,
  inLine,
  type Lines,
  LOCALES,
  lineOf,
  menuLine,
  sentence,
  titled,
} from "@sw/tabletop/text";
import { describe, expect, test } from "vitest";

describe("lines", () => {
  const LINES: Lines = {
    late: { en: "too late by {hours}", es: "tarde por {hours}" },
    "tt.referee.message late": { en: "the table has moved on", es: "la mesa ha seguido" },
  };

  test("A line for a rule and code takes precedence over a line for the code", () => {
    expect(lineOf(LINES, "tt.referee.message", "late")?.en).toBe("the table has moved on");
    expect(lineOf(LINES, "tt.replay.exact", "late")?.en).toBe("too late by {hours}");
  });

  test("The lookup of a code without a line returns undefined, even if the code is an inherited property name", () => {
    expect(lineOf(LINES, "tt.replay.exact", "early")).toBeUndefined();
    expect(lineOf(LINES, "tt.replay.exact", "toString")).toBeUndefined();
  });

  test("Slots are filled wherever they occur, and a slot without a value stays", () => {
    expect(fill("{a} and {b}, then {a}", { a: "one" })).toBe("one and {b}, then one");
  });
});

describe("the form of a text", () => {
  test.each([
    ["draw a card", "Draw a card."],
    ["¿quién roba?", "¿Quién roba?"],
    ["Done!", "Done!"],
    ["«x» sale", "«x» sale."],
  ])("The text %s can be turned into a sentence", (text, expected) => {
    expect(sentence(text)).toBe(expected);
  });

  test("A menu line has no full stop, and a part of a line also starts with a small letter", () => {
    expect(menuLine("end the turn")).toBe("End the turn");
    expect(inLine("End the turn.")).toBe("end the turn");
  });

  test("An id is turned into a title word by word", () => {
    expect(titled("rebel-transport")).toBe("Rebel Transport");
  });
});

describe("the contract's texts", () => {
  test.each(Object.entries(CONTRACT_LINES))("The text of %s has the same slots in each language", (_, line) => {
    const slots = LOCALES.map((locale) => [...line[locale].matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    expect(new Set(slots.map(String)).size).toBe(1);
    for (const locale of LOCALES) expect(line[locale]).toMatch(/^[\p{Ll}¿“«{].*[^.]$/u);
    expect(line.en).not.toBe(line.es);
  });
});
