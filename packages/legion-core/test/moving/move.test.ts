import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowanceOf, moveBan, moveFrame, startMove } from "../../src/moving/moves.ts";
import { moving } from "../helpers/actions.ts";
import { acting } from "../helpers/activations.ts";
import { mission, tokenAt } from "../helpers/missions.ts";
import { movesOf, movingScene, onMission, standing, straight } from "../helpers/moves.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../helpers/scene.ts";
import { EAST } from "../helpers/table.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const RESERVE: Fielding = { unit: "stormtroopers", at: null };
const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 700] };

describe("a move", () => {
  const state = movingScene([[STORM], [FAR]]);

  it("[leg.units.act-as-one] A move moves the whole unit, and its event lists the positions of all miniatures", () => {
    const step = playOut(state, [moving(straight(2, EAST, [377, 300]))]);
    const [moved] = eventsOf(step, "unit-moved");
    expect(moved?.miniatures.map(({ id }) => id)).toEqual(["p1.0.0", "p1.0.1", "p1.0.2", "p1.0.3"]);
    expect(moved?.miniatures[0]).toMatchObject({ x: 37_700, y: 30_000 });
    expect(step.state.units[0]?.miniatures[0]).toMatchObject({ x: 37_700, y: 30_000, status: "standing" });
  });

  it("A move to an illegal position is refused, and a move made as an action cannot be declined", () => {
    expectIllegal(engine.apply(state, moving(straight(3, EAST, [400, 300]))), "leg.move.standard-tool");
    expectIllegal(engine.apply(state, { type: "pass" }), "leg.actions.move");
  });

  it("[leg.deploy.only-undeployed] A unit that has already deployed cannot deploy again", () => {
    const tool = { speed: 1, first: { x: 0, y: 1 }, second: { x: 0, y: 1 } } as const;
    const deploy = { type: "deploy", edge: { x: 30_000, y: 0 }, tool, to: { x: 30_000, y: 9000, z: 0 } } as const;
    expectIllegal(engine.apply(state, moving({ ...deploy, followers: "auto" })), "leg.deploy.only-undeployed");
  });

  it("[leg.standby.lost] A unit that moves loses its standby token", () => {
    const ready = movingScene([[{ ...STORM, tokens: { standby: 1 } }], [FAR]]);
    const step = playOut(ready, [moving(straight(1, EAST, [340, 300]))]);
    expect(eventsOf(step, "tokens-lost")).toMatchObject([{ token: "standby", rule: "leg.standby.lost" }]);
  });
});

describe("deploying", () => {
  it("[leg.deploy.must] An undeployed unit must deploy before it can do anything else or stop", () => {
    const waiting = onMission(scene({ armies: [[RESERVE], [FAR]], frames: [acting(0)] }));
    const asked = done(waiting, () => undefined).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "move" });
    const [deploy] = movesOf(asked);
    expect(deploy?.type).toBe("deploy");
    const step = playOut(asked, [moving(deploy ?? straight(1, EAST, [0, 0]))]);
    expect(eventsOf(step, "unit-deployed")).toMatchObject([{ unit: "p1.0", rule: "leg.deploy.by-move" }]);
    expect(offered(step.state)).toContain("done");
    expect(offered(step.state)).toContain("perform aim");
  });
});

describe("a move that an effect grants", () => {
  const granted = { reason: "effect", terms: { speed: 1, optional: true } } as const;

  it("[leg.move.granted-not-action] A move that an effect grants is no move action, but a standard move at the granted speed", () => {
    const state = movingScene([[STORM], [FAR]], granted);
    expectIllegal(engine.apply(state, moving(straight(2, EAST, [377, 300]))), "leg.move.standard-tool");
    const climb = { ...straight(1, EAST, [340, 300]), type: "climb" } as const;
    expectIllegal(engine.apply(state, moving(climb)), "leg.move.granted-speed");
    const after = playOut(state, [moving(straight(1, EAST, [340, 300]))]).state;
    expect(nearest(after, "activation")?.done).toEqual([]);
    const action = playOut(movingScene([[STORM], [FAR]]), [moving(straight(1, EAST, [340, 300]))]).state;
    expect(nearest(action, "activation")?.done).toEqual(["move"]);
  });

  it("An optional move that an effect grants may be declined", () => {
    const state = movingScene([[STORM], [FAR]], granted);
    const step = playOut(state, [{ type: "pass" }]);
    expect(step.events).toEqual([]);
    expect(engine.decision(step.state)).toMatchObject({ kind: "action" });
  });
});

