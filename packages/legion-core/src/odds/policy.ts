import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  BLANK,
  BLOCK,
  type Counts,
  CRITICAL,
  DEFENSE_COLOURS,
  DEFENSE_FACES,
  SURGE,
  sidesOf,
  sum,
} from "../attack/pools/faces.ts";
import type { Amount, Offer, PoolRules } from "../attack/pools/keyword.ts";
import { CORE_OFFERS, tokens } from "../attack/pools/offers.ts";
import type { Pool, Stage } from "../attack/pools/pool.ts";
import { PASS, PICK_DEFENSE } from "../attack/pools/resolve.ts";
import { attackSurgesComeTo, guardianAmount, surgesBlock } from "../attack/pools/rules.ts";

/** A pool that waits for any choice except those about rerolling attack dice. */
export type PoolOutsideRerolls = Pool & { readonly stage: Exclude<Stage, "reroll-attack"> };

/** How both sides choose while a pool is resolved, from the pool, its rules and the available options. */
export interface Policy {
  /** Returns an option while the attacker rerolls: a token or keyword to use, a die to pick up, or to pass. */
  reroll(pool: Pool, rules: PoolRules, options: readonly string[]): string;
  /** Returns an option for any other choice. If no attack die can be rerolled, all may be counted under one colour. */
  choose(pool: PoolOutsideRerolls, rules: PoolRules, options: readonly string[]): string;
}

const FACES = ATTACK_FACES.length;

/**
 * The default policy: both sides use everything that helps them at once. The attacker spends every aim token to reroll
 * blanks and surges that nothing converts, prefers criticals to hits, and keeps Pierce for the defender. The defender
 * cancels as much as possible, with guardians last, and dodges while hits remain.
 */
export const EAGER: Policy = {
  reroll: (pool, rules, options) => {
    const poor = poorFaces(rules);
    if (pool.picking === null) {
      if (!showsSome(pool.rolled, poor)) return PASS;
      const all = rerollingAll(rules).map(({ id }) => id);
      const [first = PASS] = options.filter((id) => !all.includes(id));
      if (first !== PASS || !isPoorAttack(pool.rolled, poor)) return first;
      return all.find((id) => options.includes(id)) ?? PASS;
    }
    const { taken, left } = pool.picking;
    const wanted = dicePicked(pool.rolled, poor, sum(taken) + left);
    const option = `pick ${wanted.findIndex((count, at) => count > (taken[at] ?? 0))}`;
    return options.includes(option) ? option : PASS;
  },
  choose: (pool, rules, options) => {
    const wanted = PREFERENCES[pool.stage]?.(pool, rules, options) ?? options[0];
    return wanted !== undefined && options.includes(wanted) ? wanted : PASS;
  },
};

/** Returns the option that a policy chooses now. */
export function choice(policy: Policy, pool: Pool, rules: PoolRules, options: readonly string[]): string {
  return isOutsideRerolls(pool) ? policy.choose(pool, rules, options) : policy.reroll(pool, rules, options);
}

function isOutsideRerolls(pool: Pool): pool is PoolOutsideRerolls {
  return pool.stage !== "reroll-attack";
}

type Preference = (pool: Pool, rules: PoolRules, options: readonly string[]) => string | undefined;

const PREFERENCES: Readonly<Partial<Record<Stage, Preference>>> = {
  "convert-attack": (pool, rules, options) => {
    const face = attackSurgesComeTo(rules, pool);
    if (face === CRITICAL) return PASS;
    if (options.includes("critical")) return "critical";
    return face === BLANK ? options[0] : PASS;
  },
  dodge: ({ hits }, rules, options) => (hits > 0 ? options[0] : options.find((id) => isOfKeyword(id, "dodge", rules))),
  "guardian-reroll": (pool, rules, options) => {
    const guardian = rules.situation.guardians[pool.guard?.guardian ?? -1];
    if (pool.guard === null || guardian === undefined) return PASS;
    const { dice } = pool.guard;
    const shown = DEFENSE_COLOURS.flatMap((_, colour) => (colour === guardian.die ? dice : NO_FACES));
    const block = guardian.surgeToBlock || guardianAmount(rules, pool, "surge-to-block") > 0;
    return isPoorRoll(shown, block) ? options[0] : PASS;
  },
  "guardian-pierce": () => PASS,
  "reroll-defense": (pool, rules, options) => {
    const poor = surgesKept(pool, rules) ? [BLANK] : [BLANK, SURGE];
    const { defended, picking } = pool;
    if (picking === null) {
      const offers = (rules.offersAt["reroll-defense"] ?? []).filter(({ id }) => options.includes(id));
      const some = offers.find(({ rerolls }) => rerolls === "some");
      if (some !== undefined && showsSome(defended, poor, DEFENSE_FACES.length)) return some.id;
      return (
        offers.find(({ rerolls }) => rerolls === "all" && isPoorRoll(defended, surgesKept(pool, rules)))?.id ?? PASS
      );
    }
    const wanted = defended.findIndex(
      (count, place) => poor.includes(place % DEFENSE_FACES.length) && count > (picking.taken[place] ?? 0),
    );
    return `${PICK_DEFENSE} ${wanted}`;
  },
  "convert-defense": (pool, rules, options) => (surgesBlock(rules, pool) ? PASS : options[0]),
};

