import type { Game, GameTypes, Result } from "@sw/tabletop";

/** What a consumer prints of a game; equal in every runtime. */
export interface Played {
  readonly game: string;
  readonly decisions: number;
  readonly outcome: unknown;
  readonly state: unknown;
}

const SEED = "proof of publishing";
const LONGEST = 50_000;

/** Plays a whole game by legal actions, one in a fixed unordered-looking sequence at each decision. */
export function playWholeGame<G extends GameTypes>(game: Game<G>, config: G["Config"]): Played {
  let { state } = granted(game.setup(granted(game.parse.config(config)), SEED));
  let decisions = 0;
  let word = 1;
  for (let asked = game.decision(state); asked !== undefined; asked = game.decision(state)) {
    const actions = game.legalActions(state);
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    const action = actions[Math.floor((word / 4294967296) * actions.length)];
    if (action === undefined) throw new Error(`${game.id}: a decision without a legal action`);
    state = granted(game.apply(state, action, { by: asked.seat })).state;
    decisions += 1;
    if (decisions > LONGEST) throw new Error(`${game.id}: no end after ${LONGEST} decisions`);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id}: ended without an outcome`);
  return { game: game.id, decisions, outcome, state };
}

function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.violation)}`);
}
