import { hashOf } from "@sw/tabletop";

// Counts sequences of legal actions and the states that they lead to, for comparison with numbers worked out by hand.

/** A game in which sequences of actions are counted. */
export interface Counted<State extends object, Action> {
  /** Lists the actions to count in a state. */
  options(state: State): readonly Action[];
  /** Returns the state after an action. */
  after(state: State, action: Action): State;
}

/** Counts the sequences of actions of each length from 1 to `depth`. */
export function perft<State extends object, Action>(
  { options, after }: Counted<State, Action>,
  state: State,
  depth: number,
): readonly number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const visit = (here: State, length: number): void => {
    const actions = options(here);
    counts[length] = (counts[length] ?? 0) + actions.length;
    if (length + 1 < depth) for (const action of actions) visit(after(here, action), length + 1);
  };
  visit(state, 0);
  return counts;
}

/** Counts the different states that can stand after `depth` actions. */
export function statesAfter<State extends object, Action>(
  { options, after }: Counted<State, Action>,
  state: State,
  depth: number,
): number {
  let states = new Map([["start", state]]);
  for (let length = 0; length < depth; length++) {
    const next = [...states.values()].flatMap((here) => options(here).map((action) => after(here, action)));
    states = new Map(next.map((one) => [hashOf(one), one]));
  }
  return states.size;
}
