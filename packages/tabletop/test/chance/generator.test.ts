import { chacha20 } from "@noble/ciphers/chacha.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ChaCha } from "../../src/chance/chacha.ts";
import { chachaBlock } from "../../src/chance/chacha-block.ts";
import { fromWords, seeded } from "../../src/chance/chance.ts";
import { type Seed, type UnforeseeableWords, wordsOfSeed } from "../../src/chance/generator.ts";
import { firstState, nextState, solved } from "../helpers/linear.ts";

const NO_KEY: UnforeseeableWords = [0, 0, 0, 0, 0, 0, 0, 0];

/** RFC 8439, A.1: the first two blocks of ChaCha20 under a key and nonce of zeros, as words in little-endian order. */
const STREAM = [
  "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7",
  "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
  "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed",
  "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
].map((half) => wordsOf(bytesOf(half)));

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

/** The words that stand in bytes, each with its little end first. */
function wordsOf(bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(4 * index, true));
}

describe("a block of ChaCha20", () => {
  test("The ChaCha20 block for the key that ends in 1 at counter 1 matches RFC 8439, A.1", () => {
    const block =
      "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a" +
      "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0";
    expect(chachaBlock([0, 0, 0, 0, 0, 0, 0, 1 << 24], 1)).toEqual(wordsOf(bytesOf(block)));
  });

  test("Blocks for 10,000 random keys and counters match those of the library @noble/ciphers", () => {
    const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    const keys = fc.tuple(word, word, word, word, word, word, word, word);
    const check = (key: UnforeseeableWords, counter: number): void => {
      const bytes = new DataView(new ArrayBuffer(32));
      for (const [index, part] of key.entries()) bytes.setInt32(4 * index, part, true);
      const theirs = chacha20(new Uint8Array(bytes.buffer), new Uint8Array(12), new Uint8Array(64), undefined, counter);
      expect(chachaBlock(key, counter)).toEqual(wordsOf(theirs));
    };
    fc.assert(fc.property(keys, fc.nat(2 ** 31 - 1), check), { numRuns: 10_000 });
  });
});

describe("ChaCha20 with fast key erasure", () => {
  test("The first half of a key's first block becomes the next key, and draws are taken from the output after it", () => {
    const [next = [], ...drawn] = STREAM;
    const generator = new ChaCha(NO_KEY);
    expect(drawn.flat().map(() => generator.draw() | 0)).toEqual(drawn.flat());
    expect(generator.erase()).toEqual(next);
  });

  test("The key of a generator changes once when anything is drawn, and not otherwise", () => {
    const generator = new ChaCha(NO_KEY);
    expect(generator.erase()).toEqual(NO_KEY);
    generator.draw();
    const next = generator.erase();
    expect(next).toEqual(STREAM[0]);
    expect(generator.erase()).toEqual(next);
  });

  test("Draws after an erasure use the next key, in runs of any length", () => {
    const runs = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(runs, (lengths) => {
        const going = new ChaCha(NO_KEY);
        let key = NO_KEY;
        for (const length of lengths) {
          const anew = new ChaCha(key);
          for (let draw = 0; draw < length; draw++) expect(going.draw()).toBe(anew.draw());
          key = going.erase();
          expect(anew.erase()).toEqual(key);
        }
      }),
    );
  });

  test("A draw rejects numbers beyond the last whole multiple of the count, so that all options are equally likely", () => {
    // Of 3 * 2^30 answers the top quarter of 2^32 numbers would come a second time.
    const chance = fromWords(NO_KEY);
    const count = 3 * 2 ** 30;
    const accepted = STREAM.slice(1)
      .flat()
      .map((word) => word >>> 0)
      .filter((word) => word < count);
    expect(accepted.length).toBeLessThan(24);
    expect(accepted.map(() => chance.pick("card", count, String))).toEqual(accepted);
  });
});

describe("foreseeing draws", () => {
  /** The low bits of this many coins. */
  const coins = (seed: Seed, count: number): readonly number[] => {
    const chance = seeded(seed);
    return Array.from({ length: count }, () => chance.die("coin", 2, String));
  };

  /** What a spectator of the first coins works out for the others, taking the generator for xoroshiro128+. */
  const foreseen = (seen: readonly number[], count: number): readonly number[] | undefined => {
    const rows: bigint[] = [];
    for (let state = firstState(), index = 0; index < count; index++, state = nextState(state)) rows.push(state.coin);
    const start = solved(rows.slice(0, seen.length), seen);
    return start === undefined ? undefined : rows.map((row) => parity(row & start));
  };

  test("A spectator who sees 200 coin flips of the fast generator can predict the next hundred", () => {
    const all = coins("fast:who watches", 300);
    expect(foreseen(all.slice(0, 200), 300)).toEqual(all);
  });

  test("A spectator cannot predict the default generator: no state explains the coin flips seen", () => {
    for (const seed of ["who watches", 1, "one more"]) expect(foreseen(coins(seed, 200), 300)).toBeUndefined();
  });

  test("Only a seed that starts with fast: uses the predictable generator", () => {
    expect([wordsOfSeed("any").length, wordsOfSeed(7).length, wordsOfSeed("fast:any").length]).toEqual([8, 8, 4]);
  });
});

function parity(bits: bigint): number {
  let odd = 0;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) odd ^= 1;
  return odd;
}
