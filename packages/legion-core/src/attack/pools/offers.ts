import type { UnitIndex } from "../../state/ids.ts";
import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  BLANK,
  type Counts,
  DEFENSE_COLOURS,
  DEFENSE_FACES,
  HIT,
  SURGE,
  showing,
  sum,
} from "./faces.ts";
import type { AttackSide, LentToken, Offer, PoolRules } from "./keyword.ts";
import { altered, type Pool } from "./pool.ts";
import { amount, spending, using } from "./rules.ts";
import { CLONES, type Situation } from "./situation.ts";

const FACES = ATTACK_FACES.length;

/** Number of dice that an aim token rerolls without keywords (leg.roll-attack.aim-two-different). */
const AIM_DICE = 2;

/** Number of dice that an observation token rerolls (leg.tokens.observation). */
const OBSERVATION_DICE = 1;

/** Maximum number of hits that backup cancels (leg.backup.effect). */
const BACKUP_HITS = 2;

/** Offers of tokens and backup in every attack. Keywords add more. */
export const CORE_OFFERS: readonly Offer[] = [
  {
    id: "aim",
    spends: "aim",
    stage: "reroll-attack",
    side: "attacker",
    available: (pool) => tokens(pool, "attacker.aim") > 0,
    take: (pool, rules) => taking(spending(pool, "attacker.aim"), "aim", AIM_DICE + amount(rules, pool, "aim-dice")),
  },
  {
    id: "observation",
    stage: "reroll-attack",
    side: "attacker",
    conceivable: (pool) => tokens(pool, "defender.observation") > 0,
    available: (pool) => tokens(pool, "defender.observation") > 0,
    take: (pool) => taking(spending(pool, "defender.observation"), "observation", OBSERVATION_DICE),
  },
  {
    id: "surge",
    spends: "surge",
    stage: "convert-attack",
    side: "attacker",
    available: (pool) => tokens(pool, "attacker.surge") > 0 && showing(pool.rolled, SURGE, FACES) > 0,
    take: (pool) => turned(spending(pool, "attacker.surge"), SURGE, HIT),
  },
  {
    id: "dodge",
    spends: "dodge",
    stage: "dodge",
    side: "defender",
    available: (pool, rules) => tokens(pool, "defender.dodge") > 0 && amount(rules, pool, "no-dodge") === 0,
    take: (pool) => cancelHit(using(spending(pool, "defender.dodge"), "dodge")),
  },
  {
    id: "backup",
    stage: "modify-attack-defender",
    side: "defender",
    conceivable: backsUp,
    available: (pool, rules) => backsUp(pool, rules) && pool.hits > 0,
    take: (pool) => cancelHit(using(pool, "backup")),
  },
  {
    id: "surge",
    spends: "surge",
    stage: "convert-defense",
    side: "defender",
    available: (pool) => tokens(pool, "defender.surge") > 0 && showing(pool.defended, SURGE, 3) > 0,
    take: (pool) => spending(altered(pool, { defended: oneTurned(pool.defended, SURGE, 2, 3) }), "defender.surge"),
  },
];

/** Kinds of tokens that another unit can lend. */
export const LENT: readonly LentToken[] = ["aim", "dodge", "surge"];

/**
 * Returns the offers that spend a token with a lent token instead. Each side may use one lent token per attack for each
 * reason to lend (leg.type.clone-share).
 */
export function lentOffers({ lenders }: Pick<Situation, "lenders">, offers: readonly Offer[]): readonly Offer[] {
  return (["attacker", "defender"] as const).flatMap((side) =>
    lenders[side].flatMap(({ id, by, freely = [], withheld = [], own: isOwn }, place) =>
      by.flatMap((reason) =>
        offers
          .filter((own) => own.side === side)
          .flatMap((own) =>
            own.spends === undefined || withheld.includes(`${reason} ${own.spends}`)
              ? []
              : [
                  isOwn === true
                    ? fromCards(own, reason, lentKey(side, place, own.spends), own.spends)
                    : lent(own, own.spends, {
                        id,
                        reason,
                        key: lentKey(side, place, own.spends),
                        once: !freely.includes(reason),
                      }),
                ],
          ),
      ),
    ),
  );
}

/** Returns the name under which a pool counts the tokens of a lender. */
export function lentKey(side: AttackSide, lender: UnitIndex, token: string): string {
  return `lender.${side}.${lender}.${token}`;
}

/** Counts the tokens of lenders at the start of a pool, by name. */
export function lentTokens({ lenders }: Situation): Readonly<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const side of ["attacker", "defender"] as const) {
    for (const [place, { tokens: own }] of lenders[side].entries()) {
      for (const token of LENT) left[lentKey(side, place, token)] = own[token];
    }
  }
  return left;
}

