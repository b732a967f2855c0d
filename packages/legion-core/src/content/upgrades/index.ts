import { type Cards, type CardText, together } from "../../catalogue/cards.ts";
import type { UpgradeCard } from "../../state/hooks/upgrade-card.ts";
import * as common from "./common/index.ts";
import * as galacticEmpire from "./galactic-empire/index.ts";
import * as galacticRepublic from "./galactic-republic/index.ts";
import * as mercenaries from "./mercenaries/index.ts";
import * as rebelAlliance from "./rebel-alliance/index.ts";
import * as separatistAlliance from "./separatist-alliance/index.ts";

/** What upgrade cards do beyond their figures, keywords and weapons. */
export const ENTRIES: Cards<UpgradeCard> = /* @__PURE__ */ together([
  common.ENTRIES,
  galacticEmpire.ENTRIES,
  rebelAlliance.ENTRIES,
  galacticRepublic.ENTRIES,
  separatistAlliance.ENTRIES,
  mercenaries.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  common.TEXTS,
  galacticEmpire.TEXTS,
  rebelAlliance.TEXTS,
  galacticRepublic.TEXTS,
  separatistAlliance.TEXTS,
  mercenaries.TEXTS,
]);
