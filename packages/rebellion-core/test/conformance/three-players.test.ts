import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, TEAM_GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: three players", { timeout: 36_000_000 }, () => {
  const configs = [configOf({ players: 3 }), configOf({ players: 3, setup: "first-game", rulings: "faq" })];
  expectLawful(underEveryLaw(configs, TEAM_GAMES, "three-players"), TEAM_GAMES);
});
