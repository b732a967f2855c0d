import { configOf, createGame } from "@sw/rebellion-core";
import { RULE_IDS } from "@sw/rebellion-core/rules";
import { truth } from "@sw/rebellion-core/testing";
import { expectOk, scripted } from "@sw/tabletop";
import { describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect, it } from "vitest";
import { componentCounts } from "../../src/saves/inventory.ts";
import type { State } from "../../src/state/state.ts";
import { boxFor } from "../../src/testing/index.ts";
import type { View } from "../../src/views/view-shapes.ts";
import { CATALOGUE, LISTED } from "../rise-of-the-empire/pieces/set-up-table.ts";
import { isFleeting } from "./laws.ts";

it("Random games with two sets of missions and too many objectives keep every law", () => {
  const report = runConformance(expectOk(createGame(CATALOGUE)), {
    rules: RULE_IDS,
    configs: [configOf({ ...LISTED, rulings: "faq" }), configOf(LISTED)],
    games: 1,
    seed: `expansion-cards${process.env["SW_SEED"] ?? ""}`,
    cap: 6000,
    share: 25,
    changed: 20,
    words: (state: State) => state.words,
    components: (state: State) => componentCounts(boxFor(state.config, CATALOGUE), state),
    truth: (state: State, view: View) => scripted(truth(state, view, CATALOGUE)),
    frameKind: (state: State) => state.frames.at(-1)?.kind ?? "over",
    fleeting: isFleeting,
  });
  expect(report.failures, describeReport(report)).toEqual([]);
}, 600_000);
