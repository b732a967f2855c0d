import { at } from "@sw/tabletop";
import type { Thought } from "../bot.ts";

/** The best first: by visits, then by value; of equals the one listed first. */
export function ranked<Action>(thoughts: readonly Thought<Action>[]): readonly Thought<Action>[] {
  return [...thoughts].sort((one, other) => other.visits - one.visits || other.value - one.value);
}

/** The action of the best thought. */
export function bestAction<Action>(thoughts: readonly Thought<Action>[]): Action {
  return at(thoughts, 0).action;
}
