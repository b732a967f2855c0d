import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { PIERCE, PIERCE_TEXT } from "./pierce.ts";
import { PLODDING, PLODDING_TEXT } from "./plodding.ts";
import { POISON, POISON_TEXT } from "./poison.ts";
import { PRECISE, PRECISE_TEXT } from "./precise.ts";
import { PREPARED_POSITION, PREPARED_POSITION_TEXT } from "./prepared-position.ts";
import { PRIMITIVE, PRIMITIVE_TEXT } from "./primitive.ts";
import { PROGRAMMED, PROGRAMMED_TEXT } from "./programmed.ts";
import { PULLING_THE_STRINGS, PULLING_THE_STRINGS_TEXT } from "./pulling-the-strings.ts";

/** The keywords under P that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  PIERCE,
  PLODDING,
  POISON,
  PRECISE,
  PREPARED_POSITION,
  PRIMITIVE,
  PROGRAMMED,
  PULLING_THE_STRINGS,
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
  PULLING_THE_STRINGS_TEXT,
];
