import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { DONE, HERE } from "../../attack/on-table/scenes.ts";
import { type Fielding, keys, play } from "../../helpers.ts";
import { acts, chosen, perform, tokens } from "./helpers.ts";

describe("Master Storyteller", () => {
  const golden: Fielding = { unit: "c-3po-golden-god", at: HERE };
  const ewoks = (x: number): Fielding => ({ unit: "ewok-slingers", at: [x, 500] });
  const told = (round: number): State => {
    const start = acts([
      golden,
      ewoks(250),
      ewoks(350),
      ewoks(450),
      ewoks(1200),
      { unit: "rebel-troopers", at: [300, 150] },
    ]);
    return play({ ...start, round }, [perform("master-storyteller")]).state;
  };

  it("[leg.kw.master-storyteller] In round 2 Master Storyteller gives up to two Ewok units at range 2 two surge tokens each", () => {
    const asked = told(2);
    expect(keys(asked)).toEqual([
      "choose-unit p1.0",
      "choose-unit p1.1",
      "choose-unit p1.2",
      "choose-unit p1.3",
      "done",
    ]);
    const both = play(asked, [chosen("p1.1"), chosen("p1.3")]).state;
    expect([1, 2, 3, 4].map((unit) => tokens(both, unit, "surge"))).toEqual([2, 0, 2, 0]);
    const one = play(asked, [chosen("p1.2"), DONE]).state;
    expect([1, 2, 3, 4].map((unit) => tokens(one, unit, "surge"))).toEqual([0, 2, 0, 0]);
  });

  it("[leg.kw.master-storyteller] The number of the round is the most that Master Storyteller inspires", () => {
    const first = play(told(1), [chosen("p1.1")]).state;
    expect(keys(first)).toContain("perform move");
    expect(keys(play(told(3), [chosen("p1.1"), chosen("p1.2")]).state)).toEqual(["choose-unit p1.3", "done"]);
  });
});
