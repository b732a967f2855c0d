import type { LeaderId, PlaceId, QueueSpace, UnitId } from "../state/actions.ts";
import type { UnitsOfType } from "../state/events.ts";
import { REBEL } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import type { Advice } from "./advice.ts";
import type { KeptEvent } from "./outcome.ts";
import { summed, withoutLeader, withPlace } from "./places.ts";
import { withLess, withMore, withMove } from "./record.ts";
import { configOfTable, EMPTY_PLACE, type Forces, type GuidePlace, type GuideTable, LURED } from "./table.ts";

/** Moves a leader to a place, from wherever the leader is. */
export function placed(table: GuideTable, leader: LeaderId, place: PlaceId): GuideTable {
  return added(withoutPooled(table, leader), place, { leaders: [leader] });
}

/** Returns the table without a leader in the pools. */
function withoutPooled(table: GuideTable, leader: LeaderId): GuideTable {
  return { ...table, pool: withoutLeader(table.pool, leader), rebelPool: withoutLeader(table.rebelPool, leader) };
}

/** Adds pieces and marks to a place. */
export function added(table: GuideTable, place: PlaceId, more: Partial<GuidePlace>): GuideTable {
  return withPlace(table, place, withMore(table.places[place] ?? EMPTY_PLACE, { ...EMPTY_PLACE, ...more }));
}

/** Adds a unit to a space of the build queue. */
export function withBuilt(
  table: GuideTable,
  { unit, space }: { readonly unit: UnitId; readonly space: QueueSpace },
): GuideTable {
  return queueChanged(table, space, { [unit]: 1 }, 1);
}

/** Returns a captive in the form in which a place holds it: captured or in carbonite. */
export function held(table: GuideTable, place: PlaceId, leader: LeaderId): GuidePlace {
  const isFrozen = table.places[place]?.carbonite.includes(leader) ?? false;
  return { ...EMPTY_PLACE, [isFrozen ? "carbonite" : "captives"]: [leader] };
}

/** Returns the table after all changes made by the effect of a card. */
export function effectHappened(table: GuideTable, { outcome, actions }: Advice): GuideTable {
  const spaces = new Map(
    actions.flatMap((action) => (action.type === "advance" ? [[action.subject, action.space] as const] : [])),
  );
  return (outcome?.events ?? []).reduce((now, event) => happened(now, event, spaces), table);
}

/**
 * Returns the table after an event. `spaces` holds the spaces of the build queue chosen for units that are deployed.
 */
function happened(table: GuideTable, event: KeptEvent, spaces: ReadonlyMap<UnitId, QueueSpace>): GuideTable {
  switch (event.type) {
    case "loyalty-changed":
      return changed(table, event.system, { loyalty: event.to });
    case "sabotage-placed":
      return changed(table, event.system, { sabotaged: true });
    case "sabotage-removed":
      return changed(table, event.system, { sabotaged: false });
    case "system-destroyed":
      return changed(table, event.system, { destroyed: true, loyalty: null, sabotaged: false });
    case "reputation-changed":
      return { ...table, reputation: event.to };
    case "time-advanced":
      return { ...table, time: event.to };
    case "ring-attached":
    case "ring-removed":
      return ringChanged(table, event);
    case "leader-moved":
    case "leader-recruited":
    case "leader-eliminated":
    case "leader-replaced":
      return leaderChanged(table, event);
    case "leader-captured":
    case "leader-rescued":
      // The ring and the move tell all of it.
      return table;
    default:
      return unitsChanged(table, event, spaces);
  }
}

function changed(table: GuideTable, place: PlaceId, now: Partial<GuidePlace>): GuideTable {
  return withPlace(table, place, { ...(table.places[place] ?? EMPTY_PLACE), ...now });
}

type Of<Type extends KeptEvent["type"]> = Extract<KeptEvent, { readonly type: Type }>;
type UnitsEvent = Of<
  "units-placed" | "units-queued" | "queue-advanced" | "units-moved" | "units-returned" | "units-destroyed"
>;

function unitsChanged(table: GuideTable, event: UnitsEvent, spaces: ReadonlyMap<UnitId, QueueSpace>): GuideTable {
  // The guide keeps the Empire's build queue and not the Rebels'.
  const isImperial = event.faction === "imperial";
  switch (event.type) {
    case "units-placed": {
      const units = forces(event.units);
      // A Death Star replaces the one under construction.
      const isOfQueue = event.how === "deployed" || event.how === "replaced";
      const left = isOfQueue && isImperial ? withoutQueued(table, units, spaces) : table;
      return added(left, event.at, { units });
    }
    case "units-queued":
      return isImperial ? queueChanged(table, event.space, forces(event.units), 1) : table;
    case "queue-advanced": {
      if (!isImperial) return table;
      const units = { [event.unit]: 1 };
      return queueChanged(queueChanged(table, event.from, units, -1), event.from === 3 ? 2 : 1, units, 1);
    }
    case "units-moved":
      return withMove(table, event.from, event.to, { ...EMPTY_PLACE, units: forces(event.units) });
    case "units-returned":
    case "units-destroyed": {
      const units = forces(event.units);
      if (event.at === "queue") return isImperial ? withoutQueued(table, units, spaces) : table;
      const place = table.places[event.at] ?? EMPTY_PLACE;
      return withPlace(table, event.at, withLess(event.at, place, { ...EMPTY_PLACE, units }));
    }
  }
}

