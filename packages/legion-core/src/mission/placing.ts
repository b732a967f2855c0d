import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Look } from "../state/look.ts";
import type { TableToken } from "../state/state.ts";
import { CONTACT } from "../table/lengths.ts";
import { isCovered } from "../table/movement/coverage.ts";
import { terrainHeight } from "../table/range.ts";
import { overlaps, type Shape } from "../table/shapes.ts";
import type { Solid, Table } from "../table/table.ts";
import type { Point3, Vec } from "../table/vectors.ts";
import { sceneOf } from "../units/positions.ts";
import { tokenShape } from "./contest.ts";

type Fault = Violation<RuleId>;

/** How high an obstacle is that carries no objective tokens (leg.objective.place-not-on-tall). */
const TALL = 2;

/**
 * Why a token may not lie at a spot of the table, if so; what stands and lies there counts too, but for the token `itself`,
 * by its id, where one is moved.
 */
export function tokenFault(look: Look, kind: TableToken["kind"], to: Point3, itself?: string): Fault | undefined {
  const { table, figures, tokens } = sceneOf(look);
  const shape = tokenShape(table, kind, to);
  const terrain = edgeFault(table, shape) ?? terrainFault(table, shape, to.z);
  if (terrain !== undefined) return terrain;
  const under = figures.find(
    (figure) => figure.z <= to.z && to.z < figure.top && overlaps(figure.shape, shape, CONTACT),
  );
  if (under !== undefined) {
    return violation("leg.overlap.token-not-on-mini", "token-on-miniature", { miniature: under.id });
  }
  const other = tokens.find((one) => {
    const counts = one.id !== itself && (kind === "poi" || one.kind === "poi");
    return counts && Math.abs(one.z - to.z) < table.profile.half && overlaps(one.shape, shape, CONTACT);
  });
  if (other === undefined) return undefined;
  return violation("leg.objective.poi-no-overlap", "poi-on-token", { token: other.id });
}

function edgeFault({ length, width }: Table, { cx, cy, reach }: Shape): Fault | undefined {
  const inside = cx >= reach && cy >= reach && cx <= length - reach && cy <= width - reach;
  return inside ? undefined : violation("leg.setup.battlefield-size", "off-battlefield", { x: cx, y: cy });
}

/** Why terrain leaves no place for a token at this elevation, if so. */
export function terrainFault(table: Table, shape: Shape, z: number): Fault | undefined {
  const meeting = table.solids.filter((solid) => overlaps(solid.shape, shape, CONTACT));
  const closed = meeting.find(({ movement }) => movement === "impassable");
  if (closed !== undefined) return fault("leg.objective.place-not-impassable", "on-impassable", table, closed);
  const under = meeting.filter(({ kind, bottom }) => kind !== "area" && bottom <= z);
  const tall = under.find((solid) => solid.kind === "obstacle" && terrainHeight(table, solid) >= TALL);
  if (tall !== undefined) return fault("leg.objective.place-not-on-tall", "on-tall-obstacle", table, tall);
  const inside = under.find(({ top }) => top > z);
  if (inside !== undefined) return fault("leg.objective.place-no-partial", "inside-terrain", table, inside);
  const support = under.filter(({ top }) => top === z);
  const barricade = support.find((solid) => solid.barricade);
  if (barricade !== undefined) {
    return fault("leg.terrain.barricade-no-tokens-on-it", "token-on-barricade", table, barricade);
  }
  const carried =
    z === 0 ||
    isCovered(
      shape,
      support.map((solid) => solid.shape),
    );
  const [part] = support;
  if (carried) return undefined;
  return part === undefined
    ? violation("leg.objective.place-no-partial", "in-the-air", { elevation: z })
    : fault("leg.objective.place-no-partial", "partly-on-terrain", table, part);
}

function fault(rule: RuleId, code: string, { pieces }: Table, solid: Solid): Fault {
  return violation(rule, code, { piece: pieces[solid.piece]?.id ?? "" });
}

/** The elevations at which a token could lie at a spot: the table, and the tops of what lies there. */
export function elevationsAt(table: Table, kind: TableToken["kind"], spot: Vec): readonly number[] {
  const shape = tokenShape(table, kind, spot);
  const under = table.solids.filter((solid) => solid.kind !== "area" && overlaps(solid.shape, shape, CONTACT));
  return [...new Set([0, ...under.map(({ top }) => top)])].sort((a, b) => a - b);
}
