import { at, type Chance, expectOk, type Game, type GameTypes, seeded } from "@sw/tabletop";

/** A figure and the target it is measured against; see ../bench.mjs for the fields. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly target: number | null;
  readonly targetRatio?: number;
  readonly once?: boolean;
  measure(): number;
}

/** How a game is measured, and what it should reach; null where nothing is asked. */
export interface Measuring<Config> {
  /** The configuration of the game of a number. */
  config(name: number): Config;
  /** The games whose states are weighed, every one of them; by default the first dozen. */
  readonly weighed?: readonly Config[];
  /** Played for so long before anything is measured, in ms: code that takes the engine long to compile. */
  readonly warmUp?: number;
  readonly targets: {
    readonly decisions: number;
    readonly decisionsRatio?: number;
    readonly games: number | null;
    /** Bytes of a state as JSON, on average and at the most. */
    readonly bytes: number;
  };
}

/** One measurement lasts so long, in ms. */
const ROUND_MS = 400;

/** Every so many-th position of random games stands for all, for the calls measured alone. */
const SAMPLE_GAMES = 12;
const SAMPLE_EVERY = 16;

function firstGames<Config>(config: (name: number) => Config): readonly Config[] {
  return Array.from({ length: SAMPLE_GAMES }, (_, name) => config(name));
}

/** Calls of `work` a second, each counted as so many. */
export function perSecond(work: () => unknown, each = 1): number {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < ROUND_MS) {
    work();
    calls += each;
  }
  return (calls * 1000) / (performance.now() - start);
}

type Position<G extends GameTypes> = readonly [state: G["State"], action: G["Action"]];

/** Bytes of the states of some games as JSON. */
type Weights = Readonly<Record<"mean" | "largest", number>>;

/** How much of random play there is, in all or in a second. */
type Played = Readonly<Record<"games" | "decisions" | "events", number>>;

/** The speeds and sizes of a game in random play, every decision by `legalActions` and `apply`. */
export function gameRows<G extends GameTypes>(
  game: Game<G>,
  { config, weighed = firstGames(config), warmUp = 0, targets }: Measuring<G["Config"]>,
): readonly Row[] {
  const play = randomPlay(game, config);
  play.perSecond(warmUp);
  const positions = play.sample();
  const callsAlone = (call: (position: Position<G>) => unknown): number =>
    perSecond(() => positions.forEach(call), positions.length);
  const { decisions, decisionsRatio, games, bytes } = targets;
  const rate = (name: string, part: keyof Played, target: number | null): Row => ({
    name,
    unit: `${part}/s`,
    target,
    measure: () => play.perSecond(ROUND_MS)[part],
  });
  const calls = (name: string, call: (position: Position<G>) => unknown): Row => ({
    name,
    unit: "calls/s",
    target: null,
    measure: () => callsAlone(call),
  });
  let weights: Weights | undefined;
  const size = (name: string, part: keyof Weights): Row => ({
    name,
    unit: "bytes",
    target: bytes,
    once: true,
    measure() {
      weights ??= play.weigh(weighed);
      return weights[part];
    },
  });
  return [
    {
      ...rate("random play", "decisions", decisions),
      ...(decisionsRatio === undefined ? {} : { targetRatio: decisionsRatio }),
    },
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
  perSecond(milliseconds: number): Played;
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
  return {
    perSecond(milliseconds) {
      const played = { games: 0, decisions: 0, events: 0 };
      const chance = seeded("fast:bench");
      const start = performance.now();
      while (performance.now() - start < milliseconds) {
        playGame(seed++, chance, (_position, events) => {
          played.decisions += 1;
          played.events += events;
        });
        played.games += 1;
      }
      const seconds = Math.max(1, performance.now() - start) / 1000;
      return { games: played.games / seconds, decisions: played.decisions / seconds, events: played.events / seconds };
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
