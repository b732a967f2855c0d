import { expectOk } from "@sw/tabletop";
import { gameRows, perSecond, type Row } from "../../../scripts/lib/game-rows.ts";
import { latencyRows, type Timed, timed, together } from "../../../scripts/lib/latency.ts";
import { configOf, fourPlayerGame, game, threePlayerGame } from "../src/index.ts";
import { simulateBattles } from "../src/odds/index.ts";

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

/** How long calls take, with both set-ups and rulings, for two, three and four, and with the expansion and cinematic combat. */
export const latency: Timed = together(
  timed(game, {
    advanced: configOf({ setup: "advanced" }),
    "first game": configOf({ setup: "first-game" }),
    "by the answers": configOf({ setup: "advanced", rulings: "faq" }),
    expanded: configOf({ ...EXPANDED, rulings: "faq" }),
    "with the expansion's cards": configOf({ expansion: "rise-of-the-empire" }),
    cinematic: configOf({ combat: "cinematic" }),
  }),
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
