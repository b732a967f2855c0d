import { differenceOf, elo, rateOf, scoreAt, sprt } from "@sw/bots/arena";
import { describe, expect, it } from "vitest";

describe("win rates", () => {
  it.each([
    [7, 10, 0.7, 0.3968, 0.8922],
    [0, 20, 0, 0, 0.1611],
    [50, 100, 0.5, 0.4038, 0.5962],
  ])("Wilson's interval: %d points in %d games are %d, between %d and %d", (points, games, rate, low, high) => {
    const interval = rateOf(points, games);
    expect(interval.rate).toBe(rate);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it("A rate without games is 0.5, between 0 and 1", () => {
    expect(rateOf(0, 0)).toEqual({ rate: 0.5, low: 0, high: 1 });
  });
});

describe("Elo", () => {
  it("A bot that scores three quarters of many games is rated 191 Elo higher", () => {
    const { strong = 0, weak = 0 } = elo(
      ["strong", "weak"],
      [{ one: "strong", other: "weak", points: 7500, games: 10_000 }],
    );
    expect(strong - weak).toBeCloseTo(190.8, 0);
    expect(strong + weak).toBeCloseTo(0, 6);
  });

  it("Elo infers the difference between two bots that have only met the same third bot", () => {
    const meetings = [
      { one: "a", other: "b", points: 7500, games: 10_000 },
      { one: "b", other: "c", points: 7500, games: 10_000 },
    ];
    const { a = 0, c = 0 } = elo(["a", "b", "c"], meetings);
    expect(a - c).toBeCloseTo(381.7, 0);
  });

  it("A bot that won all its games has a finite Elo", () => {
    const { winner = 0, loser = 0 } = elo(
      ["winner", "loser"],
      [{ one: "winner", other: "loser", points: 10, games: 10 }],
    );
    expect(Number.isFinite(winner)).toBe(true);
    expect(winner - loser).toBeGreaterThan(400);
  });

  it("A bot that is 100 Elo stronger is expected to score 0.64", () => {
    expect(scoreAt(100)).toBeCloseTo(0.64, 2);
  });
});

describe("two lists of games with the same seeds", () => {
  it("Ten games in which three more were won differ by 0.3, between 0.00 and 0.60", () => {
    const other = [1, 1, 0, 0, 0, 0, 0, 1, 0, 1];
    const one = [1, 1, 1, 1, 1, 0, 0, 1, 0, 1];
    const { difference, low, high } = differenceOf(one, other);
    expect([difference, low, high].map((figure) => figure.toFixed(2))).toEqual(["0.30", "0.00", "0.60"]);
  });

  it("The difference of a single game has the widest possible interval", () => {
    expect(differenceOf([1], [0])).toEqual({ difference: 1, low: -1, high: 1 });
    expect(differenceOf([], [])).toEqual({ difference: 0, low: -1, high: 1 });
  });
});

describe("the sequential test", () => {
  const TEST = { elo0: 0, elo1: 50 };
  const pairs = (...scores: readonly number[]): readonly number[] =>
    Array.from({ length: 400 }, (_, index) => scores[index % scores.length] ?? 0);

  it("The sequential test accepts the second hypothesis after many pairs well above it", () => {
    expect(sprt(pairs(1, 0.5, 1, 0.5), TEST)).toMatchObject({ accepted: "elo1" });
  });

  it("The sequential test accepts the first hypothesis after many even pairs", () => {
    expect(sprt(pairs(0.5, 0, 0.5, 1), TEST)).toMatchObject({ accepted: "elo0" });
  });

  it("The sequential test continues while neither hypothesis is likely enough, or without pairs", () => {
    expect(sprt(pairs(1, 0.5, 0, 1).slice(0, 8), TEST).accepted).toBeNull();
    expect(sprt([], TEST)).toMatchObject({ llr: 0, accepted: null });
  });

  it("The sequential test stops at bounds that follow from its two errors", () => {
    const { low, high } = sprt([], { ...TEST, alpha: 0.1, beta: 0.05 });
    expect([low, high]).toEqual([Math.log(0.05 / 0.9), Math.log(0.95 / 0.1)]);
  });
});
