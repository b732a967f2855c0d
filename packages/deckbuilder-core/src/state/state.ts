import type { CardCode, GameState, Pile } from "@sw/tabletop";
import type { Config } from "./config.ts";
import type { Bound, GameFrame } from "./frames.ts";
import type { Seat, Side } from "./seats.ts";

/** Format version of {@link State}. */
export const STATE_FORMAT = 2;

/**
 * A unit or capital ship in play, as numbers without names, because two dozen pieces fill half a state. `pieces.ts`
 * reads and writes the numbers by name.
 *
 * - `id`: unique in the game;
 * - `damage`: damage counters on it;
 * - `used`: 1 if its activated ability was used this turn, else 0;
 * - `gained`: attack gained until the end of the turn;
 * - `commitment`: a slot of the galaxy row, {@link BASE_ATTACK}, {@link SPENT} or {@link UNCOMMITTED}.
 */
export type Piece = readonly [
  id: number,
  card: CardCode,
  damage: number,
  used: number,
  gained: number,
  commitment: number,
];

/** A base in play. */
export interface BaseInPlay {
  readonly card: CardCode;
  readonly damage: number;
  /** Whether its activated ability was used this turn. */
  readonly used: boolean;
  /** Damage to it that was prevented this turn. */
  readonly prevented: number;
}

/** Everything on one player's side of the table. */
export interface SideState {
  /** The base in play; null from its destruction to the start of the owner's next turn. */
  readonly base: BaseInPlay | null;
  /** Facedown bases in the base deck, in catalogue order. Their order has no meaning. */
  readonly bases: readonly CardCode[];
  /** Bases that were not chosen in Secret Bases. They are in the box, unseen by the opponent. */
  readonly boxed: readonly CardCode[];
  /** The opponent's bases that the player has destroyed. */
  readonly victory: readonly CardCode[];
  readonly hand: Pile;
  readonly deck: Pile;
  /** The discard pile, top card last. */
  readonly discard: readonly CardCode[];
  /** The pieces in play, ordered by id. */
  readonly play: readonly Piece[];
}

/** Part of an ability that is delayed to a later moment of the turn. */
export interface Delayed {
  readonly at: "end-of-turn" | "next-purchase-this-turn";
  /** The card that the ability belongs to. */
  readonly card: CardCode;
  /** Index of the instruction where its program continues. */
  readonly pc: number;
  /** The piece that the ability belongs to, or `NO_PIECE`. */
  readonly self: number;
  /** The cards bound so far, by register. */
  readonly bound: readonly Bound[];
  /** Mark of the card that triggered the ability, or `NO_MARK`. */
  readonly triggering: number;
}

/** A whole game at one moment, as plain data. Cards are numbers ({@link CardCode}); `view` and events use names. */
export interface State extends GameState<Config, GameFrame, Seat> {
  readonly format: typeof STATE_FORMAT;
  readonly game: "deckbuilder";
  /** The turn number, counted from 1; 0 while bases are chosen in secret. */
  readonly turn: number;
  readonly active: Side;
  /** The Force marker's space: -3 is the dark side's last space, 3 the light side's. */
  readonly force: number;
  /** The active player's resource pool. */
  readonly resources: number;
  readonly nextId: number;
  readonly nextMark: number;
  /** Limited moments ("the first ... of your turn") that have happened this turn, as bits of the catalogue's list. */
  readonly moments: number;
  /** Number of attacks on the row made this turn with a base's permission. */
  readonly permittedAttacks: number;
  /** The six slots of the galaxy row; null in a slot that no card was left to fill. */
  readonly row: readonly (CardCode | null)[];
  readonly galaxyDeck: Pile;
  readonly galaxyDiscard: readonly CardCode[];
  /** Number of Outer Rim Pilots left. */
  readonly pilots: number;
  /** Cards removed from the game, sorted. */
  readonly exiled: readonly CardCode[];
  readonly sides: readonly [SideState, SideState];
  readonly delayed: readonly Delayed[];
}

/** Number of slots in the galaxy row (dbg.setup.galaxy-row-six). */
export const ROW_SLOTS = 6;
/** Commitment of a piece that has not attacked this turn and is not committed to an attack. */
export const UNCOMMITTED = -1;
/** Commitment of a piece that attacks the opponent's base. It follows the numbers of the slots. */
export const BASE_ATTACK = 6;
/** Commitment of a piece whose attack is finished. */
export const SPENT = 7;
/** Number of cards drawn at setup and at the end of a turn. */
export const HAND_SIZE = 5;
/** Distance of either end of the Force track from its centre (dbg.force.track-spaces). */
export const FORCE_END = 3;
