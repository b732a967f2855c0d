import { describe, expect, it } from "vitest";
import { startMove } from "../../../../src/moving/moves.ts";
import { oneOf } from "../../../../src/state/hooks/played.ts";
import { add, DONE, moving, perform } from "../../../helpers/actions.ts";
import { acting, PHASE, READY } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { onMission, straight } from "../../../helpers/moves.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, done, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { EAST } from "../../../helpers/table.ts";

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

  it("[leg.kw.cumbersome] [leg.move.granted-not-action] A move that an effect grants in the activation of the unit downgrades Cumbersome, although it is no move action", () => {
    const rockets: Fielding = { unit: "stormtroopers", upgrades: ["hh-12-stormtrooper"], at: HERE, state: forced };
    const start = scene({ armies: [[rockets], [{ ...enemy, at: [300, 600] }]], frames: [PHASE, acting(0)] });
    const asked = done(onMission(start), (work) => startMove(work, 0, "effect", { speed: 1 })).state;
    const walked = playOut(asked, [moving(straight(1, EAST, [320, 300]))]).state;
    const formed = playOut(walked, [perform("attack"), add(4, 2), DONE], ["blank", "blank", "blank"]);
    expect(eventsOf(formed, "dice-rolled")[0]?.dice).toEqual(["white-attack", "white-attack", "white-attack"]);
    expect(offered(walked)).toContain("perform move");
  });
});
