import { it } from "vitest";
import { configsOf, expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: secret bases, with bribing", { timeout: 36_000_000 }, () => {
  expectLawful(underEveryLaw(configsOf("secret-bases", true), GAMES, "secret-bases-bribing"), GAMES);
});
