import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: first game, official answers", { timeout: 36_000_000 }, () => {
  const configs = [configOf({ setup: "first-game", rulings: "faq" })];
  expectLawful(underEveryLaw(configs, GAMES.few, "first-game-faq"), GAMES.few);
});
