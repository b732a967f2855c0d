import { describe, expect, test } from "vitest";
import { expectOk, type Result, scripted } from "../../src/index.ts";
import { HIDDEN } from "../../src/piles/knowledge.ts";
import { toyGame } from "../toy/index.ts";
import type { ToyAction, ToyConfig, ToyEvent, ToyState } from "../toy/state.ts";

const game = toyGame();

/** Plays a line of the toy game with cards drawn by name: red's first hand, blue's first hand, then what is drawn in play. */
function play(cards: readonly string[], actions: readonly ToyAction[], config: Partial<ToyConfig> = {}) {
  const chance = scripted(cards);
  let step = expectOk(game.setup({ copies: 2, turns: 6, ...config }, chance));
  for (const action of actions) step = expectOk(game.apply(step.state, action, { chance }));
  expect(chance.unused()).toEqual([]);
  return step;
}

function ruleOf(result: Result<unknown>): string | undefined {
  return result.ok ? undefined : result.violation.rule;
}

function points({ sides }: ToyState): readonly number[] {
  return sides.map((side) => side.points);
}

function kinds(events: readonly ToyEvent[]): readonly string[] {
  return events.map((event) => event.kind);
}

const hands = ["lamp", "blade", "coin", "crown"];
const rest: ToyAction = { type: "rest" };

