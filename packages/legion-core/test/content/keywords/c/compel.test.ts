import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { moving } from "../../../helpers/actions.ts";
import { acts } from "../../../helpers/activations.ts";
import { straight } from "../../../helpers/moves.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { EAST } from "../../../helpers/table.ts";

describe("Compel", () => {
  const krennic = (x: number): Fielding => ({ unit: "director-orson-krennic-architect-of-terror", at: [x, 300] });

  const storm = (suppression: number): Fielding => ({ unit: "stormtroopers", at: [300, 450], tokens: { suppression } });

  const compelled = (units: readonly Fielding[]): State => acts(units, undefined, { stage: "panic" }).state;

  const USE = { type: "effect", subject: 0 } as const;

  it("[leg.kw.compel] A suppressed trooper unit near a friend with Compel may gain a suppression token for a free move action", () => {
    const asked = compelled([storm(1), krennic(300)]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const moves = playOut(asked, [USE]);
    expect(unitTokens(moves.state, 0, "suppression")).toBe(2);
    expect(engine.decision(moves.state)?.kind).toBe("move");
    expect(moves.state.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
    expect(unitTokens(playOut(asked, [{ type: "pass" }]).state, 0, "suppression")).toBe(1);
  });

  it("[leg.kw.compel] Compel is not offered to vehicles or to units that are not suppressed, panicked, far away or have Compel themselves", () => {
    expect(offered(compelled([storm(0), krennic(300)]))).not.toContain("effect 0");
    expect(offered(compelled([storm(1), krennic(1200)]))).not.toContain("effect 0");
    expect(offered(compelled([{ ...krennic(300), tokens: { suppression: 2 } }]))).not.toContain("effect 0");
    const far: Fielding = { unit: "gar-saxon-militant-commander", at: [300, 300] };
    expect(offered(compelled([{ ...storm(2), unit: "at-st" }, far]))).not.toContain("effect 0");
  });

  it("[leg.kw.compel] Compel applies only to the units that its card names, and two friends with Compel give one move", () => {
    const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] };
    expect(offered(compelled([storm(1), vader]))).toContain("effect 0");
    const scouts: Fielding = { ...storm(2), unit: "imperial-death-troopers" };
    expect(offered(compelled([scouts, vader]))).not.toContain("effect 0");
    expect(offered(compelled([scouts, krennic(300)]))).toContain("effect 0");
    const both = compelled([storm(1), krennic(300), vader]);
    expect(offered(both)).toEqual(["effect 0", "effect 1", "pass"]);
    const moved = playOut(both, [USE, moving(straight(1, EAST, [360, 450]))]).state;
    expect(engine.decision(moved)?.kind).toBe("action");
  });

  it("[leg.kw.dauntless.no-compel] A unit with Dauntless uses its own keyword and cannot be compelled", () => {
    const brother: Fielding = { unit: "fifth-brother-the-kill-is-mine", at: [300, 450], tokens: { suppression: 2 } };
    expect(offered(compelled([brother, krennic(300)]))).toEqual(["effect 0", "pass"]);
    expect(engine.decision(compelled([brother, krennic(300)]))).toMatchObject({
      context: { effects: [{ effect: "dauntless", unit: "p1.0" }] },
    });
  });
});

describe("Compel, further", () => {
  it("[leg.kw.compel] Compel is offered to troopers at range 2 that can move, but not to vehicles", () => {
    const krennic: Fielding = { unit: "director-orson-krennic-architect-of-terror", at: [300, 300] };
    const compelled = (own: Partial<Fielding>): boolean => {
      return offered(
        acts(
          [{ unit: "general-veers-master-tactician", at: [300, 450], tokens: { suppression: 2 }, ...own }, krennic],
          undefined,
          { stage: "panic" },
        ).state,
      ).includes("effect 0");
    };
    expect(compelled({})).toBe(true);
    expect([compelled({ at: [300, 626] }), compelled({ at: [300, 628] })]).toEqual([true, false]);
    expect(compelled({ tokens: { suppression: 2, immobilize: 3 } })).toBe(false);
    expect(compelled({ unit: "at-rt-rebel-alliance" })).toBe(false);
  });
});
