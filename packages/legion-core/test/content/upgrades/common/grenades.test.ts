import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { perform } from "../../../helpers/actions.ts";
import { acts, after } from "../../../helpers/activations.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Smoke Grenades", () => {
  it("[leg.kw.smoke-x] Smoke Grenades places exactly one smoke token", () => {
    const troopers: Fielding = { unit: "scout-troopers", upgrades: ["smoke-grenades"], at: [300, 300] };
    const put: Action = { type: "place-token", subject: "smoke", to: { x: mm(400), y: mm(300), z: 0 } };
    const smoked = after(acts([troopers]).state, [perform("smoke-grenades"), put]);
    expect([smoked.tokens.length, engine.decision(smoked)?.kind]).toEqual([1, "action"]);
  });

  it("Smoke Grenades is expended as a free action to place one smoke token within range 1 of the leader", () => {
    const troopers: Fielding = { unit: "scout-troopers", upgrades: ["smoke-grenades"], at: [300, 300] };
    const asked = playOut(acts([troopers]).state, [perform("smoke-grenades")]).state;
    expect(asked.units[0]?.cards).toEqual(["expended"]);
    const put: Action = { type: "place-token", subject: "smoke", to: { x: mm(400), y: mm(300), z: 0 } };
    const smoked = playOut(asked, [put]).state;
    expect(smoked.tokens).toMatchObject([{ kind: "smoke", x: mm(400) }]);
    expect(offered(smoked)).not.toContain("perform smoke-grenades");
    expect(smoked.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([2]);
  });
});
