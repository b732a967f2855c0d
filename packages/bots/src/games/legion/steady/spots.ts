import type { Action, Seat, UnitView, View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { BASES, type Move, PER_MM, type Vec } from "@sw/legion-core/table";
import { distance } from "./goals.ts";

/** Returns the distance between the bases of two unit leaders; infinite off the battlefield. */
export function gapBetween(one: UnitView, other: UnitView): number {
  const [from, to] = [reader.leaderOf(one), reader.leaderOf(other)];
  if (from === undefined || to === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, distance(from, to) - 2 * BASES.small.radius);
}

/** Returns the distance from a spot to the nearest enemy leader. */
export function wayToEnemy(view: View, enemy: Seat, spot: Vec): number {
  const ways = reader.unitsLeft(view, enemy).flatMap((unit) => {
    const leader = reader.leaderOf(unit);
    return leader === undefined ? [] : [distance(spot, leader)];
  });
  return ways.length === 0 ? 0 : Math.min(...ways);
}

/** Returns the approximate position of the unit leader after an action; undefined if the action moves nothing. */
export function landing(view: View, action: Action): Vec | undefined {
  if (action.type === "place" || action.type === "place-token" || action.type === "place-barricade") return action.to;
  if (action.type !== "move") return undefined;
  const frame = view.frames.at(-1);
  const unit = frame?.kind === "move" ? view.units[frame.unit] : undefined;
  return unit === undefined ? undefined : after(action.move, unit);
}

/** The length of a movement tool's arm for each point of speed. */
const ARM = 75 * PER_MM;

function after(move: Move, unit: UnitView): Vec | undefined {
  if ("to" in move && typeof move.to === "object") return move.to;
  const leader = reader.leaderOf(unit);
  const from = move.type === "deploy" ? move.edge : leader;
  if (from === undefined || move.type === "pivot") return from;
  const { speed, first, second } = move.tool;
  const back = move.type === "notched" && move.towards === "rear" ? -1 : 1;
  const share = move.type === "notched" && typeof move.travel === "number" ? 0.5 : 1;
  const step = (arm: Vec): Vec => {
    const length = Math.max(1, distance({ x: 0, y: 0 }, arm));
    const far = (back * share * ARM * speed) / length;
    return { x: arm.x * far, y: arm.y * far };
  };
  const [one, two] = [step(first), step(second)];
  return { x: from.x + one.x + two.x, y: from.y + one.y + two.y };
}

/** Returns the unit named in the context of a decision. */
export function unitAsked(view: View): UnitView | undefined {
  const frame = view.frames.at(-1);
  if (frame === undefined) return undefined;
  if (frame.kind === "attack") return view.units[frame.attacker];
  if ("unit" in frame) return view.units[frame.unit];
  return undefined;
}

/** Returns the unit that an action names. */
export function unitNamed(view: View, action: Action): UnitView | undefined {
  return "subject" in action && typeof action.subject === "string"
    ? reader.unitBehind(view, action.subject)
    : undefined;
}
