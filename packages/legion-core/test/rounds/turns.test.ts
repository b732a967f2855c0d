import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { GameFrame } from "../../src/state/frames.ts";
import { emptyPool, type SideState, type State } from "../../src/state/state.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../helpers/scene.ts";

const TURN: GameFrame = { kind: "activation-phase", side: 0, drawn: null, mayPass: false };
const VEERS: Fielding = { unit: "general-veers-master-tactician" };
const STORM: Fielding = { unit: "stormtroopers" };
const READY: Fielding = { ...STORM, state: { ordered: true, order: "faceup" } };
const SPENT: Fielding = { ...STORM, state: { ordered: true, order: "facedown" } };
const REBEL: Fielding = { unit: "rebel-troopers", state: { ordered: true, order: "faceup" } };

/** The first player's turn with these units, order tokens in the pool, and all else of the player. */
function turn(
  mine: readonly Fielding[],
  pool: Partial<SideState["orderPool"]> = {},
  more: Partial<SideState> = {},
  theirs: readonly Fielding[] = [REBEL, REBEL],
): State {
  const orderPool = { ...emptyPool(), ...pool };
  return scene({ armies: [mine, theirs], frames: [TURN], players: [{ orderPool, ...more }, {}] });
}

describe("choosing a unit", () => {
  it("[leg.activation.choose-ordered] A player activates one of their own units with a faceup order token", () => {
    const start = settled(turn([READY, READY, STORM, SPENT])).state;
    expect(offered(start)).toEqual(["activate p1.0", "activate p1.1"]);
    for (const subject of ["p1.2", "p1.3", "p2.0"]) {
      expectIllegal(engine.apply(start, { type: "activate", subject }), "leg.activation.choose-ordered");
    }
    const begun = playOut(start, [{ type: "activate", subject: "p1.1" }]);
    expect(eventsOf(begun, "unit-activated")).toMatchObject([{ unit: "p1.1" }]);
  });

  it("[leg.activation.choose-draw] A player may draw an order token and activate a unit of its rank that has no order token", () => {
    const start = settled(turn([READY, STORM, STORM, SPENT, VEERS], { corps: 2, commander: 1 })).state;
    expect(offered(start)).toEqual(["activate p1.0", "draw-order"]);
    const drawn = playOut(start, [{ type: "draw-order" }], [{ label: "order:player-1", answer: "corps" }]);
    expect(eventsOf(drawn, "order-drawn")).toMatchObject([{ rank: "corps", matched: true }]);
    expect(drawn.revealed).toBe(true);
    expect(offered(drawn.state)).toEqual(["activate p1.1", "activate p1.2"]);
    expect(drawn.state.sides[0].orderPool).toMatchObject({ corps: 1, commander: 1 });
    expectIllegal(engine.apply(drawn.state, { type: "activate", subject: "p1.0" }), "leg.activation.choose-draw");
  });

  it("[leg.activation.choose-draw] A drawn order token can activate an undeployed unit", () => {
    const aside: Fielding = { ...STORM, at: null };
    const { events } = settled(turn([aside], { corps: 1 }));
    expect(eventsOf({ events }, "unit-activated")).toMatchObject([{ unit: "p1.0" }]);
  });

  it("[leg.activation.draw-unmatched-removed] A drawn order token that fits no unit is removed from the game", () => {
    const start = settled(turn([READY, SPENT], { heavy: 1, corps: 1 })).state;
    const drawn = playOut(start, [{ type: "draw-order" }], ["heavy"]);
    expect(eventsOf(drawn, "order-drawn")).toMatchObject([
      { rank: "heavy", matched: false, rule: "leg.activation.draw-unmatched-removed" },
    ]);
    expect(drawn.state.sides[0].orderPool).toMatchObject({ heavy: 0, corps: 1 });
  });

  it("[leg.activation.draw-unmatched-may-pass][leg.activation.draw-unmatched-else] A player whose drawn token fits no unit may pass, activate another unit or draw again", () => {
    const start = settled(turn([READY, SPENT], { heavy: 1, corps: 1 })).state;
    expectIllegal(engine.apply(start, { type: "pass" }), "leg.activation.draw-unmatched-may-pass");
    const drawn = playOut(start, [{ type: "draw-order" }], ["heavy"]).state;
    expect(offered(drawn)).toEqual(["activate p1.0", "draw-order", "pass"]);
    const passed = playOut(drawn, [{ type: "pass" }]);
    expect(engine.decision(passed.state)?.seat).toBe("player-2");
    expect(eventsOf(passed, "passed")).toMatchObject([{ seat: "player-1" }]);
  });

  it("[leg.activation.draw-unmatched-else] The pass after a drawn token that fits no unit costs no advantage token", () => {
    const start = settled(turn([READY, SPENT], { heavy: 1, corps: 1 }, { passPool: 1 })).state;
    expect(offered(start)).toContain("spend-advantage");
    const drawn = playOut(start, [{ type: "draw-order" }], ["heavy"]).state;
    expect(offered(drawn)).toEqual(["activate p1.0", "draw-order", "pass"]);
    expectIllegal(engine.apply(drawn, { type: "spend-advantage" }), "leg.activation.draw-unmatched-else");
    expect(playOut(drawn, [{ type: "pass" }]).state.sides[0]).toMatchObject({ passPool: 1, passed: true });
  });
});

