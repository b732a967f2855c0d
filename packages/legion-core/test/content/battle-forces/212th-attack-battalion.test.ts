import { game } from "@sw/legion-core";
import { play, scenario, type UnitSpec } from "@sw/legion-core/testing";
import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";

describe("212th Attack Battalion", () => {
  const BATTALION = "212th-attack-battalion";

  const AT_RT = "at-rt-galactic-republic";

  const attacker: UnitSpec = { unit: AT_RT, at: [600, 300], heading: { x: 0, y: 1 }, tokens: { aim: 1 } };

  /** Who lends the walker tokens in its attack, and what is withheld. */
  const lenders = (friends: readonly UnitSpec[], battleForce?: string) => {
    const force = battleForce === undefined ? {} : { battleForce };
    const start = scenario({
      "player-1": { units: [attacker, ...friends], ...force },
      "player-2": { units: [{ unit: "b1-battle-droids", at: [600, 500] }] },
      activating: "p1.0",
    });
    let state = play(start, [{ type: "perform", subject: "attack" }]).state;
    for (const wanted of ["declare", "add-weapon", "done"]) {
      const action = game.legalActions(state).find(({ type }) => type === wanted);
      if (action !== undefined) state = play(state, [action]).state;
    }
    const pool = nearest(state, "pool");
    return pool?.situation.lenders.attacker.map(({ id, by, withheld = [] }) => [id, ...by, ...withheld]);
  };

  it("[leg.battle-force.own-rules] Vehicles of the 212th at range 2 share all green tokens with each other, and clones lend them aims and dodges", () => {
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [800, 300] };
    const walker: UnitSpec = { unit: AT_RT, at: [400, 300] };
    expect(lenders([walker, clones], BATTALION)).toEqual([
      ["p1.1", BATTALION],
      ["p1.2", BATTALION, `${BATTALION} surge`],
    ]);
    expect(lenders([walker, clones])).toEqual([]);
    expect(lenders([{ ...walker, at: [200, 300] }], BATTALION)).toEqual([]);
    expect(lenders([{ ...walker, commander: true }], BATTALION)).toEqual([]);
  });
});
