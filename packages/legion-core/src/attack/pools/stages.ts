import { at } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { coverValue, modifiedCover } from "../../table/sight/cover-value.ts";
import {
  ATTACK_FACES,
  added,
  BLANK,
  BLOCK,
  type Counts,
  CRITICAL,
  changed,
  DEFENSE_COLOURS,
  DEFENSE_FACES,
  HIT,
  SURGE,
  showing,
} from "./faces.ts";
import { atWork, guarded, guardShows } from "./guarding.ts";
import type { AttackSide, Offer, PoolRules } from "./keyword.ts";
import { cancelHit, tokens } from "./offers.ts";
import { altered, type Pool, STAGES, type Stage } from "./pool.ts";
import {
  amount,
  attackSurgesComeTo,
  guardianAmount,
  spending,
  surgesBlock,
  unused,
  using,
  usingAsGuardian,
} from "./rules.ts";
import type { Roller, Situation } from "./situation.ts";

/** The dice that a stage rolls, by colour, with the name of the roll and its rule. */
export interface RollAsked {
  readonly dice: "attack" | "defense";
  readonly counts: Counts;
  readonly label: "attack" | "cover" | "guardian" | "defense";
  readonly rule: RuleId;
}

/** One sub-step: its automatic effects, its roll, the side that may use effects, and the next stage. */
interface Step {
  readonly next: Stage;
  /** The stage to jump to if `skips` returns true. */
  readonly skipTo?: Stage;
  skips?(pool: Pool, rules: PoolRules): boolean;
  enter?(pool: Pool, rules: PoolRules): Pool;
  roll?(pool: Pool, rules: PoolRules): RollAsked;
  take?(pool: Pool, faces: Counts): Pool;
  /** The side that may use effects in this stage, one after the other, until it passes. Absent if neither side may. */
  readonly side?: AttackSide;
  /** Lists the choices of the stage itself. Those of tokens and keywords come from the rules. */
  offers?(rules: PoolRules): readonly Offer[];
  leave?(pool: Pool, rules: PoolRules): Pool;
}

const A = ATTACK_FACES.length;
const D = DEFENSE_FACES.length;

