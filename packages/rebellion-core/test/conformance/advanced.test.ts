import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random games of the full set-up as printed keep every law of the contract", { timeout: 36_000_000 }, () => {
  const configs = [configOf()];
  expectLawful(underEveryLaw(configs, GAMES.most, "advanced"), GAMES.most);
});
