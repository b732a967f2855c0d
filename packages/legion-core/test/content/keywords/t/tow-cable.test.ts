import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { add, DONE, moving } from "../../../helpers/actions.ts";
import { attackOf, HERE } from "../../../helpers/attacks.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";

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
