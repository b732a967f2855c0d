import { configOf, type State, type View } from "@sw/rebellion-core";
import { RULES } from "@sw/rebellion-core/rules";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { components, truth } from "@sw/rebellion-core/testing";
import { expectOk, scripted } from "@sw/tabletop";
import { describeReport, runConformance } from "@sw/tabletop/conformance";
import { describe, expect, it } from "vitest";
import { ALL, BASE } from "../solo/table.ts";
import { FOLLOWING } from "./following.ts";
import { isFleeting } from "./laws.ts";
import { soloLinks } from "./links.ts";

const LONG = process.env["SW_LONG"] !== undefined;

const GAMES = LONG ? 100 : 2;

describe("The solo variant", () => {
  it("Random solo games against the automa keep every law of the contract", { timeout: 36_000_000 }, () => {
    const report = runConformance(expectOk(createSoloGame()), {
      rules: RULES,
      configs: [configOf(ALL), configOf({ ...BASE, rulings: "faq" })],
      games: GAMES,
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
    expect(report).toMatchObject({ games: GAMES, decided: GAMES });
  });
});
