import type { Locale } from "@sw/tabletop/text";
import { KNOWN, type KnownKeyword } from "./known.ts";

/** Matches the part in brackets after the name of a keyword. */
const EXTENT = /\[(.*)\]/;

/** Returns the name of a keyword as used in sentences, or undefined for another word. */
export function keywordName(id: string, locale: Locale): string | undefined {
  const text = textOf(id);
  return text && written(text, locale).replace(EXTENT, "");
}

/**
 * Returns the name of a keyword, with X for its value, and its effect if this package implements it. Returns the id if
 * there is no such keyword.
 */
export function keywordText(id: string, locale: Locale): string {
  const text = textOf(id);
  if (text === undefined) return id;
  const name = written(text, locale).replace(EXTENT, "$1");
  return text.does === undefined ? name : `${name}: ${text.does[locale]}`;
}

function textOf(id: string): KnownKeyword | undefined {
  return Object.hasOwn(KNOWN.keywords, id) ? KNOWN.keywords[id] : undefined;
}

function written({ name: { en, es = en } }: KnownKeyword, locale: Locale): string {
  return locale === "es" ? es : en;
}
