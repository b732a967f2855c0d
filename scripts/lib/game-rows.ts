import { at, type Chance, expectOk, type Game, type GameTypes, seeded } from "@sw/tabletop";
import { calling, type Row, type Speed } from "./bench-row.ts";

/** How a game is measured, and what it should reach; null where nothing is asked. */
export interface Measuring<Config> {
  /** The configuration of the game of a number. */
  config(name: number): Config;
  /** The games whose states are weighed, every one of them; by default the first dozen. */
  readonly weighed?: readonly Config[];
  /** Played for so long before anything is measured, in ms: code that takes the engine long to compile. */
  readonly warmUp?: number;
  readonly targets: {
    /** Decisions of random play, as a multiple of those of the yardstick. */
    readonly decisions: number | null;
    readonly games: number | null;
    /** Bytes of a state as JSON, on average and at the most. */
    readonly bytes: number;
  };
}

/** Every so many-th position of random games stands for all, for the calls measured alone. */
const SAMPLE_GAMES = 12;
const SAMPLE_EVERY = 16;

function firstGames<Config>(config: (name: number) => Config): readonly Config[] {
  return Array.from({ length: SAMPLE_GAMES }, (_, name) => config(name));
}

type Position<G extends GameTypes> = readonly [state: G["State"], action: G["Action"]];

/** Bytes of the states of some games as JSON. */
type Weights = Readonly<Record<"mean" | "largest", number>>;

/** How much of random play there is in a game. */
type Played = Readonly<Record<"games" | "decisions" | "events", number>>;

/** The speeds and sizes of a game in random play, every decision by `legalActions` and `apply`. */
export function gameRows<G extends GameTypes>(
  game: Game<G>,
  { config, weighed = firstGames(config), warmUp = 0, targets }: Measuring<G["Config"]>,
): readonly Row[] {
  const play = randomPlay(game, config);
  play.warmUp(warmUp);
  const positions = play.sample();
  let asked = 0;
  const { decisions, games, bytes } = targets;
  const rate = (name: string, part: keyof Played, target: number | null): Speed => ({
    name,
    unit: `${part}/s`,
    target,
    work: () => play.nextGame()[part],
  });
  const calls = (name: string, call: (position: Position<G>) => unknown): Row =>
    calling({ name, unit: "calls/s", target: null, call: () => call(at(positions, asked++ % positions.length)) });
  let weights: Weights | undefined;
  const size = (name: string, part: keyof Weights): Row => ({
    name,
    unit: "bytes",
    target: bytes,
    measure() {
      weights ??= play.weigh(weighed);
      return weights[part];
    },
  });
  return [
    { ...rate("random play", "decisions", null), ...(decisions === null ? {} : { targetRatio: decisions }) },
    rate("random play, whole games", "games", games),
    rate("random play, events made", "events", null),
    calls("legalActions alone", ([state]) => game.legalActions(state)),
    calls("apply alone", ([state, action]) => game.apply(state, action)),
    size(`state as JSON, mean of ${weighed.length} games`, "mean"),
    size(`state as JSON, largest of ${weighed.length} games`, "largest"),
  ];
}

/** Whole random games of consecutive numbers, and positions from the first of them. */
function randomPlay<G extends GameTypes>(
  game: Game<G>,
  config: (name: number) => G["Config"],
): {
  nextGame(): Played;
  warmUp(milliseconds: number): void;
  sample(): readonly Position<G>[];
  weigh(games: readonly G["Config"][]): Weights;
} {
  let seed = 0;
  type Each = (position: Position<G>, events: number) => void;
  const playGame = (name: number, chance: Chance, each: Each, setup = config(name)): G["State"] => {
    let { state } = expectOk(game.setup(setup, name));
    for (;;) {
      const options = game.legalActions(state);
      if (options.length === 0) return state;
      const action = at(options, chance.pick("bench", options.length, String));
      const step = expectOk(game.apply(state, action));
      each([state, action], step.events.length);
      state = step.state;
    }
  };
  const ofPlayers = seeded("fast:bench");
  const nextGame = (): Played => {
    const played = { games: 1, decisions: 0, events: 0 };
    playGame(seed++, ofPlayers, (_position, events) => {
      played.decisions += 1;
      played.events += events;
    });
    return played;
  };
  return {
    nextGame,
    warmUp(milliseconds) {
      const start = performance.now();
      while (performance.now() - start < milliseconds) nextGame();
    },
    sample() {
      const positions: Position<G>[] = [];
      const chance = seeded("fast:sample");
      let seen = 0;
      for (let name = 0; name < SAMPLE_GAMES; name++) {
        playGame(name, chance, (position) => {
          seen += 1;
          if (seen % SAMPLE_EVERY === 0) positions.push(position);
        });
      }
      return positions;
    },
    weigh(games) {
      const chance = seeded("fast:weigh");
      const weights = { states: 0, sum: 0, largest: 0 };
      const add = (state: G["State"]): void => {
        const bytes = JSON.stringify(state).length;
        weights.states += 1;
        weights.sum += bytes;
        weights.largest = Math.max(weights.largest, bytes);
      };
      for (const [name, setup] of games.entries()) add(playGame(name, chance, ([state]) => add(state), setup));
      return { mean: Math.round(weights.sum / weights.states), largest: weights.largest };
    },
  };
}
