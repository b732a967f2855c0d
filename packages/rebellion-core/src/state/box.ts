import { at, type CardCode, type Hash } from "@sw/tabletop";
import type {
  ActionEntry,
  AdvancedTacticEntry,
  Catalogue,
  Icon,
  LeaderEntry,
  MissionEntry,
  ObjectiveEntry,
  RingEntry,
  SystemEntry,
  TacticEntry,
  UnitAbility,
  UnitEntry,
} from "../language/language.ts";
import type { Instruction, Program } from "../language/program.ts";
import {
  type LeaderIndex,
  NO_CARD,
  NO_LEADER,
  NO_UNIT,
  NOWHERE,
  type PlaceIndex,
  type SystemIndex,
  type TheaterIndex,
  type UnitIndex,
  type Units,
} from "./codes.ts";
import type { ColorIndex, NO_COLOR } from "./dice.ts";
import type { StepRef } from "./frames.ts";
import type { Role, Side } from "./seats.ts";

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
  readonly theater: TheaterIndex;
  readonly red: number;
  readonly black: number;
  readonly green: number;
  /** Health; 0: none (it takes no damage). */
  readonly health: number;
  /** The colour of its health, or {@link NO_COLOR}. */
  readonly color: ColorIndex | typeof NO_COLOR;
  readonly capacity: number;
  readonly carried: boolean;
  readonly immobile: boolean;
  /** A Death Star, or one under construction. */
  readonly station: boolean;
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
  /** Icons by skill, in the order of `SKILLS`. */
  readonly skills: readonly number[];
  /** Minor icons by skill, in the same order (rote.leader.minor-skill). */
  readonly minor: readonly number[];
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
      /** Negative: none. */
      readonly skill: number;
      readonly effect: Program;
      readonly portrait: Program;
      readonly delayed: Program;
      readonly failure: Program;
    }
  | {
      readonly type: "action";
      readonly code: CardCode;
      readonly id: string;
      readonly entry: ActionEntry;
      readonly side: Side;
      readonly leaders: readonly LeaderIndex[];
      readonly effect: Program;
      /** The program that runs when the probe card under the action card is turned up. */
      readonly held: Program;
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
      readonly theater: TheaterIndex;
    }
  | {
      readonly type: "advanced-tactic";
      readonly code: CardCode;
      readonly id: string;
      readonly entry: AdvancedTacticEntry;
      readonly side: Side;
      readonly theater: TheaterIndex;
      /** Units that it gains. */
      readonly effect: Program;
      /** The program that runs at the end of the Command Phase, for the leader it marked. */
      readonly delayed: Program;
    }
  | {
      readonly type: "probe";
      readonly code: CardCode;
      readonly id: string;
      readonly system: SystemIndex;
    };

/** A kind of card by its type. */
export type CardOf<Type extends CardKind["type"]> = Extract<CardKind, { type: Type }>;

/** Types of units of each theater, and of both. */
export type ByTheater = readonly [space: readonly UnitKind[], ground: readonly UnitKind[], either: readonly UnitKind[]];

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
  /** Every ability that some type of unit has. */
  readonly abilities: ReadonlySet<UnitAbility>;
  /** The types of units that take damage: by side, then theater, ascending. */
  readonly damageable: readonly [ByTheater, ByTheater];
  /** None of any type. */
  readonly noUnits: Units;
  readonly leaders: readonly LeaderKind[];
  readonly leadersById: ReadonlyMap<string, LeaderKind>;
  readonly rings: readonly RingEntry[];
  readonly cards: readonly CardKind[];
  readonly cardsById: ReadonlyMap<string, CardKind>;
  /** Missions that oppose others (Subversion), of each side. */
  readonly opposing: readonly [readonly CardCode[], readonly CardCode[]];
  /** The action cards, in the catalogue's order. */
  readonly actions: readonly CardOf<"action">[];
  /** The objectives, in the catalogue's order. */
  readonly objectives: readonly CardOf<"objective">[];
  /** The cards of the tactic deck of each theater, every copy, ascending. */
  readonly tactics: readonly [readonly CardCode[], readonly CardCode[]];
  /** The advanced tactic decks: by side, then theater, ascending; all empty where base tactic cards are played. */
  readonly advancedTactics: readonly [
    readonly [readonly CardCode[], readonly CardCode[]],
    readonly [readonly CardCode[], readonly CardCode[]],
  ];
  /** Combats are cinematic. */
  readonly cinematic: boolean;
  /** The probe card of each system, or {@link NO_CARD}. */
  readonly probeOf: readonly CardCode[];
  /** Least number of moves between two systems: `distances[from][to]`. */
  readonly distances: readonly (readonly number[])[];
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
  if (kind.type === "mission") return part === "held" ? [] : kind[part];
  if (kind.type === "action" && part === "held") return kind.held;
  if (kind.type === "advanced-tactic") return part === "effect" || part === "delayed" ? kind[part] : [];
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

/** The mission kind of a card. */
export function missionOf(box: Box, card: CardCode): CardOf<"mission"> {
  return cardOf(box, card, "mission");
}

/** The place of an id; {@link NOWHERE} if there is none. */
export function placeNamed(box: Box, id: string): PlaceIndex {
  return box.places.get(id) ?? NOWHERE;
}

/** The leader of an id; {@link NO_LEADER} if there is none. */
export function leaderNamed(box: Box, id: string): LeaderIndex {
  return box.leadersById.get(id)?.index ?? NO_LEADER;
}

/** The type of unit of an id; {@link NO_UNIT} if there is none. */
export function unitNamed(box: Box, id: string): UnitIndex {
  return box.unitsById.get(id)?.index ?? NO_UNIT;
}

/** The card of an id; {@link NO_CARD} if there is none. */
export function cardNamed(box: Box, id: string): CardCode {
  return box.cardsById.get(id)?.code ?? NO_CARD;
}
