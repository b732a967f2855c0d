import { describe, expect, it } from "vitest";
import { oneOf } from "../../../../src/state/hooks/played.ts";
import { add, DONE, perform } from "../../../helpers/actions.ts";
import { acting, PHASE, READY } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { box, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";

describe("Cumbersome", () => {
  const enemy: Fielding = { unit: "rebel-troopers", at: [340, 550], state: READY };

  const forced = { order: "faceup" } as const;

  it("[leg.kw.cumbersome] The dice of a Cumbersome weapon are downgraded after a move in the same activation", () => {
    const rockets: Fielding = { unit: "stormtroopers", upgrades: ["hh-12-stormtrooper"], at: HERE, state: forced };
    const dice = (moved: readonly string[]) => {
      const frames = [PHASE, acting(0, { done: moved })];
      const start = settled(scene({ armies: [[rockets], [{ ...enemy, at: [300, 600] }]], frames })).state;
      const formed = playOut(start, [perform("attack"), add(4, 2), DONE], ["blank", "blank", "blank"]);
      return eventsOf(formed, "dice-rolled")[0]?.dice;
    };
    expect(dice([])).toEqual(["black-attack", "black-attack", "black-attack"]);
    expect(dice(["move"])).toEqual(["white-attack", "white-attack", "white-attack"]);
  });

  it("[leg.kw.cumbersome] Any move in its own activation, compulsory moves and withdrawals included, downgrades Cumbersome; moves in other activations do not", () => {
    const dice = (unit: number, moved: readonly string[]) => {
      const armies = [[{ unit: "stormtroopers" }], [{ unit: "rebel-troopers" }]] as const;
      const state = scene({ armies, frames: [acting(unit, { done: moved })] });
      return oneOf(box.keywords, "cumbersome", "dice")?.({ box, state }, 0, [0, 2, 1]);
    };
    for (const move of ["move", "withdraw", "compulsory-move"]) {
      expect([move, dice(0, ["aim", move])]).toEqual([move, [2, 1, 0]]);
      expect([move, dice(1, [move])]).toEqual([move, [0, 2, 1]]);
    }
    expect(dice(0, ["aim", "dodge"])).toEqual([0, 2, 1]);
  });
});
