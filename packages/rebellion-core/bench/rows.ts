import { expectOk, seeded } from "@sw/tabletop";
import { simulateBattles } from "../src/combat/index.ts";
import { type Action, type Config, configOf, game, type State } from "../src/index.ts";

/** A figure and the target it is measured against; see the root's bench script for the fields. */
interface Row {
  readonly name: string;
  readonly unit: string;
  readonly target: number | null;
  measure(): number;
}

const ROUND_MS = 400;
/** Played before anything is measured: whole games use so much code that compiling it takes the engine some seconds. */
const WARM_UP_MS = 5000;
/** Every so many-th position of random games stands for all, for the calls measured alone. */
const SAMPLE_GAMES = 12;
const SAMPLE_EVERY = 16;
/** Battles added up in one call. */
const BATTLES = 200;

interface Position {
  readonly state: State;
  readonly action: Action;
}

/** Tallies of random play. */
interface Played {
  games: number;
  decisions: number;
  events: number;
  seconds: number;
}

let seed = 0;

/** Full set-up and the first game in turn. */
function configFor(name: number): Config {
  return configOf({ setup: name % 2 === 0 ? "advanced" : "first-game" });
}

/** Whole random games for so long, every decision by legalActions and apply. */
function playFor(milliseconds: number): Played {
  const played: Played = { games: 0, decisions: 0, events: 0, seconds: 0 };
  const chance = seeded("bench");
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    playGame(seed++, chance, (_position, events) => {
      played.decisions += 1;
      played.events += events;
    });
    played.games += 1;
  }
  played.seconds = (performance.now() - start) / 1000;
  return played;
}

function playGame(
  name: number,
  chance: ReturnType<typeof seeded>,
  each: (position: Position, events: number) => void,
): void {
  let { state } = expectOk(game.setup(configFor(name), name));
  for (;;) {
    const options = game.legalActions(state);
    const action = options[chance.pick("bench", Math.max(1, options.length), String)];
    if (action === undefined) return;
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.violation.code);
    each({ state, action }, step.value.events.length);
    state = step.value.state;
  }
}

function samplePositions(): readonly Position[] {
  const positions: Position[] = [];
  const chance = seeded("sample");
  let seen = 0;
  for (let name = 0; name < SAMPLE_GAMES; name++) {
    playGame(name, chance, (position) => {
      seen += 1;
      if (seen % SAMPLE_EVERY === 0) positions.push(position);
    });
  }
  return positions;
}

function callsPerSecond(positions: readonly Position[], call: (position: Position) => unknown): number {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < ROUND_MS) {
    for (const position of positions) call(position);
    calls += positions.length;
  }
  return (calls * 1000) / (performance.now() - start);
}

/** Battles in space of six ships a side, played out to the end. */
function battlesPerSecond(): number {
  const setup = {
    rebel: { units: { "mon-calamari-cruiser": 1, "corellian-corvette": 2, "x-wing": 2, "y-wing": 1 } },
    imperial: { units: { "star-destroyer": 1, "assault-carrier": 2, "tie-fighter": 3 } },
    attacker: "rebel",
  } as const;
  const start = performance.now();
  let battles = 0;
  while (performance.now() - start < ROUND_MS) {
    expectOk(simulateBattles(setup, { runs: BATTLES, seed: seed++ }));
    battles += BATTLES;
  }
  return (battles * 1000) / (performance.now() - start);
}

/** The speeds and sizes of this package. */
export function rows(): readonly Row[] {
  playFor(WARM_UP_MS);
  const positions = samplePositions();
  const sizes = positions.map(({ state }) => JSON.stringify(state).length);
  const rate = (name: string, unit: string, per: (played: Played) => number, target: number | null): Row => ({
    name,
    unit,
    target,
    measure() {
      const played = playFor(ROUND_MS);
      return per(played) / played.seconds;
    },
  });
  return [
    rate("random play", "decisions/s", ({ decisions }) => decisions, 100_000),
    rate("random play, whole games", "games/s", ({ games }) => games, null),
    rate("random play, events made", "events/s", ({ events }) => events, null),
    { name: "sampled battles, six ships a side", unit: "battles/s", target: 8000, measure: battlesPerSecond },
    {
      name: "legalActions alone",
      unit: "calls/s",
      target: null,
      measure: () => callsPerSecond(positions, ({ state }) => game.legalActions(state)),
    },
    {
      name: "apply alone",
      unit: "calls/s",
      target: null,
      measure: () => callsPerSecond(positions, ({ state, action }) => game.apply(state, action)),
    },
    {
      name: "state as JSON, mean",
      unit: "bytes",
      target: 16_384,
      measure: () => Math.round(sizes.reduce((a, b) => a + b, 0) / sizes.length),
    },
    { name: "state as JSON, largest of 12 games", unit: "bytes", target: 16_384, measure: () => Math.max(...sizes) },
  ];
}
