import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { perform } from "../../helpers/actions.ts";
import { acts } from "../../helpers/activations.ts";
import { offered } from "../../helpers/reading.ts";
import { box, done, type Fielding, playOut, scene } from "../../helpers/scene.ts";

describe("upgrades that do more than their keywords say", () => {
  it("[leg.upgrade.static-by-default] Baron Rudor gives an aim token after a recover action, but after no other action", () => {
    const bikes: Fielding = { unit: "74-z-speeder-bikes", upgrades: ["baron-rudor"], at: [300, 300] };
    const after = (action: string): number =>
      unitTokens(playOut(acts([bikes]).state, [perform(action)]).state, 0, "aim");
    expect([after("recover"), after("dodge")]).toEqual([1, 0]);
  });

  it("[leg.upgrade.static-by-default] Raiding Party Leader gives Demoralize 1 to all friendly vehicles of the Raiders, wherever they are", () => {
    const truck: Fielding = {
      unit: "a-a5-speeder-truck-mercenary",
      upgrades: ["raiding-party-leader"],
      at: [200, 200],
    };
    const swoops: Fielding = { unit: "swoop-bike-riders", at: [1600, 300] };
    const demoralize = (state: State, unit: number) => keywordsOf({ box, state }, unit)["demoralize"] ?? 0;
    const state = scene({ armies: [[truck, swoops, { unit: "stormtroopers", at: [300, 600] }], [swoops]] });
    expect([0, 1, 2, 3].map((unit) => demoralize(state, unit))).toEqual([1, 1, 0, 0]);
    const gone = { ...state, units: state.units.map((unit, index) => (index === 0 ? defeated(unit) : unit)) };
    expect(demoralize(gone, 1)).toBe(0);
  });

  it("[leg.upgrade.static-by-default] Forest Dwellers gives a dodge token as the first Activation Phase starts, but not in later rounds", () => {
    const ewoks: Fielding = { unit: "ewok-skirmishers", upgrades: ["forest-dwellers"] };
    const begun = (round: number): number => {
      const start = scene({ armies: [[ewoks], [{ unit: "stormtroopers" }]], state: { round } });
      return unitTokens(done(start, (work) => atMoment(work, "activation-phase-start", null)).state, 0, "dodge");
    };
    expect([begun(1), begun(2)]).toEqual([1, 0]);
  });

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

function defeated(unit: State["units"][number]): State["units"][number] {
  return { ...unit, miniatures: unit.miniatures.map((one) => ({ ...one, status: "defeated" })) };
}
