import { at, violation } from "@sw/tabletop";
import { named, refuseScenario } from "@sw/tabletop/testing";
import { hasSeen } from "../base/base.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import {
  GROUND,
  type LeaderSpot,
  NO_CARD,
  type PlaceIndex,
  type SystemIndex,
  type TheaterIndex,
} from "../state/codes.ts";
import { IMPERIAL, sideOfFaction } from "../state/seats.ts";
import type { BaseState, LeaderState, PlaceState, State } from "../state/state.ts";
import { hasUnit } from "../units/units.ts";
import type { LeaderSpec, Scenario, SystemSpec } from "./spec.ts";
import type { Supply } from "./supply.ts";

/** Returns the systems and the Rebel Base space of a scenario. */
export function placesOf(box: Box, supply: Supply, { systems, baseSpace }: Scenario): readonly PlaceState[] {
  const specs = new Map(Object.entries(systems ?? {}).map(([id, spec]) => [supply.system(id), spec]));
  return [
    ...box.systems.map((_, system) => systemOf(box, supply, system, specs.get(system) ?? {})),
    { loyalty: null, subjugated: false, sabotaged: false, destroyed: false, units: supply.units(baseSpace) },
  ];
}

function systemOf(box: Box, supply: Supply, system: SystemIndex, spec: SystemSpec): PlaceState {
  const { populous, entry } = at(box.systems, system);
  const destroyed = spec.destroyed ?? false;
  const fixed = entry.fixedLoyalty && !destroyed ? IMPERIAL : null;
  const loyalty = spec.loyalty === undefined || spec.loyalty === null ? fixed : sideOfFaction(spec.loyalty);
  const units = supply.units(spec.units);
  const asks = populous && !destroyed && loyalty !== IMPERIAL && holds(box, units, GROUND);
  return { loyalty, subjugated: spec.subjugated ?? asks, sabotaged: spec.sabotaged ?? false, destroyed, units };
}

/** Whether any of the units are Imperial, and of the theater if one is given. */
function holds(box: Box, units: PlaceState["units"], theater?: TheaterIndex): boolean {
  return hasUnit(box, units, (kind) => kind.side === IMPERIAL && (theater === undefined || kind.theater === theater));
}

/**
 * Returns the leaders of a scenario: where it puts them, on the missions that name them, in the pool, or beside the
 * board.
 */
export function leadersOf(box: Box, supply: Supply, spec: Scenario): readonly LeaderState[] {
  const named = new Map(Object.entries(spec.leaders ?? {}).map(([id, one]) => [supply.leader(id), one]));
  const busy = busyLeaders(supply, spec);
  return box.leaders.map(({ entry }, leader): LeaderState => {
    const own = named.get(leader);
    if (own !== undefined) return leaderOf(box, supply, own);
    const start = entry.start === "starting" && spec.onlyTheseLeaders !== true ? "pool" : "supply";
    return { at: busy.get(leader) ?? start, ring: null, detained: false };
  });
}

/** Returns the leaders on missions, and those of a mission in progress. */
function busyLeaders(supply: Supply, { rebel, imperial, mission }: Scenario): ReadonlyMap<number, LeaderSpot> {
  const busy = new Map<number, LeaderSpot>();
  for (const { leaders } of [...(rebel?.assigned ?? []), ...(imperial?.assigned ?? [])]) {
    for (const id of leaders) busy.set(supply.leader(id), "mission");
  }
  if (mission !== undefined) {
    const spot = mission.system === undefined ? "mission" : supply.place(mission.system);
    for (const id of mission.leaders) busy.set(supply.leader(id), spot);
    if (mission.sent !== undefined) busy.set(supply.leader(mission.sent), spot);
  }
  return busy;
}

function leaderOf(box: Box, supply: Supply, spec: LeaderSpec): LeaderState {
  const { at: spot, ring, detained } = typeof spec === "string" ? { at: spec, ring: null, detained: false } : spec;
  const ringIds = box.rings.map(({ id }) => id);
  const place = ringIds.indexOf(ring ?? "");
  const index =
    ring === undefined || ring === null ? null : named("ring", ring, place < 0 ? undefined : place, ringIds);
  return { at: spotOf(supply, spot), ring: index, detained: detained ?? false };
}

function spotOf(supply: Supply, spot: string): LeaderSpot {
  if (spot === "pool" || spot === "mission" || spot === "supply" || spot === "eliminated") return spot;
  return supply.place(spot);
}

/**
 * Returns the base's system: the one that the scenario names, or the first remote system that can hold it and whose
 * card is in no other location. If no remote system fits, the first populous one that does.
 */
export function baseSystem(
  box: Box,
  supply: Supply,
  places: readonly PlaceState[],
  { base, probes, probeTop, probesBoxed, rebel }: Scenario,
): SystemIndex | null {
  if (base?.system === null) return null;
  if (base?.system !== undefined) return supply.system(base.system);
  const elsewhere = new Set([
    ...(probes ?? []),
    ...(probeTop ?? []),
    ...(base?.planted ?? []),
    ...(probesBoxed ?? []),
    ...(rebel?.aside ?? []),
  ]);
  const among = base?.among?.map((id) => supply.system(id));
  const fits = box.systems.flatMap(({ id }, system) =>
    canHold(box, places, system) && !elsewhere.has(id) && (among?.includes(system) ?? true) ? [system] : [],
  );
  const first = fits.find((system) => !at(box.systems, system).populous) ?? fits[0];
  if (first === undefined) return refuseScenario(violation<RuleId>("reb.base.secret-choice", "no-system-left"));
  return first;
}

/** Whether the board allows the hidden base in the system. */
function canHold(box: Box, places: readonly PlaceState[], system: SystemIndex): boolean {
  const { loyalty, destroyed, units } = at(places, system);
  return box.probeOf[system] !== NO_CARD && loyalty !== IMPERIAL && !destroyed && !holds(box, units, GROUND);
}

/** Returns the systems that may hold the base as far as everybody, both sides, and the Empire can tell. */
export function candidatesOf(
  box: Box,
  supply: Supply,
  state: Pick<State, "places" | "probes" | "probesBoxed" | "held">,
  system: SystemIndex | null,
  spec: Scenario,
): Pick<State, "base" | "baseCandidates"> {
  const revealed = spec.base?.revealed ?? false;
  const among = spec.base?.among?.map((id) => supply.system(id));
  const open = box.systems.flatMap((_, one) => {
    const card = at(box.probeOf, one);
    const isOut = spec.config?.solo !== undefined && (at(box.systems, one).populous || hasSeen(state, card));
    const fits = canHold(box, state.places, one) && !state.probesBoxed.includes(card) && !isOut;
    return fits && (among?.includes(one) ?? true) ? [one] : [];
  });
  const publicCandidates: readonly PlaceIndex[] = revealed && system !== null ? [system] : open;
  const planted = (spec.base?.planted ?? []).map((id) => supply.system(id));
  const commonCandidates = publicCandidates.filter((one) => !planted.includes(one));
  const base: BaseState = { system, revealed, publicCandidates, planted: planted.length > 0, commonCandidates };
  return { base, baseCandidates: commonCandidates.filter((one) => !hasSeen(state, at(box.probeOf, one))) };
}
