import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { perform, unitChosen } from "../../../helpers/actions.ts";
import { acts } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Strategize", () => {
  const kraken: Fielding = { unit: "kraken-super-tactical-droid", at: HERE };

  const kalani: Fielding = { unit: "kalani-super-tactical-droid", at: HERE };

  const droids = (x: number): Fielding => ({ unit: "b1-battle-droids", at: [x, 450] });

  it("[leg.kw.strategize-x] A unit that uses Strategize X gains a suppression token, and then X friends near it gain an aim and a dodge token each", () => {
    const asked = playOut(acts([kalani, droids(200), droids(350), droids(1400)]).state, [perform("strategize")]).state;
    expect(unitTokens(asked, 0, "suppression")).toBe(1);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expectIllegal(engine.apply(asked, unitChosen("p1.3")), "leg.kw.strategize-x");
    const planned = playOut(asked, [unitChosen("p1.2"), unitChosen("p1.1")]).state;
    expect(playOut(asked, [unitChosen("p1.1"), unitChosen("p1.2")]).state).toEqual(planned);
    expect([0, 1, 2, 3].map((unit) => unitTokens(planned, unit, "aim"))).toEqual([0, 1, 1, 0]);
    expect([0, 1, 2, 3].map((unit) => unitTokens(planned, unit, "dodge"))).toEqual([0, 1, 1, 0]);
  });

  it("[leg.kw.strategize-x] Strategize X affects all friends in range if there are fewer than X, including the unit itself", () => {
    const alone = playOut(acts([kalani, droids(1400)]).state, [perform("strategize")]).state;
    expect([unitTokens(alone, 0, "aim"), unitTokens(alone, 0, "dodge"), unitTokens(alone, 0, "suppression")]).toEqual([
      1, 1, 1,
    ]);
    const one = playOut(acts([kraken, droids(200)]).state, [perform("strategize")]).state;
    expect(offered(one)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(unitTokens(playOut(one, [unitChosen("p1.0")]).state, 0, "dodge")).toBe(1);
  });
});
