import { configOf } from "@sw/rebellion-core";
import { describe, it } from "vitest";
import { ALL, BASE } from "../solo/table.ts";
import { EXPANSION_GAMES, expectLawful, underEveryLaw } from "./laws.ts";

describe("The solo variant", () => {
  it("Random solo games, somebody playing the Empire at random, keep every law of the contract", {
    timeout: 36_000_000,
  }, () => {
    const configs = [
      configOf(ALL),
      configOf({ ...BASE, rulings: "faq" }),
      configOf({ ...ALL, solo: { retryUnplayableMissions: true, originalCombat: true } }),
    ];
    expectLawful(underEveryLaw(configs, EXPANSION_GAMES, "solo"), EXPANSION_GAMES);
  });
});
