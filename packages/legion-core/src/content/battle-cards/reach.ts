import { at } from "@sw/tabletop";
import { tokenShape } from "../../mission/contest.ts";
import type { Look } from "../../state/look.ts";
import type { TableToken } from "../../state/state.ts";
import { CONTACT } from "../../table/lengths.ts";
import { isAtRange, isUnitAtRange, type Range } from "../../table/range.ts";
import type { Company } from "../../table/scene.ts";
import { disc, overlaps, polygon, type Shape } from "../../table/shapes.ts";
import { leftOf, moved, type Point3, unitVector, type Vec, vector } from "../../table/vectors.ts";
import { battlefieldOf } from "../../units/battlefield.ts";
import { companyOf, sceneOf } from "../../units/positions.ts";

/** Lists the units of both sides at a range of a token (leg.range.at-unit), in the order of the state. */
export function unitsNearToken(look: Look, token: number, range: Range): readonly number[] {
  const table = battlefieldOf(look.state);
  const from = at(look.state.tokens, token);
  return deployed(look, (company) => isUnitAtRange(table, [tokenShape(table, from.kind, from)], company, range));
}

/** Whether the range ruler can be placed from a token to a spot on the battlefield. */
export function isRulerTo({ state }: Look, from: TableToken, { x, y }: Point3, range: Range): boolean {
  const table = battlefieldOf(state);
  const inside = x >= 0 && y >= 0 && x <= table.length && y <= table.width;
  const away = x !== from.x || y !== from.y;
  return inside && away && isAtRange(table, [tokenShape(table, from.kind, from)], [disc(x, y, 0)], range);
}

/**
 * Lists the units of both sides with a miniature under a token, or under the ruler from it to a spot, in the order of
 * the state.
 */
export function unitsUnder(look: Look, token: number, to: Vec): readonly number[] {
  const from = at(look.state.tokens, token);
  const shapes = [tokenShape(battlefieldOf(look.state), from.kind, from), rulerTo(look, from, to)];
  return deployed(look, ({ figures }) =>
    figures.some((figure) => shapes.some((shape) => overlaps(figure.shape, shape, CONTACT))),
  );
}

/**
 * Returns the shape of the ruler from the middle of a token to a spot. The rulebook gives no width, so it is as wide as
 * the token.
 */
function rulerTo({ state }: Look, from: TableToken, to: Vec): Shape {
  const { radius } = tokenShape(battlefieldOf(state), from.kind, from);
  const across = leftOf(unitVector(vector(from, to)));
  return polygon([
    moved(from, across, radius),
    moved(from, across, -radius),
    moved(to, across, -radius),
    moved(to, across, radius),
  ]);
}

function deployed(look: Look, fits: (company: Company) => boolean): readonly number[] {
  const scene = sceneOf(look);
  return [...look.state.units.keys()].filter((unit) => {
    const company = companyOf(scene, look.state, unit);
    return company !== undefined && fits(company);
  });
}
