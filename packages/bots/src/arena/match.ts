import { at, expectOk, type Game, type GameTypes, type Outcome, type Seed, seeded, type Violation } from "@sw/tabletop";
import { type Bot, type SeatedBot, seatBot } from "../bot.ts";
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

/**
 * Plays a game among bots to its end. Decisions with one option are taken without asking. A bot whose action is illegal, or that
 * throws, forfeits the game; a configuration that the game refuses throws.
 */
export function playMatch<G extends GameTypes>(game: Game<G>, { config, seed, bots, most }: Match<G>): MatchResult<G> {
  const seated = new Map(game.seats.map((seat) => [seat, seatBot(bots[seat])]));
  const actions: G["Action"][] = [];
  let { state } = expectOk(game.setup(config, seed));
  for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
    if (actions.length >= most) return { outcome: null, forfeit: null, actions, state };
    const { seat } = decision;
    const chosen = choiceOf(game, seated.get(seat), game.view(state, seat), `${seed} bots ${actions.length}`);
    const forfeit = (violation: Violation | null, error: string | null): MatchResult<G> => ({
      outcome: null,
      forfeit: { seat, violation, error },
      actions,
      state,
    });
    if ("error" in chosen) return forfeit(null, chosen.error);
    const step = game.apply(state, chosen.action, { by: seat });
    if (!step.ok) return forfeit(step.violation, null);
    actions.push(chosen.action);
    state = step.value.state;
  }
  return { outcome: game.outcome(state) ?? null, forfeit: null, actions, state };
}

function choiceOf<G extends GameTypes>(
  game: Game<G>,
  bot: SeatedBot<G> | undefined,
  view: G["View"],
  seed: string,
): { readonly action: G["Action"] } | { readonly error: string } {
  const options = game.options(view);
  if (options.length === 1) return { action: at(options, 0) };
  if (bot === undefined) return { error: "nobody sits there" };
  try {
    return { action: bot.choose(view, options, { chance: seeded(seed) }) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Points of a seat: 1 for a win, 0.5 for a draw or a game given up, 0 for a loss. A forfeit wins for everybody else. */
export function scoreOf<G extends GameTypes>({ outcome, forfeit }: MatchResult<G>, seat: G["Seat"]): number {
  if (forfeit !== null) return forfeit.seat === seat ? 0 : 1;
  return resultOf(outcome, seat);
}
