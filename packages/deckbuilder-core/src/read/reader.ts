import { ALL_SEEING, cardByCard, type Hidden, isHidden, keptBy, shownCards } from "@sw/tabletop";
import type { CardType, Faction } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import { type Box, kindIn } from "../state/box.ts";
import { codeOf } from "../state/codes.ts";
import type { Seat } from "../state/seats.ts";
import { FORCE_END, type State } from "../state/state.ts";
import { type PieceView, type SideView, type Table, tableOf, type View } from "../views/view.ts";

/** What can be read: a state, which tells everything, or a view, which tells what its viewer knows. */
export type Source = State | View;

/** A base in play. */
export interface BaseReading {
  readonly card: CardRef;
  /** Damage counters on it. */
  readonly damage: number;
  readonly hitPoints: number;
  /** Damage that destroys it from here (dbg.attack.base-destroyed). */
  readonly left: number;
  /** Its activated ability was used this turn. */
  readonly used: boolean;
  /** Damage prevented on it this turn. */
  readonly prevented: number;
}

/** A unit or capital ship in play. */
export interface PieceReading extends PieceView {
  readonly owner: Seat;
  /** Null for a unit: units take no damage. */
  readonly hitPoints: number | null;
  /** Damage that destroys a capital ship from here; null for a unit. */
  readonly left: number | null;
}

/** A slot of the galaxy row. */
export interface SlotReading {
  /** From 0, as actions name it. */
  readonly slot: number;
  /** Null where no card was left to fill it. */
  readonly card: CardRef | null;
  /** Attack that defeats the card there (dbg.hunt.which-cards); null where it cannot be attacked or there is none. */
  readonly target: number | null;
  /** Attack committed to it now. */
  readonly committed: number;
}

/** The Force track. */
export interface ForceReading {
  /** Spaces from the centre: -3 is the end of the dark side, 3 that of the light side (dbg.force.track-spaces). */
  readonly space: number;
  /** The player the Force is with (dbg.force.with-empire, dbg.force.with-rebel, dbg.force.with-nobody). */
  readonly with: Seat | null;
  /** Spaces that it can still move towards each player. */
  readonly room: Readonly<Record<Seat, number>>;
}

/** The damage that the committed attack would deal to the opponent's base if resolved now, before any prevention. */
export interface ForecastReading {
  /** The sum of what is committed (dbg.attack.total). */
  readonly attack: number;
  /** What the opponent's capital ships take of it, before the base is hit (dbg.attack.ships-first). */
  readonly ships: number;
  /** What is left for the base, beyond its hit points too (dbg.attack.excess-to-base). */
  readonly base: number;
  /** True if all of those ships are destroyed. Where only some are, the attacker chooses which. */
  readonly destroysShips: boolean;
}

/** One side of the table. */
export interface SideReading {
  readonly seat: Seat;
  /** Null from its destruction to the start of the owner's next turn. */
  readonly base: BaseReading | null;
  /** Bases facedown beneath it, in no order. */
  readonly bases: readonly CardRef[] | Hidden;
  readonly baseCount: number;
  /** The opponent's bases that it has destroyed, and how many win (dbg.attack.base-destroyed). */
  readonly victory: readonly CardRef[];
  readonly needed: number;
  /** The cards in hand: those that are known by name, then those that are not. */
  readonly hand: readonly (CardRef | Hidden)[];
  /** The deck, the top card first; where nobody knows the order, in none. */
  readonly deck: readonly (CardRef | Hidden)[];
  /** The top card last. */
  readonly discard: readonly CardRef[];
  readonly pieces: readonly PieceReading[];
  /** The pool of resources; 0 outside the player's own turn. */
  readonly resources: number;
}

/** Reads states and views of one catalogue. Every answer is plain data. */
export interface Reader {
  /** Everything by name: a view as it is, a state with nothing hidden. */
  table(source: Source): Table;
  /** What a player has: base, hand and deck as far as known, discard pile, pieces, resources. */
  side(source: Source, seat: Seat): SideReading;
  /** The base of a player in play; null from its destruction to the start of their next turn. */
  base(source: Source, seat: Seat): BaseReading | null;
  /** The pieces of a player in play, by id. */
  pieces(source: Source, seat: Seat): readonly PieceReading[];
  /** The piece in play with this id. */
  piece(source: Source, id: number): PieceReading | undefined;
  /** The slots of the galaxy row in order, with what is committed to each. */
  row(source: Source): readonly SlotReading[];
  /** Returns the damage that the active player's committed attack would deal to the opponent's base. */
  forecast(source: Source): ForecastReading;
  /** The marker of the Force track, and whom the Force is with (dbg.force.with). */
  force(source: Source): ForceReading;
  /**
   * Returns the printed figures of a card or base: hit points, cost and so on. Returns undefined if the catalogue has
   * no such card.
   */
  printed(ref: CardRef): Printed | undefined;
}

/** The printed figures of a card or base; counts of counters, resources and attack. */
export interface Printed {
  readonly id: CardRef;
  readonly type: CardType;
  readonly faction: Faction;
  readonly unique: boolean;
  readonly traits: readonly string[];
  /** Resources; 0 for what cannot be purchased. */
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  /** The attack that defeats it in the galaxy row; null where it cannot be attacked there. */
  readonly target: number | null;
  /** Null for units, which take no damage. */
  readonly hitPoints: number | null;
}

/** The readers of a catalogue, which is compiled when something is first read. */
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
