import { type Config, configOf, type Players } from "@sw/rebellion-core";
import { it } from "vitest";
import { CLOSELY, expectLawful, TEAM_GAMES, underEveryLaw } from "./laws.ts";

/** The kinds of decisions and frames that every law has looked at in a game before. */
const known = new Set<string>();

const FIRST: Partial<Config> = { setup: "first-game" };

it.each<[players: Players, one: Partial<Config>, other: Partial<Config>]>([
  [3, {}, { ...FIRST, rulings: "faq" }],
  [4, { rulings: "faq" }, FIRST],
])("Random games of %d players keep every law of the contract", { timeout: 36_000_000 }, (players, one, other) => {
  const configs = [configOf({ ...one, players }), configOf({ ...other, players })];
  const report = underEveryLaw(configs, TEAM_GAMES, `${players} players`, CLOSELY, [...known]);
  for (const kind of Object.keys(report.kinds)) known.add(kind);
  expectLawful(report, TEAM_GAMES);
});
