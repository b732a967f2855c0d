import { dieChanges } from "../../attack/pools/die-change.ts";
import { BLANK, changed, sum } from "../../attack/pools/faces.ts";
import { guarded, guardianUses, guardShows } from "../../attack/pools/guarding.ts";
import type { Keyword, Keywords, Offer, PoolHooks } from "../../attack/pools/keyword.ts";
import { locking } from "../../attack/pools/locked.ts";
import { attackTakenUp, defenseTakenUp, taking, tokens } from "../../attack/pools/offers.ts";
import { altered, type Pool, type Stage } from "../../attack/pools/pool.ts";
import { using } from "../../attack/pools/rules.ts";
import type { Situation } from "../../attack/pools/situation.ts";
import { CRITICAL_OFFER, IMPACT_OFFER } from "../keywords/shared/criticals.ts";

/** How many wounds Emergency Stims put off at most. */
const STIMS = 2;

/** How many hits a Force Barrier cancels at most. */
const BARRIER_HITS = 2;

/** What may be done once in a pool, under the id of a card. */
function once(
  card: string,
  offer: Omit<Offer, "id" | "available"> & { readonly when?: (pool: Pool) => boolean },
): Offer {
  const { when = () => true, ...rest } = offer;
  return { ...rest, id: card, available: (pool) => pool.used[card] === undefined && when(pool) };
}

/** One more of a token of a side, to be spent in this pool. */
function gaining(pool: Pool, token: string): Pool {
  return altered(pool, { left: { ...pool.left, [token]: tokens(pool, token) + 1 } });
}

/** All dice of a side rolled again, which nothing changes afterwards but converting their surges. */
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

/** Two more white dice, which suppress. */
export const BARRAGE_POOL: PoolHooks = { amounts: [{ amount: "suppression", adds: 1 }] };

/** Impact 1. */
export const OVERCHARGE_POOL: PoolHooks = {
  amounts: [{ amount: "impact", adds: 1, when: { given: "armored" } }],
  offers: [IMPACT_OFFER],
};

/** A suppression token before the dodge and cover of a ranged attack, which makes the unit suppressed if the figure is 1. */
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

/** Red cover dice. */
export const DUG_IN_POOL: PoolHooks = { amounts: [{ amount: "red-cover", adds: 1 }] };

/** Wounds put off, one or two of those that the pool deals to the defender or to a guardian. */
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

/** The offers of Emergency Stims: under which name their use is noted, the wounds that there are, and the pool without some. */
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

/** A critical or two hits cancelled for each friend who has one. */
export const FORCE_BARRIER_POOL: PoolHooks = {
  offers: /* @__PURE__ */ (["hits", "critical"] as const).map(
    (what): Offer => ({
      id: `force-barrier ${what}`,
      stage: "modify-attack-defender",
      side: "defender",
      available: (pool, { situation: { kind, defender } }) => {
        const most = (defender.keywords["force-barrier"] ?? 0) + (defender.keywords["force-barrier lent"] ?? 0);
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

/** No more than one wound of a ranged attack. */
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

/** As many attack dice upgraded as miniatures have fallen. */
export const KRAKEN_POOL: PoolHooks = {
  offers: /* @__PURE__ */ dieChanges({
    id: "kraken",
    side: "attacker",
    dice: "attack",
    to: "upgrade",
    most: (_pool, { situation }) => situation.attacker.keywords["kraken"] ?? 0,
  }),
};

/** An attack die rolled again. */
export const MISSION_OBJECTIVE_POOL: PoolHooks = {
  offers: [
    /* @__PURE__ */ once("mission-objective", {
      stage: "reroll-attack",
      side: "attacker",
      take: (pool) => taking(using(pool, "mission-objective"), "mission-objective", 1),
    }),
  ],
};

/** An aim token as the dice are rolled. */
export const ON_THE_HUNT_POOL: PoolHooks = {
  offers: [
    /* @__PURE__ */ once("on-the-hunt", {
      stage: "downgrade-attack-attacker",
      side: "attacker",
      take: (pool) => using(gaining(pool, "attacker.aim"), "on-the-hunt"),
    }),
  ],
};

/** Criticals cancelled as if they were hits. */
export const PROTECTOR_POOL: PoolHooks = { amounts: [{ amount: "guard-criticals", adds: 1, noted: "protector" }] };

/** Critical, as much as the figure. */
export const RELUCTANT_HERO_POOL: PoolHooks = {
  amounts: [{ amount: "surge-to-critical", adds: "value" }],
  offers: [CRITICAL_OFFER],
};

/** What upgrades do in pools, by id, for those who work out odds. */
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
