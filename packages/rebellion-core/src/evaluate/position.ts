import { at, keptBy } from "@sw/tabletop";
import type { Source } from "../read/shapes.ts";
import { type Box, iconsOf } from "../state/box.ts";
import { GROUND, type PlaceIndex, SPACE, type SystemIndex, type Units } from "../state/codes.ts";
import { IMPERIAL, opponentOf, REBEL, type Seat, type Side, sideOfSeat } from "../state/seats.ts";
import { type Given, type Marks, seenIn, standingIn } from "./given.ts";

/** The strength of ships and of ground units. */
export type Strength = readonly [space: number, ground: number];

/** A value for each side, the Rebels first. */
export type BySide<Value> = readonly [rebel: Value, imperial: Value];

/** The figures of one side. */
export interface SideFigures {
  /** The systems that build for the side, and the resource icons that it uses there. */
  readonly systems: number;
  readonly production: number;
  /** The dice and health of the side's units on the board, and of those on its build queue. */
  readonly strength: Strength;
  readonly queue: number;
  /** The side's free leaders in play, then those in its pool, then those on missions. */
  readonly leaders: number;
  readonly pool: number;
  readonly assigned: number;
  /** The numbers of missions and of action cards in hand. */
  readonly missions: number;
  readonly actions: number;
}

/** The figures of a position, as far as a seat may know them. */
export interface Position {
  /** The side of the seat that evaluates the position. */
  readonly own: Side;
  readonly sides: BySide<SideFigures>;
  /** Spaces between the time marker and the reputation marker. */
  readonly spaces: number;
  readonly revealed: boolean;
  /**
   * The number of systems that may hold the base as far as the Empire knows. For the Rebels: as far as they know what
   * the Empire knows.
   */
  readonly candidates: number;
  /**
   * The Imperial ground strength within one move of the base, averaged over the systems where the seat knows that the
   * base may be.
   */
  readonly threat: number;
  /** The strength at the Rebel Base space, or in the system of the revealed base. */
  readonly garrison: BySide<Strength>;
  /** The number of systems with Imperial ground units, and of Imperial units without health (Death Stars). */
  readonly occupied: number;
  readonly stations: number;
  /** The number of captured leaders. */
  readonly captives: number;
  /** The number of objectives in the hand of the Rebels. */
  readonly objectives: number;
  /** The number of the seat's missions whose leaders have enough icons. */
  readonly able: number;
}

/** The value of a unit that has no health, such as a Death Star. */
const STATION = 6;

/** The strength of each unit type: its dice and health. */
const worths = keptBy((box: Box): readonly number[] =>
  box.units.map(({ red, black, green, health, station }) => red + black + green / 2 + health + (station ? STATION : 0)),
);

/**
 * Returns the figures of a state or view. Information that the seat may not know is ignored, so a state and the seat's
 * view of it give the same position.
 */
export function positionOf(box: Box, source: Source, seat: Seat): Position {
  const own = sideOfSeat(seat);
  const given = "viewer" in source ? seenIn(box, source, own) : standingIn({ box, state: source }, own);
  const there = given.units.map((units) => strengthsOf(box, units));
  const { revealed, candidates, known, objectives, able } = given;
  const base = revealed ? (known[0] ?? box.baseSpace) : box.baseSpace;
  return {
    own,
    sides: [figuresOf(box, given, there, REBEL), figuresOf(box, given, there, IMPERIAL)],
    spaces: source.reputation - source.time,
    revealed,
    candidates: candidates.length,
    threat: threatTo(box, known, there),
    garrison: at(there, base),
    occupied: countOf(there, ([, imperial]) => imperial[GROUND] > 0),
    stations: countOf(given.units, (units) => hasStation(box, units)),
    captives: countOf(given.leaders, ({ captive }) => captive),
    objectives,
    able,
  };
}

function countOf<One>(all: readonly One[], fits: (one: One) => boolean): number {
  let count = 0;
  for (const one of all) if (fits(one)) count += 1;
  return count;
}

function hasStation(box: Box, units: Units): boolean {
  return units.some((count, unit) => count > 0 && at(box.units, unit).station);
}

function strengthsOf(box: Box, units: Units): BySide<Strength> {
  const sums: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  if (units === box.noUnits) return sums;
  const worth = worths(box);
  for (let unit = 0; unit < units.length; unit++) {
    const count = at(units, unit);
    if (count === 0) continue;
    const { side, theater } = at(box.units, unit);
    sums[side][theater] += count * at(worth, unit);
  }
  return sums;
}

/** Returns the Imperial ground strength in the systems and next to them, averaged over the systems. */
function threatTo(box: Box, systems: readonly SystemIndex[], there: readonly BySide<Strength>[]): number {
  if (systems.length === 0) return 0;
  const troops = (place: PlaceIndex): number => at(there, place)[IMPERIAL][GROUND];
  let sum = 0;
  for (const system of systems) {
    sum += troops(system);
    for (const neighbor of at(box.systems, system).neighbors) sum += troops(neighbor);
  }
  return sum / systems.length;
}

function figuresOf(box: Box, given: Given, there: readonly BySide<Strength>[], side: Side): SideFigures {
  let [systems, production, space, ground, queued] = [0, 0, 0, 0, 0];
  for (const [place, marks] of given.places.entries()) {
    const strength = at(there, place)[side];
    space += strength[SPACE];
    ground += strength[GROUND];
    const [ships, troops] = at(there, place)[opponentOf(side)];
    const icons = ships + troops > 0 ? 0 : iconsFor(box, marks, place, side);
    production += icons;
    if (icons > 0 && place !== box.baseSpace) systems += 1;
  }
  const { queue, missions, actions } = given.sides[side];
  for (const units of queue) {
    const strength = strengthsOf(box, units)[side];
    queued += strength[SPACE] + strength[GROUND];
  }
  const free = given.leaders.filter((one) => one.side === side && !one.captive && one.at !== "out");
  return {
    systems,
    production,
    strength: [space, ground],
    queue: queued,
    leaders: free.length,
    pool: countOf(free, (one) => one.at === "pool"),
    assigned: countOf(free, (one) => one.at === "mission"),
    missions,
    actions,
  };
}

/**
 * Counts the resource icons that a place gives a side: only the leftmost of a subjugated system
 * (reb.build.subjugated-leftmost).
 */
function iconsFor(box: Box, marks: Marks, place: PlaceIndex, side: Side): number {
  if (place === box.baseSpace) return 0;
  const { loyalty, subjugated, sabotaged, destroyed } = marks;
  if (destroyed || sabotaged) return 0;
  if (subjugated) return side === IMPERIAL ? 1 : 0;
  return loyalty === side ? iconsOf(box, place).length : 0;
}
