import type { KeywordValues } from "../attack/pools/situation.ts";
import type { PlayedKeywords } from "../state/hooks/played.ts";
import type {
  DeedSteps,
  Deeds,
  FigureSteps,
  Figures,
  Part,
  Step,
  Steps,
  TestSteps,
  Tests,
  Unconditional,
} from "../state/hooks/steps.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { keptWhile } from "../state/memo/memo.ts";
import type { GameWork } from "../state/work.ts";

/** The effect of a unit's keyword at a step, with the value of the keyword. */
export interface Hung<Does> {
  readonly keyword: string;
  readonly does: Does;
  readonly value: number;
}

/** The effects of a unit's keywords, sorted by step. */
export type Parts = Sorted<Steps>;

/** The effects of keywords at some steps, by step. */
export type Sorted<Table> = { readonly [At in keyof Table]?: readonly Hung<Table[At]>[] };

/** A unit with the effects of its keywords. */
export interface UnitParts {
  readonly unit: UnitIndex;
  readonly parts: Parts;
}

/**
 * Sorts the effects of keywords with these values by step. Cached for each set of values, which come from cards, and
 * each table of keywords.
 */
export const sortedParts: (values: KeywordValues, keywords: PlayedKeywords) => Parts = keptWhile(sorted);

/** Lists the effects of a unit's keywords at a step, in the order of the keywords. */
export function hung<At extends Step>({ parts }: Pick<UnitParts, "parts">, at: At): readonly Hung<Steps[At]>[] {
  return parts[at] ?? NONE;
}

/** Returns the sum of the amounts that keywords add to a figure of a unit (leg.keywords.numeric-stack). */
export function sumOf<At extends keyof Figures>(
  look: Look,
  { unit, parts }: UnitParts,
  at: At,
  ...about: Figures[At]
): number {
  const figures: Sorted<FigureSteps> = parts;
  let sum = 0;
  for (const { does, value } of figures[at] ?? NONE) sum += does(look, { unit, value }, ...about);
  return sum;
}

/** Returns the lowest limit that keywords set for a figure of a unit, or infinity if none does. */
export function leastOf<At extends keyof Figures>(
  look: Look,
  { unit, parts }: UnitParts,
  at: At,
  ...about: Figures[At]
): number {
  const figures: Sorted<FigureSteps> = parts;
  let least = Number.POSITIVE_INFINITY;
  for (const { does, value } of figures[at] ?? NONE) least = Math.min(least, does(look, { unit, value }, ...about));
  return least;
}

/** Whether at least one keyword of a unit makes a test true. */
export function someHolds<At extends keyof Tests>(
  look: Look,
  { unit, parts }: UnitParts,
  at: At,
  ...about: Tests[At]
): boolean {
  const tests: Sorted<TestSteps> = parts;
  for (const { does, value } of tests[at] ?? NONE) if (does(look, { unit, value }, ...about)) return true;
  return false;
}

/** Whether a keyword of a unit makes an unconditional test true. */
export function hasAlways({ parts }: Pick<UnitParts, "parts">, at: Unconditional): boolean {
  return parts[at] !== undefined;
}

/** Whether all keywords of a unit with this test agree, or it has none. */
export function allHold<At extends keyof Tests>(
  look: Look,
  { unit, parts }: UnitParts,
  at: At,
  ...about: Tests[At]
): boolean {
  const tests: Sorted<TestSteps> = parts;
  for (const { does, value } of tests[at] ?? NONE) if (!does(look, { unit, value }, ...about)) return false;
  return true;
}

/** Carries out the effects of a unit's keywords at a step. */
export function happens<At extends keyof Deeds>(
  work: GameWork,
  { unit, parts }: UnitParts,
  at: At,
  ...about: Deeds[At]
): void {
  const deeds: Sorted<DeedSteps> = parts;
  for (const { does, value } of deeds[at] ?? NONE) does(work, { unit, value }, ...about);
}

const NONE: readonly never[] = [];

type Sorting = { [At in Step]?: Hung<Steps[At]>[] };

function sorted(values: KeywordValues, keywords: PlayedKeywords): Parts {
  const parts: Sorting = {};
  for (const [keyword, value] of Object.entries(values)) {
    for (const part of keywords[keyword]?.parts ?? NONE) hang(parts, part, keyword, value);
  }
  return parts;
}

function hang<At extends Step>(parts: Sorting, { at, does }: Part<At>, keyword: string, value: number): void {
  const own = { keyword, does, value };
  const there = parts[at];
  if (there === undefined) Object.assign(parts, { [at]: [own] });
  else there.push(own);
}