/** Returns the only faces of attack dice that {@link EAGER} rerolls. It rerolls the strongest dice first. */
export function poorFaces(rules: PoolRules): readonly number[] {
  return surgesCount(rules) ? [BLANK] : [BLANK, SURGE];
}

/** Whether attack surges are worth keeping, because something can convert them. */
function surgesCount({ situation, amounts }: PoolRules): boolean {
  const { attacker, lenders } = situation;
  if (attacker.surge !== null || attacker.tokens.surge > 0) return true;
  return (
    lenders.attacker.some(({ tokens }) => tokens.surge > 0) ||
    amounts.some(({ hook }) => CONVERTING.includes(hook.amount))
  );
}

/** Amounts of keywords that convert attack surges. */
const CONVERTING: readonly Amount[] = ["surge-to-critical", "chart-to-hit", "chart-to-critical"];

/** Whether a die shows one of the faces. */
function showsSome(rolled: Counts, faces: readonly number[], of: number = FACES): boolean {
  return rolled.some((count, place) => count > 0 && faces.includes(place % of));
}

/** Whether an option belongs to a keyword, with the side's own or a lent token, and is not available to all units. */
function isOfKeyword(id: string, stage: Stage, { offersAt }: PoolRules): boolean {
  const offer = offersAt[stage]?.find((one) => one.id === id);
  return offer !== undefined && !CORE_OFFERS.includes(offer.ownOffer ?? offer);
}

const NO_FACES: Counts = DEFENSE_FACES.map(() => 0);

/** Whether defense surges are worth keeping, because the chart or a token turns them into blocks. */
function surgesKept(pool: Pool, rules: PoolRules): boolean {
  return surgesBlock(rules, pool) || tokens(pool, "defender.surge") > 0;
}

/** Returns the offers that reroll all attack dice. */
export function rerollingAll({ offersAt }: PoolRules): readonly Offer[] {
  return (offersAt["reroll-attack"] ?? []).filter(({ rerolls }) => rerolls === "all");
}

/** Whether attack dice show fewer good faces than rerolling all of them is expected to give. */
function isPoorAttack(shown: Counts, poor: readonly number[]): boolean {
  const good = ATTACK_FACES.map((_, face) => face).filter((face) => !poor.includes(face));
  const sides = ATTACK_COLOURS.map((die) => sidesOf(die, ATTACK_FACES));
  return leadOver(sides, shown, good) < 0;
}

/** Whether defense dice show fewer blocks than rerolling all of them is expected to give. */
function isPoorRoll(shown: Counts, surgesBlock: boolean): boolean {
  const sides = DEFENSE_COLOURS.map((die) => sidesOf(die, DEFENSE_FACES));
  return leadOver(sides, shown, surgesBlock ? [SURGE, BLOCK] : [BLOCK]) < 0;
}

/**
 * Returns how far the number of good faces exceeds the expected number, up to a positive factor. `sides` are by colour.
 */
function leadOver(sides: readonly Counts[], shown: Counts, good: readonly number[]): number {
  const count = (of: Counts): number => good.reduce((total, face) => total + (of[face] ?? 0), 0);
  return sides.reduce((lead, own, colour) => {
    const dice = shown.slice(colour * own.length, (colour + 1) * own.length);
    return lead + count(dice) * sum(own) - sum(dice) * count(own);
  }, 0);
}

/** Returns the dice that a reroll of at most `most` dice picks up: the strongest first, blanks before surges. */
function dicePicked(rolled: Counts, faces: readonly number[], most: number): Counts {
  const taken = rolled.map(() => 0);
  let left = most;
  for (let colour = ATTACK_COLOURS.length - 1; colour >= 0; colour--) {
    for (const face of faces) {
      const place = colour * FACES + face;
      const count = Math.min(left, rolled[place] ?? 0);
      taken[place] = count;
      left -= count;
    }
  }
  return taken;
}
