import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { moving } from "../../../helpers/actions.ts";
import { FAR, READY } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { movingScene, straight } from "../../../helpers/moves.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { type Fielding, playOut } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { EAST } from "../../../helpers/table.ts";
import { standardMove } from "../helpers.ts";

describe("Steady", () => {
  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };

  const enemy: Fielding = { unit: "rebel-troopers", at: [340, 550], state: READY };

  const ahead = moving(straight(1, EAST, [340, 300]));

  it("[leg.kw.steady] [leg.kw.gunslinger] Gunslinger may be used in the free attack of Steady", () => {
    const han: UnitSpec = { unit: "han-solo-unorthodox-general", at: [300, 300] };
    const two = [
      { ...STORM, at: [300, 550] },
      { ...STORM, at: [500, 450] },
    ] as const;
    const moving = follow(battle([han], two), "perform move").state;
    const moved = follow(moving, standardMove(300, 310)).state;
    expect(offered(moved)).toEqual(["effect 0", "pass"]);
    const declared = follow(moved, "effect 0", "declare p2.0").state;
    expect(offered(declared)).toContain("declare-again p2.1 gunslinger");
  });

  it("[leg.kw.steady] Steady gives a free attack after a move action, only with ranged weapons", () => {
    const moved = playOut(movingScene([[{ unit: "snowtroopers", at: HERE }], [enemy]]), [ahead]).state;
    expect(offered(moved)).toEqual(["effect 0", "pass"]);
    const attacking = playOut(moved, [{ type: "effect", subject: 0 }]);
    expect(eventsOf(attacking, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "steady" }]);
    const kinds = offered(attacking.state).flatMap((key) =>
      key.startsWith("add-weapon") ? [key.split(" ").pop()] : [],
    );
    expect(new Set(kinds)).toEqual(new Set(["ranged"]));
    const nobody = playOut(movingScene([[{ unit: "snowtroopers", at: HERE }], [FAR]]), [ahead]).state;
    expect(offered(nobody)).not.toContain("effect 0");
  });
});
