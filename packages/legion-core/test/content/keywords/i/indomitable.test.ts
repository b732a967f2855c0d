import { describe, expect, it } from "vitest";
import { activation } from "../../../helpers/activations.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { settled } from "../../../helpers/scene.ts";

describe("Indomitable", () => {
  it("[leg.kw.indomitable] A unit with Indomitable rallies with red dice, and a unit without it with white dice", () => {
    const rallies = (unit: string) => {
      const start = activation("roll", [{ unit, tokens: { suppression: 2 } }]);
      return eventsOf(settled(start, ["block", "defense-surge"]), "dice-rolled").map(({ dice }) => dice);
    };
    expect(rallies("wookiee-warriors-kashyyyk-defenders")).toEqual([["red-defense", "red-defense"]]);
    expect(rallies("stormtroopers")).toEqual([["white-defense", "white-defense"]]);
  });
});
