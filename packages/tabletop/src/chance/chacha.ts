import { chacha20 } from "@noble/ciphers/chacha.js";
import { at } from "../at.ts";
import type { UnforeseeableWords } from "./generator.ts";

const WORD = 4;
const BLOCK = 64;
const KEY = 32;
/** Made at a time: the first two blocks answer what most transitions ask; a call costs more than its blocks do. */
const FIRST = 2 * BLOCK;
const AHEAD = 4 * BLOCK;
const NONCE = new Uint8Array(12);
const NOTHING = new Uint8Array(AHEAD);

/*
 * What the library reads from and writes to, wiped after each call. Making arrays of bytes and views of them anew costs
 * three times as much as the cipher itself.
 */
const KEY_BYTES = new Uint8Array(KEY);
const KEY_VIEW = new DataView(KEY_BYTES.buffer);
const STREAM_BYTES = new Uint8Array(AHEAD);
const STREAM_VIEW = new DataView(STREAM_BYTES.buffer);
const FIRST_BYTES = STREAM_BYTES.subarray(0, FIRST);
const FIRST_NOTHING = NOTHING.subarray(0, FIRST);

/**
 * Numbers of ChaCha20 (RFC 8439, nonce of zeros) with fast key erasure. The first eight words of a key's stream are the
 * next key and are never given out; draws come from behind them. Whoever knows a key can therefore work out what comes,
 * but nothing that was drawn before it, and whoever knows draws alone can work out neither.
 */
export class ChaCha {
  private key: UnforeseeableWords;
  private next: UnforeseeableWords | undefined;
  private stream: readonly number[] = [];
  private offset = 0;
  private blocks = 0;

  constructor(key: UnforeseeableWords) {
    this.key = key;
  }

  /** The next whole number from 0 to 2^32 - 1. */
  draw(): number {
    if (this.offset === this.stream.length) this.refill();
    const word = at(this.stream, this.offset);
    this.offset += 1;
    return word >>> 0;
  }

  /** The key for what comes after the draws so far. The draws themselves and what was made ahead are gone. */
  erase(): UnforeseeableWords {
    if (this.next !== undefined) {
      this.key = this.next;
      this.next = undefined;
      this.stream = [];
      this.offset = 0;
      this.blocks = 0;
    }
    return this.key;
  }

  private refill(): void {
    const isFirst = this.blocks === 0;
    const { key, blocks } = this;
    for (let index = 0; index < key.length; index++) KEY_VIEW.setInt32(index * WORD, at(key, index), true);
    if (isFirst) chacha20(KEY_BYTES, NONCE, FIRST_NOTHING, FIRST_BYTES, blocks);
    else chacha20(KEY_BYTES, NONCE, NOTHING, STREAM_BYTES, blocks);
    if (isFirst) this.next = keyIn(STREAM_VIEW);
    const size = isFirst ? FIRST : AHEAD;
    const stream: number[] = [];
    for (let byte = isFirst ? KEY : 0; byte < size; byte += WORD) stream.push(STREAM_VIEW.getInt32(byte, true));
    KEY_BYTES.fill(0);
    STREAM_BYTES.fill(0);
    this.stream = stream;
    this.offset = 0;
    this.blocks += size / BLOCK;
  }
}

function keyIn(stream: DataView): UnforeseeableWords {
  const word = (index: number): number => stream.getInt32(index * WORD, true);
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)];
}
