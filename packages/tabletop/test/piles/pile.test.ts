import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../../src/at.ts";
import { type Chance, scripted, seeded } from "../../src/chance/chance.ts";
import {
  addToBag,
  type CardCode,
  drawTop,
  EMPTY_PILE,
  isBag,
  isDeck,
  type Pile,
  pileCards,
  pileHas,
  pileSize,
  placeOnTop,
  recode,
  type Segment,
  showBag,
  showTop,
  shuffled,
  takeFromBag,
  takeFromDeck,
} from "../../src/piles/pile.ts";
import { chances, everyWay } from "../helpers/enumerate.ts";
import { deepFrozen } from "../helpers/frozen.ts";
import { card, cards, dealtBag, deck, mask } from "../helpers/piles.ts";

const nameOf = (code: CardCode): string => `card ${code}`;
const inOrder = (codes: readonly CardCode[]): readonly CardCode[] => [...codes].sort((a, b) => a - b);
const plus = (codes: readonly CardCode[], code: CardCode): readonly CardCode[] => inOrder([...codes, code]);

/** Draws from the top, the whole pile unless `count` says less. */
function drawn(pile: Pile, chance: Chance, count: number = pileSize(pile)): readonly CardCode[] {
  const result: CardCode[] = [];
  for (let rest = pile; result.length < count; ) {
    const taken = drawTop(rest, chance, "draw", nameOf);
    result.push(taken.card);
    rest = taken.pile;
  }
  return result;
}

/** No empty segment, unordered segments sorted. */
function expectSound(pile: Pile): void {
  for (const segment of pile) {
    expect(segment.cards.length).toBeGreaterThan(0);
    if (!segment.ordered) expect(segment.cards).toEqual(inOrder(segment.cards));
  }
}

/** How many copies of the card the seats in `seat` know of in a pile. */
function knownCopies(pile: Pile, code: CardCode, seat: number): number {
  const known = pile.filter(({ knownTo }) => (knownTo & seat) !== 0);
  return pileCards(known).filter((other) => other === code).length;
}

describe("reading piles", () => {
  test("The size, cards and membership of a pile agree", () => {
    fc.assert(
      fc.property(deck, card, (pile, code) => {
        expect(pileSize(pile)).toBe(pileCards(pile).length);
        expect(pileHas(pile, code)).toBe(pileCards(pile).includes(code));
      }),
    );
    expect(pileSize(EMPTY_PILE)).toBe(0);
    expect(pileCards(EMPTY_PILE)).toEqual([]);
  });
});

/** One operation on a deck, and how it changes the cards that are in it. */
type Operation = (pile: Pile, cards: readonly CardCode[]) => { pile: Pile; cards: readonly CardCode[] };

function minus(codes: readonly CardCode[], code: CardCode): readonly CardCode[] {
  const index = codes.indexOf(code);
  expect(index).toBeGreaterThanOrEqual(0);
  return codes.filter((_, position) => position !== index);
}

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ code: card, to: mask }).map(
    ({ code, to }): Operation =>
      (pile, codes) => ({
        pile: placeOnTop(pile, code, to),
        cards: plus(codes, code),
      }),
  ),
  fc.record({ seed: fc.integer(), to: mask }).map(
    ({ seed, to }): Operation =>
      (pile, codes) => {
        if (pile.length === 0) return { pile, cards: codes };
        const taken = drawTop(pile, seeded(seed), "draw", nameOf, to);
        return { pile: taken.pile, cards: minus(codes, taken.card) };
      },
  ),
  fc.record({ seed: fc.integer(), count: fc.nat(4), to: mask }).map(
    ({ seed, count, to }): Operation =>
      (pile, codes) => {
        const shown = showTop(pile, count, to, seeded(seed), "look", nameOf);
        expect(shown.cards).toEqual(pileCards(shown.pile).slice(0, count));
        return { pile: shown.pile, cards: codes };
      },
  ),
  card.map(
    (code): Operation =>
      (pile, codes) => {
        const taken = takeFromDeck(pile, code);
        return taken === undefined ? { pile, cards: codes } : { pile: taken.pile, cards: minus(codes, code) };
      },
  ),
  fc.record({ from: card, to: card }).map(
    ({ from, to }): Operation =>
      (pile, codes) => ({
        pile: recode(pile, from, to),
        cards: codes.includes(from) ? plus(minus(codes, from), to) : codes,
      }),
  ),
  fc.constant<Operation>((pile, codes) => ({ pile: shuffled(pileCards(pile)), cards: codes })),
);