const WRITTEN: Readonly<Record<Stage, Step>> = {
  "downgrade-attack-attacker": { next: "downgrade-attack-defender", side: "attacker" },
  "downgrade-attack-defender": { next: "upgrade-attack-attacker", side: "defender" },
  "upgrade-attack-attacker": { next: "upgrade-attack-defender", side: "attacker" },
  "upgrade-attack-defender": { next: "roll-attack", side: "defender" },
  "roll-attack": {
    next: "reroll-attack",
    roll: ({ dice }) => ({ dice: "attack", counts: dice, label: "attack", rule: "leg.roll-attack.roll" }),
    take: (pool, faces) => altered(pool, { dice: pool.dice.map(() => 0), rolled: faces }),
  },
  "reroll-attack": { next: "convert-attack", side: "attacker" },
  "rerolling-attack": {
    next: "reroll-attack",
    roll: ({ dice }) => ({ dice: "attack", counts: dice, label: "attack", rule: "leg.roll-attack.reroll-window" }),
    take: (pool, faces) => altered(pool, { dice: pool.dice.map(() => 0), rolled: added(pool.rolled, faces) }),
  },
  "convert-attack": { next: "after-converting", side: "attacker", leave: converted },
  "after-converting": {
    next: "before-cover",
    side: "attacker",
    leave: (pool) => altered(pool, { results: pool.hits + pool.criticals }),
  },
  "before-cover": { next: "cover", side: "defender" },
  cover: {
    next: "roll-cover",
    skipTo: "dodge",
    skips: (_, { situation }) => situation.kind !== "ranged",
    enter: coverFixed,
  },
  "roll-cover": {
    next: "apply-cover",
    roll: ({ coverDice }, rules) => ({
      dice: "defense",
      counts: coverColours(coverDice, rules),
      label: "cover",
      rule: "leg.cover.pool",
    }),
    take: (pool, faces) =>
      altered(pool, { coverDice: 0, covered: added(pool.covered, added(faces.slice(0, D), faces.slice(D))) }),
  },
  "apply-cover": { next: "dodge", enter: coverApplied },
  dodge: { next: "before-modifying", side: "defender" },
  "before-modifying": { next: "modify-attack-attacker", enter: shieldsFlipped },
  "modify-attack-attacker": { next: "after-attacker-modifies", side: "attacker" },
  "after-attacker-modifies": { next: "modify-attack-defender" },
  "modify-attack-defender": { next: "gather-defense", side: "defender", offers: guardianOffers },
  "guardian-cancel": { next: "guardian-roll", side: "defender", offers: () => GUARD_MORE },
  "guardian-roll": {
    next: "guardian-reroll",
    roll: guardDice,
    take: (pool, faces) => guarded(pool, () => added(faces.slice(0, D), faces.slice(D))),
  },
  "guardian-reroll": { next: "guardian-before-converting", side: "defender" },
  "guardian-before-converting": { next: "guardian-convert" },
  "guardian-convert": { next: "guardian-pierce", side: "defender", offers: () => [GUARD_SURGE], leave: guardConverted },
  "guardian-pierce": { next: "guardian-wounds", side: "attacker", offers: () => [GUARD_PIERCE] },
  "guardian-wounds": { next: "modify-attack-defender", side: "defender", leave: guardWounded },
  "gather-defense": { next: "downgrade-defense-attacker", enter: defenseGathered },
  "downgrade-defense-attacker": { next: "downgrade-defense-defender", side: "attacker" },
  "downgrade-defense-defender": { next: "upgrade-defense-attacker", side: "defender" },
  "upgrade-defense-attacker": { next: "upgrade-defense-defender", side: "attacker" },
  "upgrade-defense-defender": { next: "roll-defense", side: "defender" },
  "roll-defense": {
    next: "reroll-defense",
    roll: ({ defenseDice }) => ({
      dice: "defense",
      counts: defenseDice,
      label: "defense",
      rule: "leg.roll-defense.roll",
    }),
    take: (pool, faces) => altered(pool, { defenseDice: pool.defenseDice.map(() => 0), defended: faces }),
  },
  "reroll-defense": { next: "before-converting-defense", side: "defender" },
  "rerolling-defense": {
    next: "reroll-defense",
    roll: ({ defenseDice }) => ({
      dice: "defense",
      counts: defenseDice,
      label: "defense",
      rule: "leg.roll-defense.reroll-window",
    }),
    take: (pool, faces) =>
      altered(pool, { defenseDice: pool.defenseDice.map(() => 0), defended: added(pool.defended, faces) }),
  },
  "before-converting-defense": { next: "convert-defense" },
  "convert-defense": { next: "modify-defense-defender", side: "defender", leave: defenseConverted },
  "modify-defense-defender": { next: "modify-defense-attacker", side: "defender" },
  "modify-defense-attacker": { next: "compare", side: "attacker" },
  compare: {
    next: "limit-wounds",
    enter: (pool, { mostWounds }) =>
      altered(pool, { wounds: Math.min(mostWounds, Math.max(0, pool.hits + pool.criticals - pool.blocks)) }),
  },
  "limit-wounds": { next: "suppression", side: "defender" },
  suppression: { next: "over", enter: ended },
  over: { next: "over" },
};

/** The sub-steps of resolving a pool, in the order of the rulebook. */
export const STEPS: Readonly<Record<Stage, WholeStep>> = Object.fromEntries(
  STAGES.map((stage) => [stage, whole(WRITTEN[stage])]),
) as Record<Stage, WholeStep>;

/** A step with every field present, which gives all steps the same object layout for fast lookups. */
type WholeStep = Pick<Step, "next"> & { readonly [Key in keyof Omit<Step, "next">]-?: Step[Key] | undefined };

function whole({ next, skipTo, skips, enter, roll, take, side, offers, leave }: Step): WholeStep {
  return { next, skipTo, skips, enter, roll, take, side, offers, leave };
}

/** Whether a stage has no rules of its own and is only a time for effects of tokens and keywords. */
export function isIdle(stage: Stage): boolean {
  const { enter, roll, leave, offers, skips } = STEPS[stage];
  return stage !== "over" && [enter, roll, leave, offers, skips].every((part) => part === undefined);
}

/** Converts attack surges by the chart, or to blanks, and adds up all colours (leg.roll-attack.convert-chart). */
function converted(pool: Pool, rules: PoolRules): Pool {
  const surges = showing(pool.rolled, SURGE, A);
  const to = attackSurgesComeTo(rules, pool);
  const coming = (face: number): number => showing(pool.rolled, face, A) + (face === to ? surges : 0);
  return altered(pool, { rolled: [], blanks: coming(BLANK), hits: coming(HIT), criticals: coming(CRITICAL) });
}

/**
 * Determines the cover value and its dice: improvements, the cap, then reductions (leg.cover.improve-before-reduce).
 */
