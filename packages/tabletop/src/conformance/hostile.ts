import fc from "fast-check";
import type { Chance } from "../chance/chance.ts";
import { edited, type Path, pathsOf, valueAt } from "./data.ts";

const DEEP = 10_000;
const HUGE = 100_000;

/**
 * Returns values that break careless parsers: hostile keys, cycles, getters, deep nesting, huge lists and texts, and
 * values that are not JSON.
 */
export function hostileValues(): readonly unknown[] {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  const trap = (target: object, key: string): object =>
    Object.defineProperty(target, key, {
      enumerable: true,
      get: () => {
        throw new Error("a getter ran");
      },
    });
  return [
    ...[undefined, null, true, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, "", "x", 10n, Symbol("x"), () => 0],
    ...[[], {}, new Map(), new Set(), new Date(0), /x/, Object.create(null), new Array(3)],
    ...[
      cycle,
      trap({}, "format"),
      trap([0], "0"),
      nested(DEEP, (inner) => [inner]),
      nested(DEEP, (inner) => ({ inner })),
    ],
    ...[new Array(HUGE).fill(0), new Array(HUGE), "x".repeat(HUGE), { text: "x".repeat(HUGE) }],
    ...["__proto__", "constructor", "prototype", "toString"].map(
      (key) => JSON.parse(`{"${key}": {"format": 1}}`) as unknown,
    ),
    { toJSON: () => ({}) },
    { valueOf: () => 1, toString: () => "x" },
  ];
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

const ARBITRARY: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withSparseArray: true,
  }),
);

/** Returns arbitrary values, plain and not. The same seed gives the same values. */
export function arbitraryValues(seed: number, count: number): readonly unknown[] {
  return fc.sample(ARBITRARY, { seed, numRuns: count });
}

/** Values that replace a part of a valid value; undefined removes the part. */
const GARBAGE: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -0, 1, -1, 0.5, 1e308, Number.NaN, "", "x", [], {}, [null], { x: 1 }],
  ...[[undefined], "9".repeat(30), 2 ** 31, JSON.parse('{"__proto__": null}') as unknown],
];

/** A value with one place damaged. */
export interface Spoiled {
  readonly value: unknown;
  readonly path: Path;
}

/**
 * Returns valid values with one place damaged in each: garbage, a part of another place, or items doubled, dropped or
 * turned around.
 */
export function spoiled(value: unknown, count: number, chance: Chance): readonly Spoiled[] {
  const paths = pathsOf(value);
  const oneOf = <T>(items: readonly T[]): T | undefined => items[chance.pick("one of", items.length, String)];
  if (paths.length === 0) return [];
  return Array.from({ length: count }, () => {
    const path = oneOf(paths) ?? [];
    const elsewhere = valueAt(value, oneOf(paths) ?? []);
    const spoil = (inner: unknown): unknown => oneOf([...GARBAGE, ...nearby(inner), elsewhere, elsewhere, elsewhere]);
    return { value: edited(value, path, spoil), path };
  });
}

function nearby(inner: unknown): readonly unknown[] {
  if (typeof inner === "number") return [inner + 1, inner - 1, -inner, inner + 1, inner - 1];
  if (typeof inner === "string") return [`${inner} `, inner.slice(1), inner.toUpperCase()];
  if (!Array.isArray(inner)) return [];
  const double = [...inner, ...inner.slice(-1)];
  return [double, double, inner.slice(1), inner.slice(0, -1), [...inner].reverse(), [inner]];
}
