import { game } from "@sw/legion-core";
import { play, type Scenario, type SideSpec, scenario } from "@sw/legion-core/testing";
import { expect, it } from "vitest";
import { BOX } from "../../../src/testing/box.ts";
import { areOfOneKind } from "../../../src/units/ranks.ts";

const REBELS: SideSpec = { units: [{ unit: "rebel-troopers", at: [400, 420] }] };

/** Stormtroopers about to attack, with a friend beside them and rebels before them. */
function beside(friend: string, more: Partial<SideSpec> = {}): Scenario {
  const troopers = { unit: "stormtroopers", at: [400, 200], order: "faceup" } as const;
  const other = { unit: friend, at: [600, 200], order: "faceup" } as const;
  const own: SideSpec = { faction: "galactic-empire", units: [troopers, other], ...more };
  return { "player-1": own, "player-2": REBELS, activating: "p1.0" };
}

/** The units that the stormtroopers may attack. */
function targets(spec: Scenario): readonly unknown[] {
  const { state } = play(scenario(spec), [{ type: "perform", subject: "attack" }]);
  return game.legalActions(state).map((action) => ("subject" in action ? action.subject : action.type));
}

it("[leg.units.friendly] A unit cannot attack a unit of its own player, however near", () => {
  expect(targets(beside("scout-troopers"))).not.toContain("p1.1");
});

it("[leg.units.enemy] A unit may attack every unit that its player does not control", () => {
  const [first] = REBELS.units ?? [];
  const second = { unit: "rebel-troopers", at: [250, 420] } as const;
  const units = first === undefined ? [] : [first, second];
  const spec = { ...beside("scout-troopers"), "player-2": { units } };
  expect(targets(spec)).toEqual(expect.arrayContaining(["p2.0", "p2.1"]));
});

it("[leg.mercenary.friendly-not-faction] A mercenary is a friendly unit, but not of the same faction as the army", () => {
  const spec = beside("black-sun-vigo");
  expect(targets(spec)).not.toContain("p1.1");
  const look = { box: BOX, state: scenario(spec) };
  expect(areOfOneKind(look, 0, 1)).toBe(false);
  expect(areOfOneKind({ box: BOX, state: scenario(beside("scout-troopers")) }, 0, 1)).toBe(true);
});

it("[leg.mercenary.definition] Mercenaries of different affiliations do not count as one faction", () => {
  const units = ["bossk-trandoshan-terror", "cad-bane-needs-no-introduction", "black-sun-vigo", "black-sun-enforcers"];
  const look = { box: BOX, state: scenario({ "player-1": { faction: "galactic-empire", units }, "player-2": REBELS }) };
  expect([areOfOneKind(look, 0, 1), areOfOneKind(look, 2, 3)]).toEqual([true, true]);
  expect([areOfOneKind(look, 0, 2), areOfOneKind(look, 3, 1)]).toEqual([false, false]);
});

it("[leg.kw.shielded-x.tokens] Shielded X gives X shields to the unit, not to each miniature", () => {
  const state = scenario({ "player-1": { units: ["droidekas"] }, "player-2": REBELS });
  const [droids] = game.view(state, "spectator").units;
  expect(droids?.miniatures).toHaveLength(2);
  expect(droids?.tokens.shield).toBe(4);
});
