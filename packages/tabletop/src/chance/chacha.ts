import { at } from "../at.ts";
import { chachaBlock } from "./chacha-block.ts";
import type { UnforeseeableWords } from "./generator.ts";

/** The words of a block, and how many of the first one are the next key. */
const BLOCK = 16;
const KEY = 8;

/**
 * Numbers of ChaCha20 (RFC 8439, nonce of zeros) with fast key erasure. The first eight words of a key's stream are the
 * next key and are never given out; draws come from behind them. Whoever knows a key can therefore work out what comes,
 * but nothing that was drawn before it, and whoever knows draws alone can work out neither.
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

  /** The next whole number from 0 to 2^32 - 1. */
  draw(): number {
    if (this.offset === BLOCK) this.refill();
    const word = at(this.block, this.offset);
    this.offset += 1;
    return word >>> 0;
  }

  /** The key for what comes after the draws so far. The draws themselves and what was made ahead are gone. */
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
