import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, TEAM_GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: four players", { timeout: 36_000_000 }, () => {
  const configs = [configOf({ players: 4, rulings: "faq" }), configOf({ players: 4, setup: "first-game" })];
  expectLawful(underEveryLaw(configs, TEAM_GAMES, "four-players"), TEAM_GAMES);
});
