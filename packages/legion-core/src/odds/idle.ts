import type { Violation } from "@sw/tabletop";
import type { PoolRules } from "../attack/pools/keyword.ts";
import { spends } from "../attack/pools/resolve.ts";
import type { RuleId } from "../rules/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { AttackInput } from "./input.ts";

/** Inputs that count only in ranged attacks, each with its rule and a test of whether an attack has it. */
const ONLY_RANGED: readonly (readonly [input: string, rule: RuleId, isGiven: (attack: AttackInput) => boolean])[] = [
  ["defender.cover", "leg.obscured.ranged-only", ({ defender }) => (defender.cover ?? "none") !== "none"],
  ["defender.smoke", "leg.obscured.ranged-only", ({ defender }) => (defender.smoke ?? 0) > 0],
  ["defender.suppressed", "leg.obscured.ranged-only", ({ defender }) => defender.suppressed === true],
  ["defender.tokens.shield", "leg.kw.shielded-x.cancel", ({ defender }) => (defender.tokens?.shield ?? 0) > 0],
  ["guardians", "leg.kw.guardian-x.cancel", ({ guardians = [] }) => guardians.length > 0],
  ["backup", "leg.backup.when", ({ backup }) => backup === true],
];

/** Returns a refusal for the first input of an attack that can never count in it, or undefined if all can. */
export function idleInput(attack: AttackInput, rules: PoolRules): Violation<RuleId> | undefined {
  const { kind, attacker, guardians } = rules.situation;
  const [input, rule] = (kind === "ranged" ? undefined : ONLY_RANGED.find(([, , isGiven]) => isGiven(attack))) ?? [];
  if (input !== undefined && rule !== undefined) return forbidden(rule, "counts-at-range-only", { input });
  if (attacker.tokens.dodge > 0 && !spends(rules.offersAt, "attacker", "dodge"))
    return forbidden("leg.tokens.dodge", "nothing-spends-token", { input: "attacker.tokens.dodge" });
  for (const [index, { id, tokens }] of guardians.entries()) {
    if (!rules.guardianAmounts[index]?.some(({ hook }) => hook.amount === "guard"))
      return forbidden("leg.kw.guardian-x.cancel", "no-guardian", { guardian: id });
    if (tokens.dodge > 0 && !spends(rules.guardianOffersAt[index] ?? {}, "defender", "dodge"))
      return forbidden("leg.tokens.dodge", "nothing-spends-token", { input: `guardians.${index}.tokens.dodge` });
  }
  return undefined;
}
