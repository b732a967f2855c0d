import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { add, choose, DONE, faces } from "../../../helpers/actions.ts";
import { after } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { withUpgrades } from "../helpers.ts";

describe("Raiding Party Leader", () => {
  function defeated(unit: State["units"][number]): State["units"][number] {
    return { ...unit, miniatures: unit.miniatures.map((one) => ({ ...one, status: "defeated" })) };
  }

  it("[leg.upgrade.static-by-default] Raiding Party Leader gives Demoralize 1 to all friendly vehicles of the Raiders, wherever they are", () => {
    const truck: Fielding = {
      unit: "a-a5-speeder-truck-mercenary",
      upgrades: ["raiding-party-leader"],
      at: [200, 200],
    };
    const swoops: Fielding = { unit: "swoop-bike-riders", at: [1600, 300] };
    const demoralize = (state: State, unit: number) => keywordsOf({ box, state }, unit)["demoralize"] ?? 0;
    const state = scene({ armies: [[truck, swoops, { unit: "stormtroopers", at: [300, 600] }], [swoops]] });
    expect([0, 1, 2, 3].map((unit) => demoralize(state, unit))).toEqual([1, 1, 0, 0]);
    const gone = { ...state, units: state.units.map((unit, index) => (index === 0 ? defeated(unit) : unit)) };
    expect(demoralize(gone, 1)).toBe(0);
  });
});

describe("Frenzied Gunner", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  it("A Frenzied Gunner may roll a red defense die to add an attack die to a ranged pool", () => {
    const start = after(attackOf([withUpgrades(STORM, "frenzied-gunner")], [LEIA]), [add(0, 1)]);
    for (const [face, die] of [
      ["blank", "white-attack"],
      ["block", "black-attack"],
      ["defense-surge", "red-attack"],
    ] as const) {
      const gunned = playOut(start, [choose("frenzied-gunner")], [face]);
      expect(eventsOf(gunned, "dice-rolled")).toMatchObject([{ dice: ["red-defense"], faces: [face] }]);
      expect(offered(gunned.state)).not.toContain("choose-option frenzied-gunner");
      const thrown = playOut(gunned.state, [DONE], faces(2, "blank"));
      expect([...(eventsOf(thrown, "dice-rolled")[0]?.dice ?? [])].sort()).toEqual(["white-attack", die].sort());
    }
    const melee = attackOf([withUpgrades(STORM, "frenzied-gunner")], [{ ...LEIA, at: [300, 327] }], { with: "melee" });
    expect(offered(after(melee, [add(0, 0, "melee")]))).not.toContain("choose-option frenzied-gunner");
  });
});
