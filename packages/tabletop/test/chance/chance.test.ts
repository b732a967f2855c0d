import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Chance,
  fromWords,
  isSeed,
  recorded,
  type ScriptedAnswer,
  type ScriptedChance,
  scripted,
  seeded,
} from "../../src/chance/chance.ts";
import { fastSeed, isFastSeed, wordsOfSeed } from "../../src/chance/generator.ts";
import { attempt, type Result } from "../../src/contract/result.ts";
import { everyWay } from "../helpers/enumerate.ts";

/** A question of chance: what the generator tests ask in random sequences. */
type Question = readonly ["die" | "pick" | "order", number];
const question: fc.Arbitrary<Question> = fc.tuple(
  fc.constantFrom("die", "pick", "order"),
  fc.integer({ min: 1, max: 9 }),
);
const questions = fc.array(question, { maxLength: 30 });
const seed = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.string().map((name) => `fast:${name}`),
);

const face = (index: number): string => `face ${index}`;
const ask = (chance: Chance, [kind, count]: Question): number | readonly number[] => chance[kind](kind, count, face);
const askAll = (chance: Chance, all: readonly Question[]) => all.map((one) => ask(chance, one));

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Pearson's statistic of counts against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("seeded chance", () => {
  test("The same seed gives the same answers, and a number is the same seed as its text", () => {
    fc.assert(
      fc.property(seed, questions, (from, all) => {
        expect(askAll(seeded(from), all)).toEqual(askAll(seeded(String(from)), all));
      }),
    );
  });

  test("A chance created from another's generator state continues exactly as that one would have", () => {
    fc.assert(
      fc.property(seed, questions, questions, (from, before, after) => {
        const chance = seeded(from);
        askAll(chance, before);
        const words = chance.words();
        expect(JSON.parse(JSON.stringify(words))).toEqual(words);
        expect(askAll(fromWords(words), after)).toEqual(askAll(chance, after));
      }),
    );
  });

  test("The answers of a seeded chance are among the options asked, and an order is a permutation", () => {
    fc.assert(
      fc.property(seed, questions, (from, all) => {
        const chance = seeded(from);
        for (const [kind, count] of all) {
          const answer = [ask(chance, [kind, count])].flat();
          const expected = kind === "order" ? Array.from({ length: count }, (_, index) => index) : [expect.any(Number)];
          expect([...answer].sort((a, b) => a - b)).toEqual(expected);
          for (const index of answer) expect(index >= 0 && index < count && Number.isInteger(index)).toBe(true);
        }
      }),
    );
  });

  test("The generator state of a seed is its SHA-256 hash, and for a fast seed half of the hash of the text after the colon", () => {
    // sha256("1") = 6b86b273 ff34fce1 9d6b804e ff5a3f57 47ada4ea a22f1d49 c01e52dd b7875b4b
    const half = [0x6b86b273, 0xff34fce1 | 0, 0x9d6b804e | 0, 0xff5a3f57 | 0];
    expect(wordsOfSeed(1)).toEqual([...half, 0x47ada4ea, 0xa22f1d49 | 0, 0xc01e52dd | 0, 0xb7875b4b | 0]);
    expect(wordsOfSeed("1")).toEqual(wordsOfSeed(1));
    expect(wordsOfSeed("fast:1")).toEqual(half);
  });

  test("The function fastSeed adds the prefix `fast:` only once, and isFastSeed recognizes it", () => {
    expect([fastSeed(1), fastSeed("fast:1"), fastSeed("fast")]).toEqual(["fast:1", "fast:1", "fast:fast"]);
    expect(["fast:1", "fast:", "fast", 1, "not fast:1"].map(isFastSeed)).toEqual([true, true, false, false, false]);
  });

  // Frozen: every stored game and replay rests on these sequences.
  const frozen = [
    {
      from: "fast:1",
      dice: [4, 2, 5, 5, 0, 5, 4, 3, 3, 4, 2, 2, 0, 5, 1, 2, 3, 4, 4, 5],
      order: [1, 5, 7, 3, 4, 6, 0, 2],
      words: [1749762545, -2094015503, -2140314659, -1136775148],
    },
    {
      from: "fast:rebel",
      dice: [5, 3, 1, 0, 0, 3, 4, 4, 1, 5, 5, 4, 4, 0, 5, 2, 2, 2, 4, 2],
      order: [6, 3, 7, 5, 2, 4, 1, 0],
      words: [235031724, -1363513180, -1621350716, -2113071586],
    },
  ];
  test.each(frozen)("The sequence of the seed $from never changes", ({ from, dice, order, words }) => {
    const chance = seeded(from);
    expect(dice.map(() => chance.die("d6", 6, face))).toEqual(dice);
    expect(chance.order("eight", 8, face)).toEqual(order);
    expect(chance.words()).toEqual(words);
  });

  // Bounds: the statistic exceeds them once in a million fair runs; the seed is fixed, so the tests never flicker.
  test.each([
    { sides: 2, bound: 24 },
    { sides: 6, bound: 36 },
    { sides: 8, bound: 41 },
    { sides: 12, bound: 49 },
  ])("A die with $sides sides is fair", ({ sides, bound }) => {
    const chance = seeded("fair die");
    const counts = new Map<number, number>();
    for (let roll = 0; roll < 60_000; roll++) count(counts, chance.die("d", sides, face));
    expect(counts.size).toBe(sides);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound);
  });

  test("An order of four is fair, and the second die is independent of the first", () => {
    const chance = seeded("fair order");
    const orders = new Map<string, number>();
    const pairs = new Map<string, number>();
    for (let run = 0; run < 24_000; run++) {
      count(orders, chance.order("four", 4, face).join());
      count(pairs, `${chance.die("d", 6, face)} ${chance.die("d", 6, face)}`);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(73);
    expect(pairs.size).toBe(36);
    expect(chiSquare([...pairs.values()])).toBeLessThan(92);
  });

  test("A seed is distinguished from a chance", () => {
    expect([isSeed(1), isSeed("x"), isSeed(seeded(1)), isSeed(scripted([]))]).toEqual([true, true, false, false]);
  });
});

