import { type Action, catalogueFor, type PlaceId } from "@sw/rebellion-core";
import type { UnitEntry } from "@sw/rebellion-core/catalogue";
import { frameOf, knownBase, reader, unitOf } from "@sw/rebellion-core/read";
import { capacityOf, countOf, enemiesAt, inTheater, type Units, unitsAt } from "./force.ts";
import { BASE_SPACE, distance, isPopulous, neighboursOf } from "./pieces.ts";
import { basePlace } from "./seen.ts";
import { placeOf, type Situation, suspects, suspicion } from "./situation.ts";

/** The units that move to a place, by the place that they leave. */
export type March = ReadonlyMap<PlaceId, Units>;

/** The number of ground units that settle in a system. `GARRISON` is the number that must stay to hold one. */
const SETTLERS = 2;
const GARRISON = 1;

/** Returns all units of a march. */
export function unitsOfMarch(march: March): Units {
  return [...march.values()].flat();
}

/**
 * Returns the units that the seat would move into a place: everything it can spare toward the enemy or the base,
 * otherwise a small force from one neighboring system.
 */
export function marchTo(seen: Situation, to: PlaceId): March {
  const sources = sourcesOf(seen, to);
  if (isFight(seen, to)) return new Map(sources.map((from) => [from, forceFrom(seen, from, true)]));
  if (isSiege(seen)) return siegeMarch(seen, to, sources);
  const richest = sources
    .map((from) => ({ from, units: settlersFrom(seen, from) }))
    .sort((a, b) => ground(b.units) - ground(a.units))[0];
  return richest === undefined || ground(richest.units) === 0 ? new Map() : new Map([[richest.from, richest.units]]);
}

/** Returns what draws nearer to the base: all forces from behind, and ships from ahead that fetch stranded troops. */
function siegeMarch(seen: Situation, to: PlaceId, sources: readonly PlaceId[]): March {
  const isBehind = (from: PlaceId): boolean => toBase(seen, from) > toBase(seen, to);
  const behind = sources.filter(isBehind).map((from) => [from, forceFrom(seen, from, true)] as const);
  let room = strandedAt(seen, to);
  const ahead = sources.filter((from) => !isBehind(from));
  const fetching = ahead.map((from) => {
    const ships = carriersAt(seen, from).map(({ unit, count, capacity }) => {
      const taken = Math.min(count, Math.ceil(Math.max(0, room) / capacity));
      room -= taken * capacity;
      return { unit, count: taken };
    });
    return [from, ships.filter(({ count }) => count > 0)] as const;
  });
  return new Map([...behind, ...fetching]);
}

/** Returns the number of ground units in a place that its ships cannot carry away. */
export function strandedAt(seen: Situation, place: PlaceId): number {
  const troops = countOf(unitsAt(seen, place, seen.own, "ground")) - garrisonOf(seen, place);
  return Math.max(0, troops - capacityOf(carriersAt(seen, place)));
}

/** Returns the ships in a place that carry others, those with the least attack first. */
function carriersAt(
  seen: Situation,
  place: PlaceId,
): readonly { readonly unit: string; readonly count: number; readonly capacity: number }[] {
  return unitsAt(seen, place, seen.own)
    .map(({ unit, count }) => ({ unit, count, capacity: unitOf(unit)?.transportCapacity ?? 0 }))
    .filter(({ unit, capacity }) => capacity > 0 && !isStation(unitOf(unit)))
    .sort((one, other) => weight(one.unit) - weight(other.unit));
}

/** Whether the seat is the Empire and knows roughly where the base is. */
export function isSiege(seen: Situation): boolean {
  return seen.own === "imperial" && suspects(seen).length > 0;
}

/** Returns the number of moves from a place to the nearest system that a siege is about. */
export function toBase(seen: Situation, from: PlaceId): number {
  return Math.min(...suspects(seen).map((to) => distance(from, to)));
}

function ground(units: Units): number {
  return countOf(inTheater(units, "ground"));
}

function isFight(seen: Situation, to: PlaceId): boolean {
  return suspicion(seen, to) > 0 || countOf(enemiesAt(seen, to)) > 0;
}

/** Returns the places from which an activation can move units. */
function sourcesOf(seen: Situation, to: PlaceId): readonly PlaceId[] {
  const { view, own } = seen;
  const base = knownBase(view);
  const isNear =
    own === "rebel" && base !== undefined && !view.base.revealed && (base === to || neighboursOf(base).includes(to));
  const places = [...neighboursOf(to), ...(isNear ? [BASE_SPACE] : [])];
  return places.filter(
    (from) => reader.leadersAt(view, from, own).length === 0 && countOf(unitsAt(seen, from, own)) > 0,
  );
}

