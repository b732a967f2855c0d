import type { LeaderId, PlaceId, SystemId } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import { GROUND } from "../state/codes.ts";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { refuseTable } from "./lines.ts";
import { sortedForces, summed, withoutLeader, withPlace } from "./places.ts";
import { configOfTable, EMPTY_PLACE, type Forces, type GuidePlace, type GuideTable } from "./table.ts";

/** Returns the number of cards in the Round Deck at the start of a round (solo.assign.round-deck). */
export function deckOf({ round, base }: Pick<GuideTable, "round" | "base">): number {
  if (base !== null) return 3;
  return round === 1 ? 2 : round <= 3 ? 3 : 4;
}

/** Lists the remote systems, where the base may be. */
export function remoteOf(table: Pick<GuideTable, "options">): readonly SystemId[] {
  return boxFor(configOfTable(table)).systems.flatMap(({ id, populous }) => (populous ? [] : [id]));
}

/** Lists the systems of {@link remoteOf} that are still remote: by the FAQ rulings not the destroyed ones. */
export function stillRemoteOf(table: Pick<GuideTable, "options" | "places">): readonly SystemId[] {
  return remoteOf(table).filter((id) => !table.options.faq || table.places[id]?.destroyed !== true);
}

/** The part of a table that says where the base may be. */
type Search = Pick<GuideTable, "options" | "probes" | "troops" | "places">;

/** Lists the remote systems whose probe cards the Empire does not hold (solo.def.pbr). */
export function possibleBasesOf(table: Search): readonly SystemId[] {
  return stillRemoteOf(table).filter((id) => !table.probes.includes(id) && !table.troops.includes(id));
}

/**
 * Returns the system of the base if it is revealed: as entered, or because seven remote cards are held
 * (solo.base.reveal).
 */
export function revealedBaseOf(table: Search & Pick<GuideTable, "base">): SystemId | undefined {
  const [only, another] = possibleBasesOf(table);
  return table.base ?? (another === undefined ? only : undefined);
}

/** Whether a place has Imperial units, or only counting ground units with `groundOnly`. */
export function hasImperials(box: Box, { units }: Pick<GuidePlace, "units">, groundOnly = false): boolean {
  return box.units.some(
    ({ id, side, theater }) => side === IMPERIAL && (!groundOnly || theater === GROUND) && (units[id] ?? 0) > 0,
  );
}

/**
 * Returns the table with the consequences of an entry, and refuses impossible tables. A leader is in one place only.
 * Imperial ground units hold the probe card of their remote system and give it back when they leave. Seven remote cards
 * reveal the base; the pieces of the Rebel Base space then move there. Captives without a guard go free.
 */
export function settled(before: GuideTable, said: GuideTable): GuideTable {
  const steps = [withLeadersOnce, withCardsOfTroops, withBase, withBaseSpace, withGuards, withMoved];
  const table = steps.reduce((now, step) => step(before, now), said);
  refuseImpossible(table);
  return table;
}

type Settling = (before: GuideTable, table: GuideTable) => GuideTable;

/** Returns all places where a table has a leader. */
function spotsOf({ pool, rebelPool, reserved, places }: GuideTable, leader: LeaderId): readonly string[] {
  const there = Object.entries(places).filter(([, { leaders, captives, carbonite }]) =>
    [...leaders, ...captives, ...carbonite].includes(leader),
  );
  return [
    ...(pool.includes(leader) ? [POOL] : []),
    ...(rebelPool.includes(leader) ? [REBEL_POOL] : []),
    ...(reserved.includes(leader) ? [RESERVED] : []),
    ...there.map(([id]) => id),
  ];
}

const POOL = "pool";
const REBEL_POOL = "rebelPool";
const RESERVED = "reserved";

/** Removes a leader who has come to a place from the place where the leader was. */
const withLeadersOnce: Settling = (before, said) => {
  const { leaders } = boxFor(configOfTable(said));
  return leaders.reduce((table, { id }) => {
    const spots = spotsOf(table, id);
    if (spots.length < 2) return table;
    const old = spotsOf(before, id);
    const [now, another] = spots.filter((spot) => !old.includes(spot));
    if (another !== undefined) refuseTable("guide-leader-twice", { leader: id });
    return spots
      .filter((spot) => spot !== (now ?? spots.at(-1)))
      .reduce((left, spot) => without(left, spot, id), table);
  }, withLuredFree(said));
};

