import { type Direction, PER_MM, type Vec } from "@sw/legion-core/table";

/** A point of the drawing: millimetres from its upper left corner, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The mapping between the table and its drawing, which is seen from above and rotated by quarter turns. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Returns where a spot of the table, in 1/100 mm, is drawn. */
  at(spot: Vec): Point;
  /** Returns the spot of the table under a point of the drawing. */
  spotAt(point: Point): Vec;
  /** Returns the transform that turns a drawing from pointing right to pointing in a direction of the table. */
  turnedTo(direction: Direction): string;
}

/** Creates the plan of a table of this size. Without a quarter turn, the near edge is at the bottom. */
export function planOf(size: { readonly length: number; readonly width: number }, quarters: number): Plan {
  const [long, short] = [size.length / PER_MM, size.width / PER_MM];
  const turn = ((quarters % 4) + 4) % 4;
  const isUpright = turn % 2 === 1;
  return {
    width: isUpright ? short : long,
    height: isUpright ? long : short,
    at(spot) {
      const [x, y] = [spot.x / PER_MM, short - spot.y / PER_MM];
      if (turn === 1) return { x: short - y, y: x };
      if (turn === 2) return { x: long - x, y: short - y };
      return turn === 3 ? { x: y, y: long - x } : { x, y };
    },
    spotAt(point) {
      const { x, y } = point;
      const [across, down] =
        turn === 1 ? [y, short - x] : turn === 2 ? [long - x, short - y] : turn === 3 ? [long - y, x] : [x, y];
      return { x: Math.round(across * PER_MM), y: Math.round((short - down) * PER_MM) };
    },
    turnedTo(direction) {
      const [x, y] = [direction.x, -direction.y];
      const turned = [
        { x, y },
        { x: -y, y: x },
        { x: -x, y: -y },
        { x: y, y: -x },
      ];
      return turning(turned[turn] ?? { x, y });
    },
  };
}

/** Rounds a number to a tenth of a millimetre for drawings. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the transform that turns a drawing from pointing right to pointing at a point. */
export function turning({ x, y }: Point): string {
  const far = distance({ x: 0, y: 0 }, { x, y });
  return far === 0 ? "" : `matrix(${x / far} ${y / far} ${-y / far} ${x / far} 0 0)`;
}

/** Returns the distance between two points. */
export function distance(one: Point, other: Point): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
}
