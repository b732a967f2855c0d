import { issueOrder, mayBeOrdered } from "../../../rounds/orders.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { ChoiceHook } from "../../../state/hooks/keyword.ts";
import { mayChoose } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Range } from "../../../table/range.ts";
import { lentNames } from "../../../units/keywords.ts";
import { alliesAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { readUnit } from "../../../units/reading.ts";

/**
 * Creates the choice of an order for one of the units that the keyword names. The range is fixed, or determined at the
 * time.
 */
export function ordering(
  source: string,
  rule: RuleId,
  range: Range | ((look: Look, unit: UnitIndex) => Range),
): ChoiceHook {
  return mayChoose(
    rule,
    (look, unit) => toOrder(look, unit, source, typeof range === "function" ? range(look, unit) : range),
    (work, ordered, unit) => issueOrder(work, ordered, { rule, cause: source }, unit),
  );
}

/**
 * Lists the friendly units at a range of a unit that its keyword names and that may be issued an order. The unit itself
 * is one of them if its keyword names it (leg.range.at-self).
 */
export function toOrder(look: Look, unit: UnitIndex, source: string, range: Range): readonly number[] {
  const { uses } = readUnit(look, unit).given;
  const own = uses.filter(({ id }) => id === source).flatMap(({ of = [] }) => of);
  const named = [...own, ...lentNames(look, unit, source)];
  return alliesAt(look, unit, range).filter((one) => mayBeOrdered(look, one, unit) && fitsAny(look, one, named));
}
