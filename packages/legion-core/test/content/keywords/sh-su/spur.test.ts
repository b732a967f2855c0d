import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { moving, perform } from "../../../helpers/actions.ts";
import { acts, WAITING } from "../../../helpers/activations.ts";
import { movingScene, straight } from "../../../helpers/moves.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { NORTH } from "../../../helpers/table.ts";

describe("Spur", () => {
  const SPUR: Action = { type: "choose-option", subject: "spur" };

  const riders = (tokens: Fielding["tokens"] = {}): Fielding => ({ unit: "range-troopers", at: [300, 300], tokens });

  const go = (speed: 1 | 2 | 3, x: number): Action => moving(straight(speed, { x: 1, y: 0 }, [x, 300]));

  it("[leg.kw.spur] A unit with Spur may gain a suppression token to move 1 faster, once per move", () => {
    const start = movingScene([[riders()], WAITING]);
    expectIllegal(engine.apply(start, go(2, 440)), "leg.move.standard-tool");
    const spurred = playOut(start, [SPUR]).state;
    expect(unitTokens(spurred, 0, "suppression")).toBe(1);
    expect(offered(spurred)).not.toContain("choose-option spur");
    expect(engine.why(spurred, go(2, 440))).toBe(undefined);
    expectIllegal(engine.apply(spurred, go(3, 500)), "leg.move.standard-tool");
    expectIllegal(
      engine.apply(movingScene([[{ unit: "stormtroopers", at: [300, 300] }], WAITING]), SPUR),
      "leg.actions.move",
    );
  });

  it("[leg.kw.spur] Spur cannot raise a speed above 3, and ends with the move", () => {
    const fast = playOut(movingScene([[riders()], WAITING], { reason: "effect", terms: { speed: 3 } }), [SPUR]).state;
    expect(engine.why(fast, go(3, 500))).toBe(undefined);
    const most = movingScene([[riders({ immobilize: 1 })], WAITING], { reason: "effect", terms: { speed: 3 } });
    expectIllegal(engine.apply(playOut(most, [SPUR]).state, go(3, 500)), "leg.move.standard-tool");
    const after = playOut(movingScene([[riders()], WAITING]), [SPUR, go(2, 440), perform("move")]).state;
    expectIllegal(engine.apply(after, go(2, 580)), "leg.move.standard-tool");
  });

  it("[leg.kw.spur.order] A unit of speed 1 with Spur can move despite one immobilize token, but not two", () => {
    const slowed = (immobilize: number) => acts([riders({ immobilize })]).state;
    const asked = playOut(slowed(1), [perform("move")]).state;
    expect(offered(asked)).toEqual(["choose-option spur"]);
    expect(engine.why(playOut(asked, [SPUR]).state, go(1, 380))).toBe(undefined);
    expectIllegal(engine.apply(slowed(2), perform("move")), "leg.tokens.ion-poison-immobilize-shield");
  });

  it("[leg.kw.spur.order] [leg.kw.immobilize-x.effect] A rider of speed 1 with an immobilize token must spur even to pivot", () => {
    const dewback: Fielding = { unit: "dewback-rider", at: [300, 300], tokens: { immobilize: 1 } };
    const asked = playOut(acts([dewback]).state, [perform("move")]).state;
    expect(offered(asked)).toEqual(["choose-option spur"]);
    const turn = moving({ type: "pivot", heading: NORTH, followers: "auto" });
    expectIllegal(engine.apply(asked, turn), "leg.tokens.ion-poison-immobilize-shield");
    expect(engine.why(playOut(asked, [SPUR]).state, turn)).toBe(undefined);
  });
});
