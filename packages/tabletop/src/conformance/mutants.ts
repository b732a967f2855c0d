import type { Chance } from "../chance/chance.ts";
import { edited, isObject, oneOf, type Path, pathsOf, valueAt } from "./data.ts";
import type { Instant } from "./moment.ts";

/** Number of changed actions that are made at a moment. */
const MUTANTS = 32;

/**
 * Lists actions that a client could send here and that the game can read: actions of other steps, and actions with one
 * place changed, usually to the value in another action. Some may be legal.
 */
export function mutantsAt(moment: Instant): readonly unknown[] {
  return moment.once("mutants", () => makeMutants(moment));
}

function makeMutants(moment: Instant): readonly unknown[] {
  const others = [...moment.met.values()];
  const bases = [...moment.some(16, "mutated"), ...others];
  if (bases.length === 0) return [];
  const chance = moment.chance("mutants");
  const words = vocabulary(bases);
  const read = Array.from({ length: MUTANTS }, () => {
    return moment.table.game.parse.action(mutant(oneOf(bases, chance), words, chance));
  });
  return [...others, ...read.flatMap((result) => (result.ok ? [result.value] : []))];
}

/** Collects the values at the places of some actions, by the name of the place. */
function vocabulary(actions: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const words = new Map<string, unknown[]>();
  for (const action of actions) {
    for (const path of pathsOf(action)) {
      const known = words.get(nameOf(path));
      if (known === undefined) words.set(nameOf(path), [valueAt(action, path)]);
      else known.push(valueAt(action, path));
    }
  }
  return words;
}

/** Returns the name of a place: its key, or for an item of a list the key of the list. */
function nameOf(path: Path): string {
  const depth = path.filter((key) => !Number.isNaN(Number(key))).length;
  const named = path.filter((key) => Number.isNaN(Number(key))).at(-1) ?? "";
  return `${named}${"[]".repeat(depth)}`;
}

function mutant(base: unknown, words: ReadonlyMap<string, readonly unknown[]>, chance: Chance): unknown {
  const paths = pathsOf(base);
  if (paths.length === 0) return base;
  const path = oneOf(paths, chance);
  return edited(base, path, (inner) => oneOf([...(words.get(nameOf(path)) ?? []), ...variants(inner)], chance));
}

function variants(inner: unknown): readonly unknown[] {
  if (typeof inner === "number") return [inner + 1, inner - 1, 0, -1, 1_000_000];
  if (typeof inner === "string") return [`${inner}x`, ""];
  if (typeof inner === "boolean") return [!inner];
  if (Array.isArray(inner)) return [inner.slice(1), [...inner, ...inner.slice(-1)], [...inner].reverse(), []];
  return isObject(inner) ? [null, {}] : [0, "x"];
}
