import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { acting, PHASE, WAITING } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";

describe("Inconspicuous", () => {
  const droid = (suppression: number): Fielding => ({
    unit: "r2-d2-hero-of-a-thousand-devices",
    at: [300, 500],
    tokens: { suppression },
  });

  const troopers: Fielding = { unit: "rebel-troopers", at: [450, 500] };

  const mine = [{ unit: "stormtroopers", at: [300, 300] }] as const;

  it("[leg.kw.inconspicuous.target] An Inconspicuous unit with suppression can be attacked only if no other unit can", () => {
    const both = attackOf(mine, [droid(1), troopers, { ...troopers, at: [150, 500] }]);
    expect(offered(both)).toEqual(["declare p2.1", "declare p2.2"]);
    expectIllegal(engine.apply(both, { type: "declare", subject: "p2.0" }), "leg.kw.inconspicuous.target");
    expect(offered(attackOf(mine, [droid(0), troopers]))).toEqual(["declare p2.0", "declare p2.1"]);
    const alone = attackOf(mine, [droid(1), { ...troopers, at: [1500, 800] }]);
    expect(nearest(alone, "attack")?.pools.map(({ defender }) => defender)).toEqual([1]);
  });

  it("[leg.kw.inconspicuous.rally] An Inconspicuous unit that rallies may keep all the suppression that the roll would remove", () => {
    const start = scene({ armies: [[droid(2)], WAITING], frames: [PHASE, acting(0, { stage: "rally" })] });
    const asked = settled(start, ["block", "blank"]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    expect(engine.decision(asked)?.rule).toBe("leg.kw.inconspicuous.rally");
    expect(unitTokens(playOut(asked, [{ type: "done" }]).state, 0, "suppression")).toBe(2);
    expect(unitTokens(playOut(asked, [unitChosen("p1.0")]).state, 0, "suppression")).toBe(1);
    expect(engine.decision(settled(start, ["blank", "blank"]).state)?.kind).not.toBe("choose-unit");
  });

  it("[leg.kw.inconspicuous.rally] An Inconspicuous unit that does not keep its suppression removes a token for each success", () => {
    const start = scene({ armies: [[droid(3)], WAITING], frames: [PHASE, acting(0, { stage: "rally" })] });
    const asked = settled(start, ["block", "defense-surge", "blank"]).state;
    expect(unitTokens(playOut(asked, [unitChosen("p1.0")]).state, 0, "suppression")).toBe(1);
    expect(unitTokens(playOut(asked, [{ type: "done" }]).state, 0, "suppression")).toBe(3);
  });
});
