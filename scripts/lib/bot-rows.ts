import { at, expectOk, fastSeed, type Game, type GameTypes, seeded } from "@sw/tabletop";
import { calling, type Row } from "./bench-row.ts";

/** What bots need of a game, and how fast it should be. */
export interface ForBots<G extends GameTypes> {
  readonly configs: readonly G["Config"][];
  evaluate(view: G["View"], seat: G["Seat"]): number;
  /** Imagined worlds a second, each with 100 random decisions. */
  readonly worlds: number;
}

/** Views that an evaluation of less than 100 microseconds manages in a second. */
const EVALUATED = 10_000;
const PLIES = 100;
/** Every so many-th position of a random game is measured. */
const SAMPLE_EVERY = 24;

/** The speed of an evaluation of views, and of imagined worlds that are played on. */
export function botRows<G extends GameTypes>(game: Game<G>, { configs, evaluate, worlds }: ForBots<G>): readonly Row[] {
  const views = configs.flatMap((config, number) => viewsOf(game, config, number));
  let [evaluated, seed] = [0, 0];
  return [
    calling({
      name: "evaluation of a view",
      unit: "calls/s",
      target: EVALUATED,
      call() {
        evaluated += 1;
        const { view, seat } = at(views, evaluated % views.length);
        return evaluate(view, seat);
      },
    }),
    calling({
      name: `determinize and ${PLIES} random decisions`,
      unit: "worlds/s",
      target: worlds,
      call() {
        seed += 1;
        dream(game, at(views, seed % views.length).view, fastSeed(`dream ${seed}`));
      },
    }),
  ];
}

interface Seen<G extends GameTypes> {
  readonly view: G["View"];
  readonly seat: G["Seat"];
}

function viewsOf<G extends GameTypes>(game: Game<G>, config: G["Config"], number: number): readonly Seen<G>[] {
  const views: Seen<G>[] = [];
  const chance = seeded(fastSeed(`views ${number}`));
  let { state } = expectOk(game.setup(config, fastSeed(`views ${number}`)));
  for (let played = 1; ; played++) {
    const decision = game.decision(state);
    if (decision === undefined) return views;
    if (played % SAMPLE_EVERY === 0) views.push({ view: game.view(state, decision.seat), seat: decision.seat });
    const options = game.legalActions(state);
    state = expectOk(game.apply(state, at(options, chance.pick("view", options.length, String)))).state;
  }
}

function dream<G extends GameTypes>(game: Game<G>, view: G["View"], seed: string): void {
  const chance = seeded(seed);
  let state = game.determinize(view, chance);
  for (let played = 0; played < PLIES; played++) {
    const options = game.legalActions(state);
    if (options.length === 0) return;
    state = expectOk(game.apply(state, at(options, chance.pick("dream", options.length, String)), { chance })).state;
  }
}
