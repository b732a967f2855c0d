import { at, nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { isTooHurried } from "../../../src/mission/assets.ts";
import { farther } from "../../../src/moving/frames/compulsory.ts";
import { moveBan } from "../../../src/moving/moves.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import type { TerrainPiece } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { moverOf } from "../../../src/table/movement/mover.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { sceneOf, statusOf } from "../../../src/units/positions.ts";
import { add, DONE, faces, moving, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, FAR, PHASE, READY, SLOWED, TALL } from "../../helpers/activations.ts";
import { attackOf, HERE, SNOW, THERE } from "../../helpers/attacks.ts";
import { edges, mission } from "../../helpers/missions.ts";
import { movesOf, movingScene, onMission, placeAll, standing, straight } from "../../helpers/moves.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";
import { across, piece, rectangle } from "../../helpers/terrain.ts";

const REBELS = { unit: "rebel-troopers", at: THERE } as const;

/** Marks the end of a notched move forward along a straight tool of a speed. */
function ahead(speed: 1 | 2 | 3, travel: number | "full" = "full") {
  return moving({
    type: "notched",
    towards: "front",
    tool: { speed, first: EAST, second: EAST },
    travel,
    followers: "auto",
  });
}

describe("Scale", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const wookiees: Fielding = { unit: "wookiee-warriors-freedom-fighters", at: [300, 300] };

  const up = (top: number, who: Fielding) => {
    const state = movingScene([[who], [FAR]], { table: across(top, {}, 340, 200) });
    const onto = {
      ...straight(1, EAST, [368, 300]),
      type: "climb",
      to: { x: mm(368), y: mm(300), z: mm(top) },
    } as const;
    return engine.apply(state, moving(onto));
  };

  it("[leg.kw.scale.climb] A unit with Scale may climb two heights instead of one", () => {
    expect(up(290, wookiees).ok).toBe(true);
    expectIllegal(up(310, wookiees), "leg.climb.vertical-limit");
    expectIllegal(up(290, { unit: "stormtroopers", at: [300, 300] }), "leg.climb.vertical-limit");
  });

  it("[leg.kw.scale.difficult] A unit with Scale is not slowed by difficult terrain", () => {
    const table = across(1, { kind: "area", movement: "difficult" }, 200, 400);
    const walk = moving(straight(2, EAST, [380, 300]));
    expect(engine.apply(movingScene([[wookiees], [FAR]], { table }), walk).ok).toBe(true);
    const storm: Fielding = { unit: "stormtroopers", at: [300, 300] };
    expectIllegal(engine.apply(movingScene([[storm], [FAR]], { table }), walk), SLOWED);
  });
});

