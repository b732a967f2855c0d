import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: full galaxy", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("full-galaxy", false), GAMES, "full-galaxy"), GAMES);
});
