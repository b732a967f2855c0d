import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: introductory", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("introductory", false), GAMES, "introductory"), GAMES);
});
