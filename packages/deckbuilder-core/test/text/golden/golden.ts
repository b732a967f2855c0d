import type { Locale } from "@sw/deckbuilder-core/text";

/** Texts of cards by id, line by line. */
export type Golden = Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;
