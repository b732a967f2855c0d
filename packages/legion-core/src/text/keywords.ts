import type { Locale } from "@sw/tabletop/text";
import { KEYWORD_TEXTS, KEYWORDS } from "../cards/keywords/table.ts";

/** A keyword by its name, with an X for its value, and what it does; its id where this package has no such keyword. */
export function keywordText(id: string, locale: Locale): string {
  const entry = Object.hasOwn(KEYWORDS, id) ? KEYWORDS[id] : undefined;
  return entry === undefined ? id : `${entry.name[locale]}: ${KEYWORD_TEXTS[id]?.[locale] ?? ""}`;
}
