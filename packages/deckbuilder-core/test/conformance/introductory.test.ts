import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random introductory games keep every law of the contract", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("introductory", false), GAMES, "introductory"), GAMES);
});
