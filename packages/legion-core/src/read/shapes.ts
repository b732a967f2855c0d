import type { Hidden } from "@sw/tabletop";
import type { DefenseDie } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import type { Seat } from "../state/seats.ts";
import type { BattleKind, State } from "../state/state.ts";
import type { CoverKind } from "../table/documents.ts";
import type { BattlefieldToken } from "../table/tokens.ts";
import type { UnitType } from "../table/unit-types.ts";
import type { MiniatureView, UnitView, View } from "../views/shapes.ts";

/** What can be read: a state, which tells everything, or a view, which tells what its viewer knows. */
export type Source = State | View;

/** A unit; all of it is public. Miniatures and what they stand on are in 1/100 mm. */
export interface UnitReading extends UnitView {
  readonly status: "deployed" | "undeployed" | "defeated";
  readonly rank: Rank;
  readonly type: UnitType;
  /** Its miniatures on the battlefield, its leader among them. */
  readonly standing: readonly MiniatureView[];
  /** Its miniatures that are not defeated, on the battlefield or not yet. */
  readonly left: readonly MiniatureView[];
  /** Wound tokens on all of its miniatures. */
  readonly wounds: number;
  /** Null for a dash: nothing is added or compared to it (leg.courage.null-no-suppression). */
  readonly courage: number | null;
  /** The defense dice that it rolls in attacks, by its cards and by what changes them for a while. */
  readonly defenseDie: DefenseDie;
  /** (leg.suppression.suppressed-threshold) */
  readonly suppressed: boolean;
}

/** How two units on the battlefield stand to each other, seen from the first. */
export interface BetweenReading {
  /** The segment of the ruler, from 1, from the leader of the first to the closest miniature of the other (leg.pool.max-range). */
  readonly range: number;
  /** Miniatures of the first that see some miniature of the other (leg.los.from-minis), by id. */
  readonly seeing: readonly string[];
  /** Miniatures of the other that its leader sees, by id. */
  readonly seen: readonly string[];
  /** Whether they are in melee with each other. */
  readonly melee: boolean;
  /** Cover of the other from what stands on the table, before keywords (leg.cover.values). */
  readonly cover: CoverKind;
}

/** A token of the battlefield. */
export interface TokenReading {
  /** `NAME.PLACE`, as actions name it. */
  readonly id: string;
  readonly kind: BattlefieldToken;
  /** As the card that brings it calls it. */
  readonly name: string;
  readonly owner: Seat | null;
  /** The unit that holds it; null on the battlefield. */
  readonly holder: string | null;
  /** It has left the game. */
  readonly removed: boolean;
  /** 1/100 mm. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The units of each side that contest it (leg.objective.contest); nobody contests what is held or no objective. */
  readonly contesting: Readonly<Record<Seat, readonly string[]>>;
  /** Who has more units contesting it (leg.objective.secure). */
  readonly securedBy: Seat | null;
}

/** One side of the table. */
export interface SideReading {
  readonly seat: Seat;
  readonly points: number;
  readonly edge: "near" | "far" | null;
  /** Command cards in hand: those that are known by name, then those that are not (leg.info.hand-secret). */
  readonly hand: readonly (string | Hidden)[];
  /** The command card chosen facedown, which still counts among the hand; null if there is none. */
  readonly chosen: string | Hidden | null;
  readonly revealed: string | null;
  readonly discard: readonly string[];
  /** The unit that gives this round's orders. */
  readonly nominated: string | null;
  /** Order tokens in the pool, those that lie facedown on a card among them. */
  readonly orders: number;
  readonly passes: number;
  /** Its decks of battle cards, the top first where the order is known. */
  readonly decks: Readonly<Record<BattleKind, readonly (string | Hidden)[]>>;
}
