import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random games of secret bases keep every law of the contract", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("secret-bases", false), GAMES, "secret-bases"), GAMES);
});
