import {
  type Action,
  type Config,
  configOf,
  type DeckbuilderGame,
  type Event,
  game,
  type State,
} from "@sw/deckbuilder-core";
import { expectOk } from "@sw/tabletop";

/** One position of a game: what has happened since the last one, and what can be done. */
export interface Position {
  readonly state: State;
  readonly events: readonly Event[];
  readonly actions: readonly Action[];
}

const MODES = ["introductory", "full-galaxy", "secret-bases"] as const;
/** Longest game played, in decisions. */
const MOST_DECISIONS = 1500;

/** Configurations of all modes in turn, half of them with bribing. */
function configFor(index: number): Config {
  return configOf({ mode: MODES[index % MODES.length] ?? "introductory", bribing: index % 2 === 0 });
}

/** Plays a random game with picks in any order: every position in turn. Turns end late, so that much happens in them. */
export function* randomGame(index: number, of: DeckbuilderGame = game): Generator<Position> {
  const next = numbers(index + 1);
  let step = expectOk(of.setup(configFor(index), `text ${index}`));
  for (let count = 0; count < MOST_DECISIONS; count++) {
    const actions = of.legalActions(step.state, { picks: "all" });
    yield { state: step.state, events: step.events, actions };
    if (actions.length === 0) return;
    step = expectOk(of.apply(step.state, chosen(actions, next)));
  }
}

function chosen(actions: readonly Action[], next: (count: number) => number): Action {
  const others = actions.filter(({ type }) => type !== "end-turn");
  const pool = others.length > 0 && next(10) > 0 ? others : actions;
  const action = pool[next(pool.length)];
  if (action === undefined) throw new RangeError("no action to choose from");
  return action;
}

/** Whole numbers below a bound, the same for the same seed. */
export function numbers(seed: number): (count: number) => number {
  let word = Math.imul(seed, 0x9e3779b1) >>> 0;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return (word >>> 8) % count;
  };
}