/**
 * A lent token: its lender, the reason, the name under which a pool counts it, and whether only one may be lent for
 * that reason.
 */
interface Loan {
  readonly id: string;
  readonly reason: string;
  readonly key: string;
  readonly once: boolean;
}

/** Returns an offer that spends a lender's token as if it were the side's own. */
function lent(offer: Offer, token: LentToken, { id: lender, reason: by, key, once }: Loan): Offer {
  const noted = `lent to ${offer.side} by ${by}`;
  const more = withOneMore(offer, token, key);
  return {
    ...more,
    id: by === CLONES ? `${offer.id} of ${lender}` : `${offer.id} of ${lender} by ${by}`,
    available: (pool, rules) => !(once && (pool.used[noted] ?? 0) > 0) && more.available(pool, rules),
    take: (pool, rules) => using(more.take(pool, rules), noted),
  };
}

/** Returns an offer that spends a token on a card of the unit itself. */
function fromCards(offer: Offer, by: string, key: string, token: LentToken): Offer {
  return { ...withOneMore(offer, token, key), id: `${offer.id} of ${by}` };
}

/** Returns an offer with one more token of the side, which is counted under `key`. */
function withOneMore(offer: Offer, token: LentToken, key: string): Offer {
  const own = `${offer.side}.${token}`;
  const withOne = (pool: Pool): Pool => altered(pool, { left: { ...pool.left, [own]: tokens(pool, own) + 1 } });
  return {
    id: offer.id,
    stage: offer.stage,
    side: offer.side,
    ...(offer.spares === undefined ? {} : { spares: offer.spares }),
    ownOffer: offer,
    available: (pool, rules) => tokens(pool, key) > 0 && offer.available(withOne(pool), rules),
    take(pool, rules) {
      const taken = offer.take(withOne(pool), rules);
      return altered(taken, { left: { ...taken.left, [key]: tokens(pool, key) - 1 } });
    },
  };
}

function backsUp(pool: Pool, rules: PoolRules): boolean {
  const { backup, kind } = rules.situation;
  if (!backup || kind !== "ranged" || amount(rules, pool, "guards") > 0) return false;
  return (pool.used["backup"] ?? 0) < BACKUP_HITS;
}

/** Counts the remaining tokens of a kind. */
export function tokens(pool: Pool, token: string): number {
  return pool.left[token] ?? 0;
}

/** Returns the pool with all its attack dice picked up for a reroll. */
export function attackTakenUp(pool: Pool): Pool {
  const dice = ATTACK_COLOURS.map((_, colour) => sum(pool.rolled.slice(colour * FACES, (colour + 1) * FACES)));
  return altered(pool, { stage: "rerolling-attack", picking: null, rolled: pool.rolled.map(() => 0), dice });
}

/** Returns the pool in which up to `dice` attack dice are picked for a reroll. */
export function taking(pool: Pool, offer: string, dice: number): Pool {
  return altered(pool, { picking: { offer, left: dice, from: 0, taken: pool.rolled.map(() => BLANK) } });
}

/** Returns the pool in which up to `dice` defense dice are picked for a reroll. */
export function pickingDefense(pool: Pool, offer: string, dice: number): Pool {
  return altered(pool, { picking: { offer, left: dice, from: 0, taken: pool.defended.map(() => 0) } });
}

/**
 * Returns the pool with the given defense dice picked up for a reroll. `taken` counts them by the places of their
 * faces.
 */
export function defenseTakenUp(pool: Pool, taken: Counts): Pool {
  const faces = DEFENSE_FACES.length;
  const dice = DEFENSE_COLOURS.map((_, colour) => sum(taken.slice(colour * faces, (colour + 1) * faces)));
  const rest = pool.defended.map((count, place) => count - (taken[place] ?? 0));
  return altered(pool, { stage: "rerolling-defense", picking: null, defended: rest, defenseDice: dice });
}

/** Returns the pool with one hit cancelled. Without hits the token is spent anyway (leg.dodge.spend-without-hits). */
export function cancelHit(pool: Pool): Pool {
  return altered(pool, { hits: Math.max(0, pool.hits - 1) });
}

/** Returns the pool with one rolled attack die turned from one face to another. */
export function turned(pool: Pool, from: number, to: number): Pool {
  return altered(pool, { rolled: oneTurned(pool.rolled, from, to, FACES) });
}

/** Returns the counts with one die turned, of any colour: colours do not matter at this point. */
function oneTurned(counts: readonly number[], from: number, to: number, faces: number): readonly number[] {
  for (let first = 0; first < counts.length; first += faces) {
    if ((counts[first + from] ?? 0) === 0) continue;
    return counts.map((count, place) => count - Number(place === first + from) + Number(place === first + to));
  }
  return counts;
}
