import type { View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { figureOf, measured, measuredAll, PER_MM, rangeBetween, type Vec } from "@sw/legion-core/table";
import type { Landing } from "./landing.ts";
import { distance, type Plan } from "./plan.ts";
import type { BoardWords } from "./words.ts";

/** Directions that have a word, from the right against the clock. */
const DIRECTIONS = 8;
/** How many of the nearest enemies are told of. */
const NEAREST = 2;

/** The place of a direction among the eight that have a word, as it is drawn. */
function directionOf(plan: Plan, from: Vec, to: Vec): number {
  const [start, end] = [plan.at(from), plan.at(to)];
  const turn = Math.atan2(start.y - end.y, end.x - start.x) / (2 * Math.PI);
  return Math.round((turn + 1) * DIRECTIONS) % DIRECTIONS;
}

function millimetres(from: Vec, to: Vec): number {
  return Math.round(distance(from, to) / PER_MM);
}

/** Where a spot lies as seen from another: "120 mm up left". */
export function bearing(plan: Plan, from: Vec, to: Vec, words: BoardWords): string {
  const far = millimetres(from, to);
  return far === 0 ? words.here : words.away(far, words.directions[directionOf(plan, from, to)] ?? "");
}

/** How far the ends of moves are at the most from where they begin, in each of eight directions. */
export function reachWords(plan: Plan, from: Vec, ends: readonly Vec[], words: BoardWords): string {
  const most: number[] = words.directions.map(() => 0);
  for (const end of ends) {
    const direction = directionOf(plan, from, end);
    most[direction] = Math.max(most[direction] ?? 0, millimetres(from, end));
  }
  return most.map((far, direction) => words.away(far, words.directions[direction] ?? "")).join(", ");
}

/** The ranges from where the leader of a unit would end to the nearest enemies: "Rebel Troopers at range 2". */
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
