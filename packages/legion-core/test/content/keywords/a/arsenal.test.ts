import { describe, expect, it } from "vitest";
import { add, DONE, declare, faces } from "../../../helpers/actions.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { eventsOf, weapons } from "../../../helpers/reading.ts";
import { playOut } from "../../../helpers/scene.ts";

describe("Arsenal", () => {
  const WALKER = { unit: "at-st", upgrades: ["at-st-mortar-launcher"], at: [300, 300] } as const;

  const far = { unit: "rebel-troopers", at: [900, 300] } as const;

  it("[leg.kw.arsenal-x.contribute] [leg.kw.arsenal-x.once-each] A miniature with Arsenal X adds X weapons, each of them once", () => {
    const state = attackOf([WALKER], [far]);
    expect(weapons(state)).toEqual(["p1.0.0 1 ranged", "p1.0.0 2 ranged"]);
    const first = playOut(state, [add(0, 1)]).state;
    expect(weapons(first)).toEqual(["p1.0.0 2 ranged"]);
    const both = playOut(first, [add(0, 2)], faces(9, "blank"));
    expect(eventsOf(both, "attack-declared")).toMatchObject([{ dice: [5, 2, 2] }]);
  });

  it("[leg.kw.arsenal-x.contribute] A miniature with Arsenal 3 adds three weapons to one pool", () => {
    const ongoing = [{ unit: 0, keyword: "arsenal", value: 1, until: "game" }] as const;
    const near = { ...far, at: [560, 300] } as const;
    const armed = { ...WALKER, upgrades: ["88i-twin-light-blaster", "dw-3-grenade-launcher"] } as const;
    const state = attackOf([armed], [near], { state: { ongoing } });
    expect(weapons(playOut(state, [add(0, 1), add(0, 2)]).state)).toEqual(["p1.0.0 3 ranged"]);
  });

  it("[leg.kw.arsenal-x.contribute] A miniature with Arsenal may add its weapons to different pools", () => {
    const state = attackOf([WALKER], [far, { ...far, at: [900, 450] }]);
    const two = playOut(state, [declare("p2.0"), add(0, 1), DONE, declare("p2.1")]);
    expect(eventsOf(two, "attack-declared").map(({ defender, dice }) => [defender, dice])).toEqual([
      ["p2.0", [2, 2, 2]],
      ["p2.1", [3, 0, 0]],
    ]);
  });
});
