import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random first games as printed keep every law of the contract", { timeout: 36_000_000 }, () => {
  const configs = [configOf({ setup: "first-game" })];
  expectLawful(underEveryLaw(configs, GAMES.few, "first-game"), GAMES.few);
});
