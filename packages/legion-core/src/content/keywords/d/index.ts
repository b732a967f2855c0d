import type { Cards, KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { DANGER_SENSE, DANGER_SENSE_TEXT } from "./danger-sense.ts";
import { DAUNTLESS, DAUNTLESS_TEXT } from "./dauntless.ts";
import { DEATH_FROM_ABOVE, DEATH_FROM_ABOVE_TEXT } from "./death-from-above.ts";
import { DEFEND, DEFEND_TEXT } from "./defend.ts";
import { DEFLECT, DEFLECT_TEXT } from "./deflect.ts";
import { DEMORALIZE, DEMORALIZE_TEXT } from "./demoralize.ts";
import { DETACHMENT, DETACHMENT_TEXT } from "./detachment.ts";
import { DETONATE, DETONATE_TEXT } from "./detonate.ts";
import { DIRECT, DIRECT_TEXT } from "./direct.ts";
import { DISCIPLINED, DISCIPLINED_TEXT } from "./disciplined.ts";
import { DISENGAGE, DISENGAGE_TEXT } from "./disengage.ts";
import { DISTRACT, DISTRACT_TEXT } from "./distract.ts";
import { DIVINE_INFLUENCE, DIVINE_INFLUENCE_TEXT } from "./divine-influence.ts";
import { DJEM_SO_MASTERY, DJEM_SO_MASTERY_TEXT } from "./djem-so-mastery.ts";
import { DUELIST, DUELIST_TEXT } from "./duelist.ts";

/** The keywords under D that are played. */
export const ENTRIES: Cards<GameKeyword> = [
  DANGER_SENSE,
  DAUNTLESS,
  DEATH_FROM_ABOVE,
  DEFEND,
  DEFLECT,
  DEMORALIZE,
  DETACHMENT,
  DETONATE,
  DIRECT,
  DISCIPLINED,
  DISENGAGE,
  DISTRACT,
  DIVINE_INFLUENCE,
  DJEM_SO_MASTERY,
  DUELIST,
];

/** The names of all of them, and what those that are played do. */
export const TEXTS: readonly KeywordText[] = [
  DANGER_SENSE_TEXT,
  DAUNTLESS_TEXT,
  DEATH_FROM_ABOVE_TEXT,
  DEFEND_TEXT,
  DEFLECT_TEXT,
  DEMORALIZE_TEXT,
  DETACHMENT_TEXT,
  DETONATE_TEXT,
  DIRECT_TEXT,
  DISCIPLINED_TEXT,
  DISENGAGE_TEXT,
  DISTRACT_TEXT,
  DIVINE_INFLUENCE_TEXT,
  DJEM_SO_MASTERY_TEXT,
  DUELIST_TEXT,
];
