import { ALL_SEEING, cardByCard, type Hidden, isHidden, keptBy, shownCards } from "@sw/tabletop";
import type { CardType, Faction } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import { type Box, kindIn } from "../state/box.ts";
import { codeOf } from "../state/codes.ts";
import type { Seat } from "../state/seats.ts";
import { FORCE_END, type State } from "../state/state.ts";
import { type PieceView, type SideView, type Table, tableOf, type View } from "../views/view.ts";

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

/** Creates the reader of a catalogue, which is compiled on first use. */
export function readerOf(boxOf: () => Box): Reader {
  // What is read of one state again and again is opened once.
  const opened = keptBy((state: State) => tableOf({ box: boxOf(), state }, ALL_SEEING));
  const table = (source: Source): Table => ("viewer" in source ? source : opened(source));
  const pieces = (source: Source, seat: Seat): readonly PieceReading[] =>
    table(source).sides[seat].play.map((piece) => pieceOf(boxOf(), seat, piece));
  return {
    table,
    side: (source, seat) => sideOf(boxOf(), table(source), seat),
    base: (source, seat) => baseOf(boxOf(), table(source).sides[seat]),
    pieces,
    piece: (source, id) => [...pieces(source, "empire"), ...pieces(source, "rebel")].find((piece) => piece.id === id),
    row: (source) => rowOf(boxOf(), table(source)),
    forecast: (source) => forecastOf(boxOf(), table(source)),
    force: (source) => forceOf(table(source).force),
    printed: (ref) => printedOn(boxOf(), ref),
  };
}

function printedOn(box: Box, ref: CardRef): Printed | undefined {
  const code = codeOf(box.byId, ref);
  if (code === undefined) return undefined;
  const { attack, cost, faction, force, id, resources, target, traits, type, unique, hitPoints } = kindIn(box, code);
  const own = type === "unit" ? null : hitPoints;
  return { attack, cost, faction, force, id, resources, target, traits, type, unique, hitPoints: own };
}

function hitPointsOf(box: Box, ref: CardRef): number | null {
  return printedOn(box, ref)?.hitPoints ?? null;
}

function sideOf(box: Box, { sides, active, config, resources }: Table, seat: Seat): SideReading {
  const player = sides[seat];
  const { bases, baseCount, victory, hand, deck, discard, play } = player;
  return {
    seat,
    base: baseOf(box, player),
    bases,
    baseCount,
    victory,
    needed: config.bases,
    hand: [...[...shownCards(hand)].sort(), ...cardByCard(hand).filter(isHidden)],
    deck: cardByCard(deck),
    discard,
    pieces: play.map((piece) => pieceOf(box, seat, piece)),
    resources: active === seat ? resources : 0,
  };
}

function baseOf(box: Box, { base }: SideView): BaseReading | null {
  if (base === null) return null;
  const { card, damage, used, prevented } = base;
  const hitPoints = hitPointsOf(box, card) ?? 0;
  return { card, damage, hitPoints, left: hitPoints - damage, used, prevented };
}

function pieceOf(box: Box, owner: Seat, piece: PieceView): PieceReading {
  const hitPoints = hitPointsOf(box, piece.card);
  return { ...piece, owner, hitPoints, left: hitPoints === null ? null : hitPoints - piece.damage };
}

function rowOf(box: Box, { row, sides, active }: Table): readonly SlotReading[] {
  return row.map((card, slot) => ({
    slot,
    card,
    target: card === null ? null : (printedOn(box, card)?.target ?? null),
    committed: sides[active].play
      .filter(({ commitment }) => commitment === slot)
      .reduce((sum, { attack }) => sum + attack, 0),
  }));
}

function forecastOf(box: Box, { sides, active }: Table): ForecastReading {
  const other: Seat = active === "empire" ? "rebel" : "empire";
  const total = sides[active].play
    .filter(({ commitment }) => commitment === "base")
    .reduce((sum, { attack }) => sum + attack, 0);
  const standing = sides[other].play.reduce((sum, piece) => sum + (pieceOf(box, other, piece).left ?? 0), 0);
  const ships = Math.min(total, standing);
  return { attack: total, ships, base: total - ships, destroysShips: total >= standing };
}

function forceOf(space: number): ForceReading {
  const side: Seat | null = space === 0 ? null : space < 0 ? "empire" : "rebel";
  return { space, with: side, room: { empire: space + FORCE_END, rebel: FORCE_END - space } };
}
