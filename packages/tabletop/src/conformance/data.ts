import { at } from "../at.ts";
import type { Chance } from "../chance/chance.ts";
import { canonicalJson } from "../documents/json.ts";

/** Two values, compared by reference, whose difference does not count when they are at the same place in both sides. */
export interface Except {
  readonly left: unknown;
  readonly right: unknown;
}

/**
 * Describes where two values first differ (`".points: 3, not 4"`), or returns undefined if they hold the same data.
 * Compares numbers with `Object.is` and ignores the order of keys.
 */
export function difference(left: unknown, right: unknown, except?: Except): string | undefined {
  if (Object.is(left, right)) return undefined;
  if (except !== undefined && left === except.left && right === except.right) return undefined;
  if (!isObject(left) || !isObject(right)) return `: ${short(left)}, not ${short(right)}`;
  if (Array.isArray(left) !== Array.isArray(right) || isInstance(left) || isInstance(right)) {
    return `: ${short(left)}, not ${short(right)}`;
  }
  if (Array.isArray(left) && Array.isArray(right)) return differenceOfLists(left, right, except);
  return differenceOfObjects(left, right, except);
}

function differenceOfLists(left: readonly unknown[], right: readonly unknown[], except?: Except): string | undefined {
  if (left.length !== right.length) return `: ${left.length} items ${short(left)}, not ${right.length} ${short(right)}`;
  for (let index = 0; index < left.length; index++) {
    const found = difference(left[index], right[index], except);
    if (found !== undefined) return `[${index}]${found}`;
  }
  return undefined;
}

function differenceOfObjects(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
  except?: Except,
): string | undefined {
  const keys = Object.keys(left);
  for (const key of Object.keys(right)) if (!Object.hasOwn(left, key)) return `: no ${key} in ${short(left)}`;
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return `: ${key} in ${short(left)}`;
    const found = difference(left[key], right[key], except);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

/** Whether a value is an object or array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Returns a value as text of at most 200 characters. */
export function short(value: unknown): string {
  if (!isObject(value))
    return Object.is(value, -0) ? "-0" : typeof value === "string" ? `"${clip(value)}"` : clip(String(value));
  return clip(JSON.stringify(value));
}

function clip(text: string): string {
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}

/** A depth that no state reaches. Deeper values are cyclic or hostile. */
const DEEPEST = 200;

/**
 * Describes where a value holds something that JSON loses or changes (undefined, functions, bigints, symbols, NaN,
 * infinities, -0, class instances, cycles, holes). Returns undefined if it is plain data.
 */
export function unplain(value: unknown, depth = 0): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `: ${short(value)}`;
  }
  if (!isObject(value)) return `: ${typeof value}`;
  if (depth > DEEPEST) return ": a cycle";
  return Array.isArray(value) ? unplainList(value, depth) : unplainObject(value, depth);
}

function unplainList(items: readonly unknown[], depth: number): string | undefined {
  for (let index = 0; index < items.length; index++) {
    const found = unplain(items[index], depth + 1);
    if (found !== undefined) return `[${index}]${found}`;
  }
  return undefined;
}

function unplainObject(object: Readonly<Record<string, unknown>>, depth: number): string | undefined {
  if (isInstance(object)) return ": a class instance";
  for (const key of Object.keys(object)) {
    const found = unplain(object[key], depth + 1);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

/** Returns the value with every list sorted, so that values that differ only in order become equal. */
export function unordered(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unordered(item)]));
  }
  const items = value.map(unordered).map((item) => ({ item, text: canonicalJson(item) }));
  return items.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)).map(({ item }) => item);
}

/** Returns `value` after converting it to JSON text and back. */
export function throughJson(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Returns a copy that shares nothing with the value. Values that are not arrays or plain objects are kept. */
export function copied(value: unknown): unknown {
  return copiedParts(value, copied);
}

/** Copies several values. The copies share parts with each other as the values do, but none with the values. */
export function copiedTogether(values: readonly unknown[]): readonly unknown[] {
  const known = new Map<unknown, unknown>();
  const copy = (value: unknown): unknown => {
    const made = known.get(value) ?? copiedParts(value, copy);
    known.set(value, made);
    return made;
  };
  return values.map(copy);
}

function copiedParts(value: unknown, copy: (part: unknown) => unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(copy);
  if (isInstance(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
}

/**
 * Whether an object is neither plain nor an array. Prototypes are compared by depth, because objects of another realm
 * have other prototypes.
 */
function isInstance(value: object): boolean {
  if (Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

/** Freezes a value and all its parts, and returns it. */
export function frozen<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key of Object.keys(value)) frozen(value[key]);
  return value;
}

/** Whether `test` holds for the value or for any part of it, at any depth. */
export function somePart(value: unknown, test: (part: unknown) => boolean): boolean {
  if (test(value)) return true;
  return isObject(value) && Object.keys(value).some((key) => somePart(value[key], test));
}

/** A path into a value: keys and indices, from the outside in. */
export type Path = readonly string[];

/** Lists every path into a value except the empty one, outer paths before inner ones. */
export function pathsOf(value: unknown): readonly Path[] {
  const paths: Path[] = [];
  const visit = (inner: unknown, before: Path): void => {
    if (!isObject(inner)) return;
    for (const key of Object.keys(inner)) {
      const path = [...before, key];
      paths.push(path);
      visit(inner[key], path);
    }
  };
  visit(value, []);
  return paths;
}

/** Returns the value at the end of a path, or undefined if the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, key) => (isObject(inner) ? inner[key] : undefined), value);
}

/**
 * Returns a copy with one place changed. `edit` receives the value there, and the key or item is removed if it returns
 * undefined.
 */
export function edited(value: unknown, path: Path, edit: (inner: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return edit(value);
  if (Array.isArray(value)) {
    const index = Number(key);
    const inner = edited(value[index], rest, edit);
    return inner === undefined
      ? value.filter((_, other) => other !== index)
      : value.map((item, i) => (i === index ? inner : item));
  }
  if (!isObject(value)) return value;
  const { [key]: old, ...others } = value;
  const inner = edited(old, rest, edit);
  return inner === undefined ? others : { ...others, [key]: inner };
}

/** Returns one of the items, each equally likely. */
export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return at(items, chance.pick("one of", items.length, String));
}
