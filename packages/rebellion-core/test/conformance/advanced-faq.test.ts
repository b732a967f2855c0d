import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("keeps every law of the contract over random games: advanced set-up, official answers", {
  timeout: 36_000_000,
}, () => {
  const configs = [configOf({ rulings: "faq" })];
  expectLawful(underEveryLaw(configs, GAMES.few, "advanced-faq"), GAMES.few);
});
