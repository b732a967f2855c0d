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

/** The surroundings of tags. */
export interface Surroundings {
  /** What is in sight. Defaults to everything. */
  readonly sight?: Box | undefined;
  /** Other things on the table that tags should not cover, such as tokens and labels. */
  readonly things?: readonly Box[];
  /** The tools that lie over the table. */
  readonly tools?: readonly Box[];
}

/** The distance from the middle of a unit's bases to the middle of its tag, in pixels. */
export interface Offset extends Point {
  /** Whether other tags or bases may lie between the tag and its unit. */
  readonly isAway: boolean;
}

const GAP = 3;
/** The distances between a unit and its tag that are tried, in pixels. */
const RINGS = [0, 8, 20, 36, 56, 80] as const;
/** The positions along the upper and lower edge that are tried, from the middle to both ends. */
const ALONG = [0, -0.5, 0.5, -1, 1] as const;
/** The distance in pixels from which a line leads from a tag to its unit. */
const AWAY = 12;
/** How often each tag is placed again after all have a place. */
const ROUNDS = 2;
/** The cost of each covered pixel, by what is covered, and of each pixel of distance. */
const COST = { tag: 60, outside: 30, base: 4, thing: 0.5, distance: 12 } as const;

/**
 * Places the tags of units where they cover the least: below, above, to the right or to the left, or further away if
 * there is no room. Tags of units in sight keep inside what is in sight, as far as they have room there. All lengths are
 * screen pixels.
 */
export function placedTags(
  units: readonly Tagged[],
  { sight, things = [], tools = [] }: Surroundings = {},
): ReadonlyMap<string, Offset> {
  const bases = units.flatMap(({ bases: own, radius }) => own.map((base) => around(base, radius, radius)));
  const spots = units.map((unit) => spotsOf(unit, sight));
  const taken = new Map<string, Box>();
  const chosen = new Map<string, Spot>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, unit] of units.entries()) {
      taken.delete(unit.id);
      const others = [...taken.values()];
      let least = Number.POSITIVE_INFINITY;
      for (const spot of spots[at] ?? []) {
        const box = around(spot, unit.width / 2, unit.height / 2);
        let cost = COST.distance * spot.distance;
        if (cost >= least) continue;
        cost += COST.base * covered(box, bases) + COST.thing * covered(box, things);
        cost += COST.tag * covered(box, others) + COST.outside * covered(box, tools);
        if (sight !== undefined && spot.isSeen) cost += COST.outside * (areaOf(box) - covered(box, [sight]));
        if (cost >= least) continue;
        least = cost;
        chosen.set(unit.id, spot);
        taken.set(unit.id, box);
      }
    }
  }
  return new Map(
    units.flatMap((unit) => {
      const spot = chosen.get(unit.id);
      if (spot === undefined) return [];
      const { x, y } = middleOfBox(hull(unit));
      return [[unit.id, { x: Math.round(spot.x - x), y: Math.round(spot.y - y), isAway: spot.distance > AWAY }]];
    }),
  );
}

/** A place for the middle of a tag. */
interface Spot extends Point {
  /** The distance between the tag and the bases of its unit. */
  readonly distance: number;
  /** Whether its unit is in sight. */
  readonly isSeen: boolean;
}

/** Returns the places for a tag, the best first. */
function spotsOf(unit: Tagged, sight: Box | undefined): readonly Spot[] {
  const whole = hull(unit);
  const middle = middleOfBox(whole);
  const isSeen = sight !== undefined && covered(around(middle, 1, 1), [sight]) > 0;
  const [wide, high] = [(whole.right - whole.left) / 2, (whole.bottom - whole.top) / 2];
  return RINGS.flatMap((ring) => {
    const [aside, below] = [wide + unit.width / 2 + GAP + ring, high + unit.height / 2 + GAP + ring];
    const points = [
      { x: 0, y: below },
      { x: 0, y: -below },
      { x: aside, y: 0 },
      { x: -aside, y: 0 },
      ...ALONG.flatMap((share) => [
        { x: share * aside, y: below },
        { x: share * aside, y: -below },
      ]),
      { x: aside, y: below / 2 },
      { x: -aside, y: below / 2 },
      { x: aside, y: -below / 2 },
      { x: -aside, y: -below / 2 },
    ];
    return points.map((point): Spot => {
      const there = { x: middle.x + point.x, y: middle.y + point.y };
      const { x, y } = isSeen ? pulledInto(sight, there, unit) : there;
      const away = (one: number, room: number): number => Math.max(0, Math.abs(one) - room - GAP);
      const distance = Math.max(away(x - middle.x, wide + unit.width / 2), away(y - middle.y, high + unit.height / 2));
      return { x, y, distance, isSeen };
    });
  });
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
  return middleOfBox(hull({ bases: points, radius: 0 }));
}

function middleOfBox({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
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

/** Returns the box around a point. */
export function around({ x, y }: Point, wide: number, high: number): Box {
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
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
