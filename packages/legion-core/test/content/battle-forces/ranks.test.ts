import { begin, laidOut, type UnitSpec } from "@sw/legion-core/testing";
import { expect, it } from "vitest";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { offered } from "../../helpers/reading.ts";

/** A battle in which the first player fields a battle force. */
function fielding(battleForce: string, units: readonly string[]): State {
  const placed = units.map((unit, place): UnitSpec => ({ unit, at: [200 + 300 * place, 300] }));
  return laidOut({
    "player-1": { units: placed, battleForce },
    "player-2": { units: [{ unit: "rebel-troopers", at: [1700, 800] }] },
  });
}

/** The units that may be chosen for Garrison, which is for units of corps. */
function garrisoned(state: State): readonly string[] {
  const frame: GameFrame = { kind: "mission", card: "garrison", choice: "unit", side: 0, about: null, chosen: [] };
  return offered({ ...state, frames: [frame] }).flatMap((key) => key.match(/^choose-unit (.*)$/)?.slice(1) ?? []);
}

it("[leg.battle-force.own-rules] Scout Troopers of the Imperial Remnant count as corps only when the army is built", () => {
  const state = fielding("imperial-remnant", ["stormtroopers", "scout-troopers", "imperial-death-troopers"]);
  expect(state.sides[0].orderPool).toMatchObject({ corps: 1, "special-forces": 2 });
  expect(garrisoned(state)).toEqual(["p1.0"]);
});

it.each([
  ["Noble Fighters of the Wookiee Defenders", "wookiee-defenders", "wookiee-warriors-noble-fighters"],
  [
    "Prototype MagnaGuards of the Experimental Droids",
    "experimental-droids",
    "ig-100-magnaguard-prototype-assassin-droids",
  ],
])("[leg.battle-force.own-rules] %s count as corps for battle cards, but keep their order tokens", (_, force, unit) => {
  const state = fielding(force, [unit]);
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
