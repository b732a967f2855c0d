import { DEFENSE_FACES, SURGE, showing } from "../../attack/pools/faces.ts";
import type { AmountHook, Must, Offer, PoolRules } from "../../attack/pools/keyword.ts";
import { cancelHit, tokens } from "../../attack/pools/offers.ts";
import { altered, type Pool } from "../../attack/pools/pool.ts";
import { amount, spending, usingUp } from "../../attack/pools/rules.ts";
import type { GameKeyword } from "../../state/hooks/keyword.ts";
import { profileOf } from "../../units/profiles.ts";
import { isInSomeArc } from "./arcs.ts";
import { IMPACT } from "./attacking.ts";

const FACES = DEFENSE_FACES.length;

/** More than any pool holds: the value of a keyword that cancels any number. */
const ANY = 99;

/** Keywords of whoever defends, or guards whoever defends. */
export const DEFENDING: readonly GameKeyword[] = [
  {
    id: "cover",
    name: { en: "Cover X", es: "Cobertura X" },
    rules: ["leg.kw.cover-x", "leg.kw.cover-x.vehicles"],
    defending: { amounts: [{ amount: "improve-cover", adds: "value", when: { attack: "ranged" } }] },
  },
  {
    id: "low-profile",
    name: { en: "Low Profile", es: "Furtivo" },
    rules: ["leg.kw.low-profile"],
    defending: { amounts: [{ amount: "sure-cover", adds: 1, when: { attack: "ranged" } }] },
  },
  {
    id: "immune-blast",
    name: { en: "Immune: Blast", es: "Inmune a Deflagración" },
    rules: ["leg.kw.immune-blast"],
    defending: { amounts: [{ amount: "blast-proof", adds: 1 }] },
  },
  {
    id: "armor",
    name: { en: "Armor X", es: "Blindaje X" },
    rules: ["leg.kw.armor", "leg.kw.armor-x"],
    withoutValue: ANY,
    defending: {
      amounts: [
        { amount: "armored", adds: 1 },
        { amount: "cancel-hits", adds: "value" },
      ],
      offers: [
        usingUp(
          "cancel-hits",
          { id: "armor", stage: "modify-attack-defender", side: "defender" },
          ({ hits }) => hits > 0,
          cancelHit,
        ),
      ],
    },
  },
  {
    id: "shielded",
    name: { en: "Shielded X", es: "Escudado X" },
    rules: ["leg.kw.shielded-x.cancel", "leg.kw.shielded-x.tokens", "leg.kw.shielded-x.sides"],
    defending: {
      offers: [
        shield("shield hit", ({ hits }) => hits > 0, cancelHit),
        shield(
          "shield critical",
          ({ criticals }) => criticals > 0,
          (pool) => altered(pool, { criticals: pool.criticals - 1 }),
        ),
      ],
    },
  },
  {
    id: "guardian",
    name: { en: "Guardian X", es: "Guardián X" },
    rules: [
      "leg.kw.guardian-x.cancel",
      "leg.kw.guardian-x.roll",
      "leg.kw.guardian-x.suppression",
      "leg.kw.guardian-x.no-guard-guard",
      "leg.kw.guardian-x.several",
      "leg.kw.guardian-x.pierce",
      "leg.kw.guardian-x.backup",
      "leg.kw.guardian-x.courage",
    ],
    defending: { amounts: [{ amount: "guards", adds: 1 }] },
    guarding: { amounts: [{ amount: "guard", adds: "value" }] },
    permits: ["backs-up"],
  },
  {
    id: "immune-pierce",
    name: { en: "Immune: Pierce", es: "Inmune a Perforante" },
    rules: ["leg.kw.immune-pierce.defend", "leg.kw.immune-pierce.guardian"],
    defending: {
      amounts: [
        { amount: "no-pierce", adds: 1 },
        { amount: "pierce-proof", adds: 1 },
      ],
    },
    guarding: { amounts: [{ amount: "no-pierce", adds: 1 }] },
  },
  {
    id: "immune-melee-pierce",
    name: { en: "Immune: Melee Pierce", es: "Inmune a Perforante en cuerpo a cuerpo" },
    rules: ["leg.kw.immune-melee-pierce.defend"],
    defending: { amounts: [{ amount: "no-pierce", adds: 1, when: { attack: "melee" } }] },
    guarding: { amounts: [{ amount: "no-pierce", adds: 1, when: { attack: "melee" } }] },
  },
  {
    id: "impervious",
    name: { en: "Impervious", es: "Duro de pelar" },
    rules: ["leg.kw.impervious.dice", "leg.kw.impervious.immune-pierce"],
    defending: {
      amounts: [{ amount: "defense-dice", adds: { asMuchAs: "pierce" }, when: { unless: "pierce-proof" } }],
    },
  },
  {
    id: "block",
    name: { en: "Block", es: "Bloqueo" },
    rules: ["leg.kw.block"],
    defending: { amounts: [{ amount: "surge-to-block", adds: 1, when: { dodged: true } }] },
  },
  {
    id: "deflect",
    name: { en: "Deflect", es: "Desvío" },
    rules: [
      "leg.kw.deflect.surge",
      "leg.kw.deflect.wound",
      "leg.kw.deflect.continues",
      "leg.kw.deflect.high-velocity",
      "leg.kw.deflect.guardian-soresu",
    ],
    defending: {
      amounts: [deflects()],
      musts: [deflectedWound("before-converting-defense", (pool) => showing(pool.defended, SURGE, FACES))],
    },
    guarding: {
      amounts: [deflects()],
      musts: [deflectedWound("guardian-before-converting", ({ guard }) => guard?.dice[SURGE] ?? 0)],
    },
  },
  {
    id: "weak-point",
    name: { en: "Weak Point X: Front/Sides/Rear", es: "Punto débil X: frontal/flancos/posterior" },
    rules: ["leg.kw.weak-point-x"],
    inAttack: (look, { unit }, { attacker, defender }) =>
      profileOf(look, unit)
        .uses.filter(({ id, arcs = [] }) => id === "weak-point" && isInSomeArc(defender.leader, attacker.leader, arcs))
        .reduce((sum, { value = 1 }) => sum + (typeof value === "number" ? value : 1), 0),
    defending: { amounts: [{ amount: "impact", adds: "value", when: { given: "armored" } }], offers: [IMPACT] },
  },
  {
    id: "nimble",
    name: { en: "Nimble", es: "Ágil" },
    rules: ["leg.kw.nimble"],
    defending: { amounts: [{ amount: "dodge-back", adds: 1, when: { dodged: true } }] },
  },
];

/** A shield that is flipped to cancel a result of a ranged attack. */
function shield(id: string, fits: (pool: Pool) => boolean, cancel: (pool: Pool) => Pool): Offer {
  return {
    id,
    stage: "modify-attack-defender",
    side: "defender",
    available: (pool, { situation }) =>
      situation.kind === "ranged" && tokens(pool, "defender.shield") > 0 && fits(pool),
    take: (pool) => cancel(spending(pool, "defender.shield")),
  };
}

function deflects(): AmountHook {
  return { amount: "surge-to-block", adds: 1, when: { attack: "ranged", unless: "no-deflecting" } };
}

/** At least one surge sends one wound back. */
function deflectedWound(stage: Must["stage"], surges: (pool: Pool) => number): Must {
  const sentBack = (pool: Pool, rules: PoolRules): boolean =>
    rules.situation.kind === "ranged" &&
    surges(pool) > 0 &&
    amount(rules, pool, "no-deflecting") === 0 &&
    amount(rules, pool, "no-deflected-wound") === 0;
  return {
    stage,
    run: (pool, rules) => (sentBack(pool, rules) ? altered(pool, { attackerWounds: pool.attackerWounds + 1 }) : pool),
  };
}
