import { describe, expect, it } from "vitest";
import { eventsOf } from "../../looks.ts";
import { dice, fight } from "../table.ts";

describe("what is told of an attack", () => {
  it("[reb.attack-steps.must-assign-all] A hit that no unit can take is reported as lost, and the only possible target takes its hit without a choice", () => {
    const spec = { rebel: { "corellian-corvette": 2 }, imperial: { "tie-fighter": 1 } };
    const { events } = fight(spec, [...dice("h-", "h-"), ...dice("", "-")]);
    expect(eventsOf(events, "hits-lost")).toMatchObject([{ faction: "rebel", dice: [{ die: "red", face: "hit" }] }]);
    expect(eventsOf(events, "damage-assigned").map(({ by }) => by)).toEqual([null]);
  });

  it("[reb.attack-steps.roll] [reb.attack-steps.order] An attack of units without dice begins and ends without a roll event", () => {
    const { events } = fight({ rebel: { "rebel-transport": 1 }, imperial: { "tie-fighter": 1 } }, dice("", "-"));
    expect(eventsOf(events, "attack-started").slice(0, 2)).toMatchObject([
      { faction: "rebel", theater: "space", rule: "reb.attack-steps.order" },
      { faction: "imperial", theater: "space" },
    ]);
    const attacks = ["attack-started", "dice-rolled", "attack-ended"];
    const told = events.filter(({ type }) => attacks.includes(type)).slice(0, 4);
    expect(told.map((event) => ("faction" in event ? `${event.faction} ${event.type}` : event.type))).toEqual([
      "rebel attack-started",
      "rebel attack-ended",
      "imperial attack-started",
      "imperial dice-rolled",
    ]);
  });
});
