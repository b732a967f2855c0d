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
 * Reads states and views of one catalogue. Every answer is plain data. Units, miniatures and tokens are given by id,
 * and an unknown id is answered with `undefined`.
 */
export interface Reader {
  /** Returns everything by name: a view unchanged, a state with nothing hidden. */
  table(source: Source): Table;
  /**
   * Returns the table in the form that `@sw/legion-core/table` measures and `/draw` draws, without defeated miniatures.
   */
  layout(source: Source): Layout;
  /** Returns what a player has: points, the known part of the hand, order tokens, passes. */
  side(source: Source, seat: Seat): SideReading;
  /** Lists all units in the order of the armies, or only those of a seat. */
  units(source: Source, seat?: Seat): readonly UnitReading[];
  /** Returns a unit by its own id or by the id of one of its miniatures. */
  unit(source: Source, id: string): UnitReading | undefined;
  /**
   * Whether a unit is panicked, judged by the best courage that it may use (leg.suppression.panicked-threshold,
   * leg.panic.commander-courage).
   */
  isPanicked(source: Source, id: string): boolean | undefined;
  /** Lists the ids of the enemy units that a unit is engaged with (leg.engaged.definition). */
  engagedWith(source: Source, id: string): readonly string[] | undefined;
  /** Returns range, sight, melee and cover between two units, or undefined unless both are on the battlefield. */
  between(source: Source, from: string, to: string): BetweenReading | undefined;
  /** Returns the combined values of a unit's cards at this moment: speed, surges, keywords, weapons. */
  profile(source: Source, id: string): ProfileReading | undefined;
  /**
   * Returns the table with everything on it, ready for the functions of `/table`. The object stays the same while
   * nothing moves.
   */
  scene(source: Source): Scene;
  /**
   * Returns the territory of a player as polygons in 1/100 mm. Empty before the mission is built
   * (leg.mission.friendly-territory).
   */
  territory(source: Source, seat: Seat): readonly (readonly Vec[])[];
  /** Returns the move that is being chosen: its unit, and what it may do. Undefined while no move is being chosen. */
  moving(source: Source): MovingReading | undefined;
  /**
   * Returns the spots that the leader of the moving unit reaches with these moves. Defaults to the moves of the finest
   * sample. Leaves out moves that are illegal for the leader, and does not check its followers.
   */
  moveEnds(source: Source, moves?: readonly Move[]): readonly MoveEnd[];
  /**
   * Returns moves that bring the leader of the moving unit to exactly this spot, the shortest straight tool first. A
   * deploying unit comes straight from an edge. Empty for notched bases and for units that deploy from a carrier.
   */
  movesTo(source: Source, spot: Vec): readonly MoveEnd[];
  /**
   * Returns the spots that the leader of the moving unit can legally reach with standard moves, on a square grid of
   * `step` hundredths of a millimetre. Empty for notched bases and deployments; use {@link Reader.moveEnds} for these.
   */
  moveGrid(source: Source, step: number): readonly MoveEnd[];
  /**
   * Returns the moving unit after a move, or the reason why the move is illegal. Undefined while no move is being
   * chosen.
   */
  triedMove(source: Source, move: Move): Result<MovedUnit> | undefined;
  /**
   * Returns the action if a miniature, a token or a barricade may be placed at its spot, or the reason why not. Spots
   * that are not among the sampled options may be legal too. Undefined while no piece is being placed.
   */
  triedPlacing(source: Source, action: PlacingAction): Result<PlacingAction> | undefined;
  /**
   * Returns the attack pool that is being resolved: its step, its dice by colour and face, its results. Undefined
   * without one.
   */
  pool(source: Source): PoolReading | undefined;
  /**
   * Returns the odds of the pool that is being resolved, with the dice already rolled, if both sides use the default
   * policy. Without one, returns those of the pool that is being formed, once it has a weapon.
   */
  poolOdds(source: Source): AttackOdds | undefined;
  /** Lists the tokens of the battlefield, each with its owner, its holder and its position. */
  tokens(source: Source): readonly TokenReading[];
  /** Lists the units of a player in the table that are not defeated. */
  unitsLeft(table: Pick<Table, "units">, seat: Seat): readonly UnitView[];
  /** Returns the unit of the table with an id, or with a miniature that has it. */
  unitBehind(table: Pick<Table, "units">, id: string): UnitView | undefined;
  /** Lists a unit's miniatures that are not defeated, on the battlefield or not deployed yet. */
  left(unit: Pick<UnitView, "miniatures">): readonly MiniatureView[];
  /** Lists a unit's miniatures on the battlefield. */
  standing(unit: Pick<UnitView, "miniatures">): readonly MiniatureView[];
  /** Returns a unit's leader on the battlefield, or undefined if it is not there. */
  leaderOf(unit: Pick<UnitView, "leader" | "miniatures">): MiniatureView | undefined;
}

/** Creates the readers of a catalogue, which is compiled when something is first read. */
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