describe("Scout", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const reserve = (unit: string): State => {
    const frames = [acting(0, { stage: "panic" })];
    const armies = [[{ unit, at: null }], [FAR]] as const;
    return done(onMission(scene({ armies, frames })), () => undefined).state;
  };

  it("[leg.kw.scout-x.deploy] A unit with Scout may make a free move of its own speed when it deploys", () => {
    const state = reserve("scout-troopers");
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const asked = playOut(state, [{ type: "effect", subject: 0 }]).state;
    const [longest] = movesOf(asked);
    expect(longest).toMatchObject({ type: "deploy", tool: { speed: 3 } });
    const out = longest === undefined ? asked : playOut(asked, [moving(longest)]).state;
    expect(nearest(out, "activation")).toMatchObject({ actions: 2, done: ["move"] });
    expect(out.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
  });

  it("[leg.kw.scout-x.deploy] Difficult terrain does not slow the deployment of a unit with Scout, but slows other units", () => {
    const mud = piece("mud", rectangle(0, 0, 1800, 400), 0, { kind: "scatter", movement: "difficult" });
    const table = { terrain: [mud] };
    const armies = [[{ unit: "scout-troopers", at: null }], [FAR]] as const;
    const speeds = (state: State) => new Set(movesOf(state).map((move) => ("tool" in move ? move.tool?.speed : 0)));
    const frames = [acting(0, { stage: "panic" })];
    const scouts = done(onMission(scene({ armies, frames, table })), () => undefined).state;
    const asked = playOut(scouts, [{ type: "effect", subject: 0 }]).state;
    expect(speeds(asked)).toContain(3);
    const [longest] = movesOf(asked);
    expect(longest).toMatchObject({ type: "deploy", tool: { speed: 3 } });
    const out = longest === undefined ? asked : playOut(asked, [moving(longest)]).state;
    expect(out.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
    // The same unit, without its keyword's move, is slowed from 2 to 1.
    const others = playOut(scouts, [{ type: "pass" }]).state;
    expect(nearest(others, "move")?.terms.unhindered).toBe(false);
    expect([...speeds(others)]).toEqual([1]);
  });

  it("[leg.kw.scout-x.cap] Scout counts as at most Scout 3", () => {
    const frames = [acting(0, { stage: "panic" })];
    const ongoing = [{ unit: 0, keyword: "scout", value: 2, until: "game" }] as const;
    const armies = [[{ unit: "scout-troopers", at: null }], [FAR]] as const;
    const state = done(onMission(scene({ armies, frames, state: { ongoing } })), () => undefined).state;
    const asked = playOut(state, [{ type: "effect", subject: 0 }]).state;
    expect(nearest(asked, "move")?.terms.speed).toBe(3);
  });
});

describe("Scouting Party", () => {
  it("[leg.kw.scouting-party-x] Scouting Party lets up to X friendly troopers without Scout gain it for the game", () => {
    const rex: Fielding = { unit: "clone-captain-rex-honorable-soldier", at: null };
    const clones: Fielding = { unit: "clone-trooper-infantry", at: null };
    const barc: Fielding = { unit: "barc-speeder", at: null };
    const arf: Fielding = { unit: "arf-troopers", at: null };
    const start = scene({ armies: [[rex, clones, barc, arf, clones], [FAR]], frames: [PHASE, acting(5)] });
    const asked = done(start, (work) => atMoment(work, "setup-effects", null)).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.4", "done"]);
    const gone = playOut(asked, [unitChosen("p1.4"), { type: "done" }]);
    const scout = (unit: number) => keywordsOf({ box, state: gone.state }, unit)["scout"];
    expect([scout(0), scout(1), scout(4)]).toEqual([1, undefined, 1]);
    expect(eventsOf(gone, "ongoing-began")).toMatchObject([{ keyword: "scout", rule: "leg.kw.scouting-party-x" }]);
    expect(gone.state.ongoing).toEqual([{ unit: 4, keyword: "scout", value: 1, until: "game" }]);
    const first = playOut(asked, [unitChosen("p1.1")]).state;
    expect(offered(first)).toEqual(["choose-unit p1.4", "done"]);
    const both = playOut(first, [unitChosen("p1.4")]).state;
    expect([1, 4].map((unit) => keywordsOf({ box, state: both }, unit)["scout"])).toEqual([1, 1]);
  });
});

describe("Scouting Party", () => {
  it("[leg.kw.scouting-party-x] Scouting Party can choose only troopers of its own faction", () => {
    const armies = [
      [
        { unit: "clone-captain-rex-honorable-soldier", at: null },
        { unit: "stormtroopers", at: null },
        { unit: "clone-trooper-infantry", at: null },
      ],
      [],
    ] as const;
    const start = scene({ armies, state: { phase: "setup" } });
    const { state } = done(start, (work) => atMoment(work, "setup-effects", null));
    expect(offered(state)).toEqual(["choose-unit p1.2", "done"]);
  });
});

describe("Speeder", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const speeder: Fielding = { unit: "x-34-landspeeder", state: standing([[300, 300]]) };

  function starts(more: Partial<Fielding> = {}): State {
    const frames = [acting(0, { stage: "panic" })];
    return done(scene({ armies: [[{ ...speeder, ...more }], [FAR]], frames }), () => undefined).state;
  }

  it("[leg.kw.speeder-x.terrain] A unit with Speeder X moves over terrain up to height X", () => {
    const bar = (top: number): TerrainPiece[] => [piece("bar", rectangle(360, 200, 10, 200), top)];
    const at = (top: number) => movingScene([[speeder], [FAR]], { table: { terrain: bar(top) } });
    expect(engine.apply(at(140), ahead(2)).ok).toBe(true);
    expectIllegal(engine.apply(at(160), ahead(2)), TALL);
  });

  it("[leg.kw.speeder-x.terrain] A unit with Speeder 2 moves over terrain twice as high as Speeder 1 does", () => {
    const flyer: Fielding = { unit: "t-47-airspeeder", state: standing([[300, 300]]) };
    const bar = (top: number): TerrainPiece[] => [piece("bar", rectangle(360, 200, 10, 200), top)];
    const at = (top: number) => movingScene([[flyer], [FAR]], { table: { terrain: bar(top) } });
    expect(engine.apply(at(290), ahead(2)).ok).toBe(true);
    expectIllegal(engine.apply(at(310), ahead(2)), TALL);
  });

  it("[leg.kw.speeder-x.no-rotate] A unit with Speeder does not rotate before it moves", () => {
    const state = movingScene([[speeder], [FAR]]);
    const tool = { speed: 2, first: { x: 0, y: 1 }, second: { x: 0, y: 1 } } as const;
    const turned = { type: "notched", towards: "front", turn: { x: 0, y: 1 }, tool, travel: "full" } as const;
    expectIllegal(engine.apply(state, moving({ ...turned, followers: "auto" })), "leg.notched.step-1-rotate");
  });

  it("[leg.kw.speeder-x.compulsory] [leg.kw.compulsory-move.full] A unit with Speeder makes a full move at its highest speed at the start or the end of its actions", () => {
    const first = starts();
    expect(offered(first)).toEqual(["effect 0", "pass"]);
    const asked = playOut(first, [{ type: "effect", subject: 0 }]).state;
    expectIllegal(engine.apply(asked, ahead(1)), "leg.kw.compulsory-move.full");
    expectIllegal(engine.apply(asked, ahead(2, mm(40))), "leg.kw.compulsory-move.partial");
    const gone = playOut(asked, [ahead(2)]).state;
    expect(nearest(gone, "activation")).toMatchObject({ actions: 2, done: ["compulsory-move"] });
    expect(engine.decision(playOut(gone, [{ type: "done" }]).state)?.kind).not.toBe("move");
    const last = playOut(first, [{ type: "pass" }, { type: "done" }]).state;
    expect(engine.decision(last)).toMatchObject({ kind: "move" });
    expect(movesOf(last)).not.toEqual([]);
    expect(movesOf(last).every((move) => move.type === "notched" && move.travel === "full")).toBe(true);
  });

  it("[leg.actions.free-action-window] A compulsory move at the end of the actions is a move action, so that Relentless allows a free attack after it", () => {
    const bikes: Fielding = {
      unit: "74-z-speeder-bikes",
      state: standing([
        [300, 300],
        [300, 380],
      ]),
    };
    const enemy: Fielding = { unit: "rebel-troopers", at: [900, 600] };
    const relentless = { unit: 0, keyword: "relentless", value: 1, until: "round" } as const;
    const last = (done: readonly string[]): State => {
      const frames = [acting(0, { actions: 0, done })];
      const start = scene({ armies: [[bikes], [enemy]], frames, state: { ongoing: [relentless] } });
      return playOut(start, [{ type: "done" }]).state;
    };
    const moved = (state: State): State => playOut(state, engine.legalActions(state).slice(0, 1)).state;
    const ended = moved(last(["aim"]));
    expect(offered(ended)).toEqual(["effect 0", "pass"]);
    const attack = playOut(ended, [{ type: "effect", subject: 0 }]);
    expect(nearest(attack.state, "attack")).toMatchObject({ attacker: 0, reason: "relentless" });
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "relentless" }]);
    expect(nearest(moved(last(["attack"])), "effects")).toBeUndefined();
  });

  it("[leg.kw.compulsory-move.partial] A unit with Speeder must move as far as it can if a full move is impossible", () => {
    const wall: Fielding = { unit: "at-st", state: standing([[480, 300]]) };
    const state = movingScene([[speeder, wall], [FAR]], { terms: { compulsory: true } });
    expect(engine.why(state, ahead(2))?.rule).toBe("leg.move.no-end-overlap");
    expectIllegal(engine.apply(state, ahead(2, mm(50))), "leg.kw.compulsory-move.partial");
    expect(engine.apply(state, ahead(2, mm(80))).ok).toBe(true);
  });

  it("[leg.kw.compulsory-move.partial] A compulsory move must go as far as possible, wherever its player places the other miniatures", () => {
    const bikes: Fielding = {
      unit: "74-z-speeder-bikes",
      state: standing([
        [300, 300],
        [200, 300],
      ]),
    };
    const wall: Fielding = { unit: "at-st", state: standing([[519, 300]]) };
    const state = movingScene([[bikes, wall], [FAR]], { terms: { compulsory: true } });
    const tool = { speed: 3, first: EAST, second: EAST } as const;
    const ride = (travel: number, x: number) => {
      const followers = { "p1.0.1": { x: mm(x), y: mm(300), z: 0 } };
      return moving({ type: "notched", towards: "front", tool, travel, followers });
    };
    // At the very end of half-range: were the leader to go on, the other could not stay where it is.
    expectIllegal(engine.apply(state, ride(mm(50), 225.1)), "leg.kw.compulsory-move.partial");
    expect(engine.apply(state, ride(mm(144), 384)).ok).toBe(true);
  });

  it("[leg.kw.compulsory-move.partial] The search for the longest compulsory move ends at most one step short, whatever its limit", () => {
    const wall: Fielding = { unit: "at-st", state: standing([[480, 300]]) };
    const state = movingScene([[speeder, wall], [FAR]], { terms: { compulsory: true } });
    const allowance = { speed: 2, rotates: false };
    const bound = { mover: moverOf(sceneOf({ box, state }), "p1.0", allowance), allowance };
    const tool = { speed: 2, first: EAST, second: EAST } as const;
    const short = { type: "notched", towards: "front", tool, travel: mm(21.5), followers: "auto" } as const;
    expect(farther(bound, short)).toEqual({ ...short, travel: mm(79.5) });
    expect(farther(bound, short, 0)).toEqual({ ...short, travel: mm(74.5) });
    expect(farther(bound, { ...short, travel: mm(74.5) }, 0)).toBeUndefined();
  });

  it("[leg.kw.speeder-x.assets] A unit with Speeder that holds an asset cannot make a second move action, and cannot claim one after its second", () => {
    const look = (frame: Parameters<typeof acting>[1], holds: readonly number[]) => ({
      box,
      state: scene({
        armies: [[{ ...speeder, state: { ...standing([[300, 300]]), holds } }], [FAR]],
        frames: [acting(0, frame)],
      }),
    });
    expect(moveBan(look({ done: ["move"] }, [0]), 0, "action")?.rule).toBe("leg.kw.speeder-x.assets");
    expect(moveBan(look({ done: ["compulsory-move"] }, [0]), 0, "action")).toBeUndefined();
    expect(moveBan(look({ done: ["move"] }, []), 0, "action")).toBeUndefined();
    expect(isTooHurried(look({ done: ["move", "move"] }, []), 0)).toBe(true);
    expect(isTooHurried(look({ done: ["move", "compulsory-move"] }, []), 0)).toBe(false);
  });
});

