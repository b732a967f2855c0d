import { dieChanges } from "../../attack/pools/die-change.ts";
import { BLANK, changed, sum } from "../../attack/pools/faces.ts";
import { guarded, guardianUses, guardShows } from "../../attack/pools/guarding.ts";
import type { Keyword, Keywords, Offer, PoolHooks } from "../../attack/pools/keyword.ts";
import { locking } from "../../attack/pools/locked.ts";
import { attackTakenUp, defenseTakenUp, taking } from "../../attack/pools/offers.ts";
import { altered, type Pool, type Stage } from "../../attack/pools/pool.ts";
import { gaining, using } from "../../attack/pools/rules.ts";
import type { Situation } from "../../attack/pools/situation.ts";
import { CRITICAL_OFFER, IMPACT_OFFER } from "../keywords/shared/criticals.ts";

/** The maximum number of wounds that Emergency Stims delays. */
const STIMS = 2;

/** The maximum number of hits that a Force Barrier cancels. */
const BARRIER_HITS = 2;

/** Creates an offer that can be taken once per pool, under the id of a card. */
function once(
  card: string,
  offer: Omit<Offer, "id" | "available"> & { readonly when?: (pool: Pool) => boolean },
): Offer {
  const { when = () => true, ...rest } = offer;
  return { ...rest, id: card, available: (pool) => pool.used[card] === undefined && when(pool) };
}

/**
 * The effect of Clairvoyance in a pool: rerolls all dice of a side. After that they can only have their surges
 * converted.
 */
export const CLAIRVOYANCE_POOL: Readonly<Record<"attacking" | "defending", PoolHooks>> = {
  attacking: {
    offers: [
      {
        id: "clairvoyance",
        rerolls: "all",
        stage: "reroll-attack",
        side: "attacker",
        available: (pool) => sum(pool.rolled) > 0,
        take: (pool) => attackTakenUp(locking(using(pool, "attacker uses clairvoyance"), "attack")),
      },
    ],
  },
  defending: {
    offers: [
      {
        id: "clairvoyance",
        rerolls: "all",
        stage: "reroll-defense",
        side: "defender",
        available: (pool) => sum(pool.defended) > 0,
        take: (pool) => defenseTakenUp(locking(using(pool, "defender uses clairvoyance"), "defense"), pool.defended),
      },
    ],
  },
};

/** The effect of Barrage Generator in a pool: Suppressive. */
export const BARRAGE_POOL: PoolHooks = { amounts: [{ amount: "suppression", adds: 1 }] };

/** The effect of Overcharged Generator in a pool: Impact 1. */
export const OVERCHARGE_POOL: PoolHooks = {
  amounts: [{ amount: "impact", adds: 1, when: { given: "armored" } }],
  offers: [IMPACT_OFFER],
};

/**
 * The effect of Duck and Cover in a pool: a suppression token before the dodge and cover steps of a ranged attack. A
 * keyword value of 1 means that it makes the unit suppressed, which improves its cover.
 */
export const DUCK_AND_COVER_POOL: PoolHooks = {
  amounts: [{ amount: "improve-cover", adds: { timesUsed: "ducked" } }],
  offers: [
    /* @__PURE__ */ once("duck-and-cover", {
      stage: "before-cover",
      side: "defender",
      take: (pool, { situation: { defender } }) =>
        using(isWorthDucking(defender) ? using(pool, "ducked") : pool, "duck-and-cover"),
    }),
  ],
};

function isWorthDucking({ keywords, suppressed }: Situation["defender"]): boolean {
  return !suppressed && keywords["duck-and-cover"] === 1;
}

/** The effect of Dug In in a pool: cover dice are red. */
export const DUG_IN_POOL: PoolHooks = { amounts: [{ amount: "red-cover", adds: 1 }] };

/**
 * The effect of Emergency Stims in a pool: delays one or two of the wounds that the pool deals to the defender or to a
 * guardian.
 */
export const EMERGENCY_STIMS_POOL: Readonly<Record<"defending" | "guarding", PoolHooks>> = {
  defending: {
    offers: /* @__PURE__ */ stims("limit-wounds", {
      uses: () => "defender uses emergency-stims",
      wounds: (pool) => pool.wounds,
      spare: (pool, wounds) => altered(pool, { wounds: pool.wounds - wounds }),
    }),
  },
  guarding: {
    offers: /* @__PURE__ */ stims("guardian-wounds", {
      uses: (pool) => guardianUses(pool, "emergency-stims"),
      wounds: (pool) => guardShows(pool, BLANK),
      spare: (pool, wounds) => guarded(pool, (dice) => changed(dice, BLANK, -wounds)),
    }),
  },
};

/**
 * Creates the offers of Emergency Stims. `uses` names the record of their use, `wounds` counts the wounds, and `spare`
 * returns the pool without some of them.
 */
