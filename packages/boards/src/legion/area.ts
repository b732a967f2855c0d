import { contours } from "d3-contour";
import { distance, type Plan, type Point, rounded } from "./plan.ts";

/** The size of a cell in a grid of distances, in millimetres of the drawing. */
const CELL = 3;
/** Gaps between discs that are narrower than twice this are closed, in millimetres. */
const CLOSED = 20;

/** A grid of distances in millimetres, row by row, with the position of its first cell. */
interface Grid {
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly top: number;
  readonly far: Float64Array;
}

/**
 * Returns the outline of discs around spots as one path, with narrow gaps closed: it enlarges the discs first and
 * shrinks their outline again. All lengths are millimetres of the drawing.
 */
export function areaPath(spots: readonly Point[], radius: number): string {
  if (spots.length === 0) return "";
  const large = radius + CLOSED;
  const grid = gridRound(spots, large + 3 * CELL);
  const outside = ringsAt(grid, large).flat();
  const within = distances(outside, grid, CLOSED + 2 * CELL);
  // Outside of the large discs nothing is within.
  const depth = within.map((far, cell) => ((grid.far[cell] ?? large) > large ? 0 : far));
  return ringsAt({ ...grid, far: depth.map((far) => -far) }, -CLOSED)
    .map((ring) => `M${ring.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join("L")}z`)
    .join("");
}

/** Returns the distance from each cell to the nearest spot, for distances below `most`. */
function gridRound(spots: readonly Point[], most: number): Grid {
  const [left, top] = [Math.min(...spots.map(({ x }) => x)) - most, Math.min(...spots.map(({ y }) => y)) - most];
  const wide = Math.ceil((Math.max(...spots.map(({ x }) => x)) + most - left) / CELL) + 1;
  const high = Math.ceil((Math.max(...spots.map(({ y }) => y)) + most - top) / CELL) + 1;
  const frame = { wide, high, left, top };
  return { ...frame, far: distances(spots, frame, most) };
}

function distances(spots: readonly Point[], { wide, high, left, top }: Omit<Grid, "far">, most: number): Float64Array {
  const far = new Float64Array(wide * high).fill(most);
  const reach = Math.ceil(most / CELL);
  for (const { x, y } of spots) {
    const [column, row] = [Math.round((x - left) / CELL), Math.round((y - top) / CELL)];
    for (let down = Math.max(0, row - reach); down <= Math.min(high - 1, row + reach); down++) {
      for (let across = Math.max(0, column - reach); across <= Math.min(wide - 1, column + reach); across++) {
        const cell = down * wide + across;
        far[cell] = Math.min(far[cell] ?? most, distance({ x: left + across * CELL, y: top + down * CELL }, { x, y }));
      }
    }
  }
  return far;
}

/** Returns the outlines of all cells that are at most this far from a spot. */
function ringsAt({ wide, high, left, top, far }: Grid, most: number): readonly (readonly Point[])[] {
  // Contours are drawn round what is larger, and have the values of a grid in the middle of its cells.
  const [shape] = contours().size([wide, high]).thresholds([-most])([...far.map((one) => -one)]);
  const point = ([x = 0, y = 0]: readonly number[]): Point => ({
    x: left + (x - 0.5) * CELL,
    y: top + (y - 0.5) * CELL,
  });
  return (shape?.coordinates ?? []).flatMap((rings) => rings.map((ring) => ring.map(point)));
}

/** Returns a polyline through points of the table. */
export function linePath(points: readonly Point[], plan: Plan): string {
  const drawn = points.map((one) => plan.at(one)).map(({ x, y }) => `${rounded(x)} ${rounded(y)}`);
  return `M${drawn.join("L")}`;
}
