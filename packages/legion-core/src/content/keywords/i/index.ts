import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { IM_PART_OF_THE_SQUAD_TOO, IM_PART_OF_THE_SQUAD_TOO_TEXT } from "./im-part-of-the-squad-too.ts";
import { IMMOBILIZE, IMMOBILIZE_TEXT } from "./immobilize.ts";
import { IMMUNE_BLAST, IMMUNE_BLAST_TEXT } from "./immune-blast.ts";
import { IMMUNE_DEFLECT, IMMUNE_DEFLECT_TEXT } from "./immune-deflect.ts";
import { IMMUNE_ENEMY_EFFECTS, IMMUNE_ENEMY_EFFECTS_TEXT } from "./immune-enemy-effects.ts";
import { IMMUNE_MELEE, IMMUNE_MELEE_TEXT } from "./immune-melee.ts";
import { IMMUNE_MELEE_PIERCE, IMMUNE_MELEE_PIERCE_TEXT } from "./immune-melee-pierce.ts";
import { IMMUNE_PIERCE, IMMUNE_PIERCE_TEXT } from "./immune-pierce.ts";
import { IMMUNE_RANGE_1_WEAPONS, IMMUNE_RANGE_1_WEAPONS_TEXT } from "./immune-range-1-weapons.ts";
import { IMPACT, IMPACT_TEXT } from "./impact.ts";
import { IMPERVIOUS, IMPERVIOUS_TEXT } from "./impervious.ts";
import { INCOGNITO, INCOGNITO_TEXT } from "./incognito.ts";
import { INCONSPICUOUS, INCONSPICUOUS_TEXT } from "./inconspicuous.ts";
import { INDEPENDENT, INDEPENDENT_TEXT } from "./independent.ts";
import { INDOMITABLE, INDOMITABLE_TEXT } from "./indomitable.ts";
import { INFILTRATE, INFILTRATE_TEXT } from "./infiltrate.ts";
import { INSPIRE, INSPIRE_TEXT } from "./inspire.ts";
import { INTERROGATE, INTERROGATE_TEXT } from "./interrogate.ts";
import { ION, ION_TEXT } from "./ion.ts";

/** The keywords under I that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  IM_PART_OF_THE_SQUAD_TOO,
  IMMOBILIZE,
  IMMUNE_BLAST,
  IMMUNE_DEFLECT,
  IMMUNE_ENEMY_EFFECTS,
  IMMUNE_MELEE,
  IMMUNE_MELEE_PIERCE,
  IMMUNE_PIERCE,
  IMMUNE_RANGE_1_WEAPONS,
  IMPACT,
  IMPERVIOUS,
  INCOGNITO,
  INCONSPICUOUS,
  INDEPENDENT,
  INDOMITABLE,
  INFILTRATE,
  INSPIRE,
  INTERROGATE,
  ION,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  IM_PART_OF_THE_SQUAD_TOO_TEXT,
  IMMOBILIZE_TEXT,
  IMMUNE_BLAST_TEXT,
  IMMUNE_DEFLECT_TEXT,
  IMMUNE_ENEMY_EFFECTS_TEXT,
  IMMUNE_MELEE_TEXT,
  IMMUNE_MELEE_PIERCE_TEXT,
  IMMUNE_PIERCE_TEXT,
  IMMUNE_RANGE_1_WEAPONS_TEXT,
  IMPACT_TEXT,
  IMPERVIOUS_TEXT,
  INCOGNITO_TEXT,
  INCONSPICUOUS_TEXT,
  INDEPENDENT_TEXT,
  INDOMITABLE_TEXT,
  INFILTRATE_TEXT,
  INSPIRE_TEXT,
  INTERROGATE_TEXT,
  ION_TEXT,
];
