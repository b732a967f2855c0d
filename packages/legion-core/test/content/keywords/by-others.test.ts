import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { add, DONE, declare, faces, moving, PASS, perform, wound } from "../../helpers/actions.ts";
import { acting, PHASE, READY, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, left, offered } from "../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";
import { wall } from "../../helpers/terrain.ts";

const USE: Action = { type: "effect", subject: 0 };
const THROWN = faces(2, "blank");

describe("Ruthless", () => {
  const GIDEON: Fielding = { unit: "moff-gideon-long-live-the-empire", at: [300, 500] };
  const TROOPERS: Fielding = { unit: "stormtroopers", at: HERE, state: READY };
  const activates = (troopers: Fielding, gideon = GIDEON, table = wall(900, 100, 10, 10)): State =>
    settled(
      scene({ armies: [[troopers, gideon], WAITING], table, frames: [PHASE, acting(0, { stage: "panic-check" })] }),
    ).state;

  it("[leg.kw.ruthless] A friendly corps trooper unit with an order that activates at range 2 of Ruthless and in sight may suffer a wound for a free action", () => {
    const asked = activates(TROOPERS);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(left(playOut(asked, [PASS]).state, 0)).toEqual([0, 1, 2, 3]);
    const struck = playOut(asked, [USE, wound("p1.0.2")]).state;
    expect([left(struck, 0), engine.decision(struck)?.rule]).toEqual([[0, 1, 3], "leg.kw.ruthless"]);
    expect(offered(struck)).toEqual(
      expect.arrayContaining(["choose-option perform aim", "choose-option perform move"]),
    );
    const aimed = playOut(struck, [{ type: "choose-option", subject: "perform aim" }]);
    expect(eventsOf(aimed, "action-performed")).toMatchObject([{ action: "aim", free: true, rule: "leg.kw.ruthless" }]);
    expect([unitTokens(aimed.state, 0, "aim"), nearest(aimed.state, "activation")?.actions]).toEqual([1, 2]);
    expectIllegal(engine.apply(aimed.state, perform("aim")), "leg.actions.once-each-except-move");
  });

  it("[leg.kw.ruthless] Ruthless is not offered to units without an order, of another rank, beyond range 2 or out of sight, or to itself", () => {
    const asks = (state: State): boolean => engine.decision(state)?.kind === "effects";
    expect(asks(activates(TROOPERS))).toBe(true);
    expect(asks(activates({ ...TROOPERS, state: { order: "none" } }))).toBe(false);
    expect(asks(activates({ ...TROOPERS, unit: "scout-troopers" }))).toBe(false);
    expect(asks(activates(TROOPERS, { ...GIDEON, at: [300, 900] }))).toBe(false);
    // From the trooper who stands 30 mm towards him to the edge of his base.
    expect(asks(activates(TROOPERS, { ...GIDEON, at: [300, 657] }))).toBe(true);
    expect(asks(activates(TROOPERS, { ...GIDEON, at: [300, 658] }))).toBe(false);
    expect(asks(activates(TROOPERS, GIDEON, wall(100, 400, 400, 10)))).toBe(false);
    expect(asks(activates({ ...GIDEON, state: READY }, { ...GIDEON, unit: "stormtroopers" }))).toBe(false);
  });
});