/** Removes lured leaders from the Rebel pool, and frees those who are captives: they stay and serve the Empire. */
function withLuredFree(table: GuideTable): GuideTable {
  const isLured = (leader: LeaderId): boolean => table.lured.includes(leader);
  const others = (leaders: readonly LeaderId[]): readonly LeaderId[] => leaders.filter((leader) => !isLured(leader));
  return Object.entries(table.places).reduce(
    (now, [id, place]) => {
      const { leaders, captives, carbonite } = place;
      const freed = [...captives, ...carbonite].filter(isLured);
      if (freed.length === 0) return now;
      return withPlace(now, id, {
        ...place,
        leaders: [...leaders, ...freed].sort(),
        captives: others(captives),
        carbonite: others(carbonite),
      });
    },
    { ...table, rebelPool: others(table.rebelPool) },
  );
}

function without(table: GuideTable, spot: string, leader: LeaderId): GuideTable {
  if (spot === POOL || spot === REBEL_POOL || spot === RESERVED)
    return { ...table, [spot]: withoutLeader(table[spot], leader) };
  const place = table.places[spot] ?? EMPTY_PLACE;
  const { leaders, captives, carbonite } = place;
  return withPlace(table, spot, {
    ...place,
    leaders: withoutLeader(leaders, leader),
    captives: withoutLeader(captives, leader),
    carbonite: withoutLeader(carbonite, leader),
  });
}

/** Updates the probe cards that ground units hold (solo.move.take-probe-card, solo.move.lose-probe-card). */
const withCardsOfTroops: Settling = (before, table) => {
  const box = boxFor(configOfTable(table));
  const remote = stillRemoteOf(table);
  const kept = table.troops.filter((id) => !remote.includes(id));
  const troops = remote.filter((id) => {
    const place = table.places[id] ?? EMPTY_PLACE;
    if (id === table.base || table.probes.includes(id)) return false;
    if (hasImperials(box, place, true)) return true;
    return table.troops.includes(id) && !hasImperials(box, before.places[id] ?? EMPTY_PLACE, true);
  });
  const isOld = table.base !== null && table.base === before.base && table.probes.includes(table.base);
  if (isOld) refuseTable("guide-base-card", { place: table.base });
  const probes = [...new Set([...table.probes, ...kept])].sort().filter((id) => id !== table.base);
  return { ...table, troops, probes };
};

/** Reveals the base once the Empire holds all other remote cards (solo.base.reveal). */
const withBase: Settling = (_before, table) => {
  if (possibleBasesOf(table).length === 0) refuseTable("guide-all-probes", {});
  return { ...table, base: revealedBaseOf(table) ?? null };
};

/**
 * Moves the units of the Rebel Base space to the base's system when the base is revealed (reb.base.reveal-move-units).
 */
const withBaseSpace: Settling = (_before, table) => {
  const { baseSpace } = boxFor(configOfTable(table)).catalogue.board;
  const { [baseSpace.id]: hidden } = table.places;
  if (table.base === null || hidden === undefined) return table;
  const there = table.places[table.base] ?? EMPTY_PLACE;
  const open = {
    ...there,
    units: summed(there.units, hidden.units, 1),
    leaders: [...there.leaders, ...hidden.leaders].sort(),
  };
  return withPlace(withPlace(table, baseSpace.id, EMPTY_PLACE), table.base, open);
};

/**
 * Moves captives whose last guard has left to the Rebel base (reb.rescue.automatic, reb.rescue.procedure). Refuses
 * captives that had no guard before either.
 */
