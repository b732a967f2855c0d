import type { Layout, PartOutline } from "../../../src/table/documents.ts";
import type { Figure } from "../../../src/table/scene.ts";
import type { Point3, Vec } from "../../../src/table/vectors.ts";

/** A slow check of single segments, written from the documents alone: nothing of it is shared with the search. */
export interface Block {
  readonly outline: PartOutline;
  readonly bottom: number;
  readonly top: number;
}

/** What blocks between two miniatures that are in no area terrain. */
export function blocksOf(layout: Layout, a: Figure, b: Figure): Block[] {
  const terrain = layout.table.terrain.flatMap(({ parts }) =>
    parts
      .filter(({ blocksSight = true }) => blocksSight)
      .map(({ outline, bottom = 0, top }) => ({ outline, bottom, top })),
  );
  const own = [a, b].map(({ id }) => layout.units.find(({ miniatures }) => miniatures.some((one) => one.id === id)));
  const vehicles = layout.units
    .filter((unit) => unit.type === "ground-vehicle" && !own.includes(unit))
    .flatMap(({ miniatures }) => miniatures)
    .map(({ x, y, z, height }): Block => {
      const outline: PartOutline = { kind: "circle", centre: { x, y }, radius: 2500 };
      return { outline, bottom: z, top: z + height };
    });
  return [...terrain, ...vehicles];
}

/** Whether no block, each made smaller by `shrink` on all sides, holds a stretch of the segment in its interior. */
export function isSegmentFree(blocks: readonly Block[], from: Point3, to: Point3, shrink: number): boolean {
  return blocks.every((block) => {
    const range = clippedByHeight(block, from, to, shrink);
    if (range === undefined) return true;
    const plan = clippedByOutline(block.outline, from, to, shrink);
    return plan === undefined || Math.min(plan[1], range[1]) - Math.max(plan[0], range[0]) <= 1e-12;
  });
}

type Part = readonly [number, number];

function clippedByHeight({ bottom, top }: Block, from: Point3, to: Point3, shrink: number): Part | undefined {
  const above = clip(
    [0, 1],
    from.z - (bottom <= 0 ? -1e9 : bottom + shrink),
    to.z - (bottom <= 0 ? -1e9 : bottom + shrink),
  );
  return above === undefined ? undefined : clip(above, top - shrink - from.z, top - shrink - to.z);
}

/** The part of a range where a value that runs straight from `first` at 0 to `last` at 1 is positive. */
function clip([low, high]: Part, first: number, last: number): Part | undefined {
  if (first <= 0 && last <= 0) return undefined;
  if (first > 0 && last > 0) return [low, high];
  const at = first / (first - last);
  const range: Part = first > 0 ? [low, Math.min(high, at)] : [Math.max(low, at), high];
  return range[0] < range[1] ? range : undefined;
}

function clippedByOutline(outline: PartOutline, from: Vec, to: Vec, shrink: number): Part | undefined {
  if (outline.kind === "circle") return clippedByCircle(outline.centre, outline.radius - shrink, from, to);
  let range: Part | undefined = [0, 1];
  const { corners } = outline;
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i];
    const q = corners[(i + 1) % corners.length];
    if (p === undefined || q === undefined || range === undefined) return undefined;
    const size = Math.sqrt((q.x - p.x) ** 2 + (q.y - p.y) ** 2);
    const depth = ({ x, y }: Vec) => ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / size - shrink;
    range = clip(range, depth(from), depth(to));
  }
  return range;
}

function clippedByCircle(centre: Vec, radius: number, from: Vec, to: Vec): Part | undefined {
  const d = { x: to.x - from.x, y: to.y - from.y };
  const f = { x: from.x - centre.x, y: from.y - centre.y };
  const a = d.x * d.x + d.y * d.y;
  const b = d.x * f.x + d.y * f.y;
  const c = f.x * f.x + f.y * f.y - radius * radius;
  if (a === 0) return c < 0 ? [0, 1] : undefined;
  const root = b * b - a * c;
  if (root <= 0) return undefined;
  const low = Math.max(0, (-b - Math.sqrt(root)) / a);
  const high = Math.min(1, (-b + Math.sqrt(root)) / a);
  return low < high ? [low, high] : undefined;
}

/** Points spread over a silhouette with a round base, the more of them the finer: no two properties of chance involved. */
export function pointIn({ x, y, z, top, shape }: Figure, n: number): Point3 {
  const share = (step: number) => (n * step) % 1;
  const [u, v] = [2 * share(0.754877666) - 1, 2 * share(0.569840296) - 1];
  // Every fifth point lies on the rim or near it, where the best lines end.
  const size = Math.max(1, Math.sqrt(u * u + v * v));
  const stretch = n % 5 === 0 ? 1 / Math.sqrt(u * u + v * v) : 1 / size;
  const up = n % 2 === 0 ? top : z + (top - z) * share(0.438579021);
  return { x: x + shape.radius * u * stretch, y: y + shape.radius * v * stretch, z: up };
}
