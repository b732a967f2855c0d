import type { PlayTypes, Unpick } from "../contract/contract.ts";
import { type Violation, violation } from "../contract/result.ts";
import { isSameAction } from "./finite.ts";
import type { PickRun } from "./machine.ts";

// Picks in any order: what is listed of a run for people, and what takes a pick back. What a frame kind lists by itself are
// the picks in one order.

/** Whether an action takes back a pick. */
export function isUnpick(action: unknown): action is Unpick<unknown> {
  return typeof action === "object" && action !== null && "type" in action && action.type === "unpick";
}

/**
 * Returns the options with every open pick in place of the picks in listed order. Actions that are not picks follow.
 */
export function inAnyOrder<G extends PlayTypes>(
  listed: readonly G["Action"][],
  { open }: PickRun<G, never>,
): readonly G["Action"][] {
  const types = new Set(open.map(typeOf));
  return [...open, ...listed.filter((option) => !types.has(typeOf(option)))];
}

/** Lists an {@link Unpick} for each pick made, with equal picks listed once. */
export function unpicksOf<G extends PlayTypes>({ picked }: PickRun<G, never>): readonly G["Action"][] {
  const different = picked.filter((pick, index) => !picked.slice(0, index).some((other) => isSameAction(other, pick)));
  return different.map((pick): Unpick<G["Action"]> => ({ type: "unpick", pick }));
}

/** Returns why a pick cannot be taken back: it was not made in the current run. */
export function notPicked<G extends PlayTypes>(
  run: PickRun<G, never> | undefined,
  { pick }: Unpick<unknown>,
): Violation | undefined {
  if (run?.picked.some((one) => isSameAction(one, pick))) return undefined;
  return violation("tt.decision.picks", "not-picked");
}

function typeOf(action: unknown): unknown {
  return typeof action === "object" && action !== null && "type" in action ? action.type : undefined;
}
