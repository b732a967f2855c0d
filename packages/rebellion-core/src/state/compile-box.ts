import { at, type CardCode, rulesHash, type Telling } from "@sw/tabletop";
import {
  type AdvancedTacticEntry,
  type Catalogue,
  type EffectStep,
  type LeaderEntry,
  SKILLS,
  type UnitEntry,
} from "../language/language.ts";
import { compileProgram } from "../language/program.ts";
import type { Box, ByTheater, CardKind, CardOf, LeaderKind, SystemKind, UnitKind } from "./box.ts";
import { GROUND, NO_CARD, NO_SKILL, SPACE, type SystemIndex, type TheaterIndex } from "./codes.ts";
import { BLACK, NO_COLOR, RED } from "./dice.ts";
import { ADMIRAL, GENERAL, IMPERIAL, REBEL, type Side, sideOfFaction } from "./seats.ts";

/** Compiles a valid catalogue. */
export function compileBox(catalogue: Catalogue): Box {
  const systems = compileSystems(catalogue);
  const leaders = catalogue.leaders.map(compileLeader);
  const leadersById = byId(leaders);
  const cards = compileCards(catalogue, systems, leadersById);
  const units = catalogue.units.map(compileUnit);
  const placeIds = [...systems.map(({ id }) => id), catalogue.board.baseSpace.id];
  const probes = cards.filter((card): card is CardOf<"probe"> => card.type === "probe");
  return {
    catalogue,
    hash: rulesHash(catalogue, tells),
    systems,
    baseSpace: systems.length,
    placeIds,
    places: new Map(placeIds.map((id, index) => [id, index])),
    units,
    unitsById: byId(units),
    abilities: new Set(units.flatMap(({ entry }) => entry.abilities)),
    damageable: [damageableBy(units, REBEL), damageableBy(units, IMPERIAL)],
    noUnits: units.map(() => 0),
    leaders,
    leadersById,
    rings: catalogue.rings,
    cards,
    cardsById: byId(cards),
    opposing: [opposingOf(cards, REBEL), opposingOf(cards, IMPERIAL)],
    actions: cards.filter((card): card is CardOf<"action"> => card.type === "action"),
    objectives: cards.filter((card): card is CardOf<"objective"> => card.type === "objective"),
    tactics: [tacticDeck(cards, SPACE), tacticDeck(cards, GROUND)],
    advancedTactics: [advancedDecks(cards, REBEL), advancedDecks(cards, IMPERIAL)],
    cinematic: catalogue.advancedTactics !== undefined,
    probeOf: systems.map((_, index) => probes.find(({ system }) => system === index)?.code ?? NO_CARD),
    distances: systems.map((_, from) => distancesFrom(systems, from)),
  };
}

/**
 * Whether a value only describes an entry. Names and remarks may change without affecting saved games, but the name of
 * a procedure selects an effect.
 */
const tells: Telling = (path, value) => {
  const key = path[path.length - 1];
  return key === "unverified" || (key === "name" && typeof value === "object");
};

function compileSystems({ systems, borders }: Catalogue): readonly SystemKind[] {
  const regions = [...new Set(systems.map(({ region }) => region))];
  const indexOf = (id: string): number => systems.findIndex((system) => system.id === id);
  return systems.map((entry) => ({
    id: entry.id,
    entry,
    region: regions.indexOf(entry.region),
    neighbors: borders
      .flatMap(([a, b]) => (a === entry.id ? [indexOf(b)] : b === entry.id ? [indexOf(a)] : []))
      .sort((a, b) => a - b),
    populous: entry.resources.length > 0 && entry.buildQueue !== null,
  }));
}

/**
 * Returns the unit types of a side that take damage, by theater. Units without health take none
 * (reb.health.death-star-none).
 */
function damageableBy(units: readonly UnitKind[], side: Side): ByTheater {
  const own = units.filter((kind) => kind.side === side && kind.color !== NO_COLOR);
  return [own.filter(({ theater }) => theater === SPACE), own.filter(({ theater }) => theater === GROUND), own];
}

function compileUnit(entry: UnitEntry, index: number): UnitKind {
  return {
    index,
    id: entry.id,
    entry,
    side: sideOfFaction(entry.faction),
    theater: entry.theater === "space" ? SPACE : GROUND,
    red: entry.attack.red,
    black: entry.attack.black,
    green: entry.attack.green ?? 0,
    health: entry.health?.value ?? 0,
    color: entry.health === null ? NO_COLOR : entry.health.color === "red" ? RED : BLACK,
    capacity: entry.transportCapacity,
    carried: entry.transportRestricted,
    immobile: entry.immobile,
    station: entry.abilities.includes("superstation") || entry.abilities.includes("under-construction"),
  };
}

