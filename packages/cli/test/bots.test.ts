import { type Choose, random } from "@sw/bots";
import { steadyBot } from "@sw/bots/deckbuilder";
import { configOf, type DeckbuilderTypes, game, SEATS, type Seat, type State } from "@sw/deckbuilder-core";
import { at, type Chance, expectOk, hashOf, seeded } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { botAction, botChance, everySeat } from "../src/playing/bots.ts";
import { MAX_DECISIONS, running } from "../src/playing/run.ts";

const BOTS: Readonly<Record<string, Choose<DeckbuilderTypes>>> = { steady: steadyBot, random };
const MODES = ["introductory", "full-galaxy", "secret-bases"] as const;

function playedOut(seed: number, bots: Readonly<Record<Seat, Choose<DeckbuilderTypes>>>): State {
  const config = configOf({ mode: at(MODES, seed % MODES.length) });
  let last: State | undefined;
  for (const { state } of running(game, { config, seed, bots })) last = state;
  return last ?? expectOk(game.setup(config, seed)).state;
}

test("The steady bot of the Deckbuilding Game beats the random one at least nine times in ten", () => {
  let wins = 0;
  for (let seed = 0; seed < 40; seed++) {
    const seat = at(SEATS, seed % 2);
    const bots = { ...everySeat(SEATS, random), [seat]: steadyBot };
    if (game.outcome(playedOut(seed, bots))?.winners.includes(seat)) wins += 1;
  }
  expect(wins).toBeGreaterThanOrEqual(36);
});

test("Games between steady bots of the Deckbuilding Game end, and either side can win", () => {
  const winners = Array.from(
    { length: 12 },
    (_, seed) => playedOut(seed, everySeat(SEATS, steadyBot)).outcome?.winners,
  );
  expect(new Set(winners.flat())).toEqual(new Set(SEATS));
});

describe.each(Object.entries(BOTS))("the %s bot", (_name, bot) => {
  /** The states of a game at which a seat decides, with the decision's number. */
  function* decisions(seed: number): Generator<readonly [state: State, seat: Seat, index: number]> {
    const config = configOf({ mode: at(MODES, seed % MODES.length) });
    let index = 0;
    for (const { state } of running(game, { config, seed, bots: everySeat(SEATS, bot) })) {
      const seat = game.decision(state)?.seat;
      if (seat !== undefined && index < 400) yield [state, seat, index++];
    }
  }

  test("A bot makes the same choice in states that differ only in hidden information", () => {
    let different = 0;
    for (const [state, seat, index] of [...decisions(3), ...decisions(4), ...decisions(5)]) {
      const view = game.view(state, seat);
      const other = game.determinize(view, seeded(`other ${index}`));
      if (hashOf({ ...other, words: 0 }) !== hashOf({ ...state, words: 0 })) different += 1;
      const chosen = botAction(game, bot, view, botChance("x", index));
      expect(botAction(game, bot, game.view(other, seat), botChance("x", index))).toEqual(chosen);
      expect(game.why(state, chosen)).toBeUndefined();
    }
    expect(different).toBeGreaterThan(100);
  });

  test("A bot gets only its seat's view and what follows from it", () => {
    for (const [state, seat, index] of decisions(6)) {
      const view = game.view(state, seat);
      const actions = game.legalActions(state);
      const chance = botChance("x", index);
      const spy: Choose<DeckbuilderTypes> = (...shown) => {
        expect(shown).toEqual([view, actions, { chance }]);
        return bot(...shown);
      };
      botAction(game, spy, view, chance);
    }
  });

  test("A bot does not change what it is given", () => {
    const frozen: Choose<DeckbuilderTypes> = (view, actions, helpers) =>
      bot(deepFrozen(view), deepFrozen(actions), helpers);
    const played = playedOut(8, everySeat(SEATS, frozen));
    expect(played.outcome).not.toBeNull();
  });
});

test("A bot that never returns is stopped", () => {
  const passing: Choose<DeckbuilderTypes> = (_view, actions) => at(actions, actions.length - 1);
  const steps = [...running(game, { config: configOf(), seed: 1, bots: everySeat(SEATS, passing) })];
  expect(steps).toHaveLength(MAX_DECISIONS + 1);
});

test("The random bot uses chance, and the steady bot never does", () => {
  const asked: string[] = [];
  const source = seeded(1);
  const logged: Chance = {
    ...source,
    pick(label, ...rest) {
      asked.push(label);
      return source.pick(label, ...rest);
    },
  };
  const state = expectOk(game.setup(configOf(), 1)).state;
  const view = game.view(state, "empire");
  const actions = game.legalActions(state);
  expect(actions).toContain(random<DeckbuilderTypes>(view, actions, { chance: logged }));
  steadyBot(view, actions);
  expect(asked).toEqual(["random"]);
});

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) deepFrozen(part);
    Object.freeze(value);
  }
  return value;
}
