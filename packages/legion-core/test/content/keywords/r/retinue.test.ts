import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { given, PHASE, WAITING } from "../../../helpers/activations.ts";
import { isBacked } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Retinue", () => {
  const guards = (x: number): Fielding => ({ unit: "ig-100-magnaguard", at: [x, 300] });

  const begun = (units: readonly Fielding[]): State =>
    done(scene({ armies: [units, WAITING], frames: [PHASE] }), (work) => atMoment(work, "activation-phase-start", null))
      .state;

  const KALANI: Fielding = { unit: "kalani-super-tactical-droid", at: [300, 300] };

  const asks = (state: State) => engine.decision(state)?.rule;

  it("[leg.kw.retinue.token] At the start of the Activation Phase a unit with Retinue near a named unit gains an aim or a dodge token", () => {
    const asked = begun([guards(450), KALANI]);
    expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    const dodged = playOut(asked, [{ type: "choose-option", subject: "gain-dodge" }]).state;
    expect([unitTokens(dodged, 0, "aim"), unitTokens(dodged, 0, "dodge")]).toEqual([0, 1]);
    const aimed = playOut(asked, [{ type: "choose-option", subject: "gain-aim" }]).state;
    expect([unitTokens(aimed, 0, "aim"), unitTokens(aimed, 0, "dodge")]).toEqual([1, 0]);
  });

  it("[leg.kw.retinue.token] [leg.undeployed.friendly-undeployed] Undeployed guards are at range 2 of an undeployed commander for Retinue, but of none on the battlefield", () => {
    const away = { at: null };
    expect(
      asks(
        begun([
          { ...guards(450), ...away },
          { ...KALANI, ...away },
        ]),
      ),
    ).toBe("leg.kw.retinue.token");
    expect(asks(begun([{ ...guards(450), ...away }, KALANI]))).not.toBe("leg.kw.retinue.token");
  });

  it("[leg.kw.retinue.token] Retinue requires a friend of the named kind at range 2; other friends and enemies do not count", () => {
    expect(asks(begun([guards(780), KALANI]))).not.toBe("leg.kw.retinue.token");
    // From the guard who stands 30 mm towards him to the edge of his base.
    expect(asks(begun([guards(657), KALANI]))).toBe("leg.kw.retinue.token");
    expect(asks(begun([guards(658), KALANI]))).not.toBe("leg.kw.retinue.token");
    expect(asks(begun([guards(450), { unit: "b1-battle-droids", at: [300, 300] }]))).not.toBe("leg.kw.retinue.token");
    const enemy = scene({
      armies: [[guards(450)], [{ unit: "kalani-super-tactical-droid", at: [300, 300] }, ...WAITING]],
      frames: [PHASE],
    });
    expect(asks(done(enemy, (work) => atMoment(work, "activation-phase-start", null)).state)).not.toBe(
      "leg.kw.retinue.token",
    );
  });

  it("[leg.kw.retinue.backup] A unit with Retinue provides backup only to the units that it names, even if it is not corps", () => {
    const inferno: Fielding = { unit: "imperial-special-forces-inferno-squad", at: [380, 730] };
    expect(isBacked({ unit: "iden-versio-inferno-squad-leader", at: [300, 730] }, inferno)).toBe(true);
    expect(isBacked({ unit: "director-orson-krennic-architect-of-terror", at: [300, 730] }, inferno)).toBe(false);
    expect(
      isBacked(
        { unit: "iden-versio-inferno-squad-leader", at: [300, 730] },
        { ...inferno, unit: "imperial-special-forces" },
      ),
    ).toBe(false);
    // Retinue of the defender itself brings it no backup.
    const retinue = given(1, "retinue");
    expect(
      isBacked(
        { unit: "iden-versio-inferno-squad-leader", at: [300, 730] },
        { ...inferno, unit: "scout-troopers" },
        retinue,
      ),
    ).toBe(false);
  });
});
