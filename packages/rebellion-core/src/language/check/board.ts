import type { BoardEntry, Catalogue, Faction, FirstGamePlacement, SystemEntry, UnitCount } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import { type Known, unitFaults } from "./known.ts";

/** A fault and the id of its entry. */
export type Found = readonly [entry: string, fault: Fault];

/** Words that events use for locations other than places. */
const SPOTS: readonly string[] = ["pool", "mission", "supply", "eliminated", "queue"];
/** The faction symbols that set-up needs on probe cards, by side. The systems with Imperial symbols become Imperial. */
const PROBES: Readonly<Record<Faction, number>> = { rebel: 3, imperial: 5 };

/** Lists the faults of a system. */
export function systemEntryFaults({
  id,
  resources,
  buildQueue,
  fixedLoyalty,
  setupProbe,
}: SystemEntry): readonly Fault[] {
  const faults: Fault[] = SPOTS.includes(id) ? [fault("id-is-taken", id)] : [];
  const populous = resources.length > 0;
  if (populous !== (buildQueue !== null)) faults.push(fault("resources-come-with-a-queue-number"));
  if (!populous && (fixedLoyalty || setupProbe !== null)) faults.push(fault("remote-systems-take-no-loyalty"));
  if (fixedLoyalty && setupProbe !== null) faults.push(fault("fixed-loyalty-has-no-probe"));
  return faults;
}

/** Lists the faults of the borders: each must join two different systems, once, and all systems must be connected. */
export function borderFaults({ systems, borders }: Catalogue, known: Known): readonly Found[] {
  const faults: Found[] = [];
  const seen = new Set<string>();
  for (const [a, b] of borders) {
    for (const id of [a, b]) if (!known.systems.has(id)) faults.push([id, fault("unknown-system", id)]);
    if (a === b) faults.push([a, fault("borders-itself")]);
    else if (seen.has(`${a} ${b}`) || seen.has(`${b} ${a}`)) faults.push([a, fault("border-twice", b)]);
    seen.add(`${a} ${b}`);
  }
  const reached = reachedFrom(systems[0]?.id ?? "", borders);
  return [...faults, ...systems.flatMap(({ id }): Found[] => (reached.has(id) ? [] : [[id, fault("out-of-reach")]]))];
}

function reachedFrom(start: string, borders: Catalogue["borders"]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) {
    for (const [a, b] of borders) {
      if (a === id) reached.add(b);
      if (b === id) reached.add(a);
    }
  }
  return reached;
}

/** Lists the faults of the time track and the set-ups. */
export function boardFaults(catalogue: Catalogue, known: Known): readonly Fault[] {
  const { board, systems } = catalogue;
  const faults = [...trackFaults(board)];
  const { id } = board.baseSpace;
  if (SPOTS.includes(id) || known.systems.has(id)) faults.push(fault("id-is-taken", id));
  for (const side of ["rebel", "imperial"] as const) {
    faults.push(...board.startingUnits[side].flatMap(({ type }) => unitFaults(type, known, side)));
    faults.push(...supplyFaults(board.startingUnits[side], known));
    const probes = systems.filter(({ setupProbe }) => setupProbe === side).length;
    if (probes < PROBES[side]) faults.push(fault("too-few-probes", side));
  }
  const needed = PROBES.imperial + systems.filter(({ fixedLoyalty }) => fixedLoyalty).length;
  const ground = board.startingUnits.imperial.filter(({ type }) => known.units.get(type)?.theater === "ground");
  if (total(ground) < needed) faults.push(fault("too-few-ground-units", needed));
  return [...faults, ...firstGameFaults(catalogue, known), ...expansionStartFaults(catalogue, known, needed)];
}

