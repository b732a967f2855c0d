import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: first game, as printed", { timeout: 36_000_000 }, () => {
  const configs = [configOf({ setup: "first-game" })];
  expectLawful(underEveryLaw(configs, GAMES.few, "first-game"), GAMES.few);
});
