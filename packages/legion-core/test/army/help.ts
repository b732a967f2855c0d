import { expect } from "vitest";
import { type ArmyFault, type ArmyList, type ArmyRules, army, type ListedUnit } from "../../src/content/army.ts";
import type { Allegiance } from "../../src/content/catalogue.ts";
import type { RuleId } from "../../src/rules/index.ts";
import { SAMPLES } from "./samples.ts";

/** A unit with upgrades, by id. */
export function unit(unit: string, ...upgrades: readonly string[]): ListedUnit {
  return { unit, upgrades };
}

/** The legal sample army of a faction. */
export function sample(faction: Allegiance): ArmyList {
  const found = SAMPLES.find(({ list }) => list.faction === faction);
  if (found === undefined) throw new Error(`no sample of ${faction}`);
  return found.list;
}

/** An army of these units without hand and deck. */
export function ofUnits(faction: Allegiance, units: readonly ListedUnit[], more: Partial<ArmyList> = {}): ArmyList {
  return {
    faction,
    units,
    commandHand: [],
    battleDeck: { primary: [], secondary: [], advantages: [] },
    ...more,
  };
}

/** The army with more units. */
export function plus(list: ArmyList, ...units: readonly ListedUnit[]): ArmyList {
  return { ...list, units: [...list.units, ...units] };
}

/** So many times the same. */
export function times<One>(count: number, one: One): readonly One[] {
  return Array.from({ length: count }, () => one);
}

/** The faults of an army under a rule. */
export function under(rule: RuleId, list: ArmyList, rules: ArmyRules = army): readonly ArmyFault[] {
  return rules.check(list).filter((fault) => fault.rule === rule);
}

/** Expects exactly one fault under the rule, with these params among its own. */
export function expectFault(
  list: ArmyList,
  rule: RuleId,
  code: ArmyFault["code"],
  params: ArmyFault["params"] = {},
  rules: ArmyRules = army,
): void {
  const found = under(rule, list, rules).filter((fault) => fault.code === code);
  expect(found).toHaveLength(1);
  expect(found[0]?.params).toMatchObject(params);
}

/** Expects no fault of that code. */
export function expectNone(list: ArmyList, code: ArmyFault["code"], rules: ArmyRules = army): void {
  expect(rules.check(list).filter((fault) => fault.code === code)).toEqual([]);
}
