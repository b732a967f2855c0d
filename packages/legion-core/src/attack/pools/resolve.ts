import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  added,
  type Counts,
  changed,
  DEFENSE_COLOURS,
  DEFENSE_FACES,
  sum,
} from "./faces.ts";
import type { AttackSide, LentToken, Must, Offer, PoolRules } from "./keyword.ts";
import { isLocked, isRollLocked } from "./locked.ts";
import { defenseTakenUp, lentTokens } from "./offers.ts";
import { altered, type Picking, type Pool, type Stage } from "./pool.ts";
import { amount } from "./rules.ts";
import { type RollAsked, STEPS } from "./stages.ts";

const FACES = ATTACK_FACES.length;

/** The option that ends a window for effects, or the picking of dice for a reroll. */
export const PASS = "pass";

/** What the resolution of a pool waits for. */
export type Standing =
  | ({ readonly ask: "roll" } & RollAsked)
  | { readonly ask: "choice"; readonly side: AttackSide; readonly options: readonly string[] }
  | { readonly ask: "over" };

/** Returns the pool of a situation at its first sub-step, advanced until dice or a choice are needed. */
export function beginPool(rules: PoolRules, watch?: Watch): Pool {
  const { weapons, attacker, defender, guardians } = rules.situation;
  const none = ATTACK_COLOURS.map(() => 0);
  const pool: Pool = {
    stage: "downgrade-attack-attacker",
    dice: weapons.reduce<Counts>((total, { dice }) => added(total, dice), none),
    rolled: [],
    blanks: 0,
    hits: 0,
    criticals: 0,
    results: 0,
    cover: 0,
    coverDice: 0,
    covered: [],
    defenseDice: DEFENSE_COLOURS.map(() => 0),
    defended: [],
    blocks: 0,
    left: {
      "attacker.aim": attacker.tokens.aim,
      "attacker.surge": attacker.tokens.surge,
      "defender.dodge": defender.tokens.dodge,
      "defender.surge": defender.tokens.surge,
      "defender.shield": defender.tokens.shield,
      "defender.observation": defender.observation,
      ...(spends(rules.offersAt, "attacker", "dodge") ? { "attacker.dodge": attacker.tokens.dodge } : {}),
      ...lentTokens(rules.situation),
      ...Object.fromEntries(
        guardians.flatMap(({ tokens }, index) => [
          [`guardian.${index}.surge`, tokens.surge],
          ...(spends(rules.guardianOffersAt[index] ?? {}, "defender", "dodge")
            ? [[`guardian.${index}.dodge`, tokens.dodge]]
            : []),
        ]),
      ),
    },
    used: {},
    picking: null,
    guard: null,
    guardWounds: guardians.map(() => 0),
    attackerWounds: 0,
    wounds: 0,
    suppression: 0,
    dodgesBack: 0,
  };
  const whole = altered(pool, { dice: added(pool.dice, joiningDice(rules, pool)) });
  return settled(entered(whole, whole.stage, rules, watch), rules, watch);
}

/** Returns the dice, by colour, that keywords add to those of the weapons. */
export function joiningDice(rules: PoolRules, pool: Pool): Counts {
  return [amount(rules, pool, "white-dice"), amount(rules, pool, "black-dice"), amount(rules, pool, "red-dice")];
}

/** Whether a keyword of a side can spend a token of this kind. */
export function spends(
  offersAt: Readonly<Record<string, readonly Offer[]>>,
  side: AttackSide,
  token: LentToken,
): boolean {
  return Object.values(offersAt).some((offers) => offers.some((one) => one.side === side && one.spends === token));
}

/** Returns what the pool waits for: a roll, a choice, or nothing because it is over. */
export function standing(pool: Pool, rules: PoolRules): Standing {
  if (pool.stage === "over") return { ask: "over" };
  const step = STEPS[pool.stage];
  const asked = step.roll?.(pool, rules);
  if (asked !== undefined) return { ask: "roll", ...asked };
  const side = step.side ?? "attacker";
  if (pool.picking !== null) return { ask: "choice", side, options: pickOptions(pool, pool.picking) };
  return { ask: "choice", side, options: [...offersNow(pool, rules).map(({ id }) => id), PASS] };
}

