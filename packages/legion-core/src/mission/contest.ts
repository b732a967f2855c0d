import { at } from "@sw/tabletop";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { Side } from "../state/seats.ts";
import type { State, TableToken } from "../state/state.ts";
import { isAtRange, measured, measuredAll, type Range } from "../table/range.ts";
import { disc, type Shape } from "../table/shapes.ts";
import type { Battlefield } from "../table/table.ts";
import type { Vec } from "../table/vectors.ts";
import { battlefieldOf } from "../units/battlefield.ts";
import { hasPermit } from "../units/keywords.ts";
import { isPanicked } from "../units/panic.ts";
import { companyOf, sceneOf } from "../units/positions.ts";

/**
 * Returns the outline of a kind of token at a spot (leg.tokens.poi-size, leg.tokens.asset-size,
 * leg.tokens.advantage-size).
 */
export function tokenShape({ profile }: Battlefield, kind: TableToken["kind"], { x, y }: Vec): Shape {
  return disc(x, y, kind === "poi" ? profile.poiRadius : profile.assetRadius);
}

/** Kinds of objective tokens. */
const OBJECTIVES: readonly TableToken["kind"][] = ["poi", "asset"];

/**
 * Lists the objective tokens on the battlefield, by their places in the state (leg.objective.unclaimed-on-battlefield).
 */
export function tokensDown({ tokens }: Pick<State, "tokens">): readonly number[] {
  return tokens.flatMap(({ kind, holder, removed }, token) =>
    OBJECTIVES.includes(kind) && holder === null && !removed ? [token] : [],
  );
}

/** Whether a unit has a miniature on the battlefield at a range of a token. */
export function isNearToken(look: Look, unit: UnitIndex, token: number, range: Range): boolean {
  const { state } = look;
  const company = companyOf(sceneOf(look), state, unit);
  const table = battlefieldOf(state);
  const spot = at(state.tokens, token);
  return company !== undefined && isAtRange(table, measuredAll(company), [tokenShape(table, spot.kind, spot)], range);
}

/**
 * Whether a unit contests a token: its leader is at half-range of it and the unit is not panicked
 * (leg.objective.contest).
 */
export function contests(look: Look, unit: UnitIndex, token: number): boolean {
  const { state } = look;
  const company = companyOf(sceneOf(look), state, unit);
  if (company === undefined || !tokensDown(state).includes(token)) return false;
  const table = battlefieldOf(state);
  const spot = at(state.tokens, token);
  if (hasPermit(look, unit, "contests-nothing")) return false;
  const reach = hasPermit(look, unit, "contests-at-range-1") ? 1 : "half";
  const near = isAtRange(table, measured(company.leader), [tokenShape(table, spot.kind, spot)], reach);
  return near && !isPanicked(look, unit);
}

/** Lists the units of a player that contest a token. */
export function contesting(look: Look, side: Side, token: number): readonly number[] {
  return look.state.units.flatMap(({ owner }, unit) => (owner === side && contests(look, unit, token) ? [unit] : []));
}

/**
 * Returns the player who secures a token by contesting it with more units, or null for neither (leg.objective.secure).
 */
export function securedBy(look: Look, token: number): Side | null {
  const [mine, theirs] = [contesting(look, 0, token).length, contesting(look, 1, token).length];
  if (mine === theirs) return null;
  return mine > theirs ? 0 : 1;
}
