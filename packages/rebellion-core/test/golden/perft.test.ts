import { type Chance, expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { perft, statesAfter } from "../../../../scripts/lib/perft.ts";
import { type Action, actionKey } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { dice, type Fight, fight } from "../combat/table.ts";
import { ENGINE, setUpGame, through } from "../looks.ts";

/** Every die shows a hit, every draw takes the first card on the list. */
const HITS: Chance = {
  die: (_, sides, nameOf) => Math.max(0, Array.from({ length: sides }, (_side, face) => nameOf(face)).indexOf("hit")),
  pick: () => 0,
  order: (_, count) => Array.from({ length: count }, (_item, index) => index),
};

function after(state: State, action: Action): State {
  return expectOk(ENGINE.apply(state, action, { chance: HITS })).state;
}

const LEADERS: readonly string[] = BOX.leaders.map(({ id }) => id);
const UNITS: readonly string[] = BOX.units.map(({ id }) => id);
const MISSIONS: readonly string[] = BOX.cards.flatMap(({ type, id }) => (type === "mission" ? [id] : []));
const FEW: readonly number[] = [0, 1, 2, 3];

/** Whatever could be tried in these positions, legal or not: made from the box, without a look at what is offered. */
const IMAGINABLE: readonly Action[] = [
  ...(["done", "pass", "reveal-base", "approve", "veto"] as const).map((type): Action => ({ type })),
  ...FEW.map((mission): Action => ({ type: "reveal", subject: mission })),
  ...LEADERS.flatMap((leader): readonly Action[] => [
    { type: "choose-leader", subject: leader },
    ...MISSIONS.map((mission): Action => ({ type: "assign", subject: leader, mission })),
    ...BOX.placeIds.map((system): Action => ({ type: "activate", subject: leader, system })),
    ...BOX.placeIds.map((system): Action => ({ type: "retreat", subject: leader, system })),
  ]),
  ...UNITS.flatMap((unit): readonly Action[] => [
    ...BOX.placeIds.map((from): Action => ({ type: "move", subject: unit, from })),
    ...FEW.flatMap((markers) => FEW.map((assigned): Action => ({ type: "damage", subject: unit, markers, assigned }))),
  ]),
];

/** What `apply` accepts of all that: the same question without the list of legal actions. */
function accepted(state: State): readonly Action[] {
  return IMAGINABLE.filter((action) => ENGINE.apply(state, action, { chance: HITS }).ok);
}

/** What can be done with picks in any order, but for taking one back. */
function inAnyOrder(state: State): readonly Action[] {
  return ENGINE.legalActions(state, { picks: "all" }).filter(({ type }) => type !== "unpick");
}

/**
 * The counts of sequences of length 1, 2 and so on by what is listed; what is accepted on the way is what is listed with picks in
 * any order.
 */
function expectCounts(state: State, counts: readonly number[]): void {
  const options = (here: State): readonly Action[] => {
    expect(accepted(here).map(actionKey).sort()).toEqual(inAnyOrder(here).map(actionKey).sort());
    return ENGINE.legalActions(here);
  };
  expect(perft({ options, after }, state, counts.length)).toEqual(counts);
}

/** A turn in the Command Phase: each of so many leaders to 32 systems or the base space, showing the base, passing. */
function turn(leaders: number): number {
  return leaders * 33 + 2;
}

describe("sequences of actions", () => {
  it("[reb.assignment.procedure] [reb.assignment.one-or-two] Each set of assignments of the first Assignment Phase can be made in only one order", () => {
    const state = through(setUpGame({ setup: "first-game" }, "perft").state, ["base"]);
    // One: six missions in hand for four leaders, or "done".
    const one = 6 * 4 + 1;
    // Two: with leader 1, 2 or 3 a second one of those after, or none; with leader 4 none in order; after "done" the Empire's first.
    const two = 6 * (4 + 3 + 2 + 1) + one;
    // Three, after leader 1, 2, 3: none and a next leader, of five missions, or "done"; a second one and a next. At last "done".
    const own = 16 + 3 * 11 + (11 + 2 * 6) + (6 + 1) + 1;
    // Three, after the Empire's first; or its "done", when the Rebels' turn comes: three of the four lead activations.
    const imperial = 6 * (4 + 3 + 2 + 1) + turn(3);
    const three = 6 * own + imperial;
    expectCounts(state, [one, two, three]);
    expect(statesAfter({ options: ENGINE.legalActions, after }, state, 2)).toBe(two);
  });

  it("[reb.attack-steps.assign] [reb.combat.ground-attack-order] The number of ways to assign hits among three troopers against three, if every die hits, is as calculated", () => {
    const { state } = fight({ rebel: { "rebel-trooper": 3 }, imperial: { stormtrooper: 3 } }, dice("", "hhh"));
    // The first hit has one target. The second: another trooper, or the same, and then in order the third goes there as well.
    // The Empire, whose dead shoot too, has the same choices.
    expectCounts(state, [2, 2 + 1, 3 * 2, 3 * (2 + 1)]);
  });

  it("[reb.combat.retreat-order] [reb.retreat.movement-rules] [reb.retreat.leader-leads] The number of decision sequences of two fleets that may retreat is as calculated", () => {
    const spec: Fight = {
      rebel: { "corellian-corvette": 1, "x-wing": 1, "rebel-trooper": 2 },
      imperial: { "star-destroyer": 1, "tie-fighter": 2 },
    };
    const { state } = fight({ ...spec, at: "retreat", combat: { round: 1 } });
    // Seven systems nearby where the enemy is not, or pass.
    // After each: one of the troopers comes along or none; after "pass" the same eight for the Empire.
    // Then the second trooper or none, while the Empire may not go where the Rebels went: 6 and "pass"; after its own
    // retreat a TIE Fighter comes along or none; after its "pass" the second hit has two targets.
    expectCounts(state, [7 + 1, 7 * 2 + 8, 7 * (2 + 7) + 7 * 2 + 2]);
  });
});
