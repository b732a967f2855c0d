import type { Catalogue, Entry, KeywordUse, Weapon } from "../catalogue/entries.ts";
import type { CardIndex } from "./card-index.ts";
import type { ArmyList } from "./list.ts";
import { muster } from "./muster.ts";

/** What games refuse of a catalogue because nobody plays it by now: ids of keywords and of cards. */
export interface Unplayed {
  readonly keywords: readonly string[];
  readonly cards: readonly string[];
}

/** A card that is not wholly played. */
export interface Unplayable {
  readonly card: string;
  /** The unit that it is on, itself for its own card; null for cards of no unit. */
  readonly on: string | null;
  /**
   * A game refuses it for the card itself, or for a keyword on it; or it plays with what is known of it, because no source
   * tells all its figures and its text.
   */
  readonly why: "not-played" | "keyword-not-played" | "not-told";
  /** The keyword that is not played. */
  readonly keyword: string | null;
  /** What sources leave open of it. */
  readonly doubts: readonly string[];
}

/** Nothing is known to be missing of a catalogue of one's own: its games know what they play. */
export const ALL_PLAYED: Unplayed = { keywords: [], cards: [] };

type Card = Entry & { readonly keywords?: readonly KeywordUse[]; readonly weapons?: readonly Weapon[] };

/** Every card of an army that is not wholly played, in the order of the list; of the whole catalogue without a list. */
export function unplayable(lookup: CardIndex, unplayed: Unplayed, list?: ArmyList): readonly Unplayable[] {
  const cards = list === undefined ? allCards(lookup.catalogue) : cardsOf(lookup, list);
  return cards.flatMap(({ card, on }) => faultOf(card, on, unplayed) ?? []);
}

interface Placed {
  readonly card: Card;
  readonly on: string | null;
}

function allCards({ units, ...others }: Catalogue): readonly Placed[] {
  const rest: readonly (readonly Card[])[] = Object.values(others);
  return [
    ...units.map((card): Placed => ({ card, on: card.id })),
    ...rest.flat().map((card): Placed => ({ card, on: null })),
  ];
}

function cardsOf(lookup: CardIndex, list: ArmyList): readonly Placed[] {
  const ofUnits = muster(lookup, list).units.flatMap((fielded): Placed[] => {
    const { card: own, upgrades, counterpart, counterpartUpgrades } = fielded;
    const others = counterpart === undefined ? [] : [counterpart, ...counterpartUpgrades];
    return [own, ...upgrades, ...others].map((card) => ({ card, on: own.id }));
  });
  const { battleForce, commandHand, battleDeck } = list;
  const named: readonly (Card | undefined)[] = [
    battleForce === undefined ? undefined : lookup.battleForces.get(battleForce),
    ...commandHand.map((id) => lookup.commands.get(id)),
    ...battleDeck.primary.map((id) => lookup.primaryObjectives.get(id)),
    ...battleDeck.secondary.map((id) => lookup.secondaryObjectives.get(id)),
    ...battleDeck.advantages.map((id) => lookup.advantages.get(id)),
  ];
  return [...ofUnits, ...named.flatMap((card) => (card === undefined ? [] : [{ card, on: null }]))];
}

function faultOf(card: Card, on: string | null, { keywords, cards }: Unplayed): Unplayable | undefined {
  const { id, incomplete = false, doubts = [] } = card;
  const about = { card: id, on, keyword: null, doubts };
  if (cards.includes(id)) return { ...about, why: "not-played" };
  const keyword = keywordsOn(card).find((one) => keywords.includes(one));
  if (keyword !== undefined) return { ...about, why: "keyword-not-played", keyword };
  return incomplete ? { ...about, why: "not-told" } : undefined;
}

function keywordsOn({ keywords = [], weapons = [] }: Card): readonly string[] {
  return [...keywords, ...weapons.flatMap((weapon) => weapon.keywords)].map(({ id }) => id);
}
