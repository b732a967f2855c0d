import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { AttackSide, LentToken, Offer, PoolRules } from "./keyword.ts";
import { whatIsLacking } from "./lacking.ts";
import { CORE_OFFERS } from "./offers.ts";
import { altered, type Pool, STAGES } from "./pool.ts";
import { PICK, PICK_DEFENSE } from "./resolve.ts";
import { guardianOffers, STEPS } from "./stages.ts";

const TOKEN_RULES: Readonly<Record<LentToken, RuleId>> = {
  aim: "leg.tokens.aim",
  dodge: "leg.tokens.dodge",
  surge: "leg.tokens.surge",
};

/**
 * Explains why something cannot be used in a pool now: it belongs to another step or side, the token is spent, or there
 * is nothing to use it on.
 */
export function whyNotUsed(
  pool: Pool,
  rules: PoolRules,
  rule: RuleId,
  option: string,
  options: readonly string[],
): Violation<RuleId> {
  if (pool.picking !== null || option.startsWith(PICK) || option.startsWith(PICK_DEFENSE)) {
    return violation(rule, "no-such-die", { options });
  }
  const known = offersOf(pool, rules).filter(({ id }) => id === option);
  const here = known.filter(({ stage }) => stage === pool.stage);
  const [first] = known;
  if (first === undefined) return violation(rule, "no-such-use", { option, options });
  if (here.length === 0) return violation(rule, "used-in-another-step", { option, step: first.stage });
  const own = here.find(({ side }) => side === STEPS[pool.stage].side);
  if (own === undefined) return violation(rule, "use-of-the-other-side", { option });
  const { spends, side } = own;
  if (spends !== undefined && tokensLeft(pool, side, spends) === 0) {
    return violation(TOKEN_RULES[spends], "no-token-left", { token: spends });
  }
  if (pool.used[option] !== undefined) return violation(rule, "used-already", { option });
  if (isLentNoMore(pool, rules, own)) return violation(rule, "lent-token-gone", { option });
  return whatIsLacking({ pool, rules, offer: own, rule }) ?? violation(rule, "nothing-to-use-it-on", { option });
}

/**
 * Whether a side could use a token of its own where it has no lent token left. Then the lent token is what is missing.
 */
function isLentNoMore(pool: Pool, rules: PoolRules, { side, ownOffer }: Offer): boolean {
  if (ownOffer?.spends === undefined) return false;
  const left = { ...pool.left, [`${side}.${ownOffer.spends}`]: 1 };
  return ownOffer.available(altered(pool, { left }), rules);
}

/** Explains why a side can use nothing more in a pool: all remaining offers spend tokens, and it has none left. */
export function whyNothingUsed(pool: Pool, rules: PoolRules, side: AttackSide): Violation<RuleId> | undefined {
  const ahead = offersOf(pool, rules).filter(
    (offer) => offer.side === side && STAGES.indexOf(offer.stage) >= STAGES.indexOf(pool.stage),
  );
  const isOpen = ahead.some(
    ({ spends, conceivable }) =>
      (spends === undefined || tokensLeft(pool, side, spends) > 0) && (conceivable?.(pool, rules) ?? true),
  );
  return isOpen ? undefined : violation("leg.attack.sequence", "nothing-to-use", { side });
}

/** Lists everything that both sides and an active guardian can use in this attack, in any step. */
function offersOf({ guard }: Pool, rules: PoolRules): readonly Offer[] {
  const { offersAt, guardianOffersAt } = rules;
  const guarding = guard === null ? {} : (guardianOffersAt[guard.guardian] ?? {});
  const all = [...Object.values(offersAt), ...Object.values(guarding), CORE_OFFERS, guardianOffers(rules)].flat();
  return [...new Set(all)];
}

/** Counts the tokens of a kind that a side may still spend, including lent tokens and those of guardians. */
function tokensLeft({ left }: Pool, side: AttackSide, token: LentToken): number {
  return Object.entries(left).reduce((sum, [name, count]) => {
    const isOf = name.startsWith(`${side}.`) || name.includes(`lender.${side}.`) || name.startsWith("guardian.");
    return isOf && name.endsWith(`.${token}`) ? sum + count : sum;
  }, 0);
}
