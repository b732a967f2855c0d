import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random games of full galaxy with bribing keep every law of the contract", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("full-galaxy", true), GAMES, "full-galaxy-bribing"), GAMES);
});
