/** Languages of the texts: English and Spanish, in the words of the official editions. */
export const LOCALES = ["en", "es"] as const;
/** A language of {@link LOCALES}. */
export type Locale = (typeof LOCALES)[number];

/** The same line in each language; `{name}` stands for what {@link fill} puts there. */
export type Line = Readonly<Record<Locale, string>>;

/** Lines by the code of the refusal that they tell, or by `rule code` where two rules use one code differently. */
export type Lines = Readonly<Record<string, Line>>;

/** What goes into a line, by name. */
export type Slots = Readonly<Record<string, string>>;

/** The line of a refusal; one that stands with its rule comes first. Undefined for a code without a line. */
export function lineOf(lines: Lines, rule: string, code: string): Line | undefined {
  for (const key of [`${rule} ${code}`, code]) if (Object.hasOwn(lines, key)) return lines[key];
  return undefined;
}

/** The template with its `{name}`s replaced; one that has no slot stays as it is. */
export function fill(template: string, slots: Slots = {}): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => slots[name] ?? hole);
}

/** The text as a sentence: first letter large, full stop at the end where no other mark stands. */
export function sentence(text: string): string {
  const large = menuLine(text);
  return /[.?!]$/.test(large) ? large : `${large}.`;
}

/** The text as a line of a menu: first letter large, no full stop. */
export function menuLine(text: string): string {
  return text.replace(/^¿?./, (first) => first.toUpperCase());
}

/** The words of an id, each with a large letter: "bounty-hunter" as "Bounty Hunter". */
export function titled(id: string): string {
  return id.split("-").map(menuLine).join(" ");
}

/** Sentences as part of a line: first letter small, no full stop at the end. */
export function inLine(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "");
}

/** What joins the last of several names to those before it: both, either, or neither of them. */
export type Conjunction = "and" | "or" | "nor";

/** Names joined: "a, b and c". Spanish says "e" before the sound of an i, and "u" before that of an o. */
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

/** Names in the order in which each comes first, equal ones counted: "Stormtrooper ×3". */
export function countedNames(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const copies = names.filter((other) => other === name).length;
    return copies === 1 ? name : `${name} ×${copies}`;
  });
}
