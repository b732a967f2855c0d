import type { Counts } from "./faces.ts";

/**
 * Where the resolution of a pool stands: the sub-steps of the book's steps 4 to 10, and those of a guardian inside
 * step 6 (leg.attack.sequence).
 */
export const STAGES = [
  "downgrade-attack-attacker",
  "downgrade-attack-defender",
  "upgrade-attack-attacker",
  "upgrade-attack-defender",
  "roll-attack",
  "reroll-attack",
  "rerolling-attack",
  "convert-attack",
  "after-converting",
  "before-cover",
  "cover",
  "roll-cover",
  "apply-cover",
  "dodge",
  "before-modifying",
  "modify-attack-attacker",
  "after-attacker-modifies",
  "modify-attack-defender",
  "guardian-cancel",
  "guardian-roll",
  "guardian-reroll",
  "guardian-before-converting",
  "guardian-convert",
  "guardian-pierce",
  "guardian-wounds",
  "gather-defense",
  "downgrade-defense-attacker",
  "downgrade-defense-defender",
  "upgrade-defense-attacker",
  "upgrade-defense-defender",
  "roll-defense",
  "reroll-defense",
  "rerolling-defense",
  "before-converting-defense",
  "convert-defense",
  "modify-defense-defender",
  "modify-defense-attacker",
  "compare",
  "limit-wounds",
  "suppression",
  "over",
] as const;

/** A sub-step of the resolution of a pool. */
export type Stage = (typeof STAGES)[number];

/** A guardian at work: which one, how many results it has cancelled, what its dice show (blank, surge, block). */
export interface Guard {
  readonly guardian: number;
  readonly cancelled: number;
  readonly dice: Counts;
}

/** Dice being chosen for a reroll: for what, how many more, and those taken up so far by place of their face. */
export interface Picking {
  readonly offer: string;
  readonly left: number;
  readonly from: number;
  readonly taken: Counts;
}

/** An attack pool while it is resolved; plain data. */
export interface Pool {
  readonly stage: Stage;
  /** Dice of the pool by colour, before they are rolled. */
  readonly dice: Counts;
  /** Attack dice by colour and face, from the roll until their surges are converted; empty before and after. */
  readonly rolled: Counts;
  /** Results of the attack dice once surges are converted. */
  readonly blanks: number;
  readonly hits: number;
  readonly criticals: number;
  /** Hits and criticals at the end of step 4, whatever is cancelled afterwards. */
  readonly results: number;
  /** The defender's cover: 0 none, 1 light, 2 heavy. */
  readonly cover: number;
  /** Cover dice that wait to be rolled. */
  readonly coverDice: number;
  /** Faces of the cover pool: blank, surge, block. */
  readonly covered: Counts;
  /** Defense dice by colour, before they are rolled. */
  readonly defenseDice: Counts;
  /** Defense dice by colour and face, from the roll until their surges are converted; empty before and after. */
  readonly defended: Counts;
  readonly blocks: number;
  /** Tokens that are left to be spent, by whose and which, "attacker.aim" for instance. */
  readonly left: Readonly<Record<string, number>>;
  /** How much of each budget is used up, by name. */
  readonly used: Readonly<Record<string, number>>;
  readonly picking: Picking | null;
  readonly guard: Guard | null;
  /** Wounds of each guardian, in the order of the situation. */
  readonly guardWounds: Counts;
  /** Wounds that the attacking unit suffers. */
  readonly attackerWounds: number;
  /** Wounds that the defending unit suffers, before what limits them on the table. */
  readonly wounds: number;
  /** Suppression tokens that a surviving defender gains. */
  readonly suppression: number;
  /** Dodge tokens that the defender gains once the pool is resolved. */
  readonly dodgesBack: number;
}

/**
 * The pool with other values in some fields. Copied field by field: every place that spreads a pool would make a layout of its
 * own, and engines are slow with dozens of layouts.
 */
export function altered(pool: Pool, changes?: Partial<Pool>): { -readonly [Key in keyof Pool]: Pool[Key] } {
  const copy = {
    stage: pool.stage,
    dice: pool.dice,
    rolled: pool.rolled,
    blanks: pool.blanks,
    hits: pool.hits,
    criticals: pool.criticals,
    results: pool.results,
    cover: pool.cover,
    coverDice: pool.coverDice,
    covered: pool.covered,
    defenseDice: pool.defenseDice,
    defended: pool.defended,
    blocks: pool.blocks,
    left: pool.left,
    used: pool.used,
    picking: pool.picking,
    guard: pool.guard,
    guardWounds: pool.guardWounds,
    attackerWounds: pool.attackerWounds,
    wounds: pool.wounds,
    suppression: pool.suppression,
    dodgesBack: pool.dodgesBack,
  };
  return changes === undefined ? copy : Object.assign(copy, changes);
}
