import type { Locale } from "@sw/tabletop/text";
import type { Words } from "./language.ts";
import { ENGLISH } from "./words.en.ts";
import { SPANISH } from "./words.es.ts";

/** The words of a locale. */
export function wordsOf(locale: Locale): Words {
  return locale === "es" ? SPANISH : ENGLISH;
}
