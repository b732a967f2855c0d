import { type Choose, ismcts, random, type Thought } from "@sw/bots";
import { flatBot, greedyBot, searchBot } from "@sw/bots/deckbuilder";
import { type Action, type DeckbuilderTypes, game, type State } from "@sw/deckbuilder-core";
import { evaluator } from "@sw/deckbuilder-core/evaluate";
import { scenario } from "@sw/deckbuilder-core/testing";
import { at, expectOk, seeded } from "@sw/tabletop";
import { describe, expect, it, test } from "vitest";

const SEARCHERS: readonly (readonly [string, Choose<DeckbuilderTypes>])[] = [
  ["greedy", greedyBot()],
  ["flat Monte Carlo", flatBot({ worlds: 4 })],
  ["tree search", searchBot({ iterations: 60 })],
];

/** The Empire needs one more base, and three Stormtroopers face one that can still take `left` damage. */
function nearTheWin(left: number): State {
  return scenario({
    active: "empire",
    empire: { victory: ["dantooine", "hoth"], play: ["stormtrooper", "stormtrooper", "tie-fighter"] },
    rebel: { base: { card: "yavin-4", damage: 16 - left } },
  });
}

/** What the bot does in its turn, until it ends. */
function turnOf(bot: Choose<DeckbuilderTypes>, from: State): readonly Action[] {
  const actions: Action[] = [];
  let state = from;
  for (let decision = game.decision(state); decision?.seat === "empire"; decision = game.decision(state)) {
    const view = game.view(state, "empire");
    const action = bot(view, game.options(view), { chance: seeded(`turn ${actions.length}`) });
    actions.push(action);
    state = expectOk(game.apply(state, action)).state;
  }
  return actions;
}

describe.each(SEARCHERS)("%s", (_name, bot) => {
  it("The bot destroys the last base when its attack is sufficient", () => {
    const { length } = turnOf(bot, nearTheWin(6));
    const end = turnOf(bot, nearTheWin(6)).reduce(
      (state, action) => expectOk(game.apply(state, action)).state,
      nearTheWin(6),
    );
    expect(game.outcome(end)?.winners).toEqual(["empire"]);
    expect(length).toBeGreaterThan(0);
  });

  it("The bot makes the same choice for equal views and equal chances", () => {
    const view = game.view(nearTheWin(9), "empire");
    const choices = [1, 2, 3].map(() => bot(view, game.options(view), { chance: seeded("the same") }));
    expect(new Set(choices.map(game.actionKey)).size).toBe(1);
  });
});

test("A random player takes each option equally often", () => {
  const view = game.view(nearTheWin(9), "empire");
  const options = game.options(view);
  const chance = seeded("often");
  const counts = new Map<string, number>();
  for (let count = 0; count < options.length * 100; count++) {
    const key = game.actionKey(random<DeckbuilderTypes>(view, options, { chance }));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(options.length);
  for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
});

describe("a search", () => {
  const view = game.view(nearTheWin(9), "empire");
  const options = game.options(view);
  const bot = ismcts(game, { evaluate: evaluator.evaluate, budget: { iterations: 500 } });

  it("A search reports thoughts with every option once, the best first, and counts every iteration", () => {
    const told: (readonly Thought<Action>[])[] = [];
    const chosen = bot(view, options, { chance: seeded("told"), onThoughts: (thoughts) => told.push(thoughts) });
    expect(told).toHaveLength(3);
    const last = at(told, 2);
    expect(new Set(last.map(({ action }) => game.actionKey(action))).size).toBe(options.length);
    expect(last.reduce((sum, { visits }) => sum + visits, 0)).toBe(500);
    expect(at(last, 0).action).toEqual(chosen);
    for (const { value } of last) expect(value >= 0 && value <= 1).toBe(true);
  });

  it("A search returns at once when it is stopped", () => {
    let iterations = 0;
    const isStopped = (): boolean => {
      iterations += 1;
      return iterations === 5;
    };
    const thoughts: (readonly Thought<Action>[])[] = [];
    bot(view, options, { chance: seeded("stopped"), isStopped, onThoughts: (some) => thoughts.push(some) });
    expect(at(thoughts, 0).reduce((sum, { visits }) => sum + visits, 0)).toBe(5);
  });

  it("A search thinks until its clock has advanced by the milliseconds of its budget", () => {
    let now = 1_000;
    const clock = (): number => {
      now += 10;
      return now;
    };
    const timed = ismcts(game, { evaluate: evaluator.evaluate, budget: { milliseconds: 70, clock } });
    const thoughts: (readonly Thought<Action>[])[] = [];
    timed(view, options, { chance: seeded("timed"), onThoughts: (some) => thoughts.push(some) });
    expect(at(thoughts, 0).reduce((sum, { visits }) => sum + visits, 0)).toBe(7);
  });

  it("A search does not look beyond the end of its playouts", () => {
    const begun = nearTheWin(9).turn;
    const turns = new Set<number>();
    const bounded = ismcts(game, {
      evaluate: (source, seat) => {
        turns.add(source.turn);
        return evaluator.evaluate(source, seat);
      },
      budget: { iterations: 300 },
      playout: { depth: 60, isEnd: (state, from) => state.turn !== from.turn },
    });
    bounded(view, options, { chance: seeded("far") });
    expect([...turns]).toEqual([begun + 1]);
  });

  it("A search throws if it is asked to choose for a spectator", () => {
    expect(() => bot(game.view(nearTheWin(9), "spectator"), options, { chance: seeded("x") })).toThrow(
      'no bot plays for "spectator"',
    );
  });
});
