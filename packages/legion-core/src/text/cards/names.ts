import { keptBy } from "@sw/tabletop";
import { type Locale, localName, titled } from "@sw/tabletop/text";
import type { Catalogue } from "../../catalogue/index.ts";
import { NEED_WORDS, WORDS } from "../army-words.ts";
import { keywordName } from "../keywords.ts";
import { KNOWN } from "../known.ts";
import { type KnownCards, knownCards } from "../known-cards.ts";

/** The data for naming cards: a language and the cards of a catalogue. */
export interface Naming {
  readonly locale: Locale;
  readonly cards: KnownCards;
}

/** Returns the naming for a language and a catalogue, which defaults to that of this package. */
export function namingOf(locale: Locale, catalogue: Catalogue | undefined): Naming {
  return { locale, cards: catalogue === undefined ? KNOWN : knownOf(catalogue) };
}

const knownOf = /* @__PURE__ */ keptBy(knownCards);

/** Whether the catalogue has a card with this id. */
export function isCard(id: string, { cards }: Naming): boolean {
  return Object.hasOwn(cards.names, id);
}

/** Returns the name of a card with its title, or its id as words if the catalogue has no such card. */
export function cardName(id: string, naming: Naming): string {
  const title = named(id, naming)?.title;
  return title === undefined ? plainName(id, naming) : `${plainName(id, naming)}, ${title}`;
}

/** Returns the name of a card without its title. */
export function plainName(id: string, naming: Naming): string {
  const name = named(id, naming);
  return name === undefined ? titled(id) : localName(naming, name);
}

function named(id: string, naming: Naming): KnownCards["names"][string] | undefined {
  return isCard(id, naming) ? naming.cards.names[id] : undefined;
}

/** Returns the word for a rank, type, faction or similar term. */
export function word(id: string, locale: Locale): string {
  return WORDS[id]?.[locale] ?? id;
}

/** Returns a restriction as text. It accepts restrictions of cards and those in parameters of violations. */
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
