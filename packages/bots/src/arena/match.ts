import {
  at,
  expectOk,
  type Game,
  type GameTypes,
  type Outcome,
  ok,
  type Result,
  type Seed,
  seeded,
  type Violation,
} from "@sw/tabletop";
import { type AsyncChoose, type Bot, type Helpers, seatBot } from "../bot.ts";
import { resultOf } from "../result.ts";

/** A game between bots that is still to be played. */
export interface Match<G extends GameTypes> {
  readonly config: G["Config"];
  /** The seed of the game and of the bots' chances. Equal matches of equal bots give equal games. */
  readonly seed: Seed;
  readonly bots: Readonly<Record<G["Seat"], Bot<G>>>;
  /** The number of decisions after which the game is abandoned as undecided. */
  readonly most: number;
}

/** A game lost by an illegal action or an error of a bot, not by the rules of the game. */
export interface Forfeit<Seat> {
  readonly seat: Seat;
  /** The rule that its action broke; null if the bot threw an error. */
  readonly violation: Violation | null;
  /** The message of the error; null if an action was refused. */
  readonly error: string | null;
}

/** The result of a match. */
export interface MatchResult<G extends GameTypes> {
  /** The outcome; null if the game was abandoned as undecided, or forfeited. */
  readonly outcome: Outcome<G["Seat"]> | null;
  readonly forfeit: Forfeit<G["Seat"]> | null;
  /** Every action played, in order. With the configuration and the seed, `makeReplay` takes it as input. */
  readonly actions: readonly G["Action"][];
  /** The state at the end of the match. */
  readonly state: G["State"];
}

/** Thrown when a match fails through a fault of the game, not of a bot. The fault is its `cause`. */
export class BrokenMatch extends Error {
  /** Every action before the fault, in order. With the configuration and the seed, `makeReplay` takes it as input. */
  readonly actions: readonly unknown[];

  constructor(actions: readonly unknown[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "BrokenMatch";
    this.actions = actions;
  }
}

/** A {@link Match} in which some players answer asynchronously. */
export interface AsyncMatch<G extends GameTypes> extends Omit<Match<G>, "bots"> {
  readonly bots: Readonly<Record<G["Seat"], Bot<G> | AsyncChoose<G>>>;
}

/**
 * Plays a game between bots to its end. A bot is not asked when there is only one option. A bot forfeits the game if
 * its action is illegal or it throws. Throws if the game refuses the configuration, and a {@link BrokenMatch} if the
 * game itself fails.
 */
export function playMatch<G extends GameTypes>(game: Game<G>, match: Match<G>): MatchResult<G> {
  const seated = new Map(game.seats.map((seat) => [seat, seatBot(match.bots[seat]).choose]));
  const course = courseOf(game, match);
  let next = course.next();
  while (!next.done) {
    const { seat, view, options, helpers } = next.value;
    let answer: Answer<G["Action"]>;
    try {
      answer = ok((seated.get(seat) ?? nobody)(view, options, helpers));
    } catch (error) {
      answer = failed(error);
    }
    next = course.next(answer);
  }
  return next.value;
}

/** Plays a game as {@link playMatch} does, with bots that may answer asynchronously. */
export async function playMatchAsync<G extends GameTypes>(
  game: Game<G>,
  match: AsyncMatch<G>,
): Promise<MatchResult<G>> {
  const seated = new Map(
    game.seats.map((seat) => {
      const bot: Bot<G> | AsyncChoose<G> = match.bots[seat];
      return [seat, typeof bot === "function" ? bot : seatBot(bot).choose] as const;
    }),
  );
  const course = courseOf(game, match);
  let next = course.next();
  while (!next.done) {
    const { seat, view, options, helpers } = next.value;
    let answer: Answer<G["Action"]>;
    try {
      answer = game.parse.action(await (seated.get(seat) ?? nobody)(view, options, helpers));
    } catch (error) {
      answer = failed(error);
    }
    next = course.next(answer);
  }
  return next.value;
}

/** A question that a match asks the player of a seat. */
interface Asked<G extends GameTypes> {
  readonly seat: G["Seat"];
  readonly view: G["View"];
  readonly options: readonly G["Action"][];
  readonly helpers: Helpers<G>;
}

/** The answer of a player: an action, the rule that it breaks, or an error message. */
type Answer<Action> = Result<Action> | { readonly ok: false; readonly error: string };

function failed(error: unknown): { readonly ok: false; readonly error: string } {
  return { ok: false, error: error instanceof Error ? error.message : String(error) };
}

function nobody(): never {
  throw new Error("nobody sits there");
}

type Course<G extends GameTypes> = Generator<Asked<G>, MatchResult<G>, Answer<G["Action"]>>;

/** Runs a match as a sequence of questions to its players, independent of how they answer. */
function* courseOf<G extends GameTypes>(game: Game<G>, { config, seed, most }: Omit<Match<G>, "bots">): Course<G> {
  const { state } = expectOk(game.setup(config, seed));
  const actions: G["Action"][] = [];
  try {
    return yield* playedFrom(game, state, { seed, most, actions });
  } catch (error) {
    throw new BrokenMatch(actions, error);
  }
}

/** Runs a match from its first state on, adding every action to `actions`. */
function* playedFrom<G extends GameTypes>(
  game: Game<G>,
  begun: G["State"],
  { seed, most, actions }: Pick<Match<G>, "seed" | "most"> & { readonly actions: G["Action"][] },
): Course<G> {
  let state = begun;
  for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
    if (actions.length >= most) return { outcome: null, forfeit: null, actions, state };
    const { seat } = decision;
    const view = game.view(state, seat);
    const options = game.options(view);
    const helpers = { chance: seeded(`${seed} bots ${actions.length}`) };
    const chosen = options.length === 1 ? ok(at(options, 0)) : yield { seat, view, options, helpers };
    const step = chosen.ok ? game.apply(state, chosen.value, { by: seat }) : chosen;
    if (!step.ok) {
      const [violation, error] = "error" in step ? [null, step.error] : [step.violation, null];
      return { outcome: null, forfeit: { seat, violation, error }, actions, state };
    }
    if (chosen.ok) actions.push(chosen.value);
    state = step.value.state;
  }
  return { outcome: game.outcome(state) ?? null, forfeit: null, actions, state };
}

/**
 * Returns the points of a seat: 1 for a win, 0.5 for a draw or an abandoned game, 0 for a loss. A forfeit is a win for
 * all other seats.
 */
export function scoreOf<G extends GameTypes>({ outcome, forfeit }: MatchResult<G>, seat: G["Seat"]): number {
  if (forfeit !== null) return forfeit.seat === seat ? 0 : 1;
  return resultOf(outcome, seat);
}
