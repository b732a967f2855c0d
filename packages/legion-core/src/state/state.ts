import type { CardCode, GameState, Pile } from "@sw/tabletop";
import type { CardSide } from "../catalogue/entries.ts";
import { RANKS, type Rank } from "../catalogue/words.ts";
import type { TerrainPiece } from "../table/documents.ts";
import type { BattlefieldToken } from "../table/tokens.ts";
import type { Direction } from "../table/vectors.ts";
import type { Config } from "./config.ts";
import type { GameFrame } from "./frames.ts";
import type { UnitIndex } from "./ids.ts";
import type { Seat, Side } from "./seats.ts";
import type { TokenCounts } from "./tokens.ts";

/** Format of saved states that this package reads and writes. */
export const STATE_FORMAT = 1;

/** The phases of a round, and the set-up before the first round (leg.round.phases). */
export type Phase = "setup" | "command" | "activation" | "end";

/**
 * A game of Legion as plain JSON. Cards are indexes in the catalogue, units are indexes in `units`, and coordinates are
 * in 1/100 mm.
 */
export interface State extends GameState<Config, GameFrame, Seat> {
  readonly format: typeof STATE_FORMAT;
  readonly game: "legion";
  /** The number of the round: 0 before the first, then 1 to 5. */
  readonly round: number;
  readonly phase: Phase;
  /** The blue player, or null before the roll for it (leg.setup.players-colours). */
  readonly blue: Side | null;
  /** The player with priority this round, or null before it is decided (leg.timing.priority-first). */
  readonly priority: Side | null;
  readonly sides: readonly [SideState, SideState];
  readonly mission: MissionState;
  readonly units: readonly UnitState[];
  readonly tokens: readonly TableToken[];
  /** Terrain placed by players during the game, in addition to that of the configuration. */
  readonly terrain: readonly TerrainPiece[];
  readonly ongoing: readonly Ongoing[];
}

/** The state of one side. */
export interface SideState {
  readonly hand: Pile;
  /**
   * The command card chosen this round, secret until both are revealed (leg.command.select-secret). Null before the
   * choice.
   */
  readonly chosen: number | null;
  readonly revealed: number | null;
  /** The pips of the command card revealed most recently, or null before the first. */
  readonly lastPips: number | null;
  /** Discarded command cards, which are public (leg.info.discard-public). */
  readonly discard: readonly number[];
  /** Command cards that stay in play, which are public (leg.end.discard). */
  readonly permanents: readonly number[];
  /** Command cards that an effect has set aside faceup, which are public. Absent if there are none. */
  readonly laidAside?: readonly number[];
  /** The unit that issues this round's orders, or null if there is none. */
  readonly nominated: number | null;
  /** Order tokens in the pool, by rank. The next one is drawn at random (leg.order-pool.create). */
  readonly orderPool: Readonly<Record<Rank, number>>;
  /**
   * Order tokens of the pool held facedown on a command card, in the order of the ranks. Absent until an effect holds
   * some.
   */
  readonly heldOrders?: readonly Rank[];
  /** Advantage tokens in the pass pool (leg.pass-pool.size). */
  readonly passPool: number;
  /** Whether the last turn of the round was a pass (leg.activation.pass-token). */
  readonly passed: boolean;
  readonly points: number;
  /** The long edge of this side: `near` at y = 0, or `far` opposite. Null before it is chosen. */
  readonly edge: "near" | "far" | null;
  /** The decks of battle cards with their discards (leg.mission.split-decks). */
  readonly decks: Readonly<Record<BattleKind, BattlePile>>;
}

/** The kinds of battle cards (leg.cards.battle-categories). */
export type BattleKind = "primary" | "secondary" | "advantage";

/** A deck of battle cards with its discards. */
export interface BattlePile {
  readonly deck: Pile;
  readonly discard: readonly number[];
}

