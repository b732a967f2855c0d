import { together } from "../../catalogue/cards.ts";
import type { AdvantageFile, PrimaryObjectiveFile, SecondaryObjectiveFile } from "../written/battle-cards.ts";
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

/** The files of the primary objective cards, with their maps. */
export const OBJECTIVES: readonly PrimaryObjectiveFile[] = [
  shiftingPriorities.CARDS,
  recoverTheResearch.CARDS,
  breakthrough.CARDS,
  bunkerAssault.CARDS,
  closeThePocket.CARDS,
  interceptSignals.CARDS,
  outflank.CARDS,
];

/** The files of the secondary objective cards. */
export const SECONDARY_OBJECTIVES: readonly SecondaryObjectiveFile[] = [
  bringThemToHeel.CARDS,
  destroyEnemyBase.CARDS,
  markedTargets.CARDS,
  reconMission.CARDS,
  surfaceScan.CARDS,
  sweepAndClear.CARDS,
  supplyRun.CARDS,
];

/** The files of the advantage cards without a faction. */
export const ADVANTAGES: readonly AdvantageFile[] = [
  advancedIntel.CARDS,
  cunningDeployment.CARDS,
  fortifiedPosition.CARDS,
  garrison.CARDS,
  ordnance.CARDS,
  strafingRun.CARDS,
];

/** The files of the advantage cards that belong to a faction. */
const OF_FACTIONS: readonly AdvantageFile[] = [
  blackOps.CARDS,
  noTimeToLose.CARDS,
  coordinatedStrike.CARDS,
  commandOverride.CARDS,
];

/** The files of all battle cards. */
export const FILES: readonly (PrimaryObjectiveFile | SecondaryObjectiveFile | AdvantageFile)[] =
  /* @__PURE__ */ together<PrimaryObjectiveFile | SecondaryObjectiveFile | AdvantageFile>([
    OBJECTIVES,
    SECONDARY_OBJECTIVES,
    ADVANTAGES,
    OF_FACTIONS,
  ]);
