import { type Entrant, fixtures, type GameRecord, gauntlet, standings, tested } from "@sw/bots/arena";
import { describe, expect, it } from "vitest";

const ENTRANTS: readonly Entrant[] = ["a", "b", "c"].map((id) => ({ id, settings: { named: id } }));

/** A game with the points of its first side. */
function played(sides: readonly [string, string], points: number, pair = 0): GameRecord {
  return { number: 0, pair, seed: "s", sides, points, decisions: 100, reason: "bases-destroyed", forfeit: null };
}

describe("the games of a contest", () => {
  it("Every two bots meet in pairs of games with the same seed and swapped sides", () => {
    const games = fixtures(["a", "b", "c"], 4, "seed");
    expect(games).toHaveLength(12);
    expect(games.slice(0, 4).map(({ pair, sides }) => [pair, ...sides])).toEqual([
      [0, "a", "b"],
      [0, "b", "a"],
      [1, "a", "c"],
      [1, "c", "a"],
    ]);
    for (const { pair, seed } of games) {
      expect(games.filter((game) => game.pair === pair).map((game) => game.seed)).toEqual([seed, seed]);
    }
  });

  it("All games of a round share a seed, and each round has a different one", () => {
    const seeds = fixtures(["a", "b", "c"], 4, "seed").map(({ seed }) => seed);
    expect(new Set(seeds.slice(0, 6)).size).toBe(1);
    expect(new Set(seeds).size).toBe(2);
  });

  it("A contest of three games plays four, because it plays whole pairs", () => {
    expect(fixtures(["a", "b"], 3, "seed")).toHaveLength(4);
  });

  it("Every bot of a gauntlet plays the first side against the opponent, with the same seeds and without pairs", () => {
    expect(gauntlet(["a", "b"], "automa", 2, "seed")).toEqual([
      { number: 0, pair: 0, seed: "seed 0", sides: ["a", "automa"] },
      { number: 1, pair: 1, seed: "seed 0", sides: ["b", "automa"] },
      { number: 2, pair: 2, seed: "seed 1", sides: ["a", "automa"] },
      { number: 3, pair: 3, seed: "seed 1", sides: ["b", "automa"] },
    ]);
  });
});

describe("the table of a contest", () => {
  it("The table counts wins, draws and forfeits for each side", () => {
    const lost = { side: 1, violation: null, error: "out of memory", actions: [] };
    const records = [played(["a", "b"], 1), played(["b", "a"], 0.5), { ...played(["b", "c"], 1), forfeit: lost }];
    expect(
      standings(ENTRANTS, records).map(({ id, games, wins, draws, forfeits }) => [id, games, wins, draws, forfeits]),
    ).toEqual([
      ["a", 2, 1, 1, 0],
      ["b", 3, 1, 1, 0],
      ["c", 1, 0, 0, 1],
    ]);
  });

  it("The table shows rates by points, and ratings consistent with them", () => {
    const [a, b] = standings(ENTRANTS, [played(["a", "b"], 1), played(["b", "a"], 0.5)]);
    expect([a?.rate, b?.rate]).toEqual([0.75, 0.25]);
    expect(a?.elo).toBeGreaterThan(b?.elo ?? 0);
    expect(a?.settings).toEqual({ named: "a" });
  });
});

it("A sequential test counts only complete pairs between the two bots", () => {
  const pairs = Array.from({ length: 60 }, (_, pair) => [
    played(["a", "b"], 1, pair),
    played(["b", "a"], pair % 3 === 0 ? 1 : 0, pair),
  ]);
  const others = [played(["a", "c"], 0, 900), played(["c", "a"], 1, 900), played(["a", "b"], 0, 901)];
  const test = { elo0: 0, elo1: 50 };
  const whole = tested(["a", "b"], pairs.flat(), test);
  expect(whole.accepted).toBe("elo1");
  expect(tested(["a", "b"], [...pairs.flat(), ...others], test)).toEqual(whole);
  expect(tested(["b", "a"], pairs.flat(), test).accepted).toBe("elo0");
});
