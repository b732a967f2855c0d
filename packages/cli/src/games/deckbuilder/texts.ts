import type { Event, View } from "@sw/deckbuilder-core";
import { describe } from "@sw/deckbuilder-core/text";
import { type CardText, componentText } from "@sw/deckbuilder-core/text/cards";
import type { Violation } from "@sw/tabletop";
import type { Locale } from "../../kit.ts";

/** The game's texts in one language. */
export interface DeckTexts {
  card(ref: string): CardText;
  event(event: Event, view: View): string;
  violation(violation: Violation): string;
}

/** Returns the texts of `@sw/deckbuilder-core/text` in a language. */
export function textsFor(locale: Locale): DeckTexts {
  return {
    card: (ref) => componentText({ card: ref }, { locale }) ?? { name: ref, kind: "", figures: "", rules: [] },
    event: (event, view) => describe({ event }, { locale, view }),
    violation: (violation) => describe({ violation }, { locale }),
  };
}
