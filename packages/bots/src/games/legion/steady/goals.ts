import type { Seat, UnitView, View } from "@sw/legion-core";
import {
  defaultCatalogue,
  type MapCard,
  type MapPoint,
  type ObjectiveScore,
  type PrimaryObjective,
} from "@sw/legion-core/catalogue";
import { otherSeat, reader } from "@sw/legion-core/read";
import { BASES, PER_MM, PROFILES, type Vec } from "@sw/legion-core/table";

/** An objective token, and the victory points that one more unit there brings in each End Phase. */
export interface Goal {
  readonly at: Vec;
  readonly worth: number;
}

type Token = View["tokens"][number];

/** The distance from leader to token at which a unit contests it: half a range. */
const HOLDS = 85 * PER_MM;

/** The worth of standing at a token that scores nothing now but may be contested later. */
const SPARE = 0.1;

/** About the longest distance that a unit moves in a round: two moves at speed 2. */
const A_ROUND = 300 * PER_MM;

const ROUNDS = 5;
/** The first round in whose End Phase objectives score. */
const FIRST_SCORED = 2;

/** Returns the distance between two spots in 1/100 mm. */
export function distance(from: Vec, to: Vec): number {
  const [x, y] = [from.x - to.x, from.y - to.y];
  return Math.sqrt(x * x + y * y);
}

/** Returns the distance from a spot to where a token is contested. */
export function wayTo({ at }: Goal, spot: Vec): number {
  return Math.max(0, distance(spot, at) - HOLDS);
}

/** Whether the leader of a unit is near enough to a token to contest it. */
function standsAt(unit: UnitView, token: Vec): boolean {
  const leader = reader.leaderOf(unit);
  return leader !== undefined && distance(leader, token) <= HOLDS;
}

/** Returns the tokens where a unit could go, with what the mission pays for each if this unit is not counted. */
export function goalsOf(view: View, unit: UnitView): readonly Goal[] {
  const friends = reader.unitsLeft(view, unit.owner).filter(({ id }) => id !== unit.id);
  const enemies = reader.unitsLeft(view, otherSeat(unit.owner));
  const from = reader.leaderOf(unit);
  return tokensDown(view).map((token) => {
    const way = from === undefined ? Number.POSITIVE_INFINITY : distance(from, token);
    const mine = friends.filter((one) => standsAt(one, token) || isBound(view, one, token, way)).length;
    const theirs = enemies.filter((one) => standsAt(one, token) || isBound(view, one, token, A_ROUND)).length;
    return { at: token, worth: Math.max(SPARE, worthOf(view, unit, token, mine, theirs)) };
  });
}

/** Whether a unit can reach a token within a round, is closer to it than `far`, and has no closer token. */
function isBound(view: View, unit: UnitView, token: Token, far: number): boolean {
  const from = reader.leaderOf(unit);
  if (from === undefined) return false;
  const way = distance(from, token);
  if (way >= far || way - HOLDS > A_ROUND) return false;
  return tokensDown(view).every((other) => distance(from, other) >= way);
}

/**
 * Returns the victory points that a unit can expect from a spot: those of its best goal over the rounds left after the
 * way there.
 */
export function promise(view: View, goals: readonly Goal[], spot: Vec): number {
  const rounds = ROUNDS + 1 - Math.max(view.round, FIRST_SCORED);
  const promised = goals.map((goal) => goal.worth * Math.max(0, rounds - wayTo(goal, spot) / A_ROUND));
  return Math.max(0, ...promised);
}

/** Returns the objective tokens that lie on the battlefield. */
function tokensDown({ tokens }: View): readonly Token[] {
  return tokens.filter(({ kind, holder, removed }) => kind !== "advantage" && holder === null && !removed);
}

function worthOf(view: View, unit: UnitView, token: Token, mine: number, theirs: number): number {
  if (token.kind === "asset") return token.owner === null || token.owner === unit.owner ? 1 : 0;
  const primary = defaultCatalogue.primaryObjectives.find(({ id }) => id === view.mission.primary?.card);
  const [line, other] = primary?.scoring ?? [];
  if (primary === undefined || line === undefined) return tipped(mine, theirs);
  if ("byCount" in line) return mine > 0 ? 0 : oneMore(line, contested(view, unit));
  const points = pointsOf(other) || line.points;
  switch (primary.id) {
    case "close-the-pocket": {
      const [, centre] = view.tokens.filter(({ kind }) => kind === "poi");
      return (token === centre ? line.points : points) * tipped(mine, theirs);
    }
    case "breakthrough": {
      // Checkpoints of the own territory score by themselves until an enemy stands there, those of nobody's not at all.
      const land = landAt(view, primary, token);
      return land === null || (land === unit.owner && theirs === 0) ? 0 : points * tipped(mine, theirs);
    }
    default:
      return line.points * tipped(mine, theirs);
  }
}

