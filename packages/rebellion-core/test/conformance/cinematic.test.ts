import { type Config, configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { CINEMATIC_GAMES, expectLawful, LOOSELY, underEveryLaw, WHOLE_GAMES, WHOLE_TEAM_GAMES } from "./laws.ts";

const WHOLE: Partial<Config> = { combat: "cinematic", expansion: "rise-of-the-empire" };

/** The kinds of decisions and frames that every law has looked at in games of two with all that there is. */
const known: string[] = [];

it("Random games with the expansion and cinematic combat keep every law of the contract", {
  timeout: 36_000_000,
}, () => {
  const configs = [
    configOf({ ...WHOLE, rulings: "faq" }),
    configOf({ ...WHOLE, startingUnits: "expansion" }),
    configOf({ ...WHOLE, missionSets: { rebel: "base", imperial: "rise-of-the-empire" } }),
  ];
  const report = underEveryLaw(configs, WHOLE_GAMES, "whole", LOOSELY);
  known.push(...Object.keys(report.kinds));
  expectLawful(report, WHOLE_GAMES);
});

it("Random games with cinematic combat and without the expansion keep every law of the contract", {
  timeout: 36_000_000,
}, () => {
  const configs = [configOf({ combat: "cinematic" })];
  expectLawful(underEveryLaw(configs, CINEMATIC_GAMES, "cinematic", LOOSELY, known), CINEMATIC_GAMES);
});

it.each([3, 4] as const)(
  "Random games of %d players with the expansion and cinematic combat keep every law of the contract",
  { timeout: 36_000_000 },
  (players) => {
    const configs = [configOf({ ...WHOLE, players }), configOf({ ...WHOLE, players, rulings: "faq" })];
    const games = WHOLE_TEAM_GAMES / 2;
    expectLawful(underEveryLaw(configs, games, `whole-${players}`, LOOSELY, known), games);
  },
);
