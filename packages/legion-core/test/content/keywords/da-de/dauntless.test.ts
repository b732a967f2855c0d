import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { activation } from "../../../helpers/activations.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, settled } from "../../../helpers/scene.ts";

describe("Dauntless", () => {
  it("[leg.kw.dauntless.move] A unit with Dauntless that is suppressed but not panicked may gain a suppression token for a free move action", () => {
    const brother = (suppression: number): Fielding => ({
      unit: "fifth-brother-the-kill-is-mine",
      tokens: { suppression },
    });
    const courage = 2;
    const start = settled(activation("panic", [brother(courage)])).state;
    expect(offered(start)).toEqual(["effect 0", "pass"]);
    const moved = playOut(start, [{ type: "effect", subject: 0 }]).state;
    expect(unitTokens(moved, 0, "suppression")).toBe(courage + 1);
    expect(engine.decision(moved)?.space).toBe("sampled");
    expect(moved.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
    expect(engine.decision(playOut(start, [{ type: "pass" }]).state)?.kind).toBe("action");
    expect(engine.decision(settled(activation("panic", [brother(courage - 1)])).state)?.kind).toBe("action");
    expect(eventsOf(settled(activation("panic", [brother(2 * courage)])), "unit-panicked")).toHaveLength(1);
  });

  it("[leg.priority.cannot-beats-can] A unit with Dauntless that is immobilized is not offered the move", () => {
    const held: Fielding = { unit: "fifth-brother-the-kill-is-mine", tokens: { suppression: 2, immobilize: 3 } };
    expect(engine.decision(settled(activation("panic", [held])).state)?.kind).toBe("action");
  });
});
