import { type Cards, type CardText, together } from "../../catalogue/cards.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";
import * as attackBattalion212th from "./212th-attack-battalion.ts";
import * as legion501st from "./501st-legion.ts";
import * as blizzardForce from "./blizzard-force.ts";
import * as brightTreeVillage from "./bright-tree-village.ts";
import * as echoBaseDefenders from "./echo-base-defenders.ts";
import * as experimentalDroids from "./experimental-droids.ts";
import * as imperialRemnant from "./imperial-remnant.ts";
import * as separatistInvasion from "./separatist-invasion.ts";
import * as shadowCollective from "./shadow-collective.ts";
import * as stormtrooperBattalion from "./stormtrooper-battalion.ts";
import * as tempestForce from "./tempest-force.ts";
import * as wookieeDefenders from "./wookiee-defenders.ts";

/** What battle forces change in play. */
export const ENTRIES: Cards<BattleForceEntry> = /* @__PURE__ */ together([
  attackBattalion212th.ENTRIES,
  blizzardForce.ENTRIES,
  brightTreeVillage.ENTRIES,
  echoBaseDefenders.ENTRIES,
  experimentalDroids.ENTRIES,
  imperialRemnant.ENTRIES,
  legion501st.ENTRIES,
  separatistInvasion.ENTRIES,
  shadowCollective.ENTRIES,
  stormtrooperBattalion.ENTRIES,
  tempestForce.ENTRIES,
  wookieeDefenders.ENTRIES,
]);

/** Their special rules in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  attackBattalion212th.TEXTS,
  blizzardForce.TEXTS,
  brightTreeVillage.TEXTS,
  echoBaseDefenders.TEXTS,
  experimentalDroids.TEXTS,
  imperialRemnant.TEXTS,
  legion501st.TEXTS,
  separatistInvasion.TEXTS,
  shadowCollective.TEXTS,
  stormtrooperBattalion.TEXTS,
  tempestForce.TEXTS,
  wookieeDefenders.TEXTS,
]);
