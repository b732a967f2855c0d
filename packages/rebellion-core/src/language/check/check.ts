import { plainInput, readInput, type Violation, violation } from "@sw/tabletop";
import type { Catalogue, Entry } from "../language.ts";
import { HAND_LIMIT } from "../language.ts";
import { playedCatalogue, wholeCatalogue } from "../played.ts";
import { catalogueSchema } from "../schema.ts";
import { advancedTacticFaults } from "./advanced-tactics.ts";
import { boardFaults, borderFaults, type Found, systemEntryFaults } from "./board.ts";
import { actionFaults, missionFaults, objectiveFaults, tacticFaults } from "./cards.ts";
import { type Fault, fault } from "./fault.ts";
import { knownOf } from "./known.ts";
import { leaderEntryFaults, ringEntryFaults, unitEntryFaults, unitOrderFaults } from "./pieces.ts";

/**
 * Lists all faults of a catalogue (`tt.catalogue.entry`); empty if it can be played. Each names its entry by id, or as
 * `board`, `rings` or a side, and may say what it is `about`. If the catalogue does not fit its schema, that is the
 * only fault.
 */
export function catalogueFaults(input: Catalogue): readonly Violation[] {
  const hostile = plainInput(input);
  if (hostile !== undefined) return [hostile.violation];
  const read = readInput(catalogueSchema, input);
  if (!read.ok) return [{ ...read.violation, rule: "tt.catalogue.entry" }];
  return foundIn(read.value).map(([entry, { code, about }]) =>
    violation("tt.catalogue.entry", code, about === undefined ? { entry } : { entry, about }),
  );
}

/**
 * Lists the faults of the base box, then those that appear only with the expansion, then those of the advanced tactic
 * cards.
 */
function foundIn(catalogue: Catalogue): readonly Found[] {
  return [...foundInBoxes(catalogue), ...advancedFaults(catalogue)];
}

function foundInBoxes(catalogue: Catalogue): readonly Found[] {
  const base = faultsIn(playedCatalogue(catalogue, { expansion: false, cinematic: false }));
  if (catalogue.riseOfTheEmpire === undefined) return base;
  const expanded = faultsIn(playedCatalogue(catalogue, { expansion: true, cinematic: false }));
  const known = new Set(base.map(nameOf));
  return [...base, ...replacingFaults(catalogue), ...expanded.filter((found) => !known.has(nameOf(found)))];
}

function nameOf([entry, { code, about }]: Found): string {
  return `${entry} ${code} ${about}`;
}

/** Lists the faults of the advanced tactic cards. They may name units of both boxes, even if only one is played. */
function advancedFaults(catalogue: Catalogue): readonly Found[] {
  const { advancedTactics = [] } = catalogue;
  const whole = wholeCatalogue(catalogue);
  const { missions, actions, objectives, tactics } = whole;
  const taken = [...missions, ...actions, ...objectives, ...tactics, ...advancedTactics].map(({ id }) => id);
  const twice = advancedTactics.flatMap(({ id }, index): Found[] => {
    const own = taken.length - advancedTactics.length + index;
    return taken.indexOf(id) === own ? [] : [[id, fault("id-used-twice")]];
  });
  const known = knownOf(whole);
  return [...twice, ...each(advancedTactics, (entry) => advancedTacticFaults(entry, known))];
}

/**
 * Lists the faults of replacing cards: each must replace a card of the base box, and each card can be replaced only
 * once.
 */
function replacingFaults({ missions, actions, riseOfTheEmpire }: Catalogue): readonly Found[] {
  const base = [...missions, ...actions].map(({ id }) => id);
  const replacing = [...(riseOfTheEmpire?.missions ?? []), ...(riseOfTheEmpire?.actions ?? [])];
  const replaced = replacing.map(({ replaces }) => replaces);
  return replacing.flatMap(({ id, replaces }, index): Found[] => {
    if (replaces === undefined) return [];
    const isFirst = replaced.indexOf(replaces) === index;
    return base.includes(replaces) && isFirst ? [] : [[id, fault("replaces-no-card", replaces)]];
  });
}

function faultsIn(catalogue: Catalogue): readonly Found[] {
  const known = knownOf(catalogue);
  const { systems, units, leaders, rings, missions, actions, objectives, tactics } = catalogue;
  return [
    ...idFaults(catalogue),
    ...boardFaults(catalogue, known).map((one): Found => ["board", one]),
    ...borderFaults(catalogue, known),
    ...each(systems, systemEntryFaults),
    ...each(units, unitEntryFaults),
    ...unitOrderFaults(units),
    ...each(leaders, (entry) => leaderEntryFaults(entry, known)),
    ...each(rings, ringEntryFaults),
    ...each(missions, (entry) => missionFaults(entry, known)),
    ...each(actions, (entry) => actionFaults(entry, known)),
    ...each(objectives, (entry) => objectiveFaults(entry, known)),
    ...each(tactics, tacticFaults),
    ...wholeFaults(catalogue),
  ];
}

function each<One extends Entry>(
  entries: readonly One[],
  faultsOf: (entry: One) => readonly Fault[],
): readonly Found[] {
  return entries.flatMap((entry) => faultsOf(entry).map((one): Found => [entry.id, one]));
}

/** Lists ids used twice. Ids must be unique within one kind of entry, and among all cards. */
function idFaults(catalogue: Catalogue): readonly Found[] {
  const { systems, units, leaders, rings, missions, actions, objectives, tactics } = catalogue;
  const cards = [...missions, ...actions, ...objectives, ...tactics];
  return [systems, units, leaders, rings, cards].flatMap((entries) => {
    const ids = entries.map(({ id }) => id);
    return ids.flatMap((id, index): Found[] => (ids.indexOf(id) === index ? [] : [[id, fault("id-used-twice")]]));
  });
}

/**
 * Lists the faults of the catalogue as a whole: starting missions and leaders that a side needs, and rings that must be
 * unique.
 */
function wholeFaults({ missions, leaders, rings }: Catalogue): readonly Found[] {
  const faults: Found[] = [];
  for (const side of ["rebel", "imperial"] as const) {
    const starting = missions.filter(({ faction, set }) => faction === side && set === "starting");
    if (starting.length === 0) faults.push([side, fault("no-starting-missions")]);
    // They are never discarded, so there must be room for them in the hand.
    const cards = starting.reduce((sum, { copies }) => sum + copies, 0);
    if (cards > HAND_LIMIT) faults.push([side, fault("too-many-starting-missions", HAND_LIMIT)]);
    const leader = leaders.some(({ faction, start }) => faction === side && start === "starting");
    if (!leader) faults.push([side, fault("no-starting-leaders")]);
  }
  const abilities = rings.map(({ ability }) => ability);
  if (!abilities.includes("captured")) faults.push(["rings", fault("no-ring-for-captives")]);
  for (const [index, { id, ability }] of rings.entries()) {
    if (abilities.indexOf(ability) !== index) faults.push([id, fault("one-ring-of-each", ability)]);
  }
  return faults;
}
