import { begin } from "@sw/legion-core/testing";
import { expect, it } from "vitest";
import { fieldedForce, garrisoned } from "./helpers.ts";

it.each([
  ["Noble Fighters of the Wookiee Defenders", "wookiee-defenders", "wookiee-warriors-noble-fighters"],
  [
    "Prototype MagnaGuards of the Experimental Droids",
    "experimental-droids",
    "ig-100-magnaguard-prototype-assassin-droids",
  ],
])("[leg.battle-force.own-rules] %s count as corps for battle cards, but keep their order tokens", (_, force, unit) => {
  const state = fieldedForce(force, [unit]);
  expect(state.sides[0].orderPool).toMatchObject({ corps: 0, "special-forces": 1 });
  expect(garrisoned(state)).toEqual(["p1.0"]);
});

it.each([
  ["Noble Fighters", "wookiee-defenders", "wookiee-warriors-noble-fighters", 1, false],
  ["Noble Fighters that were promoted", "wookiee-defenders", "wookiee-warriors-noble-fighters", 2, true],
  ["Kashyyyk Defenders", "wookiee-defenders", "wookiee-warriors-kashyyyk-defenders", 2, false],
  ["Scout Troopers", "imperial-remnant", "scout-troopers", 2, false],
])(
  "[leg.battle-force.own-rules] %s of the %s (%s) wound a bunker %i times, because of their rank for battle cards",
  (_name, battleForce, unit, wounds, commander) => {
    const bunkers = [
      [600, 600],
      [1200, 600],
      [600, 300],
      [1200, 300],
    ] as const;
    const ended = begin({
      phase: "end",
      round: 2,
      "player-1": { battleForce, units: [{ unit, at: [600, 680], commander }] },
      "player-2": { units: [{ unit: "at-rt-rebel-alliance", at: [1750, 850] }] },
      mission: { primary: "bunker-assault" },
      tokens: bunkers.map((at) => ({ kind: "poi", name: "bunker", at })),
    });
    expect(ended.events.flatMap((event) => (event.type === "token-wounded" ? [event.total] : []))).toEqual([wounds]);
  },
);
