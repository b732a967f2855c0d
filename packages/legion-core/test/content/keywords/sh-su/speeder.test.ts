import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { isTooHurried } from "../../../../src/mission/assets.ts";
import { farther } from "../../../../src/moving/frames/compulsory.ts";
import { moveBan } from "../../../../src/moving/moves.ts";
import type { State } from "../../../../src/state/state.ts";
import type { TerrainPiece } from "../../../../src/table/documents.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { moverOf } from "../../../../src/table/movement/mover.ts";
import { begin, type UnitSpec } from "../../../../src/testing/index.ts";
import { sceneOf } from "../../../../src/units/positions.ts";
import { DONE, moving, PASS } from "../../../helpers/actions.ts";
import { acting, TALL } from "../../../helpers/activations.ts";
import { movesOf, movingScene, standing } from "../../../helpers/moves.ts";
import { asked, eventsOf, offered, types } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { follow } from "../../../helpers/script.ts";
import { EAST, NORTH } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

describe("Speeder", () => {
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

  it("[leg.kw.compulsory-move.full] [leg.kw.immobilize-x.effect] The highest speed of a compulsory move is what immobilize tokens leave, and at 0 no move is made", () => {
    const bikes = (immobilize: number): Fielding => ({
      unit: "74-z-speeder-bikes",
      state: standing([
        [300, 300],
        [300, 240],
      ]),
      tokens: { immobilize },
    });
    const state = movingScene([[bikes(1)], [FAR]], { terms: { compulsory: true } });
    expectIllegal(engine.apply(state, ahead(3)), "leg.notched.step-2-tool");
    expectIllegal(engine.apply(state, ahead(1)), "leg.kw.compulsory-move.full");
    expect(engine.apply(state, ahead(2)).ok).toBe(true);
    expect(offered(starts(bikes(3)))).not.toContain("effect 0");
  });

  it("[leg.kw.speeder-x.compulsory] [leg.kw.immobilize-x.effect] A speeder of speed 0 may exhaust Ryder Azadi to move, but does not have to", () => {
    const held = { upgrades: ["ryder-azadi"], tokens: { immobilize: 2 } };
    const start = starts(held);
    expect(offered(start)).toEqual(["effect 0", "pass"]);
    expect(offered(playOut(start, [{ type: "effect", subject: 0 }]).state)).toEqual([
      "choose-option ryder-azadi",
      "choose-option ryder-azadi lent",
    ]);
    expect(types(playOut(start, [PASS, DONE]))).toContain("activation-ended");
    expect(asked(playOut(starts({ ...held, tokens: { immobilize: 1 } }), [PASS, DONE]).state)).toBe("player-1 move");
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

describe("Speeder, further", () => {
  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

  it("[leg.kw.speeder-x.compulsory] [leg.kw.ion-x.effect] Speeder bikes that lost their actions to ion tokens still make their compulsory move", () => {
    const bikes: UnitSpec = { unit: "74-z-speeder-bikes", at: [600, 200], heading: NORTH, tokens: { ion: 1 } };
    const stunned = begin(
      {
        activating: "p1.0",
        activation: { stage: "start" },
        "player-1": { units: [bikes, STORM], hand: [] },
        "player-2": { units: [FAR], hand: [] },
      },
      { draws: ["blank"] },
    );
    expect(stunned.events.some((event) => event.type === "dice-rolled")).toBe(true);
    expect(offered(stunned.state).length).toBeGreaterThan(0);
    const first = follow(stunned.state, "effect 0");
    expect(asked(first.state)).toBe("player-1 move");
  });
});
