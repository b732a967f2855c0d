import type { Hidden } from "@sw/tabletop";
import type { DefenseDie } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import type { Seat } from "../state/seats.ts";
import type { BattleKind, State } from "../state/state.ts";
import type { CoverKind } from "../table/documents.ts";
import type { BattlefieldToken } from "../table/tokens.ts";
import type { UnitType } from "../table/unit-types.ts";
import type { MiniatureView, UnitView, View } from "../views/shapes.ts";

/** A source to read: a state, which contains everything, or a view, which contains what its viewer knows. */
export type Source = State | View;

/** A unit. All of it is public. Positions and heights of miniatures are in 1/100 mm. */
export interface UnitReading extends UnitView {
  readonly status: "deployed" | "undeployed" | "defeated";
  readonly rank: Rank;
  readonly type: UnitType;
  /** The unit's miniatures on the battlefield, including its leader. */
  readonly standing: readonly MiniatureView[];
  /** The unit's miniatures that are not defeated, on the battlefield or not deployed yet. */
  readonly left: readonly MiniatureView[];
  /** Wound tokens on all of the unit's miniatures. */
  readonly wounds: number;
  /** Courage of the unit. Null for a dash, which cannot be changed or compared (leg.courage.null-no-suppression). */
  readonly courage: number | null;
  /** The defense die that the unit rolls in attacks, by its cards and temporary effects. */
  readonly defenseDie: DefenseDie;
  /** Whether the unit is suppressed (leg.suppression.suppressed-threshold). */
  readonly suppressed: boolean;
}

/** Range, sight, melee and cover between two units on the battlefield, seen from the first. */
export interface BetweenReading {
  /**
   * The range band, starting with 1, from the leader of the first unit to the closest miniature of the other
   * (leg.pool.max-range).
   */
  readonly range: number;
  /** Ids of the first unit's miniatures that see any miniature of the other (leg.los.from-minis). */
  readonly seeing: readonly string[];
  /** Ids of the other unit's miniatures that the first unit's leader sees. */
  readonly seen: readonly string[];
  /** Whether the two units are in melee with each other. */
  readonly melee: boolean;
  /** Cover of the other unit from the objects on the table, before keywords (leg.cover.values). */
  readonly cover: CoverKind;
}

/** A token of the battlefield. */
export interface TokenReading {
  /** Id of the token in the form `NAME.PLACE`, as actions name it. */
  readonly id: string;
  readonly kind: BattlefieldToken;
  /** Name of the token on the card that brings it. */
  readonly name: string;
  readonly owner: Seat | null;
  /** The unit that holds it. Null on the battlefield. */
  readonly holder: string | null;
  /** Whether the token has left the game. */
  readonly removed: boolean;
  /** Coordinates in 1/100 mm. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /**
   * Ids of the units of each side that contest it (leg.objective.contest). Empty for tokens that are held or are not
   * objectives.
   */
  readonly contesting: Readonly<Record<Seat, readonly string[]>>;
  /** The player with more units contesting it (leg.objective.secure). Null for neither. */
  readonly securedBy: Seat | null;
}

/** One side of the table. */
export interface SideReading {
  readonly seat: Seat;
  readonly points: number;
  readonly edge: "near" | "far" | null;
  /** Command cards in hand: first those known by name, then the unknown ones (leg.info.hand-secret). */
  readonly hand: readonly (string | Hidden)[];
  /** The command card chosen facedown, which still counts as part of the hand. Null if there is none. */
  readonly chosen: string | Hidden | null;
  readonly revealed: string | null;
  readonly discard: readonly string[];
  /** The unit that gives this round's orders. Null if there is none. */
  readonly nominated: string | null;
  /** Order tokens in the pool, including those facedown on a card. */
  readonly orders: number;
  readonly passes: number;
  /** The player's decks of battle cards, the top card first if the order is known. */
  readonly decks: Readonly<Record<BattleKind, readonly (string | Hidden)[]>>;
}
