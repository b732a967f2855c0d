import type { Violation } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import { violationText } from "./violations.ts";

export { LOCALES, type Locale } from "@sw/tabletop/text";

/** What a text is about. */
export interface Subject {
  readonly violation: Violation;
}

/** For whom a text is. */
export interface TextOptions {
  readonly locale: Locale;
}

/** A violation of the table, of an army, of a catalogue or of input as one sentence for people, with the id of its rule in brackets. */
export function describe({ violation }: Subject, { locale }: TextOptions): string {
  return violationText(violation, locale);
}