describe("the edge of the battlefield", () => {
  const walker = { unit: "at-st", state: standing([[1700, 300]]) };

  it("[leg.move.forced-stop-penalty] A unit whose move is stopped by the edge of the battlefield loses its other actions", () => {
    const state = movingScene([[walker], [FAR]]);
    const tool = { speed: 2, first: EAST, second: EAST } as const;
    const over = { type: "notched", towards: "front", tool, travel: "full", followers: "auto" } as const;
    const step = playOut(state, [moving(over)]);
    expect(eventsOf(step, "actions-lost")).toMatchObject([{ unit: "p1.0", rule: "leg.move.forced-stop-penalty" }]);
    expect(eventsOf(step, "activation-ended")).toHaveLength(1);
    const inside = { ...over, travel: 3000 } as const;
    expect(nearest(playOut(state, [moving(inside)]).state, "activation")).toMatchObject({
      actions: 2,
      stage: "actions",
    });
  });

  it("[leg.move.forced-stop-penalty] [leg.actions.free-card-action-cost] A unit stopped by the edge performs no free action either, such as claiming an asset", () => {
    const near = tokenAt("scanner", [1750, 220], { kind: "asset", owner: 0 });
    const built = mission("close-the-pocket", "recon-mission");
    const state = movingScene([[walker], [FAR]], { state: { tokens: [near], mission: built } });
    const tool = { speed: 2, first: EAST, second: EAST } as const;
    const over = { type: "notched", towards: "front", tool, travel: "full", followers: "auto" } as const;
    const inside = playOut(state, [moving({ ...over, travel: 3000 })]).state;
    expect(offered(inside)).toContain("perform claim scanner.0");
    const stopped = playOut(state, [moving(over)]);
    expect(eventsOf(stopped, "actions-lost")).toHaveLength(1);
    expect(nearest(stopped.state, "activation")).toBeUndefined();
  });
});

describe("immobilize tokens", () => {
  it("[leg.tokens.ion-poison-immobilize-shield] Immobilize tokens lower the speed, and a unit with speed 0 cannot move", () => {
    const slow = movingScene([[{ ...STORM, tokens: { immobilize: 1 } }], [FAR]]);
    expectIllegal(engine.apply(slow, moving(straight(2, EAST, [377, 300]))), "leg.move.standard-tool");
    const held = scene({ armies: [[{ ...STORM, tokens: { immobilize: 2 } }], [FAR]], frames: [acting(0)] });
    expect(moveBan({ box, state: held }, 0, "action")).toMatchObject({ code: "immobilized" });
    expect(done(held, (work) => startMove(work, 0, "action")).state.frames).toEqual(held.frames);
  });

  it("[leg.kw.immobilize-x.effect] A granted move has the granted speed, limited to the highest speed that immobilize tokens leave", () => {
    const granted = (immobilize: number, speed: number): number | string => {
      const state = scene({ armies: [[{ ...STORM, tokens: { immobilize } }], [FAR]], frames: [acting(0)] });
      const frame = moveFrame(0, "effect", { speed });
      return moveBan({ box, state }, 0, "effect", { speed })?.code ?? allowanceOf({ box, state }, frame).speed;
    };
    expect([granted(0, 1), granted(0, 2), granted(0, 3)]).toEqual([1, 2, 3]);
    expect([granted(1, 1), granted(1, 2), granted(1, 3)]).toEqual([1, 1, 1]);
    expect([granted(2, 1), granted(2, 2)]).toEqual(["immobilized", "immobilized"]);
  });
});
