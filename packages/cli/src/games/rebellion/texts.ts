import type { Event, View } from "@sw/rebellion-core";
import { type Component, describe, nameOf } from "@sw/rebellion-core/text";
import { type CardText, componentText, describeComponent } from "@sw/rebellion-core/text/cards";
import type { Violation } from "@sw/tabletop";
import type { Locale } from "../../kit.ts";

/** The game's texts in one language. */
export interface RebellionTexts {
  /** A card's or piece's name. */
  name(component: Component): string;
  /** A card or piece by parts. */
  parts(component: Component): CardText;
  /** A card's or piece's whole text. */
  block(component: Component): readonly string[];
  event(event: Event, view: View): string;
  /** Why the automa decided so, line by line. */
  reasons(reasons: Extract<Event, { type: "automa-decided" }>["reasons"]): readonly string[];
  violation(violation: Violation): string;
}

/**
 * The texts of `@sw/rebellion-core/text`. Whoever watches is told every secret that an event holds: at a table of bots
 * there is nobody to keep them from.
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
