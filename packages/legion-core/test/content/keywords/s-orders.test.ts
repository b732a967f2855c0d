import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { HERE } from "../../attack/on-table/scenes.ts";
import { engine, type Fielding, keys, play } from "../../helpers.ts";
import { acts, chosen, perform, tokens } from "./helpers.ts";

describe("Strategize", () => {
  const kraken: Fielding = { unit: "kraken-super-tactical-droid", at: HERE };
  const kalani: Fielding = { unit: "kalani-super-tactical-droid", at: HERE };
  const droids = (x: number): Fielding => ({ unit: "b1-battle-droids", at: [x, 450] });

  it("[leg.kw.strategize-x] A unit that strategizes gains a suppression token, then X friends near it gain an aim and a dodge token each", () => {
    const asked = play(acts([kalani, droids(200), droids(350), droids(1400)]), [perform("strategize")]).state;
    expect(tokens(asked, 0, "suppression")).toBe(1);
    expect(keys(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expectIllegal(engine.apply(asked, chosen("p1.3")), "leg.kw.strategize-x");
    const planned = play(asked, [chosen("p1.1")]).state;
    expect([0, 1, 2, 3].map((unit) => tokens(planned, unit, "aim"))).toEqual([0, 1, 1, 0]);
    expect([0, 1, 2, 3].map((unit) => tokens(planned, unit, "dodge"))).toEqual([0, 1, 1, 0]);
  });

  it("[leg.kw.strategize-x] Where fewer than X friends are near, Strategize is for all of them, and the unit itself is one", () => {
    const alone = play(acts([kalani, droids(1400)]), [perform("strategize")]).state;
    expect([tokens(alone, 0, "aim"), tokens(alone, 0, "dodge"), tokens(alone, 0, "suppression")]).toEqual([1, 1, 1]);
    const one = play(acts([kraken, droids(200)]), [perform("strategize")]).state;
    expect(keys(one)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokens(play(one, [chosen("p1.0")]).state, 0, "dodge")).toBe(1);
  });
});
