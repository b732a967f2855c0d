import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { perform } from "../../../helpers/actions.ts";
import { acts, WAITING } from "../../../helpers/activations.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Reconfigure", () => {
  it("[leg.kw.reconfigure] A unit that recovers may turn over its card with Reconfigure, but no other card", () => {
    const wookiees = (upgrade: string): State => {
      const unit: Fielding = { unit: "wookiee-warriors-freedom-fighters", upgrades: [upgrade], at: [300, 300] };
      return playOut(acts([unit], WAITING).state, [perform("recover")]).state;
    };
    const asked = wookiees("battle-shield-wookiee");
    expect(engine.decision(asked)).toMatchObject({ kind: "side", rule: "leg.kw.reconfigure" });
    expect(offered(asked)).toEqual(["choose-option side A", "choose-option side B"]);
    expect(playOut(asked, [{ type: "choose-option", subject: "side B" }]).state.units[0]?.sides).toEqual(["B"]);
    expect(engine.decision(wookiees("bowcaster-wookiee"))?.kind).toBe("action");
  });
});