function stims(
  stage: Stage,
  {
    uses,
    wounds: all,
    spare,
  }: { uses(pool: Pool): string; wounds(pool: Pool): number; spare(pool: Pool, wounds: number): Pool },
): readonly Offer[] {
  return [STIMS, STIMS - 1].map((wounds) => ({
    id: `emergency-stims ${wounds}`,
    stage,
    side: "defender",
    available: (pool) => pool.used[uses(pool)] === undefined && all(pool) >= wounds,
    take: (pool) => altered(spare(pool, wounds), { used: { ...pool.used, [uses(pool)]: wounds } }),
  }));
}

/**
 * The effect of Force Barrier in a pool: cancels a critical or up to two hits, once for each friendly unit with the
 * card.
 */
export const FORCE_BARRIER_POOL: PoolHooks = {
  offers: /* @__PURE__ */ (["hits", "critical"] as const).map(
    (what): Offer => ({
      id: `force-barrier ${what}`,
      stage: "modify-attack-defender",
      side: "defender",
      available: (pool, { situation: { kind, defender } }) => {
        // In a game the barriers of friends count, and not the unit's own card. Odds name no units that lend.
        const most = defender.keywords["force-barrier lent"] ?? defender.keywords["force-barrier"] ?? 0;
        const there = what === "hits" ? pool.hits : pool.criticals;
        return kind === "ranged" && there > 0 && (pool.used["force-barrier lent"] ?? 0) < most;
      },
      take(pool) {
        const { hits, criticals } = pool;
        const left = what === "hits" ? { hits: Math.max(0, hits - BARRIER_HITS) } : { criticals: criticals - 1 };
        return using(altered(pool, left), "force-barrier lent");
      },
    }),
  ),
};

/** The effect of Katarn Pattern Armor in a pool: limits the wounds of a ranged attack to one. */
export const KATARN_PATTERN_ARMOR_POOL: PoolHooks = {
  offers: [
    {
      id: "katarn-pattern-armor",
      stage: "limit-wounds",
      side: "defender",
      available: (pool, { situation }) => situation.kind === "ranged" && pool.wounds > 1,
      take: (pool) => using(altered(pool, { wounds: 1 }), "katarn-pattern-armor"),
    },
  ],
};

/** The effect of Kraken in a pool: upgrades as many attack dice as miniatures are defeated. */
export const KRAKEN_POOL: PoolHooks = {
  offers: /* @__PURE__ */ dieChanges({
    id: "kraken",
    side: "attacker",
    dice: "attack",
    to: "upgrade",
    most: (_pool, { situation }) => situation.attacker.keywords["kraken"] ?? 0,
  }),
};

/** The effect of Mission Objective in a pool: rerolls an attack die. */
export const MISSION_OBJECTIVE_POOL: PoolHooks = {
  offers: [
    /* @__PURE__ */ once("mission-objective", {
      stage: "reroll-attack",
      side: "attacker",
      take: (pool) => taking(using(pool, "mission-objective"), "mission-objective", 1),
    }),
  ],
};

/** The effect of On the Hunt in a pool: adds an aim token when dice are rolled. */
export const ON_THE_HUNT_POOL: PoolHooks = {
  offers: [
    /* @__PURE__ */ once("on-the-hunt", {
      stage: "downgrade-attack-attacker",
      side: "attacker",
      take: (pool) => using(gaining(pool, "attacker.aim"), "on-the-hunt"),
    }),
  ],
};

/** The effect of Protector in a pool: a guardian cancels criticals as if they were hits. */
export const PROTECTOR_POOL: PoolHooks = { amounts: [{ amount: "guard-criticals", adds: 1, noted: "protector" }] };

/** The effect of Reluctant Hero in a pool: Critical with the keyword's value. */
export const RELUCTANT_HERO_POOL: PoolHooks = {
  amounts: [{ amount: "surge-to-critical", adds: "value" }],
  offers: [CRITICAL_OFFER],
};

/** The effects of upgrades in pools, by id, for computing odds. */
export const UPGRADES_IN_POOLS: Keywords = /* @__PURE__ */ Object.fromEntries(
  (
    [
      ["barrage-generator", { attacking: BARRAGE_POOL }],
      ["clairvoyance", CLAIRVOYANCE_POOL],
      ["duck-and-cover", { defending: DUCK_AND_COVER_POOL }],
      ["dug-in", { defending: DUG_IN_POOL }],
      ["emergency-stims", EMERGENCY_STIMS_POOL],
      ["force-barrier", { defending: FORCE_BARRIER_POOL }],
      ["katarn-pattern-armor", { defending: KATARN_PATTERN_ARMOR_POOL }],
      ["kraken", { attacking: KRAKEN_POOL }],
      ["mission-objective", { attacking: MISSION_OBJECTIVE_POOL }],
      ["on-the-hunt", { attacking: ON_THE_HUNT_POOL }],
      ["overcharged-generator", { attacking: OVERCHARGE_POOL }],
      ["protector", { guarding: PROTECTOR_POOL }],
      ["reluctant-hero", { attacking: RELUCTANT_HERO_POOL }],
    ] as const
  ).map(([id, hooks]): [string, Keyword] => [id, { id, ...hooks }]),
);
