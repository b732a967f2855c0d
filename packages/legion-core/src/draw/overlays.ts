import type { Allowance } from "../table/movement/moves.ts";
import { reach } from "../table/movement/options.ts";
import { type Figure, figureOfScene, unitOfScene } from "../table/scene.ts";
import { blockers } from "../table/sight/blockers.ts";
import { coverOf } from "../table/sight/cover.ts";
import { lineOfSight } from "../table/sight/line-of-sight.ts";
import type { Vec } from "../table/vectors.ts";
import { inMm, type Plan, spot } from "./plan.ts";
import { element, escaped, figure, group, title } from "./svg.ts";

/**
 * Draws the lines of sight from a miniature to all those of other sides as SVG. A blocked one is a dashed line between
 * the centres that names the obstacle.
 */
export function drawSight(plan: Plan, from: string): string {
  const { scene } = plan;
  const viewer = figureOfScene(scene, from);
  const side = sideOf(plan, viewer);
  const others = scene.figures.filter((one) => sideOf(plan, one) !== side);
  return group(
    "sight",
    others.map((one) => {
      const line = lineOfSight(scene, viewer, one);
      const ends = line === undefined ? [viewer, one] : [line.from, line.to];
      const hidden = `does not see ${one.id}: ${blockers(scene, viewer, one).join(", ")}`;
      const told = `${from} ${line === undefined ? hidden : `sees ${one.id}`}`;
      return drawLine(plan, line === undefined ? "blocked" : "free", ends, told, { "data-to": one.id });
    }),
  );
}

function sideOf({ scene }: Plan, { unit }: Figure): string | undefined {
  return scene.units[unit]?.side;
}

function drawLine(
  plan: Plan,
  name: string,
  [from, to]: readonly Vec[],
  told: string,
  data: Readonly<Record<string, string>>,
): string {
  if (from === undefined || to === undefined) return "";
  const ends = { ...spot(plan, from, "x1", "y1"), ...spot(plan, to, "x2", "y2") };
  return element("line", { class: `line ${name}`, ...data, ...ends }, title(told));
}

/** Draws the cover of a unit against another as SVG: a ring around each miniature, with the cover above them. */
export function drawCover(plan: Plan, attacker: string, defender: string): string {
  const { scene } = plan;
  const unit = unitOfScene(scene, defender);
  const { cover, miniatures } = coverOf(scene, unitOfScene(scene, attacker), unit);
  const rings = miniatures.map(({ id, obscuredBy }) => {
    const one = figureOfScene(scene, id);
    const by = obscuredBy.map((thing) => `${thing.id} (${thing.cover})`).join(", ");
    const told = by === "" ? `${id} is not obscured` : `${id} is obscured by ${by}`;
    const far = inMm(one.shape.radius) + RIM;
    const attributes = { class: by === "" ? "not-obscured" : "obscured", "data-id": id };
    const [from, to = from] = one.shape.core;
    return from === undefined || to === undefined ? "" : around(plan, from, to, far, attributes, title(told));
  });
  const above = Math.min(...unit.figures.map(({ shape }) => plan.y(shape.cy) - inMm(shape.reach)));
  const label = { class: "cover", x: plan.x(unit.leader.x), y: above - 2 * RIM };
  return group("covers", [...rings, element("text", label, escaped(`${defender}: cover ${cover}`))]);
}

/** Distance of a ring from the base it surrounds, in millimetres. */
const RIM = 4;

/** Draws the spots that the leader of a unit can reach with one move as SVG. */
export function drawReach(plan: Plan, unit: string, allowance: Allowance): string {
  const { scene } = plan;
  const size = inMm(unitOfScene(scene, unit).leader.shape.radius);
  const spots = reach(scene, unit, allowance);
  const discs = spots.map((at) =>
    element("circle", { class: "spot", ...spot(plan, at, "cx", "cy"), r: size }, title(`${figure(inMm(at.z))} mm up`)),
  );
  return group("reach", discs);
}

/** Draws rings around a miniature as SVG, one for each range from 1 to `most`. */
export function drawRanges(plan: Plan, from: string, most: number): string {
  const { profile } = plan.scene.table;
  const { shape } = figureOfScene(plan.scene, from);
  const rings = Array.from({ length: most }, (_, index) => {
    const far = inMm((index + 1) * profile.segment + shape.radius);
    const [one, other = one] = shape.core;
    if (one === undefined || other === undefined) return "";
    return around(plan, one, other, far, { class: "ring" });
  });
  return group("ranges", rings);
}

/** Returns the SVG path, made of two arcs, of all points at a distance from a segment or a point. */
function around(
  plan: Plan,
  one: Vec,
  other: Vec,
  far: number,
  attributes: Readonly<Record<string, string>>,
  content = "",
): string {
  const [x, y] = [plan.x(one.x), plan.y(one.y)];
  const [dx, dy] = [plan.x(other.x) - x, plan.y(other.y) - y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = length === 0 ? [1, 0] : [dx / length, dy / length];
  const at = (px: number, py: number): string => `${figure(px)} ${figure(py)}`;
  const arc = `A${figure(far)} ${figure(far)} 0 0 1 `;
  const [left, right] = [at(x + uy * far, y - ux * far), at(x - uy * far, y + ux * far)];
  const [farLeft, farRight] = [at(x + dx + uy * far, y + dy - ux * far), at(x + dx - uy * far, y + dy + ux * far)];
  return element("path", { ...attributes, d: `M${left}L${farLeft}${arc}${farRight}L${right}${arc}${left}Z` }, content);
}

/** A spot of the battlefield, in 1/100 mm, with its label. */
export interface Mark extends Vec {
  readonly text: string;
}

const MARK_RADIUS = 3;

/** Draws small marks with their labels as SVG. */
export function drawMarks(plan: Plan, marks: readonly Mark[]): string {
  const texts = new Map<string, { readonly at: Vec; readonly texts: string[] }>();
  for (const { text, ...at } of marks) {
    const key = `${at.x} ${at.y}`;
    const mark = texts.get(key) ?? { at, texts: [] };
    mark.texts.push(text);
    texts.set(key, mark);
  }
  return group(
    "marks",
    [...texts.values()].flatMap(({ at, texts: written }) => [
      element("circle", { class: "mark", ...spot(plan, at, "cx", "cy"), r: MARK_RADIUS }),
      element(
        "text",
        { class: "number", ...spot(plan, at, "x", "y"), dy: -MARK_RADIUS - 1 },
        escaped(written.join(" ")),
      ),
    ]),
  );
}
