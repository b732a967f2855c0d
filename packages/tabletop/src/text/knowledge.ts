import { fill, joined, type Line, type Locale, type Slots } from "./locale.ts";

/** The language for a text: any object with a locale. */
export interface Speech {
  readonly locale: Locale;
}

/** What every text of a game is based on: its language, and what the reader knows. */
export interface Knowledge<View> extends Speech {
  /** The reader's view; undefined if no reader is given. */
  readonly view: View | undefined;
}

/** Returns a line in the language, with its slots filled. */
export function say({ locale }: Speech, line: Line, slots: Slots = {}): string {
  return fill(line[locale], slots);
}

/** Returns a name in the language, or the English name if there is no Spanish one. */
export function localName(
  { locale }: Speech,
  { en, es }: { readonly en: string; readonly es?: string | undefined },
): string {
  return (locale === "es" ? es : undefined) ?? en;
}

/** Joins names: "a, b and c". */
export function listed({ locale }: Speech, names: readonly string[]): string {
  return joined(names, "and", locale);
}

/** Returns the name of a card in quotation marks, for use in a sentence. */
export function quoted({ locale }: Speech, card: string): string {
  return locale === "es" ? `«${card}»` : `“${card}”`;
}
