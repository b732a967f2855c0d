import { configOf } from "@sw/rebellion-core";
import { it } from "vitest";
import { expectLawful, GAMES, underEveryLaw } from "./laws.ts";

it("Random games with cinematic combat keep every law of the contract", { timeout: 36_000_000 }, () => {
  const configs = [
    configOf({ combat: "cinematic" }),
    configOf({ combat: "cinematic", expansion: "rise-of-the-empire", rulings: "faq" }),
  ];
  expectLawful(underEveryLaw(configs, GAMES.few, "cinematic"), GAMES.few);
});
