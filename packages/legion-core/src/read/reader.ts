import { ALL_SEEING, at, cardByCard, type Hidden, isHidden, type Result, shownCards } from "@sw/tabletop";
import { duelOf } from "../attack/duel.ts";
import { contesting, securedBy } from "../mission/contest.ts";
import { territoryOf } from "../mission/territory.ts";
import type { AttackOdds } from "../odds/odds.ts";
import type { Box } from "../state/box.ts";
import { tokenId, unitId, unitOfId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { keptBy } from "../state/memo/memo.ts";
import { SEATS, type Seat, seatOf, sideOfSeat } from "../state/seats.ts";
import type { BattleKind, State } from "../state/state.ts";
import type { Layout } from "../table/documents.ts";
import type { MoveEnd } from "../table/movement/ends.ts";
import type { MovedUnit } from "../table/movement/move.ts";
import type { Move } from "../table/movement/moves.ts";
import type { Scene } from "../table/scene.ts";
import type { Vec } from "../table/vectors.ts";
import { courageOf, isSuppressed, woundsOn } from "../units/conditions.ts";
import { engagedBy } from "../units/near.ts";
import { isPanicked } from "../units/panic.ts";
import { layoutOf, sceneOf, statusOf } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";
import { rankOf } from "../units/ranks.ts";
import { defenseDieOf, readUnit } from "../units/reading.ts";
import { lookAt } from "../views/open.ts";
import type { MiniatureView, SideView, Table, UnitView } from "../views/shapes.ts";
import { tableOf } from "../views/view.ts";
import { endsOfMoves, gridOfMoves, type MovingReading, movesToSpot, movingReading, triedMove } from "./moving.ts";
import { type PlacingAction, triedPlacing } from "./placing.ts";
import { type PoolReading, poolOdds, poolReading } from "./pool.ts";
import { type ProfileReading, profileReading } from "./profile.ts";
import type { BetweenReading, SideReading, Source, TokenReading, UnitReading } from "./shapes.ts";
import { COVERS, leaderOf, left, standing, unitBehind, unitsLeft } from "./units.ts";

/**
 * Reads states and views of one catalogue. Every answer is plain data; units, miniatures and tokens go by id, and an id of nothing
 * is answered with `undefined`.
 */
export interface Reader {
  /** Everything by name: a view as it is, a state with nothing hidden. */
  table(source: Source): Table;
  /** The table as `@sw/legion-core/table` measures it and `/draw` draws it; defeated miniatures are not on it. */
  layout(source: Source): Layout;
  /** What a player has: points, hand as far as known, order tokens, passes. */
  side(source: Source, seat: Seat): SideReading;
  /** All units, or those of a player, in the order of the armies. */
  units(source: Source, seat?: Seat): readonly UnitReading[];
  /** A unit by its id or by that of one of its miniatures. */
  unit(source: Source, id: string): UnitReading | undefined;
  /** Whether a unit is panicked with the best courage that it may use (leg.suppression.panicked-threshold, leg.panic.commander-courage). */
  isPanicked(source: Source, id: string): boolean | undefined;
  /** The enemy units that a unit is engaged with, by id (leg.engaged.definition). */
  engagedWith(source: Source, id: string): readonly string[] | undefined;
  /** How two units stand to each other; undefined unless both are on the battlefield. */
  between(source: Source, from: string, to: string): BetweenReading | undefined;
  /** What the cards of a unit come to now: speed, surges, keywords, weapons. */
  profile(source: Source, id: string): ProfileReading | undefined;
  /** The table with everything on it, ready for what `/table` measures; the same object while nothing moves. */
  scene(source: Source): Scene;
  /** The territory of a player as polygons in 1/100 mm; none before the mission is built (leg.mission.friendly-territory). */
  territory(source: Source, seat: Seat): readonly (readonly Vec[])[];
  /** The move that is being chosen: of which unit, and what it may do. */
  moving(source: Source): MovingReading | undefined;
  /**
   * Where moves bring the leader of the unit that moves: these moves, or those of the finest sample. Moves that the leader may not
   * make are left out; its followers are not looked at.
   */
  moveEnds(source: Source, moves?: readonly Move[]): readonly MoveEnd[];
  /**
   * Moves that bring that leader to this very spot, the shortest straight tool first. A unit that deploys comes straight from an edge.
   * None for notched bases and for units that deploy from a carrier.
   */
  movesTo(source: Source, spot: Vec): readonly MoveEnd[];
  /**
   * Where standard moves can bring that leader, on a square grid of so many hundredths of a millimetre: the area of its legal ends. None
   * for notched bases and deployments, of which {@link Reader.moveEnds} tells.
   */
  moveGrid(source: Source, step: number): readonly MoveEnd[];
  /** That unit after a move, or why it may not make it; undefined where no move is being chosen. */
  triedMove(source: Source, move: Move): Result<MovedUnit> | undefined;
  /**
   * The action if a miniature, a token or a barricade may be put on its spot, or why it may not. The samples of the options are not
   * all legal spots. Undefined where no piece is being placed.
   */
  triedPlacing(source: Source, action: PlacingAction): Result<PlacingAction> | undefined;
  /** The attack pool that is being resolved: its step, its dice by colour and face, its results. */
  pool(source: Source): PoolReading | undefined;
  /**
   * What that pool comes to with the dice that lie, if both sides use whatever helps them; or a pool that is being formed, once it
   * has a weapon.
   */
  poolOdds(source: Source): AttackOdds | undefined;
  /** The tokens of the battlefield, each with its owner, its holder and where it lies. */
  tokens(source: Source): readonly TokenReading[];
  /** The units of a player that are not defeated, as the table has them. */
  unitsLeft(table: Pick<Table, "units">, seat: Seat): readonly UnitView[];
  /** The unit of the table with an id, or with a miniature that has it. */
  unitBehind(table: Pick<Table, "units">, id: string): UnitView | undefined;
  /** A unit's miniatures that are not defeated, on the battlefield or not yet. */
  left(unit: Pick<UnitView, "miniatures">): readonly MiniatureView[];
  /** A unit's miniatures on the battlefield. */
  standing(unit: Pick<UnitView, "miniatures">): readonly MiniatureView[];
  /** A unit's leader where it stands; undefined off the battlefield. */
  leaderOf(unit: Pick<UnitView, "leader" | "miniatures">): MiniatureView | undefined;
}

/** The readers of a compiled catalogue, which is compiled when something is first read. */
export function readerOf(boxOf: () => Box): Reader {
  const lookOf = keptBy((source: Source): Look => {
    const box = boxOf();
    return "viewer" in source ? lookAt(box, source) : { box, state: source };
  });
  const named = keptBy((state: State) => tableOf(lookOf(state), ALL_SEEING));
  const table = (source: Source): Table => ("viewer" in source ? source : named(source));
  const placed = (source: Source, id: string): readonly [Look, number] | undefined => {
    const look = lookOf(source);
    const unit = unitOfId(look.state, id);
    return unit === undefined ? undefined : [look, unit];
  };
  return {
    table,
    unitsLeft,
    unitBehind,
    left,
    standing,
    leaderOf,
    layout: (source) => layoutOf(lookOf(source)),
    side: (source, seat) => sideOf(table(source).sides[seat], seat),
    units(source, seat) {
      const look = lookOf(source);
      const all = table(source).units.map((unit, index) => unitReading(look, unit, index));
      return seat === undefined ? all : all.filter(({ owner }) => owner === seat);
    },
    unit(source, id) {
      const seen = table(source);
      const unit = unitBehind(seen, id);
      return unit && unitReading(lookOf(source), unit, seen.units.indexOf(unit));
    },
    isPanicked(source, id) {
      const found = placed(source, id);
      return found === undefined ? undefined : isPanicked(...found);
    },
    engagedWith(source, id) {
      const found = placed(source, id);
      return found && engagedBy(...found).map((other) => unitId(found[0].state, other));
    },
    between(source, from, to) {
      const found = placed(source, from);
      const other = found && unitOfId(found[0].state, to);
      return found === undefined || other === undefined ? undefined : betweenReading(...found, other);
    },
    profile(source, id) {
      const unit = unitBehind(table(source), id);
      const found = unit && placed(source, unit.id);
      return (
        unit &&
        found &&
        profileReading(
          ...found,
          unit.miniatures.map((one) => one.id),
        )
      );
    },
    scene: (source) => sceneOf(lookOf(source)),
    territory: (source, seat) => territoryOf(lookOf(source), sideOfSeat(seat)),
    moving: (source) => movingReading(lookOf(source)),
    moveEnds: (source, moves) => endsOfMoves(lookOf(source), moves),
    movesTo: (source, spot) => movesToSpot(lookOf(source), spot),
    moveGrid: (source, step) => gridOfMoves(lookOf(source), step),
    triedMove: (source, move) => triedMove(lookOf(source), move),
    triedPlacing: (source, action) => triedPlacing(lookOf(source), action),
    pool: (source) => poolReading(lookOf(source)),
    poolOdds: (source) => poolOdds(lookOf(source)),
    tokens(source) {
      const look = lookOf(source);
      return look.state.tokens.map((_token, index) => tokenReading(look, index));
    },
  };
}

function unitReading(look: Look, unit: UnitView, index: number): UnitReading {
  return {
    ...unit,
    status: statusOf(at(look.state.units, index)),
    rank: rankOf(look, index),
    type: profileOf(look, index).type,
    standing: standing(unit),
    left: left(unit),
    wounds: woundsOn(look.state, index),
    courage: courageOf(look, index),
    defenseDie: defenseDieOf(look, readUnit(look, index)),
    suppressed: isSuppressed(look, index),
  };
}

function betweenReading(look: Look, from: number, to: number): BetweenReading | undefined {
  const duel = duelOf(look, from, to);
  if (duel === undefined) return undefined;
  const { attacker, defender } = duel;
  const leader = attacker.figures.indexOf(attacker.leader);
  return {
    range: duel.range,
    seeing: attacker.figures.filter((figure) => duel.isSeenBy(figure)).map(({ id }) => id),
    seen: defender.figures.filter((_figure, place) => duel.hasLine(leader, place)).map(({ id }) => id),
    melee: duel.melee,
    cover: at(COVERS, duel.cover),
  };
}

function tokenReading(look: Look, index: number): TokenReading {
  const { state } = look;
  const { kind, name, owner, holder, removed, x, y, z } = at(state.tokens, index);
  const by = (side: 0 | 1): readonly string[] => contesting(look, side, index).map((unit) => unitId(state, unit));
  const most = securedBy(look, index);
  return {
    id: tokenId(state, index),
    kind,
    name,
    owner: owner === null ? null : seatOf(owner),
    holder: holder === null ? null : unitId(state, holder),
    removed,
    x,
    y,
    z,
    contesting: { "player-1": by(0), "player-2": by(1) },
    securedBy: most === null ? null : at(SEATS, most),
  };
}

function sideOf(own: SideView, seat: Seat): SideReading {
  const { points, edge, hand, chosen, revealed, discard, nominated, passPool, decks } = own;
  const { orderPool, heldOrders = [] } = own;
  // Where it is hidden which tokens are held, they count among the pool.
  const held = heldOrders.filter((rank) => !isHidden(rank)).length;
  const deck = (kind: BattleKind): readonly (string | Hidden)[] => cardByCard(decks[kind].deck);
  return {
    seat,
    points,
    edge,
    hand: [...[...shownCards(hand)].sort(), ...cardByCard(hand).filter(isHidden)],
    chosen,
    revealed,
    discard,
    nominated,
    orders: Object.values(orderPool).reduce((sum, count) => sum + count, held),
    passes: passPool,
    decks: { primary: deck("primary"), secondary: deck("secondary"), advantage: deck("advantage") },
  };
}
