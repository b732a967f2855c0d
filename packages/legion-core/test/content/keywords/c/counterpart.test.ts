import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, gun, PASS } from "../../../helpers/actions.ts";
import { eventsOf, held, offered } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { IDEN } from "../helpers.ts";

describe("Counterpart", () => {
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

  it("[leg.kw.counterpart.redirect] [leg.kw.shielded-x.tokens] A unit loses the shield of ID10 when a redirected wound defeats ID10", () => {
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [IDEN, STORM], hand: [] },
      "player-2": { units: [REBELS, FAR], hand: [] },
    });
    expect(held({ state: start }, "p1.0", "shield")).toBe(1);
    const shot = follow(start, "perform attack", gun("p2.0.0", 1), gun("p2.0.1", 1), DONE, ["critical", "critical"]);
    const through = follow(shot.state, PASS, ["blank", "blank"]);
    expect(offered(through.state)).toEqual(["wound p1.0.0", "wound p1.0.1"]);
    const lost = follow(through.state, "wound p1.0.1");
    expect([held(lost, "p1.0", "shield"), held(lost, "p1.0", "inactive-shield")]).toEqual([0, 0]);
  });

  it("[leg.kw.counterpart.forced-redirect] A wound that would defeat Iden goes to ID10 without a question", () => {
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [{ ...IDEN, wounds: [5, 0], tokens: { shield: 0 } }, STORM], hand: [] },
      "player-2": { units: [REBELS, FAR], hand: [] },
    });
    const shot = follow(start, "perform attack", gun("p2.0.0", 1), DONE, ["critical", "blank"]);
    expect(eventsOf(shot, "miniature-defeated")).toMatchObject([{ miniature: "p1.0.1" }]);
  });
});
