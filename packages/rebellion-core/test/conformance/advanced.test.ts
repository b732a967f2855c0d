import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: advanced set-up, as printed", { timeout: 36_000_000 }, () => {
  const configs = [configOf()];
  expectLawful(underEveryLaw(configs, GAMES.most, "advanced"), GAMES.most);
});
