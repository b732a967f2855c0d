import type { Event, View } from "@sw/rebellion-core";
import { type Component, describe, nameOf } from "@sw/rebellion-core/text";
import { type CardText, componentText, describeComponent } from "@sw/rebellion-core/text/cards";
import type { Violation } from "@sw/tabletop";
import type { Locale } from "../../kit.ts";

/** The game's texts in one language. */
export interface RebellionTexts {
  /** Returns the name of a card or piece. */
  name(component: Component): string;
  /** Returns the text of a card or piece by parts. */
  parts(component: Component): CardText;
  /** Returns the whole text of a card or piece, line by line. */
  block(component: Component): readonly string[];
  event(event: Event, view: View): string;
  /** Returns the reasons for a decision of the automa, line by line. */
  reasons(reasons: Extract<Event, { type: "automa-decided" }>["reasons"]): readonly string[];
  violation(violation: Violation): string;
}

/**
 * Returns the texts of `@sw/rebellion-core/text` in a language. A spectator is shown the secrets of events, because at
 * a table of bots nobody else is watching.
 */
export function textsFor(locale: Locale): RebellionTexts {
  return {
    name: (component) => nameOf(component, { locale }),
    parts: (component) =>
      componentText(component, { locale }) ?? { name: nameOf(component, { locale }), kind: "", figures: "", rules: [] },
    block: (component) => [...describeComponent(component, { locale }).split("\n"), ""],
    event: (event, view) => describe({ event }, view.viewer === "spectator" ? { locale } : { locale, view }),
    reasons: (reasons) => describe({ reasons }, { locale }).split("\n"),
    violation: (violation) => describe({ violation }, { locale }),
  };
}
