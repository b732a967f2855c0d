import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, TEAM_GAMES, underEveryLaw } from "./laws.ts";

it("Random games with cinematic combat keep every law of the contract", { timeout: 36_000_000 }, () => {
  const configs = [
    configOf({ combat: "cinematic" }),
    configOf({ combat: "cinematic", expansion: "rise-of-the-empire", rulings: "faq" }),
  ];
  expectLawful(underEveryLaw(configs, GAMES.few, "cinematic"), GAMES.few);
});

it("Random team games with cinematic combat keep every law of the contract", { timeout: 36_000_000 }, () => {
  const games = TEAM_GAMES / 2;
  const configs = [configOf({ players: 4, combat: "cinematic", expansion: "rise-of-the-empire" })];
  expectLawful(underEveryLaw(configs, games, "cinematic-team"), games);
});
