import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random first games with the official answers keep every law of the contract", { timeout: 36_000_000 }, () => {
  const configs = [configOf({ setup: "first-game", rulings: "faq" })];
  expectLawful(underEveryLaw(configs, GAMES.few, "first-game-faq"), GAMES.few);
});
