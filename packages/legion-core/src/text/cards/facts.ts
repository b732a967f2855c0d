import { fill, type Line } from "@sw/tabletop/text";
import type { KeywordUse, Restriction, UnitMatch, Weapon } from "../../catalogue/index.ts";
import { keywordUse } from "./keyword-uses.ts";
import { type Naming, needed } from "./names.ts";
import { weaponText } from "./weapons.ts";

/** What the figures of a card say: its kind and figures piece by piece, its rules line by line. */
export interface Facts {
  readonly kind: readonly string[];
  readonly figures: readonly string[];
  readonly rules: readonly string[];
}

const KEYWORDS: Line = { en: "Keywords: {keywords}", es: "Cualidades: {keywords}" };

/** A line with what stands in it. */
export function told(line: Line, naming: Naming, slots: Readonly<Record<string, string | number>> = {}): string {
  const texts = Object.entries(slots).map(([name, value]) => [name, String(value)]);
  return fill(line[naming.locale], Object.fromEntries(texts));
}

/** A line for something that a card may say, or none. */
export function toldIf<Value>(
  value: Value | undefined,
  line: Line,
  naming: Naming,
  slotsOf: (value: Value) => Readonly<Record<string, string | number>>,
): readonly string[] {
  return value === undefined ? [] : [told(line, naming, slotsOf(value))];
}

/** The weapons of a card, a line each, and its keywords in one. */
export function equipment(
  { weapons = [], keywords = [] }: { readonly weapons?: readonly Weapon[]; readonly keywords?: readonly KeywordUse[] },
  naming: Naming,
): readonly string[] {
  const uses = keywords.map((use) => keywordUse(use, naming)).join(", ");
  return [
    ...weapons.map((weapon) => weaponText(weapon, naming)),
    ...(uses === "" ? [] : [told(KEYWORDS, naming, { keywords: uses })]),
  ];
}

/** Whom a card speaks of. */
export function whom(restriction: Restriction | readonly UnitMatch[], naming: Naming): string {
  return needed(Array.isArray(restriction) ? { any: restriction } : restriction, naming.locale);
}
