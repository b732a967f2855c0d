import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../src/units/conditions.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { playing } from "../../helpers/commands.ts";
import { done, scene } from "../../helpers/scene.ts";

describe("cards by which vehicles bring others along", () => {
  it.each([
    [
      "Synchronized Offensive skips a jammed unit, because the commander orders it",
      "synchronized-offensive",
      [false, true, false, true],
    ],
    [
      "Mechanized Incursion orders a jammed unit, because that orders itself",
      "mechanized-incursion",
      [false, true, true, false],
    ],
  ] as const)("[leg.cards.command-use] Near a Comms Jammer, %s", (_, card, ordered) => {
    const clones = card === "synchronized-offensive";
    const trooper = clones ? "clone-trooper-infantry" : "b1-battle-droids";
    const leader = clones ? "clone-captain-rex-honorable-soldier" : "t-series-tactical-droid-programmed-for-strategy";
    const vehicle = clones ? "barc-speeder" : "stap-riders";
    const units = [
      { unit: leader, at: [200, 200] },
      { unit: vehicle, at: [300, 600] },
      { unit: trooper, at: [320, 400] },
      { unit: trooper, at: [clones ? 600 : 1500, 600] },
    ] as const;
    const jammer = { unit: "rebel-troopers", upgrades: ["comms-jammer"], at: [450, 300] } as const;
    const { state } = playing(card, { units }, { units: [jammer] });
    expect(state.units.map((one) => one.ordered)).toEqual([...ordered, false]);
  });
});

describe("tokens that units cannot have", () => {
  it("[leg.type.droid-no-poison] Droids gain no poison tokens, and [leg.type.repulsor-no-standby] repulsor vehicles gain no standby tokens", () => {
    const start = scene({
      armies: [[{ unit: "b1-battle-droids" }, { unit: "74-z-speeder-bikes" }], [{ unit: "rebel-troopers" }]],
    });
    const cause = { rule: "leg.cards.command-use", cause: null } as const;
    const { state } = done(start, (work) => {
      for (const unit of [0, 1]) {
        gainTokens(work, unit, "poison", 1, cause);
        gainTokens(work, unit, "standby", 1, cause);
      }
    });
    expect([0, 1].map((unit) => unitTokens(state, unit, "poison"))).toEqual([0, 1]);
    expect([0, 1].map((unit) => unitTokens(state, unit, "standby"))).toEqual([1, 0]);
  });
});