function compileLeader(entry: LeaderEntry, index: number): LeaderKind {
  return {
    index,
    id: entry.id,
    entry,
    side: sideOfFaction(entry.faction),
    role: entry.pool === "admiral" ? ADMIRAL : GENERAL,
    tactics: entry.tactics === null ? null : [entry.tactics.space, entry.tactics.ground],
    skills: SKILLS.map((skill) => entry.skills[skill]),
    minor: SKILLS.map((skill) => entry.minorSkills?.[skill] ?? 0),
    ids: entry.countsAs === null ? [entry.id] : [entry.id, entry.countsAs],
  };
}

/**
 * Compiles all cards by kind: missions, actions, objectives, tactics, then the probe cards of systems that have one.
 */
function compileCards(
  { missions, actions, objectives, tactics, advancedTactics = [] }: Catalogue,
  systems: readonly SystemKind[],
  leaders: ReadonlyMap<string, LeaderKind>,
): readonly CardKind[] {
  const cards: CardKind[] = [];
  for (const entry of missions) {
    const skill = entry.skill === null ? NO_SKILL : SKILLS.indexOf(entry.skill);
    const effect = compileProgram(entry.effect);
    const portrait = compileProgram(entry.portraitEffect ?? []);
    const side = sideOfFaction(entry.faction);
    const delayed = compileProgram(entry.delayedEffect ?? []);
    const failure = compileProgram(entry.failureEffect ?? []);
    const programs = { effect, portrait, delayed, failure };
    cards.push({ type: "mission", code: cards.length, id: entry.id, entry, side, skill, ...programs });
  }
  for (const entry of actions) {
    const shown = [...leaders.values()].filter(({ ids }) => entry.leaders.some((id) => ids.includes(id)));
    cards.push({
      type: "action",
      code: cards.length,
      id: entry.id,
      entry,
      side: sideOfFaction(entry.faction),
      leaders: shown.map(({ index }) => index),
      effect: compileProgram(entry.effect),
      held: compileProgram(entry.held?.effect ?? []),
    });
  }
  for (const entry of objectives) {
    const effect = compileProgram(entry.effect);
    cards.push({ type: "objective", code: cards.length, id: entry.id, entry, effect });
  }
  for (const entry of tactics) {
    const theater = entry.theater === "space" ? SPACE : GROUND;
    cards.push({ type: "tactic", code: cards.length, id: entry.id, entry, theater });
  }
  for (const entry of advancedTactics) cards.push(compileAdvanced(entry, cards.length));
  for (const [system, { id, entry }] of systems.entries()) {
    if (entry.fixedLoyalty) continue;
    cards.push({ type: "probe", code: cards.length, id: `probe:${id}`, system });
  }
  return cards;
}

function opposingOf(cards: readonly CardKind[], side: Side): readonly CardCode[] {
  return cards.flatMap((card) =>
    card.type === "mission" && card.side === side && card.entry.mode === "oppose" ? [card.code] : [],
  );
}

/**
 * Compiles an advanced tactic card. Only steps that other cards also have become programs; its other steps are read
 * from the entry.
 */
function compileAdvanced(entry: AdvancedTacticEntry, code: CardCode): CardOf<"advanced-tactic"> {
  const steps = [...entry.upper.steps, ...entry.lower.steps];
  const gained = steps.flatMap((step): EffectStep[] =>
    step.op === "gain-unit"
      ? [{ op: "gain-units", faction: entry.faction, units: [{ ...step.unit, count: 1 }], at: "here" }]
      : [],
  );
  const marks = steps.some(({ op }) => op === "confront");
  return {
    type: "advanced-tactic",
    code,
    id: entry.id,
    entry,
    side: sideOfFaction(entry.faction),
    theater: entry.theater === "space" ? SPACE : GROUND,
    effect: compileProgram(gained),
    delayed: marks ? [{ op: "eliminate-leader", leader: "card-leader" }] : [],
  };
}

function advancedDecks(cards: readonly CardKind[], side: Side): readonly [readonly CardCode[], readonly CardCode[]] {
  const deck = (theater: TheaterIndex): readonly CardCode[] =>
    cards.flatMap((card) =>
      card.type === "advanced-tactic" && card.side === side && card.theater === theater ? [card.code] : [],
    );
  return [deck(SPACE), deck(GROUND)];
}

function tacticDeck(cards: readonly CardKind[], theater: TheaterIndex): readonly CardCode[] {
  return cards.flatMap((card) =>
    card.type === "tactic" && card.theater === theater
      ? Array.from({ length: card.entry.copies }, () => card.code)
      : [],
  );
}

/** The distance of systems that have not been reached yet. */
const UNREACHED = -1;

function distancesFrom(systems: readonly SystemKind[], from: SystemIndex): readonly number[] {
  const distances = systems.map(() => UNREACHED);
  distances[from] = 0;
  const queue = [from];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const neighbor of at(systems, next).neighbors) {
      if (distances[neighbor] !== UNREACHED) continue;
      distances[neighbor] = at(distances, next) + 1;
      queue.push(neighbor);
    }
  }
  return distances;
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
