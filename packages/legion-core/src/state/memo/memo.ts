import { keptBy } from "@sw/tabletop";

/*
 * What was worked out before is kept here and nowhere else. A cache is one declaration that says by which objects it is
 * keyed and what it holds; it never changes an answer, for what is kept follows from its keys alone. Keys are objects that
 * live long (cards, tables, scenes): weak maps keyed by the objects of one action cost more than they save.
 */

export { keptBy };

/** Returns a function that caches one value for each pair of objects, for as long as both live. */
export function keptByBoth<One extends object, Other extends object, Value extends object>(
  make: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const ofOne = keptBy((one: One) => keptBy((other: Other) => make(one, other)));
  return (one, other) => ofOne(one)(other);
}

/** Returns a cache with one value for each sequence of objects, for as long as all of them live. */
export function keptByAll<Key extends object, Value extends object>(): (
  keys: readonly Key[],
  make: () => Value,
) => Value {
  const begin = step<Key, Value>();
  return (keys, make) => {
    let here = begin;
    for (const key of keys) here = here.next(key);
    here.value ??= make();
    return here.value;
  };
}

/** The value cached for the first keys of a sequence, with the function that leads to the next key. */
interface Step<Key extends object, Value> {
  value?: Value;
  readonly next: (key: Key) => Step<Key, Value>;
}

function step<Key extends object, Value>(): Step<Key, Value> {
  return { next: keptBy(() => step<Key, Value>()) };
}

/**
 * Returns a function that caches one value for each object and text made of its arguments, for as long as the object
 * lives.
 */
export function keptByText<Key extends object, More extends readonly unknown[], Value>(
  text: (key: Key, ...more: More) => string,
  make: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const ofKey = keptBy((_: Key) => new Map<string, Value>());
  return (key, ...more) => lookedUp(ofKey(key), text(key, ...more), () => make(key, ...more));
}

/** Returns the value of a map under a key, and creates it first if there is none. */
export function lookedUp<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * Returns a function that caches the latest value for each object while the facts stay the same according to `isSame`,
 * which defaults to identity. `make` receives the previous value as `before`.
 */
export function keptWhile<Key extends object, Facts, Value>(
  make: (key: Key, facts: Facts, before: Value | undefined) => Value,
  isSame: (one: Facts, other: Facts) => boolean = Object.is,
): (key: Key, facts: Facts) => Value {
  const kept = new WeakMap<Key, { readonly facts: Facts; readonly value: Value }>();
  return (key, facts) => {
    const known = kept.get(key);
    if (known !== undefined && isSame(known.facts, facts)) return known.value;
    const value = make(key, facts, known?.value);
    kept.set(key, { facts, value });
    return value;
  };
}

/**
 * Returns a function that caches its latest `most` results. A result stays valid while all values of `keysOf` are
 * identical, beginning with the box so that games never share results; `answer` receives the latest result to reuse its
 * parts.
 */
export function keptLast<Asked extends readonly unknown[], Value>(
  keysOf: (...asked: Asked) => readonly [box: object, ...others: unknown[]],
  answer: (...asked: [...Asked, latest: NoInfer<Value> | undefined]) => Value,
  most = 1,
): (...asked: Asked) => Value {
  const kept: { readonly keys: readonly unknown[]; readonly value: Value }[] = [];
  return (...asked) => {
    const keys = keysOf(...asked);
    for (const known of kept) if (isSame(known.keys, keys)) return known.value;
    const value = answer(...asked, kept[0]?.value);
    kept.length = Math.min(kept.length, most - 1);
    kept.unshift({ keys, value });
    return value;
  };
}

/**
 * Returns a function that caches its last result for identical arguments. The result must depend only on the arguments.
 */
export function remembering<Keys extends readonly unknown[], Value>(
  answer: (...keys: Keys) => Value,
): (...keys: Keys) => Value {
  let last: { readonly keys: Keys; readonly value: Value } | undefined;
  return (...keys) => {
    if (last !== undefined && isSame(last.keys, keys)) return last.value;
    last = { keys, value: answer(...keys) };
    return last.value;
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false;
  return true;
}
