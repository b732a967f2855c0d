import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random games of full galaxy keep every law of the contract", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("full-galaxy", false), GAMES, "full-galaxy"), GAMES);
});
