import { at } from "@sw/tabletop";
import type { Source } from "../read/shapes.ts";
import type { Box } from "../state/box.ts";
import { opponentOf, type Seat, type Side, sideOfSeat } from "../state/seats.ts";
import { PROFILES } from "../table/lengths.ts";
import type { Vec } from "../table/vectors.ts";
import { type Given, givenIn, type TokenGiven, type UnitGiven } from "./given.ts";

/** The figures of one side. Shares are parts of the points of its whole army. */
export interface SideFigures {
  /** Victory points. */
  readonly points: number;
  /** Units that are not defeated. */
  readonly units: number;
  /** Share of its army that remains, by points and wounds. */
  readonly alive: number;
  /**
   * Parts of the remaining share: units shaken by suppression, units with an order, and units still to be activated.
   */
  readonly shaken: number;
  readonly ordered: number;
  readonly toAct: number;
  /** Share of units still to be activated that have an enemy leader within range 3. */
  readonly inReach: number;
  /** Share that is near an objective token. A unit within half a range counts fully, one farther away counts less. */
  readonly near: number;
  /** Tokens that help its units. */
  readonly helpful: number;
  /**
   * Objective tokens with more of its leaders than enemy leaders within half a range (`secured`), and those that its
   * units hold (`claimed`).
   */
  readonly secured: number;
  readonly claimed: number;
  readonly hand: number;
  readonly passes: number;
}

/** A position in figures, seen from a seat. */
export interface Position {
  readonly mine: SideFigures;
  readonly theirs: SideFigures;
  /** Rounds whose End Phase has not taken place yet. */
  readonly rounds: number;
}

const ROUNDS = 5;
const { segment } = PROFILES.metric;
/** Approximate distance within which a leader contests a token, and range of weapons. */
const HOLDS = segment / 2 + segment / 15;
const REACH = 3 * segment;

/** Returns the figures of a state or view. All of them are public. */
export function positionOf(box: Box, source: Source, seat: Seat): Position {
  const given = givenIn(box, source);
  const side = sideOfSeat(seat);
  return {
    mine: figuresOf(given, side),
    theirs: figuresOf(given, opponentOf(side)),
    rounds: source.outcome === null ? ROUNDS + 1 - Math.max(1, source.round) : 0,
  };
}

function figuresOf(given: Given, side: Side): SideFigures {
  const own = given.units.filter(({ owner }) => owner === side);
  const [leaders, enemies] = [spotsOf(given, side), spotsOf(given, opponentOf(side))];
  const down = given.tokens.filter(isDown);
  const sums = { army: 0, units: 0, alive: 0, shaken: 0, ordered: 0, toAct: 0, inReach: 0, near: 0, helpful: 0 };
  for (const unit of own) {
    const { profile, order, suppression, helpful, spot } = unit;
    sums.army += profile.points;
    const worth = profile.points * healthOf(unit);
    if (worth === 0) continue;
    sums.units += 1;
    sums.alive += worth;
    sums.shaken += worth * Math.min(1, suppression / (2 * Math.max(1, profile.courage ?? Number.POSITIVE_INFINITY)));
    sums.helpful += helpful;
    if (order === "faceup") sums.ordered += worth;
    const isToAct = order === "none" || order === "faceup";
    if (isToAct) sums.toAct += worth;
    if (spot === undefined) continue;
    if (isToAct && enemies.some((enemy) => isWithin(spot, enemy, REACH))) sums.inReach += worth;
    sums.near += worth * nearness(spot, down);
  }
  const { army, units, helpful, ...worths } = sums;
  const share = (worth: number): number => worth / Math.max(1, army);
  const { alive, shaken, ordered, toAct, inReach, near } = worths;
  return {
    ...at(given.sides, side),
    units,
    helpful,
    alive: share(alive),
    shaken: share(shaken),
    ordered: share(ordered),
    toAct: share(toAct),
    inReach: share(inReach),
    near: share(near),
    secured: down.filter((token) => countNear(leaders, token) > countNear(enemies, token)).length,
    claimed: given.tokens.filter(({ holder, removed }) => holder === side && !removed).length,
  };
}

/** Returns the share of its wounds that a unit can still take. */
function healthOf({ profile, miniatures }: UnitGiven): number {
  let [left, most] = [0, 0];
  for (const [index, { status, wounds }] of miniatures.entries()) {
    const health = profile.miniatures[index]?.wounds ?? 1;
    most += health;
    if (status !== "defeated") left += health - wounds;
  }
  return left / Math.max(1, most);
}

/** Whether a token is an objective token on the battlefield. */
function isDown({ kind, holder, removed }: TokenGiven): boolean {
  return (kind === "poi" || kind === "asset") && holder === null && !removed;
}

function spotsOf({ units }: Given, side: Side): readonly Vec[] {
  return units.flatMap(({ owner, spot }) => (owner === side && spot !== undefined ? [spot] : []));
}

function countNear(leaders: readonly Vec[], token: TokenGiven): number {
  return leaders.filter((spot) => isWithin(spot, token, HOLDS)).length;
}

function isWithin(one: Pick<Vec, "x" | "y">, other: Pick<Vec, "x" | "y">, reach: number): boolean {
  return squared(one, other) <= reach * reach;
}

function squared(one: Pick<Vec, "x" | "y">, other: Pick<Vec, "x" | "y">): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return x * x + y * y;
}

/** Returns how near a spot is to the nearest token: 1 at the token, almost 0 far away. */
function nearness(spot: Vec, tokens: readonly TokenGiven[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const token of tokens) least = Math.min(least, squared(spot, token));
  if (least === Number.POSITIVE_INFINITY) return 0;
  return 1 / (1 + Math.max(0, Math.sqrt(least) - HOLDS) / segment);
}
