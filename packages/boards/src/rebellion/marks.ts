import type { LeaderId, UnitId } from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import { unitOf } from "@sw/rebellion-core/read";
import {
  airspeeder,
  assaultCarrier,
  atAt,
  atSt,
  corellianCorvette,
  deathStar,
  deathStarUnderConstruction,
  factionEmpire,
  factionRebel,
  ground,
  ionCannon,
  monCalamariCruiser,
  rebelTransport,
  rebelTrooper,
  shieldGenerator,
  space,
  starDestroyer,
  stormtrooper,
  superStarDestroyer,
  tieFighter,
  xWing,
  yWing,
} from "../icons.ts";

/** The silhouettes of units. Units of the expansion use the mark of their theater. */
const SILHOUETTES: Readonly<Record<UnitId, string>> = {
  airspeeder,
  "assault-carrier": assaultCarrier,
  "at-at": atAt,
  "at-st": atSt,
  "corellian-corvette": corellianCorvette,
  "death-star": deathStar,
  "death-star-under-construction": deathStarUnderConstruction,
  "ion-cannon": ionCannon,
  "mon-calamari-cruiser": monCalamariCruiser,
  "rebel-transport": rebelTransport,
  "rebel-trooper": rebelTrooper,
  "shield-generator": shieldGenerator,
  "star-destroyer": starDestroyer,
  stormtrooper,
  "super-star-destroyer": superStarDestroyer,
  "tie-fighter": tieFighter,
  "x-wing": xWing,
  "y-wing": yWing,
};

/** The icons of both sides. */
export const SIDES: Readonly<Record<Faction, string>> = { imperial: factionEmpire, rebel: factionRebel };

/** Returns the class of a side, after which its colours are named. */
export function sideClass(faction: Faction | null): "empire" | "rebel" | "neutral" {
  return faction === null ? "neutral" : faction === "imperial" ? "empire" : "rebel";
}

/** Returns the silhouette of a type of unit. */
export function silhouette(unit: UnitId): string {
  return SILHOUETTES[unit] ?? (unitOf(unit)?.theater === "ground" ? ground : space);
}

const TITLES: ReadonlySet<string> = new Set(
  "admiral captain colonel darth director emperor general grand jedi moff princess".split(" "),
);

/** Returns two letters for a leader: the initials, or the first two letters if the name without titles is one word. */
export function initials(leader: LeaderId): string {
  const names = leader.split("-").filter((word) => !TITLES.has(word));
  const [first = leader, second] = names;
  const upper = (text: string): string => text.slice(0, 1).toUpperCase();
  return second === undefined ? upper(first) + first.slice(1, 2) : upper(first) + upper(second);
}
