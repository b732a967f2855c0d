import { at } from "../../src/at.ts";

/** The stack without its top frame. */
export function popped<Item>(stack: readonly Item[]): readonly Item[] {
  return stack.slice(0, -1);
}

/** The stack with its top frame replaced. */
export function replacedTop<Item>(stack: readonly Item[], frame: Item): readonly Item[] {
  at(stack, stack.length - 1);
  return [...stack.slice(0, -1), frame];
}
