import type { Keyword, PoolHooks } from "../../attack/pools/keyword.ts";
import type { GameKeyword, GameKeywords } from "./keyword.ts";
import type { ByStep, Part, Step, Steps } from "./steps.ts";

/** An entry compiled for play, with its effects sorted by step. */
export interface PlayedKeyword extends Keyword {
  readonly withoutValue?: number;
  /** The entry's effects on its unit, in the order of the entry and sorted by step. */
  readonly parts: readonly Part[];
  readonly steps: ByStep;
  /** The effects on units that have a miniature with a weapon that has the keyword. */
  readonly carried?: ByStep;
}

/** Entries compiled for play, by id. */
export type PlayedKeywords = Readonly<Record<string, PlayedKeyword>>;

/** Sorts the effects of an entry by step. */
function playedKeyword(entry: GameKeyword): PlayedKeyword {
  const parts = entry.does.filter((part) => part.carried !== true);
  const carried = entry.does.filter((part) => part.carried === true);
  const steps = byStep(parts);
  const { attacking, defending, guarding } = steps;
  return {
    id: entry.id,
    ...(entry.withoutValue === undefined ? {} : { withoutValue: entry.withoutValue }),
    ...(attacking === undefined ? {} : { attacking: together(attacking) }),
    ...(defending === undefined ? {} : { defending: together(defending) }),
    ...(guarding === undefined ? {} : { guarding: together(guarding) }),
    parts,
    steps,
    ...(carried.length === 0 ? {} : { carried: byStep(carried) }),
  };
}

/** Sorts the effects of all entries of a table by step. */
export function playedKeywords(entries: GameKeywords): PlayedKeywords {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, playedKeyword(entry)]));
}

/** Lists all effects of a keyword at a step, for any unit. */
export function allOf<At extends Step>(keywords: PlayedKeywords, id: string, at: At): readonly Steps[At][] {
  return keywords[id]?.steps[at] ?? [];
}

/** Returns the effect of a keyword at a step that has at most one, or undefined if there is none. */
export function oneOf<At extends Step>(keywords: PlayedKeywords, id: string, at: At): Steps[At] | undefined {
  return keywords[id]?.steps[at]?.[0];
}

type Sorting = { [At in Step]?: Steps[At][] };

function byStep(parts: readonly Part[]): ByStep {
  const sorted: Sorting = {};
  for (const part of parts) put(sorted, part);
  return sorted;
}

function put<At extends Step>(sorted: Sorting, { at, does }: Part<At>): void {
  const there = sorted[at];
  if (there === undefined) Object.assign(sorted, { [at]: [does] });
  else there.push(does);
}

/** Combines the effects of several parts in pools. */
function together([first, ...others]: readonly PoolHooks[]): PoolHooks {
  if (first === undefined || others.length === 0) return first ?? {};
  const all = [first, ...others];
  return {
    amounts: all.flatMap(({ amounts = [] }) => amounts),
    offers: all.flatMap(({ offers = [] }) => offers),
    musts: all.flatMap(({ musts = [] }) => musts),
  };
}
