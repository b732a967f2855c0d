import { game } from "@sw/legion-core";
import { expectIllegal, play, type Scenario, scenario } from "@sw/legion-core/testing";
import { HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import { mm } from "../../src/table/lengths.ts";

/** Stormtroopers before rebels, in the Activation Phase. */
const FACING: Scenario = {
  "player-1": { units: [{ unit: "stormtroopers", at: [400, 200], tokens: { aim: 1 } }, "scout-troopers"] },
  "player-2": { units: [{ unit: "rebel-troopers", at: [400, 600], defeated: 1 }] },
};

it("A scenario puts units where they stand, with what lies beside them; the others have not deployed", () => {
  const state = scenario(FACING);
  const [troopers, scouts, rebels] = game.view(state, "spectator").units;
  expect(troopers).toMatchObject({ id: "p1.0", leader: "p1.0.0", order: "none", tokens: { aim: 1, dodge: 0 } });
  expect(troopers?.miniatures[0]).toMatchObject({ status: "standing", x: mm(400), y: mm(200), z: 0 });
  expect(scouts?.miniatures.every(({ status }) => status === "undeployed")).toBe(true);
  expect(rebels?.miniatures.map(({ status }) => status)).toEqual(["standing", "standing", "standing", "defeated"]);
});

it("A scenario asks whoever is next, with a token of its rank in the pool for each unit without an order", () => {
  const troopers = { unit: "stormtroopers", at: [400, 200], order: "faceup" } as const;
  const state = scenario({ ...FACING, "player-1": { units: [troopers, "scout-troopers"] } });
  expect(game.decision(state)).toMatchObject({ seat: "player-1", kind: "activate" });
  expect(state.players[0].orderPool).toMatchObject({ corps: 0, "special-forces": 1 });
  expect(state.players[1].orderPool).toMatchObject({ corps: 1 });
  expect(game.legalActions(state)).toEqual([{ type: "activate", subject: "p1.0" }, { type: "draw-order" }]);
});

it("A scenario stands in the middle of an activation, and plays on from there", () => {
  const [one, other] = [FACING["player-1"], FACING["player-2"]];
  const state = scenario({
    ...FACING,
    "player-1": { ...one, units: [{ unit: "stormtroopers", at: [400, 200], order: "faceup" }] },
    "player-2": { ...other },
    activating: "p1.0",
  });
  expect(game.decision(state)).toMatchObject({ seat: "player-1", kind: "action" });
  const { state: after } = play(state, [{ type: "perform", subject: "aim" }]);
  expect(game.view(after, "spectator").units[0]?.tokens.aim).toBe(1);
  expectIllegal(game.apply(after, { type: "perform", subject: "aim" }), "leg.actions.once-each-except-move");
});

it("A scenario is secret about hands: the opponent sees how many cards there are", () => {
  const state = scenario({
    ...FACING,
    "player-1": { ...FACING["player-1"], hand: ["ambush", "push"], shownHand: ["standing-orders"] },
  });
  expect(game.view(state, "player-2").players["player-1"].hand).toEqual([
    { count: 2, cards: HIDDEN, ordered: false, knownTo: 1 },
    { count: 1, cards: ["standing-orders"], ordered: false, knownTo: 7 },
  ]);
});

it("A scenario refuses what cannot be, and says what", () => {
  expect(() => scenario({ "player-1": { units: ["no-such-unit"] } })).toThrow("no-such-unit");
  expect(() => scenario({ ...FACING, "player-1": { hand: ["no-such-card"] } })).toThrow("no-such-card");
  const other = { unit: "rebel-troopers", at: [405, 205] } as const;
  expect(() => scenario({ ...FACING, "player-2": { units: [other] } })).toThrow("leg.overlap.mini-not-on-mini");
  const suppressed = { unit: "74-z-speeder-bikes", at: [100, 100], tokens: { suppression: 1 } } as const;
  expect(() => scenario({ "player-1": { units: [suppressed] } })).toThrow("leg.suppression.vehicles-immune");
});
