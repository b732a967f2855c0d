import { describe, expect, it } from "vitest";
import { issueOrder } from "../../../../src/rounds/orders.ts";
import type { TokenKind } from "../../../../src/state/tokens.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { ordered, PHASE } from "../../../helpers/activations.ts";
import { done, type Fielding, scene } from "../../../helpers/scene.ts";

describe("Target", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  it("[leg.kw.target-x] A unit with Target X gains X aim tokens when it is issued an order", () => {
    const start = ordered({ unit: "clone-commandos" }, { target: 1 });
    expect(["aim", "dodge", "standby"].map((token) => unitTokens(start, 0, token as TokenKind))).toEqual([2, 0, 0]);
    expect(unitTokens(ordered({ unit: "stormtroopers" }), 0, "aim")).toBe(0);
  });

  it("[leg.kw.target-x] Target gives no token when another unit is issued an order", () => {
    const armies = [[{ unit: "stormtroopers" }, { unit: "clone-commandos" }], [REBELS]] as const;
    const { state } = done(scene({ armies, frames: [PHASE] }), (work) =>
      issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null }),
    );
    expect(unitTokens(state, 1, "aim")).toBe(0);
  });
});
