import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import type { State } from "../../../../src/state/state.ts";
import { WAITING } from "../../../helpers/activations.ts";
import { offered } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Reinforcements", () => {
  const ending = (round: number, unit: Fielding): State => {
    const start = scene({ armies: [[unit], WAITING], state: { round, phase: "end" } });
    return done(start, (work) => atMoment(work, "end-phase-start", null)).state;
  };

  it("[leg.kw.reinforcements] A unit with Reinforcements may move at speed 1 at the start of the End Phase of round 1, but in no other round", () => {
    const kalani: Fielding = { unit: "kalani-super-tactical-droid", at: [300, 300] };
    const asked = ending(1, kalani);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const moves = playOut(asked, [{ type: "effect", subject: 0 }]).state;
    expect(engine.decision(moves)).toMatchObject({ kind: "move", context: { reason: "effect", speed: 1 } });
    expect(engine.decision(ending(2, kalani))).toBe(undefined);
    expect(offered(ending(1, { ...kalani, tokens: { immobilize: 1 } }))).toEqual(["effect 0", "pass"]);
    expect(engine.decision(ending(1, { ...kalani, tokens: { immobilize: 2 } }))).toBe(undefined);
  });

  it("[leg.kw.reinforcements] An undeployed unit cannot deploy by Reinforcements", () => {
    expect(engine.decision(ending(1, { unit: "kalani-super-tactical-droid", at: null }))).toBe(undefined);
  });
});
