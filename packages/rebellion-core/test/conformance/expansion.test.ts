import { type Config, configOf } from "@sw/rebellion-core";
import { describe, it } from "vitest";
import { EXPANSION_GAMES, expectLawful, LOOSELY, TEAM_GAMES, underEveryLaw } from "./laws.ts";

const EXPANDED: Partial<Config> = { expansion: "rise-of-the-empire" };
const LISTED: Partial<Config> = { ...EXPANDED, startingUnits: "expansion" };

/** The kinds of decisions and frames that every law has looked at in games of two. */
const known: string[] = [];

describe("Rise of the Empire", () => {
  it("Random games with the expansion keep every law of the contract", { timeout: 36_000_000 }, () => {
    const missionSets = { rebel: "rise-of-the-empire", imperial: "base" } as const;
    const configs = [
      configOf({ ...LISTED, rulings: "faq" }),
      configOf({ ...EXPANDED, missionSets }),
      configOf(EXPANDED),
    ];
    const report = underEveryLaw(configs, EXPANSION_GAMES, "expansion", LOOSELY);
    known.push(...Object.keys(report.kinds));
    expectLawful(report, EXPANSION_GAMES);
  });

  it.each([3, 4] as const)(
    "Random games of %d players with the expansion keep every law of the contract",
    { timeout: 36_000_000 },
    (players) => {
      const configs = [configOf({ ...LISTED, players, rulings: "faq" }), configOf({ ...EXPANDED, players })];
      const games = TEAM_GAMES / 2;
      expectLawful(underEveryLaw(configs, games, `expansion-${players}`, LOOSELY, known), games);
    },
  );
});
