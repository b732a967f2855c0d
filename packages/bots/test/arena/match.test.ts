import { type AsyncChoose, type Bot, random } from "@sw/bots";
import { BrokenMatch, playFixture, playMatch, playMatchAsync, scoreOf } from "@sw/bots/arena";
import { configOf, type DeckbuilderTypes, game, type View } from "@sw/deckbuilder-core";
import { at, expectOk, makeReplay, verifyReplay } from "@sw/tabletop";
import { describe, expect, it } from "vitest";

const CONFIG = configOf({ bases: 2 });
const MATCH = { config: CONFIG, seed: "a match", most: 5_000 };

function between(empire: Bot<DeckbuilderTypes>, rebel: Bot<DeckbuilderTypes>) {
  return playMatch<DeckbuilderTypes>(game, { ...MATCH, bots: { empire, rebel } });
}

describe("a match", () => {
  it("Two matches with the same seed are the same game, and another seed gives another game", () => {
    const [one, again] = [between(random, random), between(random, random)];
    expect(again).toEqual(one);
    expect(one.outcome).not.toBeNull();
    const other = playMatch<DeckbuilderTypes>(game, { ...MATCH, seed: "b", bots: { empire: random, rebel: random } });
    expect(other.actions).not.toEqual(one.actions);
  });

  it("A match can be played again as a replay", () => {
    const { actions } = between(random, random);
    const replay = expectOk(
      makeReplay(game, { version: "0.0.0", config: CONFIG, chance: { seed: MATCH.seed }, actions }),
    );
    expect(verifyReplay(game, replay).ok).toBe(true);
  });

  it("A match limited to ten decisions ends undecided after ten, with half a point for each bot", () => {
    const given = playMatch<DeckbuilderTypes>(game, { ...MATCH, most: 10, bots: { empire: random, rebel: random } });
    expect(given).toMatchObject({ outcome: null, forfeit: null });
    expect(given.actions).toHaveLength(10);
    expect(["empire", "rebel"].map((seat) => scoreOf(given, seat === "empire" ? "empire" : "rebel"))).toEqual([
      0.5, 0.5,
    ]);
  });

  it("A bot whose action is illegal loses, and the result cites the rule that forbids it", () => {
    const result = between(() => ({ type: "purchase", subject: 77 }), random);
    expect(result.forfeit).toMatchObject({
      seat: "empire",
      violation: { rule: expect.stringMatching(/^dbg\./) },
      error: null,
    });
    expect([scoreOf(result, "empire"), scoreOf(result, "rebel")]).toEqual([0, 1]);
  });

  it("The record of a forfeited game holds the actions before the forfeit, and a replay can be made from it", () => {
    const idle: Bot<DeckbuilderTypes> = (view, options, helpers) =>
      view.turn < 3 ? random<DeckbuilderTypes>(view, options, helpers) : { type: "purchase", subject: 77 };
    const contest = { config: CONFIG, bots: { idle, random } };
    const fixture = { number: 0, pair: 0, seed: "forfeited", sides: ["idle", "random"] as const };
    const { forfeit } = playFixture<DeckbuilderTypes>(game, contest, fixture);
    const actions = (forfeit?.actions ?? []).map((action) => expectOk(game.parse.action(action)));
    const chance = { seed: fixture.seed };
    const replay = expectOk(makeReplay(game, { version: "0.0.0", config: CONFIG, chance, actions }));
    expect(replay.actions.length).toBeGreaterThan(0);
    expect(verifyReplay(game, replay).ok).toBe(true);
  });

  it("A bot that throws loses, and the result has the error's message", () => {
    const result = between(random, () => {
      throw new Error("lost the thread");
    });
    expect(result.forfeit).toEqual({ seat: "rebel", violation: null, error: "lost the thread" });
  });

  it("A game that throws is reported with its error and the actions that led to it", () => {
    const broken = new Error("no such card");
    const frail: typeof game = {
      ...game,
      apply: (state, action, options) => {
        if (state.turn === 2) throw broken;
        return game.apply(state, action, options);
      },
    };
    const match = { ...MATCH, bots: { empire: random, rebel: random } };
    const fault = (() => {
      try {
        return playMatch<DeckbuilderTypes>(frail, match);
      } catch (error) {
        return error;
      }
    })();
    if (!(fault instanceof BrokenMatch)) throw new Error("the match did not break");
    expect([fault.message, fault.cause]).toEqual(["no such card", broken]);
    const whole = playMatch<DeckbuilderTypes>(game, match).actions;
    expect(fault.actions.length).toBeGreaterThan(0);
    expect(fault.actions).toEqual(whole.slice(0, fault.actions.length));
  });

  it("A bot gets its own view, its own options, and its own chance for each decision", () => {
    const seen = new Set<View["viewer"]>();
    const drawn = new Set<number>();
    const watching: Bot<DeckbuilderTypes> = (view, options, { chance }) => {
      seen.add(view.viewer);
      drawn.add(chance.pick("watched", 2 ** 31, String));
      expect(options).toEqual(game.options(view));
      expect(options.length).toBeGreaterThan(1);
      return at(options, 0);
    };
    playMatch<DeckbuilderTypes>(game, { ...MATCH, most: 40, bots: { empire: watching, rebel: random } });
    expect([...seen]).toEqual(["empire"]);
    expect(drawn.size).toBeGreaterThan(10);
  });

  it("A bot's memory is kept from decision to decision, and is empty at the start of each game", () => {
    const remembered: number[] = [];
    const counting: Bot<DeckbuilderTypes> = {
      memory: 0,
      choose(_view, options, _helpers, memory) {
        remembered.push(Number(memory));
        return { action: at(options, 0), memory: Number(memory) + 1 };
      },
    };
    for (let game = 0; game < 2; game++) between(counting, random);
    const each = remembered.length / 2;
    expect(remembered).toEqual([...Array(each).keys(), ...Array(each).keys()]);
  });
});

