import type { PlaceId } from "@sw/rebellion-core";
import {
  type ActionEntry,
  type AdvancedTacticEntry,
  defaultCatalogue,
  type LeaderEntry,
  type MissionEntry,
  type ObjectiveEntry,
  type SystemEntry,
  type TacticEntry,
  wholeCatalogue,
} from "@sw/rebellion-core/catalogue";
import { reader } from "@sw/rebellion-core/read";

const {
  systems,
  leaders,
  missions,
  actions,
  objectives,
  tactics,
  advancedTactics = [],
} = wholeCatalogue(defaultCatalogue);

const { atlas } = reader;

/** The id of the Rebel Base space. */
export const BASE_SPACE: PlaceId = atlas.baseSpace;
/** The systems in board order. */
export const SYSTEMS: readonly SystemEntry[] = systems;
/** The systems of each region. */
export const REGIONS: ReadonlyMap<string, readonly PlaceId[]> = atlas.regions;

const SYSTEMS_BY_ID = byId(systems);
const LEADERS_BY_ID = byId(leaders);
const MISSIONS_BY_ID = byId(missions);
const ACTIONS_BY_ID = byId(actions);
const OBJECTIVES_BY_ID = byId(objectives);
const TACTICS_BY_ID = byId(tactics);
const ADVANCED_BY_ID = byId(advancedTactics);

/** Returns the entry of a system; undefined for the Rebel Base space. */
export function systemOf(id: PlaceId): SystemEntry | undefined {
  return SYSTEMS_BY_ID.get(id);
}

/** Whether a system has a loyalty space and resources. */
export function isPopulous(id: PlaceId): boolean {
  return atlas.isPopulous(id);
}

/** Returns the systems adjacent to a place; none for the Rebel Base space. */
export function neighboursOf(id: PlaceId): readonly PlaceId[] {
  return atlas.neighboursOf(id);
}

/** Returns the smallest number of moves between two systems; a very large number for the Rebel Base space. */
export function distance(from: PlaceId, to: PlaceId): number {
  return atlas.distance(from, to) ?? 9;
}

/** Returns the entry of an advanced tactic card. */
export function advancedTacticOf(id: string): AdvancedTacticEntry | undefined {
  return ADVANCED_BY_ID.get(id);
}

/** Returns the entry of a leader. */
export function leaderOf(id: string): LeaderEntry | undefined {
  return LEADERS_BY_ID.get(id);
}

/** Returns the entry of a mission card. */
export function missionOf(id: string): MissionEntry | undefined {
  return MISSIONS_BY_ID.get(id);
}

/** Returns the entry of an action card. */
export function actionOf(id: string): ActionEntry | undefined {
  return ACTIONS_BY_ID.get(id);
}

/** Returns the entry of an objective. */
export function objectiveOf(id: string): ObjectiveEntry | undefined {
  return OBJECTIVES_BY_ID.get(id);
}

/** Returns the entry of a tactic card. */
export function tacticOf(id: string): TacticEntry | undefined {
  return TACTICS_BY_ID.get(id);
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
