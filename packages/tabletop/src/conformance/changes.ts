import type { Chance } from "../chance/chance.ts";
import { edited, isObject, oneOf, type Path, pathsOf, short, throughJson, valueAt } from "./data.ts";

/** A state with its structure changed in one or two places, as plain JSON data. */
export interface ChangedState {
  readonly state: unknown;
  /** A description of the change for people. */
  readonly how: string;
}

/** Makes one change to a state and describes it, or returns undefined if it is not possible there. */
type Change = (source: Source, state: unknown, path: Path, chance: Chance) => ChangedState | undefined;

/** The material for changes: values from some states of one game. */
export interface Source {
  /** The values at all places with the same name, by that name. */
  readonly words: ReadonlyMap<string, readonly unknown[]>;
}

/** Collects the values in some states of one game. */
export function sourceOf(states: readonly unknown[]): Source {
  const words = new Map<string, unknown[]>();
  for (const state of states) {
    for (const path of pathsOf(state)) {
      const known = words.get(nameOf(path));
      if (known === undefined) words.set(nameOf(path), [valueAt(state, path)]);
      else known.push(valueAt(state, path));
    }
  }
  return { words };
}

/** Of every three changed states, this many are changed twice. */
const TWICE = 1;

/**
 * Changes a state in ways that play never does but a person with an editor might: a number by a step, items moved,
 * swapped, doubled or dropped, a name replaced, a part taken from another state. Parts that are equal in all states of
 * a game are seldom changed, and long lists are no more likely to be changed than short ones.
 */
export function changedState(source: Source, state: unknown, other: unknown, chance: Chance): ChangedState {
  const first = changedOnce(source, throughJson(state), other, chance);
  if (chance.pick("twice", 3, String) >= TWICE) return first;
  const second = changedOnce(source, first.state, other, chance);
  return { state: second.state, how: `${first.how}; ${second.how}` };
}

function changedOnce(source: Source, state: unknown, other: unknown, chance: Chance): ChangedState {
  for (;;) {
    const path = placeIn(state, other, chance);
    const changed = oneOf(changesFor(valueAt(state, path)), chance)(source, state, path, chance);
    if (changed !== undefined) return changed;
  }
}

/**
 * Picks a place by going down level by level. At three levels in four it picks only among keys whose values differ in
 * another state, otherwise among all keys.
 */
function placeIn(state: unknown, other: unknown, chance: Chance): Path {
  const path: string[] = [];
  let [here, there]: [unknown, unknown] = [state, other];
  while (isObject(here) && Object.keys(here).length > 0) {
    if (path.length > 0 && chance.pick("stay", 4, String) === 0) break;
    const key = oneOf(waysIn(here, there, chance), chance);
    path.push(key);
    here = here[key];
    there = isObject(there) ? there[key] : undefined;
  }
  return path;
}

function waysIn(here: Readonly<Record<string, unknown>>, there: unknown, chance: Chance): readonly string[] {
  const keys = Object.keys(here);
  if (!isObject(there) || chance.pick("any", 4, String) === 0) return keys;
  const apart = keys.filter((key) => JSON.stringify(here[key]) !== JSON.stringify(there[key]));
  return apart.length > 0 ? apart : keys;
}

function changesFor(inner: unknown): readonly Change[] {
  if (typeof inner === "number") return [stepped, stepped, known, swapped];
  if (typeof inner === "boolean") return [flipped, swapped];
  if (Array.isArray(inner))
    return inner.length > 0 ? [turned, dropped, doubled, moved, moved, known, swapped] : [known, moved];
  return inner === null || typeof inner === "string" ? [known, swapped] : [known, swapped, nulled];
}

const STEPS = [1, -1, 2, -2] as const;

/** Changes a number by a small step. */
const stepped: Change = (_, state, path, chance) =>
  changed(state, path, Number(valueAt(state, path)) + oneOf(STEPS, chance));

