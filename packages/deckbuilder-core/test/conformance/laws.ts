import { type Config, configOf, game, type Mode, type State, type View } from "@sw/deckbuilder-core";
import { RULES } from "@sw/deckbuilder-core/rules";
import { components, truth } from "@sw/deckbuilder-core/testing";
import { uiIn } from "@sw/deckbuilder-core/ui";
import { scripted } from "@sw/tabletop";
import { type ConformanceReport, describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect, it } from "vitest";
import { FOLLOWING } from "./following.ts";

/** Random games that two passive players never end stop here as undecided. */
const CAP = 6000;

/** Enough for the long run. */
const HOURS = 36_000_000;

const LONG = process.env["SW_LONG"] !== undefined;

/** Games of each mode with bribing, and as many without: 30 in all, over 20,000 in the long run. */
const GAMES: number = LONG ? 3400 : 5;

/** Every law at every so-manieth step: at some 600 in all, or at more than a million; the cheap ones at every step. */
const SHARE: number = LONG ? 20 : 130;

/** Changed states after each game: some 2,400 in all, or over 40,000. */
const CHANGED: number = LONG ? 2 : 80;

/** Bases to destroy, game by game: every length, the short ones more often, as long games hold little that is new. */
const LENGTHS = [2, 3, 2, 2, 4, 2, 3, 2, 2, 5] as const;

/** The configurations of a mode, to be played in turn. */
function configsOf(mode: Mode, bribing: boolean): readonly Config[] {
  return LENGTHS.map((bases) => configOf({ mode, bases, bribing }));
}

/** Two tests: whole random games of a mode without and with bribing, named for a title, keep every law. */
export function keepsEveryLaw(mode: Mode, named: string): void {
  /** The kinds of frames that every law has looked at in games without bribing. */
  const known: string[] = [];

  it(`Random ${named} keep every law of the contract`, { timeout: HOURS }, () => {
    const report = underEveryLaw(configsOf(mode, false), mode);
    known.push(...Object.keys(report.kinds));
    expectLawful(report);
  });

  it(`Random ${named} with bribing keep every law of the contract`, { timeout: HOURS }, () => {
    expectLawful(underEveryLaw(configsOf(mode, true), `${mode}-bribing`, known));
  });
}

/** Puts random games under every law, each law at every so-manieth step and at every kind of frame neither seen yet nor `known`. */
function underEveryLaw(configs: readonly Config[], seed: string, known: readonly string[] = []): ConformanceReport {
  return runConformance(game, {
    rules: RULES,
    configs,
    games: GAMES,
    seed: `${seed}${process.env["SW_SEED"] ?? ""}`,
    cap: CAP,
    share: SHARE,
    changed: CHANGED,
    known,
    // A card's choice is asked with what is left of it: that says which part of the card is carried out.
    askedAnyway: ["actions", "choose"],
    // Codes that name no reason: this game has none of them.
    words: (state: State) => state.words,
    components,
    truth: (state: State, view: View) => scripted(truth(state, view)),
    frameKind: (state: State) => state.frames.at(-1)?.kind ?? "over",
    following: FOLLOWING,
    screens: [uiIn("en"), uiIn("es")],
  });
}

/** Fails with the whole report if a law was broken, or if fewer games than asked for were played. */
function expectLawful(report: ConformanceReport): void {
  expect(report.failures, describeReport(report)).toEqual([]);
  expect(report.games).toBe(GAMES);
  expect(report.decided + report.undecided).toBe(GAMES);
}