describe("the toy game's rules", () => {
  test("[toy.turn.one-action] Seats take turns of one action each", () => {
    const first = play(hands, []).state;
    const second = play(hands, [rest]).state;
    expect([game.decision(first)?.seat, game.decision(second)?.seat]).toEqual(["red", "blue"]);
    expect(ruleOf(game.apply(first, { type: "bury" }))).toBe("toy.turn.one-action");
  });

  test("[toy.draw.deck] A seat draws from its deck until the deck is empty", () => {
    const { state, events } = play(["lamp", "blade", "coin", "crown", "coin"], [{ type: "draw" }], { copies: 1 });
    expect(events).toEqual([{ kind: "drew", rule: "toy.draw.deck", seat: "red", card: "coin", knownTo: 1, points: 0 }]);
    const draws: readonly ToyAction[] = [{ type: "draw" }, rest, { type: "draw" }, rest];
    const empty = play(["lamp", "blade", "coin", "crown", "coin"], draws, { copies: 1 }).state;
    expect(game.legalActions(empty)).not.toContainEqual({ type: "draw" });
    expect(ruleOf(game.apply(empty, { type: "draw" }))).toBe("toy.draw.deck");
    expect(state.sides[0]?.hand).toEqual([{ cards: [0, 1, 2], ordered: false, knownTo: 1 }]);
  });

  test("[toy.play.hand] A seat plays only cards from its own hand, face up", () => {
    const { state } = play(hands, [{ type: "play", subject: "blade" }, { type: "hold" }, { type: "hold" }]);
    expect(state.sides.map((side) => side.open)).toEqual([[1], []]);
    expect(ruleOf(game.apply(state, { type: "play", subject: "lamp" }))).toBe("toy.play.hand");
  });

  test("[toy.lamp.peek] A lamp shows the opponent's top card only to its player, who leaves or buries it", () => {
    const { state, events } = play([...hands, "coin"], [{ type: "play", subject: "lamp" }]);
    expect(kinds(events)).toEqual(["played", "peeked"]);
    expect(game.view(state, "red").stack.at(-1)).toMatchObject({ kind: "peek", card: "coin" });
    expect(game.view(state, "blue").stack.at(-1)).toMatchObject({ kind: "peek", card: HIDDEN });
    expect(game.view(state, "spectator").stack.at(-1)).toMatchObject({ kind: "peek", card: HIDDEN });
    const buried = expectOk(game.apply(state, { type: "bury" })).state.sides[1]?.deck;
    expect(buried?.at(-1)).toEqual({ cards: [2], ordered: true, knownTo: 1 });
    const left = expectOk(game.apply(state, { type: "leave" })).state.sides[1]?.deck;
    expect(left?.[0]).toEqual({ cards: [2], ordered: true, knownTo: 1 });
  });

  test("[toy.blade.duel] Both seats bid in secret, then both bids are shown and the higher one scores", () => {
    const duel: readonly ToyAction[] = [
      { type: "play", subject: "blade" },
      { type: "commit", subject: "lamp" },
    ];
    const waiting = play(hands, duel);
    expect(waiting.revealed).toBe(false);
    expect(game.redact(waiting.events[0] as ToyEvent, "blue")).toMatchObject({ kind: "bid", card: HIDDEN });
    const { state, events } = play(hands, [...duel, { type: "commit", subject: "coin" }]);
    expect(kinds(events)).toEqual(["bid", "bids-shown", "bids-shown", "scored"]);
    expect(points(state)).toEqual([0, 1]);
    expect(state.sides.map((side) => side.open)).toEqual([[1, 0], [2]]);
  });

  test("[toy.blade.duel] Two seats that both hold back score nothing", () => {
    const { state } = play(hands, [{ type: "play", subject: "blade" }, { type: "hold" }, { type: "hold" }]);
    expect(points(state)).toEqual([0, 0]);
  });

  test("[toy.coin.point] [toy.crown.points] A coin scores one point and a crown two", () => {
    const { state } = play(
      ["coin", "coin", "crown", "crown"],
      [
        { type: "play", subject: "coin" },
        { type: "play", subject: "crown" },
      ],
    );
    expect(points(state)).toEqual([1, 2]);
  });

  describe("sorting", () => {
    const pick = (subject: "lamp" | "blade" | "coin" | "crown") => ({ type: "pick", subject }) as const;
    const start = play(
      ["coin", "coin", "crown", "crown", "lamp"],
      [{ type: "play", subject: "coin" }, rest, { type: "play", subject: "coin" }, rest, { type: "draw" }, rest],
      { turns: 20 },
    ).state;
    const open = ["crown", "lamp", "coin", "blade"].map((card) => hands.indexOf(card));
    const sides = start.sides.map((side, seat) => (seat === 0 ? { ...side, open } : side));
    const sorting = expectOk(game.apply({ ...start, sides }, { type: "sort" })).state;
    const after = (picks: readonly ToyAction[]) =>
      picks.reduce((state, action) => expectOk(game.apply(state, action)).state, sorting);

    test("[toy.sort.last] Cards picked in any order go to the bottom, lower cards before higher ones", () => {
      const sorted = after([pick("blade"), pick("crown"), { type: "done" }]);
      expect(sorted.sides[0]?.open).toEqual([0, 2, 1, 3]);
      expect(after([pick("crown"), pick("blade"), { type: "done" }])).toEqual(sorted);
      expect(ruleOf(game.apply(after([pick("crown")]), { type: "done" }))).toBe("toy.sort.last");
    });

    test("[tt.decision.picks] Picks are listed in one canonical order, and all options also include every pick and unpick", () => {
      const picked = after([pick("crown"), pick("blade")]);
      expect(game.legalActions(sorting)).toEqual([pick("lamp"), pick("blade"), pick("coin")]);
      expect(game.legalActions(picked)).toEqual([{ type: "done" }]);
      expect(game.legalActions(picked, { picks: "all" })).toEqual([
        pick("lamp"),
        pick("coin"),
        { type: "done" },
        { type: "unpick", pick: pick("blade") },
        { type: "unpick", pick: pick("crown") },
      ]);
      expect(game.options(game.view(picked, "red"), { picks: "all" })).toHaveLength(5);
      expect(game.legalActions(after([pick("crown")]))).toEqual([pick("lamp"), pick("blade"), pick("coin")]);
    });

    test("[tt.decision.picks] Unpicking restores the state before a pick, and is refused for a card that was not picked", () => {
      expect(after([pick("crown"), pick("blade"), { type: "unpick", pick: pick("crown") }])).toEqual(
        after([pick("blade")]),
      );
      expect(ruleOf(game.apply(sorting, { type: "unpick", pick: pick("crown") }))).toBe("tt.decision.picks");
      expect(ruleOf(game.apply(start, { type: "unpick", pick: pick("crown") }))).toBe("tt.decision.picks");
    });

    test("A decision with a single canonical pick left is not forced if other picks can still be made", () => {
      expect(game.decision(after([pick("blade"), pick("crown")]))?.forced).toBe(false);
      expect(game.legalActions(after([pick("blade"), pick("crown")]))).toHaveLength(1);
    });
  });

  test("[tt.decision.decider] The method whyNotAsked says what prevents a question, who decides instead, or which question is asked instead", () => {
    const { state } = play(hands, []);
    expect(game.whyNotAsked(state, "red", "turn")).toBeUndefined();
    expect(game.whyNotAsked(state, "red", "sort")).toMatchObject({ rule: "toy.sort.last", code: "too-few" });
    expect(game.whyNotAsked(state, "red", "duel")).toMatchObject({
      rule: "toy.turn.one-action",
      code: "other-question",
      params: { asks: "turn" },
    });
    expect(game.whyNotAsked(state, "blue", "turn")).toMatchObject({
      rule: "tt.decision.decider",
      params: { by: "blue", decider: "red" },
    });
    const over = play(hands, [rest, rest], { turns: 2 }).state;
    expect(game.whyNotAsked(over, "red", "turn")).toMatchObject({ code: "game-over" });
  });

  test("[toy.end.turns] The seat with more points wins after the last turn", () => {
    const { state, events } = play(hands, [rest, { type: "play", subject: "crown" }], { turns: 2 });
    expect(kinds(events)).toEqual(["played", "scored", "ended"]);
    expect(game.decision(state)).toBeUndefined();
    expect(game.outcome(state)).toMatchObject({ winners: ["blue"], margin: { red: -2, blue: 2 } });
    expect(ruleOf(game.apply(state, rest))).toBe("toy.end.turns");
    expect(game.outcome(play(hands, [rest, rest], { turns: 2 }).state)?.winners).toEqual([]);
  });

  test("[toy.state.sound] A state with too many cards is rejected", () => {
    const { state } = play(hands, []);
    const more = { ...state, sides: state.sides.map((side) => ({ ...side, open: [0] })) };
    expect(game.invariants(more).map((flaw) => flaw.params)).toContainEqual({ seat: "red", card: "lamp" });
    expect(ruleOf(game.parse.state(more))).toBe("toy.state.sound");
  });

  test("A card seen on the deck is still known after it is drawn into a hand", () => {
    const { state } = play(
      [...hands, "coin"],
      [{ type: "play", subject: "lamp" }, { type: "leave" }, { type: "draw" }],
    );
    const hand = game.view(state, "red").sides[1]?.hand;
    expect(hand).toEqual([
      { count: 2, cards: HIDDEN, ordered: false, knownTo: 2 },
      { count: 1, cards: ["coin"], ordered: false, knownTo: 3 },
    ]);
  });
});
