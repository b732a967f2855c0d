import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { DONE, unitChosen } from "../../../helpers/actions.ts";
import { acting, having, PHASE, STORM } from "../../../helpers/activations.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";

describe("Demoralize", () => {
  const near = (unit: string, x: number, tokens = {}): Fielding => ({ unit, at: [x, 300], tokens });

  it("[leg.kw.demoralize-x] Demoralize affects enemies at range 2, and has no effect for a unit off the battlefield", () => {
    const asked = (x: number, at: (Fielding["at"] & {}) | null = [300, 300]): readonly string[] => {
      const foes: readonly Fielding[] = [{ unit: "leia-organa-fearless-and-inventive", at: [x, 300] }];
      const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at };
      const start = scene({ armies: [[vader], foes], frames: [PHASE, acting(0, { stage: "roll" })] });
      return offered(settled(having(start, 0, { demoralize: 1 })).state).filter((key) => key.startsWith("choose-unit"));
    };
    expect([asked(626), asked(628)]).toEqual([["choose-unit p2.0"], []]);
  });

  it("[leg.kw.demoralize-x] A unit with Demoralize X distributes up to X suppression tokens among enemies at range 2 after its Rally step", () => {
    const frames = [PHASE, acting(0, { stage: "roll" })];
    const foes = [near("rebel-troopers", 500), near("rebel-troopers", 150), near("rebel-troopers", 1400)];
    const armies = [
      [
        { ...STORM, at: [300, 300] as const },
        { ...STORM, at: [300, 150] as const },
      ],
      foes,
    ] as const;
    const start = settled(having(scene({ armies, frames }), 0, { demoralize: 2 })).state;
    expect(offered(start)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "done"]);
    const shared = playOut(start, [unitChosen("p2.0"), unitChosen("p2.1")]).state;
    expect([2, 3, 4].map((unit) => unitTokens(shared, unit, "suppression"))).toEqual([1, 1, 0]);
    const both = playOut(start, [unitChosen("p2.0"), unitChosen("p2.0")]).state;
    expect(unitTokens(both, 2, "suppression")).toBe(2);
    expect(unitTokens(playOut(start, [DONE]).state, 2, "suppression")).toBe(0);
  });

  it("[leg.kw.demoralize-x] Demoralize is not offered if no enemy at range 2 can have suppression", () => {
    const frames = [PHASE, acting(0, { stage: "roll" })];
    const armies = [[{ ...STORM, at: [300, 300] as const }], [near("at-st", 500)]] as const;
    const { state } = settled(having(scene({ armies, frames }), 0, { demoralize: 1 }));
    expect(engine.decision(state)?.kind).toBe("action");
  });
});
