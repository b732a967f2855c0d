import type { CardCode, GameState, Pile } from "@sw/tabletop";
import type { Config } from "./config.ts";
import type { Bound, GameFrame } from "./frames.ts";
import type { Seat, Side } from "./seats.ts";

/** Format version of {@link State}. */
export const STATE_FORMAT = 2;

/**
 * A unit or capital ship in play: numbers without names, since two dozen of them fill half a state. `pieces.ts` reads and
 * writes them by name.
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
  /** Its activated ability was used this turn. */
  readonly used: boolean;
  /** Damage prevented on it this turn. */
  readonly prevented: number;
}

/** What lies on one side of the table. */
export interface SideState {
  /** Null from its destruction to the start of the owner's next turn. */
  readonly base: BaseInPlay | null;
  /** Bases still face down beneath it, by catalogue order (their order means nothing). */
  readonly bases: readonly CardCode[];
  /** Secret Bases: the bases not chosen, back in the box unseen by the opponent. */
  readonly boxed: readonly CardCode[];
  /** Bases destroyed, the opponent's. */
  readonly victory: readonly CardCode[];
  readonly hand: Pile;
  readonly deck: Pile;
  /** Top card last. */
  readonly discard: readonly CardCode[];
  /** By id. */
  readonly play: readonly Piece[];
}

/** Part of an ability put off to a later moment of the turn. */
export interface Delayed {
  readonly at: "end-of-turn" | "next-purchase-this-turn";
  /** The card whose ability it is. */
  readonly card: CardCode;
  /** Where its program goes on. */
  readonly pc: number;
  /** The piece it came from, or `NO_PIECE`. */
  readonly self: number;
  /** The cards bound so far, by register. */
  readonly bound: readonly Bound[];
  /** Mark of the card that set the ability off, or `NO_MARK`. */
  readonly triggering: number;
}

/** A whole game at one moment: plain data. Cards are numbers ({@link CardCode}); `view` and events use names. */
export interface State extends GameState<Config, GameFrame, Seat> {
  readonly format: typeof STATE_FORMAT;
  readonly game: "deckbuilder";
  /** Counts from 1; 0 while bases are chosen in secret. */
  readonly turn: number;
  readonly active: Side;
  /** The Force marker: -3 is the last space of the dark side, 3 that of the light side. */
  readonly force: number;
  /** The active player's resource pool. */
  readonly resources: number;
  readonly nextId: number;
  readonly nextMark: number;
  /** Limited moments ("the first ... of your turn") that have come this turn, as bits of the catalogue's list. */
  readonly moments: number;
  /** Row attacks made this turn by a base's leave. */
  readonly permittedAttacks: number;
  /** Six slots; null where no card was left to fill it. */
  readonly row: readonly (CardCode | null)[];
  readonly galaxyDeck: Pile;
  readonly galaxyDiscard: readonly CardCode[];
  /** Outer Rim Pilots left. */
  readonly pilots: number;
  /** Cards out of the game, sorted. */
  readonly exiled: readonly CardCode[];
  readonly sides: readonly [SideState, SideState];
  readonly delayed: readonly Delayed[];
}

/** The row's length (dbg.setup.galaxy-row-six). */
export const ROW_SLOTS = 6;
/** Commitment of a piece that has not attacked this turn and is committed to nothing. */
export const UNCOMMITTED = -1;
/** Commitment of a piece to an attack on the opponent's base: the number after those of the slots. */
export const BASE_ATTACK = 6;
/** Commitment of a piece whose attack is over. */
export const SPENT = 7;
/** Cards drawn at set-up and at the end of a turn. */
export const HAND_SIZE = 5;
/** Distance of the track's ends from its centre (dbg.force.track-spaces). */
export const FORCE_END = 3;
