import { describe, expect, it } from "vitest";
import { deployInTerritory } from "../../../src/moving/territory-deploy.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { done, engine, type Fielding, play, scene } from "../../helpers.ts";
import { onMission, placeAll } from "../../moving/moving.ts";
import { isHome } from "./helpers.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

describe("Prepared Position", () => {
  it("[leg.kw.prepared-position] Prepared Position places a unit in its territory in set-up, and gives it a dodge token", () => {
    const armies = [[{ unit: "shoretroopers", at: null }], [FAR]] as const;
    const state = onMission(scene({ armies, state: { phase: "setup", round: 0 } }));
    const end = placeAll(done(state, (work) => deployInTerritory(work, 0)).state);
    expect(isHome(end)).toBe(true);
    expect(unitTokens(end, 0, "dodge")).toBe(1);
  });

  it("[leg.notched.step-8-orientation] Miniatures on notched bases that deploy in their territory turn as their leader stands", () => {
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
