import { at, type Chance, expectOk, type Game, type GameTypes, hashOf, seeded } from "@sw/tabletop";
import type { Figure as FigureRow } from "./bench-row.ts";
import { worked } from "./turns.ts";

/** The two calls that a client waits for. */
const CALLS = ["apply", "legalActions"] as const;
type Call = (typeof CALLS)[number];

/** What no call may take: at the 99.9th percentile of random play, and ever; in ms of processor time. */
export const BOUND = { "p99.9": 50, max: 200 } as const;
type Figure = keyof typeof BOUND;

/** A call that took long. */
export interface SlowCall {
  readonly call: Call;
  readonly ms: number;
  /** The game by its configuration and number, and how many decisions had been made in it. */
  readonly game: string;
  readonly step: number;
  readonly state: unknown;
  /** What was applied; null for `legalActions`. */
  readonly action: unknown;
}

/** A state of random play that is not as states have to be. */
export interface Unsound {
  readonly game: string;
  readonly step: number;
  /** The invariant that it breaks, or why it is not read back; with its rule. */
  readonly what: string;
  readonly state: unknown;
  /** What led there; null for the first state. */
  readonly action: unknown;
}

/** How long the calls of random games took. */
export interface Latency {
  readonly games: number;
  readonly decisions: number;
  /** States that broke an invariant or were refused by their reader; none are looked for unless asked for. */
  readonly unsound: readonly Unsound[];
  readonly calls: Readonly<Record<Call, Readonly<Record<Figure, number>>>>;
  /** The slowest calls, the slowest of all first. */
  readonly slowest: readonly SlowCall[];
}

/** How much is played: whole games, at least so many of each configuration and until so many decisions were made in all. */
export interface Playing {
  readonly games?: number;
  readonly decisions?: number;
  /** What chance starts from: the same games each time. */
  readonly seed?: string;
  /** Hold every state against the invariants, and read every tenth and each last one back from its JSON. */
  readonly sound?: boolean;
}

/** Games whose calls are timed, whatever their types. */
export interface Timed {
  play(playing: Playing): Latency;
  /** Plays one game of each configuration. */
  round(number: number, playing: Playing, log: Log): void;
}

/** How many of the slowest calls are told. */
const TOLD = 10;
/** Which states are read back. */
const READ_EVERY = 10;

/** Configurations by name. */
type Configs<G extends GameTypes> = Readonly<Record<string, G["Config"]>>;

/** A game to be timed in these configurations; where states are held against the invariants, also in those drawn from a seed. */
export function timed<G extends GameTypes>(
  game: Game<G>,
  configs: Configs<G>,
  drawn: (seed: string) => Configs<G> = () => ({}),
): Timed {
  const playGame = (config: G["Config"], seed: string, log: Log, sound: boolean): void => {
    const chance: Chance = seeded(`${seed} choices`);
    let { state } = expectOk(game.setup(config, seed));
    let action: G["Action"] | null = null;
    for (let step = 0; ; step++) {
      const asked = worked();
      const options = game.legalActions(state);
      log.add({ call: "legalActions", ms: worked() - asked, game: seed, step, state, action: null });
      const isOver = options.length === 0;
      const what = sound ? unsoundIn(game, state, isOver || step % READ_EVERY === 0) : undefined;
      if (what !== undefined) log.unsound({ game: seed, step, what, state, action });
      if (isOver || what !== undefined) return;
      action = at(options, chance.pick("latency", options.length, String));
      const begun = worked();
      const next = expectOk(game.apply(state, action));
      log.add({ call: "apply", ms: worked() - begun, game: seed, step, state, action });
      state = next.state;
    }
  };
  return played((number, { seed = "latency", sound = false }, log) => {
    const all = sound ? { ...configs, ...drawn(`${seed} ${number}`) } : configs;
    for (const [name, config] of Object.entries(all)) {
      playGame(config, `${seed} ${name} ${number}`, log, sound);
      log.game();
    }
  });
}

/** Several games as one: those of different numbers of people, for instance. */
export function together(...all: readonly Timed[]): Timed {
  return played((number, playing, log) => {
    for (const one of all) one.round(number, playing, log);
  });
}

function played(round: Timed["round"]): Timed {
  return {
    round,
    play(playing) {
      const { games = 1, decisions = 0 } = playing;
      const log = newLog();
      for (let number = 0; number < games || log.decisions() < decisions; number++) round(number, playing, log);
      return log.result();
    },
  };
}

/** What is wrong with a state, if something is. */
function unsoundIn<G extends GameTypes>(game: Game<G>, state: G["State"], reads: boolean): string | undefined {
  const [broken] = game.invariants(state);
  if (broken !== undefined) return `${broken.rule} ${broken.code}`;
  if (!reads) return undefined;
  const text = JSON.stringify(state);
  const read = game.parse.state(JSON.parse(text));
  if (!read.ok) return `not read back: ${read.violation.rule} ${read.violation.code}`;
  return hashOf(read.value) === hashOf(state) ? undefined : "read back as another state";
}

/** What is noted while games are played. */
export interface Log {
  add(call: SlowCall): void;
  game(): void;
  unsound(state: Unsound): void;
  decisions(): number;
  result(): Latency;
}

function newLog(): Log {
  const times: Record<Call, number[]> = { apply: [], legalActions: [] };
  const unsound: Unsound[] = [];
  let slowest: SlowCall[] = [];
  let games = 0;
  return {
    add(call) {
      times[call.call].push(call.ms);
      if (slowest.length === TOLD && call.ms <= at(slowest, TOLD - 1).ms) return;
      slowest = [...slowest, call].sort((a, b) => b.ms - a.ms).slice(0, TOLD);
    },
    game() {
      games += 1;
    },
    unsound: (state) => void unsound.push(state),
    decisions: () => times.apply.length,
    result: () => ({
      games,
      decisions: times.apply.length,
      unsound,
      calls: { apply: spreadOf(times.apply), legalActions: spreadOf(times.legalActions) },
      slowest,
    }),
  };
}

function spreadOf(times: readonly number[]): Readonly<Record<Figure, number>> {
  const sorted = [...times].sort((a, b) => a - b);
  const figure = (place: number): number => sorted[place] ?? 0;
  return { "p99.9": figure(Math.ceil(sorted.length * 0.999) - 1), max: figure(sorted.length - 1) };
}

/** What of a latency is beyond the bound, in words. */
export function beyondBound({ calls }: Latency): readonly string[] {
  return CALLS.flatMap((call) =>
    FIGURES.filter((figure) => calls[call][figure] > BOUND[figure]).map(
      (figure) => `${figure} of ${call} is ${calls[call][figure].toFixed(1)} ms, more than ${BOUND[figure]}`,
    ),
  );
}

const FIGURES: readonly Figure[] = ["p99.9", "max"];

/** The rows of a game: both figures of both calls over at least so many decisions of random play, all of them of the same games. */
export function latencyRows(game: Timed, decisions: number): readonly FigureRow[] {
  let known: Latency | undefined;
  const measured = (): Latency => {
    known ??= game.play({ decisions });
    return known;
  };
  return CALLS.flatMap((call) =>
    FIGURES.map(
      (figure): FigureRow => ({
        name: `latency of ${call}, ${figure}`,
        unit: "ms of CPU",
        target: BOUND[figure],
        measure: () => measured().calls[call][figure],
      }),
    ),
  );
}
