import { ATTACK_FACES, CRITICAL, SURGE, showing } from "../../attack/pools/faces.ts";
import type { Offer } from "../../attack/pools/keyword.ts";
import { tokens, turned } from "../../attack/pools/offers.ts";
import { altered, type Pool } from "../../attack/pools/pool.ts";
import { amount, spending, usingUp } from "../../attack/pools/rules.ts";
import type { GameKeyword } from "../../state/hooks/keyword.ts";

const FACES = ATTACK_FACES.length;

/** A hit that becomes a critical against armor. */
export const IMPACT: Offer = /* @__PURE__ */ usingUp(
  "impact",
  { id: "impact", stage: "modify-attack-attacker", side: "attacker" },
  ({ hits }) => hits > 0,
  criticalFromHit,
);

/** Keywords of whoever attacks: of the unit or of its weapons. */
export const ATTACKING: readonly GameKeyword[] = [
  {
    id: "precise",
    name: { en: "Precise X", es: "Precisión X" },
    rules: ["leg.kw.precise-x"],
    attacking: { amounts: [{ amount: "aim-dice", adds: "value" }] },
  },
  {
    id: "marksman",
    name: { en: "Marksman", es: "Puntería" },
    rules: ["leg.kw.marksman"],
    attacking: {
      offers: [
        marksman("marksman hit", 1, ({ blanks }) => blanks > 0, hitFromBlank),
        marksman("marksman critical", 1, ({ hits }) => hits > 0, criticalFromHit),
        marksman(
          "marksman critical from blank",
          2,
          ({ blanks }) => blanks > 0,
          (pool) => criticalFromHit(hitFromBlank(pool)),
        ),
      ],
    },
  },
  {
    id: "sharpshooter",
    name: { en: "Sharpshooter X", es: "Tirador de primera X" },
    rules: ["leg.kw.sharpshooter-x"],
    attacking: { amounts: [{ amount: "reduce-cover", adds: "value" }] },
  },
  {
    id: "critical",
    name: { en: "Critical X", es: "Crítico X" },
    rules: ["leg.kw.critical-x"],
    attacking: {
      amounts: [{ amount: "surge-to-critical", adds: "value" }],
      offers: [
        usingUp(
          "surge-to-critical",
          { id: "critical", stage: "convert-attack", side: "attacker" },
          ({ rolled }) => showing(rolled, SURGE, FACES) > 0,
          (pool) => turned(pool, SURGE, CRITICAL),
        ),
      ],
    },
  },
  {
    id: "high-velocity",
    name: { en: "High Velocity", es: "Alta velocidad" },
    rules: ["leg.kw.high-velocity"],
    attacking: {
      amounts: [
        { amount: "no-dodge", adds: 1, when: { weapons: "all" } },
        { amount: "no-deflecting", adds: 1, when: { weapons: "all" } },
      ],
    },
  },
  {
    id: "blast",
    name: { en: "Blast", es: "Deflagración" },
    rules: ["leg.kw.blast"],
    attacking: { amounts: [{ amount: "blast", adds: 1, when: { unless: "blast-proof" } }] },
  },
  {
    id: "ion",
    name: { en: "Ion X", es: "Iónica X" },
    rules: ["leg.kw.ion-x.shields", "leg.kw.ion-x.gain", "leg.kw.ion-x.effect", "leg.kw.ion-x.removal"],
    attacking: { amounts: [{ amount: "flip-shields", adds: "value" }] },
    wounding: {
      token: "ion",
      on: ["ground-vehicle", "repulsor-vehicle", "droid-trooper"],
      rule: "leg.kw.ion-x.gain",
    },
  },
  {
    id: "impact",
    name: { en: "Impact X", es: "Antiblindaje X" },
    rules: ["leg.kw.impact-x"],
    attacking: {
      amounts: [{ amount: "impact", adds: "value", when: { given: "armored" } }],
      offers: [IMPACT],
    },
  },
  {
    id: "primitive",
    name: { en: "Primitive", es: "Primitiva" },
    rules: ["leg.kw.primitive"],
    attacking: {
      musts: [
        {
          stage: "after-attacker-modifies",
          run: (pool, rules) =>
            amount(rules, pool, "armored") === 0
              ? pool
              : altered(pool, { hits: pool.hits + pool.criticals, criticals: 0 }),
        },
      ],
    },
  },
  {
    id: "pierce",
    name: { en: "Pierce X", es: "Perforante X" },
    rules: ["leg.kw.pierce-x", "leg.kw.pierce-x.guardian"],
    attacking: {
      amounts: [{ amount: "pierce", adds: "value" }],
      offers: [
        usingUp(
          "pierce",
          { id: "pierce", stage: "modify-defense-attacker", side: "attacker" },
          (pool, rules) => pool.blocks > 0 && amount(rules, pool, "no-pierce") === 0,
          (pool) => altered(pool, { blocks: pool.blocks - 1 }),
        ),
      ],
    },
  },
  {
    id: "suppressive",
    name: { en: "Suppressive", es: "Fuego de contención" },
    rules: ["leg.kw.suppressive"],
    attacking: { amounts: [{ amount: "suppression", adds: 1 }] },
  },
  {
    id: "immune-deflect",
    name: { en: "Immune: Deflect", es: "Inmune a Desvío" },
    rules: ["leg.kw.immune-deflect"],
    attacking: { amounts: [{ amount: "no-deflected-wound", adds: 1 }] },
  },
];

/** One of the changes that aim tokens buy after surges are converted. */
function marksman(id: string, aims: number, fits: (pool: Pool) => boolean, change: (pool: Pool) => Pool): Offer {
  return {
    id,
    spends: "aim",
    stage: "after-converting",
    side: "attacker",
    available: (pool) => tokens(pool, "attacker.aim") >= aims && fits(pool),
    take: (pool) =>
      change(aims === 1 ? spending(pool, "attacker.aim") : spending(spending(pool, "attacker.aim"), "attacker.aim")),
  };
}

function hitFromBlank(pool: Pool): Pool {
  return altered(pool, { blanks: pool.blanks - 1, hits: pool.hits + 1 });
}

function criticalFromHit(pool: Pool): Pool {
  return altered(pool, { hits: pool.hits - 1, criticals: pool.criticals + 1 });
}