/** Replaces a value by that of another place with the same name. */
const known: Change = ({ words }, state, path, chance) => {
  const old = JSON.stringify(valueAt(state, path));
  const others = (words.get(nameOf(path)) ?? []).filter((word) => JSON.stringify(word) !== old);
  if (others.length === 0) return nulled({ words }, state, path, chance);
  return changed(state, path, throughJson(oneOf(others, chance)));
};

/** Swaps the values of two places with the same name. */
const swapped: Change = (_, state, path, chance) => {
  const name = nameOf(path);
  const old = JSON.stringify(valueAt(state, path));
  const others = pathsOf(state).filter(
    (way) => nameOf(way) === name && !isWithin(way, path) && JSON.stringify(valueAt(state, way)) !== old,
  );
  if (others.length === 0) return undefined;
  const way = oneOf(others, chance);
  const mine = valueAt(state, path);
  const theirs = valueAt(state, way);
  const next = edited(
    edited(state, path, () => theirs),
    way,
    () => mine,
  );
  return { state: next, how: `${path.join(".")} and ${way.join(".")} swapped` };
};

const flipped: Change = (_, state, path) => changed(state, path, valueAt(state, path) !== true);

const nulled: Change = (_, state, path) => (valueAt(state, path) === null ? undefined : changed(state, path, null));

/** Swaps two items of a list. */
const turned: Change = (_, state, path, chance) => {
  const items = listAt(state, path);
  const [one, other] = [indexIn(items, chance), indexIn(items, chance)];
  if (one === other) return undefined;
  const next = items.slice();
  [next[one], next[other]] = [items[other], items[one]];
  return changed(state, path, next);
};

const dropped: Change = (_, state, path, chance) => {
  const items = listAt(state, path);
  const gone = indexIn(items, chance);
  return changed(
    state,
    path,
    items.filter((_item, index) => index !== gone),
  );
};

const doubled: Change = (_, state, path, chance) => {
  const items = listAt(state, path);
  const index = indexIn(items, chance);
  return changed(state, path, [...items.slice(0, index), items[index], ...items.slice(index)]);
};

/** Moves an item into the list from another list with the same name. */
const moved: Change = (_, state, path, chance) => {
  const name = nameOf(path);
  const lists = pathsOf(state).filter(
    (way) => nameOf(way) === name && !isWithin(way, path) && listAt(state, way).length > 0,
  );
  if (lists.length === 0) return undefined;
  const from = oneOf(lists, chance);
  const items = listAt(state, from);
  const index = indexIn(items, chance);
  const without = edited(state, from, () => items.filter((_item, place) => place !== index));
  const own = listAt(state, path);
  const place = chance.pick("to", own.length + 1, String);
  const next = edited(without, path, () => [...own.slice(0, place), items[index], ...own.slice(place)]);
  return { state: next, how: `${short(items[index])} moved from ${from.join(".")} to ${path.join(".")}` };
};

function changed(state: unknown, path: Path, value: unknown): ChangedState {
  const how = `${path.join(".")} ${short(value)} instead of ${short(valueAt(state, path))}`;
  return { state: edited(state, path, () => value), how };
}

function listAt(state: unknown, path: Path): readonly unknown[] {
  const items = valueAt(state, path);
  return Array.isArray(items) ? items : [];
}

function indexIn(items: readonly unknown[], chance: Chance): number {
  return chance.pick("item", items.length, String);
}

/** Whether one of two paths begins with the other, or both are equal. */
function isWithin(one: Path, other: Path): boolean {
  const shorter = Math.min(one.length, other.length);
  return one.slice(0, shorter).every((key, depth) => key === other[depth]);
}

/** Returns the name of a place: its last key that is not an index, and the number of indices after it. */
function nameOf(path: Path): string {
  let last = path.length - 1;
  while (last > 0 && !Number.isNaN(Number(path[last]))) last -= 1;
  return `${path[last] ?? ""}${"[]".repeat(path.length - 1 - last)}`;
}
