import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { seatOf } from "../state/seats.ts";
import type { TableToken } from "../state/state.ts";
import { CONTACT } from "../table/lengths.ts";
import { isCovered } from "../table/movement/coverage.ts";
import { terrainHeight } from "../table/range.ts";
import { overlaps, type Shape } from "../table/shapes.ts";
import type { Battlefield, Solid } from "../table/table.ts";
import { mayOverlap } from "../table/tokens.ts";
import type { Point3, Vec } from "../table/vectors.ts";
import { sceneOf } from "../units/positions.ts";
import { tokenShape } from "./contest.ts";
import { reachesTerritory } from "./territory.ts";

type Fault = Violation<RuleId>;

/** Height from which an obstacle cannot have objective tokens on it (leg.objective.place-not-on-tall). */
const TALL = 2;

/**
 * Explains why a token may not be placed at a spot, or returns undefined. Checks everything on the table, except the
 * token with id `itself` when a token is moved.
 */
export function tokenFault(
  look: Look,
  kind: TableToken["kind"],
  to: Point3,
  itself?: string,
): Violation<RuleId> | undefined {
  const { table, figures, tokens } = sceneOf(look);
  const shape = tokenShape(table, kind, to);
  const own = LEVEL[kind];
  const rests = own === undefined ? terrainFault(table, shape, to.z) : levelFault(table, shape, to.z, own);
  const terrain = edgeFault(table, shape) ?? rests;
  if (terrain !== undefined) return terrain;
  const stood = figures.find(
    (figure) => figure.z <= to.z && to.z < figure.top && overlaps(figure.shape, shape, CONTACT),
  );
  if (stood !== undefined) {
    return forbidden("leg.overlap.token-not-on-mini", "token-on-miniature", { miniature: stood.id });
  }
  const other = tokens.find((one) => {
    const counts = one.id !== itself && !mayOverlap(kind, one.kind);
    return counts && Math.abs(one.z - to.z) < table.profile.half && overlaps(one.shape, shape, CONTACT);
  });
  if (other === undefined) return undefined;
  if (own !== undefined) return forbidden(own, "token-on-token", { token: other.id });
  return forbidden("leg.objective.poi-no-overlap", "poi-on-token", { token: other.id });
}

/** Explains why a token at a spot would not be completely in contested territory, or returns undefined. */
export function contestedFault(
  look: Look,
  kind: TableToken["kind"],
  to: Point3,
  rule: RuleId,
): Violation<RuleId> | undefined {
  const shape = tokenShape(sceneOf(look).table, kind, to);
  const reached = ([0, 1] as const).find((side) => reachesTerritory(look, side, shape));
  return reached === undefined ? undefined : forbidden(rule, "token-in-territory", { seat: seatOf(reached) });
}

/**
 * Kinds of tokens that may be placed flat on any level surface, with the rule for each. Objective tokens have their own
 * rules.
 */
const LEVEL: Partial<Readonly<Record<TableToken["kind"], RuleId>>> = {
  bane: "leg.kw.bane-tokens.placing",
  charge: "leg.kw.arm-x.placement",
  marker: "leg.cards.command-use",
  smoke: "leg.kw.smoke-x",
};

/** Explains why a token would not be flat and level at this elevation, or returns undefined. */
function levelFault(table: Battlefield, shape: Shape, z: number, rule: RuleId): Fault | undefined {
  const under = table.solids.filter(
    ({ kind, bottom, shape: outline }) => kind !== "area" && bottom <= z && overlaps(outline, shape, CONTACT),
  );
  const inside = under.find(({ top }) => top > z);
  if (inside !== undefined) return fault(rule, "inside-terrain", table, inside);
  return restFault(table, shape, z, under, rule);
}

/** Explains why a token at this elevation would not be fully supported, or returns undefined. */
function restFault(
  table: Battlefield,
  shape: Shape,
  z: number,
  under: readonly Solid[],
  rule: RuleId,
): Fault | undefined {
  const support = under.filter(({ top }) => top === z);
  const [part] = support;
  if (z === 0) return undefined;
  if (part === undefined) return forbidden(rule, "in-the-air", { elevation: z });
  const whole = isCovered(
    shape,
    support.map((solid) => solid.shape),
  );
  return whole ? undefined : fault(rule, "partly-on-terrain", table, part);
}

function edgeFault({ length, width }: Battlefield, { cx, cy, reach }: Shape): Fault | undefined {
  const inside = cx >= reach && cy >= reach && cx <= length - reach && cy <= width - reach;
  return inside ? undefined : forbidden("leg.setup.battlefield-size", "off-battlefield", { x: cx, y: cy });
}

/** Explains why terrain leaves no room for a token at this elevation, or returns undefined. */
export function terrainFault(table: Battlefield, shape: Shape, z: number): Violation<RuleId> | undefined {
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
  return restFault(table, shape, z, under, "leg.objective.place-no-partial");
}

function fault(rule: RuleId, code: string, { pieces }: Battlefield, solid: Solid): Fault {
  return forbidden(rule, code, { piece: pieces[solid.piece]?.id ?? "" });
}

/** Lists the elevations at which a token could be placed at a spot: the table, and the tops of the terrain there. */
export function elevationsAt(table: Battlefield, kind: TableToken["kind"], spot: Vec): readonly number[] {
  const shape = tokenShape(table, kind, spot);
  const under = table.solids.filter((solid) => solid.kind !== "area" && overlaps(solid.shape, shape, CONTACT));
  return [...new Set([0, ...under.map(({ top }) => top)])].sort((a, b) => a - b);
}
