import { type Action, type Config, configOf, type Event, game, type State } from "@sw/rebellion-core";
import { expectOk, type Seed } from "@sw/tabletop";

/** A game from its first question on. */
export interface Begun {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The game as far as nobody must choose. */
export function beginSolo(config: Partial<Config>, seed: Seed): Begun {
  const { state, events } = expectOk(game.setup(configOf(config), seed));
  return { state, events };
}

/** Takes the first option, or the one that is said, until the set-up is over. */
export function throughSetUp(begun: Begun, prefer: (options: readonly Action[]) => Action | undefined): Begun {
  let { state } = begun;
  const events = [...begun.events];
  while (state.phase === "setup") {
    const options = game.legalActions(state);
    const action = prefer(options) ?? options[0];
    if (action === undefined) throw new Error("nobody is asked");
    const step = expectOk(game.apply(state, action));
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}
