import { at, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import { unitId, unitOfId } from "../state/ids.ts";
import type { State } from "../state/state.ts";
import { statusOf } from "./positions.ts";

/**
 * What is wrong with a unit that is none of those offered: there is none of that name, it is defeated, not on the battlefield or
 * chosen already, an enemy where friends are asked for or a friend where enemies are; undefined where it is none of these.
 */
export function whyNotUnit(
  { units }: Pick<State, "units">,
  rule: RuleId,
  action: Action,
  offered: readonly number[],
  chosen: readonly number[] = [],
): Violation<RuleId> | undefined {
  const subject = "subject" in action ? String(action.subject) : "";
  const unit = unitOfId({ units }, subject);
  if (unit === undefined) return violation(rule, "unknown-unit", { unit: subject });
  const named = { unit: unitId({ units }, unit) };
  if (chosen.includes(unit)) return violation(rule, "unit-chosen-already", named);
  const status = statusOf(at(units, unit));
  if (status === "defeated") return violation(rule, "unit-defeated", named);
  const { owner } = at(units, unit);
  const owners = offered.map((one) => at(units, one).owner);
  if (owners.length > 0 && owners.every((other) => other !== owner)) {
    return violation(rule, "unit-of-the-other-side", { unit: subject });
  }
  const areFielded = offered.length > 0 && offered.every((one) => statusOf(at(units, one)) === "deployed");
  return areFielded && status !== "deployed" ? violation(rule, "unit-not-deployed", named) : undefined;
}

/** The units that options are about. */
export function unitsOffered(state: Pick<State, "units">, options: readonly Action[]): readonly number[] {
  return options.flatMap((option) => {
    const unit = "subject" in option ? unitOfId(state, String(option.subject)) : undefined;
    return unit === undefined ? [] : [unit];
  });
}