function pointsOf(line: ObjectiveScore | undefined): number {
  return line === undefined || "byCount" in line ? 0 : line.points;
}

/**
 * Returns the effect of one more unit on a token secured by numbers: 1 if it takes or breaks the majority, less for
 * each enemy beyond that.
 */
function tipped(mine: number, theirs: number): number {
  if (mine > theirs) return 0;
  return 1 / (1 + Math.max(0, theirs - mine - 1));
}

/** Counts the tokens where other units of this unit's side stand. */
function contested(view: View, unit: UnitView): number {
  const others = reader.unitsLeft(view, unit.owner).filter(({ id }) => id !== unit.id);
  return tokensDown(view).filter((token) => token.kind === "poi" && others.some((one) => standsAt(one, token))).length;
}

/**
 * Returns the worth of one more token if points depend on the number of tokens: a share of the points of the next step.
 */
function oneMore({ points }: Extract<ObjectiveScore, { byCount: string }>, count: number): number {
  const reached = (number: number): number =>
    Math.max(0, ...points.filter(({ from }) => from <= number).map((step) => step.points));
  const [next] = points.filter(({ from }) => from > count);
  return next === undefined ? 0 : (reached(next.from) - reached(count)) / (next.from - count);
}

/** Returns the victory points that the secondary objective promises a unit with a scanner at a spot. */
export function errand(view: View, { owner, holds }: UnitView, spot: Vec): number {
  if (!holds.some((token) => view.tokens[token]?.name === "scanner")) return 0;
  switch (view.mission.secondary?.card) {
    case "recon-mission":
      return leadersWithin(view, otherSeat(owner), spot, PROFILES.metric.segment + BASES.small.radius) > 1 ? 1 : 0;
    case "surface-scan": {
      const primary = defaultCatalogue.primaryObjectives.find(({ id }) => id === view.mission.primary?.card);
      return primary !== undefined && landAt(view, primary, spot) !== owner ? 1 : 0;
    }
    default:
      return 0;
  }
}

/**
 * Returns the victory points expected for defeating a unit: for a marked target, for Sweep and Clear, and for its
 * tokens.
 */
export function bounty(view: View, unit: UnitView): number {
  const { marked, secondary } = view.mission;
  const isMarked = secondary?.card === "marked-targets" && marked.includes(unit.id);
  const isSwept = secondary?.card === "sweep-and-clear";
  const keeps = unit.holds.length > 0 || tokensDown(view).some((token) => standsAt(unit, token));
  return (isMarked ? 1 : 0) + (isSwept ? 1 : 0) + (keeps ? 0.5 : 0);
}

function leadersWithin(view: View, seat: Seat, spot: Vec, far: number): number {
  return reader.unitsLeft(view, seat).filter((unit) => {
    const leader = reader.leaderOf(unit);
    return leader !== undefined && distance(leader, spot) <= far;
  }).length;
}

/** Returns the side whose territory on the objective's map holds a spot, or null for none. */
function landAt(view: View, { map, skirmishMap }: PrimaryObjective, { x, y }: Vec): Seat | null {
  if (view.blue === null) return null;
  const card = view.config.armies[0].format === "skirmish" ? (skirmishMap ?? map) : map;
  const { segment } = PROFILES.metric;
  const [right, up] = [x / segment, y / segment];
  const { size } = card;
  const far = view.sides[view.blue].edge === "far";
  const spot: MapPoint = far ? [size[0] - right, size[1] - up] : [right, up];
  if (isIn(card.blueTerritory, spot)) return view.blue;
  return isIn(card.redTerritory, spot) ? otherSeat(view.blue) : null;
}

/**
 * Whether a point of a map is inside one of several areas: a line from it to the right crosses the border an odd number
 * of times.
 */
function isIn(areas: MapCard["blueTerritory"], [x, y]: MapPoint): boolean {
  return areas.some((corners) => {
    const crossed = corners.filter(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
    });
    return crossed.length % 2 === 1;
  });
}
