import { at } from "@sw/tabletop";
import { tokenId, type UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { seatOf } from "../state/seats.ts";
import type { TableToken } from "../state/state.ts";
import { mm } from "../table/lengths.ts";
import { isAtRange, measured, type Range } from "../table/range.ts";
import { type Company, type Figure, nextIndex } from "../table/scene.ts";
import { hasLineOfSight } from "../table/sight/line-of-sight.ts";
import type { Direction, Point3 } from "../table/vectors.ts";
import { companyOf, sceneOf } from "../units/positions.ts";
import { tokenShape } from "./contest.ts";

/** Height of a token above its surface. The rulebook defines a silhouette only for points of interest. */
const THICKNESS = mm(2);

const AHEAD: Direction = { x: 1, y: 0 };

/**
 * Returns a one-miniature unit at the position of a token, which serves as its leader for measuring and line of sight.
 */
export function companyOfToken(look: Look, token: number): Company {
  const own = at(look.state.tokens, token);
  const leader = figureAt(look, own.kind, own, tokenId(look.state, token));
  const side = own.owner === null ? "" : seatOf(own.owner);
  const { id, type, shape } = leader;
  const spec = { id, side, type, leader: id, miniatures: [leader.spec] };
  return { index: leader.unit, id, side, type, leader, figures: [leader], reach: shape.reach, spec };
}

/** Whether the leader of a unit has line of sight to a token at a spot. */
export function leaderSeesSpot(look: Look, unit: UnitIndex, kind: TableToken["kind"], to: Point3): boolean {
  const scene = sceneOf(look);
  const company = companyOf(scene, look.state, unit);
  return company !== undefined && hasLineOfSight(scene, company.leader, figureAt(look, kind, to, ""));
}

/** Whether a unit has a miniature on the battlefield at a range of a token and with line of sight to it. */
export function isNoticed(look: Look, unit: UnitIndex, token: number, range: Range): boolean {
  const scene = sceneOf(look);
  const own = at(look.state.tokens, token);
  const lying = figureAt(look, own.kind, own, "");
  const figures = companyOf(scene, look.state, unit)?.figures ?? [];
  return figures.some(
    (figure) =>
      isAtRange(scene.table, measured(figure), measured(lying), range) && hasLineOfSight(scene, figure, lying),
  );
}

/** Returns a token at a spot as a figure for lines of sight. The figure is not part of the scene and blocks nothing. */
function figureAt(look: Look, kind: TableToken["kind"], { x, y, z }: Point3, id: string): Figure {
  const scene = sceneOf(look);
  return {
    index: nextIndex(scene),
    id,
    unit: scene.units.length,
    type: "trooper",
    shape: tokenShape(scene.table, kind, { x, y }),
    x,
    y,
    z,
    top: z + THICKNESS,
    spec: { id, base: "small", height: THICKNESS, x, y, z, heading: AHEAD },
  };
}
