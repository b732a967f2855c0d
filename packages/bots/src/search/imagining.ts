import {
  at,
  type Chance,
  expectOk,
  fastSeed,
  type Game,
  type GameTypes,
  type SeededChance,
  seeded,
} from "@sw/tabletop";
import { resultOf } from "../result.ts";

/** The types of a game that bots can search: its views say whose they are. */
export type BotTypes = GameTypes & { View: { readonly viewer: string } };

/**
 * What a position is worth to a seat: the probability of winning, from 0 to 1. Search asks it of imagined states, so it takes
 * states as well as views.
 */
export type Evaluate<G extends BotTypes> = (source: G["State"] | G["View"], seat: G["Seat"]) => number;

/** Chooses within an imagined state, where nothing is secret; used in playouts, so it has to be fast. */
export type Policy<G extends BotTypes> = (
  options: readonly G["Action"][],
  chance: Chance,
  state: G["State"],
) => G["Action"];

/** How an imagined game goes on before it is evaluated. */
export interface Playout<G extends BotTypes> {
  /** Decisions played, by whichever seat they are; fewer where the game ends. */
  readonly depth: number;
  /**
   * Whether a position ends the imagined game early: positions compare best at one moment, for instance at the end of a turn. `from` is
   * the position at which the bot has to choose. A tree search looks no farther either.
   */
  readonly isEnd?: (state: G["State"], from: G["State"]) => boolean;
  /** The policy of both players in playouts. Defaults to random options, each equally likely. */
  readonly policy?: Policy<G>;
}

/** Seeds of imagined worlds are numbers below this. */
const SEEDS = 2 ** 31;

/** A fast generator for imagined play, seeded by a bot's own chance. */
export function dreamChance(chance: Chance): SeededChance {
  return seeded(fastSeed(chance.pick("dream", SEEDS, String)));
}

/** Any option, each as likely as the others. */
function anyOption<Action>(options: readonly Action[], chance: Chance): Action {
  return at(options, chance.pick("playout", options.length, String));
}

/** The state after an action of an imagined game; actions come from its own list, so a refusal is a bug of the game. */
export function imagined<G extends BotTypes>(
  game: Game<G>,
  state: G["State"],
  action: G["Action"],
  chance: Chance,
): G["State"] {
  return expectOk(game.apply(state, action, { chance })).state;
}

/** Plays on from an imagined state, for so many decisions or to the end of the game. `from`: see {@link Playout}. */
export function playedOut<G extends BotTypes>(
  game: Game<G>,
  begin: G["State"],
  chance: Chance,
  { depth, isEnd, policy = anyOption }: Playout<G>,
  from: G["State"] = begin,
): G["State"] {
  let state = begin;
  for (let played = 0; played < depth && isEnd?.(state, from) !== true; played++) {
    const options = game.legalActions(state);
    if (options.length === 0) break;
    const action = options.length === 1 ? at(options, 0) : policy(options, chance, state);
    state = imagined(game, state, action, chance);
  }
  return state;
}

/** The result of a game that is over, or else what the position is worth: from 0 (lost) to 1 (won). */
export function resultFor<G extends BotTypes>(
  game: Game<G>,
  state: G["State"],
  seat: G["Seat"],
  evaluate: Evaluate<G>,
): number {
  const outcome = game.outcome(state);
  return outcome === undefined ? evaluate(state, seat) : resultOf(outcome, seat);
}

/** The seat whose view this is; a spectator is asked nothing. */
export function viewerOf<G extends BotTypes>(game: Game<G>, { viewer }: G["View"]): G["Seat"] {
  const seat = game.seats.find((one) => one === viewer);
  if (seat === undefined)
    throw new Error(`no bot plays for "${viewer}": ${game.id} has the seats ${game.seats.join(", ")}`);
  return seat;
}

/**
 * A world that the view could be, in which it is the seat's turn to choose: who chooses in secret before it has chosen at
 * random.
 */
export function worldOf<G extends BotTypes>(game: Game<G>, view: G["View"], chance: Chance): G["State"] {
  const seat = viewerOf(game, view);
  let world = game.determinize(view, chance);
  while ((game.decision(world)?.seat ?? seat) !== seat) {
    world = imagined(game, world, anyOption(game.legalActions(world), chance), chance);
  }
  return world;
}
