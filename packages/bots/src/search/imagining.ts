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

/** The types of a game that bots can search: its views must name their viewer. */
export type BotTypes = GameTypes & { View: { readonly viewer: string } };

/**
 * Returns the value of a position for a seat: its probability of winning, from 0 to 1. It takes states as well as
 * views, because a search evaluates imagined states.
 */
export type Evaluate<G extends BotTypes> = (source: G["State"] | G["View"], seat: G["Seat"]) => number;

/** Chooses an option in an imagined state, where nothing is hidden. Playouts use it, so it must be fast. */
export type Policy<G extends BotTypes> = (
  options: readonly G["Action"][],
  chance: Chance,
  state: G["State"],
) => G["Action"];

/** How an imagined game continues before it is evaluated. */
export interface Playout<G extends BotTypes> {
  /** The number of decisions played, by all seats together; fewer if the game ends first. */
  readonly depth: number;
  /**
   * Whether a position ends the imagined game early, because positions compare best at certain moments, such as the end
   * of a turn. `from` is the position of the bot's decision. A tree search stops there too.
   */
  readonly isEnd?: (state: G["State"], from: G["State"]) => boolean;
  /** The policy of all players in playouts. Defaults to random options. */
  readonly policy?: Policy<G>;
}

/** The limit below which seeds of imagined worlds are drawn. */
const SEEDS = 2 ** 31;

/** Creates a fast generator for imagined play, seeded from a bot's own generator. */
export function dreamChance(chance: Chance): SeededChance {
  return seeded(fastSeed(chance.pick("dream", SEEDS, String)));
}

/** Returns a random option. */
function anyOption<Action>(options: readonly Action[], chance: Chance): Action {
  return at(options, chance.pick("playout", options.length, String));
}

/**
 * Returns the state after an action of an imagined game. A refusal would be a bug, because the action comes from the
 * game's own list.
 */
export function imagined<G extends BotTypes>(
  game: Game<G>,
  state: G["State"],
  action: G["Action"],
  chance: Chance,
): G["State"] {
  return expectOk(game.apply(state, action, { chance })).state;
}

/**
 * Plays on from an imagined state for a number of decisions, or to the end of the game. {@link Playout} explains
 * `from`.
 */
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

/** Returns the result of a finished game, or else the value of the position: from 0 (lost) to 1 (won). */
export function resultFor<G extends BotTypes>(
  game: Game<G>,
  state: G["State"],
  seat: G["Seat"],
  evaluate: Evaluate<G>,
): number {
  const outcome = game.outcome(state);
  return outcome === undefined ? evaluate(state, seat) : resultOf(outcome, seat);
}

/** Returns the seat of a view. Throws for a spectator, who has no decisions. */
export function viewerOf<G extends BotTypes>(game: Game<G>, { viewer }: G["View"]): G["Seat"] {
  const seat = game.seats.find((one) => one === viewer);
  if (seat === undefined)
    throw new Error(`no bot plays for "${viewer}": ${game.id} has the seats ${game.seats.join(", ")}`);
  return seat;
}

/**
 * Returns a possible world of the view in which this seat is next to choose. Seats that choose secretly before it
 * choose at random.
 */
export function worldOf<G extends BotTypes>(game: Game<G>, view: G["View"], chance: Chance): G["State"] {
  const seat = viewerOf(game, view);
  let world = game.determinize(view, chance);
  while ((game.decision(world)?.seat ?? seat) !== seat) {
    world = imagined(game, world, anyOption(game.legalActions(world), chance), chance);
  }
  return world;
}
