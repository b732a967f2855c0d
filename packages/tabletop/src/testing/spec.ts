import { type Violation, violation } from "../contract/result.ts";
import type { ContractRule } from "../contract/rules.ts";
import { type Shape, unknownKey } from "../documents/shape.ts";
import { told } from "./told.ts";

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

/** Refuses a scenario with a key that its shape does not know (`tt.input.shape`), telling where it is and what is known there. */
export function refuseUnknownKeys(spec: unknown, shape: Shape): void {
  const unknown = unknownKey(spec, shape);
  if (unknown !== undefined) refuseScenario(unknown);
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
