import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { PIERCE, PIERCE_TEXT } from "./pierce.ts";
import { PLODDING, PLODDING_TEXT } from "./plodding.ts";
import { POISON, POISON_TEXT } from "./poison.ts";
import { PRECISE, PRECISE_TEXT } from "./precise.ts";
import { PREPARED_POSITION, PREPARED_POSITION_TEXT } from "./prepared-position.ts";
import { PRIMITIVE, PRIMITIVE_TEXT } from "./primitive.ts";
import { PROGRAMMED, PROGRAMMED_TEXT } from "./programmed.ts";

/** The keywords under P that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  PIERCE,
  PLODDING,
  POISON,
  PRECISE,
  PREPARED_POSITION,
  PRIMITIVE,
  PROGRAMMED,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  PIERCE_TEXT,
  PLODDING_TEXT,
  POISON_TEXT,
  PRECISE_TEXT,
  PREPARED_POSITION_TEXT,
  PRIMITIVE_TEXT,
  PROGRAMMED_TEXT,
];
