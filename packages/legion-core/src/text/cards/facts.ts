import { fill, type Line } from "@sw/tabletop/text";
import type { KeywordUse, Restriction, UnitMatch, Weapon } from "../../catalogue/index.ts";
import { keywordUse } from "./keyword-uses.ts";
import { type Naming, needed } from "./names.ts";
import { weaponText } from "./weapons.ts";

/** The parts of a card's text: its kind and figures in pieces, its rules in lines. */
export interface Facts {
  readonly kind: readonly string[];
  readonly figures: readonly string[];
  readonly rules: readonly string[];
}

const KEYWORDS: Line = { en: "Keywords: {keywords}", es: "Cualidades: {keywords}" };

/** Fills the slots of a line. */
export function told(line: Line, naming: Naming, slots: Readonly<Record<string, string | number>> = {}): string {
  const texts = Object.entries(slots).map(([name, value]) => [name, String(value)]);
  return fill(line[naming.locale], Object.fromEntries(texts));
}

/** Returns a list with a line for an optional value, or an empty list without the value. */
export function toldIf<Value>(
  value: Value | undefined,
  line: Line,
  naming: Naming,
  slotsOf: (value: Value) => Readonly<Record<string, string | number>>,
): readonly string[] {
  return value === undefined ? [] : [told(line, naming, slotsOf(value))];
}

/** Returns one line for each weapon of a card, and one line for its keywords. */
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

/** Returns the units that a card applies to, as text. */
export function whom(restriction: Restriction | readonly UnitMatch[], naming: Naming): string {
  return needed(Array.isArray(restriction) ? { any: restriction } : restriction, naming.locale);
}
