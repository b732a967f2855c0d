import { configOf, type DeckbuilderTypes, game, type State } from "@sw/deckbuilder-core";
import { evaluator } from "@sw/deckbuilder-core/evaluate";
import { at, expectOk, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { bestOf, byScore } from "../../src/best.ts";
import type { Choose, Thought } from "../../src/bot.ts";
import { flatMonteCarlo } from "../../src/index.ts";
import { sampled } from "../../src/search/candidates.ts";
import { guided, likely, playedBy } from "../../src/search/guided.ts";
import { byKind } from "../../src/search/policies.ts";

const NUMBERS = Array.from({ length: 30 }, (_, number) => ({ type: number % 2 === 0 ? "even" : "odd", number }));

describe("scores", () => {
  it("The best option is the first of those with the highest score", () => {
    expect(bestOf([3, 8, 5, 8], (number) => number)).toBe(8);
    expect(bestOf(NUMBERS, () => 0)).toBe(NUMBERS[0]);
  });

  it("Options with equal scores keep their order", () => {
    const ordered = byScore(NUMBERS, ({ type }) => (type === "odd" ? 1 : 0));
    expect(ordered.map(({ number }) => number).slice(0, 3)).toEqual([1, 3, 5]);
    expect(ordered.at(-1)?.number).toBe(28);
  });
});

describe("the hurried policy", () => {
  const kinds = { kindOf: ({ type }: { readonly type: string }) => type, other: 1 };

  it("The hurried policy chooses a kind of action by its weight, however many options of that kind there are", () => {
    const policy = byKind<(typeof NUMBERS)[number]>({ ...kinds, weights: { even: 3 } });
    const chance = seeded("fast:kinds");
    const options = NUMBERS.filter(({ type, number }) => type === "even" || number === 1);
    const counts = { even: 0, odd: 0 };
    for (let count = 0; count < 2000; count++) counts[policy(options, chance).type === "even" ? "even" : "odd"] += 1;
    expect(counts.even / 2000).toBeCloseTo(0.75, 1);
  });

  it("The hurried policy chooses a kind with weight 0 only if there is no other", () => {
    const policy = byKind<(typeof NUMBERS)[number]>({ ...kinds, weights: { odd: 0 } });
    const chance = seeded("fast:zero");
    for (let count = 0; count < 50; count++) expect(policy(NUMBERS, chance).type).toBe("even");
    expect(policy([at(NUMBERS, 1)], chance).type).toBe("odd");
  });
});

describe("samples of options", () => {
  it("A sample has the requested number of options in their original order, with at least one of each type", () => {
    const sample = sampled([{ type: "done", number: 99 }, ...NUMBERS], 6, seeded("fast:sample"));
    expect(sample).toHaveLength(6);
    expect(new Set(sample.map(({ type }) => type))).toEqual(new Set(["done", "even", "odd"]));
    const numbers = sample.slice(1).map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  it("A sample has no more options than were asked for, although there are more types", () => {
    expect(sampled(NUMBERS, 1, seeded("fast:small"))).toEqual([NUMBERS[0]]);
    expect(sampled(NUMBERS, 0, seeded("fast:small"))).toEqual([]);
  });

  it("A sample of a list that is short enough is the list itself", () => {
    expect(sampled(NUMBERS, 30, seeded("fast:short"))).toBe(NUMBERS);
  });
});

/** The first state of a game with so many options at least. */
function stateWith(most: number): State {
  const chance = seeded("fast:with");
  let { state } = expectOk(game.setup(configOf(), "fast:guided"));
  for (let all = game.legalActions(state); all.length < most; all = game.legalActions(state)) {
    state = expectOk(game.apply(state, at(all, chance.pick("with", all.length, String)))).state;
  }
  return state;
}

const state = stateWith(7);
const view = game.view(state, game.decision(state)?.seat ?? "empire");
const options = game.options(view);
const helpers = { chance: seeded("fast:helpers") };
const last: Choose<DeckbuilderTypes> = (_view, all) => at(all, all.length - 1);
const first: Choose<DeckbuilderTypes> = (_view, all) => at(all, 0);
const guide = {
  choose: last,
  order: (_view: unknown, all: typeof options) => [...all].reverse(),
};

describe("guided bots", () => {
  it("A guided bot searches only if the decision is worth it, and otherwise follows its guide", () => {
    expect(guided(guide, first, () => true)(view, options, helpers)).toBe(options[0]);
    expect(guided(guide, first, () => false)(view, options, helpers)).toBe(options.at(-1));
  });

  it("Candidates are the options that the guide scores highest, and a few others", () => {
    const candidates = likely<DeckbuilderTypes>(guide, { best: 2, others: 1 });
    const chosen = candidates(view, options, seeded("fast:likely"));
    expect(chosen.slice(0, 2)).toEqual([...options].reverse().slice(0, 2));
    expect(chosen.length).toBeLessThan(options.length);
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  it("A playout with bots asks the bot of the deciding seat", () => {
    const seats: string[] = [];
    const asked: Choose<DeckbuilderTypes> = (one, all) => {
      seats.push(one.viewer);
      return at(all, 0);
    };
    playedBy(game, asked)(options, seeded("fast:playout"), state);
    expect(seats).toEqual([game.decision(state)?.seat]);
  });
});

describe("sequential halving", () => {
  const thoughtsWith = (trials?: number): readonly Thought<(typeof options)[number]>[] => {
    const told: (readonly Thought<(typeof options)[number]>[])[] = [];
    const bot = flatMonteCarlo(game, {
      evaluate: evaluator.evaluate,
      worlds: 8,
      playout: { depth: 2 },
      ...(trials === undefined ? {} : { trials }),
    });
    bot(view, options, { chance: seeded("fast:halving"), onThoughts: (thoughts) => told.push(thoughts) });
    return told[0] ?? [];
  };

  it("Every option is tried in all worlds unless the number of trials is limited", () => {
    for (const { visits } of thoughtsWith()) expect(visits).toBe(8);
  });

  it("The better options get most trials if there are few, and each option gets at least one", () => {
    const visits = thoughtsWith(options.length * 3).map((thought) => thought.visits);
    expect(Math.min(...visits)).toBe(1);
    expect(Math.max(...visits)).toBeGreaterThan(3);
    expect(visits.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(options.length * 3 + 2);
  });
});