/** Returns the units that leave a place for a fight: ships, and as many others as fit aboard, except the garrison. */
function forceFrom(seen: Situation, from: PlaceId, isAttack: boolean): Units {
  const units = unitsAt(seen, from, seen.own).filter(({ unit }) => unitOf(unit)?.immobile === false);
  const staying = garrisonOf(seen, from);
  const ships = units.filter(({ unit }) => !isCarried(unitOf(unit)) && (isAttack || !isStation(unitOf(unit))));
  let room = capacityOf(ships);
  let left = staying;
  const carried = units
    .filter(({ unit }) => isCarried(unitOf(unit)))
    .sort((a, b) => weight(b.unit) - weight(a.unit))
    .map(({ unit, count }) => {
      const isGround = unitOf(unit)?.theater === "ground";
      const spare = isGround ? Math.max(0, count - left) : count;
      if (isGround) left = Math.max(0, left - count);
      const taken = Math.min(spare, room);
      room -= taken;
      return { unit, count: taken };
    });
  return [...ships, ...carried].filter(({ count }) => count > 0);
}

/** Returns the priority of a unit for transport. Ground units get a bonus, because they can stay and hold a system. */
function weight(unit: string): number {
  const { attack, health } = unitOf(unit) ?? {};
  return (
    (attack?.red ?? 0) + (attack?.black ?? 0) + (health?.value ?? 0) + (unitOf(unit)?.theater === "ground" ? 1 : 0)
  );
}

/** Returns how many ground units must stay to hold a place. */
function garrisonOf(seen: Situation, from: PlaceId): number {
  if (from === basePlace(seen.view) && seen.own === "rebel") return seen.view.base.revealed ? 99 : 3;
  if (seen.own === "imperial" && isPopulous(from) && placeOf(seen, from).loyalty !== "imperial") return GARRISON;
  return 0;
}

/** Returns one ship with a few ground units, provided that enough ground units stay behind. */
function settlersFrom(seen: Situation, from: PlaceId): Units {
  const force = forceFrom(seen, from, false);
  const carrier = force
    .filter(({ unit }) => (unitOf(unit)?.transportCapacity ?? 0) >= SETTLERS)
    .sort((a, b) => weight(a.unit) - weight(b.unit))[0];
  if (carrier === undefined) return [];
  let left = SETTLERS;
  const settlers = inTheater(force, "ground")
    .slice()
    .reverse()
    .map(({ unit, count }) => {
      const taken = Math.min(left, count);
      left -= taken;
      return { unit, count: taken };
    });
  return [{ unit: carrier.unit, count: 1 }, ...settlers].filter(({ count }) => count > 0);
}

function isCarried(entry: UnitEntry | undefined): boolean {
  return entry?.transportRestricted === true || entry?.theater === "ground";
}

function isStation(entry: UnitEntry | undefined): boolean {
  return entry?.abilities.includes("superstation") === true;
}

/** Scores the picks of a movement: first a unit that the march still needs, otherwise the end of the movement. */
export function scoreMove(seen: Situation): (action: Action) => number {
  const frame = frameOf(seen.view, "move");
  if (frame === undefined) return () => 0;
  const to = reader.atlas.placeAt(frame.to);
  const wanted = wantedBy(seen, frame.why, to, frame.from.map(reader.atlas.placeAt));
  return (action) => {
    if (action.type === "move-captive") return 0.5;
    if (action.type !== "move") return 0;
    const picked = frame.picked
      .filter(
        ({ from, unit }) =>
          reader.atlas.placeAt(from) === action.from &&
          catalogueFor(seen.view.config).units[unit]?.id === action.subject,
      )
      .reduce((sum, { count }) => sum + count, 0);
    const most = wanted.get(action.from)?.find(({ unit }) => unit === action.subject)?.count ?? 0;
    return most > picked ? 1 : -1;
  };
}

function wantedBy(
  seen: Situation,
  why: "activation" | "card" | "retreat",
  to: PlaceId,
  from: readonly PlaceId[],
): March {
  if (why === "activation") return marchTo(seen, to);
  const all = new Map(from.map((place) => [place, unitsAt(seen, place, seen.own)]));
  if (why === "retreat" || isFight(seen, to) || to === BASE_SPACE) return all;
  return new Map(from.map((place) => [place, half(unitsAt(seen, place, seen.own))]));
}

function half(units: Units): Units {
  return units.map(({ unit, count }) => ({ unit, count: Math.floor(count / 2) }));
}
