import { sha256 } from "@noble/hashes/sha2.js";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import * as v from "valibot";
import { at } from "../at.ts";
import { utf8 } from "../documents/utf8.ts";
import { ChaCha } from "./chacha.ts";

/**
 * A seed, in any form that a person would type. Equal seeds give equal games. Seeds that begin with `"fast:"` are only
 * for simulations.
 */
export type Seed = string | number;

/** Eight 32-bit words: a key of ChaCha20. Draws with it are unpredictable without the key. */
export type UnforeseeableWords = readonly [number, number, number, number, number, number, number, number];

/**
 * Four 32-bit words of xoroshiro128+, a fast and fair generator that anyone can predict after a few hundred draws. Use
 * it for bots that imagine games and for benches, never for games between people.
 */
export type FastWords = readonly [number, number, number, number];

/** The words of a generator, stored in the state. Their number says which generator it is. */
export type Words = UnforeseeableWords | FastWords;

/** A generator of fair random numbers. */
export interface Generator {
  /** Returns a fair whole number from 0 to count - 1. `count` is at most 2^32. */
  below(count: number): number;
  /**
   * Returns words from which a generator can continue. This generator continues from them too. Words of ChaCha do not
   * reveal past draws.
   */
  words(): Words;
}

/** Returns the schema of {@link Words} in a stored state. */
export function wordsSchema(): v.GenericSchema<unknown, Words> {
  const word = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
  const four = [word, word, word, word] as const;
  return v.union([v.strictTuple([...four, ...four]), v.strictTuple(four)]);
}

const FAST = "fast:";
/** The number of values that a draw can have. */
const RANGE = 2 ** 32;

/** Whether a seed belongs to the fast generator, whose draws are predictable. */
export function isFastSeed(seed: Seed): boolean {
  return String(seed).startsWith(FAST);
}

/** Returns the seed for the fast generator, for benches, bots and odds by sampling. */
export function fastSeed(seed: Seed): string {
  return isFastSeed(seed) ? String(seed) : `${FAST}${seed}`;
}

/**
 * Returns the generator words of a seed, from its SHA-256: eight words for ChaCha20, or four for a seed `"fast:..."`,
 * from the text after the colon.
 */
export function wordsOfSeed(seed: Seed): Words {
  const text = String(seed);
  const isFast = isFastSeed(seed);
  const bytes = sha256(utf8(isFast ? text.slice(FAST.length) : text));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const word = (index: number): number => view.getInt32(4 * index);
  if (isFast) return [word(0), word(1), word(2), word(3)];
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)];
}

/** Creates the generator that continues from words. */
export function generatorOf(words: Words): Generator {
  return isFast(words) ? fast(words) : unforeseeable(words);
}

function unforeseeable(words: UnforeseeableWords): Generator {
  const stream = new ChaCha(words);
  return {
    below(count) {
      // Draws beyond the last whole multiple would make the small answers likelier.
      const limit = RANGE - (RANGE % count);
      for (;;) {
        const drawn = stream.draw();
        if (drawn < limit) return drawn % count;
      }
    },
    words: () => stream.erase(),
  };
}

function fast(words: FastWords): Generator {
  const generator = xoroshiro128plusFromState(words);
  return {
    below: (count) => uniformInt(generator, 0, count - 1),
    words() {
      const state = generator.getState();
      return [at(state, 0), at(state, 1), at(state, 2), at(state, 3)];
    },
  };
}

function isFast(words: Words): words is FastWords {
  return words.length === 4;
}
