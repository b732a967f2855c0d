import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import type { TableSpec } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { statusOf } from "../../../src/units/positions.ts";
import { done, engine, type Fielding, keys, play, scene } from "../../helpers.ts";
import { acting, movesOf, moving, onMission, straight } from "../../moving/moving.ts";
import { across, EAST, SLOWED, TALL } from "./helpers.ts";

const JUMP = { type: "perform", subject: "jump" } as const;

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

describe("Jump", () => {
  const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: null };

  it("[leg.kw.jump-x.action] [leg.deploy.by-move] Jump deploys a unit, as any move does", () => {
    const reserve = done(onMission(scene({ armies: [[luke], [FAR]], frames: [acting(0)] })), () => undefined).state;
    expect(keys(reserve)).toEqual(["perform move", "perform jump"]);
    expectIllegal(engine.apply(reserve, { type: "perform", subject: "dodge" }), "leg.deploy.must");
    const leaping = play(reserve, [JUMP]).state;
    const moves = movesOf(leaping);
    expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(["deploy"]));
    const [move] = moves;
    if (move === undefined) throw new Error("no room");
    const deployed = play(leaping, [{ type: "move", move }]).state;
    expect(deployed.units.map(statusOf)).toEqual(["deployed", "deployed"]);
    expect(keys(deployed)).toContain("perform dodge");
  });

  it("[leg.kw.jump-x.action] [leg.standby.trigger] Jump is one action after which standby tokens may be spent once", () => {
    const watching: Fielding = { unit: "rebel-troopers", at: [300, 550], tokens: { standby: 1 } };
    const armies = [[{ ...luke, at: [300, 300] }], [watching]] as const;
    const leaping = play(done(scene({ armies, frames: [acting(0)] }), () => undefined).state, [JUMP]).state;
    const [move] = movesOf(leaping);
    if (move === undefined) throw new Error("no room");
    const asked = play(leaping, [{ type: "move", move }]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "standby", seat: "player-2" });
    const passed = play(asked, [{ type: "pass" }]).state;
    expect(engine.decision(passed)).toMatchObject({ kind: "action", seat: "player-1" });
  });
});

describe("Jump", () => {
  const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 300] };

  const jump = { type: "perform", subject: "jump" } as const;

  const over = moving(straight(2, EAST, [430, 300]));

  function acts(table: TableSpec): State {
    return done(scene({ armies: [[luke], [FAR]], frames: [acting(0)], table }), () => undefined).state;
  }

  it("[leg.kw.jump-x.action] Jump is a card action that moves over terrain of its height", () => {
    const state = acts(across(140));
    expectIllegal(engine.apply(play(state, [{ type: "perform", subject: "move" }]).state, over), TALL);
    const jumped = play(state, [jump, over]).state;
    expect(jumped.units[0]?.miniatures[0]).toMatchObject({ x: mm(430) });
    expect(nearest(jumped, "activation")).toMatchObject({ actions: 1, done: ["jump", "move"] });
    expect(keys(jumped)).not.toContain("perform jump");
    const climb = { ...straight(1, EAST, [340, 300]), type: "climb" } as const;
    expectIllegal(engine.apply(play(state, [jump]).state, moving(climb)), "leg.move.granted-speed");
  });

  it("[leg.kw.jump-x.height] Jump moves over terrain of no more than its height, from where the unit starts", () => {
    expectIllegal(engine.apply(play(acts(across(160)), [jump]).state, over), TALL);
  });

  it("[leg.kw.jump-x.ignores] Difficult terrain does not slow a jump, and impassable terrain is crossed, not landed on", () => {
    const swamp = across(1, { kind: "area", movement: "difficult" });
    expectIllegal(engine.apply(play(acts(swamp), [{ type: "perform", subject: "move" }]).state, over), SLOWED);
    expect(engine.apply(play(acts(swamp), [jump]).state, over).ok).toBe(true);
    const chasm = across(170, { kind: "area", movement: "impassable" });
    const leaping = play(acts(chasm), [jump]).state;
    expect(engine.apply(leaping, over).ok).toBe(true);
    expectIllegal(engine.apply(leaping, moving(straight(1, EAST, [375, 300]))), "leg.terrain.impassable-end");
  });
});
