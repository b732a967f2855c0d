import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import { BOX } from "../../../src/testing/box.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { done, scene } from "../../helpers.ts";
import { DONE, effect, offered, order, playing, unitChosen } from "./helpers.ts";

describe("cards by which vehicles bring others along", () => {
  it("[leg.cards.command-use] Synchronized Offensive lets the vehicle pick a unit of clones at range 2, which is ordered too", () => {
    const rex = { unit: "clone-captain-rex-honorable-soldier", at: [200, 200] } as const;
    const clones = (x: number) => ({ unit: "clone-trooper-infantry", at: [x, 400] }) as const;
    const units = [rex, { unit: "barc-speeder", at: [300, 600] } as const, clones(320), clones(600), clones(1400)];
    const { state } = playing("synchronized-offensive", { units });
    expect(offered(state)).toEqual(["choose-unit p1.2", "choose-unit p1.3"]);
    expectIllegal(game.apply(state, unitChosen("p1.4")), "leg.cards.command-use");
    const after = game.apply(state, unitChosen("p1.3"));
    expect(after.ok && after.value.state.units.map(({ ordered }) => ordered)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it("[leg.cards.command-use] Mechanized Incursion lets the vehicle pick a unit of droid troopers at range 2, which is ordered too", () => {
    const droid = { unit: "t-series-tactical-droid-programmed-for-strategy", at: [200, 200] } as const;
    const battle = { unit: "b1-battle-droids", at: [320, 420] } as const;
    const units = [
      droid,
      { unit: "stap-riders", at: [300, 600] } as const,
      battle,
      { ...battle, at: [800, 420] } as const,
    ];
    const { state } = playing("mechanized-incursion", { units }, undefined, effect(0), DONE, effect(1));
    expect(state.units.map(({ ordered }) => ordered)).toEqual([false, true, true, false, false]);
  });

  it.each([
    [
      "Synchronized Offensive passes over a jammed unit, because the commander orders it",
      "synchronized-offensive",
      [false, true, false, true],
    ],
    [
      "Mechanized Incursion reaches a jammed unit, because it orders itself",
      "mechanized-incursion",
      [false, true, true, false],
    ],
  ] as const)("[leg.cards.command-use] Beside a Comms Jammer %s", (_, card, ordered) => {
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

  it("[leg.cards.command-use] Get in Position gives Agile to Wookiees that a Wookiee commander orders", () => {
    const gifted = (commander: string, trooper: string) => {
      const units = [{ unit: commander, at: [200, 200] } as const, { unit: trooper, at: [400, 200] } as const];
      const { state } = playing("get-in-position", { units }, undefined, order("p1.1"));
      return keywordsOf({ box: BOX, state }, 1)["agile"];
    };
    const warriors = "wookiee-warriors-kashyyyk-defenders";
    expect(gifted("wookiee-chieftain-clan-leader", warriors)).toBe(1);
    expect(gifted("wookiee-chieftain-clan-leader", "clone-trooper-infantry")).toBeUndefined();
    expect(gifted("clone-captain-rex-honorable-soldier", warriors)).toBeUndefined();
  });
});

describe("tokens that units cannot have", () => {
  it("[leg.type.droid-no-poison] Droids gain no poison tokens, [leg.type.repulsor-no-standby] repulsor vehicles no standby tokens", () => {
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
