import type { Line, Locale } from "@sw/tabletop/text";
import { CARD_TEXTS } from "../../content/texts.ts";
import { battleFacts, forceFacts } from "./battle.ts";
import { commandFacts } from "./commands.ts";
import type { Facts } from "./facts.ts";
import { cardOf, type KnownCard } from "./known-card.ts";
import { cardName } from "./names.ts";
import { counterpartFacts, unitFacts } from "./units.ts";
import { upgradeFacts } from "./upgrades.ts";

/** A card's text by parts, none of them copied from a printed card. */
export interface CardText {
  readonly name: string;
  /** "upgrade card · gear". */
  readonly kind: string;
  /** "6 points · is exhausted"; empty where there is nothing to say. */
  readonly figures: string;
  /** Its weapons and keywords, whom it orders, and what it does, line by line. */
  readonly rules: readonly string[];
}

/** A card by parts; undefined where the catalogue has no such card of the kind. */
export function cardParts(id: string, locale: Locale, of?: KnownCard["kind"]): CardText | undefined {
  const known = cardOf(id, of);
  if (known === undefined) return undefined;
  const { kind, figures, rules } = factsOf(known, locale);
  const does = doesOf(known);
  return {
    name: cardName(id, locale),
    kind: kind.join(" · "),
    figures: figures.join(" · "),
    rules: does === undefined ? rules : [...rules, does[locale]],
  };
}

/** What a card does beyond its figures, if it is played; a unit does what its keywords and weapons say. */
function doesOf({ kind, card: { id } }: KnownCard): Line | undefined {
  if (kind === "units" || kind === "counterparts" || !Object.hasOwn(CARD_TEXTS, id)) return undefined;
  return CARD_TEXTS[id]?.does;
}

/** A card's text as a block of lines. */
export function cardBlock({ name, kind, figures, rules }: CardText): string {
  return [name, kind, figures, ...rules].filter((line) => line !== "").join("\n");
}

function factsOf(known: KnownCard, locale: Locale): Facts {
  switch (known.kind) {
    case "units":
      return unitFacts(known.card, locale);
    case "counterparts":
      return counterpartFacts(known.card, locale);
    case "upgrades":
      return upgradeFacts(known.card, locale);
    case "commands":
      return commandFacts(known.card, locale);
    case "battleForces":
      return forceFacts(known.card, locale);
    default:
      return battleFacts(known, locale);
  }
}
