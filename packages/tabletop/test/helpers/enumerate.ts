import { at } from "../../src/at.ts";
import type { Chance } from "../../src/chance/chance.ts";

/** One way chance can answer: what came of it, and how unlikely that way is (1 in `odds`). */
export interface Way<T> {
  readonly value: T;
  readonly odds: number;
}

/** Runs `body` once for every sequence of answers chance can give: exact probabilities instead of samples. */
export function everyWay<T>(body: (chance: Chance) => T): readonly Way<T>[] {
  const ways: Way<T>[] = [];
  let path: readonly number[] | undefined = [];
  while (path !== undefined) {
    const asked: { answer: number; count: number }[] = [];
    const value = body(answering(path, asked));
    ways.push({ value, odds: asked.reduce((odds, { count }) => odds * count, 1) });
    path = following(asked);
  }
  return ways;
}

function answering(path: readonly number[], asked: { answer: number; count: number }[]): Chance {
  const below = (count: number): number => {
    const answer = path[asked.length] ?? 0;
    asked.push({ answer, count });
    return answer;
  };
  return {
    die: (_label, sides) => below(sides),
    pick: (_label, count) => below(count),
    order(_label, count) {
      const left = Array.from({ length: count }, (_, index) => index);
      const order: number[] = [];
      while (left.length > 0) order.push(...left.splice(below(left.length), 1));
      return order;
    },
  };
}

function following(asked: readonly { answer: number; count: number }[]): readonly number[] | undefined {
  for (let last = asked.length - 1; last >= 0; last--) {
    const { answer, count } = at(asked, last);
    if (answer + 1 < count) return [...asked.slice(0, last).map((question) => question.answer), answer + 1];
  }
  return undefined;
}

/** Adds up the probability of each different value, written as text. */
export function chances<T>(ways: readonly Way<T>[], name: (value: T) => string): Readonly<Record<string, number>> {
  const result: Record<string, number> = {};
  for (const { value, odds } of ways) result[name(value)] = (result[name(value)] ?? 0) + 1 / odds;
  return result;
}
