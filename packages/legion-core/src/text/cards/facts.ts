import { fill, type Line, type Locale } from "@sw/tabletop/text";
import type { KeywordUse, Restriction, UnitMatch, Weapon } from "../../catalogue/index.ts";
import { keywordUse } from "./keyword-uses.ts";
import { needed } from "./names.ts";
import { weaponText } from "./weapons.ts";

/** What the figures of a card say: its kind and figures piece by piece, its rules line by line. */
export interface Facts {
  readonly kind: readonly string[];
  readonly figures: readonly string[];
  readonly rules: readonly string[];
}

const KEYWORDS: Line = { en: "Keywords: {keywords}", es: "Cualidades: {keywords}" };

/** A line with what stands in it. */
export function told(line: Line, locale: Locale, slots: Readonly<Record<string, string | number>> = {}): string {
  const texts = Object.entries(slots).map(([name, value]) => [name, String(value)]);
  return fill(line[locale], Object.fromEntries(texts));
}

/** A line for something that a card may say, or none. */
export function toldIf<Value>(
  value: Value | undefined,
  line: Line,
  locale: Locale,
  slotsOf: (value: Value) => Readonly<Record<string, string | number>>,
): readonly string[] {
  return value === undefined ? [] : [told(line, locale, slotsOf(value))];
}

/** The weapons of a card, a line each, and its keywords in one. */
export function equipment(
  { weapons = [], keywords = [] }: { readonly weapons?: readonly Weapon[]; readonly keywords?: readonly KeywordUse[] },
  locale: Locale,
): readonly string[] {
  const uses = keywords.map((use) => keywordUse(use, locale)).join(", ");
  return [
    ...weapons.map((weapon) => weaponText(weapon, locale)),
    ...(uses === "" ? [] : [told(KEYWORDS, locale, { keywords: uses })]),
  ];
}

/** Whom a card speaks of. */
export function whom(restriction: Restriction | readonly UnitMatch[], locale: Locale): string {
  return needed(Array.isArray(restriction) ? { any: restriction } : restriction, locale);
}
