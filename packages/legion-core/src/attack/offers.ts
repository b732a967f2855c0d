import type { AttackSide, Offer, PoolRules } from "../keywords/types.ts";
import { ATTACK_FACES, BLANK, HIT, SURGE, showing } from "./faces.ts";
import type { Pool } from "./pool.ts";
import { amount, spending, using } from "./rules.ts";
import { CLONES, type Situation } from "./situation.ts";

const FACES = ATTACK_FACES.length;

/** Dice that an aim token rerolls at least (leg.roll-attack.aim-two-different). */
export const AIM_DICE = 2;

/** Dice that an observation token rerolls (leg.tokens.observation). */
export const OBSERVATION_DICE = 1;

/** Hits that backup cancels at most (leg.backup.effect). */
const BACKUP_HITS = 2;

/** What tokens and backup offer in every attack; keywords add theirs. */
export const CORE_OFFERS: readonly Offer[] = [
  {
    id: "aim",
    stage: "reroll-attack",
    side: "attacker",
    available: (pool) => tokens(pool, "attacker.aim") > 0,
    take: (pool, rules) => taking(spending(pool, "attacker.aim"), "aim", AIM_DICE + amount(rules, pool, "aim-dice")),
  },
  {
    id: "observation",
    stage: "reroll-attack",
    side: "attacker",
    available: (pool) => tokens(pool, "defender.observation") > 0,
    take: (pool) => taking(spending(pool, "defender.observation"), "observation", OBSERVATION_DICE),
  },
  {
    id: "surge",
    stage: "convert-attack",
    side: "attacker",
    available: (pool) => tokens(pool, "attacker.surge") > 0 && showing(pool.rolled, SURGE, FACES) > 0,
    take: (pool) => turned(spending(pool, "attacker.surge"), SURGE, HIT),
  },
  {
    id: "dodge",
    stage: "dodge",
    side: "defender",
    available: (pool, rules) => tokens(pool, "defender.dodge") > 0 && amount(rules, pool, "no-dodge") === 0,
    take: (pool) => cancelHit(using(spending(pool, "defender.dodge"), "dodge")),
  },
  {
    id: "backup",
    stage: "modify-attack-defender",
    side: "defender",
    available: (pool, rules) => backsUp(pool, rules) && pool.hits > 0,
    take: (pool) => cancelHit(using(pool, "backup")),
  },
  {
    id: "surge",
    stage: "convert-defense",
    side: "defender",
    available: (pool) => tokens(pool, "defender.surge") > 0 && showing(pool.defended, SURGE, 3) > 0,
    take: (pool) => spending({ ...pool, defended: oneTurned(pool.defended, SURGE, 2, 3) }, "defender.surge"),
  },
];

/** Tokens of a side that another unit can lend. */
const LENT = ["aim", "dodge", "surge"] as const;

/** The same choices with a token of another unit: one in an attack for each side and each reason to lend. */
export function lentOffers({ lenders: { attacker, defender } }: Situation): readonly Offer[] {
  const sides = [
    ["attacker", attacker],
    ["defender", defender],
  ] as const;
  const own = (side: AttackSide): readonly Offer[] =>
    CORE_OFFERS.filter((core) => core.side === side && LENT.some((token) => token === core.id));
  return sides.flatMap(([side, lenders]) =>
    lenders.flatMap(({ id, by }, place) =>
      by.flatMap((reason) => own(side).map((core) => lent(core, id, reason, lentKey(side, place, core.id)))),
    ),
  );
}

/** Under which name a pool counts the tokens of a lender. */
function lentKey(side: AttackSide, lender: number, token: string): string {
  return `lender.${side}.${lender}.${token}`;
}

/** What is left of the tokens of lenders as a pool begins. */
export function lentTokens({ lenders }: Situation): Readonly<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const side of ["attacker", "defender"] as const) {
    for (const [place, { tokens: own }] of lenders[side].entries()) {
      for (const token of LENT) left[lentKey(side, place, token)] = own[token];
    }
  }
  return left;
}

/** A choice that is open as if the side had the token itself, and takes it from the lender. */
function lent(core: Offer, lender: string, by: string, key: string): Offer {
  const own = `${core.side}.${core.id}`;
  const once = `lent to ${core.side} by ${by}`;
  const asOwn = (pool: Pool): Pool => ({ ...pool, left: { ...pool.left, [own]: 1 } });
  return {
    id: by === CLONES ? `${core.id} of ${lender}` : `${core.id} of ${lender} by ${by}`,
    stage: core.stage,
    side: core.side,
    standsFor: core,
    available: (pool, rules) =>
      tokens(pool, key) > 0 && (pool.used[once] ?? 0) === 0 && core.available(asOwn(pool), rules),
    take(pool, rules) {
      const taken = using(core.take(asOwn(pool), rules), once);
      return { ...taken, left: { ...taken.left, [own]: tokens(pool, own), [key]: tokens(pool, key) - 1 } };
    },
  };
}

function backsUp(pool: Pool, rules: PoolRules): boolean {
  const { backup, kind } = rules.situation;
  if (!backup || kind !== "ranged" || amount(rules, pool, "guards") > 0) return false;
  return (pool.used["backup"] ?? 0) < BACKUP_HITS;
}

/** How many of a token are left. */
export function tokens(pool: Pool, token: string): number {
  return pool.left[token] ?? 0;
}

/** The pool with dice to be taken up for a reroll. */
function taking(pool: Pool, offer: string, dice: number): Pool {
  return { ...pool, picking: { offer, left: dice, from: 0, taken: pool.rolled.map(() => BLANK) } };
}

/** The pool without one of its hits; without hits a token is spent all the same (leg.dodge.spend-without-hits). */
export function cancelHit(pool: Pool): Pool {
  return { ...pool, hits: Math.max(0, pool.hits - 1) };
}

/** The pool with one rolled attack die turned from one face to another. */
export function turned(pool: Pool, from: number, to: number): Pool {
  return { ...pool, rolled: oneTurned(pool.rolled, from, to, FACES) };
}

/** Counts with one die turned: of all dice that show the face, colours do not matter any more. */
function oneTurned(counts: readonly number[], from: number, to: number, faces: number): readonly number[] {
  for (let first = 0; first < counts.length; first += faces) {
    if ((counts[first + from] ?? 0) === 0) continue;
    return counts.map((count, place) => count - Number(place === first + from) + Number(place === first + to));
  }
  return counts;
}
