import type { RuleId } from "../../rules/ids.ts";
import type { Pool, Stage } from "./pool.ts";
import type { Situation } from "./situation.ts";

/** Who chooses in an attack. */
export type AttackSide = "attacker" | "defender";

/**
 * Figures that keywords raise while a pool is resolved; what they do stands with the step that reads them. Amounts of the
 * same name from several keywords, or several instances of one, are added (leg.keywords.numeric-stack).
 */
export type Amount =
  /** Attack dice that join the pool as it is formed. */
  | "white-dice"
  | "black-dice"
  | "red-dice"
  /** Dice that each aim token rerolls beyond two. */
  | "aim-dice"
  /** Attack surges that may become criticals. */
  | "surge-to-critical"
  /** By how much the defender's cover improves, and by how much it is then reduced. */
  | "improve-cover"
  | "reduce-cover"
  /** Above zero: the defender has no cover, wherever it comes from. */
  | "no-cover"
  /** Cover dice that become blocks without being rolled. */
  | "sure-cover"
  /** Above zero: cover dice are red. */
  | "red-cover"
  /** Above zero: cover cancels nothing; the defender ignores that. */
  | "blast"
  | "blast-proof"
  /** Above zero: no dodge tokens are spent in step 5. */
  | "no-dodge"
  /** Above zero: Pierce cancels none of its blocks; it is immune to Pierce in every attack, so that Impervious adds no dice. */
  | "ignores-pierce"
  | "immune-to-pierce"
  /** Above zero: the unit is armored, uses Guardian itself. */
  | "armored"
  | "guards"
  /** Above zero: the guardian may help in melee attacks too. */
  | "guards-in-melee"
  /** Hits that a guardian may cancel; above zero, it may cancel criticals as if they were hits. */
  | "guard"
  | "guard-criticals"
  /** Above zero: what is deflected wounds nobody; nothing is deflected at all; every surge that is deflected wounds. */
  | "no-deflected-wound"
  | "no-deflecting"
  | "each-deflected-wounds"
  /** Above zero: the defender flips no shields. */
  | "no-shields"
  /** Shields that are flipped before anything else. */
  | "flip-shields"
  /** Hits that may become criticals; results of any kind that may. */
  | "impact"
  | "results-to-critical"
  /** Hits that the defender may cancel. */
  | "cancel-hits"
  /** Defense dice beyond one per result. */
  | "defense-dice"
  /** White defense dice beside these, whatever the die of the defender. */
  | "white-defense-dice"
  /** Defense dice that the defender may reroll at once. */
  | "rerolled-defense"
  /** Above zero: defense surges become blocks. */
  | "surge-to-block"
  /** Above zero: the attacker's chart converts its surges to hits, to criticals. */
  | "chart-to-hit"
  | "chart-to-critical"
  /** Blocks that the attacker may cancel, of guardians and of the defender; how many of these the weapons themselves give. */
  | "pierce"
  | "weapon-pierce"
  /** Aim tokens that the attacker may spend for Pierce 1 each. */
  | "pierce-by-aim"
  /** Above zero: no immunity to Pierce and nothing that Pierce adds to the defense counts. */
  | "defies-pierce-immunity"
  /** Suppression tokens beyond the usual one. */
  | "suppression"
  /** Above zero: a defender without wounds gains no suppression. */
  | "calm-unless-wounded"
  /** Dodge tokens that the defender gains after the attack. */
  | "dodge-back";

/** What must hold for an amount to count. */
export interface Condition {
  readonly attack?: Situation["kind"];
  /** An amount that must be above zero. */
  readonly given?: Amount;
  /** An amount that must be zero, or several. */
  readonly unless?: Amount | readonly Amount[];
  /** Every weapon of the pool must have the keyword. */
  readonly weapons?: "all";
  /** The defender must have spent a dodge token in step 5. */
  readonly dodged?: true;
}

