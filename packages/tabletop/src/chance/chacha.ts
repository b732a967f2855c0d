import { at } from "../at.ts";
import { chachaBlock } from "./chacha-block.ts";
import type { UnforeseeableWords } from "./generator.ts";

/** The number of words in a block. `KEY` is how many words of the first block are the next key. */
const BLOCK = 16;
const KEY = 8;

/**
 * A generator of ChaCha20 numbers (RFC 8439, nonce of zeros) with fast key erasure. The first eight words of a key's
 * stream are the next key and are never returned; draws use the words after them. A key therefore reveals future draws
 * but no past ones, and draws reveal neither.
 */
export class ChaCha {
  private key: UnforeseeableWords;
  private next: UnforeseeableWords | undefined;
  private block: readonly number[] = [];
  private offset = BLOCK;
  private blocks = 0;

  constructor(key: UnforeseeableWords) {
    this.key = key;
  }

  /** Returns the next whole number from 0 to 2^32 - 1. */
  draw(): number {
    if (this.offset === BLOCK) this.refill();
    const word = at(this.block, this.offset);
    this.offset += 1;
    return word >>> 0;
  }

  /** Returns the key for the draws that follow. Erases past draws and numbers computed ahead. */
  erase(): UnforeseeableWords {
    if (this.next !== undefined) {
      this.key = this.next;
      this.next = undefined;
      this.block = [];
      this.offset = BLOCK;
      this.blocks = 0;
    }
    return this.key;
  }

  private refill(): void {
    const block = chachaBlock(this.key, this.blocks);
    if (this.blocks === 0) this.next = [block[0], block[1], block[2], block[3], block[4], block[5], block[6], block[7]];
    this.block = block;
    this.offset = this.blocks === 0 ? KEY : 0;
    this.blocks += 1;
  }
}
