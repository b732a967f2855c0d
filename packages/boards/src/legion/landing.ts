import type { Action, View } from "@sw/legion-core";
import { type MoveEnd, type PlacingAction, reader } from "@sw/legion-core/read";
import { BASES, type Direction, type Move, type Point3, type Vec } from "@sw/legion-core/table";
import type { Violation } from "@sw/tabletop";
import { distance } from "./plan.ts";

/** An action that puts something on a spot of the table. */
export interface Landing {
  readonly action: Action;
  readonly spot: Point3;
  readonly heading: Direction | null;
  /** Where a move ends; null for what is no move. */
  readonly end: MoveEnd | null;
}

/** What is being put down, and where it may go. */
export interface Landings {
  /** What is offered, spot by spot, in the order of the options. */
  readonly offered: readonly Landing[];
  /** The unit that moves; null where something else is put down. */
  readonly moving: string | null;
}

/** What of the options puts something on a spot of the table; undefined where nothing does. */
export function landingsOf(view: View, options: readonly Action[]): Landings | undefined {
  const placing = options.flatMap((action) => (isPlacing(action) ? [landingOfPlacing(action)] : []));
  const moves = options.flatMap((action) => (action.type === "move" ? [action.move] : []));
  const moving = moves.length === 0 ? undefined : reader.moving(view);
  if (moving !== undefined) return { offered: reader.moveEnds(view, moves).map(landingOf), moving: moving.unit };
  return placing.length === 0 ? undefined : { offered: placing, moving: null };
}

/** Whether an action puts a miniature, a token or a barricade on a spot. */
export function isPlacing(action: Action): action is PlacingAction {
  return action.type === "place" || action.type === "place-token" || action.type === "place-barricade";
}

function landingOfPlacing(action: PlacingAction): Landing {
  const spot = action.type === "place-barricade" ? { ...action.to, z: 0 } : action.to;
  return { action, spot, heading: action.type === "place-token" ? null : action.heading, end: null };
}

/** What is offered somewhere, each piece and heading once, put on this very spot at each elevation of the offered spots. */
function placingsOn(offered: readonly Landing[], { x, y }: Vec): readonly PlacingAction[] {
  const elevations = [...new Set(offered.map(({ spot }) => spot.z))].sort((one, other) => one - other);
  const moved = offered.flatMap(({ action }): readonly PlacingAction[] => {
    if (!isPlacing(action)) return [];
    if (action.type === "place-barricade") return [{ ...action, to: { x, y } }];
    return elevations.map((z): PlacingAction => ({ ...action, to: { x, y, z } }));
  });
  return distinct(moved.map(landingOfPlacing)).flatMap(({ action }) => (isPlacing(action) ? [action] : []));
}

/** The placings on this very spot that the core allows. */
function placingsTo(view: View, offered: readonly Landing[], spot: Vec): readonly Landing[] {
  return placingsOn(offered, spot)
    .filter((action) => reader.triedPlacing(view, action)?.ok === true)
    .map(landingOfPlacing);
}

/** A move that ends there. */
function landingOf(end: MoveEnd): Landing {
  const { x, y, z, heading } = end.leader;
  return { action: { type: "move", move: end.move }, spot: { x, y, z }, heading, end };
}

/** How far apart two spots are at the most to be one, in 1/100 mm. */
const SAME = 60;

/**
 * The landings nearest to a spot, all on the same one: on the very spot if what is put down may go there, otherwise the nearest of
 * those that are offered and of the finest sample of a move.
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

/** Each action once. */
function distinct(landings: readonly Landing[]): readonly Landing[] {
  const seen = new Map<string, Landing>();
  for (const landing of landings) {
    const key = JSON.stringify(landing.action);
    if (!seen.has(key)) seen.set(key, landing);
  }
  return [...seen.values()];
}

/** The speed of the tool of a move; 0 for what needs none. */
export function speedOf({ action }: Landing): number {
  return action.type === "move" && "tool" in action.move ? action.move.tool.speed : 0;
}

/**
 * Why nothing may be put down on a spot: by the first piece that is offered elsewhere, or for a unit that moves on round bases by its
 * longest tool laid straight. Undefined for other units, which end where their tool lets them.
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
