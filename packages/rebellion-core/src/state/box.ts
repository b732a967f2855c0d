import { at, type CardCode, type Hash, hashOf } from "@sw/tabletop";
import {
  type ActionEntry,
  type Catalogue,
  type Icon,
  type LeaderEntry,
  type MissionEntry,
  type ObjectiveEntry,
  type RingEntry,
  SKILLS,
  type SystemEntry,
  type TacticEntry,
  type UnitEntry,
} from "../language/language.ts";
import { compileProgram, type Instruction, type Program } from "../language/program.ts";
import type { LeaderIndex, PlaceIndex, SystemIndex, UnitIndex, Units } from "./codes.ts";
import type { StepRef } from "./frames.ts";
import { ADMIRAL, GENERAL, type Role, type Side, sideNamed } from "./seats.ts";

/** A system, compiled. */
export interface SystemKind {
  readonly id: string;
  readonly entry: SystemEntry;
  readonly region: number;
  /** Adjacent systems, ascending. */
  readonly neighbors: readonly SystemIndex[];
  /** Populous as printed: a loyalty space and resource icons. */
  readonly populous: boolean;
}

/** A type of unit, compiled. */
export interface UnitKind {
  readonly index: UnitIndex;
  readonly id: string;
  readonly entry: UnitEntry;
  readonly side: Side;
  /** 0: space, 1: ground. */
  readonly theater: 0 | 1;
  readonly red: number;
  readonly black: number;
  /** Health; 0: none (it takes no damage). */
  readonly health: number;
  /** 0: red health, 1: black health, -1: none. */
  readonly color: 0 | 1 | -1;
  readonly capacity: number;
  readonly carried: boolean;
  readonly immobile: boolean;
}

/** A leader, compiled. */
export interface LeaderKind {
  readonly index: LeaderIndex;
  readonly id: string;
  readonly entry: LeaderEntry;
  readonly side: Side;
  readonly role: Role;
  /** Tactic values by theater; null: none. */
  readonly tactics: readonly [number, number] | null;
  /** Icons by skill, in the order of {@link SKILLS}. */
  readonly skills: readonly number[];
  /** Every id it answers to on cards. */
  readonly ids: readonly string[];
}

/** A card, compiled. Copies share one number. */
export type CardKind =
  | {
      readonly type: "mission";
      readonly code: CardCode;
      readonly id: string;
      readonly entry: MissionEntry;
      readonly side: Side;
      readonly skill: number;
      readonly effect: Program;
      readonly portrait: Program;
      readonly delayed: Program;
    }
  | {
      readonly type: "action";
      readonly code: CardCode;
      readonly id: string;
      readonly entry: ActionEntry;
      readonly side: Side;
      readonly leaders: readonly LeaderIndex[];
      readonly effect: Program;
    }
  | {
      readonly type: "objective";
      readonly code: CardCode;
      readonly id: string;
      readonly entry: ObjectiveEntry;
      readonly effect: Program;
    }
  | {
      readonly type: "tactic";
      readonly code: CardCode;
      readonly id: string;
      readonly entry: TacticEntry;
      readonly theater: 0 | 1;
    }
  | {
      readonly type: "probe";
      readonly code: CardCode;
      readonly id: string;
      readonly system: SystemIndex;
    };

/** A kind of card by its type. */
export type CardOf<Type extends CardKind["type"]> = Extract<CardKind, { type: Type }>;

/** A catalogue, compiled: everything by number. */
export interface Box {
  readonly catalogue: Catalogue;
  readonly hash: Hash;
  readonly systems: readonly SystemKind[];
  /** The Rebel Base space: the number after the last system. */
  readonly baseSpace: PlaceIndex;
  /** Ids of places, the base space's last. */
  readonly placeIds: readonly string[];
  readonly places: ReadonlyMap<string, PlaceIndex>;
  readonly units: readonly UnitKind[];
  readonly unitsById: ReadonlyMap<string, UnitKind>;
  /** None of any type. */
  readonly noUnits: Units;
  readonly leaders: readonly LeaderKind[];
  readonly leadersById: ReadonlyMap<string, LeaderKind>;
  readonly rings: readonly RingEntry[];
  readonly cards: readonly CardKind[];
  readonly cardsById: ReadonlyMap<string, CardKind>;
  /** The action cards, in the catalogue's order. */
  readonly actions: readonly CardOf<"action">[];
  /** The objectives, in the catalogue's order. */
  readonly objectives: readonly CardOf<"objective">[];
  /** The cards of the tactic deck of each theater, every copy, ascending. */
  readonly tactics: readonly [readonly CardCode[], readonly CardCode[]];
  /** The probe card of each system; -1 for those without. */
  readonly probeOf: readonly CardCode[];
  /** Least number of moves between two systems: `distances[from][to]`. */
  readonly distances: readonly (readonly number[])[];
}

/** Compiles a catalogue that holds together. */
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
    hash: hashOf(catalogue),
    systems,
    baseSpace: systems.length,
    placeIds,
    places: new Map(placeIds.map((id, index) => [id, index])),
    units,
    unitsById: byId(units),
    noUnits: units.map(() => 0),
    leaders,
    leadersById,
    rings: catalogue.rings,
    cards,
    cardsById: byId(cards),
    actions: cards.filter((card): card is CardOf<"action"> => card.type === "action"),
    objectives: cards.filter((card): card is CardOf<"objective"> => card.type === "objective"),
    tactics: [tacticDeck(cards, 0), tacticDeck(cards, 1)],
    probeOf: systems.map((_, index) => probes.find(({ system }) => system === index)?.code ?? -1),
    distances: systems.map((_, from) => distancesFrom(systems, from)),
  };
}

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