/** An amount that a keyword adds: its own value, a number, another amount, or how often something was used under its name. */
export interface AmountHook {
  readonly amount: Amount;
  readonly adds: "value" | number | { readonly asMuchAs: Amount } | { readonly timesUsed: string };
  readonly when?: Condition;
  /** Under which name a pool notes that it was made use of, where something comes of that. */
  readonly noted?: string;
}

/** Tokens that a unit may spend of another as if they were its own (leg.type.clone-share). */
export type LentToken = "aim" | "dodge" | "surge";

/** A choice: what a side may do at a stage, once or more often, until it passes. */
export interface Offer {
  readonly id: string;
  readonly stage: Stage;
  readonly side: AttackSide;
  /** The green token that it spends at least one of, which other units can lend. */
  readonly spends?: LentToken;
  /** Which dice it throws again, for those who choose by a policy: all, or some that are picked next. */
  readonly rerolls?: "all" | "some";
  /** Whether it looks at the blanks of the attack roll, which otherwise count for nothing once the surges are converted. */
  readonly blanks?: true;
  /** Whether it leaves the results of the roll as they are, so that it is there where nothing may change these any more. */
  readonly spares?: true;
  /** Where the token is lent by another unit: the offer that the side makes with a token of its own. */
  readonly ownOffer?: Offer;
  /** Whether the side could do it in this attack at all, now or in a later step, where that is not always so. */
  conceivable?(pool: Pool, rules: PoolRules): boolean;
  /** Whether the side may do it now. */
  available(pool: Pool, rules: PoolRules): boolean;
  /** The pool after it was done once; the given one stays as it was. */
  take(pool: Pool, rules: PoolRules): Pool;
}

/** Something that happens by itself when a stage begins. */
export interface Must {
  readonly stage: Stage;
  /** Whether it looks at the blanks of the attack roll; at which tokens of the attacker it does, its own and lent ones. */
  readonly blanks?: true;
  readonly looksAt?: LentToken;
  /** In which attacks it wounds the attacking unit, if it does, and by which rule. */
  readonly back?: { readonly attack: Situation["kind"]; readonly rule: RuleId };
  /** The pool after it; the given one stays as it was. */
  run(pool: Pool, rules: PoolRules): Pool;
}

/** What a keyword does while a pool is resolved. */
export interface PoolHooks {
  readonly amounts?: readonly AmountHook[];
  readonly offers?: readonly Offer[];
  readonly musts?: readonly Must[];
}

/** A keyword: one entry with all that it does. */
export interface Keyword {
  readonly id: string;
  /** The value of the keyword where a card prints none; 1 unless said otherwise. */
  readonly withoutValue?: number;
  /** While its unit attacks, or a weapon with it is in the pool. */
  readonly attacking?: PoolHooks;
  /** While its unit defends. */
  readonly defending?: PoolHooks;
  /** While its unit uses Guardian; amounts and offers count for the guardian's own dice. */
  readonly guarding?: PoolHooks;
}

/** Keywords by id. */
export type Keywords = Readonly<Record<string, Keyword>>;

/** A situation with its keywords looked up: what each stage offers, brings about, and the amounts. */
export interface PoolRules {
  readonly situation: Situation;
  readonly offersAt: Readonly<Record<string, readonly Offer[]>>;
  readonly mustsAt: Readonly<Record<string, readonly Must[]>>;
  /** Amount hooks of attacker, weapons and defender with the values they count for. */
  readonly amounts: readonly ActiveAmount[];
  /** The same for each guardian. */
  readonly guardianAmounts: readonly (readonly ActiveAmount[])[];
  readonly guardianMustsAt: readonly Readonly<Record<string, readonly Must[]>>[];
  readonly guardianOffersAt: readonly Readonly<Record<string, readonly Offer[]>>[];
  /** Stages in which nothing can happen here. */
  readonly idle: ReadonlySet<Stage>;
  /** The keywords that offer and bring about, for those who tell of it. */
  readonly sources: ReadonlyMap<Offer | Must, string>;
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
