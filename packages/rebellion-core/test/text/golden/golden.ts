import type { Locale } from "@sw/rebellion-core/text";

/** Texts of cards and pieces by id, line by line. */
export type Golden = Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;
