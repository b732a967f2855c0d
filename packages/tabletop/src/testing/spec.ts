import { type Violation, violation } from "../contract/result.ts";
import type { ContractRule } from "../contract/rules.ts";
import { told } from "./told.ts";

/** What a place of a scenario may hold: anything, an object of certain keys and no others, or a list or table of one shape. */
export type Shape = "any" | { readonly keys: Readonly<Record<string, Shape>> } | { readonly each: Shape };

/** What cannot be a scenario, with the first violation that says why: `attempt` makes a refused result of it. */
export class ScenarioError extends Error {
  readonly violation: Violation;
  constructor(first: Violation, more: readonly Violation[] = []) {
    super(`a scenario cannot be so: ${[first, ...more].map(told).join(", ")}`);
    this.violation = first;
  }
}

/** Throws what is wrong with a scenario. */
export function refuseScenario(first: Violation, more: readonly Violation[] = []): never {
  throw new ScenarioError(first, more);
}

/** The shape of an object: every key that its type has, so that a new one is not forgotten. */
export function keysOf<T extends object>(keys: { readonly [Key in keyof Required<T>]: Shape }): Shape {
  return { keys };
}

/** The shape of a list, or of an object whose keys are names, of which all parts have the same shape. */
export function each(shape: Shape): Shape {
  return { each: shape };
}

/** Refuses a scenario with a key that its shape does not know (`tt.input.shape`), telling where it is and what is known there. */
export function refuseUnknownKeys(spec: unknown, shape: Shape, path = ""): void {
  if (shape === "any" || typeof spec !== "object" || spec === null) return;
  for (const [key, part] of Object.entries(spec)) {
    const here = path === "" ? key : `${path}.${key}`;
    if ("each" in shape) refuseUnknownKeys(part, shape.each, here);
    else {
      const own = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
      if (own === undefined) refuseScenario(unknownKey(here, Object.keys(shape.keys)));
      // Lists stand where one or several may: their parts have the shape of the one.
      if (Array.isArray(part) && own !== "any" && "keys" in own) refuseUnknownKeys(part, each(own), here);
      else refuseUnknownKeys(part, own, here);
    }
  }
}

function unknownKey(path: string, known: readonly string[]): Violation<ContractRule> {
  return violation("tt.input.shape", "unknown-key", { path, known: [...known].sort() });
}

/** Most names that a refusal proposes. */
const PROPOSED = 5;

/**
 * What a table of names holds under a name of this kind ("unit", "card"); without it the scenario is refused
 * (`tt.input.shape`), with the known names that are most like it.
 */
export function named<Found>(kind: string, name: string, found: Found | undefined, known: Iterable<string>): Found {
  return found === undefined ? refuseScenario(unknownName(kind, name, known)) : found;
}

function unknownName(kind: string, name: string, known: Iterable<string>): Violation<ContractRule> {
  const like = [...new Set(known)]
    .map((one) => ({ one, steps: one.includes(name) || name.includes(one) ? 0 : stepsBetween(name, one) }))
    .sort((a, b) => a.steps - b.steps || (a.one < b.one ? -1 : 1))
    .slice(0, PROPOSED)
    .map(({ one }) => one);
  return violation("tt.input.shape", "no-such-name", { kind, name, like });
}

/** How many letters must be put in, left out or changed to come from one word to another. */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    let corner = index;
    let left = index + 1;
    row = [
      left,
      ...[...other].map((otherLetter, place) => {
        const above = row[place + 1] ?? 0;
        left = Math.min(above + 1, left + 1, corner + Number(letter !== otherLetter));
        corner = above;
        return left;
      }),
    ];
  }
  return row[other.length] ?? 0;
}
