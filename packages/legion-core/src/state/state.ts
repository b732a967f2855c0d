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

/** The parts of a round, and the time before the first (leg.round.phases). */
export type Phase = "setup" | "command" | "activation" | "end";

/** A game of Legion; plain JSON. Cards are places in the catalogue, units places in `units`, coordinates 1/100 mm. */
export interface State extends GameState<Config, GameFrame, Seat> {
  readonly format: typeof STATE_FORMAT;
  readonly game: "legion";
  /** 0 before the first round, then 1 to 5. */
  readonly round: number;
  readonly phase: Phase;
  /** Who is the blue player; null before the roll for it (leg.setup.players-colours). */
  readonly blue: Side | null;
  /** Who has priority this round; null before that is settled (leg.timing.priority-first). */
  readonly priority: Side | null;
  readonly sides: readonly [SideState, SideState];
  readonly mission: MissionState;
  readonly units: readonly UnitState[];
  readonly tokens: readonly TableToken[];
  /** Terrain that players put down during the game, besides that of the configuration. */
  readonly terrain: readonly TerrainPiece[];
  readonly ongoing: readonly Ongoing[];
}

/** What belongs to a person. */
export interface SideState {
  readonly hand: Pile;
  /** The command card chosen this round: secret until both are revealed (leg.command.select-secret). */
  readonly chosen: number | null;
  readonly revealed: number | null;
  /** The pips of the command card revealed last, this round or before; null before the first. */
  readonly lastPips: number | null;
  /** Discarded command cards, public (leg.info.discard-public). */
  readonly discard: readonly number[];
  /** Command cards that stay in play, public (leg.end.discard). */
  readonly permanents: readonly number[];
  /** Command cards that an effect has laid aside faceup, public, once one has. */
  readonly laidAside?: readonly number[];
  /** The unit that gives this round's orders. */
  readonly nominated: number | null;
  /** Order tokens in the pool by rank; which comes next is drawn (leg.order-pool.create). */
  readonly orderPool: Readonly<Record<Rank, number>>;
  /** Order tokens of the pool that lie facedown on a command card, in the order of the ranks, once some have lain there. */
  readonly heldOrders?: readonly Rank[];
  /** Advantage tokens in the pass pool (leg.pass-pool.size). */
  readonly passPool: number;
  /** Whether the last turn of the round was a pass (leg.activation.pass-token). */
  readonly passed: boolean;
  readonly points: number;
  /** The long edge that is this person's side: y = 0 or the opposite one; null before it is chosen. */
  readonly edge: "near" | "far" | null;
  /** The decks of battle cards that are left, and what was discarded of each (leg.mission.split-decks). */
  readonly decks: Readonly<Record<BattleKind, BattlePile>>;
}

/** The kinds of battle cards (leg.cards.battle-categories). */
export type BattleKind = "primary" | "secondary" | "advantage";

/** A deck of battle cards with its discards. */
export interface BattlePile {
  readonly deck: Pile;
  readonly discard: readonly number[];
}