const SUITS: readonly string[] = ["hearts", "spades", "clubs"];
const suit = (index: number): string => SUITS[index] ?? "none";
const refusal = (code: string, question: string, given: readonly string[]): Result<never> => ({
  ok: false,
  violation: { rule: "tt.chance.script", code, params: { question, given } },
});

describe("scripted chance", () => {
  const pick = (answers: readonly ScriptedAnswer[]) => attempt(() => scripted(answers).pick("suit", 3, suit));
  const order = (answers: readonly ScriptedAnswer[]) => attempt(() => scripted(answers).order("suits", 3, suit));

  test("[tt.chance.script] A scripted chance answers by name and in order, with or without labels", () => {
    const chance = scripted(["clubs", { label: "roll", answer: "face 4" }, ["spades", "clubs", "hearts"]]);
    expect(chance.pick("suit", 3, suit)).toBe(2);
    expect(chance.die("roll", 6, face)).toBe(4);
    expect(chance.order("suits", 3, suit)).toEqual([1, 2, 0]);
    expect(chance.unused()).toEqual([]);
  });

  test("[tt.chance.script] A scripted chance reports unused answers", () => {
    const chance: ScriptedChance = scripted(["clubs", "spades", { label: "roll", answer: "face 1" }]);
    chance.pick("suit", 3, suit);
    expect(chance.unused()).toEqual(["spades", { label: "roll", answer: "face 1" }]);
  });

  test("[tt.chance.script] A scripted chance rejects a question that the script does not answer", () => {
    expect(pick([])).toEqual(refusal("script-used-up", "suit", []));
    expect(pick([{ label: "roll", answer: "clubs" }])).toEqual(refusal("script-other-label", "suit", ["roll"]));
    expect(pick(["diamonds"])).toEqual(refusal("script-no-such-option", "suit", ["diamonds"]));
    expect(pick([["clubs"]])).toEqual(refusal("script-no-such-option", "suit", ["clubs"]));
  });

  test("[tt.chance.script] A scripted chance rejects an order that does not list each item exactly once", () => {
    expect(order(["clubs"])).toEqual(refusal("script-order-incomplete", "suits", ["clubs"]));
    expect(order([["clubs", "clubs", "hearts"]]).ok).toBe(false);
    expect(order([["clubs", "hearts", "spades", "hearts"]]).ok).toBe(false);
    expect(order([["clubs", "hearts", "joker"]])).toEqual(
      refusal("script-no-such-option", "suits", ["clubs", "hearts", "joker"]),
    );
  });

  test("A scripted chance stops asking for option names once it has found the answer", () => {
    const named: number[] = [];
    const chance = scripted(["face 1"]);
    chance.pick("x", 9, (index) => {
      named.push(index);
      return face(index);
    });
    expect(named).toEqual([0, 1]);
  });

  test("Items with the same name take different places in an order", () => {
    expect(scripted([["x", "y", "x"]]).order("xyx", 3, (index) => (index === 1 ? "y" : "x"))).toEqual([0, 1, 2]);
  });
});

describe("recorded chance", () => {
  test("[tt.chance.script] A script made from the log of a seeded chance gives the same answers and is used up", () => {
    fc.assert(
      fc.property(seed, questions, (from, all) => {
        const original = recorded(seeded(from));
        const answers = askAll(original, all);
        expect(answers).toEqual(askAll(seeded(from), all));
        const script = scripted(JSON.parse(JSON.stringify(original.log)));
        expect(askAll(script, all)).toEqual(answers);
        expect(script.unused()).toEqual([]);
      }),
    );
  });

  test("A recorded chance logs every question with its label and the answer by name", () => {
    const chance = recorded(scripted(["clubs", ["clubs", "spades", "hearts"]]));
    chance.pick("suit", 3, suit);
    chance.order("suits", 3, suit);
    expect(chance.log).toEqual([
      { label: "suit", answer: "clubs" },
      { label: "suits", answer: ["clubs", "spades", "hearts"] },
    ]);
  });
});

test("The enumeration used by the pile tests visits every combination of answers once", () => {
  const ways = everyWay((chance) => [chance.die("d", 3, face), ...chance.order("o", 3, face)].join());
  expect(new Set(ways.map(({ value }) => value)).size).toBe(18);
  expect(ways.map(({ odds }) => odds)).toEqual(new Array(18).fill(18));
});
