import { configOf, game, type Mode, type State, type View } from "@sw/deckbuilder-core";
import { RULES } from "@sw/deckbuilder-core/rules";
import { components, truth } from "@sw/deckbuilder-core/testing";
import { uiIn } from "@sw/deckbuilder-core/ui";
import { scripted } from "@sw/tabletop";
import { describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect, it } from "vitest";
import { FOLLOWING } from "./following.ts";

/** Random games that two passive players never end stop here as undecided. */
const CAP = 6000;

const LONG = process.env["SW_LONG"] !== undefined;

/** Games of each mode with bribing, and as many without: 30 in all, over 20,000 in the long run. */
const GAMES: number = LONG ? 3400 : 5;

/** Every law at every so-manieth step: at some 600 in all, or at more than a million; the cheap ones at every step. */
const SHARE: number = LONG ? 20 : 130;

/** Changed states after each game: some 2,400 in all, or over 40,000. */
const CHANGED: number = LONG ? 2 : 80;

/** Bases to destroy, game by game: every length, the short ones more often, as long games hold little that is new. */
const LENGTHS = [2, 3, 2, 2, 4, 2, 3, 2, 2, 5] as const;

/** The kinds of frames that every law has looked at in a game before. */
const known = new Set<string>();

it.each<[named: string, mode: Mode, bribing: boolean]>([
  ["games of secret bases with bribing", "secret-bases", true],
  ["games of secret bases", "secret-bases", false],
  ["games of full galaxy with bribing", "full-galaxy", true],
  ["games of full galaxy", "full-galaxy", false],
  ["introductory games with bribing", "introductory", true],
  ["introductory games", "introductory", false],
])("Random %s keep every law of the contract", { timeout: 36_000_000 }, (_named, mode, bribing) => {
  const report = runConformance(game, {
    rules: RULES,
    configs: LENGTHS.map((bases) => configOf({ mode, bases, bribing })),
    games: GAMES,
    seed: `${mode}${bribing ? "-bribing" : ""}${process.env["SW_SEED"] ?? ""}`,
    cap: CAP,
    share: SHARE,
    changed: CHANGED,
    known: [...known],
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
  for (const kind of Object.keys(report.kinds)) known.add(kind);
  expect(report.failures, describeReport(report)).toEqual([]);
  expect(report.games).toBe(GAMES);
  expect(report.decided + report.undecided).toBe(GAMES);
});
