import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import { PASS } from "../../../helpers/actions.ts";
import { PHASE } from "../../../helpers/activations.ts";
import { HERE, THERE } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import { type Fielding, playOut } from "../../../helpers/scene.ts";
import { beginsActing, speedNow } from "../helpers.ts";

describe("Attack Run", () => {
  const USE: Action = { type: "effect", subject: 0 };

  const GNASP: Fielding = { unit: "raddaugh-gnasp-fluttercraft-attack-craft", at: HERE };

  const choice = (subject: string): Action => ({ type: "choose-option", subject });

  it("[leg.kw.attack-run] A unit with Attack Run may change its highest speed by 1 for its activation when that starts", () => {
    const asked = beginsActing([GNASP]);
    const usual = speedNow(asked);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const choosing = playOut(asked, [USE]).state;
    expect(offered(choosing)).toEqual(["choose-option attack-run-faster", "choose-option attack-run-slower"]);
    const slower = playOut(choosing, [choice("attack-run-slower")]).state;
    expect([usual, speedNow(slower), speedNow(playOut(asked, [PASS]).state)]).toEqual([2, 1, 2]);
    const faster = playOut(choosing, [choice("attack-run-faster")]).state;
    expect(speedNow(faster)).toBe(3);
    expect(speedNow({ ...faster, frames: [PHASE] })).toBe(2);
  });

  it("[leg.kw.attack-run] [leg.deploy.by-move] An undeployed unit with Attack Run may change the speed of the move that deploys it", () => {
    const asked = beginsActing([{ ...GNASP, at: null }]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const faster = playOut(asked, [USE, choice("attack-run-faster")]).state;
    expect([speedNow(asked), speedNow(faster)]).toEqual([2, 3]);
  });

  it("[leg.kw.attack-run] Attack Run is offered only when its own unit activates", () => {
    expect(offered(beginsActing([{ unit: "stormtroopers", at: THERE }, GNASP]))).not.toContain("effect 0");
  });
});
