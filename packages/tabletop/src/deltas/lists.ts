import { createPatch, type Operation, type Pointer } from "rfc6902";

/** Most pairs of entries for which the shortest changes are searched. Lists that differ in more are compared place by place. */
const MOST_PAIRS = 250_000;

/**
 * Returns the changes that lead from one list to another as JSON Patch, those of the last place first, so that none moves the place
 * of a later one. Undefined unless both are lists: the `diff` that `createPatch` takes. Its own compares entries by walking through
 * each pair of them, which took the host most of its time.
 */
export function listChanges(before: unknown, after: unknown, pointer: Pointer): Operation[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  if (before === after) return [];
  const [old, now] = [before.map(asText), after.map(asText)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let [i, j] = [old.length, now.length];
  while (i > start && j > start && old[i - 1] === now[j - 1]) [i, j] = [i - 1, j - 1];
  const steps = stepsBetween(old.slice(start, i), now.slice(start, j));
  const path = pointer.toString();
  const changes: Operation[] = [];
  for (const step of steps) {
    if (step !== "add") i -= 1;
    if (step !== "remove") j -= 1;
    if (step === "add") changes.push({ op: "add", path: `${path}/${i}`, value: after[j] });
    if (step === "remove") changes.push({ op: "remove", path: `${path}/${i}` });
    if (step === "replace") changes.push(...entryChanges(before[i], after[j], `${path}/${i}`));
  }
  return changes;
}

function entryChanges(before: unknown, after: unknown, path: string): readonly Operation[] {
  return createPatch(before, after, listChanges).map((change) => ({ ...change, path: path + change.path }));
}

function asText(value: unknown): string {
  return JSON.stringify(value);
}

type Step = "keep" | "replace" | "remove" | "add";

/** The fewest steps from one list of texts to another, from the last entry to the first (Levenshtein's distance). */
function stepsBetween(old: readonly string[], now: readonly string[]): readonly Step[] {
  const costs = old.length * now.length <= MOST_PAIRS ? costsOf(old, now) : undefined;
  const width = now.length + 1;
  const cost = (i: number, j: number): number => costs?.[i * width + j] ?? Math.abs(i - j);
  const steps: Step[] = [];
  let [i, j] = [old.length, now.length];
  while (i > 0 || j > 0) {
    const step = stepAt(i, j);
    steps.push(step);
    if (step !== "add") i -= 1;
    if (step !== "remove") j -= 1;
  }
  return steps;

  function stepAt(i: number, j: number): Step {
    if (i === 0) return "add";
    if (j === 0) return "remove";
    if (old[i - 1] === now[j - 1]) return "keep";
    const least = Math.min(cost(i - 1, j - 1), cost(i - 1, j), cost(i, j - 1));
    if (cost(i - 1, j - 1) === least) return "replace";
    return cost(i - 1, j) === least ? "remove" : "add";
  }
}

/** How many steps lead from the first entries of one list to the first entries of another, row by row. */
function costsOf(old: readonly string[], now: readonly string[]): Uint32Array {
  const width = now.length + 1;
  const costs = new Uint32Array((old.length + 1) * width).map((_, place) => (place < width ? place : 0));
  for (let i = 1; i <= old.length; i++) {
    costs[i * width] = i;
    for (let j = 1; j <= now.length; j++) {
      const here = i * width + j;
      const kept = costs[here - width - 1] ?? 0;
      const least = Math.min(kept, costs[here - width] ?? 0, costs[here - 1] ?? 0);
      costs[here] = old[i - 1] === now[j - 1] ? kept : 1 + least;
    }
  }
  return costs;
}
