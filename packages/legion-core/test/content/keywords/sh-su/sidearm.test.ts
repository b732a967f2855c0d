import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { add } from "../../../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../../../helpers/attacks.ts";
import { standing } from "../../../helpers/moves.ts";
import { weapons } from "../../../helpers/reading.ts";
import { engine, type Fielding } from "../../../helpers/scene.ts";

describe("Sidearm", () => {
  const usable = (unit: Fielding, miniature: number, at: readonly [number, number]): readonly string[] =>
    weapons(attackOf([unit], [{ unit: "rebel-troopers", at }]))
      .filter((one) => one.startsWith(`p1.0.${miniature} `))
      .map((one) => one.slice(`p1.0.${miniature} `.length));

  const KALLUS: Fielding = { unit: "stormtroopers", upgrades: ["agent-kallus"], at: HERE };

  const GUARDIAN: Fielding = {
    unit: "clone-commandos-delta-squad",
    upgrades: ["jedi-guardian-squad-leader"],
    at: HERE,
  };

  it("[leg.kw.sidearm.ranged] A miniature with Sidearm: Ranged can use only the weapon of its card at range", () => {
    expect(usable(KALLUS, 4, THERE)).toEqual(["2 ranged"]);
    expect(usable(KALLUS, 3, THERE)).toEqual(["1 ranged"]);
    const state = attackOf([KALLUS], [{ unit: "rebel-troopers", at: THERE }]);
    expectIllegal(engine.apply(state, add(4, 1)), "leg.kw.sidearm.ranged");
  });

  it("[leg.kw.sidearm.ranged] A miniature with Sidearm: Ranged may use any melee weapon in melee", () => {
    const state = standing([
      [300, 300],
      [330, 300],
      [360, 300],
      [390, 300],
      [300, 273],
    ]);
    const fight = attackOf(
      [{ ...KALLUS, state: { ...state, leader: 4 } }],
      [{ unit: "rebel-troopers", at: [300, 246] }],
      { with: "melee" },
    );
    expect(weapons(fight).filter((one) => one.startsWith("p1.0.4 "))).toEqual(["p1.0.4 0 melee", "p1.0.4 2 melee"]);
  });

  it("[leg.kw.sidearm.melee] A miniature with Sidearm: Melee can use only the melee weapon of its card, and with both Sidearms only weapons of its card", () => {
    const state = standing([
      [330, 300],
      [360, 300],
      [390, 300],
      [420, 300],
      [300, 300],
    ]);
    const enemy: Fielding = {
      unit: "rebel-troopers",
      state: standing([
        [300, 273],
        [330, 273],
        [360, 273],
        [390, 273],
      ]),
    };
    const fight = attackOf([{ ...GUARDIAN, state: { ...state, leader: 4 } }], [enemy], { with: "melee" });
    const own = weapons(fight).filter((one) => one.startsWith("p1.0.4 "));
    expect(own).toHaveLength(1);
    expect(weapons(fight).some((one) => one.startsWith("p1.0.0 "))).toBe(true);
    expectIllegal(engine.apply(fight, add(4, 0, "melee")), "leg.kw.sidearm.melee");
    expect(usable(GUARDIAN, 4, THERE)).toEqual([]);
  });
});