describe("conservation", () => {
  test("A deck keeps its cards and stays valid under any operations, which do not modify earlier versions", () => {
    fc.assert(
      fc.property(cards, fc.array(operation, { maxLength: 30 }), (start, operations) => {
        let held = { pile: deepFrozen(shuffled(start)), cards: inOrder(start) };
        for (const operate of operations) {
          held = operate(held.pile, held.cards);
          deepFrozen(held.pile);
          expect(inOrder(pileCards(held.pile))).toEqual(held.cards);
          expectSound(held.pile);
        }
      }),
    );
  });

  test("A bag keeps its cards when cards are added, shown, recoded or taken, with one sorted segment per set of seats", () => {
    fc.assert(
      fc.property(dealtBag, card, mask, card, (bag, code, to, other) => {
        deepFrozen(bag);
        const after = [addToBag(bag, code, to), showBag(bag, to), recode(bag, code, other)];
        const before = inOrder(pileCards(bag));
        const recoded = before.includes(code) ? plus(minus(before, code), other) : before;
        expect(after.map((pile) => inOrder(pileCards(pile)))).toEqual([plus(before, code), before, recoded]);
        const taken = takeFromBag(bag, code);
        expect(taken === undefined).toBe(!before.includes(code));
        if (taken !== undefined) expect(inOrder(pileCards(taken.pile))).toEqual(minus(before, code));
        for (const pile of [...after, taken?.pile ?? EMPTY_PILE]) {
          expectSound(pile);
          const masks = pile.map(({ knownTo }) => knownTo);
          expect(masks).toEqual(inOrder([...new Set(masks)]));
        }
      }),
    );
  });
});

describe("drawing", () => {
  test("Every order of a shuffled pile is equally likely", () => {
    const ways = everyWay((chance) => drawn(shuffled([7, 8, 9, 10]), chance));
    const likely = chances(ways, String);
    expect(Object.keys(likely)).toHaveLength(24);
    for (const chance of Object.values(likely)) expect(chance).toBeCloseTo(1 / 24, 12);
  });

  test("Copies in a pile count: among three 5s and one 6 the 6 is in each place with chance 1/4", () => {
    const likely = chances(
      everyWay((chance) => drawn(shuffled([5, 5, 6, 5]), chance)),
      String,
    );
    expect(Object.keys(likely).sort()).toEqual(["5,5,5,6", "5,5,6,5", "5,6,5,5", "6,5,5,5"]);
    for (const chance of Object.values(likely)) expect(chance).toBeCloseTo(1 / 4, 12);
  });

  test("Looking at the top card does not change how likely each order is, even when repeated", () => {
    const looked = everyWay((chance) => {
      const once = showTop(shuffled([1, 2, 3, 4]), 2, 1, chance, "look", nameOf);
      const twice = showTop(once.pile, 3, 2, chance, "look", nameOf);
      expect(twice.cards.slice(0, 2)).toEqual(once.cards);
      const all = drawn(twice.pile, chance);
      expect(all.slice(0, 3)).toEqual(twice.cards);
      return all;
    });
    const likely = chances(looked, String);
    expect(Object.keys(likely)).toHaveLength(24);
    for (const chance of Object.values(likely)) expect(chance).toBeCloseTo(1 / 24, 12);
  });

  test("A draw asks chance by card name, and only if different cards are possible", () => {
    const chance = scripted([{ label: "draw:empire", answer: "card 3" }]);
    const first = drawTop(shuffled([3, 4]), chance, "draw:empire", nameOf);
    const second = drawTop(first.pile, chance, "draw:empire", nameOf);
    expect([first.card, second.card, second.pile]).toEqual([3, 4, EMPTY_PILE]);
    expect(chance.unused()).toEqual([]);
  });

  test("A card of known order is drawn without chance, and the draw says which seats knew it", () => {
    const pile = placeOnTop(placeOnTop(shuffled([1, 2]), 8, 3), 9, 5);
    const first = drawTop(pile, scripted([]), "draw", nameOf);
    const second = drawTop(first.pile, scripted([]), "draw", nameOf);
    expect([first.card, first.knownTo, second.card, second.knownTo]).toEqual([9, 5, 8, 3]);
    expect(second.pile).toEqual(shuffled([1, 2]));
  });

  test("Drawing a hidden card from cards known as a set means that viewers no longer know the set", () => {
    const set: Pile = [{ cards: [1, 2, 3], ordered: false, knownTo: 3 }];
    const unseen = drawTop(set, scripted(["card 2"]), "draw", nameOf);
    expect(unseen).toEqual({ card: 2, knownTo: 0, pile: [{ cards: [1, 3], ordered: false, knownTo: 0 }] });
    const seen = drawTop(set, scripted(["card 2"]), "draw", nameOf, 2);
    expect(seen.pile).toEqual([{ cards: [1, 3], ordered: false, knownTo: 2 }]);
  });

  test("Cards known as a set of equal cards stay known when they are drawn", () => {
    const alike = drawTop([{ cards: [4, 4], ordered: false, knownTo: 3 }], seeded(1), "draw", nameOf);
    expect(alike).toEqual({ card: 4, knownTo: 3, pile: [{ cards: [4], ordered: false, knownTo: 3 }] });
    expect(drawTop(alike.pile, seeded(1), "draw", nameOf).knownTo).toBe(3);
  });

  test("Drawing from an empty pile throws", () => {
    expect(() => drawTop(EMPTY_PILE, seeded(1), "draw", nameOf)).toThrow(RangeError);
  });
});

