import type { Line } from "@sw/tabletop/text";
import type { ArmedCounterpart, ArmedUnit, ArmedUpgrade } from "../army/miniatures.ts";
import type { CardText, KeywordText } from "../catalogue/cards.ts";
import type { Name, Weapon } from "../catalogue/entries.ts";
import { defaultCatalogue } from "../content/catalogue.ts";
import { KEYWORD_TEXTS } from "../content/keyword-texts.ts";
import { CARD_TEXTS } from "../content/texts.ts";
import type { BaseSize } from "../table/bases.ts";

/** The name of a keyword, and what it does where this package plays it. */
export type KnownKeyword = Pick<KeywordText, "name" | "does">;

/** What texts about a game need of the cards; weapons by their names. */
export interface Known {
  /** Names of cards by id, with the title where they have one; of a unit and an upgrade with one id that of the unit. */
  readonly names: Readonly<Record<string, Name & { readonly title?: string }>>;
  readonly units: Readonly<Record<string, ArmedUnit<string>>>;
  /** The bases of units that do not stand on small ones. */
  readonly bases: Readonly<Record<string, BaseSize>>;
  /** Those that add weapons or miniatures. */
  readonly upgrades: Readonly<Record<string, ArmedUpgrade<string>>>;
  readonly counterparts: Readonly<Record<string, ArmedCounterpart<string>>>;
  /** The weapons that command cards lend, by card. */
  readonly lent: Readonly<Record<string, readonly string[]>>;
  readonly keywords: Readonly<Record<string, KnownKeyword>>;
  /** Named choices that cards and keywords ask for. */
  readonly choices: Readonly<Record<string, Line>>;
  /** Tokens of the battlefield that cards put there. */
  readonly tokens: Readonly<Record<string, Line>>;
}

/**
 * What texts about a game need of the cards. The build writes down what comes of this module in its place
 * (`scripts/lib/evaluated.mjs`), so that `/text` goes without the catalogue: it is plain data of nothing but these files.
 */
export const KNOWN: Known = {
  names: namesOf(Object.values(defaultCatalogue).flat()),
  units: byId(
    defaultCatalogue.units.map(({ id, miniatures, wounds, weapons }) => ({
      id,
      miniatures,
      wounds,
      weapons: namesIn(weapons),
    })),
  ),
  bases: Object.fromEntries(defaultCatalogue.units.flatMap(({ id, base }) => (base === "small" ? [] : [[id, base]]))),
  upgrades: byId(defaultCatalogue.upgrades.flatMap(armedUpgrade)),
  counterparts: byId(
    defaultCatalogue.counterparts.map(({ id, wounds, weapons }) => ({ id, wounds, weapons: namesIn(weapons) })),
  ),
  lent: Object.fromEntries(
    defaultCatalogue.commands.flatMap(({ id, weapons }) => (weapons === undefined ? [] : [[id, namesIn(weapons)]])),
  ),
  keywords: Object.fromEntries(
    Object.entries(KEYWORD_TEXTS).map(([id, { name, does }]) => [id, does === undefined ? { name } : { name, does }]),
  ),
  choices: linesOf("choices"),
  tokens: linesOf("tokens"),
};

function namesOf(
  cards: readonly { readonly id: string; readonly name: Name; readonly title?: string }[],
): Known["names"] {
  const names = cards.map(({ id, name, title }) => [id, title === undefined ? name : { ...name, title }] as const);
  // The first of an id counts.
  return Object.fromEntries(names.reverse());
}

/** Most upgrades add neither weapons nor miniatures. */
function armedUpgrade({
  id,
  type,
  miniatures,
  wounds,
  weapons,
}: (typeof defaultCatalogue.upgrades)[number]): readonly ArmedUpgrade<string>[] {
  if (miniatures === undefined && weapons === undefined) return [];
  return [
    {
      id,
      type,
      ...(miniatures === undefined ? {} : { miniatures }),
      ...(wounds === undefined ? {} : { wounds }),
      ...(weapons === undefined ? {} : { weapons: namesIn(weapons) }),
    },
  ];
}

function namesIn(weapons: readonly Weapon[]): readonly string[] {
  return weapons.map(({ name }) => name);
}

function byId<Card extends { readonly id: string }>(cards: readonly Card[]): Readonly<Record<string, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}

function linesOf(field: "choices" | "tokens"): Readonly<Record<string, Line>> {
  const texts: readonly CardText[] = [...Object.values(KEYWORD_TEXTS), ...Object.values(CARD_TEXTS)];
  return Object.fromEntries(texts.flatMap((text) => Object.entries(text[field] ?? {})));
}
