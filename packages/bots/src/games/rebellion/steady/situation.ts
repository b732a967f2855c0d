import type { LeaderView, PlaceId, PlaceView, View } from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import { candidatesIn, enemyOf, factionOf, knownBase, placeIn, reader } from "@sw/rebellion-core/read";
import { leaderOf } from "./pieces.ts";

/** A view as seen by the seat that decides, with both sides named relative to it. */
export interface Situation {
  readonly view: View;
  readonly own: Faction;
  readonly enemy: Faction;
  /** The systems that may hold the base as far as the seat knows; one or none once the base is known. */
  readonly candidates: readonly PlaceId[];
}

/** Reads a view as its own seat. A bot's view always has one. */
export function situationOf(view: View): Situation {
  const own = view.viewer === "spectator" ? "rebel" : factionOf(view.viewer);
  return { view, own, enemy: enemyOf(own), candidates: view.base.revealed ? [] : candidatesIn(view) };
}

const NOWHERE: PlaceView = {
  id: "",
  loyalty: null,
  subjugated: false,
  sabotaged: false,
  destroyed: false,
  units: [],
};

/** Returns a place by id; an empty place if there is no such id. */
export function placeOf({ view }: Situation, id: PlaceId): PlaceView {
  return placeIn(view, id) ?? NOWHERE;
}

/** Returns the leaders of a side in its leader pool. */
export function poolOf({ view }: Situation, faction: Faction): readonly LeaderView[] {
  return reader.leadersAt(view, "pool", faction);
}

/** Returns the number of a leader's icons in all skills. */
export function iconsOf(id: string): number {
  const { diplomacy = 0, intel = 0, specOps = 0, logistics = 0 } = leaderOf(id)?.skills ?? {};
  return diplomacy + intel + specOps + logistics;
}

/** Returns the sum of a leader's tactic values; 0 without any. */
export function tacticsOf(id: string): number {
  const { space = 0, ground = 0 } = leaderOf(id)?.tactics ?? {};
  return space + ground;
}

/** Returns how valuable a leader is. */
export function leaderWorth(id: string): number {
  return iconsOf(id) + tacticsOf(id) / 2;
}

/** The number of systems that may hold the base from which the Empire gathers its forces around them. */
const FEW = 10;

/**
 * Returns the systems that a siege is about: the revealed base, or the few that may hold it as far as the Empire can tell; none for
 * the Rebels while the base is hidden.
 */
export function suspects({ view, own, candidates }: Situation): readonly PlaceId[] {
  const base = knownBase(view);
  if (view.base.revealed) return base === undefined ? [] : [base];
  return own === "imperial" && candidates.length <= FEW ? candidates : [];
}

/** Returns the chance that the base is in a place, if that is what a siege is about; otherwise 0. */
export function suspicion(seen: Situation, place: PlaceId): number {
  const places = suspects(seen);
  return places.includes(place) ? 1 / places.length : 0;
}
