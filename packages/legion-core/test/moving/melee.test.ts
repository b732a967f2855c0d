import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { fightsOf } from "../../src/moving/melee.ts";
import { isEngaged, moveBan } from "../../src/moving/moves.ts";
import type { Action } from "../../src/state/actions.ts";
import { unitId } from "../../src/state/ids.ts";
import type { State } from "../../src/state/state.ts";
import { unitCohesion } from "../../src/table/cohesion.ts";
import { mm } from "../../src/table/lengths.ts";
import { unitOfScene } from "../../src/table/scene.ts";
import { sceneOf } from "../../src/units/positions.ts";
import { moving } from "../helpers/actions.ts";
import { acting } from "../helpers/activations.ts";
import { inContact, movingScene, placeAll, standing, straight } from "../helpers/moves.ts";
import { offered } from "../helpers/reading.ts";
import { box, engine, type Fielding, playOut, scene, settled } from "../helpers/scene.ts";
import { EAST } from "../helpers/table.ts";

/** Rebels whose leader stands behind the others, the first of them 27 mm from where the enemy comes. */
const LINE = [
  [490, 300],
  [420, 300],
  [450, 330],
  [450, 270],
] as const;

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const REBELS: Fielding = { unit: "rebel-troopers", state: standing(LINE) };

/** The leader of the first unit runs straight into the first of the rebels. */
const CHARGE: Action = moving(straight(1, EAST, [393, 300]));

/** A placement of a miniature in millimetres. */
function place(subject: string, x: number, y: number): Action {
  return { type: "place", subject, to: { x: mm(x), y: mm(y), z: 0 }, heading: EAST };
}

function isCohesive(state: State, unit: number): boolean {
  const table = sceneOf({ box, state });
  return unitCohesion(table, unitOfScene(table, unitId(state, unit))).length === 0;
}

