import type { CoverValue } from "../../table/sight/cover-value.ts";
import type { Counts } from "./faces.ts";

/** Values of keywords by id: X where the keyword has one, 1 where it has none, the sum where it is there several times. */
export type KeywordValues = Readonly<Record<string, number>>;

/** A weapon of the pool as often as miniatures use it: its dice by colour (white, black, red) and its keywords, summed. */
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

/** A unit with a part in the attack. */
export interface Fighter {
  readonly keywords: KeywordValues;
  readonly tokens: Tokens;
}

/** Why a unit may lend a token: both are clone troopers (leg.type.clone-share). */
export const CLONES = "clone-trooper";

/** Where a unit takes tokens from that lie on its own cards (leg.kw.cache). */
export const CACHED = "cache";

/** A unit whose tokens another may use as though they were its own, a command card with tokens, or cards of its own on which tokens lie. */
export interface Lender {
  readonly id: string;
  /** {@link CLONES} or keywords of it; for each of these reasons one token is lent to a side in an attack. */
  readonly by: readonly string[];
  /** Those of these keywords for which any number of tokens is. */
  readonly freely?: readonly string[];
  readonly tokens: Pick<Tokens, "aim" | "dodge" | "surge">;
  /** What some of these keywords do not lend, as `keyword token`; without it nothing is withheld. */
  readonly withheld?: readonly string[];
  /** Whether it is the unit itself with the tokens on its cards, of which it uses as many as it likes. */
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
 * One attack pool with all that decides how it is resolved, steps 4 to 10 of the attack sequence: what the table and the
 * cards say, as figures. The pool itself changes while it is resolved; this does not.
 */
export interface Situation {
  readonly kind: "ranged" | "melee" | "overrun";
  readonly weapons: readonly PoolWeapon[];
  readonly attacker: Fighter & { readonly surge: AttackSurge };
  readonly defender: Roller & {
    /** Cover from terrain: 0 none, 1 light, 2 heavy (leg.cover.values). */
    readonly cover: CoverValue;
    /** Smoke tokens near the one or the other that improve it (leg.kw.smoke-tokens.stack); none without it. */
    readonly smoke?: number;
    readonly suppressed: boolean;
    /** Whether it can gain suppression tokens (leg.suppression.vehicles-immune, leg.courage.null-no-suppression). */
    readonly suppressible: boolean;
    /** Observation tokens that the attacker may spend (leg.tokens.observation). */
    readonly observation: number;
  };
  /** Whether the defender benefits from backup (leg.backup.who-benefits). */
  readonly backup: boolean;
  /** For each side the units of whose tokens it may use one. */
  readonly lenders: { readonly attacker: readonly Lender[]; readonly defender: readonly Lender[] };
  /** Units that may use Guardian for the defender, with its value among their keywords. */
  readonly guardians: readonly (Roller & { readonly id: string })[];
}