/** Returns the pool after a choice among the options of {@link standing}. */
export function chosen(pool: Pool, rules: PoolRules, option: string, watch?: Watch): Pool {
  const draft = altered(pool);
  if (pool.picking !== null) return settled(picked(draft, pool.picking, option, rules, watch), rules, watch);
  const offer = offersNow(pool, rules).find(({ id }) => id === option);
  if (offer === undefined) return settled(left(draft, rules, watch), rules, watch);
  const taken = offer.take(draft, rules);
  watch?.({ stage: pool.stage, by: offer, before: pool, after: taken });
  return settled(taken, rules, watch);
}

/** Returns the pool after the roll that {@link standing} asked for. `faces` counts the dice by colour and face. */
export function rolled(pool: Pool, rules: PoolRules, faces: Counts, watch?: Watch): Pool {
  return settled(shown(altered(pool), rules, faces, watch), rules, watch);
}

/** Returns the pool after the last reroll of attack dice, advanced until dice or a choice are needed. */
export function rerollsDone(pool: Pool, rules: PoolRules): Pool {
  return settled(entered(altered(pool), "convert-attack", rules, undefined), rules, undefined);
}

/** A pool that is created inside one call and still mutable, which saves a copy for each stage. */
type Draft = { -readonly [Key in keyof Pool]: Pool[Key] };

/** A change of a pool by one step, with the choice or keyword behind it. Undefined if the rulebook itself causes it. */
export interface Watched {
  readonly stage: Stage;
  readonly by: Offer | Must | undefined;
  readonly before: Pool;
  readonly after: Pool;
}

/** A callback for every change of a pool, in order. Games emit events from it; odds do not use it. */
export type Watch = (done: Watched) => void;

/** Advances the pool from stage to stage until dice or a choice are needed. */
function settled(start: Draft, rules: PoolRules, watch: Watch | undefined): Draft {
  let pool = start;
  while (pool.stage !== "over" && pool.picking === null) {
    const step = STEPS[pool.stage];
    const asked = step.roll?.(pool, rules);
    if (asked !== undefined && sum(asked.counts) > 0) return pool;
    if (step.side !== undefined && offersNow(pool, rules).length > 0) return pool;
    pool = asked === undefined ? left(pool, rules, watch) : shown(pool, rules, NOTHING[asked.dice], watch);
  }
  return pool;
}

/** The face counts of a roll without dice. */
const NOTHING: Readonly<Record<RollAsked["dice"], Counts>> = {
  attack: ATTACK_COLOURS.flatMap(() => ATTACK_FACES.map(() => 0)),
  defense: DEFENSE_COLOURS.flatMap(() => DEFENSE_FACES.map(() => 0)),
};

/** Returns the pool after the roll of its stage. */
function shown(pool: Draft, rules: PoolRules, faces: Counts, watch: Watch | undefined): Draft {
  const { stage } = pool;
  const step = STEPS[stage];
  const after = step.take?.(pool, faces) ?? pool;
  // What is rolled is told by who rolls; where there are no dice to roll nobody else tells it.
  if (stage === "roll-attack") watch?.({ stage, by: undefined, before: pool, after });
  return entered(after, step.next, rules, watch);
}

/** Returns the pool after it leaves its stage for the next one. */
function left(pool: Draft, rules: PoolRules, watch: Watch | undefined): Draft {
  const { stage } = pool;
  const step = STEPS[stage];
  const after = step.leave?.(pool, rules) ?? pool;
  if (after !== pool) watch?.({ stage, by: undefined, before: pool, after });
  return entered(after, step.next, rules, watch);
}

