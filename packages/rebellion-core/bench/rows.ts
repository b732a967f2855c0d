import { at, expectOk, type Json, seeded } from "@sw/tabletop";
import { gameRows, perSecond, type Row } from "../../../scripts/lib/game-rows.ts";
import { latencyRows, type Timed, timed, together, worked } from "../../../scripts/lib/latency.ts";
import {
  type Action,
  type Config,
  configOf,
  fourPlayerGame,
  game,
  type RebellionGame,
  threePlayerGame,
} from "../src/index.ts";
import { simulateBattles } from "../src/odds/index.ts";
import { automa, createSoloGame } from "../src/solo/index.ts";

/** Whole games use so much code that compiling it takes the engine some seconds. */
const WARM_UP_MS = 5000;
/** Battles added up in one call. */
const BATTLES = 200;

/** Battles in space of six ships a side, played out to the end. */
function battlesPerSecond(combat: "base" | "cinematic"): number {
  const setup = {
    combat,
    rebel: { units: { "mon-calamari-cruiser": 1, "corellian-corvette": 2, "x-wing": 2, "y-wing": 1 } },
    imperial: { units: { "star-destroyer": 1, "assault-carrier": 2, "tie-fighter": 3 } },
    attacker: "rebel",
  } as const;
  let seed = 0;
  return perSecond(() => expectOk(simulateBattles(setup, { runs: BATTLES, seed: seed++ })), BATTLES);
}

/** Rise of the Empire with its own units and cinematic combat. */
const EXPANDED = { expansion: "rise-of-the-empire", combat: "cinematic", startingUnits: "expansion" } as const;

/** Solo games with and without the expansion, and with variations. */
const SOLO: readonly Config[] = [
  configOf({ solo: { originalCombat: true } }),
  configOf({ ...EXPANDED, solo: {} }),
  configOf({ ...EXPANDED, solo: { randomMovement: true, deployPriorityPbr: true, retryUnplayableMissions: true } }),
];
const SOLO_GAME: RebellionGame = expectOk(createSoloGame());
/** Decisions of the automa that are timed one by one. */
const AUTOMA_GAMES = 60;

/**
 * How long calls take, with both set-ups and rulings, for two, three and four, and with the expansion and cinematic combat; in solo
 * games the Empire's decisions are part of the call that they follow.
 */
export const latency: Timed = together(
  timed(game, {
    advanced: configOf({ setup: "advanced" }),
    "first game": configOf({ setup: "first-game" }),
    "by the answers": configOf({ setup: "advanced", rulings: "faq" }),
    expanded: configOf({ ...EXPANDED, rulings: "faq" }),
    "with the expansion's cards": configOf({ expansion: "rise-of-the-empire" }),
    cinematic: configOf({ combat: "cinematic" }),
  }),
  timed(SOLO_GAME, { solo: at(SOLO, 0), "solo, expanded": at(SOLO, 1), "solo, varied": at(SOLO, 2) }),
  timed(threePlayerGame, { "for three": configOf({ setup: "advanced", players: 3 }) }),
  timed(fourPlayerGame, {
    "for four": configOf({ setup: "advanced", players: 4, rulings: "faq" }),
    "expanded for four": configOf({ ...EXPANDED, players: 4 }),
  }),
);

/** Games with Rise of the Empire and cinematic combat: decisions, and the largest state. */
function wholeRows(): readonly Row[] {
  const config = configOf({ setup: "advanced", expansion: "rise-of-the-empire", combat: "cinematic" });
  const rows = gameRows(game, {
    config: () => config,
    warmUp: WARM_UP_MS,
    targets: { decisions: 90_000, games: null, bytes: 18_432 },
  });
  return rows
    .filter(({ unit }) => unit === "decisions/s" || unit === "bytes")
    .map((row) => ({ ...row, name: `${row.name}, expansion and cinematic combat` }));
}

/** How long the automa takes for its decisions in games against Rebels at random, in ms of processor time, ascending. */
function automaTimes(): readonly number[] {
  const times: number[] = [];
  for (let number = 0; number < AUTOMA_GAMES; number++) {
    const chance = seeded(`fast:automa ${number}`);
    let { state } = expectOk(game.setup(at(SOLO, number % SOLO.length), `automa ${number}`));
    let memory: Json = null;
    for (let asked = game.decision(state); asked !== undefined; asked = game.decision(state)) {
      let action: Action;
      if (asked.seat === "imperial") {
        const view = game.view(state, "imperial");
        const begun = worked();
        ({ action, memory } = automa(view, memory, { chance }));
        times.push(worked() - begun);
      } else {
        const options = game.legalActions(state);
        action = at(options, chance.pick("rebel", options.length, String));
      }
      ({ state } = expectOk(game.apply(state, action)));
    }
  }
  return times.sort((one, other) => one - other);
}

/** The automa alone, and whole solo games against Rebels at random. */
function soloRows(): readonly Row[] {
  let times: readonly number[] | undefined;
  const decisionTime = (name: string, share: number, target: number): Row => ({
    name: `decision of the solo Empire, ${name}`,
    unit: "ms of CPU",
    target,
    once: true,
    measure() {
      times ??= automaTimes();
      return at(times, Math.ceil(times.length * share) - 1);
    },
  });
  const whole = gameRows(SOLO_GAME, {
    config: (name) => at(SOLO, name % SOLO.length),
    warmUp: WARM_UP_MS,
    targets: { decisions: 0, games: 20, bytes: 20_480 },
  });
  return [
    ...whole.filter(({ unit }) => unit === "games/s").map((row) => ({ ...row, name: `solo: ${row.name}` })),
    decisionTime("median", 0.5, 2),
    decisionTime("p99", 0.99, 20),
  ];
}

/** The speeds and sizes of this package, full set-up and the first game in turn. */
export function rows(): readonly Row[] {
  return [
    ...gameRows(game, {
      config: (name) => configOf({ setup: name % 2 === 0 ? "advanced" : "first-game" }),
      warmUp: WARM_UP_MS,
      targets: { decisions: 100_000, games: null, bytes: 16_384 },
    }),
    ...latencyRows(latency, 100_000),
    ...wholeRows(),
    ...soloRows(),
    {
      name: "sampled battles, six ships a side",
      unit: "battles/s",
      target: 8000,
      measure: () => battlesPerSecond("base"),
    },
    {
      name: "sampled cinematic battles, six ships a side",
      unit: "battles/s",
      target: 8000,
      measure: () => battlesPerSecond("cinematic"),
    },
  ];
}
