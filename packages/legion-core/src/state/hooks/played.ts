import type { Keyword, PoolHooks } from "../../attack/pools/keyword.ts";
import type { GameKeyword, GameKeywords } from "./keyword.ts";
import type { ByStep, Part, Step, Steps } from "./steps.ts";

/** An entry as it is played: what it does, sorted by step. */
export interface PlayedKeyword extends Keyword {
  readonly withoutValue?: number;
  /** What it does for its unit, in the order of the entry, and the same by step. */
  readonly parts: readonly Part[];
  readonly steps: ByStep;
  /** What counts for units of which a miniature carries a weapon with the keyword. */
  readonly carried?: ByStep;
}

/** Entries as they are played, by id. */
export type PlayedKeywords = Readonly<Record<string, PlayedKeyword>>;

/** Sorts what an entry does. */
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

/** Sorts what the entries of a table do. */
export function playedKeywords(entries: GameKeywords): PlayedKeywords {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, playedKeyword(entry)]));
}

/** All that a keyword does at a step, whoever has it. */
export function allOf<At extends Step>(keywords: PlayedKeywords, id: string, at: At): readonly Steps[At][] {
  return keywords[id]?.steps[at] ?? [];
}

/** What a keyword does at a step of which it has one part at most; undefined without it. */
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

/** What several parts do in pools, as one. */
function together([first, ...others]: readonly PoolHooks[]): PoolHooks {
  if (first === undefined || others.length === 0) return first ?? {};
  const all = [first, ...others];
  return {
    amounts: all.flatMap(({ amounts = [] }) => amounts),
    offers: all.flatMap(({ offers = [] }) => offers),
    musts: all.flatMap(({ musts = [] }) => musts),
  };
}
