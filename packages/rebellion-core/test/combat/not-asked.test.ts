import { describe, expect, it } from "vitest";
import { ENGINE } from "../looks.ts";
import { dice, fight } from "./table.ts";

describe("why nobody is asked to retreat", () => {
  const NO_LEADER = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, there: ["general-tagge"] };

  it("[reb.retreat.leader-required] A side without a leader there is told that none can lead a retreat", () => {
    const { state } = fight({ ...NO_LEADER, at: "retreat", combat: { round: 1 } });
    expect(ENGINE.whyNotAsked(state, "rebel", "retreat")).toMatchObject({
      rule: "reb.retreat.leader-required",
      code: "no-leader-to-retreat",
    });
    expect(ENGINE.whyNotAsked(state, "rebel", "assign-damage")?.rule).not.toBe("reb.retreat.leader-required");
  });

  it("[reb.attack-steps.block] A side without tactic cards, and one that is not attacked, are told why they block nothing", () => {
    const { state } = fight({ rebel: { "rebel-trooper": 3 }, imperial: { stormtrooper: 3 } }, dice("", "hhh"));
    const seats = ["rebel", "imperial"] as const;
    const codes = seats.map((seat) => ENGINE.whyNotAsked(state, seat, "block-damage")?.code);
    expect(codes).toEqual(["not-under-attack", "no-tactic-cards"]);
  });
});
