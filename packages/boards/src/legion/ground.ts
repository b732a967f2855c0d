import type { Seat } from "@sw/legion-core";
import { type Battlefield, PER_MM, type Piece, type TerrainPart, type Vec } from "@sw/legion-core/table";
import { nothing, type SVGTemplateResult, svg } from "lit";
import { type Plan, type Point, rounded } from "./plan.ts";

/** The size of a square of the grid: one foot, in millimetres. */
const FOOT = 304.8;
/** The heights in 1/100 mm up to which terrain has its first and its second shade. */
const [LOW, MIDDLE] = [30 * PER_MM, 60 * PER_MM];
/** The size in millimetres below which a piece has no label. */
const LABELLED = 60;

/** Draws the battlefield with its terrain. */
export function ground(table: Battlefield, plan: Plan): SVGTemplateResult {
  return svg`<rect class="field" width=${plan.width} height=${plan.height}></rect>
    <path class="grid" d=${gridPath(plan)}></path>
    ${table.pieces.map((piece) => terrain(piece, plan))}`;
}

function gridPath({ width, height }: Plan): string {
  const steps = (most: number): readonly number[] =>
    Array.from({ length: Math.floor(most / FOOT) }, (_, step) => rounded((step + 1) * FOOT)).filter(
      (one) => one < most,
    );
  return [...steps(width).map((x) => `M${x} 0V${height}`), ...steps(height).map((y) => `M0 ${y}H${width}`)].join("");
}

function terrain({ id, kind, barricade, spec }: Piece, plan: Plan): SVGTemplateResult {
  const top = Math.max(...spec.parts.map((part) => part.top));
  const shade = barricade ? "barricade" : kind === "area" ? "area" : `height-${top <= LOW ? 1 : top <= MIDDLE ? 2 : 3}`;
  const path = partsPath(spec.parts, plan);
  return svg`<g class="terrain ${shade}" data-terrain=${id}>
    ${kind === "area" ? nothing : svg`<path class="shadow" transform="translate(4 5)" d=${path}></path>`}
    <path class="body" d=${path}></path>
    ${kind === "area" ? svg`<path class="trees" d=${path}></path>` : nothing}
    ${label(spec.parts, kind === "area" ? `${wordOf(id)} ${top / PER_MM} mm` : `${top / PER_MM} mm`, plan)}
  </g>`;
}

/** Returns the outline of a piece of terrain. */
export function piecePath({ spec }: Piece, plan: Plan): string {
  return partsPath(spec.parts, plan);
}

function partsPath(parts: readonly TerrainPart[], plan: Plan): string {
  return parts.map((part) => outlinePath(part, plan)).join("");
}

/** Returns the name of a piece without the number that distinguishes it from others. */
export function wordOf(id: string): string {
  return id.replace(/[-\s]*\d+$/, "");
}

function label(parts: readonly TerrainPart[], text: string, plan: Plan): SVGTemplateResult | typeof nothing {
  const spot = labelSpot(parts, plan);
  return spot === undefined
    ? nothing
    : svg`<text class="label" x=${rounded(spot.x)} y=${rounded(spot.y)}>${text}</text>`;
}

/** Returns the middles of the labels on the terrain. */
export function labelSpots({ pieces }: Battlefield, plan: Plan): readonly Point[] {
  return pieces.flatMap(({ spec }) => labelSpot(spec.parts, plan) ?? []);
}

/** Returns the middle of a piece of terrain; undefined if it is too small for a label. */
function labelSpot(parts: readonly TerrainPart[], plan: Plan): Point | undefined {
  const corners = parts.flatMap(({ outline }) =>
    outline.kind === "circle"
      ? [
          { x: outline.centre.x - outline.radius, y: outline.centre.y - outline.radius },
          { x: outline.centre.x + outline.radius, y: outline.centre.y + outline.radius },
        ]
      : outline.corners,
  );
  const drawn = corners.map((corner) => plan.at(corner));
  const [left, right] = [Math.min(...drawn.map(({ x }) => x)), Math.max(...drawn.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...drawn.map(({ y }) => y)), Math.max(...drawn.map(({ y }) => y))];
  if (right - left < LABELLED || bottom - top < LABELLED) return undefined;
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function outlinePath({ outline }: TerrainPart, plan: Plan): string {
  if (outline.kind === "circle") return circlePath(plan, outline.centre, outline.radius / PER_MM);
  return [outline.corners, ...(outline.holes ?? [])].map((ring) => ringPath(plan, ring)).join("");
}

/** Returns a polygon of the table as a closed path. */
function ringPath(plan: Plan, ring: readonly Vec[]): string {
  const corners = ring.map((corner) => plan.at(corner)).map(({ x, y }) => `${rounded(x)} ${rounded(y)}`);
  return `M${corners.join("L")}z`;
}

/** Returns a circle around a spot of the table as a closed path. The radius is in millimetres. */
function circlePath(plan: Plan, centre: Vec, radius: number): string {
  const { x, y } = plan.at(centre);
  const r = rounded(radius);
  return `M${rounded(x - radius)} ${rounded(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Draws the territory of a player. */
export function territory(
  polygons: readonly (readonly Vec[])[],
  seat: Seat,
  tone: string,
  plan: Plan,
): SVGTemplateResult | typeof nothing {
  if (polygons.length === 0) return nothing;
  return svg`<path class="territory ${tone}" data-seat=${seat} d=${polygons.map((ring) => ringPath(plan, ring)).join("")}></path>`;
}
