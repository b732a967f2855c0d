import type { Locale } from "@sw/tabletop/text";
import { KNOWN, type KnownKeyword } from "./known.ts";

/** What follows the name of a keyword on cards. */
const EXTENT = /\[(.*)\]/;

/** A keyword by its name as sentences have it; undefined for another word. */
export function keywordName(id: string, locale: Locale): string | undefined {
  const text = textOf(id);
  return text && written(text, locale).replace(EXTENT, "");
}

/**
 * A keyword by its name, with an X for its value, and what it does, where this package plays it; its id where there is no
 * such keyword.
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
