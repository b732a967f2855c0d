import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { moved } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { asked, eventsOf, offered, topKind } from "../../../helpers/reading.ts";
import { playOut } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { standardMove } from "../helpers.ts";

describe("Relentless", () => {
  const TROOPS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const VADER = { unit: "darth-vader-the-emperors-apprentice", at: HERE } as const;

  const REBELS = { unit: "rebel-troopers", at: [300, 430] } as const;

  it("[leg.kw.relentless] [leg.kw.jump-x.action] Relentless gives its attack after a jump into melee", () => {
    const start = battle(
      [{ unit: "asajj-ventress-separatist-assassin", at: [300, 300] }],
      [
        {
          ...TROOPS,
          at: [427, 300],
          others: [
            [455, 300],
            [455, 330],
            [455, 270],
          ],
        },
      ],
    );
    const jumping = follow(start, "perform jump").state;
    const landed = follow(jumping, standardMove(400, 300));
    let { state } = landed;
    for (let step = 0; asked(state).endsWith("place") && step < 9; step++)
      state = follow(state, offered(state)[0] ?? "").state;
    expect(offered(state)).toEqual(["effect 0", "pass"]);
  });

  it("[leg.kw.relentless] [leg.actions.free-action-window] Relentless gives a free attack after a move action, once per activation", () => {
    const state = moved(VADER, [REBELS, { ...REBELS, at: [450, 430] }]);
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const attack = playOut(state, [{ type: "effect", subject: 0 }]);
    expect(offered(attack.state)).toEqual(["declare p2.0", "declare p2.1"]);
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "relentless" }]);
    expect(topKind(moved(VADER, [REBELS], {}, { done: ["attack"] }))).not.toBe("effects");
    expect(topKind(moved(VADER, [{ ...REBELS, at: [1500, 700] }]))).not.toBe("effects");
  });

  it("[leg.type.creature-attack-and-withdraw] [leg.withdraw.no-attack] Creatures with Relentless may attack after they withdraw, but other units may not", () => {
    const tauntauns = { unit: "tauntaun-riders", at: HERE } as const;
    const withdrawn = [{ reason: "withdraw" }, { done: ["withdraw"] }] as const;
    expect(offered(moved(tauntauns, [REBELS], ...withdrawn))).toEqual(["effect 0", "pass"]);
    expect(topKind(moved(VADER, [REBELS], ...withdrawn))).not.toBe("effects");
    expect(topKind(moved(tauntauns, [REBELS], {}, { done: ["standby", "move"] }))).not.toBe("effects");
  });
});
