import { at } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Cause } from "../state/events.ts";
import type { FrameOf } from "../state/kinds.ts";
import { isGreen, type TokenKind } from "../state/tokens.ts";
import type { GameWork } from "../state/work.ts";
import { gainTokens, loseTokens } from "../units/unit-tokens.ts";
import { spendAsGuardian } from "./guardian-tokens.ts";
import { lentBy, pay, tellAllSpent, tellSpent } from "./lenders.ts";
import type { AttackSide } from "./pools/keyword.ts";
import { CACHED } from "./pools/situation.ts";

/** The tokens that can be spent in a pool, each with its rule. */
const SPENT: readonly { readonly token: TokenKind; readonly rule: RuleId }[] = [
  { token: "aim", rule: "leg.tokens.aim" },
  { token: "dodge", rule: "leg.tokens.dodge" },
  { token: "surge", rule: "leg.tokens.surge" },
  { token: "shield", rule: "leg.kw.shielded-x.sides" },
  { token: "observation", rule: "leg.tokens.observation" },
];

/**
 * Spends a token of the pool: "attacker.aim", "guardian.0.surge", "lender.defender.1.dodge". A shield is flipped
 * instead.
 */
export function spend(work: GameWork, frame: FrameOf<"pool">, name: string, count: number): void {
  const parts = name.split(".");
  const whose = at(parts, 0);
  const spent = at(parts, parts.length - 1);
  const { token, rule } = at(
    SPENT.filter((one) => one.token === spent),
    0,
  );
  const because: Cause = { rule, cause: null };
  if (whose === "guardian") {
    const guardian = at(frame.guardians, Number(parts[1]));
    spendAsGuardian(work, guardian, token, count, because);
    if (isGreen(token)) tellAllSpent(work, guardian, token, count);
    return;
  }
  const side = sideOf(whose === "lender" ? at(parts, 1) : whose);
  const unit = frame[side];
  if (!isGreen(token)) {
    loseTokens(work, unit, token, count, because);
    if (token === "shield") gainTokens(work, unit, "inactive-shield", count, because);
    return;
  }
  if (whose === "lender") {
    const own = at(frame.situation.lenders[side], Number(parts[2]));
    pay(work, unit, lentBy(work, own, token), count, { rule, cause: own.own === true ? CACHED : null });
  } else loseTokens(work, unit, token, count, because);
  if (side === "attacker") tellSpent(work, unit, token);
  tellAllSpent(work, unit, token, count);
}

/** Returns the side that a recorded name stands for. */
export function sideOf(name: string): AttackSide {
  return name === "attacker" ? name : "defender";
}
