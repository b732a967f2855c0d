import { expectOk, type Game, type Seed, type Step } from "@sw/tabletop";
import type { Bot } from "../kit.ts";
import { botAction, botChance } from "./bots.ts";

/** Decisions after which a game is given up as undecided. */
export const MAX_DECISIONS = 8_000;

/** A game among bots. */
export interface Run<Config, View, Action, Seat extends string> {
  readonly config: Config;
  readonly seed: Seed;
  readonly bots: Readonly<Record<Seat, Bot<View, Action>>>;
}

/** One transition of a run: the set-up has neither seat nor action. */
export interface Moment<State, Action, Event, Seat extends string> extends Step<State, Event> {
  readonly by: { readonly seat: Seat; readonly action: Action } | null;
}

/** Plays a game among bots, transition by transition, to its end or to {@link MAX_DECISIONS}. */
export function* running<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  { config, seed, bots }: Run<Config, View, Action, Seat>,
): Generator<Moment<State, Action, Event, Seat>, void> {
  let step = expectOk(game.setup(config, seed));
  yield { ...step, by: null };
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const decision = game.decision(step.state);
    if (decision === undefined) return;
    const { seat } = decision;
    const action = botAction(game, bots[seat], game.view(step.state, seat), botChance(seed, decisions));
    step = expectOk(game.apply(step.state, action, { by: seat }));
    yield { ...step, by: { seat, action } };
  }
}