describe("the start of a melee", () => {
  const charged = playOut(movingScene([[STORM], [REBELS]]), [CHARGE]).state;

  it("[leg.melee.start-by-leader] [leg.melee.start-step-1] A unit whose leader starts a melee then moves its other miniatures into contact", () => {
    expect(engine.decision(charged)).toMatchObject({
      seat: "player-1",
      kind: "place",
      rule: "leg.melee.start-step-1",
      context: { miniatures: ["p1.0.1", "p1.0.2", "p1.0.3"], enemies: ["p2.0"] },
    });
    const fault = expectIllegal(engine.apply(charged, place("p1.0.1", 366, 300)), "leg.melee.start-step-1");
    expect(fault.code).toBe("not-in-contact");
    const leader = expectIllegal(engine.apply(charged, place("p1.0.0", 420, 327)), "leg.melee.start-step-1");
    expect(leader).toMatchObject({
      code: "needs-no-placing",
      params: { miniature: "p1.0.0", miniatures: ["p1.0.1", "p1.0.2", "p1.0.3"] },
    });
    expect(engine.why(charged, place("p2.0.1", 420, 327))?.code).toBe("not-of-the-unit");
    expect(engine.why(charged, { type: "done" })?.code).toBe("not-asked");
    expect(engine.whyNotAsked(charged, "player-2", "place")).toMatchObject({
      code: "other-side-does",
      params: { unit: "p1.0" },
    });
    expect(engine.whyNotAsked(charged, "player-1", "place")).toBeUndefined();
    const after = playOut(charged, [place("p1.0.1", 420, 273)]).state;
    expect(inContact(after, 0)).toEqual(["p1.0.0", "p1.0.1"]);
  });

  it("[leg.melee.start-step-2] [leg.melee.start-step-3] After the moving unit, the enemy leader and then its other miniatures move into contact", () => {
    const placed = [place("p1.0.1", 420, 273), place("p1.0.2", 420, 327), place("p1.0.3", 450, 297)];
    const theirs = playOut(charged, placed).state;
    expect(inContact(theirs, 0)).toHaveLength(4);
    const leader = { seat: "player-2", rule: "leg.melee.start-step-2", context: { miniatures: ["p2.0.0"] } };
    expect(engine.decision(theirs)).toMatchObject(leader);
    const [first] = engine.legalActions(theirs);
    const next = engine.apply(theirs, first ?? CHARGE);
    const last = next.ok ? placeAll(next.value.state) : theirs;
    expect(inContact(last, 1)).toHaveLength(4);
    expect(engine.decision(last)).toMatchObject({ seat: "player-1", kind: "action" });
  });

  it("[leg.melee.start-step-3] The opposing player places the miniatures that are not in contact yet", () => {
    const line = { ...REBELS, state: standing([LINE[1], LINE[0], [420, 400], LINE[3]]) };
    const state = playOut(movingScene([[STORM], [line]]), [CHARGE]).state;
    let now = state;
    while (engine.decision(now)?.rule === "leg.melee.start-step-1") {
      const [first] = engine.legalActions(now);
      now = playOut(now, first === undefined ? [] : [first]).state;
    }
    const decision = engine.decision(now);
    expect(decision).toMatchObject({ seat: "player-2", rule: "leg.melee.start-step-3" });
    expect(decision?.context).toMatchObject({ miniatures: expect.arrayContaining(["p2.0.2"]) });
    expect(decision?.context).toMatchObject({ miniatures: expect.not.arrayContaining(["p2.0.0"]) });
  });

  it("[leg.melee.start-keeps-cohesion] All miniatures stay in cohesion with their leaders when a melee starts", () => {
    const strung = { ...REBELS, state: standing([LINE[0], LINE[1], [560, 300], LINE[3]]) };
    const state = playOut(movingScene([[STORM], [strung]]), [CHARGE]).state;
    expectIllegal(engine.apply(state, place("p1.0.1", 560, 327)), "leg.melee.start-keeps-cohesion");
    const after = placeAll(state);
    expect([isCohesive(after, 0), isCohesive(after, 1)]).toEqual([true, true]);
  });

  it("[leg.melee.no-room] A miniature without room for contact stays in cohesion when a melee starts", () => {
    const diagonal = { x: -1, y: -1 };
    const cornered = { unit: "leia-organa-fearless-and-inventive", state: standing([[13.5, 13.5]]) };
    const storm = { ...STORM, at: [95, 95] as const };
    const state = movingScene([[storm], [cornered]]);
    const after = playOut(state, [moving(straight(1, diagonal, [32.59, 32.59]))]).state;
    expect(inContact(after, 0)).toEqual(["p1.0.0"]);
    expect(engine.decision(after)?.kind).toBe("action");
    expect(isCohesive(after, 0)).toBe(true);
  });

  it("[leg.melee.start-step-1] A miniature moves into contact even if it just fits between its leader and the edge of the battlefield", () => {
    // Around Leia there is room for the leader and, 60 degrees from it, for one more: the edge is 0.4 degrees beyond.
    const cornered = { unit: "leia-organa-fearless-and-inventive", state: standing([[20, 13.5]]) };
    const storm = { ...STORM, at: [98.32, 87.86] as const };
    const towards = { x: -1958, y: -1859 };
    const state = playOut(movingScene([[storm], [cornered]]), [moving(straight(1, towards, [39.58, 32.09]))]).state;
    expect(inContact(state, 0)).toEqual(["p1.0.0"]);
    expect(engine.decision(state)).toMatchObject({ kind: "place", rule: "leg.melee.start-step-1" });
    const after = placeAll(state);
    expect(inContact(after, 0)).toHaveLength(2);
    expect(isCohesive(after, 0)).toBe(true);
  });

  it("[leg.melee.start-needs-melee-weapon] A unit needs a weapon with melee range to start a melee", () => {
    const rebels = {
      unit: "rebel-troopers",
      state: standing([
        [423.5, 300],
        [500, 300],
        [500, 340],
        [500, 260],
      ]),
    };
    const tool = { speed: 2, first: EAST, second: EAST } as const;
    const drive = { type: "notched", towards: "front", tool, travel: mm(60), followers: "auto" } as const;
    const rammed = (unit: string) =>
      engine.apply(movingScene([[{ unit, state: standing([[300, 300]]) }], [rebels]]), moving(drive));
    expectIllegal(rammed("x-34-landspeeder"), "leg.base-contact.enemy-needs-melee-weapon");
    const walked = rammed("at-st");
    expect(walked.ok && inContact(walked.value.state, 0)).toEqual(["p1.0.0"]);
  });
});

