import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { ordered } from "../../../helpers/activations.ts";

describe("Defend", () => {
  it("[leg.kw.defend-x] A unit with Defend X gains X dodge tokens when it is issued an order", () => {
    const start = ordered({ unit: "ahsoka-tano-fulcrum" });
    expect([unitTokens(start, 0, "dodge"), unitTokens(start, 0, "aim")]).toEqual([1, 0]);
    expect(unitTokens(ordered({ unit: "ahsoka-tano-fulcrum" }, { defend: 1 }), 0, "dodge")).toBe(2);
  });
});
