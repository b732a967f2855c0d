import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scripted, seeded } from "../../src/chance/chance.ts";
import {
  cardByCard,
  cardCount,
  dealBag,
  dealDeck,
  dealer,
  HIDDEN,
  type Hidden,
  hiddenPool,
  isHidden,
  isKnown,
  type PileView,
  shownCards,
  viewBag,
  viewDeck,
} from "../../src/piles/knowledge.ts";
import {
  type CardCode,
  EMPTY_PILE,
  type Pile,
  pileCards,
  pileSize,
  type SeatMask,
  takeFromBag,
} from "../../src/piles/pile.ts";
import { card, dealtBag, deck } from "../helpers/piles.ts";

const OWNER = 1;
/** One of the seats besides the owner of the bag. */
const other: fc.Arbitrary<SeatMask> = fc.constantFrom(2, 4);
const viewer: fc.Arbitrary<SeatMask> = fc.constantFrom(1, 2, 4, 8);
const name = (code: CardCode): string => `card ${code}`;
const read = (shown: string): CardCode => Number(shown.slice(5));
const inOrder = (codes: readonly CardCode[]): readonly CardCode[] => [...codes].sort((a, b) => a - b);

/** The cards of a pile that the mask cannot see, segment after segment. */
function hiddenCards(pile: Pile, mask: SeatMask): readonly CardCode[] {
  return pileCards(pile.filter((segment) => !isKnown(segment, mask)));
}

/** A pile that the mask cannot tell from the given one: what it cannot see is dealt anew from the same hidden cards. */
function indistinguishable(pile: Pile, mask: SeatMask, seed: number): Pile {
  const from = dealer(hiddenPool([pile], mask), seeded(seed), "shuffle", name);
  return dealDeck(viewDeck(pile, mask, name), read, from);
}

describe("a deck seen by a seat", () => {
  test("Decks that differ only in cards that a seat cannot see have the same view for it", () => {
    fc.assert(
      fc.property(deck, viewer, fc.array(card), (pile, mask, cards) => {
        const masked = pile.map((segment) =>
          isKnown(segment, mask) ? segment : { ...segment, cards: segment.cards.map((_, index) => cards[index] ?? 9) },
        );
        expect(viewDeck(masked, mask, name)).toEqual(viewDeck(pile, mask, name));
      }),
    );
  });

  test("The view of a deck shows a seat every card it knows in its place, and the number of others", () => {
    fc.assert(
      fc.property(deck, viewer, (pile, mask) => {
        const view = viewDeck(pile, mask, name);
        expect(view).toHaveLength(pile.length);
        pile.forEach((segment, index) => {
          const { cards, ordered, knownTo } = segment;
          const shown = (knownTo & mask) === 0 ? HIDDEN : cards.map(name);
          expect(view[index]).toEqual({ count: cards.length, cards: shown, ordered, knownTo });
        });
      }),
    );
  });

  test("The view of a deck never asks for the name of a hidden card", () => {
    const asked: CardCode[] = [];
    const hidden: Pile = [
      { cards: [3], ordered: true, knownTo: 2 },
      { cards: [1, 2], ordered: false, knownTo: 0 },
    ];
    viewDeck(hidden, 1, (code) => asked.push(code));
    viewBag(hidden, 1, 4, (code) => asked.push(code));
    expect(asked).toEqual([]);
  });
});

describe("a bag seen by a seat", () => {
  /** The same bag with the cards that the mask cannot see exchanged for others, known to any seats besides the mask. */
  const exchanged = fc
    .record({ bag: dealtBag, mask: other, cards: fc.array(card, { minLength: 8, maxLength: 8 }), seen: fc.boolean() })
    .map(({ bag, mask, cards, seen }) => {
      const view = viewBag(bag, mask, OWNER, name);
      const third = 6 & ~mask;
      const pool = cards.slice(0, hiddenCards(bag, mask).length);
      const from = dealer(pool, seeded(1), "exchange", name);
      return { bag, mask, twin: dealBag(view, read, from, (count) => new Array(count).fill(seen ? third : 0)) };
    });

  test("Bags that differ only in what a seat cannot see have the same view for it, even if other seats have seen different cards", () => {
    fc.assert(
      fc.property(exchanged, ({ bag, twin, mask }) => {
        expect(viewBag(twin, mask, OWNER, name)).toEqual(viewBag(bag, mask, OWNER, name));
      }),
    );
  });

  test("Bags with the same view for a seat still have it after the same card has left both openly", () => {
    fc.assert(
      fc.property(exchanged, card, ({ bag, twin, mask }, code) => {
        const [one, two] = [takeFromBag(bag, code), takeFromBag(twin, code)];
        fc.pre(one !== undefined && two !== undefined);
        expect(viewBag(two?.pile ?? [], mask, OWNER, name)).toEqual(viewBag(one?.pile ?? [], mask, OWNER, name));
      }),
      { numRuns: 300 },
    );
  });

  test("The owner of a bag sees every card in it", () => {
    fc.assert(
      fc.property(dealtBag, (bag) => {
        const shown = shownCards(viewBag(bag, OWNER, OWNER, name));
        expect(inOrder(shown.map(read))).toEqual(inOrder(pileCards(bag)));
      }),
    );
  });

  test("A seat sees exactly the cards of a bag that it knows, and the number of others", () => {
    fc.assert(
      fc.property(dealtBag, other, (bag, mask) => {
        const view = viewBag(bag, mask, OWNER, name);
        const shown = shownCards(view);
        const hidden = view.filter(({ cards }) => isHidden(cards));
        const unknown = hiddenCards(bag, mask).length;
        expect(inOrder(shown.map(read))).toEqual(inOrder(pileCards(bag.filter((segment) => isKnown(segment, mask)))));
        expect(hidden).toEqual(
          unknown === 0 ? [] : [{ count: unknown, cards: HIDDEN, ordered: false, knownTo: OWNER }],
        );
      }),
    );
  });
});

