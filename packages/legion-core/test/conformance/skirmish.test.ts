import { type Config, game, type State, type View } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { RULE_IDS } from "@sw/legion-core/rules";
import { components, truth } from "@sw/legion-core/testing";
import { scripted } from "@sw/tabletop";
import { describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect, it } from "vitest";

/** Five rounds take some three hundred decisions. */
const CAP = 3000;

const LONG = process.env["SW_LONG"] !== undefined;
const GAMES = LONG ? 500 : 15;
/** Every law at every so-manieth step and at every kind of frame not seen yet; the cheap ones at every step. */
const SHARE = LONG ? 40 : 150;

/** Each force once as the first seat. */
const CONFIGS: readonly Config[] = [SKIRMISH, { ...SKIRMISH, armies: [SKIRMISH.armies[1], SKIRMISH.armies[0]] }];

it("keeps every law of the contract over random skirmishes", { timeout: 36_000_000 }, () => {
  const report = runConformance(game, {
    rules: RULE_IDS,
    configs: CONFIGS,
    games: GAMES,
    seed: `skirmish${process.env["SW_SEED"] ?? ""}`,
    cap: CAP,
    share: SHARE,
    words: (state: State) => state.words,
    components,
    truth: (state: State, view: View) => scripted(truth(state, view)),
    frameKind: (state: State) => state.frames.at(-1)?.kind ?? "over",
  });
  expect(report.failures, describeReport(report)).toEqual([]);
  expect(report).toMatchObject({ games: GAMES, decided: GAMES, undecided: 0 });
});
