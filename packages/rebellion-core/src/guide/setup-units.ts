import { at, fail, ok, type Result, violation } from "@sw/tabletop";
import { baseList, expansionList, type Laid, type Picks, YARD_QUEUE, YARD_UNITS, YARDS } from "../setup/solo-lists.ts";
import type { SystemId, UnitId } from "../state/actions.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { idOf, reading, refuse, refuseTable } from "./lines.ts";
import { joined, vocabularyOf } from "./names.ts";
import { sortedForces, withPlace } from "./places.ts";
import { settled } from "./settle.ts";
import { configOfTable, EMPTY_PLACE, type Forces, type GuideTable } from "./table.ts";

/** The number of systems, by the symbol on the card, that the probe cards of the set-up bring (solo.setup.loyalty). */
const WANTED = { rebel: 3, imperial: 5 } as const;
/** The number of Imperial systems, the first ones drawn, that begin subjugated. */
const SUBJUGATED = 2;

/** A die that decides where a starting unit of the Empire goes. */
export interface StartingDie {
  readonly unit: UnitId;
  readonly sides: 6 | 8;
  /** The meaning of each result, starting with 1: a system, or null for a result that is rolled again. */
  readonly systems: readonly (SystemId | null)[];
}

/** The systems revealed for the set-up, by their symbols. */
export interface TurnedUp {
  readonly rebel: readonly SystemId[];
  readonly imperial: readonly SystemId[];
}

/**
 * Reads the systems on the probe cards revealed in the set-up, in the order in which they were drawn. Cards after the
 * first 3 Rebel and 5 Imperial ones change nothing. Fails for a list with fewer.
 */
export function turnedUp(table: Pick<GuideTable, "options">, text: string): Result<TurnedUp> {
  return reading(() => {
    const { probed } = vocabularyOf(table.options);
    const { systems } = boxFor(configOfTable(table));
    const words = text.split(/[\s,]+/).filter((word) => word !== "");
    const line = { number: 1 };
    const ids: SystemId[] = [];
    for (const word of joined(words, probed)) {
      const id = idOf(line, word, probed);
      if (ids.includes(id)) refuse("guide-twice", line, word);
      ids.push(id);
    }
    const of = (faction: keyof typeof WANTED): readonly SystemId[] =>
      ids
        .filter((id) => systems.some(({ entry }) => entry.id === id && entry.setupProbe === faction))
        .slice(0, WANTED[faction]);
    const found = { rebel: of("rebel"), imperial: of("imperial") };
    const [rebel, imperial] = [found.rebel.length, found.imperial.length];
    if (rebel < WANTED.rebel || imperial < WANTED.imperial) refuseTable("guide-turned-up", { rebel, imperial });
    return found;
  });
}

/**
 * Returns the table with loyalty and the Empire's starting units in the revealed systems, or the die that must be
 * rolled first. `rolls` are the results so far, from 1; a result that fits no system is rolled again. Fails for a
 * result that the die does not have.
 */
export function startingLaid(
  table: GuideTable,
  { rebel, imperial }: TurnedUp,
  rolls: readonly number[],
): Result<{ readonly table: GuideTable } | { readonly roll: StartingDie }> {
  const box = boxFor(configOfTable(table));
  const capital = box.systems.flatMap(({ entry }) => (entry.fixedLoyalty ? [entry.id] : []));
  const systems = [...imperial, ...capital];
  const dice = new StartingDice(rolls);
  const pick: Picks = (unit, count, among) => dice.pick(unit, count, systems.slice(0, among));
  const { expansion } = table.options;
  try {
    const laid = expansion ? expansionList(systems.length, pick) : baseList(systems.length, pick);
    const yard = expansion ? dice.yard() : undefined;
    const forces = systems.map((system, index) => ({ system, units: at(laid, index) }));
    const loyal = (system: SystemId): "imperial" | null =>
      imperial.indexOf(system) >= SUBJUGATED || capital.includes(system) ? "imperial" : null;
    let after: GuideTable = table;
    for (const system of rebel) after = withPlace(after, system, { ...EMPTY_PLACE, loyalty: "rebel" });
    for (const { system, units } of [...forces, ...(yard === undefined ? [] : [{ system: yard, units: YARD_UNITS }])]) {
      after = withPlace(after, system, { ...EMPTY_PLACE, loyalty: loyal(system), units: sortedForces(units) });
    }
    if (yard !== undefined) after = { ...after, queue: [after.queue[0], YARD_QUEUE] };
    return reading(() => ({ table: settled(table, after) }));
  } catch (error) {
    if (error instanceof Wanting) return ok({ roll: error.die });
    if (error instanceof Stray) return fail(violation("solo.guide.dice", "guide-roll", { result: error.result }));
    throw error;
  }
}

/** Thrown when a die has not been rolled yet. */
class Wanting extends Error {
  readonly die: StartingDie;

  constructor(die: StartingDie) {
    super(die.unit);
    this.die = die;
  }
}

/** Thrown for a result that the die does not have. */
class Stray extends Error {
  readonly result: number;

  constructor(result: number) {
    super(String(result));
    this.result = result;
  }
}

/** The dice that place starting units, with the results rolled so far. */
class StartingDice {
  private used = 0;
  private readonly rolls: readonly number[];