describe("looking at the top", () => {
  test("Looking at the top cards fixes their order, keeps them in place and marks them as known to the viewers", () => {
    fc.assert(
      fc.property(deck, fc.nat(6), mask, fc.integer(), (pile, count, to, seed) => {
        const { cards: shown, pile: after } = showTop(deepFrozen(pile), count, to, seeded(seed), "look", nameOf);
        expect(shown).toHaveLength(Math.min(count, pileSize(pile)));
        const top = after.flatMap(({ cards: codes, ordered, knownTo }) =>
          codes.map((code) => ({ code, ordered, knownTo })),
        );
        for (const [index, code] of shown.entries()) {
          expect(at(top, index).code).toBe(code);
          expect(at(top, index).ordered).toBe(true);
          expect(at(top, index).knownTo & to).toBe(to);
        }
        expect(drawn(after, scripted([]), shown.length)).toEqual(shown);
      }),
    );
  });

  test("Adjacent cards that the same seats know form one segment", () => {
    const shown = showTop(shuffled([1, 2, 3]), 2, 4, scripted(["card 2", "card 3"]), "look", nameOf);
    expect(shown.pile).toEqual<readonly Segment[]>([
      { cards: [2, 3], ordered: true, knownTo: 4 },
      { cards: [1], ordered: false, knownTo: 0 },
    ]);
    const again = showTop(shown.pile, 1, 2, scripted([]), "look", nameOf);
    expect(again.pile.slice(0, 2)).toEqual([
      { cards: [2], ordered: true, knownTo: 6 },
      { cards: [3], ordered: true, knownTo: 4 },
    ]);
  });

  test("A seat that looks at a card of a set it knew still knows the others, and other seats that knew the set do not", () => {
    const set: Pile = [{ cards: [1, 2, 3], ordered: false, knownTo: 3 }];
    expect(showTop(set, 1, 2, scripted(["card 2"]), "look", nameOf).pile).toEqual([
      { cards: [2], ordered: true, knownTo: 2 },
      { cards: [1, 3], ordered: false, knownTo: 2 },
    ]);
  });
});

