import { type Config, configOf, type Players } from "@sw/rebellion-core";
import { describe, it } from "vitest";
import { ALL, BASE } from "../solo/table.ts";
import {
  CINEMATIC_GAMES,
  CLOSELY,
  type Closeness,
  EXPANSION_GAMES,
  expectLawful,
  GAMES,
  LOOSELY,
  SOLO_GAMES,
  TEAM_GAMES,
  underEveryLaw,
  WHOLE_GAMES,
  WHOLE_TEAM_GAMES,
} from "./laws.ts";

const EXPANDED: Partial<Config> = { expansion: "rise-of-the-empire" };
const LISTED: Partial<Config> = { ...EXPANDED, startingUnits: "expansion" };
const WHOLE: Partial<Config> = { ...EXPANDED, combat: "cinematic" };
const FIRST: Partial<Config> = { setup: "first-game" };
const FAQ = { rulings: "faq" } as const;

/**
 * The kinds of decisions and frames that every law has looked at in a game before. The games with most kinds come
 * first, so that the others look at what is new in them.
 */
const known = new Set<string>();

function play(what: string, options: readonly Partial<Config>[], games: number, closeness: Closeness = LOOSELY): void {
  const report = underEveryLaw(options.map(configOf), games, what, closeness, [...known]);
  for (const kind of Object.keys(report.kinds)) known.add(kind);
  expectLawful(report, games);
}

const LIMIT = { timeout: 36_000_000 };

describe("Rise of the Empire with cinematic combat", () => {
  it("Random games with the expansion and cinematic combat keep every law of the contract", LIMIT, () => {
    const mixed = { ...WHOLE, missionSets: { rebel: "base", imperial: "rise-of-the-empire" } } as const;
    play("whole", [{ ...WHOLE, ...FAQ }, { ...WHOLE, startingUnits: "expansion" }, mixed], WHOLE_GAMES);
  });

  it.each([3, 4] as const)(
    "Random games of %d players with the expansion and cinematic combat keep every law of the contract",
    LIMIT,
    (players) => {
      play(
        `whole-${players}`,
        [
          { ...WHOLE, players },
          { ...WHOLE, ...FAQ, players },
        ],
        WHOLE_TEAM_GAMES / 2,
      );
    },
  );
});

describe("The base game", () => {
  it.each<[what: string, options: Partial<Config>, games: number]>([
    ["games of the full set-up as printed", {}, GAMES.most],
    ["games of the full set-up with the official answers", FAQ, GAMES.few],
    ["first games as printed", FIRST, GAMES.few],
    ["first games with the official answers", { ...FIRST, ...FAQ }, GAMES.few],
  ])("Random %s keep every law of the contract", LIMIT, (what, options, games) => {
    play(what, [options], games, CLOSELY);
  });

  it.each<[players: Players, one: Partial<Config>, other: Partial<Config>]>([
    [3, {}, { ...FIRST, ...FAQ }],
    [4, FAQ, FIRST],
  ])("Random games of %d players keep every law of the contract", LIMIT, (players, one, other) => {
    const configs = [
      { ...one, players },
      { ...other, players },
    ];
    play(`${players} players`, configs, TEAM_GAMES, CLOSELY);
  });

  it("Random games with cinematic combat and without the expansion keep every law of the contract", LIMIT, () => {
    play("cinematic", [{ combat: "cinematic" }], CINEMATIC_GAMES);
  });
});

describe("Rise of the Empire", () => {
  it("Random games with the expansion keep every law of the contract", LIMIT, () => {
    const mixed = { ...EXPANDED, missionSets: { rebel: "rise-of-the-empire", imperial: "base" } } as const;
    play("expansion", [{ ...LISTED, ...FAQ }, mixed, EXPANDED], EXPANSION_GAMES);
  });

  it.each([3, 4] as const)(
    "Random games of %d players with the expansion keep every law of the contract",
    LIMIT,
    (players) => {
      play(
        `expansion-${players}`,
        [
          { ...LISTED, ...FAQ, players },
          { ...EXPANDED, players },
        ],
        TEAM_GAMES / 2,
      );
    },
  );
});

describe("The solo variant", () => {
  it("Random solo games with an Empire that plays at random keep every law of the contract", LIMIT, () => {
    const retrying = { ...ALL, solo: { retryUnplayableMissions: true, originalCombat: true } };
    play("solo", [ALL, { ...BASE, ...FAQ }, retrying], SOLO_GAMES, CLOSELY);
  });
});
