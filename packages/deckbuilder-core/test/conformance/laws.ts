import { type Config, configOf, game, type Mode, type State, type View } from "@sw/deckbuilder-core";
import { RULE_IDS } from "@sw/deckbuilder-core/rules";
import { components, truth } from "@sw/deckbuilder-core/testing";
import { scripted } from "@sw/tabletop";
import { type ConformanceReport, describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect } from "vitest";
import { FOLLOWING } from "./following.ts";

/** Random games that two passive players never end stop here as undecided. */
const CAP = 6000;

const LONG = process.env["SW_LONG"] !== undefined;

/** Games per file, six files: 54 in all, over 20,000 in the long run. */
export const GAMES: number = LONG ? 3400 : 9;

/** Every law at every so-manieth step: at some 2,000 in all, or at more than a million; the cheap ones at every step. */
const SHARE: number = LONG ? 20 : 80;

/** Changed states after each game: some 2,300 in all, or over 40,000. */
const CHANGED: number = LONG ? 2 : 42;

/** Bases to destroy, game by game: every length, the short ones more often, as long games hold little that is new. */
const LENGTHS = [2, 3, 2, 2, 4, 2, 3, 2, 2, 5] as const;

/** The configurations of a mode, to be played in turn. */
export function configsOf(mode: Mode, bribing: boolean): readonly Config[] {
  return LENGTHS.map((bases) => configOf({ mode, bases, bribing }));
}

/** Puts whole random games under every law, each law at every so-manieth step and at every kind of frame not seen yet. */
export function underEveryLaw(configs: readonly Config[], games: number, seed: string): ConformanceReport {
  return runConformance(game, {
    rules: RULE_IDS,
    configs,
    games,
    seed: `${seed}${process.env["SW_SEED"] ?? ""}`,
    cap: CAP,
    share: SHARE,
    changed: CHANGED,
    words: (state: State) => state.words,
    components,
    truth: (state: State, view: View) => scripted(truth(state, view)),
    frameKind: (state: State) => state.frames.at(-1)?.kind ?? "over",
    following: FOLLOWING,
  });
}

/** Fails with the whole report if a law was broken, or if fewer games than asked for were played. */
export function expectLawful(report: ConformanceReport, games: number): void {
  expect(report.failures, describeReport(report)).toEqual([]);
  expect(report.games).toBe(games);
  expect(report.decided + report.undecided).toBe(games);
}
