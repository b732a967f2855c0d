import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { acting, given, PHASE } from "../../../helpers/activations.ts";
import { mission, tokenAt } from "../../../helpers/missions.ts";
import { offered } from "../../../helpers/reading.ts";
import { done, type Fielding, scene } from "../../../helpers/scene.ts";

describe("Claim", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 550] };

  const caches = ["supply-cache.0", "supply-cache.1"].map((_, place) =>
    tokenAt("supply-cache", [300 + 60 * place, 330], { kind: "asset" }),
  );

  const may = (unit: string, more: Partial<State> = {}, held: readonly number[] = []): readonly string[] => {
    const state = { ...more, tokens: caches.map((one, place) => (held.includes(place) ? { ...one, holder: 0 } : one)) };
    const mine: Fielding = { unit, at: [300, 300], state: { holds: held } };
    const start = scene({
      armies: [[mine], [{ ...REBELS, at: [1500, 800] }]],
      frames: [PHASE, acting(0)],
      state: { ...state, mission: mission("breakthrough", "supply-run") },
    });
    return offered(done(start, () => undefined).state).filter((key) => key.startsWith("perform claim"));
  };

  it("[leg.kw.claim] A unit with Claim may claim contested assets like troopers, but no second one if units may hold only one", () => {
    const both = ["perform claim supply-cache.0", "perform claim supply-cache.1"];
    expect(may("rebel-troopers")).toEqual(both);
    expect(may("at-rt-rebel-alliance")).toEqual([]);
    expect(may("at-rt-rebel-alliance", given(0, "claim"))).toEqual(both);
    expect(may("at-rt-rebel-alliance", given(0, "claim"), [0])).toEqual([]);
  });
});