function compileUnit(entry: UnitEntry, index: number): UnitKind {
  return {
    index,
    id: entry.id,
    entry,
    side: sideNamed(entry.faction),
    theater: entry.theater === "space" ? 0 : 1,
    red: entry.attack.red,
    black: entry.attack.black,
    health: entry.health?.value ?? 0,
    color: entry.health === null ? -1 : entry.health.color === "red" ? 0 : 1,
    capacity: entry.transportCapacity,
    carried: entry.transportRestricted,
    immobile: entry.immobile,
  };
}

function compileLeader(entry: LeaderEntry, index: number): LeaderKind {
  return {
    index,
    id: entry.id,
    entry,
    side: sideNamed(entry.faction),
    role: entry.pool === "admiral" ? ADMIRAL : GENERAL,
    tactics: entry.tactics === null ? null : [entry.tactics.space, entry.tactics.ground],
    skills: SKILLS.map((skill) => entry.skills[skill]),
    ids: entry.countsAs === null ? [entry.id] : [entry.id, entry.countsAs],
  };
}

/** Every card by kind: missions, actions, objectives, tactics, then the probe cards of systems that have one. */
function compileCards(
  { missions, actions, objectives, tactics }: Catalogue,
  systems: readonly SystemKind[],
  leaders: ReadonlyMap<string, LeaderKind>,
): readonly CardKind[] {
  const cards: CardKind[] = [];
  for (const entry of missions) {
    const skill = SKILLS.indexOf(entry.skill);
    const effect = compileProgram(entry.effect);
    const portrait = compileProgram(entry.portraitEffect ?? []);
    const side = sideNamed(entry.faction);
    const delayed = compileProgram(entry.delayedEffect ?? []);
    cards.push({ type: "mission", code: cards.length, id: entry.id, entry, side, skill, effect, portrait, delayed });
  }
  for (const entry of actions) {
    const shown = [...leaders.values()].filter(({ ids }) => entry.leaders.some((id) => ids.includes(id)));
    cards.push({
      type: "action",
      code: cards.length,
      id: entry.id,
      entry,
      side: sideNamed(entry.faction),
      leaders: shown.map(({ index }) => index),
      effect: compileProgram(entry.effect),
    });
  }
  for (const entry of objectives) {
    const effect = compileProgram(entry.effect);
    cards.push({ type: "objective", code: cards.length, id: entry.id, entry, effect });
  }
  for (const entry of tactics) {
    const theater = entry.theater === "space" ? 0 : 1;
    cards.push({ type: "tactic", code: cards.length, id: entry.id, entry, theater });
  }
  for (const [system, { id, entry }] of systems.entries()) {
    if (entry.fixedLoyalty) continue;
    cards.push({ type: "probe", code: cards.length, id: `probe:${id}`, system });
  }
  return cards;
}

function tacticDeck(cards: readonly CardKind[], theater: 0 | 1): readonly CardCode[] {
  return cards.flatMap((card) =>
    card.type === "tactic" && card.theater === theater
      ? Array.from({ length: card.entry.copies }, () => card.code)
      : [],
  );
}

function distancesFrom(systems: readonly SystemKind[], from: SystemIndex): readonly number[] {
  const distances = systems.map(() => -1);
  distances[from] = 0;
  const queue = [from];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const neighbor of at(systems, next).neighbors) {
      if (distances[neighbor] !== -1) continue;
      distances[neighbor] = at(distances, next) + 1;
      queue.push(neighbor);
    }
  }
  return distances;
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The card of a number and type; another type is a bug. */
export function cardOf<Type extends CardKind["type"]>(box: Box, code: CardCode, type: Type): CardOf<Type> {
  const card = at(box.cards, code);
  if (card.type !== type) throw new RangeError(`card ${card.id} is no ${type} card`);
  return card as CardOf<Type>;
}

/** The program that a frame is in. */
export function programOf(box: Box, { card, part }: Pick<StepRef, "card" | "part">): Program {
  const kind = at(box.cards, card);
  if (kind.type === "mission") return kind[part];
  return kind.type === "action" || kind.type === "objective" ? kind.effect : [];
}

/** The instruction that a frame has come to; undefined behind the last. */
export function instructionAt(box: Box, ref: StepRef): Instruction | undefined {
  return programOf(box, ref)[ref.pc];
}

/** How many copies of a card are in the box. */
export function copiesOf(card: CardKind): number {
  return card.type === "mission" || card.type === "tactic" ? card.entry.copies : 1;
}

/** A card's id. */
export function cardId(box: Box, code: CardCode): string {
  return at(box.cards, code).id;
}

/** The resource icons of a place as printed, left to right. */
export function iconsOf(box: Box, place: PlaceIndex): readonly Icon[] {
  return place === box.baseSpace ? box.catalogue.board.baseSpace.resources : at(box.systems, place).entry.resources;
}

/** The space of the build queue of a place's units; null where nothing is built. */
export function queueSpaceOf(box: Box, place: PlaceIndex): 1 | 2 | 3 | null {
  return place === box.baseSpace ? box.catalogue.board.baseSpace.buildQueue : at(box.systems, place).entry.buildQueue;
}

/** The types of unit of a side that an icon builds, in the catalogue's order. */
export function unitsOfIcon(box: Box, side: Side, icon: Icon): readonly UnitKind[] {
  return box.units.filter(
    ({ side: of, entry: { buildIcon } }) =>
      of === side && buildIcon?.shape === icon.shape && buildIcon.theater === icon.theater,
  );
}
