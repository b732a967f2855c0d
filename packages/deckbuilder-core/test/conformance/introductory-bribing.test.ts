import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: introductory, with bribing", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("introductory", true), GAMES, "introductory-bribing"), GAMES);
});