describe("a match with players who answer later", () => {
  const later = (empire: AsyncChoose<DeckbuilderTypes>) =>
    playMatchAsync<DeckbuilderTypes>(game, { ...MATCH, bots: { empire, rebel: random } });

  it("A match with asynchronous players is the same game as one with synchronous players", async () => {
    const slow: AsyncChoose<DeckbuilderTypes> = async (...asked) => random(...asked);
    expect(await later(slow)).toEqual(between(random, random));
  });

  it("An asynchronous player whose answer is not an action loses by the rule of input", async () => {
    const { forfeit } = await later(async () => ({ type: "dance" }));
    expect(forfeit).toMatchObject({ seat: "empire", violation: { rule: "tt.input.shape" }, error: null });
  });

  it("An asynchronous player whose action is illegal loses by the rule that forbids it", async () => {
    const { forfeit } = await later(async () => ({ type: "purchase", subject: 0 }));
    expect(forfeit).toMatchObject({ seat: "empire", violation: { rule: expect.stringMatching(/^dbg\./) } });
  });

  it("An asynchronous player that fails to answer loses, and the result has the error's message", async () => {
    const { forfeit } = await later(() => Promise.reject(new Error("no answer within 10 s")));
    expect(forfeit).toEqual({ seat: "empire", violation: null, error: "no answer within 10 s" });
  });

  it("A bot with a memory can play a match with asynchronous players", async () => {
    const counting: Bot<DeckbuilderTypes> = {
      memory: 0,
      choose: (_view, options, _helpers, count) => ({
        action: at(options, Number(count) % options.length),
        memory: Number(count) + 1,
      }),
    };
    const slow: AsyncChoose<DeckbuilderTypes> = async (...asked) => random(...asked);
    const match = { ...MATCH, bots: { empire: counting, rebel: slow } };
    expect(await playMatchAsync<DeckbuilderTypes>(game, match)).toEqual(between(counting, random));
  });
});
