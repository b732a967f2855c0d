import type { Direction, Vec } from "../vectors.ts";

/** Length of the directions of the compass, exact to less than 1/1000. */
export const COMPASS_LENGTH = 1000;

/**
 * A quarter of the compass in steps of 15 degrees. The others are quarter turns of it, so that all are treated alike.
 */
const QUARTER: readonly Direction[] = [
  { x: 1000, y: 0 },
  { x: 966, y: 259 },
  { x: 866, y: 500 },
  { x: 707, y: 707 },
  { x: 500, y: 866 },
  { x: 259, y: 966 },
];

/** 24 directions in steps of 15 degrees, counter-clockwise from the x axis. */
export const COMPASS: readonly Direction[] = quarterTurns(QUARTER);

/** The number of points on each side of a square from which evenly spread unit vectors are made. */
const STEPS_PER_SIDE = 128;

/** 512 unit vectors at most 0.9 degrees apart, for precise searches for the nearest spot. */
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

/** Returns the direction at a place of the compass, in steps of 15 degrees. */
export function compassAt(place: number): Direction {
  const all = COMPASS.length;
  return COMPASS[((place % all) + all) % all] ?? { x: 1, y: 0 };
}
