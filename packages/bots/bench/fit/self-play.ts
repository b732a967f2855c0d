import { at, type Chance, expectOk, fastSeed, type Game, seeded } from "@sw/tabletop";
import { type BotTypes, type Choose, random } from "../../src/index.ts";
import { resultOf } from "../../src/result.ts";
import type { Sample } from "./regression.ts";

/** A game for which weights are fitted. */
export interface Fitting<G extends BotTypes> {
  /** The folder of the game's package. */
  readonly package: string;
  readonly game: Game<G>;
  readonly config: (number: number) => G["Config"];
  /** The names of the features, in the order of {@link Fitting.measured}. */
  readonly features: readonly string[];
  measured(source: G["State"] | G["View"], seat: G["Seat"]): readonly number[];
  /**
   * Returns the bots that play each other, drawn again for each seat of each game. `weights` defaults to those of the
   * last fit.
   */
  bots(weights?: Readonly<Record<string, number>>): readonly Choose<G>[];
}

/** Returns the values of named features in their order. */
export function byName<Feature extends string, Source, Seat>(
  names: readonly Feature[],
  featuresOf: (source: Source, seat: Seat) => Readonly<Record<Feature, number>>,
): (source: Source, seat: Seat) => readonly number[] {
  return (source, seat) => {
    const features = featuresOf(source, seat);
    return names.map((name) => features[name]);
  };
}

/** One in this many decisions is random, so that the positions are not only those that the bot prefers. */
const STRAYS = 8;
/** One in this many decisions gives a sample for each seat. */
const SAMPLED = 6;
/** The number of decisions after which a game is abandoned as undecided. */
const MOST = 4_000;

/** Returns positions of games that bots play against each other, with the results. */
export function selfPlay<G extends BotTypes>(
  { game, config, measured }: Fitting<G>,
  bots: readonly Choose<G>[],
  { games, seed }: { readonly games: number; readonly seed: string },
): readonly Sample[] {
  return Array.from({ length: games }, (_, number) => {
    const chance = seeded(fastSeed(`${seed} ${number}`));
    const taken: { readonly seat: G["Seat"]; readonly features: readonly number[] }[] = [];
    const seated = new Map(game.seats.map((seat) => [seat, at(bots, chance.pick("bot", bots.length, String))]));
    let { state } = expectOk(game.setup(config(number), fastSeed(`${seed} ${number} table`)));
    for (let played = 0; played < MOST; played++) {
      const decision = game.decision(state);
      if (decision === undefined) break;
      if (chance.pick("sampled", SAMPLED, String) === 0) {
        for (const seat of game.seats) taken.push({ seat, features: measured(state, seat) });
      }
      state = expectOk(
        game.apply(state, chosen(game, seated.get(decision.seat) ?? random, state, decision.seat, chance)),
      ).state;
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
  const options = game.legalActions(state);
  if (options.length === 1) return at(options, 0);
  if (chance.pick("stray", STRAYS, String) === 0) return at(options, chance.pick("random", options.length, String));
  return bot(game.view(state, seat), options, { chance });
}
