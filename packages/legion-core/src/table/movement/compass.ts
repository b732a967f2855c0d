import type { Direction, Vec } from "../vectors.ts";

/** Length of the directions of the compass, to less than a thousandth. */
export const COMPASS_LENGTH = 1000;

/** A quarter of the compass in steps of 15 degrees; the others follow by quarter turns, so that none is favoured. */
const QUARTER: readonly Direction[] = [
  { x: 1000, y: 0 },
  { x: 966, y: 259 },
  { x: 866, y: 500 },
  { x: 707, y: 707 },
  { x: 500, y: 866 },
  { x: 259, y: 966 },
];

/** 24 directions around, 15 degrees apart, counter-clockwise from that of x. */
export const COMPASS: readonly Direction[] = quarterTurns(QUARTER);

/** Points on the sides of a square, so many to a side: with their lengths made equal, directions all around. */
const STEPS_PER_SIDE = 128;

/** 512 unit vectors around, at most 0.9 degrees apart: how finely nearest spots are looked for. */
export const FINE_COMPASS: readonly Vec[] = quarterTurns(
  Array.from({ length: STEPS_PER_SIDE }, (_, step) => ({ x: STEPS_PER_SIDE / 2, y: step - STEPS_PER_SIDE / 2 })),
).map(({ x, y }) => {
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
});

function quarterTurns(quarter: readonly Vec[]): Vec[] {
  return [
    ...quarter,
    ...quarter.map(({ x, y }) => ({ x: 0 - y, y: x })),
    ...quarter.map(({ x, y }) => ({ x: 0 - x, y: 0 - y })),
    ...quarter.map(({ x, y }) => ({ x: y, y: 0 - x })),
  ];
}

/** The direction so many steps of 15 degrees after this place of the compass. */
export function compassAt(place: number): Direction {
  const all = COMPASS.length;
  return COMPASS[((place % all) + all) % all] ?? { x: 1, y: 0 };
}