const withGuards: Settling = (before, said) => {
  const box = boxFor(configOfTable(said));
  return Object.entries(said.places).reduce((table, [id, place]) => {
    const [captive] = [...place.captives, ...place.carbonite];
    if (captive === undefined || hasImperials(box, place)) return table;
    if (!hasImperials(box, before.places[id] ?? EMPTY_PLACE)) {
      return refuseTable("guide-unguarded", { leader: captive, place: id });
    }
    const home = table.base ?? box.catalogue.board.baseSpace.id;
    const left = withPlace(table, id, { ...(table.places[id] ?? place), captives: [], carbonite: [] });
    const there = left.places[home] ?? EMPTY_PLACE;
    const leaders = [...there.leaders, ...place.captives, ...place.carbonite].sort();
    return withPlace(left, home, { ...there, leaders });
  }, said);
};

/** Limits the units that have moved to a place to those that are there. */
const withMoved: Settling = (_before, table) => {
  const moved = Object.entries(table.moved).flatMap(([id, forces]): readonly (readonly [PlaceId, Forces])[] => {
    const { units } = table.places[id] ?? EMPTY_PLACE;
    const left = Object.entries(forces).map(([unit, count]) => [unit, Math.min(count, units[unit] ?? 0)] as const);
    const still = sortedForces(Object.fromEntries(left));
    return Object.keys(still).length === 0 ? [] : [[id, still]];
  });
  return { ...table, moved: Object.fromEntries(moved) };
};

/** Refuses impossible tables, with a violation for the person who entered the table. */
function refuseImpossible(table: GuideTable): void {
  const box = boxFor(configOfTable(table));
  const { places, ready, queue } = table;
  const forces = [...Object.values(places).map(({ units }) => units), ready, ...queue];
  for (const {
    id,
    entry: { count },
  } of box.units) {
    const found = forces.reduce((sum, units) => sum + (units[id] ?? 0), 0);
    if (found > count) refuseTable("guide-supply", { unit: id, found, count });
  }
  for (const [id, place] of Object.entries(places)) refuseLoyalty(box, id, place);
  const { captives, leaders, units } = places[box.catalogue.board.baseSpace.id] ?? EMPTY_PLACE;
  const isImperial = leaders.some((leader) => box.leaders.some(({ id, side }) => id === leader && side === IMPERIAL));
  if (isImperial || captives.length > 0 || hasImperials(box, { units })) refuseTable("guide-base-space", {});
  for (const ring of ["captives", "carbonite"] as const) {
    const [, second] = Object.values(places).flatMap((place) => place[ring]);
    if (second !== undefined) refuseTable(`guide-${ring}`, { leader: second });
  }
}

function refuseLoyalty(box: Box, id: PlaceId, { loyalty, destroyed, sabotaged }: GuidePlace): void {
  const system = box.systems.find((one) => one.id === id);
  if (loyalty === "rebel" && system?.entry.fixedLoyalty) refuseTable("guide-always-imperial", { place: id });
  if (loyalty !== null && (!system?.populous || destroyed)) refuseTable("guide-no-loyalty", { place: id });
  if (sabotaged && (system === undefined || destroyed)) refuseTable("guide-no-sabotage", { place: id });
}

/**
 * Whether Imperial ground units subjugate a place with these pieces (reb.subjugation.condition). The caller makes sure
 * that it is a populous system.
 */
export function isSubjugated(box: Box, place: GuidePlace): boolean {
  return hasImperials(box, place, true) && place.loyalty !== "imperial" && !place.destroyed;
}

/**
 * Refuses a system entered as subjugated if the Empire has no ground unit there, or has loyalty there
 * (reb.subjugation.condition).
 */
export function refuseUnsubjugated(table: GuideTable, id: PlaceId, place: GuidePlace): void {
  const box = boxFor(configOfTable(table));
  if (!hasImperials(box, place, true)) refuseTable("guide-not-subjugated", { place: id });
  if (place.loyalty === "imperial") refuseTable("guide-loyal-subjugated", { place: id });
}

/** Lists the Rebel leaders at a place, without lured ones. */
export function rebelsAt(table: GuideTable, place: PlaceId): readonly LeaderId[] {
  const { leaders } = boxFor(configOfTable(table));
  return (table.places[place] ?? EMPTY_PLACE).leaders.filter(
    (leader) => !table.lured.includes(leader) && leaders.some(({ id, side }) => id === leader && side === REBEL),
  );
}
