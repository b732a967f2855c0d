import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, WAITING } from "../../../helpers/activations.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Recharge", () => {
  const commandos = (inactive: number): Fielding => ({
    unit: "clone-commandos",
    at: [300, 300],
    tokens: { "inactive-shield": inactive },
  });

  const shields = (state: State) => [unitTokens(state, 0, "shield"), unitTokens(state, 0, "inactive-shield")];

  it("[leg.kw.recharge-x] A unit with Recharge that recovers may flip up to X inactive shields", () => {
    const rests = (inactive: number) => playOut(acts([commandos(inactive)], WAITING).state, [perform("recover")]).state;
    const [active = 0] = shields(acts([commandos(0)], WAITING).state);
    const asked = rests(2);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    expect(shields(playOut(asked, [unitChosen("p1.0")]).state)).toEqual([active + 1, 1]);
    expect(shields(playOut(asked, [{ type: "done" }]).state)).toEqual([active, 2]);
    expect(engine.decision(rests(0))?.kind).toBe("action");
  });
});
