import { at } from "../at.ts";
import type { UnforeseeableWords } from "./generator.ts";

/** "expand 32-byte k", with which every block begins. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const NONCE = [0, 0, 0] as const;
const ROUNDS = 20;
/** Words of a block that are the next key, or the rest of that key's stream. */
const KEY_WORDS = 8;
const NO_WORDS: readonly number[] = [];
/** The block being stirred; zeros between two blocks. */
const stirred = new Int32Array(16);

/**
 * Numbers of ChaCha20 (RFC 8439, nonce of zeros) with fast key erasure. The first eight words of a key's stream are the
 * next key and are never given out; draws come from behind them. Whoever knows a key can therefore work out what comes,
 * but nothing that was drawn before it, and whoever knows draws alone can work out neither.
 *
 * The block is made here because a library that enciphers bytes takes ten times as long to hand out the few words that
 * a transition draws; tests hold it to the vectors of the RFC and to such a library.
 */
export class ChaCha {
  private key: UnforeseeableWords;
  private next: UnforeseeableWords | undefined;
  private block = NO_WORDS;
  private place = 0;
  private blocks = 0;

  constructor(key: UnforeseeableWords) {
    this.key = key;
  }

  /** The next whole number from 0 to 2^32 - 1. */
  draw(): number {
    if (this.place === this.block.length) this.refill();
    const word = at(this.block, this.place);
    this.place += 1;
    return word >>> 0;
  }

  /** The key for what comes after the draws so far. The draws themselves and what was made ahead are gone. */
  erase(): UnforeseeableWords {
    if (this.next !== undefined) {
      this.key = this.next;
      this.next = undefined;
      this.block = NO_WORDS;
      this.place = 0;
      this.blocks = 0;
    }
    return this.key;
  }

  private refill(): void {
    this.block = blockOf(this.key, this.blocks);
    this.place = 0;
    if (this.blocks === 0) {
      this.next = keyIn(this.block);
      this.place = KEY_WORDS;
    }
    this.blocks += 1;
  }
}

/** A block of the key's stream by its number, as sixteen whole numbers of 32 bits with sign (RFC 8439, 2.3). */
function blockOf(key: UnforeseeableWords, number: number): readonly number[] {
  const input = [...CONSTANTS, ...key, number, ...NONCE];
  stirred.set(input);
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let column = 0; column < 4; column++) quarterRound(column, column + 4, column + 8, column + 12);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
  const block = input.map((word, index) => (word + wordAt(index)) | 0);
  stirred.fill(0);
  return block;
}

/** Stirs four words of the block (RFC 8439, 2.1). */
function quarterRound(first: number, second: number, third: number, fourth: number): void {
  let a = wordAt(first);
  let b = wordAt(second);
  let c = wordAt(third);
  let d = wordAt(fourth);
  a = (a + b) | 0;
  d = rotated(d ^ a, 16);
  c = (c + d) | 0;
  b = rotated(b ^ c, 12);
  a = (a + b) | 0;
  d = rotated(d ^ a, 8);
  c = (c + d) | 0;
  b = rotated(b ^ c, 7);
  stirred[first] = a;
  stirred[second] = b;
  stirred[third] = c;
  stirred[fourth] = d;
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function wordAt(index: number): number {
  return stirred[index] ?? 0;
}

function keyIn(block: readonly number[]): UnforeseeableWords {
  return [
    at(block, 0),
    at(block, 1),
    at(block, 2),
    at(block, 3),
    at(block, 4),
    at(block, 5),
    at(block, 6),
    at(block, 7),
  ];
}
