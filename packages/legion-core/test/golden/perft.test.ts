import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { perft, statesAfter } from "../../../../scripts/lib/perft.ts";
import { type Action, game, type State } from "../../src/index.ts";
import { scenario, type UnitSpec } from "../../src/testing/index.ts";

function after(state: State, action: Action): State {
  return expectOk(game.apply(state, action)).state;
}

const UNITS = ["p1.0", "p1.1", "p1.2", "p2.0", "p2.1"];

/** Whatever could be tried in these positions, legal or not: without a look at what is offered. */
const IMAGINABLE: readonly Action[] = [
  ...(["done", "pass", "draw-order", "spend-advantage"] as const).map((type): Action => ({ type })),
  ...["aim", "dodge", "standby", "recover", "move", "withdraw", "attack"].map(
    (subject): Action => ({ type: "perform", subject }),
  ),
  ...["ambush", "push", "assault", "standing-orders"].map((subject): Action => ({ type: "choose-command", subject })),
  ...UNITS.flatMap((subject): readonly Action[] => [
    { type: "activate", subject },
    { type: "choose-unit", subject },
    { type: "nominate", subject },
    { type: "order", subject },
    ...[0, 1, 2, 3, 4, 5].map((place): Action => ({ type: "wound", subject: `${subject}.${place}` })),
  ]),
];

function accepted(state: State): readonly Action[] {
  return IMAGINABLE.filter((action) => game.apply(state, action).ok);
}

const LISTED = { options: (state: State) => game.legalActions(state), after };

/** Expects the counts of sequences of length 1, 2 and so on: by what is listed, and by what is accepted. */
function expectCounts(state: State, counts: readonly number[]): void {
  expect(perft(LISTED, state, counts.length)).toEqual(counts);
  expect(perft({ options: accepted, after }, state, counts.length)).toEqual(counts);
}

/** Troopers who cannot leave their spot, with nobody in range. */
const stuck = (unit: string, at: readonly [number, number]): UnitSpec => ({ unit, at, tokens: { immobilize: 3 } });

describe("sequences of actions", () => {
  it("[leg.actions.once-each-except-move] [leg.actions.up-to-two] Two units that cannot affect each other have the recorded number of action sequences", () => {
    const state = scenario({
      "player-1": { units: [stuck("stormtroopers", [200, 100])] },
      "player-2": { units: [stuck("rebel-troopers", [1600, 800])] },
      activating: "p1.0",
    });
    // Aim, dodge, stand by, recover, or be done; then one of the other three, or be done. The other unit has the same five,
    // and once both are done the next Command Phase begins with the only card in hand.
    const two = 4 * 4 + 5;
    expectCounts(state, [5, two, 4 * 3 * 5 + 4 * 5 + (4 * 4 + 1)]);
  });

  it("[leg.command.select-secret] [leg.command.issue-limit] Command cards and orders have the recorded number of sequences, and order does not change the state", () => {
    const state = scenario({
      phase: "command",
      "player-1": {
        units: [
          { unit: "general-veers-master-tactician", at: [200, 100] },
          { unit: "stormtroopers", at: [300, 100] },
          { unit: "stormtroopers", at: [400, 100] },
        ],
        hand: ["ambush", "push"],
      },
      "player-2": {
        units: [{ unit: "leia-organa-fearless-and-inventive", at: [1600, 800] }],
        hand: ["assault", "standing-orders"],
      },
    });
    // Two cards and two cards. Player 1 has fewer pips either way: three units for the first order. After that of Ambush the
    // ordered unit is activated or a token drawn; Push has a second order, for one of the two others.
    expectCounts(state, [2, 2 * 2, 2 * 2 * 3, 2 * 3 * 2 + 2 * 3 * 2]);
    // Of three units two are ordered in three ways, whichever comes first.
    expect(statesAfter(LISTED, state, 4)).toBe(2 * 3 * 2 + 2 * 3);
  });
});
