import type { Point } from "./plan.ts";

/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The input for placing a tag: the bases of its unit as boxes, and the size of the tag. */
export interface Tagged {
  readonly id: string;
  readonly bases: readonly Point[];
  /** Half the size of the unit's bases. */
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** The distance from the middle of a unit's bases to the middle of its tag, in pixels. */
export type Offset = Point;

const GAP = 3;

/**
 * Places the tags of units where they cover the least: below, above, to the right or to the left. Tags of units in sight
 * keep inside `sight`, as far as they have room there. All lengths are screen pixels.
 */
export function placedTags(units: readonly Tagged[], sight?: Box): ReadonlyMap<string, Offset> {
  const taken: Box[] = units.flatMap(({ bases, radius }) => bases.map((base) => around(base, radius, radius)));
  const offsets = new Map<string, Offset>();
  for (const unit of units) {
    const whole = hull(unit);
    const middle = { x: (whole.left + whole.right) / 2, y: (whole.top + whole.bottom) / 2 };
    const isSeen = sight !== undefined && covered(around(middle, 1, 1), [sight]) > 0;
    const spots = candidates(whole, unit).map((spot) => (isSeen ? pulledInto(sight, spot, unit) : spot));
    let [best] = spots;
    let least = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      const cost = covered(around(spot, unit.width / 2, unit.height / 2), taken);
      if (cost < least) [best, least] = [spot, cost];
    }
    if (best === undefined) continue;
    taken.push(around(best, unit.width / 2, unit.height / 2));
    offsets.set(unit.id, { x: Math.round(best.x - middle.x), y: Math.round(best.y - middle.y) });
  }
  return offsets;
}

/** Returns the middle of a tag that is moved into a box, as little as possible. */
function pulledInto({ left, top, right, bottom }: Box, { x, y }: Point, { width, height }: Tagged): Point {
  const [wide, high] = [width / 2 + GAP, height / 2 + GAP];
  return {
    x: Math.max(left + wide, Math.min(right - wide, x)),
    y: Math.max(top + high, Math.min(bottom - high, y)),
  };
}

/** Returns the middle of the box around points. */
export function middleOf(points: readonly Point[]): Point {
  const box = hull({ bases: points, radius: 0 });
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function candidates(whole: Box, { width, height }: Tagged): readonly Point[] {
  const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2];
  const [aside, below] = [width / 2 + GAP, height / 2 + GAP];
  return [
    { x, y: whole.bottom + below },
    { x, y: whole.top - below },
    { x: whole.right + aside, y },
    { x: whole.left - aside, y },
    { x: whole.right + aside - width / 3, y: whole.bottom + below },
    { x: whole.left - aside + width / 3, y: whole.top - below },
  ];
}

function hull({ bases, radius }: Pick<Tagged, "bases" | "radius">): Box {
  const [xs, ys] = [bases.map(({ x }) => x), bases.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - radius,
    top: Math.min(...ys) - radius,
    right: Math.max(...xs) + radius,
    bottom: Math.max(...ys) + radius,
  };
}

function around({ x, y }: Point, wide: number, high: number): Box {
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}

/** Returns how many pixels of a box are covered by other boxes. */
function covered(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    if (wide > 0 && high > 0) sum += wide * high;
  }
  return sum;
}
