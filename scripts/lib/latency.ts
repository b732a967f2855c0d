import { at, type Chance, expectOk, type Game, seeded } from "@sw/tabletop";
import type { Row } from "./game-rows.ts";

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

/** How long the calls of random games took. */
export interface Latency {
  readonly decisions: number;
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
}

/** A game whose calls are timed, whatever its types. */
export interface Timed {
  play(playing: Playing): Latency;
}

/** How many of the slowest calls are told. */
const TOLD = 10;

/** Milliseconds that this process has been at work: nearly the same on a busy machine, unlike what a clock says. Threads of the engine that compile and collect garbage beside it count as well. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A game to be timed in these configurations, by name. */
export function timed<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  configs: Readonly<Record<string, Config>>,
): Timed {
  const playGame = (config: Config, seed: string, log: Log): void => {
    const chance: Chance = seeded(`${seed} choices`);
    let { state } = expectOk(game.setup(config, seed));
    for (let step = 0; ; step++) {
      const asked = worked();
      const options = game.legalActions(state);
      log.add({ call: "legalActions", ms: worked() - asked, game: seed, step, state, action: null });
      if (options.length === 0) return;
      const action = at(options, chance.pick("latency", options.length, String));
      const begun = worked();
      const next = expectOk(game.apply(state, action));
      log.add({ call: "apply", ms: worked() - begun, game: seed, step, state, action });
      state = next.state;
    }
  };
  return {
    play({ games = 1, decisions = 0, seed = "latency" }) {
      const log = newLog();
      for (let number = 0; number < games || log.decisions() < decisions; number++) {
        for (const [name, config] of Object.entries(configs)) playGame(config, `${seed} ${name} ${number}`, log);
      }
      return log.result();
    },
  };
}

interface Log {
  add(call: SlowCall): void;
  decisions(): number;
  result(): Latency;
}

function newLog(): Log {
  const times: Record<Call, number[]> = { apply: [], legalActions: [] };
  let slowest: SlowCall[] = [];
  return {
    add(call) {
      times[call.call].push(call.ms);
      if (slowest.length === TOLD && call.ms <= at(slowest, TOLD - 1).ms) return;
      slowest = [...slowest, call].sort((a, b) => b.ms - a.ms).slice(0, TOLD);
    },
    decisions: () => times.apply.length,
    result: () => ({
      decisions: times.apply.length,
      calls: { apply: spreadOf(times.apply), legalActions: spreadOf(times.legalActions) },
      slowest,
    }),
  };
}

function spreadOf(times: readonly number[]): Readonly<Record<Figure, number>> {
  const sorted = [...times].sort((a, b) => a - b);
  return { "p99.9": at(sorted, Math.ceil(sorted.length * 0.999) - 1), max: at(sorted, sorted.length - 1) };
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
export function latencyRows(game: Timed, decisions: number): readonly Row[] {
  let known: Latency | undefined;
  const measured = (): Latency => {
    known ??= game.play({ decisions });
    return known;
  };
  return CALLS.flatMap((call) =>
    FIGURES.map(
      (figure): Row => ({
        name: `latency of ${call}, ${figure}`,
        unit: "ms of CPU",
        target: BOUND[figure],
        once: true,
        measure: () => measured().calls[call][figure],
      }),
    ),
  );
}
