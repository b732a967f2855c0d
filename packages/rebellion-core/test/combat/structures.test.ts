import { describe, expect, it } from "vitest";
import type { Event } from "../../src/state/events.ts";
import { asked, DONE, eventsOf } from "../looks.ts";
import { dice, drawn, fight, hand, line } from "./table.ts";

function rolls(events: readonly Event[]): readonly number[] {
  return eventsOf(events, "dice-rolled").map((roll) => roll.dice.filter(({ die }) => die === "red").length);
}

describe("structures", () => {
  it("[reb.structure.ion-cannon] [reb.structure.stacking] Each Ion Cannon removes two red dice of the enemy in every space battle", () => {
    const shot = (cannons: number, red: string): readonly number[] =>
      rolls(
        fight(
          {
            rebel: { "x-wing": 1, "ion-cannon": cannons },
            imperial: { "super-star-destroyer": 1, "star-destroyer": 1 },
          },
          [...dice("", "-"), ...dice(red, "---")],
        ).events,
      );
    expect(shot(0, "-----")).toEqual([0, 5]);
    expect(shot(1, "---")).toEqual([0, 3]);
    expect(shot(2, "-")).toEqual([0, 1]);
    expect(shot(3, "")).toEqual([0, 0]);
  });

  it("An Ion Cannon removes no dice in a ground battle", () => {
    const { events } = fight(
      { rebel: { "rebel-trooper": 1, "ion-cannon": 1 }, imperial: { "at-at": 1 }, there: [], by: "imperial" },
      [...dice("--", "-"), ...dice("", "s")],
    );
    expect(rolls(events)).toEqual([2, 0]);
  });

  it("[reb.structure.shield-generator] [reb.structure.ltp-combat-abilities] Each Shield Generator draws a ground tactic card at the start of every ground battle", () => {
    const spec = { rebel: { "rebel-trooper": 2, "shield-generator": 2 }, imperial: { stormtrooper: 2 }, there: [] };
    const { state, events } = fight(spec, [...drawn("ground-critical-hit", "ground-dig-in"), ...dice("", "--")]);
    expect(eventsOf(events, "cards-drawn")).toMatchObject([
      { faction: "rebel", deck: "ground-tactic", cards: [{}, {}], rule: "reb.structure.shield-generator" },
    ]);
    expect(events.findIndex(({ type }) => type === "battle-started")).toBeLessThan(
      events.findIndex(({ type }) => type === "cards-drawn"),
    );
    const next = line(
      state,
      [DONE],
      [...dice("", "--"), ...drawn("ground-onslaught", "ground-bombardment"), ...dice("", "--")],
    );
    expect(eventsOf(next.events, "cards-drawn")).toHaveLength(1);
    expect(hand(next.state, "rebel")).toHaveLength(4);
    expect(asked(next.state).kind).toBe("combat-actions");
  });

  it("A Shield Generator draws no tactic card without a ground battle", () => {
    const { events } = fight({ rebel: { "x-wing": 1, "shield-generator": 1 }, imperial: { "tie-fighter": 1 } }, [
      ...dice("", "h"),
      ...dice("", "-"),
    ]);
    expect(eventsOf(events, "cards-drawn")).toEqual([]);
  });

  it("[reb.structure.ability-while-present] A structure with lethal damage still has its effect until the battle ends, and none afterwards", () => {
    const spec = {
      rebel: { "rebel-trooper": 1, "shield-generator": 1, "x-wing": 1 },
      imperial: { "at-st": 3, "star-destroyer": 1 },
      there: [],
    };
    const { state, events } = fight(
      spec,
      [...dice("", "-"), ...dice("--", "-"), ...drawn("ground-dig-in"), ...dice("", "-")].slice(0, 6),
    );
    expect(eventsOf(events, "cards-drawn")).toHaveLength(1);
    const { state: later, events: after } = line(state, [DONE], dice("hhh", "---"));
    expect(asked(later).kind).toBe("block-damage");
    const next = line(later, [DONE], [...dice("", "-"), ...dice("--", "-"), ...dice("", "-")]);
    expect(eventsOf([...after, ...next.events], "cards-drawn")).toEqual([]);
    expect(eventsOf(next.events, "units-destroyed")).toMatchObject([
      { units: [{ unit: "shield-generator", count: 1 }] },
    ]);
  });

  it("[reb.structure.ltp-no-dice] Structures roll no dice", () => {
    const { events } = fight(
      {
        rebel: { "ion-cannon": 2, "shield-generator": 1, "rebel-trooper": 1 },
        imperial: { stormtrooper: 1 },
        there: [],
      },
      [...drawn("ground-dig-in"), ...dice("", "-")],
    );
    expect(eventsOf(events, "dice-rolled")[0]?.dice).toHaveLength(1);
  });
});
