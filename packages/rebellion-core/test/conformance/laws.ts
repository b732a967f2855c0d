import {
  type Config,
  type Event,
  fourPlayerGame,
  game,
  type Players,
  type RebellionGame,
  type State,
  threePlayerGame,
  type View,
} from "@sw/rebellion-core";
import { RULES } from "@sw/rebellion-core/rules";
import { components, truth } from "@sw/rebellion-core/testing";
import { uiIn } from "@sw/rebellion-core/ui";
import { scripted } from "@sw/tabletop";
import { type ConformanceReport, describeReport, runConformance } from "@sw/tabletop/conformance";
import { expect } from "vitest";
import { FOLLOWING } from "./following.ts";

/** No game of chance gets near it: the markers meet after sixteen rounds at the latest. */
const CAP = 6000;

const LONG = process.env["SW_LONG"] !== undefined;

/** Games of each of the four kinds of two-player game: 14 in all, or 2,000. */
export const GAMES: Readonly<Record<"most" | "few", number>> = LONG ? { most: 500, few: 500 } : { most: 4, few: 3 };
/** Team games for three and for four: 4 in all, or 400. */
export const TEAM_GAMES: number = LONG ? 200 : 2;

/** Games of two players with the expansion and base combat: 3, or 600. */
export const EXPANSION_GAMES: number = LONG ? 600 : 3;
/** Games of two players with cinematic combat alone: 2, or 500. */
export const CINEMATIC_GAMES: number = LONG ? 500 : 2;
/** Games with the expansion and cinematic combat: 15, or 1,500; of them for three and for four 4, or 300. */
export const WHOLE_GAMES: number = LONG ? 1500 : 15;
export const WHOLE_TEAM_GAMES: number = LONG ? 300 : 4;
/** Solo games with somebody at random in the Empire's place: 3, or 300. */
export const SOLO_GAMES: number = LONG ? 300 : 3;

/** How closely games are looked at: every law at each `share`-th step, the cheap ones at all; `changed` states after a game. */
export interface Closeness {
  readonly share: number;
  readonly changed: number;
}

/** Some 200 steps and 500 changed states in all, or over 100,000 and 35,000. */
export const CLOSELY: Closeness = LONG ? { share: 15, changed: 15 } : { share: 90, changed: 25 };

/** For games of which there are many, or that differ from others by their cards alone. */
export const LOOSELY: Closeness = { share: 300, changed: 4 };

const GAME_FOR: Readonly<Record<Players, RebellionGame>> = { 2: game, 3: threePlayerGame, 4: fourPlayerGame };

/** Codes of refusals that name no reason: no action that is nearly legal may be refused by one of them. */
export const GENERIC: readonly string[] = ["not-offered"];

/** Puts whole random games under every law, also at every kind of decision and of frame neither seen yet nor `known`. */
export function underEveryLaw(
  configs: readonly Config[],
  games: number,
  seed: string,
  { share, changed }: Closeness = CLOSELY,
  known: readonly string[] = [],
): ConformanceReport {
  const players = configs[0]?.players ?? 2;
  return runConformance(GAME_FOR[players], {
    rules: RULES,
    configs,
    games,
    seed: `${seed}${process.env["SW_SEED"] ?? ""}`,
    cap: CAP,
    share,
    changed,
    known,
    askedAnyway: ["turn"],
    generic: GENERIC,
    words: (state: State) => state.words,
    components,
    truth: (state: State, view: View) => scripted(truth(state, view)),
    frameKind: (state: State) => state.frames.at(-1)?.kind ?? "over",
    following: FOLLOWING,
    screens: [uiIn("en"), uiIn("es")],
    fleeting: isFleeting,
    // Partners show each other whatever they hold (reb.team.share-information).
    allied: (one, other) => sideOf(one) === sideOf(other),
  });
}

/**
 * Cards seen on their way into a deck that is then shuffled: tactic cards left in hand, what Intercept Transmission draws, the
 * missions picked for a set, what a solo Empire turns up last in a round before its decks are shuffled.
 */
export function isFleeting(event: Event, step: readonly Event[]): boolean {
  const { type, rule, cause } = event;
  const isCardMove = type === "cards-drawn" || type === "cards-moved";
  const isShuffledBack = type === "cards-drawn" || (type === "cards-moved" && event.to === "deck");
  const intercepted = isShuffledBack && cause === "intercept-transmission";
  const turnedUp = isCardMove && TURNED_UP.includes(rule) && step.some(isRoundEnd);
  return intercepted || turnedUp || rule === "reb.combat.end-discard-tactics" || FLEETING_SETS.includes(rule);
}

/** The Round Deck's cards of a solo game, and those turned up for ones that cannot be played. */
const TURNED_UP: readonly Event["rule"][] = ["solo.command.mission.play", "solo.missions.unplayable"];

function isRoundEnd({ type, rule }: Event): boolean {
  return type === "deck-shuffled" && rule === "solo.refresh.discard-missions";
}

const FLEETING_SETS: readonly Event["rule"][] = ["rote.setup.mission-sets", "rote.setup.mission-sets-secret"];

function sideOf(viewer: string): string {
  return viewer.split("-")[0] ?? viewer;
}

/** Fails with the whole report if a law was broken, or if a game asked for was not played to its end. */
export function expectLawful(report: ConformanceReport, games: number): void {
  expect(report.failures, describeReport(report)).toEqual([]);
  expect(report).toMatchObject({ games, decided: games, undecided: 0 });
}
