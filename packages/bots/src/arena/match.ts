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

/** A game to be played among bots. */
export interface Match<G extends GameTypes> {
  readonly config: G["Config"];
  /** Seeds the game and the bots' chances: equal matches of equal bots give equal games. */
  readonly seed: Seed;
  readonly bots: Readonly<Record<G["Seat"], Bot<G>>>;
  /** Decisions after which the game is given up as undecided. */
  readonly most: number;
}

/** A game that a bot lost by what it did, not by the rules of the game. */
export interface Forfeit<Seat> {
  readonly seat: Seat;
  /** The rule that its action broke; null where the bot failed with an error. */
  readonly violation: Violation | null;
  /** The error's message; null where an action was refused. */
  readonly error: string | null;
}

/** How a match ended. */
export interface MatchResult<G extends GameTypes> {
  /** Null where the game was given up as undecided, or forfeited. */
  readonly outcome: Outcome<G["Seat"]> | null;
  readonly forfeit: Forfeit<G["Seat"]> | null;
  /** Every action in order: with configuration and seed, what `makeReplay` takes. */
  readonly actions: readonly G["Action"][];
  /** The state at the end. */
  readonly state: G["State"];
}

/** A match that broke by a fault of the game and not of a bot. The fault is its `cause`. */
export class BrokenMatch extends Error {
  /** Every action before the fault, in order: with configuration and seed, what `makeReplay` takes. */
  readonly actions: readonly unknown[];

  constructor(actions: readonly unknown[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "BrokenMatch";
    this.actions = actions;
  }
}

/** A {@link Match} in which some players may answer later. */
export interface AsyncMatch<G extends GameTypes> extends Omit<Match<G>, "bots"> {
  readonly bots: Readonly<Record<G["Seat"], Bot<G> | AsyncChoose<G>>>;
}

/**
 * Plays a game among bots to its end. Decisions with one option are taken without asking. A bot whose action is illegal, or that
 * throws, forfeits the game. Throws where the game refuses the configuration, and a {@link BrokenMatch} where the game itself fails.
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

/** Plays a game as {@link playMatch} does, among bots of which some answer later. */
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

/** What a match asks of whoever sits at a seat. */
interface Asked<G extends GameTypes> {
  readonly seat: G["Seat"];
  readonly view: G["View"];
  readonly options: readonly G["Action"][];
  readonly helpers: Helpers<G>;
}

/** What came of asking: an action, the rule that an answer breaks, or the message of an error. */
type Answer<Action> = Result<Action> | { readonly ok: false; readonly error: string };

function failed(error: unknown): { readonly ok: false; readonly error: string } {
  return { ok: false, error: error instanceof Error ? error.message : String(error) };
}

function nobody(): never {
  throw new Error("nobody sits there");
}

type Course<G extends GameTypes> = Generator<Asked<G>, MatchResult<G>, Answer<G["Action"]>>;

/** A match as a course of questions to its players, whoever they are and however they answer. */
function* courseOf<G extends GameTypes>(game: Game<G>, { config, seed, most }: Omit<Match<G>, "bots">): Course<G> {
  const { state } = expectOk(game.setup(config, seed));
  const actions: G["Action"][] = [];
  try {
    return yield* playedFrom(game, state, { seed, most, actions });
  } catch (error) {
    throw new BrokenMatch(actions, error);
  }
}

/** A match from its first state on; every action is added to `actions`. */
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

/** Points of a seat: 1 for a win, 0.5 for a draw or a game given up, 0 for a loss. A forfeit wins for everybody else. */
export function scoreOf<G extends GameTypes>({ outcome, forfeit }: MatchResult<G>, seat: G["Seat"]): number {
  if (forfeit !== null) return forfeit.seat === seat ? 0 : 1;
  return resultOf(outcome, seat);
}
