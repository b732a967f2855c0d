import { together } from "../../catalogue/cards.ts";
import type { UpgradeFile } from "../written/upgrades.ts";
import * as common from "./common/index.ts";
import * as galacticEmpire from "./galactic-empire/index.ts";
import * as galacticRepublic from "./galactic-republic/index.ts";
import * as mercenaries from "./mercenaries/index.ts";
import * as rebelAlliance from "./rebel-alliance/index.ts";
import * as separatistAlliance from "./separatist-alliance/index.ts";

/** Files of all upgrade cards. */
export const FILES: readonly UpgradeFile[] = /* @__PURE__ */ together([
  common.FILES,
  galacticEmpire.FILES,
  rebelAlliance.FILES,
  galacticRepublic.FILES,
  separatistAlliance.FILES,
  mercenaries.FILES,
]);
