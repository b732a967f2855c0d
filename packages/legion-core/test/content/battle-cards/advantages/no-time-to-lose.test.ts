import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import type { SideState, State } from "../../../../src/state/state.ts";
import { acting } from "../../../helpers/activations.ts";
import { offered, tokensByUnit } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { missionOfFirst } from "../helpers.ts";

describe("No Time to Lose", () => {
  const choose = (subject: string): Action => ({ type: "choose-option", subject });

  const started = (pools: readonly [number, number], active: 0 | 2 = 0, more: Partial<Fielding> = {}): State => {
    const pool = (passPool: number): Partial<SideState> => ({ passPool });
    const soldier: Fielding = { unit: "rebel-troopers", at: [900, 300], tokens: { suppression: 1 }, ...more };
    return settled(
      scene({
        armies: [
          [soldier, { unit: "leia-organa-fearless-and-inventive", at: [900, 200] }],
          [
            { unit: "stormtroopers", at: [900, 700] },
            { unit: "general-veers-master-tactician", at: [900, 800] },
          ],
        ],
        players: [pool(pools[0]), pool(pools[1])],
        frames: [
          { kind: "activation-phase", side: 1, drawn: null, mayPass: false },
          acting(active, { stage: "start" }),
        ],
        state: { mission: missionOfFirst("no-time-to-lose") },
      }),
      [],
    ).state;
  };

  it("[leg.cards.advantage-content] No Time to Lose spends a token of the pass pool to give an activating unit an aim and a dodge token", () => {
    const asked = started([2, 0]);
    expect(offered(asked)).toEqual([
      "choose-option aim-and-dodge",
      "choose-option free-recover",
      "choose-option keep-token",
    ]);
    const step = playOut(asked, [choose("aim-and-dodge")], ["blank"]);
    expect([tokensByUnit(step.state, "aim")[0], tokensByUnit(step.state, "dodge")[0]]).toEqual([1, 1]);
    expect(step.state.sides.map(({ passPool }) => passPool)).toEqual([1, 0]);
  });

  it("[leg.actions.recover-suppression] No Time to Lose spends a token of the pass pool to let an activating unit recover freely", () => {
    const { state } = playOut(started([1, 0]), [choose("free-recover")]);
    expect(tokensByUnit(state, "suppression")[0]).toBe(0);
    expect(state.sides[0].passPool).toBe(0);
    expect(engine.decision(state)).toMatchObject({ kind: "action", context: { actions: 2 } });
  });

  it("[leg.actions.free-not-repeat] A unit that has recovered by No Time to Lose cannot perform another recover action in the activation", () => {
    expect(offered(playOut(started([1, 0]), [choose("free-recover")]).state)).not.toContain("perform recover");
    const kept = playOut(started([1, 0]), [choose("keep-token")], ["block"]).state;
    expect(offered(kept)).toContain("perform recover");
  });

  it("[leg.cards.advantage-content] No Time to Lose may be declined, and is not offered without a token or for enemy units", () => {
    const kept = playOut(started([1, 0]), [choose("keep-token")], ["block"]).state;
    expect(kept.sides[0].passPool).toBe(1);
    expect(tokensByUnit(kept, "aim")[0]).toBe(0);
    expect(engine.decision(started([0, 1], 0, { tokens: {} }))).toMatchObject({ kind: "action" });
    expect(engine.decision(started([1, 1], 2))).toMatchObject({ kind: "action", seat: "player-2" });
  });

  it("[leg.deploy.must] No Time to Lose gives an undeployed unit an aim and a dodge, but does not let it recover", () => {
    expect(offered(started([1, 0], 0, { at: null }))).toEqual([
      "choose-option aim-and-dodge",
      "choose-option keep-token",
    ]);
  });
});
