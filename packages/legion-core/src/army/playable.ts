import type { Catalogue, Entry, KeywordUse, Weapon } from "../catalogue/entries.ts";
import type { CardIndex } from "./card-index.ts";
import type { ArmyList } from "./list.ts";
import { muster } from "./muster.ts";

/** Ids of the keywords and cards that games refuse because they are not implemented yet. */
export interface Unplayed {
  readonly keywords: readonly string[];
  readonly cards: readonly string[];
}

/** A card that is not fully implemented. */
export interface Unplayable {
  readonly card: string;
  /** The unit that has the card, or the unit itself for its own card. Null for cards that belong to no unit. */
  readonly on: string | null;
  /**
   * A game refuses the card itself, or a keyword on it; or it plays with what is known of the card, because no source
   * gives all its figures and text.
   */
  readonly why: "not-played" | "keyword-not-played" | "not-told";
  /** The keyword that is not implemented. Null if the card itself is the reason. */
  readonly keyword: string | null;
  /** What sources do not tell about the card. */
  readonly doubts: readonly string[];
}

/** An empty list of unimplemented cards, for custom catalogues, whose games decide what they play. */
export const ALL_PLAYED: Unplayed = { keywords: [], cards: [] };

type Card = Entry & { readonly keywords?: readonly KeywordUse[]; readonly weapons?: readonly Weapon[] };

/**
 * Lists every card of an army that is not fully implemented, in the order of the list. Without a list, checks the whole
 * catalogue.
 */
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
