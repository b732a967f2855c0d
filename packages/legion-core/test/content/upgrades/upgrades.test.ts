import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../src/units/conditions.ts";
import { perform } from "../../helpers/actions.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../helpers/scene.ts";
import { actsAgainst, vaderWith } from "./helpers.ts";

describe("Force upgrades", () => {
  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [420, 300] };

  it("[leg.upgrade.action-exhaust-icons] [leg.actions.free-card-action-cost] A free action of a Force upgrade exhausts its card and costs no action", () => {
    const start = actsAgainst([vaderWith("force-reflexes")], [LEIA]);
    const step = playOut(start, [perform("force-reflexes")]);
    expect(unitTokens(step.state, 0, "dodge")).toBe(1);
    expect(step.state.units[0]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(step, "card-turned")).toMatchObject([{ card: "force-reflexes", state: "exhausted" }]);
    expect(offered(step.state)).not.toContain("perform force-reflexes");
    expect(offered(step.state)).toContain("perform aim");
    expect(step.state.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([2]);
  });

  it("[leg.upgrade.exhausted-unusable] [leg.upgrade.only-readied] An exhausted Force upgrade gives no action", () => {
    const start = actsAgainst([{ ...vaderWith("force-reflexes"), state: { cards: ["exhausted"] } }], [LEIA]);
    expectIllegal(engine.apply(start, perform("force-reflexes")), "leg.actions.free-card-action-cost");
  });

  it("[leg.upgrade.force-measure] The range of a Force upgrade is measured from the leader, even if other miniatures are nearer", () => {
    const squad = (near: readonly [number, number]): Fielding => {
      const spots = [[300, 300], near].map(([x = 0, y = 0]) => ({ x: x * 100, y: y * 100 }));
      const miniatures = spots.map((spot) => {
        return { status: "standing", z: 0, heading: { x: 1, y: 0 }, wounds: 0, ...spot } as const;
      });
      const unit = "74-z-speeder-bikes";
      return { unit, upgrades: ["force-choke"], state: { miniatures } };
    };
    const far: Fielding = { unit: "rebel-troopers", at: [300, 560] };
    const start = actsAgainst([squad([300, 400])], [far]);
    expect(offered(start)).not.toContain("perform force-choke");
    const close = actsAgainst([squad([300, 200])], [{ ...far, at: [300, 480] }]);
    expect(offered(close)).toContain("perform force-choke");
  });
});
