import type { Action, Event, View } from "@sw/deckbuilder-core";
import { type CardText, cardText, describe } from "@sw/deckbuilder-core/text";
import type { Violation } from "@sw/tabletop";
import type { Locale } from "../../kit.ts";

/** The game's texts in one language. */
export interface DeckTexts {
  card(ref: string): CardText;
  event(event: Event, view: View): string;
  action(action: Action, view: View): string;
  /** What the view's seat is asked, or who else decides. */
  question(view: View): string;
  violation(violation: Violation): string;
}

/** The texts of `@sw/deckbuilder-core/text`. */
export function textsFor(locale: Locale): DeckTexts {
  return {
    card: (ref) => cardText(ref, { locale }) ?? { name: ref, kind: "", figures: "", ability: "", reward: "" },
    event: (event, view) => describe({ event }, { locale, view }),
    action: (action, view) => describe({ action }, { locale, view }),
    question: (view) => (view.decision === null ? "" : describe({ decision: view.decision }, { locale, view })),
    violation: (violation) => describe({ violation }, { locale }),
  };
}
