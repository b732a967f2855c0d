import { configOf, type State, type View } from "@sw/rebellion-core";
import { RULES } from "@sw/rebellion-core/rules";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { components, truth } from "@sw/rebellion-core/testing";
import { expectOk, scripted } from "@sw/tabletop";
import { describeReport, runConformance } from "@sw/tabletop/conformance";
import { describe, expect, it } from "vitest";
import { ALL, BASE } from "../solo/table.ts";
import { FOLLOWING } from "./following.ts";
import { expectLawful, isFleeting, underEveryLaw } from "./laws.ts";
import { soloLinks } from "./links.ts";

const LONG = process.env["SW_LONG"] !== undefined;

/** Games with somebody at random in the Empire's place, and games against the automa. */
const GAMES = { random: LONG ? 300 : 3, automa: LONG ? 100 : 2 } as const;

describe("The solo variant", () => {
  it("Random solo games with an Empire that plays at random keep every law of the contract", {
    timeout: 36_000_000,
  }, () => {
    const configs = [
      configOf(ALL),
      configOf({ ...BASE, rulings: "faq" }),
      configOf({ ...ALL, solo: { retryUnplayableMissions: true, originalCombat: true } }),
    ];
    expectLawful(underEveryLaw(configs, GAMES.random, "solo"), GAMES.random);
  });

  it("Random solo games against the automa keep every law of the contract", { timeout: 36_000_000 }, () => {
    const games = GAMES.automa;
    const report = runConformance(expectOk(createSoloGame()), {
      rules: RULES,
      configs: [configOf(ALL), configOf({ ...BASE, rulings: "faq" })],
      games,
      seed: `automa${process.env["SW_SEED"] ?? ""}`,
      cap: 6000,
      share: 20,
      changed: 5,
      words: (state: State) => state.words,
      components,
      truth: (state: State, view: View) => scripted(truth(state, view)),
      frameKind: (state: State) => state.frames.at(-1)?.kind ?? "over",
      following: FOLLOWING,
      fleeting: isFleeting,
      links: soloLinks,
      allied: (one, other) => one === other,
    });
    expect(report.failures, describeReport(report)).toEqual([]);
    expect(report).toMatchObject({ games, decided: games });
  });
});
