import { describe, expect, it } from "vitest";
import { issueOrder } from "../../../../src/rounds/orders.ts";
import type { GameFrame } from "../../../../src/state/frames.ts";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { DONE, unitChosen } from "../../../helpers/actions.ts";
import { acting, FAR, having, PHASE, POOLED } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Disciplined", () => {
  it("[leg.kw.disciplined-x] Disciplined cannot remove more suppression tokens than the unit has, and is not offered without any", () => {
    const ordered = (suppression: number): State => {
      const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE, tokens: { suppression } };
      const start = having(scene({ armies: [[troopers], []], frames: [PHASE, acting(0)], players: [POOLED, {}] }), 0, {
        disciplined: 2,
      });
      return done(start, (work) => issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null })).state;
    };
    expect(offered(ordered(0))).not.toContain("choose-unit p1.0");
    const one = playOut(ordered(1), [unitChosen("p1.0")]).state;
    expect([offered(one).includes("choose-unit p1.0"), unitTokens(one, 0, "suppression")]).toEqual([false, 0]);
    const two = playOut(ordered(2), [unitChosen("p1.0")]).state;
    expect(offered(two)).toContain("choose-unit p1.0");
  });
});

describe("Disciplined, further", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.disciplined-x] A unit with Disciplined X may remove up to X suppression tokens when it is issued an order", () => {
    const suppressed: Fielding = { ...troopers, tokens: { suppression: 2 } };
    const frames: readonly GameFrame[] = [PHASE, acting(0)];
    const asked = done(scene({ armies: [[suppressed], [FAR]], frames, players: [POOLED, {}] }), (work) =>
      issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null }),
    ).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    expect(unitTokens(playOut(asked, [unitChosen("p1.0")]).state, 0, "suppression")).toBe(1);
    expect(unitTokens(playOut(asked, [DONE]).state, 0, "suppression")).toBe(2);
  });
});
