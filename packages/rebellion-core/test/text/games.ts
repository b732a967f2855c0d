import {
  type Action,
  type Config,
  configOf,
  type Event,
  fourPlayerGame,
  game,
  type RebellionGame,
  type State,
  threePlayerGame,
} from "@sw/rebellion-core";
import { expectOk } from "@sw/tabletop";

/** One position of a game: what has happened since the last one, and what can be done. */
export interface Position {
  readonly game: RebellionGame;
  readonly state: State;
  readonly events: readonly Event[];
  readonly actions: readonly Action[];
}

const GAMES = [
  [game, 2],
  [threePlayerGame, 3],
  [fourPlayerGame, 4],
] as const satisfies readonly (readonly [RebellionGame, Config["players"]])[];
/** Longest game played, in decisions. */
const MOST_DECISIONS = 2500;

/** Plays a random game, of each number of players in turn, under both set-ups and rulings: every position in turn. */
export function* randomGame(index: number): Generator<Position> {
  const [of, players] = GAMES[index % GAMES.length] ?? GAMES[0];
  const config = configOf({
    players,
    setup: index % 2 === 0 ? "advanced" : "first-game",
    rulings: index % 4 < 2 ? "book" : "faq",
  });
  const next = numbers(index + 1);
  let step = expectOk(of.setup(config, `text ${index}`));
  for (let count = 0; count < MOST_DECISIONS; count++) {
    const actions = of.legalActions(step.state);
    yield { game: of, state: step.state, events: step.events, actions };
    if (actions.length === 0) return;
    step = expectOk(of.apply(step.state, chosen(actions, next)));
  }
}

/** Seldom the end of a run of picks, so that much happens; often a mission or an action card where there is one. */
function chosen(actions: readonly Action[], next: (count: number) => number): Action {
  const rare = actions.filter(({ type }) => RARE.includes(type));
  const busy = actions.filter(({ type }) => type !== "done" && type !== "pass");
  const pool = rare.length > 0 && next(3) > 0 ? rare : busy.length > 0 && next(8) > 0 ? busy : actions;
  const action = pool[next(pool.length)];
  if (action === undefined) throw new RangeError("no action to choose from");
  return action;
}

const RARE: readonly Action["type"][] = [
  "reveal",
  "use-action",
  "play-objective",
  "use-ring",
  "play-tactic",
  "approve",
];

/** Whole numbers below a bound, the same for the same seed. */
export function numbers(seed: number): (count: number) => number {
  let word = Math.imul(seed, 0x9e3779b1) >>> 0;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return (word >>> 8) % count;
  };
}
