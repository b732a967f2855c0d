import type { RuleId } from "../../rules/ids.ts";
import type { Pool, Stage } from "./pool.ts";
import type { Situation } from "./situation.ts";

/** The side that makes a choice in an attack. */
export type AttackSide = "attacker" | "defender";

/**
 * Figures that keywords raise while a pool is resolved. The step that reads an amount defines its effect. Amounts of
 * the same name from several keywords, or several instances of one, are added (leg.keywords.numeric-stack).
 */
export type Amount =
  /** Attack dice added to the pool when it is formed. */
  | "white-dice"
  | "black-dice"
  | "red-dice"
  /** Dice that each aim token rerolls in addition to two. */
  | "aim-dice"
  /** Attack surges that may become criticals. */
  | "surge-to-critical"
  /** By how much the defender's cover improves. */
  | "improve-cover"
  /** By how much the defender's cover is reduced after all improvements. */
  | "reduce-cover"
  /** Above zero: the defender has no cover, whatever its source. */
  | "no-cover"
  /** Cover dice that become blocks without being rolled. */
  | "sure-cover"
  /** Above zero: cover dice are red. */
  | "red-cover"
  /** Above zero: cover cancels no hits. */
  | "blast"
  /** Above zero: the defender ignores `blast`. */
  | "blast-proof"
  /** Above zero: no dodge tokens are spent in step 5. */
  | "no-dodge"
  /** Above zero: Pierce cancels none of the unit's blocks in this attack. */
  | "ignores-pierce"
  /** Above zero: the unit is immune to Pierce in every attack, so that Impervious adds no dice. */
  | "immune-to-pierce"
  /** Above zero: the unit is armored. */
  | "armored"
  /** Above zero: the unit uses Guardian itself. */
  | "guards"
  /** Above zero: the guardian may also help in melee attacks. */
  | "guards-in-melee"
  /** Hits that a guardian may cancel. */
  | "guard"
  /** Above zero: a guardian may cancel criticals as if they were hits. */
  | "guard-criticals"
  /** Above zero: deflected surges cause no wounds. */
  | "no-deflected-wound"
  /** Above zero: Deflect has no effect. */
  | "no-deflecting"
  /** Above zero: every deflected surge causes a wound. */
  | "each-deflected-wounds"
  /** Above zero: the defender flips no shields. */
  | "no-shields"
  /** Shields that are flipped before all other effects of the step. */
  | "flip-shields"
  /** Hits that may become criticals. */
  | "impact"
  /** Results of any kind that may become criticals. */
  | "results-to-critical"
  /** Hits that the defender may cancel. */
  | "cancel-hits"
  /** Defense dice in addition to one per result. */
  | "defense-dice"
  /** White defense dice in addition to the others, whatever the die of the defender. */
  | "white-defense-dice"
  /** Defense dice that the defender may reroll together. */
  | "rerolled-defense"
  /** Above zero: defense surges become blocks. */
  | "surge-to-block"
  /** Above zero: the attacker's surge chart converts surges to hits. */
  | "chart-to-hit"
  /** Above zero: the attacker's surge chart converts surges to criticals. */
  | "chart-to-critical"
  /** Blocks of guardians and of the defender that the attacker may cancel. */
  | "pierce"
  /** The part of `pierce` that the weapons themselves give. */
  | "weapon-pierce"
  /** Aim tokens that the attacker may spend for Pierce 1 each. */
  | "pierce-by-aim"
  /** Above zero: immunity to Pierce and defense effects that depend on Pierce are ignored. */
  | "defies-pierce-immunity"
  /** Above zero: one suppression token in addition to the usual one. */
  | "suppression"
  /** Above zero: a defender that suffers no wounds gains no suppression. */
  | "calm-unless-wounded"
  /** Dodge tokens that the defender gains after the attack. */
  | "dodge-back";

/** The conditions under which an amount counts. All that are given must hold. */
export interface Condition {
  readonly attack?: Situation["kind"];
  /** An amount that must be above zero. */
  readonly given?: Amount;
  /** One or several amounts that must be zero. */
  readonly unless?: Amount | readonly Amount[];
  /** Every weapon of the pool must have the keyword. */
  readonly weapons?: "all";
  /** The defender must have spent a dodge token in step 5. */
  readonly dodged?: true;
}

/**
 * An amount that a keyword adds: its own value, a fixed number, another amount, or the number of uses recorded under a
 * name.
 */