  constructor(rolls: readonly number[]) {
    this.rolls = rolls;
  }

  pick(unit: UnitId, count: number, among: readonly SystemId[]): readonly number[] {
    const picked: number[] = [];
    while (picked.length < count) {
      const results = Array.from({ length: 6 }, (_, face) => (picked.includes(face) ? null : (among[face] ?? null)));
      const face = this.face({ unit, sides: 6, systems: results });
      if (results[face] !== null) picked.push(face);
    }
    return picked;
  }

  yard(): SystemId {
    const systems = YARDS.flatMap((system) => [system, system]);
    return at(systems, this.face({ unit: STATION, sides: 8, systems }));
  }

  private face(die: StartingDie): number {
    const result = this.rolls[this.used];
    if (result === undefined) throw new Wanting(die);
    this.used += 1;
    if (!Number.isInteger(result) || result < 1 || result > die.sides) throw new Stray(result);
    return result - 1;
  }
}

/**
 * Refuses starting units and loyalty that differ from the manual (solo.setup.loyalty, solo.setup.units.imperial-base).
 */
export function refuseStarting(table: GuideTable): void {
  const { systems } = boxFor(configOfTable(table));
  const { expansion } = table.options;
  const laid = systems
    .map(({ entry: { id, fixedLoyalty } }) => ({ id, fixedLoyalty, units: unitsOf(table, id, IMPERIAL) }))
    .filter(({ units }) => Object.keys(units).length > 0);
  const yards = laid.filter(({ units }) => STATION in units);
  // The sixth system is the one that is always Imperial.
  const lying = laid
    .filter(({ units }) => !(STATION in units))
    .sort((one, other) => Number(one.fixedLoyalty) - Number(other.fixedLoyalty));
  refuseOtherThan(lying, listOf(lying, expansion));
  if (expansion) refuseYards(yards);
  const isLoyal = ({ id, fixedLoyalty }: Lying): boolean => !fixedLoyalty && table.places[id]?.loyalty === "imperial";
  const found = lying.filter(isLoyal).length;
  if (found !== WANTED.imperial - SUBJUGATED) refuseTable("guide-setup-loyalty", { found });
  refuseRebels(table);
}

const STATION = "death-star-under-construction";

/** The Imperial units in a system. */
interface Lying {
  readonly id: SystemId;
  readonly fixedLoyalty: boolean;
  readonly units: Forces;
}

function unitsOf(table: GuideTable, id: SystemId, side: Side): Forces {
  const { unitsById } = boxFor(configOfTable(table));
  const { units } = table.places[id] ?? EMPTY_PLACE;
  return Object.fromEntries(Object.entries(units).filter(([unit]) => unitsById.get(unit)?.side === side));
}

/**
 * Returns the list of units that the dice must have placed, judging by the units in the systems. Refuses units that no
 * dice place.
 */
function listOf(lying: readonly Lying[], expansion: boolean): Laid {
  const picks: Picks = (unit, count, among) => {
    // With the expansion each system has one fighter, and those that a die picks have another one.
    const least = expansion && unit === "tie-fighter" ? 2 : 1;
    const found = lying.flatMap(({ units }, index) => (index < among && (units[unit] ?? 0) >= least ? [index] : []));
    if (found.length !== count) refuseTable("guide-setup-count", { unit, found: found.length, count });
    return found;
  };
  return expansion ? expansionList(lying.length, picks) : baseList(lying.length, picks);
}

function refuseOtherThan(lying: readonly Lying[], laid: Laid): void {
  for (const [index, { id: place, units }] of lying.entries()) {
    const due = at(laid, index);
    for (const unit of new Set([...Object.keys(due), ...Object.keys(units)])) {
      const [found, count] = [units[unit] ?? 0, due[unit] ?? 0];
      if (found !== count) refuseTable("guide-setup-place", { place, unit, found, count });
    }
  }
}

/** Refuses a table unless exactly one of four systems holds the Death Star Under Construction with its units. */
function refuseYards(yards: readonly Lying[]): void {
  const right = yards.filter(({ id }) => YARDS.some((yard) => yard === id));
  if (yards.length !== 1 || right.length !== 1) {
    refuseTable("guide-setup-count", { unit: STATION, found: right.length, count: 1 });
  }
  refuseOtherThan(yards, [YARD_UNITS]);
}

/** Refuses Rebel units outside their base space and one system without Imperial units, or more than their list has. */
function refuseRebels(table: GuideTable): void {
  const { catalogue, systems } = boxFor(configOfTable(table));
  const list = (table.options.expansion ? catalogue.expansionStart : undefined) ?? catalogue.board.startingUnits;
  const places = systems.map(({ entry }) => entry.id).filter((id) => Object.keys(unitsOf(table, id, REBEL)).length > 0);
  const [place, another] = places;
  if (another !== undefined) refuseTable("guide-setup-rebels", { place: another });
  if (place === undefined) return;
  if (Object.keys(unitsOf(table, place, IMPERIAL)).length > 0) refuseTable("guide-setup-rebels", { place });
  for (const [unit, found] of Object.entries(unitsOf(table, place, REBEL))) {
    const { count } = list.rebel.find(({ type }) => type === unit) ?? { count: 0 };
    if (found > count) refuseTable("guide-setup-place", { place, unit, found, count });
  }
}
