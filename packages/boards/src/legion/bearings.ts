import type { View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { figureOf, measured, measuredAll, PER_MM, rangeBetween, type Vec } from "@sw/legion-core/table";
import type { Landing } from "./landing.ts";
import { distance, type Plan } from "./plan.ts";
import type { BoardWords } from "./words.ts";

/**
 * Indexes of the eight direction words, which go counterclockwise from the right. The rows are down, level and up; the
 * columns are left, middle and right.
 */
const PLACES = [
  [5, 6, 7],
  [4, 0, 0],
  [3, 2, 1],
] as const;
/** The tangent of half the angle between two directions. */
const HALFWAY = Math.SQRT2 - 1;
/** How many of the nearest enemies are described. */
const NEAREST = 2;

/** Returns 1 if a value is at most `least` away from zero, 0 if it is below that range, and 2 if it is above. */
function thirdOf(value: number, least: number): 0 | 1 | 2 {
  if (Math.abs(value) <= least) return 1;
  return value < 0 ? 0 : 2;
}

/** Returns the index of the direction word for the way from one point to another on the drawn table. */
function directionOf(plan: Plan, from: Vec, to: Vec): number {
  const [start, end] = [plan.at(from), plan.at(to)];
  const right = end.x - start.x;
  const up = start.y - end.y;
  const side = thirdOf(right, Math.abs(up) * HALFWAY);
  const height = thirdOf(up, Math.abs(right) * HALFWAY);
  return PLACES[height][side];
}

function millimetres(from: Vec, to: Vec): number {
  return Math.round(distance(from, to) / PER_MM);
}

/** Describes the position of a spot relative to another: "120 mm up left". */
export function bearing(plan: Plan, from: Vec, to: Vec, words: BoardWords): string {
  const far = millimetres(from, to);
  return far === 0 ? words.here : words.away(far, words.directions[directionOf(plan, from, to)] ?? "");
}

/** Describes how far a move can end from its start in each of eight directions. */
export function reachWords(plan: Plan, from: Vec, ends: readonly Vec[], words: BoardWords): string {
  const most: number[] = words.directions.map(() => 0);
  for (const end of ends) {
    const direction = directionOf(plan, from, end);
    most[direction] = Math.max(most[direction] ?? 0, millimetres(from, end));
  }
  return most.map((far, direction) => words.away(far, words.directions[direction] ?? "")).join(", ");
}

/** Returns the ranges from the new position of a unit leader to the nearest enemies: "Rebel Troopers at range 2". */
export function enemiesNear(
  view: View,
  { end }: Landing,
  words: BoardWords,
  nameOf: (piece: string) => string,
): readonly string[] {
  if (end === null) return [];
  const scene = reader.scene(view);
  const moving = reader.unit(view, end.leader.id);
  const company = scene.units.find(({ id }) => id === moving?.id);
  if (moving === undefined || company === undefined) return [];
  const { index, unit, type } = company.leader;
  const there = measured(figureOf(end.leader, index, unit, type));
  return scene.units
    .filter(({ id }) => reader.unit(view, id)?.owner !== moving.owner)
    .map((enemy) => ({ id: enemy.id, range: rangeBetween(scene.table, there, measuredAll(enemy)) }))
    .sort((one, other) => one.range - other.range)
    .slice(0, NEAREST)
    .map(({ id, range }) => words.at(nameOf(id), range));
}
