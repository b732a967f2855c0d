import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { isTooHurried } from "../../../src/mission/assets.ts";
import { isWithinTerritory } from "../../../src/mission/territory.ts";
import { farther } from "../../../src/moving/frames/compulsory.ts";
import { moveBan } from "../../../src/moving/moves.ts";
import { deployInTerritory } from "../../../src/moving/territory-deploy.ts";
import type { State } from "../../../src/state/state.ts";
import type { TableSpec, TerrainPiece } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { moverOf } from "../../../src/table/movement/mover.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { sceneOf } from "../../../src/units/positions.ts";
import { box, done, engine, eventsOf, type Fielding, keys, play, scene } from "../../helpers.ts";
import { acting, movesOf, moving, movingScene, onMission, placeAll, standing, straight } from "../../moving/moving.ts";
import { piece, rectangle } from "../../table/helpers.ts";

const EAST = { x: 1, y: 0 };
const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

/** A table with one piece across the way east of x = 350 mm. */
function across(top: number, more: Parameters<typeof piece>[3] = {}, from = 350, long = 60): TableSpec {
  return { terrain: [piece("block", rectangle(from, 100, long, 400), top, more)] };
}

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

describe("Agile", () => {
  const rebels: Fielding = { unit: "rebel-troopers", at: [300, 300] };
  const dodges = (state: State) => unitTokens(state, 0, "dodge");

  it("[leg.kw.agile-x] gives dodge tokens for standard moves of actions alone", () => {
    const step = play(movingScene([[rebels], [FAR]]), [moving(straight(1, EAST, [340, 300]))]);
    expect(dodges(step.state)).toBe(1);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ rule: "leg.kw.agile-x", cause: "agile" }]);
    const granted = movingScene([[rebels], [FAR]], { reason: "effect" });
    expect(dodges(play(granted, [moving(straight(1, EAST, [340, 300]))]).state)).toBe(0);
    const rider = {
      unit: "tauntaun-riders",
      state: standing([
        [300, 300],
        [300, 360],
      ]),
    };
    const pivoted = play(movingScene([[rider], [FAR]]), [
      moving({ type: "pivot", heading: { x: 0, y: 1 }, followers: "auto" }),
    ]);
    expect(dodges(pivoted.state)).toBe(0);
  });
});

describe("Jump", () => {
  const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 300] };
  const jump = { type: "perform", subject: "jump" } as const;
  const over = moving(straight(2, EAST, [430, 300]));

  function acts(table: TableSpec): State {
    return done(scene({ armies: [[luke], [FAR]], frames: [acting(0)], table }), () => undefined).state;
  }

  it("[leg.kw.jump-x.action] is a card action that moves over terrain of its height", () => {
    const state = acts(across(140));
    expectIllegal(engine.apply(play(state, [{ type: "perform", subject: "move" }]).state, over), TALL);
    const jumped = play(state, [jump, over]).state;
    expect(jumped.units[0]?.miniatures[0]).toMatchObject({ x: mm(430) });
    expect(nearest(jumped, "activation")).toMatchObject({ actions: 1, done: ["jump", "move"] });
    expect(keys(jumped)).not.toContain("perform jump");
    const climb = { ...straight(1, EAST, [340, 300]), type: "climb" } as const;
    expectIllegal(engine.apply(play(state, [jump]).state, moving(climb)), "leg.move.granted-speed");
  });

  it("[leg.kw.jump-x.height] of no more than its height, from where the unit starts", () => {
    expectIllegal(engine.apply(play(acts(across(160)), [jump]).state, over), TALL);
  });

  it("[leg.kw.jump-x.ignores] difficult terrain does not slow it, impassable terrain is crossed, not landed on", () => {
    const swamp = across(1, { kind: "area", movement: "difficult" });
    expectIllegal(engine.apply(play(acts(swamp), [{ type: "perform", subject: "move" }]).state, over), SLOWED);
    expect(engine.apply(play(acts(swamp), [jump]).state, over).ok).toBe(true);
    const chasm = across(170, { kind: "area", movement: "impassable" });
    const leaping = play(acts(chasm), [jump]).state;
    expect(engine.apply(leaping, over).ok).toBe(true);
    expectIllegal(engine.apply(leaping, moving(straight(1, EAST, [375, 300]))), "leg.terrain.impassable-end");
  });
});

const TALL = "leg.move.obstacle-tool-overlap";
const SLOWED = "leg.move.difficult-tool";

describe("Scale", () => {
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

  it("[leg.kw.scale.climb] climbs two heights instead of one", () => {
    expect(up(290, wookiees).ok).toBe(true);
    expectIllegal(up(310, wookiees), "leg.climb.vertical-limit");
    expectIllegal(up(290, { unit: "stormtroopers", at: [300, 300] }), "leg.climb.vertical-limit");
  });

  it("[leg.kw.scale.difficult] is not slowed by difficult terrain", () => {
    const table = across(1, { kind: "area", movement: "difficult" }, 200, 400);
    const walk = moving(straight(2, EAST, [380, 300]));
    expect(engine.apply(movingScene([[wookiees], [FAR]], { table }), walk).ok).toBe(true);
    const storm: Fielding = { unit: "stormtroopers", at: [300, 300] };
    expectIllegal(engine.apply(movingScene([[storm], [FAR]], { table }), walk), SLOWED);
  });
});

