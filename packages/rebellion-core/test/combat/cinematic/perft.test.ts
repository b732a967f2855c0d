import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { type Action, game, type State } from "../../../src/index.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { combatOf } from "./table.ts";

/** Sequences of actions of each length from 1 to `depth`. */
function perft(state: State, depth: number, optionsOf: (state: State) => readonly Action[]): readonly number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const visit = (here: State, length: number): void => {
    const options = optionsOf(here);
    counts[length] = (counts[length] ?? 0) + options.length;
    if (length + 1 < depth) for (const action of options) visit(expectOk(game.apply(here, action)).state, length + 1);
  };
  visit(state, 0);
  return counts;
}

describe("sequences of actions of a cinematic round", () => {
  const state = combatOf({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 } });
  /** Whatever could be tried, legal or not. */
  const imaginable: readonly Action[] = [
    ...boxFor(state.config).cards.map(({ id }): Action => ({ type: "play-tactic", subject: id, die: null })),
    ...[0, 1, 2].map((option): Action => ({ type: "choose-option", subject: option })),
    { type: "pass" },
    { type: "done" },
  ];

  test("[rote.cinematic.choose-one] [rote.cinematic.one-half] The choices of an X-wing against a TIE Fighter are counted, by what is listed and by what is accepted", () => {
    // Eight cards each. Of a card the lower half or neither, and the upper one of the one card that shows the unit there:
    // 7 * 2 + 3 ways to use a card, for the Rebels after each of eight Imperial cards, then for the Empire.
    const ways = 7 * 2 + 3;
    const counts = [8, 8 * 8, 8 * ways, ways * ways];
    expect(perft(state, 4, (here) => game.legalActions(here))).toEqual(counts);
    const accepted = (here: State): readonly Action[] => imaginable.filter((action) => game.apply(here, action).ok);
    expect(perft(state, 3, accepted)).toEqual(counts.slice(0, 3));
  });
});
