import type { Json, Violation } from "@sw/tabletop";
import { LOCALES, type Locale } from "@sw/tabletop/text";
import { expect, test } from "vitest";
import type { SourceCode } from "./source-codes.ts";

// Holds the refusals of a core against its texts: each code has a line, each line a code.

/** The refusals in the sources of a core, and how its texts tell them. */
export interface RefusalTexts {
  /** The refusals in the sources. */
  readonly codes: readonly SourceCode[];
  /** The codes that have a line. */
  readonly explained: readonly string[];
  /** Codes that the search of the sources must find, one for each form in which sources write them. */
  readonly known: readonly string[];
  /** Codes of refusals that name no reason, as the laws of the core list them. */
  readonly generic: readonly string[];
  /** Returns a sample value for the figure of that name. */
  sample(name: string): Json;
  /** Returns the text of a refusal. */
  text(violation: Violation, locale: Locale): string;
  /** Lists what is wrong with a text for players. */
  faults(text: string): readonly string[];
}

/** Tests that every refusal in the sources is explained, and that no text explains a code that is gone. */
export function testRefusalTexts({ codes, explained, known, generic, sample, text, faults }: RefusalTexts): void {
  const found = new Set(codes.map(({ code }) => code));

  test("Every code of a refusal in the sources has a text in both languages that its figures fill", () => {
    const wrong = codes.flatMap(({ file, rule, code, params }) => {
      const violation = { rule, code, params: Object.fromEntries(params.map((name) => [name, sample(name)])) };
      return LOCALES.flatMap((locale) => {
        const told = text(violation, locale);
        return [...faults(told), ...unexplained(told, violation)].map((fault) => `${file} ${code}: ${fault}`);
      });
    });
    expect(wrong).toEqual([]);
    expect(known.filter((code) => !found.has(code))).toEqual([]);
  });

  test("No text is left of a code of refusal that the sources no longer have", () => {
    expect(explained.length).toBeGreaterThan(100);
    expect(explained.filter((code) => !found.has(code))).toEqual([]);
  });

  test("Each code that the laws call generic is given by a source, so that the law can find one", () => {
    expect(generic.filter((code) => !found.has(code))).toEqual([]);
  });

  test("An unknown code of refusal is told by its rule, its code and its figures", () => {
    const told = text({ rule: "some.rule", code: "new-code", params: { left: 2 } }, "es");
    expect(told).toBe('some.rule: new-code {"left":2}');
  });
}

/** Returns a complaint if a text does not explain its refusal, or does not end with the rule. */
export function unexplained(text: string, { rule, code }: Violation): readonly string[] {
  const isExplained = text.endsWith(` (${rule}).`) && !text.startsWith(`${rule}: ${code}`);
  return isExplained ? [] : [`not explained: ${text}`];
}
