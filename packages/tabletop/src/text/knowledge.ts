import { fill, joined, type Line, type Locale, type Slots } from "./locale.ts";

/** A language to tell something in: a locale, or whatever else holds one. */
export interface Speech {
  readonly locale: Locale;
}

/** What every text of a game can draw on: its language, and what the reader knows. */
export interface Knowledge<View> extends Speech {
  /** What the reader sees of the game; undefined where nobody says who reads. */
  readonly view: View | undefined;
}

/** A line in the language, with its slots filled. */
export function say({ locale }: Speech, line: Line, slots: Slots = {}): string {
  return fill(line[locale], slots);
}

/** A name in the language; the English one where there is none in Spanish. */
export function localName(
  { locale }: Speech,
  { en, es }: { readonly en: string; readonly es?: string | undefined },
): string {
  return (locale === "es" ? es : undefined) ?? en;
}

/** Names joined: "a, b and c". */
export function listed({ locale }: Speech, names: readonly string[]): string {
  return joined(names, "and", locale);
}

/** The name of a card in quotation marks, as it stands in a sentence. */
export function quoted({ locale }: Speech, card: string): string {
  return locale === "es" ? `«${card}»` : `“${card}”`;
}
