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

/**
 * Numbers of ChaCha20 (RFC 8439, nonce of zeros) with fast key erasure. The first eight words of a key's stream are the
 * next key and are never given out; draws come from behind them. Whoever knows a key can therefore work out what comes,
 * but nothing that was drawn before it, and whoever knows draws alone can work out neither.
 */
export class ChaCha {
  private key: UnforeseeableWords;
  private next: UnforeseeableWords | undefined;
  private stream: DataView | undefined;
  private offset = 0;
  private blocks = 0;

  constructor(key: UnforeseeableWords) {
    this.key = key;
  }

  /** The next whole number from 0 to 2^32 - 1. */
  draw(): number {
    const stream = this.stream === undefined || this.offset === this.stream.byteLength ? this.refill() : this.stream;
    const number = stream.getUint32(this.offset, true);
    this.offset += WORD;
    return number;
  }

  /** The key for what comes after the draws so far. The draws themselves and what was made ahead are gone. */
  erase(): UnforeseeableWords {
    if (this.next !== undefined) {
      this.key = this.next;
      this.next = undefined;
      this.stream = undefined;
      this.blocks = 0;
    }
    return this.key;
  }

  private refill(): DataView {
    const size = this.blocks === 0 ? FIRST : AHEAD;
    const bytes = new Uint8Array(size);
    chacha20(bytesOf(this.key), NONCE, NOTHING.subarray(0, size), bytes, this.blocks);
    const stream = new DataView(bytes.buffer);
    if (this.blocks === 0) this.next = keyIn(stream);
    this.offset = this.blocks === 0 ? KEY : 0;
    this.blocks += size / BLOCK;
    this.stream = stream;
    return stream;
  }
}

function bytesOf(key: UnforeseeableWords): Uint8Array {
  const bytes = new Uint8Array(KEY);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < key.length; index++) view.setInt32(index * WORD, at(key, index), true);
  return bytes;
}

function keyIn(stream: DataView): UnforeseeableWords {
  const word = (index: number): number => stream.getInt32(index * WORD, true);
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)];
}
