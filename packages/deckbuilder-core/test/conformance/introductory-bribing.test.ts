import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random introductory games with bribing keep every law of the contract", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("introductory", true), GAMES, "introductory-bribing"), GAMES);
});