describe("contact", () => {
  const other = {
    unit: "rebel-troopers",
    state: standing([
      [420, 354],
      [500, 400],
      [530, 400],
      [560, 400],
    ]),
  };
  const charged = playOut(movingScene([[STORM], [REBELS, other]]), [CHARGE]).state;

  it("[leg.melee.single-enemy-contact] A unit cannot move into contact with several enemy units at once", () => {
    expectIllegal(engine.apply(charged, place("p1.0.1", 420, 327)), "leg.melee.single-enemy-contact");
  });

  it("[leg.melee.only-way-into-contact] A unit cannot touch an enemy that it did not move into melee with", () => {
    expectIllegal(engine.apply(charged, place("p1.0.1", 393, 354)), "leg.melee.only-way-into-contact");
  });

  it("[leg.melee.multi-unit-later] Another unit may join a melee later", () => {
    const fighting: Fielding = {
      unit: "rebel-troopers",
      state: standing([
        [420, 327],
        [447, 300],
        [447, 330],
        [474, 315],
      ]),
    };
    const first: Fielding = { unit: "stormtroopers", at: [300, 327] };
    const second = {
      unit: "stormtroopers",
      state: standing([
        [420, 354],
        [420, 381],
        [450, 360],
        [450, 390],
      ]),
    };
    const joined = placeAll(
      playOut(movingScene([[first, second], [fighting]]), [moving(straight(1, EAST, [393, 327]))]).state,
    );
    expect(fightsOf({ box, state: joined }, [2])).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });
});

/** Stormtroopers and rebels in contact, the activation of the first unit under way. */
function fight(mine: Partial<Fielding> & { unit: string }, more: Parameters<typeof acting>[1] = {}): State {
  const rebels: Fielding = {
    unit: "rebel-troopers",
    state: standing([
      [500, 300],
      [530, 300],
      [530, 330],
      [530, 270],
    ]),
  };
  return settled(scene({ armies: [[mine], [rebels]], frames: [acting(0, more)] })).state;
}

const SQUAD = {
  unit: "stormtroopers",
  state: standing([
    [473, 300],
    [446, 300],
    [446, 330],
    [446, 270],
  ]),
};
const OUT: Action = moving(straight(1, { x: -1, y: 0 }, [400, 300]));

describe("units in melee", () => {
  const walker = { unit: "at-st", state: standing([[436.5, 300]]) };

  it("[leg.melee.definition] [leg.engaged.definition] Troopers in base contact are in melee, and engaged", () => {
    const state = fight(SQUAD);
    expect(fightsOf({ box, state }, [0])).toEqual([[0, 1]]);
    expect([isEngaged({ box, state }, 0), isEngaged({ box, state }, 1)]).toEqual([true, true]);
  });

  it("[leg.engaged.only-troopers] [leg.type.ground-melee-not-engaged] Ground vehicles can be in melee, but are never engaged", () => {
    const state = fight(walker);
    expect(fightsOf({ box, state }, [0])).toEqual([[0, 1]]);
    expect([isEngaged({ box, state }, 0), isEngaged({ box, state }, 1)]).toEqual([false, false]);
    expect(offered(state)).toContain("perform move");
  });

  it("[leg.type.repulsor-melee-not-engaged] Repulsor vehicles can be in melee, but are never engaged", () => {
    const state = fight({ unit: "x-34-landspeeder", state: standing([[436.5, 300]]) });
    expect(fightsOf({ box, state }, [0])).toEqual([[0, 1]]);
    expect(isEngaged({ box, state }, 0)).toBe(false);
    expect(offered(state)).toContain("perform move");
  });

  it("[leg.engaged.no-moves] Engaged units cannot move, but may withdraw", () => {
    const state = fight(SQUAD);
    expect(offered(state)).not.toContain("perform move");
    expect(offered(state)).toContain("perform withdraw");
    expectIllegal(engine.apply(state, { type: "perform", subject: "move" }), "leg.engaged.no-moves");
    expect(moveBan({ box, state }, 0, "effect")?.rule).toBe("leg.engaged.no-moves");
  });
});