function coverFixed(pool: Pool, rules: PoolRules): Pool {
  const { cover, smoke = 0, suppressed: isSuppressed } = rules.situation.defender;
  const improvements = Number(isSuppressed) + smoke + amount(rules, pool, "improve-cover");
  const bare = amount(rules, pool, "no-cover") > 0;
  const value = bare ? 0 : modifiedCover(cover, improvements, amount(rules, pool, "reduce-cover"));
  const dice = value === 0 ? 0 : pool.hits;
  const sure = Math.min(dice, amount(rules, pool, "sure-cover"));
  return altered(pool, { cover: value, coverDice: dice - sure, covered: [0, 0, sure] });
}

/** Returns the dice of a cover pool: white, unless an effect makes them red. */
function coverColours(dice: number, rules: PoolRules): Counts {
  return rules.amounts.some(({ hook }) => hook.amount === "red-cover") ? [0, dice] : [dice, 0];
}

/**
 * Cancels a hit for each block of the cover pool, and with heavy cover also for each surge (leg.cover.apply-light,
 * leg.cover.apply-heavy).
 */
function coverApplied(pool: Pool, rules: PoolRules): Pool {
  const blocks = (pool.covered[BLOCK] ?? 0) + (pool.cover === coverValue("heavy") ? (pool.covered[SURGE] ?? 0) : 0);
  const cancelled = amount(rules, pool, "blast") > 0 ? 0 : Math.min(pool.hits, blocks);
  return altered(pool, { covered: [], hits: pool.hits - cancelled });
}

/**
 * Flips the shields that must be flipped first in the step, unless the defender cannot flip any
 * (leg.kw.wheel-mode.drawback).
 */
function shieldsFlipped(pool: Pool, rules: PoolRules): Pool {
  const shields = amount(rules, pool, "no-shields") > 0 ? 0 : (pool.left["defender.shield"] ?? 0);
  const flipped = Math.min(shields, pool.results, amount(rules, pool, "flip-shields"));
  return flipped === 0 ? pool : altered(pool, { left: { ...pool.left, "defender.shield": shields - flipped } });
}

/**
 * Returns the offers of each guardian that has not helped yet: cancelling a hit, or a critical if it may cancel
 * criticals.
 */
export function guardianOffers({ situation }: Pick<PoolRules, "situation">): readonly Offer[] {
  return situation.guardians.flatMap(({ id }, guardian) =>
    CANCELLING.map(
      ({ name, some, cancel }): Offer => ({
        id: `guardian ${id}${name}`,
        stage: "modify-attack-defender",
        side: "defender",
        available: (pool, rules) => mayGuard(pool, rules, guardian) && some(guardedBy(pool, guardian), rules),
        take: (pool, rules) => ({
          ...cancel(guardedBy(using(pool, `guardian ${guardian}`), guardian), rules),
          stage: "guardian-cancel",
          guard: { guardian, cancelled: 1, dice: [] },
        }),
      }),
    ),
  );
}

/**
 * The results that a guardian may cancel: the suffix of their offers, whether the pool has any, and how one is
 * cancelled.
 */
const CANCELLING: readonly {
  readonly name: string;
  some(pool: Pool, rules: PoolRules): boolean;
  /** Returns the pool with one result cancelled by the active guardian. */
  cancel(pool: Pool, rules: PoolRules): Pool;
}[] = [
  { name: "", some: ({ hits }) => hits > 0, cancel: cancelHit },
  {
    name: " critical",
    some: (pool, rules) => pool.criticals > 0 && guardianAmount(rules, pool, "guard-criticals") > 0,
    cancel: (pool, rules) =>
      usingAsGuardian(rules, altered(pool, { criticals: pool.criticals - 1 }), "guard-criticals"),
  },
];

/** Returns the pool with a guardian that becomes active. */
function guardedBy(pool: Pool, guardian: number): Pool {
  return altered(pool, { guard: { guardian, cancelled: 0, dice: [] } });
}

function mayGuard(pool: Pool, rules: PoolRules, guardian: number): boolean {
  if (pool.used[`guardian ${guardian}`] !== undefined) return false;
  const { kind } = rules.situation;
  if (kind === "overrun") return false;
  const asGuard = guardedBy(pool, guardian);
  if (kind === "melee" && guardianAmount(rules, asGuard, "guards-in-melee") === 0) return false;
  return amount(rules, pool, "guards") === 0 && guardianAmount(rules, asGuard, "guard") > 0;
}

