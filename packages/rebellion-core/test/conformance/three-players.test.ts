import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, TEAM_GAMES, underEveryLaw } from "./laws.ts";

it("Random games of three players keep every law of the contract", { timeout: 36_000_000 }, () => {
  const configs = [configOf({ players: 3 }), configOf({ players: 3, setup: "first-game", rulings: "faq" })];
  expectLawful(underEveryLaw(configs, TEAM_GAMES, "three-players"), TEAM_GAMES);
});
