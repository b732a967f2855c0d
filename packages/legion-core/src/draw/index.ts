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

/** What is drawn besides the table and what stands on it. */
export interface Drawing {
  /** Id of a miniature: its lines of sight to all miniatures of other sides. */
  readonly sightFrom?: string;
  /** The cover of a unit against a ranged attack of another, by ids. */
  readonly cover?: { readonly attacker: string; readonly defender: string };
  /** Where the leader of a unit can go with one move that it is allowed. */
  readonly reach?: { readonly unit: string; readonly allowance: Allowance };
  /** Rings around a miniature at the ranges from 1 to this. */
  readonly ranges?: { readonly from: string; readonly most: number };
  /** Spots with what is written there, the numbers of a menu for instance. Those at one place are written together. */
  readonly spots?: readonly Mark[];
}

/**
 * The table seen from above as an SVG, one unit to the millimetre, the same text for the same layout: terrain by kind,
 * movement class and cover, tokens, bases with headings and ids, and whatever `drawing` asks for. Every element has a
 * class, and `data-id` where it stands for something, so that a client can style and find it. Throws a RangeError for an
 * id that the layout does not hold.
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

/** A line every range segment. */
function drawGrid({ scene, width, height }: Plan): string {
  const step = inMm(scene.table.profile.segment);
  const steps = (most: number): number[] =>
    Array.from({ length: Math.ceil(most / step) - 1 }, (_, i) => (i + 1) * step);
  return group("grid", [
    ...steps(width).map((x) => element("line", { class: "grid", x1: x, y1: 0, x2: x, y2: height })),
    ...steps(height).map((y) => element("line", { class: "grid", x1: 0, y1: y, x2: width, y2: y })),
  ]);
}
