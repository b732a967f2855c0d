import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { perform } from "../../helpers/actions.ts";
import { acts } from "../../helpers/activations.ts";
import { offered } from "../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../helpers/scene.ts";

describe("upgrades that do more than their keywords say", () => {
  it.each(["protector", "improvised-orders", "veteran-clone-pilot"])(
    "[leg.upgrade.static-by-default] The card %s is readied in the End Phase",
    (card) => {
      const guards: Fielding = { unit: "stormtroopers", upgrades: ["endurance", card] };
      const start = scene({
        armies: [[{ ...guards, state: { cards: ["exhausted", "exhausted"] } }], [{ unit: "at-rt-rebel-alliance" }]],
      });
      const { state } = done(start, (work) => atMoment(work, "end-phase", null));
      expect(state.units[0]?.cards).toEqual(["exhausted", "readied"]);
    },
  );

  it("[leg.kw.ready-x] Ready also gives aim tokens after a standby action outside the unit's activation", () => {
    const leader: Fielding = { unit: "lando-calrissian-canny-general", at: [300, 300] };
    const lent = (unit: number, keyword: string) => ({ unit, keyword, value: 2, until: "game" }) as const;
    const start = {
      ...acts([leader, { unit: "stormtroopers", at: [300, 450] }]).state,
      ongoing: [lent(1, "ready")],
    };
    const guided = (action: string): State =>
      playOut(start, [perform("guidance"), { type: "choose-option", subject: `perform ${action}` }]).state;
    const standing = guided("standby");
    expect([unitTokens(standing, 1, "standby"), unitTokens(standing, 1, "aim")]).toEqual([1, 2]);
    expect(unitTokens(guided("dodge"), 1, "aim")).toBe(0);
    expect(unitTokens(playOut({ ...start, ongoing: [lent(0, "ready")] }, [perform("standby")]).state, 0, "aim")).toBe(
      2,
    );
  });

  it("[leg.kw.transport.choose] A transport cannot carry a unit whose card forbids it", () => {
    const truck: Fielding = { unit: "a-a5-speeder-truck-mercenary", at: null };
    const offeredTo = (...upgrades: readonly string[]): readonly string[] => {
      const carried: Fielding = { unit: "fleet-troopers", at: null, upgrades };
      const armies = [[truck, carried, { unit: "rebel-troopers", at: null }], [{ unit: "stormtroopers" }]] as const;
      const start = scene({ armies, state: { phase: "setup", round: 0 } });
      return offered(done(start, (work) => atMoment(work, "setup-effects", null)).state);
    };
    expect(offeredTo()).toContain("choose-unit p1.1");
    expect(offeredTo("fleet-trooper-squad")).toEqual(["choose-unit p1.2", "done"]);
  });
});
