import type { Choose } from "@sw/bots";
import { expectOk, type Game, type GameTypes, type Seed, type Step } from "@sw/tabletop";
import { botAction, botChance } from "./bots.ts";

/** The number of decisions after which a game is abandoned as undecided. */
export const MAX_DECISIONS = 8_000;

/** The input of a game between bots. */
export interface Run<G extends GameTypes> {
  readonly config: G["Config"];
  readonly seed: Seed;
  readonly bots: Readonly<Record<G["Seat"], Choose<G>>>;
}

/** One transition of a run. The set-up has neither seat nor action. */
export interface Moment<G extends GameTypes> extends Step<G["State"], G["Event"]> {
  readonly by: { readonly seat: G["Seat"]; readonly action: G["Action"] } | null;
}

/** Plays a game between bots and yields each transition, to its end or to {@link MAX_DECISIONS}. */
export function* running<G extends GameTypes>(
  game: Game<G>,
  { config, seed, bots }: Run<G>,
): Generator<Moment<G>, void> {
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