function forces(units: readonly UnitsOfType[]): Forces {
  return Object.fromEntries(units.map(({ unit, count }) => [unit, count]));
}

function queueChanged(table: GuideTable, space: QueueSpace, units: Forces, sign: 1 | -1): GuideTable {
  const { ready, queue } = table;
  if (space === 1) return { ...table, ready: summed(ready, units, sign) };
  return {
    ...table,
    queue: space === 2 ? [summed(queue[0], units, sign), queue[1]] : [queue[0], summed(queue[1], units, sign)],
  };
}

/** Removes units from the build queue: from the chosen space, or from the first space that holds them. */
function withoutQueued(table: GuideTable, units: Forces, spaces: ReadonlyMap<UnitId, QueueSpace>): GuideTable {
  return Object.entries(units).reduce((now, [unit, count]) => {
    const lying = [now.ready, ...now.queue];
    const first = ([1, 2, 3] as const).find((space) => (lying[space - 1]?.[unit] ?? 0) > 0);
    const space = spaces.get(unit) ?? first;
    return space === undefined ? now : queueChanged(now, space, { [unit]: count }, -1);
  }, table);
}

/** The list of a place that holds the captives with each of the two rings. */
const HELD_BY: Readonly<Record<string, "captives" | "carbonite">> = { captured: "captives", carbonite: "carbonite" };

/** Returns the table after a captive has been lured. */
function lured(table: GuideTable, leader: LeaderId): GuideTable {
  return { ...table, lured: [...new Set([...table.lured, leader])].sort() };
}

/** Makes a leader a captive or frees the leader, after a ring changes. */
function ringChanged(table: GuideTable, { type, ring, leader }: Of<"ring-attached" | "ring-removed">): GuideTable {
  if (ring === LURED && type === "ring-attached") return lured(table, leader);
  const key = HELD_BY[ring];
  const place = Object.keys(table.places).find((id) => isAt(table, id, leader));
  if (key === undefined || place === undefined) return table;
  const left = without(table, leader);
  return added(left, place, type === "ring-attached" ? { [key]: [leader] } : { leaders: [leader] });
}

function isAt({ places }: GuideTable, id: PlaceId, leader: LeaderId): boolean {
  const { leaders, captives, carbonite } = places[id] ?? EMPTY_PLACE;
  return [...leaders, ...captives, ...carbonite].includes(leader);
}

/** Returns the table without a leader, wherever the leader is. */
function without(table: GuideTable, leader: LeaderId): GuideTable {
  const ids = Object.keys(table.places).filter((id) => isAt(table, id, leader));
  return ids.reduce(
    (now, id) => {
      const { leaders, captives, carbonite } = now.places[id] ?? EMPTY_PLACE;
      return changed(now, id, {
        leaders: withoutLeader(leaders, leader),
        captives: withoutLeader(captives, leader),
        carbonite: withoutLeader(carbonite, leader),
      });
    },
    withoutPooled(table, leader),
  );
}

/** Adds a leader to the pool of the leader's side. */
function pooled(table: GuideTable, leader: LeaderId): GuideTable {
  const { leaders } = boxFor(configOfTable(table));
  const key = leaders.some(({ id, side }) => id === leader && side === REBEL) ? "rebelPool" : "pool";
  return { ...table, [key]: [...table[key], leader].sort() };
}

type LeaderEvent = Of<"leader-moved" | "leader-recruited" | "leader-eliminated" | "leader-replaced">;

function leaderChanged(table: GuideTable, event: LeaderEvent): GuideTable {
  const { leader } = event;
  const place = Object.keys(table.places).find((id) => isAt(table, id, leader));
  const left = without(table, leader);
  switch (event.type) {
    case "leader-eliminated":
      return { ...left, lured: withoutLeader(left.lured, leader) };
    case "leader-replaced":
      if (table.rebelPool.includes(leader)) return pooled(left, event.by);
      return place === undefined ? left : added(left, place, { leaders: [event.by] });
    case "leader-moved":
    case "leader-recruited": {
      const { to } = event;
      if (to === "pool" && table.lured.includes(leader)) return left;
      if (to === "pool") return pooled(left, leader);
      if (to === "mission" || to === "supply" || to === "eliminated") return left;
      const isHeld = place !== undefined && !(table.places[place]?.leaders.includes(leader) ?? false);
      return added(left, to, isHeld ? held(table, place, leader) : { leaders: [leader] });
    }
  }
}
