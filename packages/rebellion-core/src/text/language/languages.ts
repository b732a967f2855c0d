import type { Locale } from "@sw/tabletop/text";
import { ENGLISH } from "./grammar.en.ts";
import { SPANISH } from "./grammar.es.ts";
import type { Language } from "./language.ts";

/** Returns the grammar of a locale. */
export function languageOf(locale: Locale): Language {
  return locale === "es" ? SPANISH : ENGLISH;
}
