import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { perft } from "../../../../../scripts/lib/perft.ts";
import { type Action, game, type State } from "../../../src/index.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { combatOf } from "./table.ts";

const after = (state: State, action: Action): State => expectOk(game.apply(state, action)).state;

describe("sequences of actions of a cinematic round", () => {
  const state = combatOf({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 } });
  /** Whatever could be tried, legal or not. */
  const imaginable: readonly Action[] = [
    ...boxFor(state.config).cards.map(({ id }): Action => ({ type: "play-tactic", subject: id, die: null })),
    ...[0, 1, 2].map((option): Action => ({ type: "choose-option", subject: option })),
    { type: "pass" },
    { type: "done" },
  ];

  test("[rote.cinematic.choose-one] [rote.cinematic.one-half] The number of listed and accepted action sequences of an X-wing against a TIE Fighter is as calculated", () => {
    // Eight cards each. Of a card the lower half or neither, and the upper one of the one card that shows the unit there:
    // 7 * 2 + 3 ways to use a card, for the Rebels after each of eight Imperial cards, then for the Empire.
    const ways = 7 * 2 + 3;
    const counts = [8, 8 * 8, 8 * ways, ways * ways];
    expect(perft({ options: (here: State) => game.legalActions(here), after }, state, 4)).toEqual(counts);
    const accepted = (here: State): readonly Action[] => imaginable.filter((action) => game.apply(here, action).ok);
    expect(perft({ options: accepted, after }, state, 3)).toEqual(counts.slice(0, 3));
  });
});
