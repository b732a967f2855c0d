import { game } from "@sw/legion-core";
import { laidOut, play, scenario, type UnitSpec } from "@sw/legion-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { issueOrder } from "../../../src/rounds/orders.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { BOX } from "../../../src/testing/box.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { armyWith, keywordsNow, stormtroopersAt } from "./helpers.ts";

describe("Stormtrooper Battalion", () => {
  const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [300, 300] };

  const AGENT: UnitSpec = { unit: "imperial-agent-bringing-order-to-the-galaxy", at: [300, 300] };

  const VADER: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] };

  const FORCE = "stormtrooper-battalion";

  const led = (units: readonly UnitSpec[], nominated?: string, force: string | undefined = FORCE): State =>
    laidOut(armyWith(units, force, nominated === undefined ? {} : { nominated }));

  const target = (one: UnitSpec, force?: string): number => {
    const plain = keywordsNow(led([one], undefined, "tempest-force"))["target"] ?? 0;
    return (keywordsNow(led([one], undefined, force))["target"] ?? 0) - plain;
  };

  it("[leg.battle-force.own-rules] Commanders and operatives of Stormtrooper Battalion have Target 2 unless they are unique", () => {
    expect([target(OFFICER), target(AGENT)]).toEqual([2, 2]);
    expect([target(VADER), target(stormtroopersAt(300))]).toEqual([0, 0]);
    expect(target(stormtroopersAt(300, { commander: true }))).toBe(2);
    expect(target(OFFICER, "tempest-force")).toBe(0);
  });

  it("[leg.battle-force.own-rules] Non-unique commanders of Stormtrooper Battalion gain 2 aims and a surge when they are issued an order", () => {
    const gained = (one: UnitSpec): readonly number[] => {
      const start = scenario({ ...armyWith([one, stormtroopersAt(900)], FORCE), activating: "p1.1" });
      const work = new GameWork(BOX, start, undefined);
      issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null });
      let { state } = work.finish();
      for (let step = 0; step < 3 && game.decision(state)?.kind === "effects"; step++)
        state = expectOk(game.apply(state, { type: "effect", subject: 0 })).state;
      return (["aim", "surge"] as const).map((token) => unitTokens(state, 0, token));
    };
    expect([gained(OFFICER), gained(AGENT), gained(VADER), gained(stormtroopersAt(300))]).toEqual([
      [2, 1],
      [2, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it("[leg.battle-force.own-rules] [leg.kw.compel] The nominated commander of Stormtrooper Battalion has Compel for every friendly trooper unit", () => {
    expect(keywordsNow(led([VADER, { ...OFFICER, at: [600, 300] }], "p1.1"), 1)).toHaveProperty("compel");
    expect(keywordsNow(led([VADER, stormtroopersAt(400)], "p1.0"), 1)).not.toHaveProperty("compel");
    expect(keywordsNow(led([OFFICER, stormtroopersAt(400)]), 0)["compel"]).toBe(
      keywordsNow(led([OFFICER, stormtroopersAt(400)], undefined, "tempest-force"), 0)["compel"],
    );
    const compelled = (nominated: string | undefined): boolean => {
      const units = [AGENT, stormtroopersAt(400, { tokens: { suppression: 1 }, order: "faceup" })];
      const lead = nominated === undefined ? {} : { nominated };
      const start = scenario({ ...armyWith(units, FORCE, lead) });
      const { state } = play(start, [{ type: "activate", subject: "p1.1" }], { draws: ["blank"] });
      return game.decision(state)?.kind === "effects";
    };
    expect([compelled("p1.0"), compelled(undefined)]).toEqual([true, false]);
  });
});
