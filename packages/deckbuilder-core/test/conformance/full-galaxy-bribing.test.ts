import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: full galaxy, with bribing", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("full-galaxy", true), GAMES, "full-galaxy-bribing"), GAMES);
});