describe("dealing what a view hides", () => {
  test("A deck dealt from a view has the same view and the same cards", () => {
    fc.assert(
      fc.property(deck, viewer, fc.integer(), (pile, mask, seed) => {
        const dealt = indistinguishable(pile, mask, seed);
        expect(viewDeck(dealt, mask, name)).toEqual(viewDeck(pile, mask, name));
        expect(inOrder(pileCards(dealt))).toEqual(inOrder(pileCards(pile)));
        for (const segment of dealt) if (!segment.ordered) expect(segment.cards).toEqual(inOrder(segment.cards));
      }),
    );
  });

  test("The true deck can be dealt from its view", () => {
    fc.assert(
      fc.property(deck, viewer, (pile, mask) => {
        const truth = hiddenCards(pile, mask);
        const chance = scripted(truth.length < 2 ? [] : [truth.map(name)]);
        const from = dealer(hiddenPool([pile], mask), chance, "deal", name);
        expect(dealDeck(viewDeck(pile, mask, name), read, from)).toEqual(pile);
        expect(chance.unused()).toEqual([]);
      }),
    );
  });

  test("The true bag can be dealt from its view, including which seats have seen which cards", () => {
    fc.assert(
      fc.property(dealtBag, other, (bag, mask) => {
        const hidden = bag.filter((segment) => !isKnown(segment, mask));
        const truth = hiddenCards(bag, mask);
        const from = dealer(hiddenPool([bag], mask), scripted(truth.length < 2 ? [] : [truth.map(name)]), "deal", name);
        const seenBy = () => hidden.flatMap(({ cards, knownTo }) => cards.map(() => knownTo & ~OWNER));
        expect(dealBag(viewBag(bag, mask, OWNER, name), read, from, seenBy)).toEqual(bag);
      }),
    );
  });

  test("One pool of hidden cards can fill several piles, and deals every card once", () => {
    fc.assert(
      fc.property(deck, dealtBag, other, fc.integer(), (pile, bag, mask, seed) => {
        const pool = hiddenPool([pile, bag], mask);
        expect(pool).toEqual(inOrder([...hiddenCards(pile, mask), ...hiddenCards(bag, mask)]));
        const from = dealer(pool, seeded(seed), "deal", name);
        const dealt = [
          ...dealDeck(viewDeck(pile, mask, name), read, from),
          ...dealBag(viewBag(bag, mask, OWNER, name), read, from, () => []),
        ];
        expect(inOrder(pileCards(dealt))).toEqual(inOrder([...pileCards(pile), ...pileCards(bag)]));
        expect(from.deal(1)).toEqual([]);
      }),
    );
  });

  test("The mark `HIDDEN` is never mistaken for a card, even a card named hidden or after JSON", () => {
    const seen: readonly (string | Hidden)[] = ["hidden", HIDDEN, ""];
    expect(seen.map(isHidden)).toEqual([false, true, false]);
    const [name, hidden] = seen.map((card) => (typeof card === "string" ? card : undefined));
    expect([name, hidden]).toEqual(["hidden", undefined]);
    expect(isHidden(JSON.parse(JSON.stringify(HIDDEN)))).toBe(true);
    for (const other of [null, undefined, [], {}, { hidden: "yes" }, 0, true]) expect(isHidden(other)).toBe(false);
  });

  test("A pile view can be read card by card, by its shown cards, and by its number of cards", () => {
    const pile: PileView<string> = [
      { count: 2, cards: ["lamp", "coin"], ordered: true, knownTo: 1 },
      { count: 2, cards: HIDDEN, ordered: false, knownTo: 2 },
      { count: 1, cards: ["blade"], ordered: false, knownTo: 3 },
    ];
    expect(shownCards(pile)).toEqual(["lamp", "coin", "blade"]);
    expect(cardByCard(pile)).toEqual(["lamp", "coin", HIDDEN, HIDDEN, "blade"]);
    expect([cardCount(pile), cardCount([])]).toEqual([5, 0]);
  });

  test("A pool with at most one hidden card uses no chance", () => {
    const view: PileView<string> = [{ count: 1, cards: HIDDEN, ordered: true, knownTo: 2 }];
    expect(dealDeck(view, read, dealer([4], scripted([]), "deal", name))).toEqual([
      { cards: [4], ordered: true, knownTo: 2 },
    ]);
    expect(dealDeck([], read, dealer([], scripted([]), "deal", name))).toEqual(EMPTY_PILE);
    expect(pileSize(EMPTY_PILE)).toBe(0);
  });
});
