import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { perform } from "../../../helpers/actions.ts";
import { acts } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Ready", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.ready-x] A unit with Ready X gains X aim tokens only from a standby action", () => {
    const stood = playOut(acts([troopers]).state, [perform("standby")]).state;
    expect([unitTokens(stood, 0, "aim"), unitTokens(stood, 0, "standby")]).toEqual([1, 1]);
    expect(unitTokens(playOut(acts([troopers]).state, [perform("dodge")]).state, 0, "aim")).toBe(0);
  });
});