describe("taking", () => {
  test("Taking a card from a deck takes the copy nearest the top", () => {
    const pile = placeOnTop(placeOnTop(shuffled([5, 6]), 5, 1), 7, 2);
    expect(takeFromDeck(pile, 5)).toEqual({
      card: 5,
      knownTo: 1,
      pile: [{ cards: [7], ordered: true, knownTo: 2 }, ...shuffled([5, 6])],
    });
    expect(takeFromDeck(pile, 8)).toBeUndefined();
  });

  test("Taking a card from a bag takes the most widely known copy", () => {
    fc.assert(
      fc.property(dealtBag, card, (bag, code) => {
        const taken = takeFromBag(bag, code);
        const copies = bag.filter((segment) => segment.cards.includes(code));
        expect(taken === undefined).toBe(copies.length === 0);
        for (const { knownTo } of copies) expect(knownTo & ~(taken?.knownTo ?? 0)).toBe(0);
      }),
    );
    expect(takeFromBag(addToBag(addToBag(EMPTY_PILE, 5, 1), 5, 3), 5)).toEqual({
      card: 5,
      knownTo: 3,
      pile: [{ cards: [5], ordered: false, knownTo: 1 }],
    });
  });

  test("Each seat that knew a copy of the taken card knows one copy fewer afterwards, and other seats as many as before", () => {
    fc.assert(
      fc.property(dealtBag, card, fc.constantFrom(1, 2, 4), (bag, code, seat) => {
        const after = takeFromBag(bag, code)?.pile ?? EMPTY_PILE;
        expect(knownCopies(after, code, seat)).toBe(Math.max(0, knownCopies(bag, code, seat) - 1));
      }),
    );
  });

  test("If two copies were seen by different seats and one leaves, each seat assumes that its copy left", () => {
    const bag = addToBag(addToBag(EMPTY_PILE, 9, 1 | 2), 9, 1 | 4);
    expect(takeFromBag(bag, 9)).toEqual({
      card: 9,
      knownTo: 7,
      pile: [{ cards: [9], ordered: false, knownTo: 1 }],
    });
  });
});

describe("showing a bag", () => {
  test("Showing a bag adds the seats to those that know each card", () => {
    fc.assert(
      fc.property(dealtBag, mask, fc.constantFrom(1, 2, 4), card, (bag, to, seat, code) => {
        const all = pileCards(bag).filter((other) => other === code).length;
        const expected = (to & seat) !== 0 ? all : knownCopies(bag, code, seat);
        expect(knownCopies(showBag(bag, to), code, seat)).toBe(expected);
      }),
    );
  });
});

describe("recoding", () => {
  test("Recoding replaces one copy in place and does not change who knows it", () => {
    fc.assert(
      fc.property(deck, card, card, (pile, from, to) => {
        const after = recode(deepFrozen(pile), from, to);
        if (!pileHas(pile, from)) {
          expect(after).toBe(pile);
          return;
        }
        const shape = (segments: Pile) =>
          segments.map((segment) => [segment.cards.length, segment.ordered, segment.knownTo]);
        expect(shape(after)).toEqual(shape(pile));
        const index = pile.findIndex((segment) => segment.cards.includes(from));
        const [before, now] = [at(pile, index), at(after, index)];
        expect(after.filter((_, other) => other !== index)).toEqual(pile.filter((_, other) => other !== index));
        expect(inOrder(now.cards)).toEqual(plus(minus(before.cards, from), to));
        if (before.ordered) expect(at(now.cards, before.cards.indexOf(from))).toBe(to);
      }),
    );
  });
});

describe("piles as they may stand in a state", () => {
  const part = (cards: readonly CardCode[], ordered: boolean, knownTo: number): Segment => ({
    cards,
    ordered,
    knownTo,
  });

  test("Any changes of a deck or a hand leave a valid deck and a valid bag", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1 }), fc.array(fc.tuple(fc.nat(5), fc.nat(7))), (codes, more) => {
        const top = showTop(shuffled(codes), 2, 1, seeded("top"), "look", nameOf).pile;
        expect(isDeck(more.reduce((pile, [code, knownTo]) => placeOnTop(pile, code, knownTo), top))).toBe(true);
        const bag = more.reduce<Pile>((pile, [code, knownTo]) => addToBag(pile, code, knownTo), EMPTY_PILE);
        expect(isBag(bag)).toBe(true);
        expect(more.every(([code]) => isBag(takeFromBag(bag, code)?.pile ?? []))).toBe(true);
        expect(isBag(showBag(bag, 2))).toBe(true);
      }),
    );
  });

  test.each<[string, Pile, boolean, boolean]>([
    ["nothing", EMPTY_PILE, true, true],
    ["two parts by who knows them", [part([1, 2], false, 1), part([1], false, 3)], true, true],
    ["cards in a known order", [part([2, 1], true, 1)], true, false],
    ["an empty part", [part([], false, 1)], false, false],
    ["cards without an order that are not sorted", [part([2, 1], false, 1)], false, false],
    ["two parts known to the same seats", [part([1], false, 1), part([2], false, 1)], true, false],
    ["parts that do not rise", [part([1], false, 3), part([2], false, 1)], true, false],
  ])("A pile with %s is recognized as a deck, a bag, both or neither", (_what, pile, deck, bag) => {
    expect([isDeck(pile), isBag(pile)]).toEqual([deck, bag]);
  });
});
