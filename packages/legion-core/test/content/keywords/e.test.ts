import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { add, attackOf, choose, DONE, HERE, wall } from "../../attack/on-table/scenes.ts";
import { engine, eventsOf, type Fielding, keys, play } from "../../helpers.ts";
import { tokens } from "./helpers.ts";

describe("Exemplar", () => {
  const SNOW: Fielding = { unit: "snowtroopers", at: HERE };

  const TARGET: Fielding = { unit: "rebel-troopers", at: [300, 550] };

  const veers = (more: Partial<Fielding> = {}): Fielding => {
    return { unit: "general-veers-master-tactician", at: [450, 300], tokens: { aim: 2 }, ...more };
  };

  const rolled = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
    play(attackOf([SNOW, friend], [TARGET], more), [add(0, 1), DONE], ["hit"]).state;

  const offer = choose("aim of p1.1 by exemplar");

  it("[leg.kw.exemplar] A friend of an Exemplar that attacks spends one token of it at range 2 and in sight as its own", () => {
    const state = rolled(veers());
    expect(keys(state)).toEqual(["choose aim of p1.1 by exemplar", "pass"]);
    const over = play(state, [offer], ["hit", "block"]);
    expect(tokens(over.state, 1, "aim")).toBe(1);
    expect(eventsOf(over, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.exemplar] A friend of an Exemplar that defends spends one of its tokens, too", () => {
    const leia = { unit: "leia-organa-fearless-and-inventive", at: [400, 550], tokens: { dodge: 1 } } as const;
    const state = play(attackOf([SNOW], [TARGET, leia], { only: 1 }), [add(0, 1), DONE], ["hit"]).state;
    expect(engine.decision(state)).toMatchObject({ seat: "player-2" });
    const saved = play(state, [choose("dodge of p2.1 by exemplar")]);
    expect(tokens(saved.state, 2, "dodge")).toBe(0);
    expect(eventsOf(saved, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.kw.exemplar] An Exemplar lends nothing beyond range, out of sight, or to another faction", () => {
    const waits = (state: State) => keys(state).some((key) => key.includes("exemplar"));
    const roll = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
      play(attackOf([SNOW, friend], [TARGET], more), [add(0, 1), DONE], ["hit", "block"]).state;
    expect(waits(roll(veers({ at: [800, 300] })))).toBe(false);
    expect(waits(roll(veers(), { table: wall(370, 100, 20, 430) }))).toBe(false);
    expect(waits(roll({ unit: "leia-organa-fearless-and-inventive", at: [450, 300], tokens: { aim: 2 } }))).toBe(false);
  });
});
