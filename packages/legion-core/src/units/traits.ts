import type { KeywordValues } from "../attack/pools/situation.ts";
import type {
  AgainHook,
  BackupHook,
  DeclaringHook,
  EchoHook,
  GameKeyword,
  GameKeywords,
  HasteHook,
  MomentHook,
  Permit,
  RedirectHook,
  UnitAmount,
} from "../state/hooks/keyword.ts";
import type { Moment } from "../state/hooks/moments.ts";
import { keptWhile } from "../state/memo/memo.ts";
import type { TokenKind } from "../state/tokens.ts";
import type { Range } from "../table/range.ts";

/** What the keywords of a unit do for it, sorted by what is asked of them. */
export interface Traits {
  readonly moments: Partial<Record<Moment, readonly MomentTrait[]>>;
  readonly permits: ReadonlySet<Permit>;
  /** What they add to figures of the unit (leg.keywords.numeric-stack). */
  readonly amounts: ReadonlyMap<UnitAmount, number>;
  /** Further pools that they give. */
  readonly again: readonly AgainTrait[];
  /** What they let its player do while it declares an attack. */
  readonly declaring: readonly Trait<DeclaringHook>[];
  /** Those by which the unit may cancel hits for another. */
  readonly guards: readonly string[];
  /** Those by which it may lend its tokens. */
  readonly lends: readonly Trait<NonNullable<GameKeyword["lends"]>>[];
  /** Those by which it keeps suppression. */
  readonly keeps: readonly Trait<NonNullable<GameKeyword["keepsSuppression"]>>[];
  /** Those by which its courage may count as null, and those that give it others. */
  readonly fearless: readonly Trait<NonNullable<GameKeyword["isFearless"]>>[];
  readonly gives: readonly Trait<NonNullable<GameKeyword["gives"]>>[];
  /** Those by which it performs so many move actions at most. */
  readonly mostMoves: readonly Trait<NonNullable<GameKeyword["mostMoves"]>>[];
  /** Those that change its highest speed for a while. */
  readonly speeds: readonly Trait<NonNullable<GameKeyword["speedNow"]>>[];
  /** Tokens that it gains after pools. */
  readonly afterPool: readonly Trait<NonNullable<GameKeyword["afterPool"]>>[];
  /** Those by which it may keep tokens that it would remove. */
  readonly mayKeep: readonly Trait<TokenKind>[];
  /** Those by which it gains tokens with others. */
  readonly echoes: readonly Trait<EchoHook>[];
  /** Those by which enemies do not attack it from afar. */
  readonly hides: readonly Trait<Range>[];
  /** Those on which its fights tell. */
  readonly fights: readonly Trait<NonNullable<GameKeyword["fights"]>>[];
  /** Those by which enemies attack others rather. */
  readonly shunned: readonly Trait<NonNullable<GameKeyword["isShunned"]>>[];
  /** Those that count where priority would be tied. */
  readonly ties: readonly Trait<NonNullable<GameKeyword["tiePips"]>>[];
  /** Those whose choice says what a rally takes off. */
  readonly rallies: readonly Trait<true>[];
  /** Those by which it may move faster. */
  readonly hastes: readonly Trait<HasteHook>[];
  /** Those by which backup is provided beyond the corps. */
  readonly backups: readonly Trait<BackupHook>[];
  /** Tokens that friends may gain instead. */
  readonly redirects: readonly Trait<RedirectHook>[];
  /** Those whose figure hangs on whom the unit fights. */
  readonly limited: readonly Trait<NonNullable<GameKeyword["inAttack"]>>[];
}

/** A hook of a keyword with the value that it counts for. */
export interface Trait<Hook> {
  readonly keyword: string;
  readonly hook: Hook;
  readonly value: number;
}

/** What a keyword does at a moment. */
export type MomentTrait = Trait<MomentHook>;

/** Further pools that a keyword gives. */
export type AgainTrait = Trait<AgainHook>;

/** The traits of a unit with these keywords; by their figures, which follow from cards, and the table of keywords. */
export const traitsOf: (values: KeywordValues, keywords: GameKeywords) => Traits = keptWhile(sorted);

/** A keyword of the unit with its value. */
interface Own {
  readonly keyword: GameKeyword;
  readonly value: number;
}

function sorted(values: KeywordValues, keywords: GameKeywords): Traits {
  const own = Object.entries(values).flatMap(([id, value]): Own[] => {
    const keyword = keywords[id];
    return keyword === undefined ? [] : [{ keyword, value }];
  });
  const moments: Partial<Record<Moment, MomentTrait[]>> = {};
  const amounts = new Map<UnitAmount, number>();
  for (const { keyword, value } of own) {
    for (const hook of keyword.moments ?? []) {
      const there = moments[hook.moment] ?? [];
      there.push({ keyword: keyword.id, hook, value });
      moments[hook.moment] = there;
    }
    for (const { amount, adds } of keyword.unitAmounts ?? []) {
      amounts.set(amount, (amounts.get(amount) ?? 0) + (adds === "value" ? value : adds));
    }
  }
  return {
    moments,
    permits: new Set(own.flatMap(({ keyword, value }) => (isIdle(keyword, value) ? [] : (keyword.permits ?? [])))),
    amounts,
    again: having(own, "again"),
    declaring: having(own, "declaring"),
    guards: own.flatMap(({ keyword }) =>
      keyword.guarding?.amounts?.some(({ amount }) => amount === "guard") ? [keyword.id] : [],
    ),
    lends: having(own, "lends"),
    keeps: having(own, "keepsSuppression"),
    fearless: having(own, "isFearless"),
    gives: having(own, "gives"),
    afterPool: having(own, "afterPool"),
    mostMoves: having(own, "mostMoves"),
    speeds: having(own, "speedNow"),
    mayKeep: having(own, "mayKeep"),
    hides: having(own, "hides"),
    fights: having(own, "fights"),
    echoes: having(own, "echoes"),
    shunned: having(own, "isShunned"),
    ties: having(own, "tiePips"),
    rallies: having(own, "rallies"),
    hastes: having(own, "haste"),
    backups: having(own, "backup"),
    redirects: having(own, "redirects"),
    limited: having(own, "inAttack"),
  };
}

/** Whether a keyword only offers itself so far. */
function isIdle({ idleAtZero }: GameKeyword, value: number): boolean {
  return idleAtZero === true && value === 0;
}

/** Hooks of which each is asked as often as a unit has it. */
type HookName =
  | "afterPool"
  | "again"
  | "backup"
  | "declaring"
  | "echoes"
  | "fights"
  | "gives"
  | "haste"
  | "hides"
  | "inAttack"
  | "isFearless"
  | "isShunned"
  | "keepsSuppression"
  | "lends"
  | "mayKeep"
  | "mostMoves"
  | "rallies"
  | "redirects"
  | "speedNow"
  | "tiePips";

function having<Key extends HookName>(own: readonly Own[], key: Key): readonly Trait<NonNullable<GameKeyword[Key]>>[] {
  return own.flatMap(({ keyword, value }) => {
    const hook = keyword[key];
    return hook === undefined ? [] : [{ keyword: keyword.id, hook, value }];
  });
}
