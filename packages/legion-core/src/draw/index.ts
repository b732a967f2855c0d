import type { Layout } from "../table/documents.ts";
import type { Allowance } from "../table/movement/moves.ts";
import { compileScene } from "../table/scene.ts";
import { drawCover, drawMarks, drawRanges, drawReach, drawSight, type Mark } from "./overlays.ts";
import { drawFigures, drawTokens } from "./pieces.ts";
import { inMm, type Plan, planOf } from "./plan.ts";
import { STYLE } from "./style.ts";
import { element, group, title } from "./svg.ts";
import { drawTerrain } from "./terrain.ts";

export type { Mark } from "./overlays.ts";

/** What is drawn in addition to the table and the pieces on it. */
export interface Drawing {
  /** Id of a miniature whose lines of sight to all miniatures of other sides are drawn. Defaults to none. */
  readonly sightFrom?: string;
  /** Ids of two units: the defender's cover against a ranged attack is drawn. Defaults to none. */
  readonly cover?: { readonly attacker: string; readonly defender: string };
  /** The unit whose leader's possible ends of one move, with the given allowance, are drawn. Defaults to none. */
  readonly reach?: { readonly unit: string; readonly allowance: Allowance };
  /** The miniature around which rings are drawn at ranges 1 to `most`. Defaults to none. */
  readonly ranges?: { readonly from: string; readonly most: number };
  /** Spots with labels, for example the numbers of a menu. Labels at the same place are joined. Defaults to none. */
  readonly spots?: readonly Mark[];
}

/**
 * Returns the table seen from above as an SVG in millimetres: terrain by kind, movement class and cover, tokens, bases
 * with headings and ids, and what `drawing` asks for. The same layout gives the same text. Every element has a class,
 * and a piece also `data-id`, for styles and lookups. Throws a RangeError for an id that the layout does not hold.
 */
export function drawLayout(layout: Layout, drawing: Drawing = {}): string {
  const plan = planOf(compileScene(layout));
  const { sightFrom, cover, reach, ranges, spots = [] } = drawing;
  const parts = [
    title("A table of Star Wars: Legion seen from above"),
    `<style>\n${STYLE}\n</style>`,
    element("rect", { class: "field", width: plan.width, height: plan.height }),
    drawGrid(plan),
    drawTerrain(plan),
    drawTokens(plan),
    reach === undefined ? "" : drawReach(plan, reach.unit, reach.allowance),
    ranges === undefined ? "" : drawRanges(plan, ranges.from, ranges.most),
    drawFigures(plan),
    cover === undefined ? "" : drawCover(plan, cover.attacker, cover.defender),
    sightFrom === undefined ? "" : drawSight(plan, sightFrom),
    drawMarks(plan, spots),
  ];
  const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${plan.width} ${plan.height}` };
  const content = parts.filter((part) => part !== "").join("\n");
  return `${element("svg", attributes, `\n${content}\n`)}\n`;
}

/** Draws grid lines as SVG, one for every range segment. */
function drawGrid({ scene, width, height }: Plan): string {
  const step = inMm(scene.table.profile.segment);
  const steps = (most: number): number[] =>
    Array.from({ length: Math.ceil(most / step) - 1 }, (_, i) => (i + 1) * step);
  return group("grid", [
    ...steps(width).map((x) => element("line", { class: "grid", x1: x, y1: 0, x2: x, y2: height })),
    ...steps(height).map((y) => element("line", { class: "grid", x1: 0, y1: y, x2: width, y2: y })),
  ]);
}
