import type { CoverValue } from "../../table/sight/cover-value.ts";
import type { Counts } from "./faces.ts";

/** Values of keywords by id: X if the keyword has a value, 1 if not, and the sum of all instances. */
export type KeywordValues = Readonly<Record<string, number>>;

/**
 * A weapon of the pool with the number of its uses applied: its dice by colour (white, black, red) and its keywords,
 * summed.
 */
export interface PoolWeapon {
  readonly dice: Counts;
  readonly keywords: KeywordValues;
}

/** Green tokens and shields that a unit may spend in this attack. */
export interface Tokens {
  readonly aim: number;
  readonly dodge: number;
  readonly surge: number;
  /** Active shield tokens. */
  readonly shield: number;
}

/** A unit that takes part in the attack. */
export interface Fighter {
  readonly keywords: KeywordValues;
  readonly tokens: Tokens;
}

/** The reason to lend a token when both units are clone troopers (leg.type.clone-share). */
export const CLONES = "clone-trooper";

/** The reason to spend tokens from the unit's own cards (leg.kw.cache). */
export const CACHED = "cache";

/**
 * A source of tokens that a unit may spend as its own: another unit, a command card with tokens, or its own cards with
 * tokens.
 */
export interface Lender {
  readonly id: string;
  /**
   * The reasons to lend: {@link CLONES} or keywords of the lender. For each reason one token per attack is lent to a
   * side.
   */
  readonly by: readonly string[];
  /** Keywords among the reasons that allow any number of tokens. Defaults to none. */
  readonly freely?: readonly string[];
  readonly tokens: Pick<Tokens, "aim" | "dodge" | "surge">;
  /** Tokens that a reason does not lend, as `keyword token`. Defaults to none. */
  readonly withheld?: readonly string[];
  /** Whether these are tokens on the unit's own cards, of which it may spend any number. */
  readonly own?: true;
}

/** What attack surges become (leg.cards.unit-surge-chart). */
export type AttackSurge = "hit" | "critical" | null;

/** A unit that rolls defense dice. */
export interface Roller extends Fighter {
  /** Place of its die among {@link DEFENSE_COLOURS}: 0 white, 1 red. */
  readonly die: number;
  /** Whether its chart converts defense surges to blocks. */
  readonly surgeToBlock: boolean;
}

/**
 * An attack pool with everything from the table and the cards that decides how it is resolved in steps 4 to 10 of the
 * attack sequence. Unlike the pool, it does not change while the pool is resolved.
 */
export interface Situation {
  readonly kind: "ranged" | "melee" | "overrun";
  readonly weapons: readonly PoolWeapon[];
  readonly attacker: Fighter & { readonly surge: AttackSurge };
  readonly defender: Roller & {
    /** Cover from terrain: 0 none, 1 light, 2 heavy (leg.cover.values). */
    readonly cover: CoverValue;
    /** Smoke tokens near either unit that improve its cover (leg.kw.smoke-tokens.stack). Defaults to none. */
    readonly smoke?: number;
    readonly suppressed: boolean;
    /**
     * Whether the defender can gain suppression tokens (leg.suppression.vehicles-immune,
     * leg.courage.null-no-suppression).
     */
    readonly suppressible: boolean;
    /** Observation tokens that the attacker may spend (leg.tokens.observation). */
    readonly observation: number;
  };
  /** Whether the defender benefits from backup (leg.backup.who-benefits). */
  readonly backup: boolean;
  /** For each side, the sources of lent tokens. */
  readonly lenders: { readonly attacker: readonly Lender[]; readonly defender: readonly Lender[] };
  /** Units that may use Guardian for the defender. The value is among their keywords. */
  readonly guardians: readonly (Roller & { readonly id: string })[];
}
