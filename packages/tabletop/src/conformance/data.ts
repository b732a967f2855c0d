import { at } from "../at.ts";
import type { Chance } from "../chance/chance.ts";
import { canonicalJson } from "../documents/json.ts";

/** What one value may hold that differs from another without counting: the same place in both, by reference. */
export interface Except {
  readonly left: unknown;
  readonly right: unknown;
}

/**
 * Where two values first differ, as text for a person (`".points: 3, not 4"`); undefined if they are the same data.
 * Numbers are compared with `Object.is`, the order of keys does not count.
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

/** Tells objects and arrays from other values. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A value as text of at most 200 characters. */
export function short(value: unknown): string {
  if (!isObject(value))
    return Object.is(value, -0) ? "-0" : typeof value === "string" ? `"${clip(value)}"` : clip(String(value));
  return clip(JSON.stringify(value));
}

function clip(text: string): string {
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}

/** Deeper than any state; what nests deeper is a cycle or hostile. */
const DEEPEST = 200;

/**
 * Where a value holds what JSON loses or changes (undefined, functions, bigints, symbols, NaN, infinities, -0, class
 * instances, cycles, holes); undefined if it is plain data.
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

/** The value with every list in one order, so that two that differ in order alone become the same. */
export function unordered(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unordered(item)]));
  }
  const items = value.map(unordered).map((item) => ({ item, text: canonicalJson(item) }));
  return items.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)).map(({ item }) => item);
}

/** What `value` is after a way through JSON text. */
export function throughJson(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}

/** A copy that shares nothing; values that are not arrays or plain objects are kept as they are. */
export function copied(value: unknown): unknown {
  return copiedParts(value, copied);
}

/** Copies that share with each other what the values share, and nothing with the values. */
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

/** True for an object that is neither plain nor a list; one of another realm has other prototypes of the same depth. */
function isInstance(value: object): boolean {
  if (Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

/** Freezes a value through and through, and returns it. */
export function frozen<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key of Object.keys(value)) frozen(value[key]);
  return value;
}

/** True if `test` holds for the value or for some part of it, at any depth. */
export function somePart(value: unknown, test: (part: unknown) => boolean): boolean {
  if (test(value)) return true;
  return isObject(value) && Object.keys(value).some((key) => somePart(value[key], test));
}

/** A way into a value: keys and indices from the outside in. */
export type Path = readonly string[];

/** Every way into a value but the empty one, outer before inner. */
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

/** What lies at the end of a way; undefined if it leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, key) => (isObject(inner) ? inner[key] : undefined), value);
}

/** A copy with one place changed: `edit` gets what lies there; undefined as its answer takes the key or item out. */
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

/** One of some things, each as likely as the other. */
export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return at(items, chance.pick("one of", items.length, String));
}
