import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { poolAgainst, weaponOptions } from "../../../../src/attack/eligible.ts";
import { Reach } from "../../../../src/attack/reach.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { add } from "../../../helpers/actions.ts";
import { given } from "../../../helpers/activations.ts";
import { attackOf, HERE } from "../../../helpers/attacks.ts";
import { offered, weapons } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, scene } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { EAST } from "../../../helpers/table.ts";

describe("Immune: Range 1 Weapons", () => {
  const flames: Fielding = { unit: "snowtroopers", upgrades: ["flametrooper"], at: HERE };

  const near = { unit: "at-st", at: [300, 400] } as const;

  const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

  it("[leg.kw.immune-range-1-weapons] A weapon with a maximum range of 1 cannot be added to a pool against a unit immune to range 1 weapons", () => {
    const open = weapons(attackOf([flames], [near]));
    const shut = attackOf([flames], [near], { state: given(1, "immune-range-1-weapons") });
    const flamethrower = open.filter((key) => !weapons(shut).includes(key));
    expect([flamethrower.length, open.length - weapons(shut).length]).toEqual([1, 1]);
    const refused = expectIllegal(engine.apply(shut, add(4, 2)), "leg.kw.immune-range-1-weapons");
    expect(refused.code).toBe("weapon-too-short");
  });

  it("[leg.kw.immune-range-1-weapons] Immune: Range 1 Weapons protects only its own unit, not the attacker or a friend", () => {
    const armies = [[flames], [near, { unit: "at-st", at: [400, 300] }]] as const;
    const reached = (unit: number) => {
      const start = scene({ armies, state: given(unit, "immune-range-1-weapons") });
      const own = { attacker: 0, only: null, with: null, pools: [] };
      return [1, 2].map((defender) => {
        const pool = poolAgainst(defender, null);
        const at = { ...own, pools: [pool] };
        return weaponOptions(new Reach({ box, state: start }, at), pool).some(
          ({ miniature, weapon }) => miniature === 4 && weapon === 2,
        );
      });
    };
    expect([reached(0), reached(1), reached(2)]).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  it("[leg.kw.immune-range-1-weapons] Grenades of range 1 cannot be thrown at an airspeeder", () => {
    const throwing = (theirs: UnitSpec) =>
      offered(
        follow(battle([{ ...STORM, at: [300, 300], upgrades: ["concussion-grenades"] }], [theirs]), "perform attack")
          .state,
      ).filter((key) => key.startsWith("add-weapon p1.0.0"));
    const grenades = throwing({ unit: "at-rt-rebel-alliance", at: [300, 440], heading: EAST });
    const none = throwing({ unit: "t-47-airspeeder", at: [300, 440], heading: EAST });
    expect(grenades.length - none.length).toBe(1);
  });
});
