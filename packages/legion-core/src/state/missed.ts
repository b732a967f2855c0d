import type { Params } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { type UnitIndex, unitId } from "./ids.ts";
import type { Facts, Look, Reason } from "./look.ts";

/**
 * Says why a unit falls out of a choice to whoever explains a refusal, and to nobody otherwise. Always false, so that a test
 * reads: it holds, or the unit falls out. The unit is among the figures as `unit`.
 */
export function fallsOut(look: Facts, unit: UnitIndex, code: string, params?: Params, rule?: RuleId): false {
  look.missed?.(unit, {
    code,
    params: { unit: unitId(look.state, unit), ...params },
    ...(rule === undefined ? {} : { rule }),
  });
  return false;
}

/** The same of an option that goes by a name; its figures are all given. */
export function optionOut(look: Look, name: string, code: string, params: Params = {}, rule?: RuleId): false {
  return fallsOutBy(look, name, () => ({ code, params, ...(rule === undefined ? {} : { rule }) }));
}

/** Whether an option that goes by a name holds for a unit: what makes the unit fall out of its test is told of the option. */
export function optionHolds(look: Look, name: string, unit: UnitIndex, test: (look: Look) => boolean): boolean {
  const { box, state, missed } = look;
  if (missed === undefined) return test(look);
  return test({ box, state, missed: (what, reason) => (what === unit ? missed(name, reason) : undefined) });
}

/** The same of a unit, or of something with a name, for a reason that is worked out only where somebody asks; without one nobody is told. */
export function fallsOutBy(look: Look, what: number | string, why: () => Reason | undefined): false {
  const reason = look.missed === undefined ? undefined : why();
  if (reason !== undefined) look.missed?.(what, reason);
  return false;
}
