import type { BattleForceFile } from "../written/battle-forces.ts";
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

/** The files of all battle forces. */
export const FILES: readonly BattleForceFile[] = [
  attackBattalion212th.CARDS,
  blizzardForce.CARDS,
  brightTreeVillage.CARDS,
  echoBaseDefenders.CARDS,
  experimentalDroids.CARDS,
  imperialRemnant.CARDS,
  legion501st.CARDS,
  separatistInvasion.CARDS,
  shadowCollective.CARDS,
  stormtrooperBattalion.CARDS,
  tempestForce.CARDS,
  wookieeDefenders.CARDS,
];
