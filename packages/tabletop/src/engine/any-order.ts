import type { PlayTypes, Unpick } from "../contract/contract.ts";
import { type Violation, violation } from "../contract/result.ts";
import { isSameAction } from "./finite.ts";
import type { PickRun } from "./machine.ts";

// Picks in any order: what is listed of a run for people, and what takes a pick back. What a frame kind lists by itself are
// the picks in one order.

/** True for an action that takes a pick back. */
export function isUnpick(action: unknown): action is Unpick<unknown> {
  return typeof action === "object" && action !== null && "type" in action && action.type === "unpick";
}

/** The options with every open pick in the place of those that follow in order; what is no pick comes behind them. */
export function inAnyOrder<G extends PlayTypes>(
  listed: readonly G["Action"][],
  { open }: PickRun<G, never>,
): readonly G["Action"][] {
  const types = new Set(open.map(typeOf));
  return [...open, ...listed.filter((option) => !types.has(typeOf(option)))];
}

/** What takes back each of the picks made; equal ones once. */
export function unpicksOf<G extends PlayTypes>({ picked }: PickRun<G, never>): readonly G["Action"][] {
  const different = picked.filter((pick, index) => !picked.slice(0, index).some((other) => isSameAction(other, pick)));
  return different.map((pick): Unpick<G["Action"]> => ({ type: "unpick", pick }));
}

/** Why a pick cannot be taken back: it is none of the run under way. */
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
