/** Languages of the texts: English and Spanish, with the terms of the official editions. */
export const LOCALES = ["en", "es"] as const;
/** A language of {@link LOCALES}. */
export type Locale = (typeof LOCALES)[number];

/** The same line in each language. {@link fill} replaces each `{name}`. */
export type Line = Readonly<Record<Locale, string>>;

/** Lines by the code of their refusal, or by `rule code` if two rules use a code differently. */
export type Lines = Readonly<Record<string, Line>>;

/** The values for the slots of a line, by name. */
export type Slots = Readonly<Record<string, string>>;

/**
 * Returns the line of a refusal, or undefined for a code without one. A line for the rule and code comes before one for
 * the code.
 */
export function lineOf(lines: Lines, rule: string, code: string): Line | undefined {
  for (const key of [`${rule} ${code}`, code]) if (Object.hasOwn(lines, key)) return lines[key];
  return undefined;
}

/** Returns the template with its `{name}`s replaced. A name without a slot is kept. */
export function fill(template: string, slots: Slots = {}): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => slots[name] ?? hole);
}

/** Returns the text as a sentence: with a capital first letter, and a full stop unless it ends with another mark. */
export function sentence(text: string): string {
  const large = menuLine(text);
  return /[.?!]$/.test(large) ? large : `${large}.`;
}

/** Returns the text as a menu line: with a capital first letter and no full stop. */
export function menuLine(text: string): string {
  return text.replace(/^¿?./, (first) => first.toUpperCase());
}

/** Returns the words of an id, each with a capital letter: "bounty-hunter" becomes "Bounty Hunter". */
export function titled(id: string): string {
  return id.split("-").map(menuLine).join(" ");
}

/** Returns sentences as part of a line: with a small first letter and no full stop. */
export function inLine(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "");
}

/** The word before the last of several names: "and", "or" or "nor". */
export type Conjunction = "and" | "or" | "nor";

/** Joins names: "a, b and c". In Spanish uses "e" before the sound of an i, and "u" before that of an o. */
export function joined(names: readonly string[], by: Conjunction, locale: Locale): string {
  const last = names[names.length - 1];
  if (last === undefined || names.length === 1) return last ?? "";
  const word = locale === "en" ? (by === "and" ? "and" : "or") : spanish(by, last);
  return `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}

function spanish(by: Conjunction, next: string): string {
  if (by === "nor") return "ni";
  if (by === "and") return /^h?[ií](?![aeo])/i.test(next) ? "e" : "y";
  return /^h?[oó]/i.test(next) ? "u" : "o";
}

/** Lists names in order of first occurrence and counts equal ones: "Stormtrooper ×3". */
export function countedNames(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const copies = names.filter((other) => other === name).length;
    return copies === 1 ? name : `${name} ×${copies}`;
  });
}
