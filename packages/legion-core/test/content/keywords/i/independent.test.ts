import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { PHASE, READY, WAITING } from "../../../helpers/activations.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Independent", () => {
  /** The Activation Phase begins with these units against one far away. */
  const begun = (units: readonly Fielding[]): State =>
    done(scene({ armies: [units, WAITING], frames: [PHASE] }), (work) => atMoment(work, "activation-phase-start", null))
      .state;

  const USE = { type: "effect", subject: 0 } as const;

  const gained = (state: State, unit = 0) =>
    (["aim", "dodge", "surge", "standby"] as const).map((token) => unitTokens(state, unit, token));

  it("[leg.kw.independent] At the start of the Activation Phase a unit with Independent and no order may gain the tokens that its card lists", () => {
    const alone = begun([{ unit: "cad-bane-needs-no-introduction", at: [300, 300] }]);
    expect(offered(alone)).toEqual(["effect 0", "pass"]);
    expect(engine.decision(alone)).toMatchObject({ kind: "effects", context: { moment: "activation-phase-start" } });
    expect(gained(playOut(alone, [USE]).state)).toEqual([0, 2, 0, 0]);
    expect(gained(playOut(alone, [{ type: "pass" }]).state)).toEqual([0, 0, 0, 0]);
    const both = begun([{ unit: "din-djarin-the-mandalorian", at: [300, 300] }]);
    expect(gained(playOut(both, [USE]).state)).toEqual([1, 1, 0, 0]);
    const ready = begun([{ unit: "boba-fett-daimyo-of-mos-espa", at: [300, 300] }]);
    expect(gained(playOut(ready, [USE]).state)).toEqual([0, 0, 0, 1]);
  });

  it("[leg.kw.independent] A unit that has an order gains nothing from Independent", () => {
    const ordered = begun([{ unit: "cad-bane-needs-no-introduction", at: [300, 300], state: READY }]);
    expect(engine.decision(ordered)?.kind).not.toBe("effects");
  });

  it("[leg.kw.independent] If Independent allows one token or another, the player of the unit chooses", () => {
    const asked = playOut(begun([{ unit: "logray-superstitious-shaman", at: [300, 300] }]), [USE]).state;
    expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    expect(engine.decision(asked)).toMatchObject({ rule: "leg.kw.independent", context: { card: "independent" } });
    expectIllegal(engine.apply(asked, { type: "choose-option", subject: "gain-surge" }), "leg.kw.independent");
    expect(gained(playOut(asked, [{ type: "choose-option", subject: "gain-dodge" }]).state)).toEqual([0, 1, 0, 0]);
    expect(gained(playOut(asked, [{ type: "choose-option", subject: "gain-aim" }]).state)).toEqual([1, 0, 0, 0]);
  });

  it("[leg.kw.independent] Independent may give a free action outside the unit's activation, which does not reduce its later actions", () => {
    const jyn: Fielding = { unit: "jyn-erso-stardust", at: [300, 300] };
    const moving = playOut(begun([jyn]), [USE]);
    expect(engine.decision(moving.state)).toMatchObject({ kind: "move", space: "sampled" });
    expect(eventsOf(moving, "action-performed")).toMatchObject([{ action: "move", free: true, cause: "independent" }]);
    expect(moving.state.frames.some(({ kind }) => kind === "activation")).toBe(false);
    const ahsoka: Fielding = { unit: "ahsoka-tano-padawan-commander", at: [300, 300], tokens: { suppression: 2 } };
    expect(unitTokens(playOut(begun([ahsoka]), [USE]).state, 0, "suppression")).toBe(0);
  });

  it("[leg.kw.independent] Independent is offered to a unit only if it could use it: not a move while immobilized, and no action in reserve", () => {
    const asked = (unit: Fielding) => engine.decision(begun([unit]))?.kind;
    expect(asked({ unit: "jyn-erso-stardust", at: [300, 300], tokens: { immobilize: 3 } })).not.toBe("effects");
    expect(asked({ unit: "ahsoka-tano-padawan-commander", at: [300, 300], tokens: { immobilize: 3 } })).toBe("effects");
    expect(asked({ unit: "ahsoka-tano-padawan-commander", at: null })).not.toBe("effects");
    expect(asked({ unit: "cad-bane-needs-no-introduction", at: null })).toBe("effects");
  });
});
