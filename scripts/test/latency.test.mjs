import { fail } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { toyGame } from "../../packages/tabletop/test/toy/index.ts";
import { BOUND, beyondBound, latencyRows, timed } from "../lib/latency.ts";
import { worked } from "../lib/turns.ts";

const toy = toyGame();
const configs = { toy: { copies: 2, turns: 6 } };

/**
 * Keeps this thread busy for so many milliseconds of processor time, by the clock that times calls.
 * @param {number} milliseconds
 */
function work(milliseconds) {
  for (const start = worked(); worked() - start < milliseconds; );
}

/** The toy game with one call that takes long: the first after three decisions. */
function slowToy() {
  let calls = 0;
  /** @type {typeof toy.apply} */
  const apply = (state, action, options) => {
    calls += 1;
    if (calls === 4) work(BOUND["p99.9"] + 10);
    return toy.apply(state, action, options);
  };
  return { ...toy, apply };
}

describe("the timing of calls", () => {
  test("The timing of calls tells the slowest call, where it is and what it was", () => {
    const { decisions, slowest } = timed(slowToy(), configs).play({ games: 2, seed: "here" });
    expect(decisions).toBeGreaterThan(4);
    expect(slowest[0]).toMatchObject({ call: "apply", game: "here toy 0", step: 3 });
    const { state, action } = slowest[0] ?? {};
    expect(toy.apply(/** @type {never} */ (state), /** @type {never} */ (action)).ok).toBe(true);
  });

  test("The timing of calls says what is beyond the bound, and nothing of what is within it", () => {
    const latency = timed(slowToy(), configs).play({ games: 1 });
    expect(beyondBound(latency)).toEqual([expect.stringMatching(/^p99\.9 of apply is \d+\.\d ms, more than 50$/)]);
    const { calls } = latency;
    const within = { ...latency, calls: { ...calls, apply: { "p99.9": 50, max: 200 } } };
    expect(beyondBound(within)).toEqual([]);
    expect(beyondBound({ ...within, calls: { ...calls, apply: { "p99.9": 50, max: 201 } } })).toHaveLength(1);
  });

  test("The timing of calls looks at every state if asked, and tells the first of a game that is not sound", () => {
    expect(timed(toy, configs).play({ games: 3, sound: true })).toMatchObject({ games: 3, unsound: [] });
    const late = { rule: "toy.end.turns", code: "too-late", params: {} };
    /** @type {typeof toy.invariants} */
    const invariants = ({ turn }) => (turn > 2 ? [late] : []);
    const [broken] = timed({ ...toy, invariants }, configs).play({ sound: true }).unsound;
    expect(broken).toMatchObject({ game: "latency toy 0", what: "toy.end.turns too-late", state: { turn: 3 } });
    expect(timed({ ...toy, invariants }, configs).play({}).unsound).toEqual([]);
    const parse = { ...toy.parse, state: () => fail(late) };
    const { unsound } = timed({ ...toy, parse }, configs).play({ sound: true });
    expect(unsound).toMatchObject([{ step: 0, what: "not read back: toy.end.turns too-late", action: null }]);
  });

  test("The timing of calls plays whole games until there are decisions enough, once for all rows", () => {
    let played = 0;
    /** @type {typeof toy.setup} */
    const setup = (config, chance) => {
      played += 1;
      return toy.setup(config, chance);
    };
    const rows = latencyRows(timed({ ...toy, setup }, configs), 100);
    expect(rows.map(({ target }) => target)).toEqual([50, 200, 50, 200]);
    const figures = rows.map((row) => row.measure());
    const games = played;
    expect(games).toBeGreaterThan(1);
    expect(rows.map((row) => row.measure())).toEqual(figures);
    expect(played).toBe(games);
  });
});
