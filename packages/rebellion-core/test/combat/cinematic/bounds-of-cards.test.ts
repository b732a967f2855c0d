import { describe, expect, test } from "vitest";
import {
  battle,
  card,
  combatOf,
  damage,
  dice,
  heal,
  legal,
  line,
  PASS,
  question,
  refused,
  tale,
  UPPER,
} from "./table.ts";

describe("what cards of cinematic combat do not do", () => {
  test("[rote.cinematic.after-assigning] Draw Their Fire takes no damage off a Nebulon-B Frigate, whatever else is hurt", () => {
    const wounds = [
      { unit: "nebulon-b-frigate", markers: 2 },
      { unit: "corellian-corvette", markers: 1 },
    ];
    const { state } = battle({
      by: "imperial",
      cards: { rebel: "draw-their-fire" },
      rebel: { "nebulon-b-frigate": 1, "corellian-corvette": 1 },
      imperial: { "star-destroyer": 1 },
      combat: { wounds: { rebel: wounds } },
    });
    const asking = line(state, [UPPER], dice("--", "-")).state;
    expect(question(asking)).toBe("rebel remove-damage");
    expect(legal(asking)).toEqual(["block 0 1 corellian-corvette", "done"]);
    refused(asking, heal("nebulon-b-frigate", 2), "rote.cinematic.removed-damage-saves");
  });

  test("[rote.cinematic.structures-that-roll] Dice rolled in space keep no lone structure on the ground", () => {
    const state = combatOf({
      rebel: { "x-wing": 1, "shield-generator": 1 },
      imperial: { "tie-fighter": 1, stormtrooper: 1 },
    });
    const space = [card("rogue-squadron-support"), card("swarm-tactics"), PASS, PASS];
    const ground = [card("take-cover"), card("overrun"), PASS, PASS];
    const blanks = [...dice("", "-"), ...dice("", "-"), ...dice("", "-")];
    expect(tale(line(state, [...space, ...ground], blanks).events)).toContain("destroyed: 1 shield-generator");
  });

  test("[rote.cinematic.tractor-beam] A Super Star Destroyer does not take the place of the Star Destroyer that Tractor Beam needs at the end of the round", () => {
    /** The question after a round in which the last Rebel ship has fallen, and one of these ships with it. */
    const asks = (falls: string, markers: number): string => {
      const { state } = battle({
        cards: { imperial: "tractor-beam" },
        rebel: { "corellian-corvette": 1 },
        imperial: { "star-destroyer": 1, "super-star-destroyer": 1 },
        there: ["mon-mothma"],
        combat: {
          wounds: {
            rebel: [{ unit: "corellian-corvette", markers: 1 }],
            imperial: [{ unit: falls, markers }],
          },
        },
      });
      const rebel = dice("h", "-");
      const imperial = dice("h----", "---");
      return question(line(state, [UPPER, damage(falls, markers)], [...rebel, ...imperial]).state);
    };
    expect(asks("super-star-destroyer", 5)).toBe("imperial capture-leader");
    expect(asks("star-destroyer", 3)).not.toBe("imperial capture-leader");
  });

  test("[solo.var.combat.original] [solo.var.combat.special-as-hit] The Empire rerolls nothing by the original rules, whatever its leader's tactic value", () => {
    const asks = (originalCombat: boolean): string => {
      const spec = {
        by: "imperial",
        rebel: { "x-wing": 1, "y-wing": 1 },
        imperial: { "star-destroyer": 1 },
        there: ["darth-vader"],
        config: { solo: { originalCombat } },
      } as const;
      const draw = originalCombat ? [] : [{ label: "draw:imperial-space-tactic", answer: "overwhelming-presence" }];
      const { state } = battle(spec, [...draw, ...dice("--", "h")]);
      return question(state);
    };
    expect(asks(false)).toBe("imperial cinematic-actions");
    expect(asks(true)).toBe("imperial assign-damage");
  });
});
