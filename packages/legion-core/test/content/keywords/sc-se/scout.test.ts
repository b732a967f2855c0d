import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { moving } from "../../../helpers/actions.ts";
import { acting } from "../../../helpers/activations.ts";
import { movesOf, onMission } from "../../../helpers/moves.ts";
import { offered } from "../../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

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
