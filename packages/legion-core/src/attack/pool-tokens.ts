import { at } from "@sw/tabletop";
import { oneOf, type PlayedKeywords } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { spendableTokens } from "../units/conditions.ts";
import { hung } from "../units/parts.ts";
import { statusOf } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";
import { readUnit } from "../units/reading.ts";
import { gainTokens } from "../units/unit-tokens.ts";
import type { AttackSide } from "./pools/keyword.ts";
import { altered, type Pool } from "./pools/pool.ts";
import type { KeywordValues } from "./pools/situation.ts";

/** Whether a unit is still on the battlefield after the wounds. */
export function survives({ units }: Pick<State, "units">, unit: UnitIndex): boolean {
  return statusOf(at(units, unit)) !== "defeated";
}

/** Gives a unit the tokens that its keywords grant after an attack of its own or one against it. */
export function gainAfterPool(work: GameWork, unit: UnitIndex, side: AttackSide): void {
  if (!survives(work.state, unit)) return;
  for (const { keyword, does } of hung(readUnit(work, unit), "after-pool")) {
    gainTokens(work, unit, does[side].token, 1, { rule: does[side].rule, cause: keyword });
  }
}

/** Lists the keywords among these that give tokens to a unit wounded by their weapons, each once. */
function woundingAmong(all: readonly KeywordValues[], keywords: PlayedKeywords): readonly string[] {
  const found: string[] = [];
  for (const own of all) {
    for (const id in own) if (oneOf(keywords, id, "wounding") !== undefined && !found.includes(id)) found.push(id);
  }
  return found;
}

/** Gives a defender the tokens of the weapons that wounded it. */
export function gainFromWounds(
  work: GameWork,
  { attacker, defender, situation }: FrameOf<"pool">,
  keywords: PlayedKeywords,
): void {
  const { type } = profileOf(work, defender);
  // What a unit has lent to its weapons counts beside what stands on them.
  const all = [situation.attacker, ...situation.weapons].map((one) => one.keywords);
  for (const id of woundingAmong(all, keywords)) {
    const wounding = oneOf(keywords, id, "wounding");
    if (wounding === undefined || wounding.on?.includes(type) === false) continue;
    const value = all.reduce((sum, own) => sum + (own[id] ?? 0), 0);
    const { token, rule, pivots } = wounding;
    if (pivots === true) {
      const chooser = at(work.state.units, attacker).owner;
      work.push({ kind: "pivot", unit: defender, chooser, token, amount: 1, rule, cause: id });
    } else gainTokens(work, defender, token, value, { rule, cause: id });
  }
}

const AIM = "attacker.aim";

const GAINED = `gained ${AIM}`;

/**
 * Returns a pool after a choice with the aim tokens that the choice has in fact given the attacker. These may be none if
 * others gained them instead (leg.kw.aid).
 */
export function withGains(look: Look, frame: FrameOf<"pool">, pool: Pool): Pool {
  const before = frame.pool.left[AIM] ?? 0;
  if ((pool.left[AIM] ?? 0) <= before) return pool;
  const left = spendableTokens(look, frame.attacker, "aim");
  const gained = (frame.pool.used[GAINED] ?? 0) + left - before;
  return altered(pool, { left: { ...pool.left, [AIM]: left }, used: { ...pool.used, [GAINED]: gained } });
}
