import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { profileOf } from "../../../../src/units/profiles.ts";
import { add, DONE, faces } from "../../../helpers/actions.ts";
import { after } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { box, type Fielding } from "../../../helpers/scene.ts";
import { chances } from "../helpers.ts";

describe("Crosshair", () => {
  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  /** A miniature of the first unit adds its weapon of this name. */
  function addNamed(state: State, miniature: number, name: string): Action {
    const weapons = profileOf({ box, state }, 0).miniatures[miniature]?.weapons ?? [];
    return add(
      miniature,
      weapons.findIndex((weapon) => weapon.name === name),
    );
  }

  it("Crosshair gives Critical 1 to a pool with only his rifle, but to no other pool", () => {
    const batch: Fielding = {
      unit: "the-bad-batch-clone-force-99-galactic-republic",
      upgrades: ["crosshair", "hunter"],
      at: [300, 300],
    };
    const start = attackOf([batch], [LEIA]);
    const rifle = addNamed(start, 0, "Crosshair");
    expect(chances(after(start, [rifle, DONE], ["attack-surge"]))).toEqual(["choose-option critical"]);
    const both = after(start, [rifle, addNamed(start, 1, "DC-17 Hand Blaster")], faces(3, "attack-surge"));
    expect(chances(both)).not.toContain("choose-option critical");
  });
});