describe("Scatter", () => {
  const VADER: Fielding = { unit: "darth-vader-the-emperors-apprentice", at: HERE };
  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 480] };
  const ASIDE: Fielding = { unit: "rebel-troopers", at: [480, 300] };
  const throwing = (defender: Fielding): State =>
    playOut(attackOf([VADER], [defender, ASIDE], { with: "ranged" }), [declare("p2.0")], THROWN).state;
  const place = (subject: string, x: number, y: number): Action => ({
    type: "place",
    subject,
    to: { x: mm(x), y: mm(y), z: 0 },
    heading: EAST,
  });

  it("[leg.kw.scatter] After an attack with Scatter the attacker may move any defending miniatures except the leader, in cohesion", () => {
    const asked = throwing(REBELS);
    expect(engine.decision(asked)).toMatchObject({ kind: "place", seat: "player-1", rule: "leg.kw.scatter" });
    expect(engine.decision(asked)?.context).toMatchObject({ miniatures: ["p2.0.1", "p2.0.2", "p2.0.3"] });
    expect(expectIllegal(engine.apply(asked, place("p2.0.0", 300, 520)), "leg.kw.scatter").code).toBe(
      "needs-no-placing",
    );
    expect(engine.whyNotAsked(asked, "player-1", "place")).toBeUndefined();
    expect(engine.whyNotAsked(asked, "player-2", "place")?.code).toBe("other-side-does");
    expect(engine.why(asked, place("p2.0.1", 800, 480))?.rule).toBe("leg.cohesion.half-range");
    const moved = playOut(asked, [place("p2.0.2", 300, 540)]);
    expect(moved.state.units[1]?.miniatures[2]).toMatchObject({ x: mm(300), y: mm(540) });
    expect(eventsOf(moved, "unit-moved")).toMatchObject([{ unit: "p2.0", rule: "leg.kw.scatter", cause: "scatter" }]);
    expectIllegal(engine.apply(moved.state, place("p2.0.2", 300, 560)), "leg.kw.scatter");
    const stopped = playOut(moved.state, [DONE]).state;
    expect(stopped.frames.some(({ kind }) => kind === "place" || kind === "attack")).toBe(false);
  });

  it("[leg.kw.scatter] Scatter moves no miniatures on notched bases and no single-miniature unit, and attacks without Scatter move none", () => {
    expect(engine.decision(throwing({ unit: "tauntaun-riders", at: [300, 520] }))?.rule).not.toBe("leg.kw.scatter");
    const alone: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 480] };
    expect(engine.decision(throwing(alone))?.rule).not.toBe("leg.kw.scatter");
    const foes = [327, 273].map((y): Fielding => ({ ...REBELS, at: [300, y], state: standing([[300, y]]) }));
    const struck = playOut(attackOf([VADER], foes, { with: "melee" }), [declare("p2.0")], faces(5, "blank")).state;
    expect(engine.decision(struck)?.rule).not.toBe("leg.kw.scatter");
    const troopers = attackOf([{ unit: "snowtroopers", at: HERE }], [REBELS], { with: "ranged" });
    const shot = playOut(troopers, [add(0, 1), DONE], ["blank"]).state;
    expect(engine.decision(shot)?.rule).not.toBe("leg.kw.scatter");
  });
});

describe("Tow Cable", () => {
  const SPEEDER: Fielding = { unit: "t-47-airspeeder", upgrades: ["mo-dk-power-harpoon"], at: HERE };
  /** The harpoon hits as said; the defender saves nothing. */
  const harpoon = (defender: Fielding, face: string): State => {
    const state = attackOf([SPEEDER], [defender], { with: "ranged" });
    return playOut(state, [add(0, 1), DONE], face === "blank" ? [face] : [face, "blank"]).state;
  };
  const pivot = (x: number, y: number): Action => moving({ type: "pivot", heading: { x, y }, followers: "auto" });

  it("[leg.kw.tow-cable] A vehicle wounded by a Tow Cable is pivoted by the attacker, then gains one immobilize token", () => {
    const asked = harpoon({ unit: "at-st", at: [600, 300], tokens: { standby: 1 } }, "critical");
    expect(engine.decision(asked)).toMatchObject({ kind: "move", seat: "player-1", rule: "leg.kw.tow-cable" });
    expect(unitTokens(asked, 1, "immobilize")).toBe(0);
    expectIllegal(engine.apply(asked, pivot(-1, 0)), "leg.pivot.rotation");
    const turned = playOut(asked, [pivot(0, 1)]);
    expect(turned.state.units[1]?.miniatures[0]?.heading).toEqual({ x: 0, y: 1 });
    expect([unitTokens(turned.state, 1, "immobilize"), unitTokens(turned.state, 1, "standby")]).toEqual([1, 1]);
  });

  it("[leg.kw.tow-cable] A Tow Cable has no effect without a wound or on troopers", () => {
    const missed = harpoon({ unit: "at-st", at: [600, 300] }, "blank");
    expect([missed.frames.some(({ kind }) => kind === "pivot"), unitTokens(missed, 1, "immobilize")]).toEqual([
      false,
      0,
    ]);
    const vader: Fielding = { unit: "darth-vader-the-emperors-apprentice", at: [600, 300] };
    const hit = harpoon(vader, "critical");
    expect(hit.units[1]?.miniatures[0]?.wounds).toBe(1);
    expect([hit.frames.some(({ kind }) => kind === "pivot"), unitTokens(hit, 1, "immobilize")]).toEqual([false, 0]);
  });
});
