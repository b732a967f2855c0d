import type { Params } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { type UnitIndex, unitId } from "./ids.ts";
import type { Facts, Look, Reason } from "./look.ts";

/**
 * Reports why a unit is excluded from a choice, but only while a refusal is explained. Always returns false, so that a
 * test can end with it; `params` always includes the unit as `unit`.
 */
export function fallsOut(look: Facts, unit: UnitIndex, code: string, params?: Params, rule?: RuleId): false {
  look.missed?.(unit, {
    code,
    params: { unit: unitId(look.state, unit), ...params },
    ...(rule === undefined ? {} : { rule }),
  });
  return false;
}

/**
 * Reports why a named option is excluded from a choice, but only while a refusal is explained. Always returns false;
 * `params` is used unchanged.
 */
export function optionOut(look: Look, name: string, code: string, params: Params = {}, rule?: RuleId): false {
  return fallsOutBy(look, name, () => ({ code, params, ...(rule === undefined ? {} : { rule }) }));
}

/**
 * Whether a named option passes the test for a unit. If the test excludes the unit, the reason is reported for the
 * option.
 */
export function optionHolds(look: Look, name: string, unit: UnitIndex, test: (look: Look) => boolean): boolean {
  const { box, state, missed } = look;
  if (missed === undefined) return test(look);
  return test({ box, state, missed: (what, reason) => (what === unit ? missed(name, reason) : undefined) });
}

/**
 * Reports why a unit or named option is excluded. The reason is computed only while a refusal is explained, and
 * undefined reports nothing; always returns false.
 */
export function fallsOutBy(look: Look, what: number | string, why: () => Reason | undefined): false {
  const reason = look.missed === undefined ? undefined : why();
  if (reason !== undefined) look.missed?.(what, reason);
  return false;
}
