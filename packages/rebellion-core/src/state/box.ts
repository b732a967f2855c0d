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

/** A compiled system. */
export interface SystemKind {
  readonly id: string;
  readonly entry: SystemEntry;
  readonly region: number;
  /** The adjacent systems, ascending. */
  readonly neighbors: readonly SystemIndex[];
  /** Whether the system is populous as printed: a loyalty space and resource icons. */
  readonly populous: boolean;
}

/** A compiled unit type. */
export interface UnitKind {
  readonly index: UnitIndex;
  readonly id: string;
  readonly entry: UnitEntry;
  readonly side: Side;
  readonly theater: TheaterIndex;
  readonly red: number;
  readonly black: number;
  readonly green: number;
  /** The health of the unit, or 0 if it has none and takes no damage. */
  readonly health: number;
  /** The colour of its health, or {@link NO_COLOR} if it has none. */
  readonly color: ColorIndex | typeof NO_COLOR;
  readonly capacity: number;
  readonly carried: boolean;
  readonly immobile: boolean;
  /** Whether it is a Death Star, or one under construction. */
  readonly station: boolean;
}

/** A compiled leader. */
export interface LeaderKind {
  readonly index: LeaderIndex;
  readonly id: string;
  readonly entry: LeaderEntry;
  readonly side: Side;
  readonly role: Role;
  /** The tactic values by theater, or null if the leader has none. */
  readonly tactics: readonly [number, number] | null;
  /** The number of icons by skill, in the order of `SKILLS`. */
  readonly skills: readonly number[];
  /** The number of minor icons by skill, in the order of `SKILLS` (rote.leader.minor-skill). */
  readonly minor: readonly number[];
  /** All ids by which cards mean this leader. */
  readonly ids: readonly string[];
}

/** A compiled card. All copies of a card share one number. */
export type CardKind =
  | {
      readonly type: "mission";
      readonly code: CardCode;
      readonly id: string;
      readonly entry: MissionEntry;
      readonly side: Side;
      /** The number of the required skill, or a negative number if there is none. */
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
      /** The program that gains the units of this card. */
      readonly effect: Program;
      /** The program that runs at the end of the Command Phase for the leader that the card has marked. */
      readonly delayed: Program;
    }
  | {
      readonly type: "probe";
      readonly code: CardCode;
      readonly id: string;
      readonly system: SystemIndex;
    };

/** The compiled cards of one type. */
export type CardOf<Type extends CardKind["type"]> = Extract<CardKind, { type: Type }>;

/** Unit types of space, of ground, and of both theaters. */
export type ByTheater = readonly [space: readonly UnitKind[], ground: readonly UnitKind[], either: readonly UnitKind[]];

/** A compiled catalogue, in which everything has a number. */
export interface Box {
  readonly catalogue: Catalogue;
  readonly hash: Hash;
  readonly systems: readonly SystemKind[];
  /** The number of the Rebel Base space, which follows the last system. */
  readonly baseSpace: PlaceIndex;
  /** The ids of the places; the base space is the last. */
  readonly placeIds: readonly string[];
  readonly places: ReadonlyMap<string, PlaceIndex>;
  readonly units: readonly UnitKind[];
  readonly unitsById: ReadonlyMap<string, UnitKind>;
  /** The abilities of all unit types. */
  readonly abilities: ReadonlySet<UnitAbility>;
  /** The unit types that take damage: by side, then theater, ascending. */
  readonly damageable: readonly [ByTheater, ByTheater];
  /** The counts of no units of any type. */
  readonly noUnits: Units;
  readonly leaders: readonly LeaderKind[];
  readonly leadersById: ReadonlyMap<string, LeaderKind>;
  readonly rings: readonly RingEntry[];
  readonly cards: readonly CardKind[];
  readonly cardsById: ReadonlyMap<string, CardKind>;
  /** The missions of each side that oppose others (Subversion). */
  readonly opposing: readonly [readonly CardCode[], readonly CardCode[]];
  /** The action cards, in the catalogue's order. */
  readonly actions: readonly CardOf<"action">[];
  /** The objectives, in the catalogue's order. */
  readonly objectives: readonly CardOf<"objective">[];
  /** The cards of the tactic deck of each theater, every copy, ascending. */
  readonly tactics: readonly [readonly CardCode[], readonly CardCode[]];
  /** The advanced tactic decks by side, then theater, ascending. All are empty if base tactic cards are played. */
  readonly advancedTactics: readonly [
    readonly [readonly CardCode[], readonly CardCode[]],
    readonly [readonly CardCode[], readonly CardCode[]],
  ];
  /** Whether combats are cinematic. */
  readonly cinematic: boolean;
  /** The probe card of each system, or {@link NO_CARD}. */
  readonly probeOf: readonly CardCode[];
  /** The least number of moves between two systems: `distances[from][to]`. */
  readonly distances: readonly (readonly number[])[];
}

