import { type Config, configOf, game, type Mode, type State, type View } from "@sw/deckbuilder-core";
import { RULE_IDS } from "@sw/deckbuilder-core/rules";
import { components, truth } from "@sw/deckbuilder-core/testing";
import { scripted } from "@sw/tabletop";
import { type ConformanceReport, describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect } from "vitest";

/** Random games that two passive players never end stop here as undecided. */
export const CAP = 6000;

/** Games per mode: enough for every frame kind and card, or many more in the long run. */
export const GAMES = process.env["SW_LONG"] === undefined ? 100 : 6700;

/** The configurations of a mode: to 2, 3, 4 and 5 bases, every other one with bribing. */
export function configsOf(mode: Mode): readonly Config[] {
  return [2, 3, 4, 5].map((bases) => configOf({ mode, bases, bribing: bases % 2 === 0 }));
}

/** Puts whole random games under every law, each law at every `share`-th step and at every kind of frame not seen yet. */
export function underEveryLaw(configs: readonly Config[], games: number, seed: string, share = 20): ConformanceReport {
  return runConformance(game, {
    rules: RULE_IDS,
    configs,
    games,
    seed,
    cap: CAP,
    share,
    words: (state: State) => state.words,
    components,
    truth: (state: State, view: View) => scripted(truth(state, view)),
    frameKind: (state: State) => state.frames.at(-1)?.kind ?? "over",
  });
}

/** Fails with the whole report if a law was broken, or if fewer games than asked for were played. */
export function expectLawful(report: ConformanceReport, games: number): void {
  expect(report.failures, describeReport(report)).toEqual([]);
  expect(report.games).toBe(games);
  expect(report.decided + report.undecided).toBe(games);
}
