import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { RAM, RAM_TEXT } from "./ram.ts";
import { READY, READY_TEXT } from "./ready.ts";
import { RECHARGE, RECHARGE_TEXT } from "./recharge.ts";
import { RECONFIGURE, RECONFIGURE_TEXT } from "./reconfigure.ts";
import { REGENERATE, REGENERATE_TEXT } from "./regenerate.ts";
import { REINFORCEMENTS, REINFORCEMENTS_TEXT } from "./reinforcements.ts";
import { RELENTLESS, RELENTLESS_TEXT } from "./relentless.ts";
import { RELIABLE, RELIABLE_TEXT } from "./reliable.ts";
import { REPAIR, REPAIR_TEXT } from "./repair.ts";
import { REPOSITION, REPOSITION_TEXT } from "./reposition.ts";
import { RETINUE, RETINUE_TEXT } from "./retinue.ts";
import { RUTHLESS, RUTHLESS_TEXT } from "./ruthless.ts";

/** The keywords under R that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  RAM,
  READY,
  RECHARGE,
  RECONFIGURE,
  REGENERATE,
  REINFORCEMENTS,
  RELENTLESS,
  RELIABLE,
  REPAIR,
  REPOSITION,
  RETINUE,
  RUTHLESS,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  RAM_TEXT,
  READY_TEXT,
  RECHARGE_TEXT,
  RECONFIGURE_TEXT,
  REGENERATE_TEXT,
  REINFORCEMENTS_TEXT,
  RELENTLESS_TEXT,
  RELIABLE_TEXT,
  REPAIR_TEXT,
  REPOSITION_TEXT,
  RETINUE_TEXT,
  RUTHLESS_TEXT,
];
