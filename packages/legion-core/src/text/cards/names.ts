import { type Locale, titled } from "@sw/tabletop/text";
import type { Catalogue, Name } from "../../catalogue/index.ts";
import { catalogue } from "../../content/catalogue.ts";
import { NEED_WORDS, WORDS } from "../army-words.ts";
import { keywordName } from "../keywords.ts";

/** A card with the kind that it is of. */
export type KnownCard = {
  [Kind in keyof Catalogue]: { readonly kind: Kind; readonly card: Catalogue[Kind][number] };
}[keyof Catalogue];

const ALL: readonly KnownCard[] = [
  ...catalogue.units.map((card) => ({ kind: "units", card }) as const),
  ...catalogue.counterparts.map((card) => ({ kind: "counterparts", card }) as const),
  ...catalogue.upgrades.map((card) => ({ kind: "upgrades", card }) as const),
  ...catalogue.commands.map((card) => ({ kind: "commands", card }) as const),
  ...catalogue.primaryObjectives.map((card) => ({ kind: "primaryObjectives", card }) as const),
  ...catalogue.secondaryObjectives.map((card) => ({ kind: "secondaryObjectives", card }) as const),
  ...catalogue.advantages.map((card) => ({ kind: "advantages", card }) as const),
  ...catalogue.battleForces.map((card) => ({ kind: "battleForces", card }) as const),
];

/** The cards of each id: one, but for the few units that share theirs with the upgrade that adds such a miniature. */
const CARDS: ReadonlyMap<string, readonly KnownCard[]> = ALL.reduce(
  (byId, known) => byId.set(known.card.id, [...(byId.get(known.card.id) ?? []), known]),
  new Map<string, readonly KnownCard[]>(),
);

/**
 * A card of the catalogue with the kind that it is of; undefined where there is no such card. Of a unit and an upgrade with the
 * same id the unit, unless the kind is said.
 */
export function cardOf(id: string, kind?: KnownCard["kind"]): KnownCard | undefined {
  const cards = CARDS.get(id) ?? [];
  return kind === undefined ? cards[0] : cards.find((known) => known.kind === kind);
}

/** Whether the catalogue has a card of that id. */
export function isCard(id: string): boolean {
  return CARDS.has(id);
}

/** The name of a card with its title; the id in words where the catalogue has no such card. */
export function cardName(id: string, locale: Locale): string {
  const card = cardOf(id)?.card;
  const title = card !== undefined && "title" in card ? card.title : undefined;
  return title === undefined ? plainName(id, locale) : `${plainName(id, locale)}, ${title}`;
}

/** The name of a card without its title. */
export function plainName(id: string, locale: Locale): string {
  const known = cardOf(id);
  return known === undefined ? titled(id) : nameIn(known.card.name, locale);
}

/** A name in a language: the English one where no other is known. */
function nameIn({ en, es }: Name, locale: Locale): string {
  return (locale === "es" ? es : undefined) ?? en;
}

/** A rank, a type, a faction in words. */
export function word(id: string, locale: Locale): string {
  return WORDS[id]?.[locale] ?? id;
}

/** A restriction in words, as cards have it and as the params of violations hold it. */
export function needed(restriction: unknown, locale: Locale): string {
  if (typeof restriction !== "object" || restriction === null) return String(restriction);
  const { any, all, not }: { readonly any?: unknown; readonly all?: unknown; readonly not?: unknown } = restriction;
  if (any !== undefined) return joined(any, NEED_WORDS.or[locale], locale);
  if (all !== undefined) return joined(all, NEED_WORDS.and[locale], locale);
  if (not !== undefined) return `${NEED_WORDS.not[locale]} ${needed(not, locale)}`;
  const parts = Object.entries(restriction).map(([field, value]) => part(field, String(value), locale));
  return parts.length === 0 ? NEED_WORDS.anybody[locale] : parts.join(", ");
}

function joined(list: unknown, word: string, locale: Locale): string {
  const parts: readonly unknown[] = Array.isArray(list) ? list : [list];
  return parts.map((one) => needed(one, locale)).join(` ${word} `);
}

function part(field: string, value: string, locale: Locale): string {
  switch (field) {
    case "unit":
    case "title":
      return value;
    case "keyword":
      return `${NEED_WORDS.with[locale]} ${keywordName(value, locale) ?? titled(value)}`;
    case "slot":
      return `${NEED_WORDS.icon[locale]} ${word(value, locale)}`;
    case "defenseDie":
      return NEED_WORDS[value === "red" ? "red" : "white"][locale];
    default:
      return word(value, locale);
  }
}
