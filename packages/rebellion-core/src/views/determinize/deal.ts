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
import type { Cards } from "../view-shapes.ts";
import { codeOf } from "./reading.ts";

/** Dealers of hidden cards, by back. */
export type Dealers = ReadonlyMap<Back, Dealer>;

/** Cards of a back with the label of the question that orders them. */
export interface Pool {
  readonly back: Back;
  readonly label: string;
  readonly cards: readonly CardCode[];
}

/** Orders the cards of each pool that holds any, pool by pool in the order of {@link BACKS}. */
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

/** Deals the cards of a list as they come. */
export function inOrder(cards: readonly CardCode[]): Dealer {
  let next = 0;
  return {
    deal(count) {
      next += count;
      return cards.slice(next - count, next);
    },
  };
}

/** The next hidden card with a back. */
export function dealOne(dealers: Dealers, back: Back): CardCode {
  return at(dealRun(dealers, back, 1), 0);
}

/** The next hidden cards with a back. Who cannot tell which probe cards were planted has them among the others. */
function dealRun(dealers: Dealers, back: Back, count: number): readonly CardCode[] {
  const from = dealers.get(back) ?? (back === "planted" ? dealers.get("probe") : undefined);
  const cards = from?.deal(count) ?? [];
  if (cards.length < count) throw new RangeError(`a view without enough hidden cards: ${back}`);
  return cards;
}

/** Hidden cards with these backs, as they come. */
function dealAll(dealers: Dealers, backs: readonly Back[]): readonly CardCode[] {
  const [first] = backs;
  if (first === undefined || backs.some((back) => back !== first)) return backs.map((back) => dealOne(dealers, back));
  return dealRun(dealers, first, backs.length);
}

/** A deck that the view could be, its hidden parts dealt. */
export function dealDeck(box: Box, view: Cards, dealers: Dealers): Pile {
  return view.map(({ cards, backs, ordered, knownTo }) => {
    const dealt = isHidden(cards) ? dealAll(dealers, backs) : cards.map((id) => codeOf(box, id));
    const codes = ordered ? dealt : (shuffled(dealt)[0]?.cards ?? []);
    return { cards: codes, ordered, knownTo };
  });
}

/** A hand that the view could be; `seen` says of each hidden card dealt who knows it besides its owner. */
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

/** Nobody but the owner knows the card. */
export const UNSEEN = (): number => 0;