describe("Speeder", () => {
  const speeder: Fielding = { unit: "x-34-landspeeder", state: standing([[300, 300]]) };

  function starts(more: Partial<Fielding> = {}): State {
    const frames = [acting(0, { step: "panic" })];
    return done(scene({ armies: [[{ ...speeder, ...more }], [FAR]], frames }), () => undefined).state;
  }

  it("[leg.kw.speeder-x.terrain] passes over terrain of its height", () => {
    const bar = (top: number): TerrainPiece[] => [piece("bar", rectangle(360, 200, 10, 200), top)];
    const at = (top: number) => movingScene([[speeder], [FAR]], { table: { terrain: bar(top) } });
    expect(engine.apply(at(140), ahead(2)).ok).toBe(true);
    expectIllegal(engine.apply(at(160), ahead(2)), TALL);
  });

  it("[leg.kw.speeder-x.no-rotate] does not rotate before it moves", () => {
    const state = movingScene([[speeder], [FAR]]);
    const tool = { speed: 2, first: { x: 0, y: 1 }, second: { x: 0, y: 1 } } as const;
    const turned = { type: "notched", towards: "front", turn: { x: 0, y: 1 }, tool, travel: "full" } as const;
    expectIllegal(engine.apply(state, moving({ ...turned, followers: "auto" })), "leg.notched.step-1-rotate");
  });

  it("[leg.kw.speeder-x.compulsory] makes a full move at its highest speed at the start or the end", () => {
    const first = starts();
    expect(keys(first)).toEqual(["effect 0", "pass"]);
    const asked = play(first, [{ type: "effect", subject: 0 }]).state;
    expectIllegal(engine.apply(asked, ahead(1)), "leg.kw.speeder-x.compulsory");
    expectIllegal(engine.apply(asked, ahead(2, mm(40))), "leg.kw.speeder-x.compulsory");
    const gone = play(asked, [ahead(2)]).state;
    expect(nearest(gone, "activation")).toMatchObject({ actions: 2, done: ["compulsory-move"] });
    expect(engine.decision(play(gone, [{ type: "done" }]).state)?.kind).not.toBe("move");
    const last = play(first, [{ type: "pass" }, { type: "done" }]).state;
    expect(engine.decision(last)).toMatchObject({ kind: "move" });
    expect(movesOf(last)).not.toEqual([]);
    expect(movesOf(last).every((move) => move.type === "notched" && move.travel === "full")).toBe(true);
  });

  it("[leg.actions.free-action-window] the compulsory move that ends Perform Actions is a move action in it: a free attack may follow", () => {
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
      return play(start, [{ type: "done" }]).state;
    };
    const moved = (state: State): State => play(state, engine.legalActions(state).slice(0, 1)).state;
    const ended = moved(last(["aim"]));
    expect(keys(ended)).toEqual(["effect 0", "pass"]);
    const attack = play(ended, [{ type: "effect", subject: 0 }]);
    expect(nearest(attack.state, "attack")).toMatchObject({ attacker: 0, reason: "relentless" });
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "relentless" }]);
    expect(nearest(moved(last(["attack"])), "effects")).toBeUndefined();
  });

  it("[leg.kw.speeder-x.compulsory] goes as far as it can where a full move is impossible", () => {
    const wall: Fielding = { unit: "at-st", state: standing([[480, 300]]) };
    const state = movingScene([[speeder, wall], [FAR]], { terms: { compulsory: true } });
    expect(engine.why(state, ahead(2))?.rule).toBe("leg.move.no-end-overlap");
    expectIllegal(engine.apply(state, ahead(2, mm(50))), "leg.kw.speeder-x.compulsory");
    expect(engine.apply(state, ahead(2, mm(80))).ok).toBe(true);
  });

  it("[leg.kw.speeder-x.compulsory] goes as far as it can wherever its player wants the others of the unit", () => {
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
    expectIllegal(engine.apply(state, ride(mm(50), 225.1)), "leg.kw.speeder-x.compulsory");
    expect(engine.apply(state, ride(mm(144), 384)).ok).toBe(true);
  });

  it("[leg.kw.speeder-x.compulsory] goes within a step of where it can, whatever is looked at to find out", () => {
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

  it("[leg.kw.speeder-x.assets] and assets shut a second move action out", () => {
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

describe("Scout", () => {
  const reserve = (unit: string): State => {
    const frames = [acting(0, { step: "panic" })];
    const armies = [[{ unit, at: null }], [FAR]] as const;
    return done(onMission(scene({ armies, frames })), () => undefined).state;
  };

  it("[leg.kw.scout-x.deploy] may deploy at the start with a free move of its own speed", () => {
    const state = reserve("scout-troopers");
    expect(keys(state)).toEqual(["effect 0", "pass"]);
    const asked = play(state, [{ type: "effect", subject: 0 }]).state;
    const [longest] = movesOf(asked);
    expect(longest).toMatchObject({ type: "deploy", tool: { speed: 3 } });
    const out = longest === undefined ? asked : play(asked, [moving(longest)]).state;
    expect(nearest(out, "activation")).toMatchObject({ actions: 2, done: ["move"] });
    expect(out.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
  });

  it("[leg.kw.scout-x.deploy] difficult terrain does not slow it, as it slows the deployment of others", () => {
    const mud = piece("mud", rectangle(0, 0, 1800, 400), 0, { kind: "scatter", movement: "difficult" });
    const table = { terrain: [mud] };
    const armies = [[{ unit: "scout-troopers", at: null }], [FAR]] as const;
    const speeds = (state: State) => new Set(movesOf(state).map((move) => ("tool" in move ? move.tool?.speed : 0)));
    const frames = [acting(0, { step: "panic" })];
    const scouts = done(onMission(scene({ armies, frames, table })), () => undefined).state;
    const asked = play(scouts, [{ type: "effect", subject: 0 }]).state;
    expect(speeds(asked)).toContain(3);
    const [longest] = movesOf(asked);
    expect(longest).toMatchObject({ type: "deploy", tool: { speed: 3 } });
    const out = longest === undefined ? asked : play(asked, [moving(longest)]).state;
    expect(out.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
    // The same unit, without its keyword's move, is slowed from 2 to 1.
    const others = play(scouts, [{ type: "pass" }]).state;
    expect(nearest(others, "move")?.terms.unhindered).toBe(false);
    expect([...speeds(others)]).toEqual([1]);
  });

  it("[leg.kw.scout-x.cap] counts no higher than 3", () => {
    const frames = [acting(0, { step: "panic" })];
    const ongoing = [{ unit: 0, keyword: "scout", value: 2, until: "game" }] as const;
    const armies = [[{ unit: "scout-troopers", at: null }], [FAR]] as const;
    const state = done(onMission(scene({ armies, frames, state: { ongoing } })), () => undefined).state;
    const asked = play(state, [{ type: "effect", subject: 0 }]).state;
    expect(nearest(asked, "move")?.terms.speed).toBe(3);
  });
});

/** Whether all miniatures of the first unit but its leader are completely in the territory of their side. */
function isHome(state: State): boolean {
  const [, ...others] = sceneOf({ box, state }).figures.filter(({ id }) => id.startsWith("p1.0."));
  return others.every(({ shape }) => isWithinTerritory({ box, state }, 0, shape));
}

describe("deploying in the territory", () => {
  it("[leg.kw.infiltrate] places the unit in its territory as its activation starts, if its player likes", () => {
    const frames = [acting(0, { step: "start" })];
    const armies = [[{ unit: "imperial-special-forces", at: null }], [FAR]] as const;
    const state = done(onMission(scene({ armies, frames })), () => undefined).state;
    expect(keys(state)).toEqual(["effect 0", "pass"]);
    const asked = play(state, [{ type: "effect", subject: 0 }]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "place", rule: "leg.kw.infiltrate", seat: "player-1" });
    const centre = { type: "place", subject: "p1.0.0", to: { x: mm(900), y: mm(450), z: 0 }, heading: EAST } as const;
    expectIllegal(engine.apply(asked, centre), "leg.kw.infiltrate");
    const end = placeAll(asked);
    expect(end.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
    expect(isHome(end)).toBe(true);
    expect(engine.decision(end)?.kind).not.toBe("place");
  });

  it("[leg.kw.prepared-position] does so in set-up, and gains a dodge token", () => {
    const armies = [[{ unit: "shoretroopers", at: null }], [FAR]] as const;
    const state = onMission(scene({ armies, state: { phase: "setup", round: 0 } }));
    const end = placeAll(done(state, (work) => deployInTerritory(work, 0)).state);
    expect(isHome(end)).toBe(true);
    expect(unitTokens(end, 0, "dodge")).toBe(1);
  });

  it("[leg.notched.step-8-orientation] turns notched bases as their leader stands", () => {
    const armies = [[{ unit: "74-z-speeder-bikes", at: null }], [FAR]] as const;
    const state = done(onMission(scene({ armies })), (work) => deployInTerritory(work, 0)).state;
    const [leader] = engine.legalActions(state);
    const next = play(state, leader === undefined ? [] : [leader]).state;
    const [follower] = engine.legalActions(next);
    expect(follower?.type === "place" && engine.why(next, follower)).toBeUndefined();
    const turned = { ...follower, heading: { x: 1, y: 1 } } as typeof follower;
    expect(turned && engine.why(next, turned)?.rule).toBe("leg.notched.step-8-orientation");
  });
});
