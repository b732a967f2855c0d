import { type Cards, type CardText, together } from "../../catalogue/cards.ts";
import type { Advantage, PrimaryObjective, SecondaryObjective } from "../../catalogue/entries.ts";
import type { BattleCard } from "../../state/hooks/battle-card.ts";
import * as advancedIntel from "./advantages/advanced-intel.ts";
import * as blackOps from "./advantages/black-ops.ts";
import * as commandOverride from "./advantages/command-override.ts";
import * as coordinatedStrike from "./advantages/coordinated-strike.ts";
import * as cunningDeployment from "./advantages/cunning-deployment.ts";
import * as fortifiedPosition from "./advantages/fortified-position.ts";
import * as garrison from "./advantages/garrison.ts";
import * as noTimeToLose from "./advantages/no-time-to-lose.ts";
import * as ordnance from "./advantages/ordnance.ts";
import * as strafingRun from "./advantages/strafing-run.ts";
import * as breakthrough from "./objectives/breakthrough.ts";
import * as bunkerAssault from "./objectives/bunker-assault.ts";
import * as closeThePocket from "./objectives/close-the-pocket.ts";
import * as interceptSignals from "./objectives/intercept-signals.ts";
import * as outflank from "./objectives/outflank.ts";
import * as recoverTheResearch from "./objectives/recover-the-research.ts";
import * as shiftingPriorities from "./objectives/shifting-priorities.ts";
import * as bringThemToHeel from "./secondary-objectives/bring-them-to-heel.ts";
import * as destroyEnemyBase from "./secondary-objectives/destroy-enemy-base.ts";
import * as markedTargets from "./secondary-objectives/marked-targets.ts";
import * as reconMission from "./secondary-objectives/recon-mission.ts";
import * as supplyRun from "./secondary-objectives/supply-run.ts";
import * as surfaceScan from "./secondary-objectives/surface-scan.ts";
import * as sweepAndClear from "./secondary-objectives/sweep-and-clear.ts";

/** Objective cards with their maps. */
export const OBJECTIVES: Cards<PrimaryObjective> = /* @__PURE__ */ together([
  shiftingPriorities.FIGURES,
  recoverTheResearch.FIGURES,
  breakthrough.FIGURES,
  bunkerAssault.FIGURES,
  closeThePocket.FIGURES,
  interceptSignals.FIGURES,
  outflank.FIGURES,
]);

/** Secondary objective cards. */
export const SECONDARY_OBJECTIVES: Cards<SecondaryObjective> = /* @__PURE__ */ together([
  bringThemToHeel.FIGURES,
  destroyEnemyBase.FIGURES,
  markedTargets.FIGURES,
  reconMission.FIGURES,
  surfaceScan.FIGURES,
  sweepAndClear.FIGURES,
  supplyRun.FIGURES,
]);

/** Advantage cards of no faction; those of factions are taken by their factions. */
export const ADVANTAGES: Cards<Advantage> = /* @__PURE__ */ together([
  advancedIntel.FIGURES,
  cunningDeployment.FIGURES,
  fortifiedPosition.FIGURES,
  garrison.FIGURES,
  ordnance.FIGURES,
  strafingRun.FIGURES,
]);

/** What battle cards do, those of factions too. */
export const ENTRIES: Cards<BattleCard> = /* @__PURE__ */ together([
  shiftingPriorities.ENTRIES,
  recoverTheResearch.ENTRIES,
  breakthrough.ENTRIES,
  bunkerAssault.ENTRIES,
  closeThePocket.ENTRIES,
  interceptSignals.ENTRIES,
  outflank.ENTRIES,
  bringThemToHeel.ENTRIES,
  destroyEnemyBase.ENTRIES,
  markedTargets.ENTRIES,
  reconMission.ENTRIES,
  surfaceScan.ENTRIES,
  sweepAndClear.ENTRIES,
  supplyRun.ENTRIES,
  advancedIntel.ENTRIES,
  cunningDeployment.ENTRIES,
  fortifiedPosition.ENTRIES,
  garrison.ENTRIES,
  ordnance.ENTRIES,
  strafingRun.ENTRIES,
  blackOps.ENTRIES,
  noTimeToLose.ENTRIES,
  coordinatedStrike.ENTRIES,
  commandOverride.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  shiftingPriorities.TEXTS,
  recoverTheResearch.TEXTS,
  breakthrough.TEXTS,
  bunkerAssault.TEXTS,
  closeThePocket.TEXTS,
  interceptSignals.TEXTS,
  outflank.TEXTS,
  bringThemToHeel.TEXTS,
  destroyEnemyBase.TEXTS,
  markedTargets.TEXTS,
  reconMission.TEXTS,
  surfaceScan.TEXTS,
  sweepAndClear.TEXTS,
  supplyRun.TEXTS,
  advancedIntel.TEXTS,
  cunningDeployment.TEXTS,
  fortifiedPosition.TEXTS,
  garrison.TEXTS,
  ordnance.TEXTS,
  strafingRun.TEXTS,
  blackOps.TEXTS,
  noTimeToLose.TEXTS,
  coordinatedStrike.TEXTS,
  commandOverride.TEXTS,
]);
