import { describe, expect, it } from "vitest";
import { unitChosen } from "../../../helpers/actions.ts";
import { activation } from "../../../helpers/activations.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, settled } from "../../../helpers/scene.ts";

describe("Command Vehicle", () => {
  it("[leg.kw.command-vehicle-x] A friend near a Command Vehicle X may use X as its own courage when it is checked for panic", () => {
    const droids = (suppression: number): Fielding => ({
      unit: "stormtroopers",
      at: [300, 300],
      tokens: { suppression },
    });
    const bike = (x: number): Fielding => ({ unit: "general-grievous-wheel-bike-warlord", at: [x, 450] });
    const checked = (units: readonly Fielding[]) => settled(activation("panic", units));
    const asked = checked([droids(2), bike(300)]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "pass"]);
    expect(engine.decision(playOut(asked, [unitChosen("p1.1")]).state)?.kind).toBe("action");
    expect(eventsOf(checked([droids(4), bike(300)]), "unit-panicked")).toHaveLength(1);
    expect(eventsOf(checked([droids(2), bike(1500)]), "unit-panicked")).toHaveLength(1);
  });
});
