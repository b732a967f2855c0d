import type { KeywordValues } from "../attack/situation.ts";
import type { Moment } from "./moments.ts";
import type { AgainHook, GameKeyword, GameKeywords, MomentHook, Permit, UnitAmount } from "./round.ts";

/** What the keywords of a unit do for it, sorted by what is asked of them. */
export interface Traits {
  readonly moments: Partial<Record<Moment, readonly MomentTrait[]>>;
  readonly permits: ReadonlySet<Permit>;
  /** What they add to figures of the unit (leg.keywords.numeric-stack). */
  readonly amounts: ReadonlyMap<UnitAmount, number>;
  /** Further pools that they give. */
  readonly again: readonly AgainTrait[];
  /** Those by which the unit may cancel hits for another. */
  readonly guards: readonly string[];
  /** Those by which it may lend its tokens. */
  readonly lends: readonly string[];
  /** Those whose figure hangs on whom the unit fights. */
  readonly limited: readonly Trait<NonNullable<GameKeyword["inAttack"]>>[];
}

/** A hook of a keyword with the value that it counts for. */
interface Trait<Hook> {
  readonly keyword: string;
  readonly hook: Hook;
  readonly value: number;
}

/** What a keyword does at a moment. */
export type MomentTrait = Trait<MomentHook>;

/** Further pools that a keyword gives. */
export type AgainTrait = Trait<AgainHook>;

// By the figures of the keywords, which follow from cards: looked up once for each of them.
const KNOWN = new WeakMap<KeywordValues, { readonly keywords: GameKeywords; readonly traits: Traits }>();

/** The traits of a unit with these keywords. */
export function traitsOf(keywords: GameKeywords, values: KeywordValues): Traits {
  const known = KNOWN.get(values);
  if (known?.keywords === keywords) return known.traits;
  const traits = sorted(keywords, values);
  KNOWN.set(values, { keywords, traits });
  return traits;
}

function sorted(keywords: GameKeywords, values: KeywordValues): Traits {
  const moments: Partial<Record<Moment, MomentTrait[]>> = {};
  const permits = new Set<Permit>();
  const amounts = new Map<UnitAmount, number>();
  const again: AgainTrait[] = [];
  const guards: string[] = [];
  const lends: string[] = [];
  const limited: Trait<NonNullable<GameKeyword["inAttack"]>>[] = [];
  for (const [id, value] of Object.entries(values)) {
    const keyword = keywords[id];
    if (keyword === undefined) continue;
    for (const hook of keyword.moments ?? []) {
      const there = moments[hook.moment] ?? [];
      there.push({ keyword: id, hook, value });
      moments[hook.moment] = there;
    }
    for (const permit of keyword.permits ?? []) permits.add(permit);
    for (const { amount, adds } of keyword.unitAmounts ?? []) {
      amounts.set(amount, (amounts.get(amount) ?? 0) + (adds === "value" ? value : adds));
    }
    if (keyword.again !== undefined) again.push({ keyword: id, hook: keyword.again, value });
    if (keyword.guarding?.amounts?.some(({ amount }) => amount === "guard")) guards.push(id);
    if (keyword.lends !== undefined) lends.push(id);
    if (keyword.inAttack !== undefined) limited.push({ keyword: id, hook: keyword.inAttack, value });
  }
  return { moments, permits, amounts, again, guards, lends, limited };
}
