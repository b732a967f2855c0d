import type { Hidden } from "@sw/tabletop";
import type { CardType, Faction } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import type { Seat } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { PieceView, Table, View } from "../views/shapes.ts";

/** A state, which contains everything, or a view, which contains only what its viewer knows. */
export type Source = State | View;

/** A base in play. */
export interface BaseReading {
  readonly card: CardRef;
  /** Damage counters on it. */
  readonly damage: number;
  readonly hitPoints: number;
  /** Damage still needed to destroy it (dbg.attack.base-destroyed). */
  readonly left: number;
  /** Whether its activated ability was used this turn. */
  readonly used: boolean;
  /** Damage to it that was prevented this turn. */
  readonly prevented: number;
}

/** A unit or capital ship in play. */
export interface PieceReading extends PieceView {
  readonly owner: Seat;
  /** Hit points of a capital ship; null for a unit, because units take no damage. */
  readonly hitPoints: number | null;
  /** Damage still needed to destroy a capital ship; null for a unit. */
  readonly left: number | null;
}

/** A slot of the galaxy row. */
export interface SlotReading {
  /** The number of the slot, from 0, as actions name it. */
  readonly slot: number;
  /** The card in the slot; null if no card was left to fill it. */
  readonly card: CardRef | null;
  /** Attack needed to defeat the card (dbg.hunt.which-cards); null if it cannot be attacked or the slot is empty. */
  readonly target: number | null;
  /** Attack committed to the card now. */
  readonly committed: number;
}

/** The Force track. */
export interface ForceReading {
  /** Spaces from the centre: -3 is the dark side's end, 3 the light side's end (dbg.force.track-spaces). */
  readonly space: number;
  /**
   * The player whom the Force is with (dbg.force.with-empire, dbg.force.with-rebel), or null (dbg.force.with-nobody).
   */
  readonly with: Seat | null;
  /** Spaces that the marker can still move towards each player. */
  readonly room: Readonly<Record<Seat, number>>;
}

/** The damage that the committed attack would deal to the opponent's base if resolved now, before any prevention. */
export interface ForecastReading {
  /** Total committed attack (dbg.attack.total). */
  readonly attack: number;
  /** Damage that the opponent's capital ships take before the base (dbg.attack.ships-first). */
  readonly ships: number;
  /** Damage that remains for the base, even beyond its hit points (dbg.attack.excess-to-base). */
  readonly base: number;
  /** Whether all of those ships are destroyed. If not, the attacker chooses which ships take the damage. */
  readonly destroysShips: boolean;
}

/** One side of the table. */
export interface SideReading {
  readonly seat: Seat;
  /** The base in play; null from its destruction to the start of the owner's next turn. */
  readonly base: BaseReading | null;
  /** The facedown bases still in the base deck, in no particular order. */
  readonly bases: readonly CardRef[] | Hidden;
  readonly baseCount: number;
  /**
   * The opponent's bases that the side has destroyed (dbg.attack.base-destroyed). `needed` is how many win the game.
   */
  readonly victory: readonly CardRef[];
  readonly needed: number;
  /** The cards in hand: first the known cards by name, then the hidden ones. */
  readonly hand: readonly (CardRef | Hidden)[];
  /** The deck, top card first, or in no particular order where nobody knows the order. */
  readonly deck: readonly (CardRef | Hidden)[];
  /** The discard pile, top card last. */
  readonly discard: readonly CardRef[];
  readonly pieces: readonly PieceReading[];
  /** The player's resource pool; 0 outside their own turn. */
  readonly resources: number;
}

/** Reads states and views of one catalogue. Every result is plain data. */
export interface Reader {
  /** Returns the whole table by name: a view unchanged, or a state with nothing hidden. */
  table(source: Source): Table;
  /** Returns a player's side: base, hand and deck as far as known, discard pile, pieces, resources. */
  side(source: Source, seat: Seat): SideReading;
  /** Returns the base of a player in play; null from its destruction to the start of their next turn. */
  base(source: Source, seat: Seat): BaseReading | null;
  /** Lists the pieces of a player in play, by id. */
  pieces(source: Source, seat: Seat): readonly PieceReading[];
  /** Returns the piece in play with this id, or undefined if there is none. */
  piece(source: Source, id: number): PieceReading | undefined;
  /** Lists the slots of the galaxy row in order, with the attack committed to each. */
  row(source: Source): readonly SlotReading[];
  /** Returns the damage that the active player's committed attack would deal to the opponent's base. */
  forecast(source: Source): ForecastReading;
  /** Returns the marker's position on the Force track and the player that the Force is with (dbg.force.with). */
  force(source: Source): ForceReading;
  /**
   * Returns the printed figures of a card or base: hit points, cost and so on. Returns undefined if the catalogue has
   * no such card.
   */
  printed(ref: CardRef): Printed | undefined;
}

/** The printed figures of a card or base, in counters, resources and attack. */
export interface Printed {
  readonly id: CardRef;
  readonly type: CardType;
  readonly faction: Faction;
  readonly unique: boolean;
  readonly traits: readonly string[];
  /** Cost in resources; 0 if it cannot be purchased. */
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  /** The attack that defeats it in the galaxy row; null if it cannot be attacked there. */
  readonly target: number | null;
  /** Hit points; null for units, which take no damage. */
  readonly hitPoints: number | null;
}