/** Offers of the active guardian to cancel another result. */
const GUARD_MORE: readonly Offer[] = CANCELLING.map(
  ({ name, some, cancel }): Offer => ({
    id: `cancel${name}`,
    stage: "guardian-cancel",
    side: "defender",
    available: (pool, rules) => some(pool, rules) && atWork(pool).cancelled < guardianAmount(rules, pool, "guard"),
    take(pool, rules) {
      const guard = atWork(pool);
      return cancel(altered(pool, { guard: { ...guard, cancelled: guard.cancelled + 1 } }), rules);
    },
  }),
);

const GUARD_SURGE: Offer = {
  id: "surge",
  stage: "guardian-convert",
  side: "defender",
  available: (pool) => guardShows(pool, SURGE) > 0 && tokens(pool, guardToken(pool)) > 0,
  take: (pool) =>
    spending(
      guarded(pool, (dice) => changed(changed(dice, SURGE, -1), BLOCK, 1)),
      guardToken(pool),
    ),
};

const GUARD_PIERCE: Offer = {
  id: "pierce",
  stage: "guardian-pierce",
  side: "attacker",
  available: (pool, rules) =>
    guardShows(pool, BLOCK) > 0 &&
    unused(rules, pool, "pierce") > 0 &&
    guardianAmount(rules, pool, "ignores-pierce") === 0,
  take: (pool) =>
    using(
      guarded(pool, (dice) => changed(changed(dice, BLOCK, -1), 0, 1)),
      "pierce",
    ),
};

function guardToken(pool: Pool): string {
  return `guardian.${atWork(pool).guardian}.surge`;
}

function guardOf(pool: Pool, { guardians }: Situation): Roller {
  return at(guardians, atWork(pool).guardian);
}

function guardDice(pool: Pool, { situation }: PoolRules): RollAsked {
  const { die } = guardOf(pool, situation);
  return {
    dice: "defense",
    counts: DEFENSE_COLOURS.map((_, colour) => (colour === die ? atWork(pool).cancelled : 0)),
    label: "guardian",
    rule: "leg.kw.guardian-x.roll",
  };
}

function guardConverted(pool: Pool, rules: PoolRules): Pool {
  const blocks = guardOf(pool, rules.situation).surgeToBlock || guardianAmount(rules, pool, "surge-to-block") > 0;
  return guarded(pool, ([blank = 0, surge = 0, block = 0]) =>
    blocks ? [blank, 0, block + surge] : [blank + surge, 0, block],
  );
}

/** Deals the active guardian one wound for each blank. */
function guardWounded(pool: Pool): Pool {
  const guardWounds = changed(pool.guardWounds, atWork(pool).guardian, guardShows(pool, BLANK));
  return altered(pool, { guard: null, guardWounds });
}

/** Place of the white die among the colours of defense dice. */
const WHITE = 0;

/**
 * Gathers one defense die for each remaining hit and critical, and those that keywords add (leg.roll-defense.gather).
 */
function defenseGathered(pool: Pool, rules: PoolRules): Pool {
  const dice = pool.hits + pool.criticals + amount(rules, pool, "defense-dice");
  const gathered = changed(pool.defenseDice, rules.situation.defender.die, dice);
  return altered(pool, { defenseDice: changed(gathered, WHITE, amount(rules, pool, "white-defense-dice")) });
}

/**
 * Converts defense surges to blocks if the chart or a keyword allows it, otherwise to blanks
 * (leg.roll-defense.convert-chart).
 */
function defenseConverted(pool: Pool, rules: PoolRules): Pool {
  const converts = surgesBlock(rules, pool);
  const blocks = showing(pool.defended, BLOCK, D) + (converts ? showing(pool.defended, SURGE, D) : 0);
  return altered(pool, { defended: [], blocks });
}

/**
 * Ends the pool with its suppression: from ranged attacks with a hit, and from some weapons always
 * (leg.attack.suppression-token), but only once however many of them have the keyword (leg.kw.suppressive).
 */
function ended(pool: Pool, rules: PoolRules): Pool {
  const { kind, defender } = rules.situation;
  const usual = kind === "ranged" && pool.results > 0 ? 1 : 0;
  const calm = !defender.suppressible || (pool.wounds === 0 && amount(rules, pool, "calm-unless-wounded") > 0);
  const more = amount(rules, pool, "suppression") > 0 ? 1 : 0;
  const suppression = calm ? 0 : usual + more;
  return altered(pool, { suppression, dodgesBack: amount(rules, pool, "dodge-back") });
}
