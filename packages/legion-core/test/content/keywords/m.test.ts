import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { DONE, HERE } from "../../attack/on-table/scenes.ts";
import { engine, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { acting } from "../../moving/moving.ts";
import { acts, chosen, OVER, perform, tokens, WAITING } from "./helpers.ts";

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

describe("Master of the Force", () => {
  const CARDS = ["force-push", "force-reflexes", "burst-of-speed"];
  const master = (unit: string, lying: readonly ("readied" | "exhausted")[]): Fielding => ({
    unit,
    upgrades: CARDS,
    at: HERE,
    state: { cards: [...lying] },
  });
  const ends = (unit: Fielding): State =>
    settled(
      scene({
        armies: [[unit], WAITING],
        frames: [OVER, acting(0, { step: "end" })],
      }),
    ).state;
  const cards = (state: State) => state.units[0]?.cards;
  const USE = { type: "effect", subject: 0 } as const;
  const pick = (subject: string): Action => ({ type: "choose", subject });

  it("[leg.kw.master-of-the-force-x] At the end of its activation a unit may ready one exhausted Force upgrade of its choice", () => {
    const asked = ends(master("luke-skywalker-jedi-knight", ["exhausted", "readied", "exhausted"]));
    expect(keys(asked)).toEqual(["effect 0", "pass"]);
    const which = play(asked, [USE]).state;
    expect(keys(which)).toEqual(["choose force-push", "choose burst-of-speed"]);
    expect(cards(play(which, [pick("burst-of-speed")]).state)).toEqual(["exhausted", "readied", "readied"]);
    expect(cards(play(asked, [{ type: "pass" }]).state)).toEqual(["exhausted", "readied", "exhausted"]);
  });

  it("[leg.kw.master-of-the-force-x] Master of the Force 2 readies up to two cards; with none exhausted nobody is asked", () => {
    const yoda = ends(master("yoda-grand-master-of-the-jedi-order", ["exhausted", "exhausted", "exhausted"]));
    const one = play(yoda, [USE, pick("force-push")]).state;
    expect(keys(one)).toEqual(["choose force-reflexes", "choose burst-of-speed", "choose enough"]);
    expect(cards(play(one, [pick("enough")]).state)).toEqual(["readied", "exhausted", "exhausted"]);
    expect(cards(play(one, [pick("burst-of-speed")]).state)).toEqual(["readied", "exhausted", "readied"]);
    const rested = ends(master("yoda-grand-master-of-the-jedi-order", ["readied", "readied", "readied"]));
    expect(engine.decision(rested)?.kind).not.toBe("effects");
  });

  it("[leg.kw.master-of-the-force-x] Other upgrades than those of the Force stay exhausted", () => {
    const other = { ...master("luke-skywalker-jedi-knight", ["exhausted"]), upgrades: ["targeting-scopes"] };
    expect(engine.decision(ends(other))?.kind).not.toBe("effects");
  });
});
