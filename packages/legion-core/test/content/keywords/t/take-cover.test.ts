import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { DONE, perform, unitChosen } from "../../../helpers/actions.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { actsAmongRebels } from "../helpers.ts";

describe("Take Cover", () => {
  const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, 300] };

  const troopers = (x: number): Fielding => ({ unit: "rebel-troopers", at: [x, 300] });

  const start = actsAmongRebels([leia, troopers(450), troopers(560), troopers(720)]);

  it("[leg.kw.take-cover-x] Take Cover X is a card action that gives up to X units at range 2, itself included, a dodge token each", () => {
    const asked = playOut(start, [perform("take-cover")]).state;
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", rule: "leg.kw.take-cover-x" });
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
    expectIllegal(engine.apply(asked, unitChosen("p1.3")), "leg.kw.take-cover-x");
    const both = playOut(asked, [unitChosen("p1.1"), unitChosen("p1.2")]).state;
    expect([0, 1, 2, 3].map((unit) => unitTokens(both, unit, "dodge"))).toEqual([0, 1, 1, 0]);
    expect(offered(both)).not.toContain("perform take-cover");
    expect(both.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
  });

  it("[leg.kw.take-cover-x] Take Cover may choose no unit, and cannot choose a unit twice", () => {
    const none = playOut(start, [perform("take-cover"), DONE]).state;
    expect([0, 1, 2].map((unit) => unitTokens(none, unit, "dodge"))).toEqual([0, 0, 0]);
    const once = playOut(start, [perform("take-cover"), unitChosen("p1.1")]).state;
    expectIllegal(engine.apply(once, unitChosen("p1.1")), "leg.kw.take-cover-x");
  });
});
