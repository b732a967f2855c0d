import type { Counts } from "./faces.ts";

/**
 * The sub-steps of resolving a pool: those of the rulebook's steps 4 to 10, and those of a guardian inside step 6
 * (leg.attack.sequence).
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

/**
 * The active guardian: its index, how many results it has cancelled, and the faces of its dice (blank, surge, block).
 */
export interface Guard {
  readonly guardian: number;
  readonly cancelled: number;
  readonly dice: Counts;
}

/**
 * Dice being picked for a reroll: the offer, how many more may be picked, and those picked already by the place of
 * their face.
 */
export interface Picking {
  readonly offer: string;
  readonly left: number;
  readonly from: number;
  readonly taken: Counts;
}

/** An attack pool while it is resolved, as plain data. */
export interface Pool {
  readonly stage: Stage;
  /** Dice of the pool by colour, before they are rolled. */
  readonly dice: Counts;
  /** Attack dice by colour and face, from the roll until their surges are converted; empty before and after. */
  readonly rolled: Counts;
  /** Results of the attack dice after surges are converted. */
  readonly blanks: number;
  readonly hits: number;
  readonly criticals: number;
  /** Hits and criticals at the end of step 4, before any are cancelled. */
  readonly results: number;
  /** The defender's cover: 0 none, 1 light, 2 heavy. */
  readonly cover: number;
  /** Cover dice still to be rolled. */
  readonly coverDice: number;
  /** Faces of the cover pool: blank, surge, block. */
  readonly covered: Counts;
  /** Defense dice by colour, before they are rolled. */
  readonly defenseDice: Counts;
  /** Defense dice by colour and face, from the roll until their surges are converted; empty before and after. */
  readonly defended: Counts;
  readonly blocks: number;
  /** Remaining tokens by owner and kind, for example "attacker.aim". */
  readonly left: Readonly<Record<string, number>>;
  /** How often each named use was made, or how much of each named amount is used up. */
  readonly used: Readonly<Record<string, number>>;
  readonly picking: Picking | null;
  readonly guard: Guard | null;
  /** Wounds of each guardian, in the order of the situation. */
  readonly guardWounds: Counts;
  /** Wounds that the attacking unit suffers. */
  readonly attackerWounds: number;
  /** Wounds that the defending unit suffers, before limits of the table such as line of sight. */
  readonly wounds: number;
  /** Suppression tokens that a surviving defender gains. */
  readonly suppression: number;
  /** Dodge tokens that the defender gains once the pool is resolved. */
  readonly dodgesBack: number;
}

/**
 * Returns the pool with some fields changed. Copied field by field, because spreading creates another object layout at
 * every place, and JavaScript engines are slow with many layouts.
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
