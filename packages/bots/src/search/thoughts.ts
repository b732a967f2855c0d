import { at } from "@sw/tabletop";
import type { Thought } from "../bot.ts";

/** Sorts thoughts by visits, then by value, best first. Equals keep their order. */
export function ranked<Action>(thoughts: readonly Thought<Action>[]): readonly Thought<Action>[] {
  return [...thoughts].sort((one, other) => other.visits - one.visits || other.value - one.value);
}

/** Returns the action of the best thought. */
export function bestAction<Action>(thoughts: readonly Thought<Action>[]): Action {
  return at(thoughts, 0).action;
}
