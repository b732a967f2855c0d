import { describe, expect, it } from "vitest";
import type { Event } from "../../src/state/events.ts";
import { use } from "../cards/table.ts";
import { DONE, eventsOf, PASS } from "../looks.ts";
import { dice, drawn, type Fight, fight, goesOn, line, move, retreat } from "./table.ts";

function winners(events: readonly Event[]): readonly string[] {
  return eventsOf(events, "battle-won").map(({ faction, theater }) => `${faction} ${theater}`);
}

function atRetreat(spec: Fight): ReturnType<typeof fight> {
  return fight({ ...spec, at: "retreat", combat: { round: 1, ...spec.combat } });
}

describe("winning a battle", () => {
  it("[reb.win-battle.definition] The side whose enemy has no unit of the theater left wins that battle", () => {
    const { events, state } = fight({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, there: [] }, [
      ...dice("", "h"),
      ...dice("", "-"),
    ]);
    expect(goesOn(state)).toBe(false);
    expect(winners(events)).toEqual(["rebel space"]);
    expect(eventsOf(events, "battle-won")[0]?.rule).toBe("reb.win-battle.definition");
  });

  it("[reb.win-battle.split-winners] One side may win in space and the other on the ground", () => {
    const { events } = fight(
      { rebel: { "x-wing": 1, "rebel-trooper": 1 }, imperial: { "tie-fighter": 1, stormtrooper: 1 }, there: [] },
      [...dice("", "h"), ...dice("", "-"), ...dice("", "-"), ...dice("", "h")],
    );
    expect(winners(events)).toEqual(["rebel space", "imperial ground"]);
  });

  it("[reb.win-battle.mutual-destruction] Neither side wins the battle if the last units of both are destroyed together", () => {
    const { events } = fight({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, there: [] }, [
      ...dice("", "h"),
      ...dice("", "h"),
    ]);
    expect(winners(events)).toEqual([]);
  });

  it("[reb.win-battle.needs-initial-opposition] A theater without enemies at the start of the combat cannot be won", () => {
    const { events } = fight(
      { rebel: { "x-wing": 1, "rebel-trooper": 1 }, imperial: { "tie-fighter": 1 }, there: [] },
      [...dice("", "h"), ...dice("", "-")],
    );
    expect(winners(events)).toEqual(["rebel space"]);
    const imperial = { "tie-fighter": 1, stormtrooper: 1 };
    const other = fight({ rebel: { "x-wing": 1 }, imperial, there: [] }, [...dice("", "-"), ...dice("", "h")]);
    expect(winners(other.events)).toEqual(["imperial space"]);
  });

  it("[reb.win-battle.definition] Neither side wins a battle that was not fought because a card destroyed the last ship before it", () => {
    const { state } = fight({
      rebel: { "x-wing": 1, "rebel-trooper": 1 },
      imperial: { "death-star": 1, stormtrooper: 1 },
      by: "imperial",
      there: ["moff-jerjerrod"],
      at: "cards-first",
      actions: { imperial: ["fully-operational"] },
    });
    const { events } = line(
      state,
      [use("fully-operational", "moff-jerjerrod"), DONE, DONE],
      [...drawn("ground-bombardment"), ...dice("", "-"), ...dice("", "h")],
    );
    expect(eventsOf(events, "units-destroyed")[0]?.units).toEqual([{ unit: "x-wing", count: 1 }]);
    expect(winners(events)).toEqual(["rebel ground"]);
  });

  it("[reb.win-battle.opponent-retreated] A side that retreats all its units of a theater loses that battle", () => {
    const { state } = atRetreat({
      rebel: { "x-wing": 1, "rebel-trooper": 1 },
      imperial: { "star-destroyer": 1, stormtrooper: 1 },
    });
    const acts = [retreat("jan-dodonna", "malastare"), PASS, PASS];
    const { events } = line(state, acts, [...dice("", "h"), ...dice("", "-")]);
    expect(winners(events)).toEqual(["imperial space", "rebel ground"]);
    const alone = atRetreat({ rebel: { "x-wing": 1 }, imperial: { "star-destroyer": 1 } });
    expect(winners(line(alone.state, [retreat("jan-dodonna", "malastare")]).events)).toEqual(["imperial space"]);
  });

  it("A side that retreats and leaves TIE Fighters behind has not lost the battle", () => {
    const { state } = atRetreat({
      rebel: { "x-wing": 1 },
      imperial: { "star-destroyer": 1, "tie-fighter": 1 },
      by: "imperial",
    });
    const { events, state: after } = line(state, [retreat("general-tagge", "malastare"), DONE, PASS], dice("", "s"));
    expect(winners(events)).toEqual([]);
    expect(goesOn(after)).toBe(true);
  });

  it("[reb.win-battle.win-then-retreat] A side that destroyed the last enemy ship wins in space, even if it retreats later", () => {
    const { state } = fight(
      {
        rebel: { "x-wing": 1, "rebel-trooper": 1 },
        imperial: { "tie-fighter": 1, stormtrooper: 2 },
        there: ["jan-dodonna"],
      },
      [...dice("", "h"), ...dice("", "-"), ...dice("", "-"), ...dice("", "--")],
    );
    const { events } = line(state, [retreat("jan-dodonna", "malastare")], [...dice("", "-"), ...dice("", "h-")]);
    expect(winners(events)).toEqual(["rebel space", "imperial ground"]);
  });

  it("[reb.faq.both-space-retreat-no-winner] If both sides retreat all ships, neither wins in space under the FAQ rulings; under the book rulings the side that stayed longer does", () => {
    for (const rulings of ["book", "faq"] as const) {
      const { state } = atRetreat({
        rebel: { "x-wing": 1, "rebel-trooper": 1 },
        imperial: { "star-destroyer": 1 },
        rulings,
      });
      const { events } = line(state, [retreat("jan-dodonna", "malastare"), retreat("general-tagge", "naboo")]);
      expect(winners(events)).toEqual(rulings === "book" ? ["imperial space"] : []);
    }
    const left = atRetreat({
      rebel: { "x-wing": 1, "rebel-trooper": 1 },
      imperial: { "star-destroyer": 1, "tie-fighter": 1 },
      rulings: "faq",
    });
    const kept = line(left.state, [retreat("jan-dodonna", "malastare"), retreat("general-tagge", "naboo"), DONE]);
    expect(winners(kept.events)).toEqual(["imperial space"]);
    expect(
      winners(
        line(left.state, [retreat("jan-dodonna", "malastare"), retreat("general-tagge", "naboo"), move("tie-fighter")])
          .events,
      ),
    ).toEqual([]);
  });
});