/** Returns the card with this number. Throws if it has another type. */
export function cardOf<Type extends CardKind["type"]>(box: Box, code: CardCode, type: Type): CardOf<Type> {
  const card = at(box.cards, code);
  if (card.type !== type) throw new RangeError(`card ${card.id} is no ${type} card`);
  return card as CardOf<Type>;
}

/** Returns the program that a frame runs. */
export function programOf(box: Box, { card, part }: Pick<StepRef, "card" | "part">): Program {
  const kind = at(box.cards, card);
  if (kind.type === "mission") return part === "held" ? [] : kind[part];
  if (kind.type === "action" && part === "held") return kind.held;
  if (kind.type === "advanced-tactic") return part === "effect" || part === "delayed" ? kind[part] : [];
  return kind.type === "action" || kind.type === "objective" ? kind.effect : [];
}

/** Returns the instruction that a frame has reached, or undefined after the last. */
export function instructionAt(box: Box, ref: StepRef): Instruction | undefined {
  return programOf(box, ref)[ref.pc];
}

/** Returns how many copies of a card are in the box. */
export function copiesOf(card: CardKind): number {
  return card.type === "mission" || card.type === "tactic" ? card.entry.copies : 1;
}

/** Returns the id of a card. */
export function cardId(box: Box, code: CardCode): string {
  return at(box.cards, code).id;
}

/** Returns the resource icons of a place as printed, from left to right. */
export function iconsOf(box: Box, place: PlaceIndex): readonly Icon[] {
  return place === box.baseSpace ? box.catalogue.board.baseSpace.resources : at(box.systems, place).entry.resources;
}

/** Returns the build queue space of a place's units, or null if nothing is built there. */
export function queueSpaceOf(box: Box, place: PlaceIndex): 1 | 2 | 3 | null {
  return place === box.baseSpace ? box.catalogue.board.baseSpace.buildQueue : at(box.systems, place).entry.buildQueue;
}

/** Returns the unit types of a side that an icon builds, in the catalogue's order. */
export function unitsOfIcon(box: Box, side: Side, icon: Icon): readonly UnitKind[] {
  return box.units.filter(
    ({ side: of, entry: { buildIcon } }) =>
      of === side && buildIcon?.shape === icon.shape && buildIcon.theater === icon.theater,
  );
}

/** Returns a card that must be a mission. */
export function missionOf(box: Box, card: CardCode): CardOf<"mission"> {
  return cardOf(box, card, "mission");
}

/** Returns the place with this id, or {@link NOWHERE} if there is none. */
export function placeNamed(box: Box, id: string): PlaceIndex {
  return box.places.get(id) ?? NOWHERE;
}

/** Returns the ids of the systems that are adjacent to a system. */
export function neighborIds(box: Box, system: SystemIndex): readonly string[] {
  return at(box.systems, system).neighbors.map((neighbor) => at(box.placeIds, neighbor));
}

/** Returns the leader with this id, or {@link NO_LEADER} if there is none. */
export function leaderNamed(box: Box, id: string): LeaderIndex {
  return box.leadersById.get(id)?.index ?? NO_LEADER;
}

/** Returns the unit type with this id, or {@link NO_UNIT} if there is none. */
export function unitNamed(box: Box, id: string): UnitIndex {
  return box.unitsById.get(id)?.index ?? NO_UNIT;
}

/** Returns the card with this id, or {@link NO_CARD} if there is none. */
export function cardNamed(box: Box, id: string): CardCode {
  return box.cardsById.get(id)?.code ?? NO_CARD;
}
