import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { add, choose, DONE, declare } from "../../../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Advanced Targeting", () => {
  const range: Fielding = { unit: "range-troopers", at: HERE };

  const target = { unit: "rebel-troopers", at: THERE } as const;

  const USE = choose("advanced-targeting");

  it("[leg.kw.advanced-targeting.gain] A unit may gain X aim tokens once while it forms its pool against a unit of the named type", () => {
    const start = attackOf([range], [target]);
    expect(offered(start)).toContain("choose-option advanced-targeting");
    const used = playOut(start, [USE]).state;
    expect(unitTokens(used, 0, "aim")).toBe(1);
    expect(offered(used)).not.toContain("choose-option advanced-targeting");
    expect(engine.why(used, USE)).toMatchObject({ code: "used-already", params: { option: "advanced-targeting" } });
    const walker = attackOf([range], [{ unit: "at-st", at: [300, 560] }]);
    expect(offered(walker).filter((key) => key.startsWith("choose-option"))).toEqual([]);
  });

  it("[leg.kw.advanced-targeting.gain] The tokens of Advanced Targeting can be spent in the attack for which they were gained", () => {
    const rolled = playOut(attackOf([range], [target]), [USE, add(0, 1), DONE], ["blank"]).state;
    expect(offered(rolled)).toEqual(["choose-option aim", "pass"]);
  });

  it("[leg.kw.advanced-targeting.one-pool] A unit that has used Advanced Targeting cannot form a second pool, and a unit with two pools cannot use it", () => {
    const second = { unit: "rebel-troopers", at: [550, 300] } as const;
    const troopers: Fielding = { ...range, upgrades: ["dlt-20a-trooper"] };
    const first = playOut(attackOf([troopers], [target, second]), [declare("p2.0"), add(0, 1)]).state;
    const open = playOut(first, [DONE]).state;
    expect(offered(open)).toContain("declare p2.1");
    expect(offered(playOut(open, [declare("p2.1")]).state)).not.toContain("choose-option advanced-targeting");
    const one = playOut(first, [USE, DONE], ["blank"]).state;
    expect(engine.decision(one)?.kind).toBe("pool");
  });
});

describe("Advanced Targeting, further", () => {
  it("[leg.kw.advanced-targeting.gain] Advanced Targeting is offered only against a unit type that its card names", () => {
    const range: Fielding = { unit: "range-troopers", at: HERE };
    const offers = (attacker: Fielding, unit: string): boolean =>
      offered(attackOf([attacker], [{ unit, at: [300, 560] }])).includes("choose-option advanced-targeting");
    expect([offers(range, "rebel-troopers"), offers(range, "at-rt-rebel-alliance")]).toEqual([true, false]);
  });
});
