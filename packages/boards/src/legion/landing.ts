import type { Action, View } from "@sw/legion-core";
import { type MoveEnd, type PlacingAction, reader } from "@sw/legion-core/read";
import { BASES, type Direction, type Move, type Point3, type Vec } from "@sw/legion-core/table";
import { isUnpick, type Violation } from "@sw/tabletop";
import { distance } from "./plan.ts";

/** An action that places something on a spot of the table. */
export interface Landing {
  readonly action: Action;
  readonly spot: Point3;
  readonly heading: Direction | null;
  /** The end of the move; null for an action that is not a move. */
  readonly end: MoveEnd | null;
}

/** The things that can be placed, and where. */
export interface Landings {
  /** The landings among the options, in the order of the options. */
  readonly offered: readonly Landing[];
  /** The unit that moves; null if something else is placed. */
  readonly moving: string | null;
}

/** Returns the landings among the options; undefined if no option places anything on the table. */
export function landingsOf(view: View, options: readonly Action[]): Landings | undefined {
  const placing = options.flatMap((action) => (isPlacing(action) ? [landingOfPlacing(action)] : []));
  const moves = options.flatMap((action) => (action.type === "move" ? [action.move] : []));
  const moving = moves.length === 0 ? undefined : reader.moving(view);
  if (moving !== undefined) return { offered: reader.moveEnds(view, moves).map(landingOf), moving: moving.unit };
  return placing.length === 0 ? undefined : { offered: placing, moving: null };
}

/** Whether an action puts a miniature, a token or a barricade on a spot. */
function isPlacing(action: Action): action is PlacingAction {
  return action.type === "place" || action.type === "place-token" || action.type === "place-barricade";
}

function landingOfPlacing(action: PlacingAction): Landing {
  const spot = action.type === "place-barricade" ? { ...action.to, z: 0 } : action.to;
  return { action, spot, heading: action.type === "place-token" ? null : action.heading, end: null };
}

/**
 * Returns the offered placements, moved to this spot: each piece and heading once for each elevation of the offered
 * spots.
 */
function placingsOn(offered: readonly Landing[], { x, y }: Vec): readonly PlacingAction[] {
  const elevations = [...new Set(offered.map(({ spot }) => spot.z))].sort((one, other) => one - other);
  const moved = offered.flatMap(({ action }): readonly PlacingAction[] => {
    if (!isPlacing(action)) return [];
    if (action.type === "place-barricade") return [{ ...action, to: { x, y } }];
    return elevations.map((z): PlacingAction => ({ ...action, to: { x, y, z } }));
  });
  return distinct(moved.map(landingOfPlacing)).flatMap(({ action }) => (isPlacing(action) ? [action] : []));
}

/** Returns the placements on exactly this spot that the core allows. */
function placingsTo(view: View, offered: readonly Landing[], spot: Vec): readonly Landing[] {
  return placingsOn(offered, spot)
    .filter((action) => reader.triedPlacing(view, action)?.ok === true)
    .map(landingOfPlacing);
}

/** Returns the landing for a move that ends there. */
function landingOf(end: MoveEnd): Landing {
  const { x, y, z, heading } = end.leader;
  return { action: { type: "move", move: end.move }, spot: { x, y, z }, heading, end };
}

/** The distance in 1/100 mm up to which two spots count as one. */
const SAME = 60;

/**
 * Returns the landings closest to a spot, all on one spot: exactly there if that is legal, otherwise on the nearest
 * spot among the offered ones and the finest sample of move ends.
 */
export function landingsAt(
  view: View,
  { offered, moving }: Landings,
  spot: Vec,
  fine: () => readonly MoveEnd[],
): readonly Landing[] {
  const exact = moving === null ? placingsTo(view, offered, spot) : reader.movesTo(view, spot).map(landingOf);
  const close = [...exact, ...offered];
  const isThere = close.some((one) => distance(one.spot, spot) <= SAME);
  const all = isThere ? close : [...close, ...fine().map(landingOf)];
  const nearest = all.reduce<Landing | undefined>(
    (best, one) => (best === undefined || distance(one.spot, spot) < distance(best.spot, spot) ? one : best),
    undefined,
  );
  if (nearest === undefined) return [];
  const there = all.filter((one) => distance(one.spot, nearest.spot) <= SAME);
  return distinct(there);
}

/** Returns the landings without those that repeat an action. */
function distinct(landings: readonly Landing[]): readonly Landing[] {
  const seen = new Map<string, Landing>();
  for (const landing of landings) {
    const key = JSON.stringify(landing.action);
    if (!seen.has(key)) seen.set(key, landing);
  }
  return [...seen.values()];
}

/** Returns the speed of a move's tool; 0 for a landing without a tool. */
export function speedOf({ action }: Landing): number {
  return action.type === "move" && "tool" in action.move ? action.move.tool.speed : 0;
}

/**
 * Returns why nothing may be placed on a spot, found by trying the first offered piece there, or the longest straight
 * move of a unit on round bases. Undefined if that is legal, and for units on notched bases, which end where their tool
 * leads.
 */
export function whyNot(view: View, { offered, moving }: Landings, spot: Vec): Violation | undefined {
  if (moving !== null) return whyNoMove(view, spot);
  const [first] = placingsOn(offered, spot);
  const tried = first && reader.triedPlacing(view, first);
  return tried === undefined || tried.ok ? undefined : tried.violation;
}

function whyNoMove(view: View, spot: Vec): Violation | undefined {
  const moving = reader.moving(view);
  const company = moving && reader.scene(view).units.find(({ id }) => id === moving.unit);
  if (moving === undefined || company === undefined || BASES[company.leader.spec.base].notched) return undefined;
  const { x, y, z } = company.leader;
  const way = { x: Math.round(spot.x - x), y: Math.round(spot.y - y) };
  if (way.x === 0 && way.y === 0) return undefined;
  const { speed } = moving.allowance;
  const tool = { speed: speed >= 3 ? 3 : speed === 2 ? 2 : 1, first: way, second: way } as const;
  const move: Move = { type: "standard", tool, to: { ...spot, z }, followers: "auto" };
  const tried = reader.triedMove(view, move);
  return tried === undefined || tried.ok ? undefined : tried.violation;
}

/** Whether an action places something on a spot of the table. */
export function isLanding(action: Action): boolean {
  return action.type === "move" || isPlacing(action);
}

/** Returns the key by which the label of an action is looked up: the move object of a move, otherwise the action. */
export function keyOf(action: Action): unknown {
  return !isUnpick(action) && action.type === "move" ? action.move : action;
}
