import { type Choose, random } from "@sw/bots";
import * as deckbuilder from "@sw/bots/deckbuilder";
import * as legion from "@sw/bots/legion";
import * as rebellion from "@sw/bots/rebellion";
import { peekOf } from "@sw/bots/testing";
import { configOf, type DeckbuilderTypes, game, type State } from "@sw/deckbuilder-core";
import { game as legionGame } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { configOf as rebellionConfig, game as rebellionGame } from "@sw/rebellion-core";
import { at, type Game, seeded } from "@sw/tabletop";
import { describe, expect, it, test } from "vitest";

const CONFIG = { config: configOf(), seed: "peeking" };

/** A game that tells a bot which state each view was made of, as a careless host might. */
function leaking(): { readonly leaky: Game<DeckbuilderTypes>; readonly stateOf: (view: object) => State | undefined } {
  const states = new WeakMap<object, State>();
  const leaky: Game<DeckbuilderTypes> = {
    ...game,
    view(state, viewer) {
      const view = game.view(state, viewer);
      states.set(view, state);
      return view;
    },
  };
  return { leaky, stateOf: (view) => states.get(view) };
}

describe("planted bots", () => {
  test("A bot that looks at the opponent's hand is detected", () => {
    const { leaky, stateOf } = leaking();
    const peeking: Choose<DeckbuilderTypes> = (view, options) => {
      const hidden = JSON.stringify(stateOf(view)?.sides[view.viewer === "empire" ? 1 : 0].hand ?? null);
      return at(options, hidden.length % options.length);
    };
    expect(peekOf(leaky, peeking, CONFIG)).toBeDefined();
    const blind: Choose<DeckbuilderTypes> = (_view, options) => at(options, options.length - 1);
    expect(peekOf(leaky, blind, CONFIG)).toBeUndefined();
  });

  test("A bot that recognizes a view by its identity is detected with a copy", () => {
    const { leaky, stateOf } = leaking();
    const remembering: Choose<DeckbuilderTypes> = (view, options) =>
      at(options, stateOf(view) === undefined ? 0 : options.length - 1);
    expect(peekOf(leaky, remembering, CONFIG)).toMatchObject({ other: "a copy" });
  });

  test("A bot that uses its own source of chance is detected", () => {
    const own = seeded("its own");
    const lucky: Choose<DeckbuilderTypes> = (_view, options) => at(options, own.pick("luck", options.length, String));
    expect(peekOf(game, lucky, CONFIG)).toBeDefined();
  });
});

it("A game whose determinize gives another view is rejected", () => {
  const broken: Game<DeckbuilderTypes> = {
    ...game,
    determinize: (view, chance) => ({ ...game.determinize(view, chance), turn: view.turn + 1 }),
  };
  expect(() => peekOf(broken, random, CONFIG)).toThrow("determinize gives a state with another view");
});

describe("bots of this package choose by their view alone", () => {
  it.each([
    ["random", random],
    ["greedy", deckbuilder.greedyBot()],
    ["flat", deckbuilder.flatBot({ worlds: 2 })],
    ["search", deckbuilder.searchBot({ iterations: 20 })],
  ])("The %s bot of the Deckbuilding Game uses only its view", (_name, bot) => {
    expect(peekOf(game, bot, CONFIG)).toBeUndefined();
  });

  it.each([
    ["steady", rebellion.steadyBot],
    ["greedy", rebellion.greedyBot()],
    ["search", rebellion.searchBot({ worlds: 1 })],
  ])("The %s bot of Rebellion uses only its view", (_name, bot) => {
    const looking = { config: rebellionConfig(), seed: "peeking", between: 60, most: 8 };
    expect(peekOf(rebellionGame, bot, looking)).toBeUndefined();
  });

  it.each([
    ["steady", legion.steadyBot],
    ["greedy", legion.greedyBot()],
    ["search", legion.searchBot({ worlds: 1 })],
  ])("The %s bot of Legion uses only its view", (_name, bot) => {
    const looking = { config: SKIRMISH, seed: "peeking", between: 40, most: 5 };
    expect(peekOf(legionGame, bot, looking)).toBeUndefined();
  });
});
