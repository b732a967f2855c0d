import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, TEAM_GAMES, underEveryLaw } from "./laws.ts";

it("Random games of four players keep every law of the contract", { timeout: 36_000_000 }, () => {
  const configs = [configOf({ players: 4, rulings: "faq" }), configOf({ players: 4, setup: "first-game" })];
  expectLawful(underEveryLaw(configs, TEAM_GAMES, "four-players"), TEAM_GAMES);
});
