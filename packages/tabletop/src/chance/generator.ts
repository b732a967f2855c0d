import { sha256 } from "@noble/hashes/sha2.js";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import * as v from "valibot";
import { at } from "../at.ts";
import { utf8 } from "../documents/utf8.ts";
import { ChaCha } from "./chacha.ts";

/** Anything a person would type as a seed. Equal seeds give equal games. What begins with `"fast:"` is for simulation. */
export type Seed = string | number;

/** Eight 32-bit words: a key of ChaCha20. What is drawn with it cannot be foreseen by those who do not have them. */
export type UnforeseeableWords = readonly [number, number, number, number, number, number, number, number];

/**
 * Four 32-bit words of xoroshiro128+: quick, fair, and foreseen by anybody who has seen a few hundred draws. For bots
 * that imagine games and for benches, never for people who play against each other.
 */
export type FastWords = readonly [number, number, number, number];

/** The words of a generator, carried in the state; their number says which generator it is. */
export type Words = UnforeseeableWords | FastWords;

/** A source of fair numbers. */
export interface Generator {
  /** A fair whole number from 0 to count - 1; count is at most 2^32. */
  below(count: number): number;
  /** Words to go on with: the generator itself goes on from them too. Those of ChaCha tell nothing of past draws. */
  words(): Words;
}

/** The shape of {@link Words} in a stored state. */
export function wordsSchema(): v.GenericSchema<unknown, Words> {
  const word = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
  const four = [word, word, word, word] as const;
  return v.union([v.strictTuple([...four, ...four]), v.strictTuple(four)]);
}

const FAST = "fast:";
/** How many numbers a draw can give. */
const RANGE = 2 ** 32;

/** True for a seed of the fast generator, whose draws can be foreseen. */
export function isFastSeed(seed: Seed): boolean {
  return String(seed).startsWith(FAST);
}

/** The seed with which the fast generator is used: for benches, for bots, for odds by sampling. */
export function fastSeed(seed: Seed): string {
  return isFastSeed(seed) ? String(seed) : `${FAST}${seed}`;
}

/** The words of a seed, from its SHA-256: eight for ChaCha20; four, of what stands behind the colon, of a seed `"fast:..."`. */
export function wordsOfSeed(seed: Seed): Words {
  const text = String(seed);
  const isFast = isFastSeed(seed);
  const bytes = sha256(utf8(isFast ? text.slice(FAST.length) : text));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const word = (index: number): number => view.getInt32(4 * index);
  if (isFast) return [word(0), word(1), word(2), word(3)];
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)];
}

/** The generator that goes on from words. */
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