export interface AmountHook {
  readonly amount: Amount;
  readonly adds: "value" | number | { readonly asMuchAs: Amount } | { readonly timesUsed: string };
  readonly when?: Condition;
  /** The name under which a pool records its use. Needed only if the use has consequences. */
  readonly noted?: string;
}

/** Kinds of tokens that a unit may spend from another unit as if they were its own (leg.type.clone-share). */
export type LentToken = "aim" | "dodge" | "surge";

/** A choice that a side may make at a stage, once or several times, until it passes. */
export interface Offer {
  readonly id: string;
  readonly stage: Stage;
  readonly side: AttackSide;
  /** The kind of green token that it spends at least one of and that other units can lend. Absent if it spends none. */
  readonly spends?: LentToken;
  /** Which dice it rerolls: all of them, or some that are picked next. Read by policies of bots. */
  readonly rerolls?: "all" | "some";
  /** Whether it uses the blanks of the attack roll, which are otherwise ignored after surges are converted. */
  readonly blanks?: true;
  /** Whether it leaves the results of the roll unchanged, so that it stays available while results are locked. */
  readonly spares?: true;
  /** Whether it changes more of the attack roll than its surges while those are converted. Locked results forbid it. */
  readonly rewrites?: true;
  /** For a lent token, the same offer with a token of the side itself. */
  readonly ownOffer?: Offer;
  /** Whether the side could ever do it in this attack, now or in a later step. Defaults to always. */
  conceivable?(pool: Pool, rules: PoolRules): boolean;
  /** Whether the side may do it now. */
  available(pool: Pool, rules: PoolRules): boolean;
  /** Returns the pool after one use, without changing the given one. */
  take(pool: Pool, rules: PoolRules): Pool;
}

/** An automatic effect at the start of a stage. */
export interface Must {
  readonly stage: Stage;
  /**
   * `blanks` says whether it uses the blanks of the attack roll, `looksAt` which tokens of the attacker it counts, lent
   * ones included.
   */
  readonly blanks?: true;
  readonly looksAt?: LentToken;
  /** The rule by which it wounds the attacking unit. Absent if it does not. */
  readonly back?: RuleId;
  /** Returns the pool after the effect, without changing the given one. */
  run(pool: Pool, rules: PoolRules): Pool;
}

/** The effects of a keyword while a pool is resolved. */
export interface PoolHooks {
  readonly amounts?: readonly AmountHook[];
  readonly offers?: readonly Offer[];
  readonly musts?: readonly Must[];
}

/** A keyword with all its effects. */
export interface Keyword {
  readonly id: string;
  /** The value of the keyword if a card prints none. Defaults to 1. */
  readonly withoutValue?: number;
  /** Effects while its unit attacks, or while a weapon with it is in the pool. */
  readonly attacking?: PoolHooks;
  /** Effects while its unit defends. */
  readonly defending?: PoolHooks;
  /** Effects while its unit uses Guardian. Amounts and offers apply to the guardian's own dice. */
  readonly guarding?: PoolHooks;
}

/** Keywords by id. */
export type Keywords = Readonly<Record<string, Keyword>>;

/** A situation with its keywords looked up: the offers and automatic effects of each stage, and the amounts. */
export interface PoolRules {
  readonly situation: Situation;
  readonly offersAt: Readonly<Record<string, readonly Offer[]>>;
  readonly mustsAt: Readonly<Record<string, readonly Must[]>>;
  /** Amount hooks of attacker, weapons and defender, with their values. */
  readonly amounts: readonly ActiveAmount[];
  /** Amount hooks of each guardian, with their values. */
  readonly guardianAmounts: readonly (readonly ActiveAmount[])[];
  readonly guardianMustsAt: readonly Readonly<Record<string, readonly Must[]>>[];
  readonly guardianOffersAt: readonly Readonly<Record<string, readonly Offer[]>>[];
  /** Stages in which nothing can happen in this situation. */
  readonly idle: ReadonlySet<Stage>;
  /** The keyword of each offer and automatic effect, for events. */
  readonly sources: ReadonlyMap<Offer | Must, string>;
  /** The most wounds that the pool can deal to the defender, because it sees only part of it. Infinity if all is seen. */
  readonly mostWounds: number;
}

/** An amount hook in play. */
export interface ActiveAmount {
  /** The keyword that gives it. */
  readonly keyword: string;
  readonly hook: AmountHook;
  readonly value: number;
  /** Whether every weapon of the pool has the keyword. */
  readonly everyWeapon: boolean;
}
