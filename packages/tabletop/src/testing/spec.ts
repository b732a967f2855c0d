import { type Violation, violation } from "../contract/result.ts";
import type { ContractRule } from "../contract/rules.ts";
import { type Shape, unknownKey } from "../documents/shape.ts";
import { told } from "./told.ts";

/** The error for an impossible scenario, with the first violation that says why. `attempt` turns it into a failure. */
export class ScenarioError extends Error {
  readonly violation: Violation;
  constructor(first: Violation, more: readonly Violation[] = []) {
    super(`a scenario cannot be so: ${[first, ...more].map(told).join(", ")}`);
    this.violation = first;
  }
}

/** Throws a {@link ScenarioError} for the faults of a scenario. */
export function refuseScenario(first: Violation, more: readonly Violation[] = []): never {
  throw new ScenarioError(first, more);
}

/**
 * Throws if a scenario has a key that its shape does not allow (`tt.input.shape`), naming the place and the known keys.
 */
export function refuseUnknownKeys(spec: unknown, shape: Shape): void {
  const unknown = unknownKey(spec, shape);
  if (unknown !== undefined) refuseScenario(unknown);
}

/** Most names that a refusal suggests. */
const PROPOSED = 5;

/**
 * Returns what was found under a name of this kind ("unit", "card"). If nothing was, refuses the scenario
 * (`tt.input.shape`) and suggests similar known names.
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

/** Counts the letters to insert, remove or change to turn one word into another. */
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