/** The mission while it is built and played. */
export interface MissionState {
  /**
   * The primary card, with the side from whose deck it came (leg.mission.discard-owner). Null before it is revealed.
   */
  readonly primary: OwnedCard | null;
  readonly secondary: OwnedCard | null;
  readonly advantages: readonly [number | null, number | null];
  /** Units with a token of the mission, in the order in which they gained it. */
  readonly marked: readonly number[];
  /** Counters of objectives by name, such as marked rows of score tables or wounds of bunkers. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A card of the mission, with the side that owns it. */
export interface OwnedCard {
  readonly card: CardCode;
  readonly owner: Side;
}

/** A unit of an army. */
export interface UnitState {
  readonly owner: Side;
  /** The unit's index in its owner's army list. */
  readonly listed: number;
  /** The index of the unit's leader among `miniatures` (leg.units.leader). */
  readonly leader: number;
  /** The unit's own miniatures, then those that upgrades add in list order, then its counterpart. */
  readonly miniatures: readonly MiniatureState[];
  /**
   * The unit's order token: none, faceup after it received an order, facedown after an activation, or two facedown
   * after a second one.
   */
  readonly order: "none" | "faceup" | "facedown" | "facedown-twice";
  /** Whether the unit was issued an order this round (leg.command.one-order-per-round). */
  readonly ordered: boolean;
  /** Whether the unit has a commander token, because it was promoted or is a Field Commander. */
  readonly commander: boolean;
  /** The unit's tokens by kind; see {@link TokenCounts}. */
  readonly tokens: TokenCounts;
  /** Whether the unit has a vehicle damage token (leg.resiliency.max-one). */
  readonly damaged: boolean;
  /**
   * Whether the unit's wounds have reached its resilience in this game, even if the token is gone
   * (leg.resiliency.once-per-game).
   */
  readonly reachedResilience: boolean;
  /** Miniatures that were defeated this round and not restored, by index in ascending order (leg.kw.restore). */
  readonly fallen: readonly number[];
  /** Wound tokens on its cards, by card id. They do not count as wounds of miniatures (leg.kw.repair-x.capacity). */
  readonly cardWounds: Readonly<Record<string, number>>;
  /** The states of the unit's upgrade cards, in list order (leg.upgrade.card-states). */
  readonly cards: readonly CardState[];
  /** The faceup side of each double-sided upgrade card after the unit deploys; null for all other cards. */
  readonly sides: readonly (CardSide | null)[];
  /** Objective tokens that the unit holds, by their indexes among `tokens` of the state. */
  readonly holds: readonly number[];
}

/** The state of a card that can be exhausted or expended (leg.upgrade.card-states). */
export type CardState = "readied" | "exhausted" | "expended" | "discarded";

/** A miniature with its wounds, and its position if it is on the battlefield. */
export interface MiniatureState {
  readonly status: "undeployed" | "standing" | "defeated";
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly heading: Direction;
  readonly wounds: number;
}

/** A token on the battlefield, or held by a unit. */
export interface TableToken {
  readonly kind: BattlefieldToken;
  /** The name given by the token's card, such as "bunker", "scanner" or "thermal-charge". */
  readonly name: string;
  /** The side that owns the token, or null if its card gives it no owner. */
  readonly owner: Side | null;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The unit that holds the token, or null if none does (leg.objective.claim-effect). */
  readonly holder: number | null;
  /** Whether the token was removed from the game. */
  readonly removed: boolean;
  /** The hidden side, for tokens placed facedown. */
  readonly face?: TokenFace;
}

/** The underside of a token, known only to its owner until it is turned up (leg.kw.bane-tokens.placing). */
export interface TokenFace {
  /** The command card that placed the token. */
  readonly card: string;
  /** The keyword of the card shown on the token. */
  readonly shows: string;
  /** Whether the token has been turned up. */
  readonly turned: boolean;
}

/** A lasting effect: a keyword or an amount that a unit has until a moment. */
export interface Ongoing {
  readonly unit: UnitIndex;
  readonly keyword: string;
  readonly value: number;
  readonly until: "attack" | "activation" | "round" | "game";
  /** The other unit that the effect is about. Absent if there is none. */
  readonly about?: number;
  /**
   * The nested attack for which the effect lasts, where 1 is the outermost. Absent if it is not limited to an attack.
   */
  readonly attack?: number;
}

/** Returns an order pool without tokens. */
export function emptyPool(): Readonly<Record<Rank, number>> {
  return Object.fromEntries(RANKS.map((rank) => [rank, 0])) as Record<Rank, number>;
}

/**
 * Returns the order tokens that a player may still draw or use: those in the pool and those held facedown. Both are
 * public.
 */
export function poolInSight({ orderPool, heldOrders = [] }: OrderPools): Readonly<Record<Rank, number>> {
  if (heldOrders.length === 0) return orderPool;
  const pool = { ...orderPool };
  for (const rank of heldOrders) pool[rank] += 1;
  return pool;
}

/** Counts the order tokens that a player may still draw or use. */
export function poolSize(own: OrderPools): number {
  const pool = poolInSight(own);
  return RANKS.reduce((sum, rank) => sum + pool[rank], 0);
}

/** The order tokens of a player: those in the pool and those held on a card. */
export type OrderPools = Pick<SideState, "orderPool" | "heldOrders">;