/** Returns the pool at the start of a stage: first the automatic effects of keywords, then the rules of the stage. */
function entered(draft: Draft, first: Stage, rules: PoolRules, watch: Watch | undefined): Draft {
  let stage = first;
  while (rules.idle.has(stage)) stage = STEPS[stage].next;
  const step = STEPS[stage];
  if (step.skipTo !== undefined && step.skips?.(draft, rules)) return entered(draft, step.skipTo, rules, watch);
  let pool = draft;
  pool.stage = stage;
  if (!isLocked(pool, stage)) {
    for (const must of rules.mustsAt[stage] ?? NO_MUSTS) pool = obliged(pool, rules, must, watch);
  }
  const guardian = pool.guard?.guardian;
  if (guardian !== undefined) {
    for (const must of rules.guardianMustsAt[guardian]?.[stage] ?? NO_MUSTS) pool = obliged(pool, rules, must, watch);
  }
  const after = step.enter?.(pool, rules) ?? pool;
  if (after !== pool) watch?.({ stage, by: undefined, before: pool, after });
  return after;
}

const NO_MUSTS: readonly Must[] = [];

function obliged(pool: Draft, rules: PoolRules, must: Must, watch: Watch | undefined): Draft {
  const after = must.run(pool, rules);
  if (after !== pool) watch?.({ stage: pool.stage, by: must, before: pool, after });
  return after;
}

function offersNow(pool: Pool, rules: PoolRules): readonly Offer[] {
  const step = STEPS[pool.stage];
  const guarding = pool.guard === null ? undefined : rules.guardianOffersAt[pool.guard.guardian]?.[pool.stage];
  const open: Offer[] = [];
  const locked = isLocked(pool, pool.stage);
  for (const offers of [rules.offersAt[pool.stage], step.offers?.(rules), guarding]) {
    for (const offer of offers ?? NO_OFFERS) {
      if (locked && offer.spares !== true) continue;
      if (offer.rewrites === true && isRollLocked(pool, "attack")) continue;
      if (offer.side === step.side && offer.available(pool, rules)) open.push(offer);
    }
  }
  return open;
}

const NO_OFFERS: readonly Offer[] = [];

/**
 * Lists the dice that may be picked next, as places of faces. Faces are picked in order, so that no set of dice is
 * listed twice.
 */
function pickOptions(pool: Pool, { from, left, taken }: Picking): string[] {
  const { pick, shown } = inHand(pool);
  const places =
    left === 0 ? [] : shown.flatMap((count, place) => (place >= from && count > (taken[place] ?? 0) ? [place] : []));
  return [...places.map((place) => `${pick} ${place}`), ...(sum(taken) === 0 && places.length > 0 ? [] : [PASS])];
}

/** Returns the dice that may be rerolled in this stage, with the prefix of their options. */
function inHand({ stage, rolled, defended }: Pool): { readonly pick: string; readonly shown: Counts } {
  return stage === "reroll-defense" ? { pick: PICK_DEFENSE, shown: defended } : { pick: PICK, shown: rolled };
}

/** Prefix of the options that pick a die to reroll, followed by the place of its face. */
export const PICK = "pick";
export const PICK_DEFENSE = "pick-defense";

function picked(pool: Draft, picking: Picking, option: string, rules: PoolRules, watch: Watch | undefined): Draft {
  if (option !== PASS) {
    const place = Number(option.slice(inHand(pool).pick.length));
    const left = picking.left - 1;
    const next = { ...picking, left, from: place, taken: changed(picking.taken, place, 1) };
    return left > 0 ? altered(pool, { picking: next }) : rerolling(pool, next, rules, watch);
  }
  return rerolling(pool, picking, rules, watch);
}

/** Rerolls the dice that were picked up, all at once (leg.roll-attack.aim-simultaneous). */
function rerolling(pool: Draft, { taken }: Picking, rules: PoolRules, watch: Watch | undefined): Draft {
  const { stage } = pool;
  if (stage === "reroll-defense") {
    const after = defenseTakenUp(pool, taken);
    watch?.({ stage, by: undefined, before: pool, after });
    return entered(after, "rerolling-defense", rules, watch);
  }
  const dice = ATTACK_COLOURS.map((_, colour) => sum(taken.slice(colour * FACES, (colour + 1) * FACES)));
  const rest = pool.rolled.map((count, place) => count - (taken[place] ?? 0));
  const after = altered(pool, { picking: null, rolled: rest, dice });
  watch?.({ stage, by: undefined, before: pool, after });
  return entered(after, "rerolling-attack", rules, watch);
}