describe("withdrawing", () => {
  const withdraw: Action = { type: "perform", subject: "withdraw" };

  it("[leg.withdraw.definition] [leg.withdraw.move-action] A unit withdraws from melee with a move of speed 1", () => {
    const asked = playOut(fight(SQUAD), [withdraw]).state;
    expectIllegal(engine.apply(asked, moving(straight(2, { x: -1, y: 0 }, [380, 300]))), "leg.move.standard-tool");
    const out = playOut(asked, [OUT]).state;
    expect(inContact(out, 0)).toEqual([]);
    const free = fight({
      ...SQUAD,
      state: standing([
        [400, 300],
        [370, 300],
        [370, 330],
        [370, 270],
      ]),
    });
    expect(moveBan({ box, state: free }, 0, "withdraw")?.rule).toBe("leg.withdraw.definition");
  });

  it("[leg.withdraw.definition] A withdrawing unit leaves contact with all its enemies, and these do not move", () => {
    const spots = [
      [473, 327],
      [500, 360],
      [530, 360],
      [530, 390],
    ] as const;
    const rebels = (at: Parameters<typeof standing>[0]) => ({ unit: "rebel-troopers", state: standing(at) });
    const first = [
      [500, 300],
      [530, 300],
      [530, 330],
      [530, 270],
    ] as const;
    const start = scene({ armies: [[SQUAD], [rebels(first), rebels(spots)]], frames: [acting(0)] });
    const state = settled(start).state;
    expect(fightsOf({ box, state }, [0])).toHaveLength(2);
    const out = playOut(state, [withdraw, OUT]).state;
    expect(inContact(out, 0)).toEqual([]);
    expect(out.units.slice(1)).toEqual(state.units.slice(1));
  });

  it("[leg.withdraw.no-new-melee] A withdrawing unit cannot end in contact or start another melee afterwards", () => {
    const asked = playOut(fight(SQUAD), [withdraw]).state;
    const stay = straight(1, { x: 0, y: 1 }, [473, 300]);
    expectIllegal(engine.apply(asked, moving(stay)), "leg.base-contact.enemy-needs-melee-weapon");
    const again = playOut(asked, [OUT, { type: "perform", subject: "move" }]).state;
    const back = moving(straight(1, EAST, [473, 300]));
    expectIllegal(engine.apply(again, back), "leg.base-contact.enemy-needs-melee-weapon");
  });

  it("[leg.withdraw.no-attack] [leg.withdraw.no-standby] A unit that withdraws cannot attack or take standby in that activation", () => {
    const out = playOut(fight(SQUAD), [withdraw, OUT]).state;
    expectIllegal(engine.apply(out, { type: "perform", subject: "attack" }), "leg.withdraw.no-attack");
    expectIllegal(engine.apply(out, { type: "perform", subject: "standby" }), "leg.withdraw.no-standby");
    const attacked = fight(SQUAD, { done: ["attack"] });
    expectIllegal(engine.apply(attacked, withdraw), "leg.withdraw.no-attack");
  });

  it("[leg.type.creature-attack-and-withdraw] Creature troopers may both withdraw and attack", () => {
    const dewback = { unit: "dewback-rider", state: standing([[451.5, 300]]) };
    const state = fight(dewback, { done: ["attack"] });
    expect(isEngaged({ box, state }, 0)).toBe(true);
    expect(offered(state)).toContain("perform withdraw");
  });

  it("[leg.withdraw.speed-zero] A unit of speed 0 cannot withdraw", () => {
    const slow = {
      unit: "rebel-troopers",
      state: standing([
        [500, 300],
        [530, 300],
        [530, 330],
        [530, 270],
      ]),
    };
    const gun = { unit: "1-4-fd-laser-cannon-team", state: standing([[700, 300]]) };
    const storm = {
      unit: "stormtroopers",
      state: standing([
        [636.5, 300],
        [600, 300],
        [600, 330],
        [600, 270],
      ]),
    };
    const state = scene({ armies: [[storm], [gun, slow]], frames: [acting(1)] });
    expect(isEngaged({ box, state }, 1)).toBe(true);
    expect(moveBan({ box, state }, 1, "withdraw")?.rule).toBe("leg.withdraw.speed-zero");
  });
});
