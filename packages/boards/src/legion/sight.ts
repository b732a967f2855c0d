import type { View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import {
  blockers,
  type CoverKind,
  coverOf,
  type Figure,
  gapBetween,
  lineOfSight,
  measured,
  PER_MM,
  type Scene,
  unitOfScene,
  type Vec,
} from "@sw/legion-core/table";
import { type SVGTemplateResult, svg } from "lit";
import { distance, type Plan, type Point, rounded, turning } from "./plan.ts";
import type { BoardWords } from "./words.ts";

/** How one unit sees another, with the lines and the text for it. */
export interface Sight {
  readonly range: number;
  readonly cover: CoverKind;
  /** The ids of the terrain and units that obscure the target. */
  readonly obscuring: readonly string[];
  /** How many miniatures of the other unit the leader cannot see. */
  readonly hidden: number;
  readonly of: number;
  /** The ids of the pieces that block the lines to those miniatures. */
  readonly blocking: readonly string[];
  readonly from: Figure;
  /** The closest miniature of the other unit. */
  readonly to: Figure;
  readonly lines: readonly Line[];
}

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly kind: "free" | "obscured" | "blocked";
}

/** Returns how a unit sees another; undefined unless both are on the table. */
export function sightOf(view: View, from: string, to: string, plan: Plan): Sight | undefined {
  const between = reader.between(view, from, to);
  if (between === undefined) return undefined;
  const scene = reader.scene(view);
  const [attacker, defender] = [unitOfScene(scene, from), unitOfScene(scene, to)];
  const { cover, miniatures } = coverOf(scene, attacker, defender);
  const obscured = new Map(miniatures.map(({ id, obscuredBy }) => [id, obscuredBy.map((one) => one.id)]));
  const viewer = attacker.leader;
  const lines = defender.figures.map((figure): Line => {
    const line = lineOfSight(scene, viewer, figure);
    const ends = line === undefined ? [viewer, figure] : [line.from, line.to];
    const [start = viewer, end = figure] = ends;
    const kind = line === undefined ? "blocked" : (obscured.get(figure.id) ?? []).length > 0 ? "obscured" : "free";
    return { from: plan.at(start), to: plan.at(end), kind };
  });
  const hidden = defender.figures.filter((_, place) => lines[place]?.kind === "blocked");
  return {
    range: between.range,
    cover,
    obscuring: [...new Set([...obscured.values()].flat())],
    hidden: hidden.length,
    of: defender.figures.length,
    blocking: [...new Set(hidden.flatMap((figure) => blockers(scene, viewer, figure)))],
    from: viewer,
    to: closest(viewer, defender.figures),
    lines,
  };
}

function closest(from: Figure, figures: readonly Figure[]): Figure {
  const far = (figure: Figure): number => gapBetween(measured(from), measured(figure));
  return figures.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** The number of segments of the ruler. */
const SEGMENTS = 5;
/** Half the width of the ruler, in millimetres. */
const HALF = 5;

/** Draws the ruler beside the line of sight, the range bands around the base, and the lines themselves. */
export function sightDrawing(
  { from, to, lines, range }: Sight,
  scene: Scene,
  plan: Plan,
  words: BoardWords,
): SVGTemplateResult {
  const segment = scene.table.profile.segment / PER_MM;
  const [start, end] = [plan.at(from), plan.at(to)];
  return svg`<g class="sight">
    ${bandsRound(start, range, from.shape.reach / PER_MM, segment, words)}
    ${ruler(start, end, from.shape.reach / PER_MM, segment)}
    ${lines.map(({ from: one, to: other, kind }) => {
      const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
      return svg`<path class="line ${kind}" d="M${rounded(one.x)} ${rounded(one.y)}L${rounded(other.x)} ${rounded(other.y)}"></path>
        ${kind === "blocked" ? svg`<path class="cross" d="M${rounded(x - 5)} ${rounded(y - 5)}l10 10m0 -10l-10 10"></path>` : ""}`;
    })}
  </g>`;
}

/** Draws the ruler from the base of a leader to a spot, with all range bands around that base. */
export function rulerDrawing(from: Figure, to: Vec, scene: Scene, plan: Plan, words: BoardWords): SVGTemplateResult {
  const segment = scene.table.profile.segment / PER_MM;
  const [start, end, reach] = [plan.at(from), plan.at(to), from.shape.reach / PER_MM];
  return svg`<g class="sight">${bandsRound(start, SEGMENTS, reach, segment, words)}${ruler(start, end, reach, segment)}</g>`;
}

/** Draws the circles around a base that bound each range. */
function bandsRound(
  { x, y }: Point,
  range: number,
  reach: number,
  segment: number,
  words: BoardWords,
): readonly SVGTemplateResult[] {
  return Array.from({ length: Math.min(SEGMENTS, range) }, (_, band) => {
    const radius = (band + 1) * segment + reach;
    return svg`<circle class="band" cx=${rounded(x)} cy=${rounded(y)} r=${rounded(radius)}></circle>
      <text class="label" x=${rounded(x + radius * 0.72)} y=${rounded(y + radius * 0.72)}>${words.range(band + 1)}</text>`;
  });
}

function ruler(start: Point, end: Point, from: number, segment: number): SVGTemplateResult {
  const far = distance(start, end);
  if (far === 0) return svg``;
  const way = { x: end.x - start.x, y: end.y - start.y };
  const count = Math.max(1, Math.ceil((far - from) / segment));
  return svg`<g class="ruler" transform="translate(${rounded(start.x)} ${rounded(start.y)}) ${turning(way)}">
    ${Array.from({ length: count }, (_, place) => {
      const left = from + place * segment;
      const wide = Math.min(segment, far - left);
      return svg`<rect class=${place % 2 === 0 ? "odd" : "even"} x=${rounded(left)} y=${-HALF} width=${rounded(Math.max(0, wide))} height=${2 * HALF}></rect>
        <circle cx=${rounded(left + wide / 2)} r="9"></circle><text transform="translate(${rounded(left + wide / 2)} 0) ${turning({ x: way.x, y: -way.y })}">${place + 1}</text>`;
    })}
  </g>`;
}
