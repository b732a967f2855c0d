import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { effect, PASS, perform } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding } from "../../../helpers/scene.ts";

describe("B1 Security Droid", () => {
  it("A B1 Security Droid exhausts so that its unit ignores AI for an activation", () => {
    const droids: Fielding = { unit: "b1-battle-droids", upgrades: ["b1-security-droid"], at: [300, 300] };
    const asked = acts([droids], [{ ...FAR, at: [300, 550] }], { stage: "start", state: {} }).state;
    const bound = after(asked, [PASS]);
    const loose = after(asked, [effect()]);
    expectIllegal(engine.apply(bound, perform("dodge")), "leg.kw.ai");
    expect(offered(loose)).toContain("perform dodge");
    expect(loose.units[0]?.cards).toEqual(["exhausted"]);
  });
});
