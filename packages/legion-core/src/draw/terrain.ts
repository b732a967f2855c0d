import type { PartOutline, TerrainPart } from "../table/documents.ts";
import type { Piece } from "../table/table.ts";
import type { Vec } from "../table/vectors.ts";
import { inMm, type Plan, spot } from "./plan.ts";
import { element, escaped, figure, group, title } from "./svg.ts";

/** Draws all terrain as SVG, the lowest tops first, then the ids of the pieces. */
export function drawTerrain(plan: Plan): string {
  const parts = plan.scene.table.pieces.flatMap((piece) => piece.spec.parts.map((part) => ({ piece, part })));
  parts.sort((a, b) => a.part.top - b.part.top);
  return group("terrain", [
    ...parts.map(({ piece, part }) => drawPart(plan, piece, part)),
    ...plan.scene.table.pieces.map((piece) => drawName(plan, piece)),
  ]);
}

/** Draws the id of a piece of terrain as SVG, in the middle of the largest of its shapes. */
function drawName(plan: Plan, { id, solids }: Piece): string {
  const shapes = solids.map(({ shape }) => shape);
  const [first] = shapes;
  if (first === undefined) return "";
  const { cx, cy } = shapes.reduce((largest, one) => (one.reach > largest.reach ? one : largest), first);
  return element("text", { class: "name", x: plan.x(cx), y: plan.y(cy) }, escaped(id));
}

function drawPart(plan: Plan, { id, kind, cover, barricade }: Piece, part: TerrainPart): string {
  const { movement, bottom = 0, top, blocksSight = true } = part;
  const see = blocksSight || kind === "area" ? "" : " see-through";
  const low = bottom === 0 ? "" : `, from ${figure(inMm(bottom))} mm`;
  const told = `${id}: ${barricade ? "barricade" : kind}, ${movement}, cover ${cover}, ${figure(inMm(top))} mm high${low}`;
  const attributes = { class: `piece ${kind} ${movement} cover-${cover}${see}`, "data-id": id };
  return drawOutline(plan, part.outline, attributes, title(told));
}

function drawOutline(
  plan: Plan,
  outline: PartOutline,
  attributes: Readonly<Record<string, string>>,
  content: string,
): string {
  if (outline.kind === "circle") {
    const { centre, radius } = outline;
    return element("circle", { ...attributes, ...spot(plan, centre, "cx", "cy"), r: inMm(radius) }, content);
  }
  const rings = [outline.corners, ...(outline.holes ?? [])].map((ring) => path(plan, ring));
  return element("path", { ...attributes, "fill-rule": "evenodd", d: rings.join("") }, content);
}

/** Returns a closed SVG path through these points. */
function path(plan: Plan, ring: readonly Vec[]): string {
  return `M${ring.map(({ x, y }) => `${figure(plan.x(x))} ${figure(plan.y(y))}`).join("L")}Z`;
}