describe("Spotter", () => {
  it("[leg.kw.spotter-x] Spotter is a card action by which up to X friends at range 2 gain an aim token each", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", at: HERE };
    const storm: Fielding = { unit: "stormtroopers", at: [450, 300] };
    const asked = playOut(acts([veers, storm]).state, [perform("spotter")]).state;
    expectIllegal(engine.apply(asked, unitChosen("p2.0")), "leg.kw.spotter-x");
    const given = playOut(asked, [unitChosen("p1.1"), DONE]).state;
    expect([0, 1].map((unit) => unitTokens(given, unit, "aim"))).toEqual([0, 1]);
  });
});

describe("Spray", () => {
  it("[leg.kw.spray] A weapon with Spray adds its dice once per defending miniature in sight", () => {
    const state = attackOf([{ ...SNOW, upgrades: ["flametrooper"] }], [{ ...REBELS, at: [300, 420] }]);
    const formed = playOut(state, [add(4, 2), DONE], faces(4, "blank"));
    expect(eventsOf(formed, "attack-declared")).toMatchObject([{ dice: [0, 4, 0] }]);
  });
});

describe("Stationary", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const gun: Fielding = { unit: "1-4-fd-laser-cannon-team", at: null };

  it("[leg.kw.stationary] A unit with Stationary can only pivot, so it cannot deploy by moving", () => {
    const turn = (at: Fielding["at"]) =>
      done(scene({ armies: [[FAR], [{ ...gun, at: at ?? null }]], frames: [acting(1)] }), () => undefined).state;
    const asked = playOut(turn([300, 300]), [{ type: "perform", subject: "move" }]).state;
    expect(new Set(movesOf(asked).map(({ type }) => type))).toEqual(new Set(["pivot"]));
    const idle = turn(null);
    expect(idle.units.map(statusOf)).toEqual(["deployed", "undeployed"]);
    expect(nearest(idle, "activation")).toBeUndefined();
    const reserve = scene({ armies: [[FAR], [gun]], frames: [acting(1)] });
    expect(moveBan({ box, state: reserve }, 1, "action")?.rule).toBe("leg.kw.stationary");
  });

  it("[leg.kw.stationary] A unit with Stationary must deploy by Prepared Position, which is optional for other units", () => {
    const start = (unit: string) =>
      playOut(edges(mission("close-the-pocket"), { armies: [[FAR], [{ unit, at: null }]], state: { blue: 1 } }), [
        { type: "choose-edge", subject: "far" },
      ]).state;
    expect(offered(start("mark-ii-medium-blaster-trooper"))).toEqual(["choose-unit p2.0", "pass"]);
    // It has to, so nobody is asked.
    const end = placeAll(start("1-4-fd-laser-cannon-team"));
    expect(statusOf(at(end.units, 1))).toBe("deployed");
  });
});

describe("Steady", () => {
  const enemy: Fielding = { unit: "rebel-troopers", at: [340, 550], state: READY };

  const ahead = moving(straight(1, EAST, [340, 300]));

  it("[leg.kw.steady] Steady gives a free attack after a move action, only with ranged weapons", () => {
    const moved = playOut(movingScene([[{ unit: "snowtroopers", at: HERE }], [enemy]]), [ahead]).state;
    expect(offered(moved)).toEqual(["effect 0", "pass"]);
    const attacking = playOut(moved, [{ type: "effect", subject: 0 }]);
    expect(eventsOf(attacking, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "steady" }]);
    const kinds = offered(attacking.state).flatMap((key) =>
      key.startsWith("add-weapon") ? [key.split(" ").pop()] : [],
    );
    expect(new Set(kinds)).toEqual(new Set(["ranged"]));
    const nobody = playOut(movingScene([[{ unit: "snowtroopers", at: HERE }], [FAR]]), [ahead]).state;
    expect(offered(nobody)).not.toContain("effect 0");
  });
});