/** The mission as it is being built, then played. */
export interface MissionState {
  /** A battle card and whose deck it came from (leg.mission.discard-owner). */
  readonly primary: OwnedCard | null;
  readonly secondary: OwnedCard | null;
  readonly advantages: readonly [number | null, number | null];
  /** Units with a token of the mission, in the order they got it. */
  readonly marked: readonly number[];
  /** What objectives keep count of: rows of score tables marked, wounds of bunkers, by name. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A card and its owner. */
export interface OwnedCard {
  readonly card: CardCode;
  readonly owner: Side;
}

/** A unit of an army. */
export interface UnitState {
  readonly owner: Side;
  /** Its place in the list of its owner. */
  readonly listed: number;
  /** Its leader among `miniatures` (leg.units.leader). */
  readonly leader: number;
  /** Its own miniatures, then those that upgrades add in the order of the list, then its counterpart. */
  readonly miniatures: readonly MiniatureState[];
  /** Its order token: none, faceup once it has an order, facedown once it was activated, two facedown ones once it was twice. */
  readonly order: "none" | "faceup" | "facedown" | "facedown-twice";
  /** Whether it was issued an order this round (leg.command.one-order-per-round). */
  readonly ordered: boolean;
  /** Whether it has a commander token: it was promoted, or is a Field Commander. */
  readonly commander: boolean;
  /** Tokens by kind; see {@link TokenCounts}. */
  readonly tokens: TokenCounts;
  /** Whether it has a vehicle damage token (leg.resiliency.max-one). */
  readonly damaged: boolean;
  /** Whether its wounds have reached its resilience in this game, whatever became of the token (leg.resiliency.once-per-game). */
  readonly reachedResilience: boolean;
  /** Miniatures that were defeated in this round and have not come back, by their places in ascending order (leg.kw.restore). */
  readonly fallen: readonly number[];
  /** Wound tokens that lie on its cards, by the id of the card: they are nobody's wounds (leg.kw.repair-x.capacity). */
  readonly cardWounds: Readonly<Record<string, number>>;
  /** State of its upgrade cards, in the order of the list (leg.upgrade.card-states). */
  readonly cards: readonly CardState[];
  /** Which side of its double-sided upgrade cards is faceup, once the unit deploys; null for all other cards. */
  readonly sides: readonly (CardSide | null)[];
  /** Objective tokens it holds, by their place among `tokens` of the state. */
  readonly holds: readonly number[];
}

/** How a card that exhausts or expends lies (leg.upgrade.card-states). */
export type CardState = "readied" | "exhausted" | "expended" | "discarded";

/** A miniature: where it stands, if it does, and its wounds. */
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
  /** What it stands for: "bunker", "scanner", "thermal-charge", as the card that brings it calls it. */
  readonly name: string;
  /** Whose it is, where the card says so. */
  readonly owner: Side | null;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The unit that holds it (leg.objective.claim-effect). */
  readonly holder: number | null;
  /** Whether it left the game. */
  readonly removed: boolean;
  /** What it shows, if it is put down facedown. */
  readonly face?: TokenFace;
}

/** The side of a token that lies underneath, which its owner alone knows until it is turned up (leg.kw.bane-tokens.placing). */
export interface TokenFace {
  /** The command card that brings the token. */
  readonly card: string;
  /** The keyword of the card that it shows. */
  readonly shows: string;
  /** Whether it has been turned up. */
  readonly turned: boolean;
}

/** Something that lasts: a keyword or an amount on a unit until a moment. */
export interface Ongoing {
  readonly unit: UnitIndex;
  readonly keyword: string;
  readonly value: number;
  readonly until: "attack" | "activation" | "round" | "game";
  /** The other unit that it is about, if any. */
  readonly about?: number;
  /** For which of the attacks under way it lasts, one within another: 1 for the outermost. */
  readonly attack?: number;
}

/** An order pool without tokens. */
export function emptyPool(): Readonly<Record<Rank, number>> {
  return Object.fromEntries(RANKS.map((rank) => [rank, 0])) as Record<Rank, number>;
}

/** The order tokens that a player may still draw or use, as everybody knows them: those of the pool, and those held facedown. */
export function poolInSight({ orderPool, heldOrders = [] }: OrderPools): Readonly<Record<Rank, number>> {
  if (heldOrders.length === 0) return orderPool;
  const pool = { ...orderPool };
  for (const rank of heldOrders) pool[rank] += 1;
  return pool;
}

/** How many these are. */
export function poolSize(own: OrderPools): number {
  const pool = poolInSight(own);
  return RANKS.reduce((sum, rank) => sum + pool[rank], 0);
}

/** The order tokens of a player: in the pool, and set aside. */
export type OrderPools = Pick<SideState, "orderPool" | "heldOrders">;
