import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { ENRAGE, ENRAGE_TEXT } from "./enrage.ts";
import { ENTOURAGE, ENTOURAGE_TEXT } from "./entourage.ts";
import { EQUIP, EQUIP_TEXT } from "./equip.ts";
import { EXEMPLAR, EXEMPLAR_TEXT } from "./exemplar.ts";
import { EXPERT_CLIMBER, EXPERT_CLIMBER_TEXT } from "./expert-climber.ts";

/** The keywords under E that are played. */
export const ENTRIES: Cards<GameKeyword> = [ENRAGE, ENTOURAGE, EQUIP, EXEMPLAR, EXPERT_CLIMBER];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  ENRAGE_TEXT,
  ENTOURAGE_TEXT,
  EQUIP_TEXT,
  EXEMPLAR_TEXT,
  EXPERT_CLIMBER_TEXT,
];
