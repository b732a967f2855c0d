import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { BARRAGE, BARRAGE_TEXT } from "./barrage.ts";
import { BEAM, BEAM_TEXT } from "./beam.ts";
import { BLAST, BLAST_TEXT } from "./blast.ts";
import { BLOCK, BLOCK_TEXT } from "./block.ts";
import { BOLSTER, BOLSTER_TEXT } from "./bolster.ts";
import { BOUNTY, BOUNTY_TEXT } from "./bounty.ts";

/** The keywords under B that are played. */
export const ENTRIES: Cards<GameKeyword> = [BARRAGE, BEAM, BLAST, BLOCK, BOLSTER, BOUNTY];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  BARRAGE_TEXT,
  BEAM_TEXT,
  BLAST_TEXT,
  BLOCK_TEXT,
  BOLSTER_TEXT,
  BOUNTY_TEXT,
];