/** Lists the faults of the starting units of an expansion. */
function expansionStartFaults({ expansionStart, systems }: Catalogue, known: Known, needed: number): readonly Fault[] {
  if (expansionStart === undefined) return [];
  const { queued, remote, imperial, rebel } = expansionStart;
  const lists = { imperial: [...queued, ...remote, ...imperial], rebel };
  const faults: Fault[] = [];
  for (const side of ["rebel", "imperial"] as const) {
    faults.push(...lists[side].flatMap(({ type }) => unitFaults(type, known, side)));
    faults.push(...supplyFaults(lists[side], known));
  }
  const ground = imperial.filter(({ type }) => known.units.get(type)?.theater === "ground");
  if (total(ground) < needed) faults.push(fault("too-few-ground-units", needed));
  const isStation = ({ type }: UnitCount): boolean =>
    known.units.get(type)?.abilities.includes("under-construction") ?? false;
  if (!remote.some(isStation)) faults.push(fault("no-station"));
  if (!systems.some(({ buildQueue }) => buildQueue === null)) faults.push(fault("no-remote-system"));
  return faults;
}

/**
 * Lists the faults of the time track: the time marker must start before the reputation marker, and each icon needs its
 * own space.
 */
function trackFaults({
  trackLength,
  timeStart,
  reputationStart,
  recruitSpaces,
  buildSpaces,
}: BoardEntry): readonly Fault[] {
  const faults: Fault[] = [];
  if (timeStart >= reputationStart || reputationStart > trackLength)
    faults.push(fault("markers-in-order-on-the-track"));
  for (const spaces of [recruitSpaces, buildSpaces]) {
    for (const [index, space] of spaces.entries()) {
      if (space > trackLength) faults.push(fault("beyond-the-track", space));
      if (spaces.indexOf(space) !== index) faults.push(fault("space-twice", space));
    }
  }
  return faults;
}

function total(units: readonly UnitCount[]): number {
  return units.reduce((sum, { count }) => sum + count, 0);
}

/** Lists the faults of a set-up that uses more units of a type than the box holds. */
function supplyFaults(units: readonly UnitCount[], { units: kinds }: Known): readonly Fault[] {
  return [...kinds.values()].flatMap(({ id, count }) =>
    total(units.filter(({ type }) => type === id)) > count ? [fault("more-than-the-box-holds", id)] : [],
  );
}

function firstGameFaults({ board, systems, borders }: Catalogue, known: Known): readonly Fault[] {
  const { firstGame } = board;
  const faults = firstGame.flatMap((placement) => placementFaults(placement, known));
  const places = firstGame.map(({ at }) => at);
  const twice = places.filter((at, index) => places.indexOf(at) !== index);
  faults.push(...twice.map((at) => fault("placement-twice", at)));
  faults.push(
    ...supplyFaults(
      firstGame.flatMap(({ units }) => units),
      known,
    ),
  );
  const held = (id: string): boolean =>
    firstGame.some(
      ({ at, units }) => at === id && units.some(({ type }) => known.units.get(type)?.faction === "imperial"),
    );
  const near = (id: string): boolean => borders.some(([a, b]) => (a === id && held(b)) || (b === id && held(a)));
  const bases = systems.filter(({ id, fixedLoyalty }) => !fixedLoyalty && !held(id) && !near(id));
  return bases.length > 0 ? faults : [...faults, fault("no-system-for-the-base")];
}

/** Lists the faults of a placement: units of one side in a place of the board, with a marker only where one belongs. */
function placementFaults({ at, marker, units }: FirstGamePlacement, known: Known): readonly Fault[] {
  const system = known.systems.get(at);
  if (system === undefined && at !== known.baseSpace) return [fault("unknown-system", at)];
  const faults = units.flatMap(({ type }) => unitFaults(type, known, system === undefined ? "rebel" : undefined));
  const kinds = units.flatMap(({ type }) => known.units.get(type) ?? []);
  if (new Set(kinds.map(({ faction }) => faction)).size > 1) faults.push(fault("both-sides-at-the-start", at));
  const occupied = kinds.some(({ faction, theater }) => faction === "imperial" && theater === "ground");
  const populous = (system?.resources.length ?? 0) > 0 && system?.fixedLoyalty === false;
  if (marker !== null && !populous) faults.push(fault("takes-no-marker", at));
  const subjugated = occupied && populous && marker !== "imperial";
  if (subjugated !== (marker === "subjugation")) faults.push(fault("subjugated-by-ground-units", at));
  return faults;
}
