import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random games of the full set-up with the official answers keep every law of the contract", {
  timeout: 36_000_000,
}, () => {
  const configs = [configOf({ rulings: "faq" })];
  expectLawful(underEveryLaw(configs, GAMES.few, "advanced-faq"), GAMES.few);
});
