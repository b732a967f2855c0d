import type { CardText, Line } from "@sw/tabletop/text";
import type { Catalogue } from "../../catalogue/index.ts";
import { CARD_TEXTS } from "../../content/texts.ts";
import { type Component, idOf } from "../component.ts";
import { battleFacts, forceFacts } from "./battle.ts";
import { commandFacts } from "./commands.ts";
import type { Facts } from "./facts.ts";
import { cardOf, type KnownCard } from "./known-card.ts";
import { cardName, type Naming } from "./names.ts";
import { counterpartFacts, unitFacts } from "./units.ts";
import { upgradeFacts } from "./upgrades.ts";

/** Returns a card's text by parts, or undefined if the catalogue has no such card of the kind. */
export function cardParts(component: Component, naming: Naming, catalogue: Catalogue): CardText | undefined {
  const known = cardOf(component, catalogue);
  if (known === undefined) return undefined;
  const { kind, figures, rules } = factsOf(known, naming);
  const does = doesOf(known);
  return {
    name: cardName(idOf(component), naming),
    kind: kind.join(" · "),
    figures: figures.join(" · "),
    rules: does === undefined ? rules : [...rules, does[naming.locale]],
  };
}

/**
 * Returns the line for the effects of a card beyond its printed figures, or undefined if it has none. The effects of a
 * unit are in its keywords and weapons.
 */
function doesOf({ kind, card: { id } }: KnownCard): Line | undefined {
  if (kind === "units" || kind === "counterparts" || !Object.hasOwn(CARD_TEXTS, id)) return undefined;
  return CARD_TEXTS[id]?.does;
}

function factsOf(known: KnownCard, naming: Naming): Facts {
  switch (known.kind) {
    case "units":
      return unitFacts(known.card, naming);
    case "counterparts":
      return counterpartFacts(known.card, naming);
    case "upgrades":
      return upgradeFacts(known.card, naming);
    case "commands":
      return commandFacts(known.card, naming);
    case "battleForces":
      return forceFacts(known.card, naming);
    default:
      return battleFacts(known, naming);
  }
}
