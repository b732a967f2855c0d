import {
  addToBag,
  at,
  type CardCode,
  type Chance,
  type Dealer,
  dealer,
  EMPTY_PILE,
  isHidden,
  type Pile,
  shuffled,
} from "@sw/tabletop";
import { type Box, cardId } from "../../state/box.ts";
import { PLANTED_BIT } from "../../state/seats.ts";
import { BACKS, type Back } from "../backs.ts";
import type { Cards } from "../shapes.ts";
import { codeOf } from "./reading.ts";

/** The dealers of hidden cards, by back. */
export type Dealers = ReadonlyMap<Back, Dealer>;

/** The cards of a back, with the label of the question that orders them. */
export interface Pool {
  readonly back: Back;
  readonly label: string;
  readonly cards: readonly CardCode[];
}

/** Creates the dealers of all pools that have cards. Each draws an order, in the order of {@link BACKS}. */
export function dealersOf(box: Box, pools: readonly Pool[], chance: Chance): Dealers {
  const dealers = new Map<Back, Dealer>();
  for (const back of BACKS) {
    const pool = pools.find((one) => one.back === back && one.cards.length > 0);
    if (pool !== undefined) {
      dealers.set(
        back,
        dealer(pool.cards, chance, pool.label, (code) => cardId(box, code)),
      );
    }
  }
  return dealers;
}

/** Creates a dealer that deals the cards of a list in order. */
export function inOrder(cards: readonly CardCode[]): Dealer {
  let next = 0;
  return {
    deal(count) {
      next += count;
      return cards.slice(next - count, next);
    },
  };
}

/** Deals the next hidden card with a back. */
export function dealOne(dealers: Dealers, back: Back): CardCode {
  return at(dealRun(dealers, back, 1), 0);
}

/**
 * Deals the next hidden cards with a back. If the viewer cannot tell which probe cards were planted, planted cards are
 * dealt from all probe cards.
 */
function dealRun(dealers: Dealers, back: Back, count: number): readonly CardCode[] {
  const from = dealers.get(back) ?? (back === "planted" ? dealers.get("probe") : undefined);
  const cards = from?.deal(count) ?? [];
  if (cards.length < count) throw new RangeError(`a view without enough hidden cards: ${back}`);
  return cards;
}

/** Deals hidden cards with these backs, in order. */
function dealAll(dealers: Dealers, backs: readonly Back[]): readonly CardCode[] {
  const [first] = backs;
  if (first === undefined || backs.some((back) => back !== first)) return backs.map((back) => dealOne(dealers, back));
  return dealRun(dealers, first, backs.length);
}

/** Deals the hidden parts of a deck, so that it fits the view. */
export function dealDeck(box: Box, view: Cards, dealers: Dealers): Pile {
  return view.map(({ cards, backs, ordered, knownTo }) => {
    const dealt = isHidden(cards) ? dealAll(dealers, backs) : cards.map((id) => codeOf(box, id));
    const codes = ordered ? dealt : (shuffled(dealt)[0]?.cards ?? []);
    return { cards: codes, ordered, knownTo };
  });
}

/**
 * Deals the hidden cards of a hand, so that it fits the view. `seen` returns who besides the owner knows each of them.
 */
export function dealBag(box: Box, view: Cards, dealers: Dealers, seen: () => number): Pile {
  let bag: Pile = EMPTY_PILE;
  for (const { cards, backs, knownTo } of view) {
    if (isHidden(cards)) {
      for (const back of backs) {
        const card = dealOne(dealers, back);
        bag = addToBag(bag, card, knownTo | seen() | (back === "planted" ? PLANTED_BIT : 0));
      }
    } else for (const id of cards) bag = addToBag(bag, codeOf(box, id), knownTo);
  }
  return bag;
}

/** Returns that nobody but the owner knows a card. */
export const UNSEEN = (): number => 0;
