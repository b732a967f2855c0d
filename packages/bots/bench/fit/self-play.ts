import { at, type Chance, expectOk, fastSeed, type Game, seeded } from "@sw/tabletop";
import type { BotTypes, Choose } from "../../src/index.ts";
import { resultOf } from "../../src/result.ts";
import type { Sample } from "./regression.ts";

/** A game as weights are fitted for it. */
export interface Fitting<G extends BotTypes> {
  /** The folder of its package. */
  readonly package: string;
  readonly game: Game<G>;
  readonly config: (number: number) => G["Config"];
  /** The names of the features, in the order of {@link Fitting.measured}. */
  readonly features: readonly string[];
  measured(source: G["State"] | G["View"], seat: G["Seat"]): readonly number[];
  /** A bot that plays by these weights; undefined: by those of the last fit. */
  readonly bot: (weights?: readonly number[]) => Choose<G>;
}

/** One decision in so many is random, so that positions differ from those that the bot likes. */
const STRAYS = 8;
/** One decision in so many gives a sample for each seat. */
const SAMPLED = 6;
/** Games are given up as undecided after so many decisions. */
const MOST = 4_000;

/** Positions of games that a bot plays against itself, with their results. */
export function selfPlay<G extends BotTypes>(
  { game, config, measured }: Fitting<G>,
  bot: Choose<G>,
  { games, seed }: { readonly games: number; readonly seed: string },
): readonly Sample[] {
  return Array.from({ length: games }, (_, number) => {
    const chance = seeded(fastSeed(`${seed} ${number}`));
    const taken: { readonly seat: G["Seat"]; readonly features: readonly number[] }[] = [];
    let { state } = expectOk(game.setup(config(number), fastSeed(`${seed} ${number} table`)));
    for (let played = 0; played < MOST; played++) {
      const decision = game.decision(state);
      if (decision === undefined) break;
      if (chance.pick("sampled", SAMPLED, String) === 0) {
        for (const seat of game.seats) taken.push({ seat, features: measured(state, seat) });
      }
      state = expectOk(game.apply(state, chosen(game, bot, state, decision.seat, chance))).state;
    }
    const outcome = game.outcome(state);
    return taken.map(({ seat, features }) => ({ features, result: resultOf(outcome, seat) }));
  }).flat();
}

function chosen<G extends BotTypes>(
  game: Game<G>,
  bot: Choose<G>,
  state: G["State"],
  seat: G["Seat"],
  chance: Chance,
): G["Action"] {
  const view = game.view(state, seat);
  const options = game.options(view);
  if (options.length === 1) return at(options, 0);
  if (chance.pick("stray", STRAYS, String) === 0) return at(options, chance.pick("random", options.length, String));
  return bot(view, options, { chance });
}
