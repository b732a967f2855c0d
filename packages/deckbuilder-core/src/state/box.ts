import { at, type CardCode, type Hash } from "@sw/tabletop";
import type { CardType, Faction, Filter, Timing, TriggerMoment } from "../language/language.ts";
import type { Cards, Program, Quantity, Test } from "../language/program.ts";
import { kindOf, refOf } from "./codes.ts";
import { SEATS, type Side } from "./seats.ts";

/** A compiled activated or triggered ability. */
export interface Active {
  readonly timing: Exclude<Timing, { kind: "constant" }>;
  readonly test: Test | null;
  readonly program: Program;
  /** The bit of its limited moment in {@link Box.moments}; 0 if it has no limit. */
  readonly moment: number;
}

/** A compiled bonus to attack. */
export interface AttackBonus {
  readonly test: Test | null;
  readonly amount: Quantity;
  readonly cards: Cards;
}

/** A compiled permission of a base to attack other row cards. */
export interface RowLeave {
  readonly test: Test | null;
  readonly filter: Filter;
  readonly perOwnTurn: number;
  readonly reward: Program;
}

/** One card or base, compiled. */
export interface CardKind {
  readonly code: CardCode;
  readonly id: string;
  readonly type: CardType;
  readonly faction: Faction;
  readonly unique: boolean;
  readonly traits: readonly string[];
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  readonly target: number | null;
  readonly hitPoints: number;
  readonly active: Active | null;
  readonly bonus: AttackBonus | null;
  /** Damage prevented in each turn while the test holds; null if the card prevents none. */
  readonly prevents: { readonly test: Test | null; readonly amount: number } | null;
  readonly leave: RowLeave | null;
  /** The limited moments that playing or purchasing this card counts as, by side, as bits of {@link Box.moments}. */
  readonly moments: Readonly<Record<Moment["on"], readonly [number, number]>>;
  /** Program of the reward; null if it has none. */
  readonly reward: Program | null;
}

/** A limited moment: the first card of a kind that a player plays or purchases in their turn. */
export interface Moment {
  readonly on: "play" | "purchase";
  /** The cards that count; null means any card. */
  readonly filter: Filter | null;
}

/** A compiled catalogue: everything that does not change during a game. */
export interface Box {
  readonly hash: Hash;
  readonly kinds: readonly CardKind[];
  readonly ids: readonly string[];
  readonly byId: ReadonlyMap<string, number>;
  readonly moments: readonly Moment[];
  /**
   * Moments that can trigger abilities of units or capital ships in play, except abilities for playing or purchasing
   * the card itself.
   */
  readonly heardInPlay: readonly TriggerMoment[];
  /** Card codes of the starter decks by side, one per copy. `galaxy` lists those of the galaxy deck. */
  readonly starters: readonly [readonly CardCode[], readonly CardCode[]];
  readonly galaxy: readonly CardCode[];
  readonly pilot: CardCode;
  readonly pilots: number;
  /** Bases by side, in catalogue order. */
  readonly bases: readonly [readonly BaseKind[], readonly BaseKind[]];
}

/** The facts about a base that setup needs. */
export interface BaseKind {
  readonly code: CardCode;
  readonly starting: boolean;
  readonly introductory: boolean;
}

/** Returns the kind of a card, ignoring its mark. */
export function kindIn(box: Box, code: CardCode): CardKind {
  return at(box.kinds, kindOf(code));
}

/** Returns the name of a card. */
export function nameIn(box: Box, code: CardCode): string {
  return refOf(box.ids, code);
}

export type PlainKind = Omit<CardKind, "moments">;

/**
 * Whether a card passes a filter, from the point of view of a player. `isSelf` says that it is the card that `other`
 * excludes.
 */
export function passes(filter: Filter | null | undefined, kind: PlainKind, side: Side, isSelf = false): boolean {
  if (filter === null || filter === undefined) return true;
  if (filter.id !== undefined && kind.id !== filter.id) return false;
  if (filter.type !== undefined && kind.type !== filter.type) return false;
  if (filter.unique && !kind.unique) return false;
  if (filter.other && isSelf) return false;
  if (filter.trait !== undefined && !filter.trait.some((trait) => kind.traits.includes(trait))) return false;
  if (filter.faction === undefined) return true;
  const relative = kind.faction === "neutral" ? "neutral" : kind.faction === SEATS[side] ? "own" : "enemy";
  return filter.faction.includes(relative);
}
