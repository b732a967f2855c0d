import type { KeywordValues } from "../attack/pools/situation.ts";
import type { Gains, UnitMatch } from "../catalogue/entries.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Permit, UnitAmount } from "../state/hooks/permits.ts";
import { allOf } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { withdrewFromFight } from "./activation.ts";
import { hung, someHolds, sumOf } from "./parts.ts";
import { readUnit } from "./reading.ts";

/**
 * Returns the keywords of a unit with their values: from its cards that still count, command cards in play (under their
 * own ids), auras of friendly units and temporary effects.
 */
export function keywordsOf(look: Look, unit: UnitIndex): KeywordValues {
  return readUnit(look, unit).keywords;
}

/** Whether a unit has a keyword with a value above 0. */
export function hasKeyword(look: Look, unit: UnitIndex, keyword: string): boolean {
  return (keywordsOf(look, unit)[keyword] ?? 0) > 0 || fallsOut(look, unit, "unit-without-keyword", { keyword });
}

/** Whether a unit does not have a keyword. */
export function lacksKeyword(look: Look, unit: UnitIndex, keyword: string): boolean {
  return keywordsOf(look, unit)[keyword] === undefined || fallsOut(look, unit, "unit-with-keyword", { keyword });
}

/** Returns the amount that the keywords of a unit add to one of its figures (leg.keywords.numeric-stack). */
export function unitAmount(look: Look, unit: UnitIndex, amount: UnitAmount): number {
  return sumOf(look, readUnit(look, unit), amount);
}

/** Whether a keyword gives a unit a permit. */
export function hasPermit(look: Look, unit: UnitIndex, permit: Permit): boolean {
  return someHolds(look, readUnit(look, unit), permit);
}

/** Returns the rule that prevents a unit from attacking, or undefined if none does. */
export function attackBan(look: Look, unit: UnitIndex): RuleId | undefined {
  const read = readUnit(look, unit);
  if (withdrewFromFight(look.state, unit, read.profile.type)) return "leg.withdraw.no-attack";
  return someHolds(look, read, "no-attacks") ? (hung(read, "attack-ban")[0]?.does ?? "leg.actions.attack") : undefined;
}

/** Returns the additional units that other keywords make a keyword of a unit name. */
export function lentNames(look: Look, unit: UnitIndex, keyword: string): readonly UnitMatch[] {
  return Object.keys(keywordsOf(look, unit)).flatMap((id) =>
    allOf(look.box.keywords, id, "names").flatMap((named) => named[keyword] ?? []),
  );
}

/** Returns the additional gains that other keywords allow a keyword of a unit. */
export function lentGains(look: Look, unit: UnitIndex, keyword: string): readonly Gains[] {
  return Object.keys(keywordsOf(look, unit)).flatMap((id) =>
    allOf(look.box.keywords, id, "gains").flatMap((gained) => gained[keyword] ?? []),
  );
}