describe("passing", () => {
  it("[leg.activation.pass-token] A player may spend an advantage token to pass, but not right after a pass", () => {
    const start = settled(turn([READY], {}, { passPool: 2 })).state;
    expect(offered(start)).toEqual(["activate p1.0", "spend-advantage"]);
    const passed = playOut(start, [{ type: "spend-advantage" }]);
    expect(passed.state.sides[0]).toMatchObject({ passPool: 1, passed: true });
    expect(engine.decision(passed.state)?.seat).toBe("player-2");
    const again = turn([READY, READY], {}, { passPool: 1, passed: true });
    expect(offered(settled(again).state)).toEqual(["activate p1.0", "activate p1.1"]);
    expectIllegal(engine.apply(again, { type: "spend-advantage" }), "leg.activation.pass-token");
  });

  it("[leg.activation.pass-token] After activating a unit, a player may pass again", () => {
    const start = settled(turn([READY, READY], {}, { passPool: 1, passed: true })).state;
    const over = playOut(start, [{ type: "activate", subject: "p1.0" }, { type: "done" }]).state;
    expect(over.sides[0].passed).toBe(false);
  });

  it("[leg.activation.choose-pass] A player cannot pass without an advantage token", () => {
    const start = settled(turn([READY, READY])).state;
    expectIllegal(engine.apply(start, { type: "pass" }), "leg.activation.draw-unmatched-may-pass");
  });

  it("[leg.activation.no-units-pass] A player with no unit left to activate passes automatically", () => {
    const { state, events } = settled(turn([SPENT]));
    expect(eventsOf({ events }, "passed")).toMatchObject([{ seat: "player-1", rule: "leg.activation.no-units-pass" }]);
    expect(offered(state)).toEqual(["activate p2.0", "activate p2.1"]);
  });
});

describe("turn after turn", () => {
  it("[leg.activation.alternate][leg.activation.turn-passes] The turn passes to the other player after an activation", () => {
    const start = settled(turn([READY, READY])).state;
    const over = playOut(start, [{ type: "activate", subject: "p1.0" }, { type: "done" }]);
    expect(engine.decision(over.state)).toMatchObject({ seat: "player-2", kind: "activate" });
    const back = playOut(over.state, [{ type: "activate", subject: "p2.1" }, { type: "done" }]);
    expect(eventsOf(back, "unit-activated").map(({ unit }) => unit)).toEqual(["p2.1", "p1.1"]);
  });

  it("[leg.activation.token-facedown] At the end of its activation a unit's order token is turned facedown, or its drawn token is assigned facedown", () => {
    const ready = playOut(settled(turn([READY, READY])).state, [
      { type: "activate", subject: "p1.0" },
      { type: "done" },
    ]);
    expect(ready.state.units.slice(0, 2).map(({ order }) => order)).toEqual(["facedown", "faceup"]);
    const drawn = playOut(settled(turn([STORM], { corps: 1 })).state, [{ type: "done" }]);
    expect(drawn.state.units[0]?.order).toBe("facedown");
  });

  it("[leg.activation.flip-token] [leg.activation.token-facedown] The order token stays faceup until all effects at the end of the activation are resolved", () => {
    const leia = { unit: "leia-organa-fearless-and-inventive", state: { ordered: true, order: "faceup" } } as const;
    const shaken: Fielding = { ...STORM, tokens: { suppression: 2 } };
    const start = settled(turn([leia, shaken])).state;
    const asked = playOut(start, [{ type: "done" }]);
    expect(engine.decision(asked.state)).toMatchObject({ kind: "choose-unit", rule: "leg.kw.inspire-x" });
    expect(asked.state.units[0]?.order).toBe("faceup");
    expect(eventsOf(asked, "activation-ended")).toEqual([]);
    const over = playOut(asked.state, [{ type: "choose-unit", subject: "p1.1" }, { type: "done" }]);
    expect(over.state.units[0]?.order).toBe("facedown");
    const told = over.events.map(({ type }) => type);
    expect(told.indexOf("tokens-lost")).toBeLessThan(told.indexOf("activation-ended"));
  });

  it("[leg.activation.phase-ends][leg.activation.steps] The Activation Phase ends when neither player has a unit or a token left", () => {
    const rested: Fielding = { ...REBEL, state: { ordered: true, order: "facedown" } };
    const last = settled({ ...turn([READY], {}, {}, [rested]), round: 5 });
    const over = playOut(last.state, [{ type: "done" }]);
    expect(eventsOf(over, "phase-started")[0]).toMatchObject({ phase: "end" });
    const pool = settled({ ...turn([READY], { heavy: 1 }, {}, [rested]), round: 5 });
    const drawing = playOut(pool.state, [{ type: "activate", subject: "p1.0" }, { type: "done" }]);
    const types = drawing.events.map(({ type }) => type);
    expect(types.indexOf("order-drawn")).toBeLessThan(types.indexOf("phase-started"));
  });
});
