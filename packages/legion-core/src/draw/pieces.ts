import { BASES } from "../table/bases.ts";
import type { Figure, Scene, TokenOnTable } from "../table/scene.ts";
import { moved, unitVector } from "../table/vectors.ts";
import { inMm, type Plan, spot } from "./plan.ts";
import { element, escaped, figure, group, title } from "./svg.ts";

/** Colours of the sides. If there are more sides than colours, sides share them. */
export const SIDE_COLOURS = ["#2b6cb0", "#c53030", "#2f855a", "#b7791f"] as const;

/** Lists the sides of a scene in the order in which they appear. */
function sidesOf({ units }: Scene): readonly string[] {
  return [...new Set(units.map(({ side }) => side))];
}

/** Draws all tokens as SVG. */
export function drawTokens(plan: Plan): string {
  return group(
    "tokens",
    plan.scene.tokens.map((token) => drawToken(plan, token)),
  );
}

function drawToken(plan: Plan, { id, kind, shape, spec }: TokenOnTable): string {
  const attributes = { class: `token ${kind}`, "data-id": id, ...spot(plan, spec, "cx", "cy"), r: inMm(shape.radius) };
  return element("circle", attributes, title(`${id}: ${kind}`));
}

/** Draws all miniatures as SVG, with base, heading and id. The leader's base has a thicker rim. */
export function drawFigures(plan: Plan): string {
  const sides = sidesOf(plan.scene);
  const lines = plan.scene.units.flatMap(({ id, side, leader, figures }) => {
    const colour = sides.indexOf(side) % SIDE_COLOURS.length;
    return figures.map((one) =>
      drawFigure(plan, one, `side-${colour}${one === leader ? " leader" : ""}`, `${side}, ${id}`),
    );
  });
  return group("miniatures", lines);
}

function drawFigure(plan: Plan, one: Figure, names: string, of: string): string {
  const { base, height, heading } = one.spec;
  const told = `${one.id}: ${of}, ${base} base at ${figure(inMm(one.z))} mm, ${figure(inMm(height))} mm tall`;
  const nose = moved(one, unitVector(heading), BASES[base].halfLength);
  const label = { class: "label", ...spot(plan, one, "x", "y"), dy: inMm(BASES[base].radius) + LABEL_GAP };
  return [
    `<g class="miniature ${names}" data-id="${escaped(one.id)}">${title(told)}`,
    drawBase(plan, one, "base"),
    element("line", { class: "heading", ...spot(plan, one, "x1", "y1"), ...spot(plan, nose, "x2", "y2") }),
    element("text", label, escaped(one.id)),
    "</g>",
  ].join("");
}

const LABEL_GAP = 11;

/** Draws the outline of a base as SVG: a circle, or for oblong bases a thick line with round ends. */
function drawBase(plan: Plan, { shape }: Figure, name: string): string {
  const [one, other] = shape.core;
  if (one === undefined || other === undefined) {
    return element("circle", { class: name, cx: plan.x(shape.cx), cy: plan.y(shape.cy), r: inMm(shape.radius) });
  }
  return element("line", {
    class: `${name} oblong`,
    "stroke-linecap": "round",
    ...spot(plan, one, "x1", "y1"),
    ...spot(plan, other, "x2", "y2"),
    "stroke-width": inMm(2 * shape.radius),
  });
}
