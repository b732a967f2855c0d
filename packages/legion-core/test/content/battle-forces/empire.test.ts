import { game } from "@sw/legion-core";
import { laidOut, play, type Scenario, scenario, type UnitSpec } from "@sw/legion-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import { issueOrder, orderable } from "../../../src/rounds/orders.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { BOX } from "../../../src/testing/box.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { isPanicked } from "../../../src/units/panic.ts";
import { mayTakeOrders } from "../../../src/units/ranks.ts";

const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [300, 300] };
const AGENT: UnitSpec = { unit: "imperial-agent-bringing-order-to-the-galaxy", at: [300, 300] };
const VADER: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] };
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [1700, 800] };
const storm = (x: number, more: Partial<UnitSpec> = {}): UnitSpec => ({ unit: "stormtroopers", at: [x, 300], ...more });

function army(
  units: readonly UnitSpec[],
  battleForce: string | undefined,
  more: Partial<Scenario["player-1"]> = {},
): Scenario {
  const force = battleForce === undefined ? {} : { battleForce };
  return { "player-1": { units, ...force, ...more }, "player-2": { units: [REBELS] } };
}

/** The keywords of a unit of the first army. */
function has(state: State, unit = 0): Readonly<Record<string, number>> {
  return keywordsOf({ box: BOX, state }, unit);
}

describe("Stormtrooper Battalion", () => {
  const FORCE = "stormtrooper-battalion";
  const led = (units: readonly UnitSpec[], nominated?: string, force: string | undefined = FORCE): State =>
    laidOut(army(units, force, nominated === undefined ? {} : { nominated }));
  const target = (one: UnitSpec, force?: string): number => {
    const plain = has(led([one], undefined, "tempest-force"))["target"] ?? 0;
    return (has(led([one], undefined, force))["target"] ?? 0) - plain;
  };

  it("[leg.battle-force.own-rules] Commanders and operatives of Stormtrooper Battalion have Target 2 unless they are unique", () => {
    expect([target(OFFICER), target(AGENT)]).toEqual([2, 2]);
    expect([target(VADER), target(storm(300))]).toEqual([0, 0]);
    expect(target(storm(300, { commander: true }))).toBe(2);
    expect(target(OFFICER, "tempest-force")).toBe(0);
  });

  it("[leg.battle-force.own-rules] Non-unique commanders of Stormtrooper Battalion gain 2 aims and a surge when they are issued an order", () => {
    const gained = (one: UnitSpec): readonly number[] => {
      const start = scenario({ ...army([one, storm(900)], FORCE), activating: "p1.1" });
      const work = new GameWork(BOX, start, undefined);
      issueOrder(work, 0, { rule: "leg.command.issue-token", cause: null });
      let { state } = work.finish();
      for (let step = 0; step < 3 && game.decision(state)?.kind === "effects"; step++)
        state = expectOk(game.apply(state, { type: "effect", subject: 0 })).state;
      return (["aim", "surge"] as const).map((token) => unitTokens(state, 0, token));
    };
    expect([gained(OFFICER), gained(AGENT), gained(VADER), gained(storm(300))]).toEqual([
      [2, 1],
      [2, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it("[leg.battle-force.own-rules] [leg.kw.compel] The nominated commander of Stormtrooper Battalion has Compel for every friendly trooper unit", () => {
    expect(has(led([VADER, { ...OFFICER, at: [600, 300] }], "p1.1"), 1)).toHaveProperty("compel");
    expect(has(led([VADER, storm(400)], "p1.0"), 1)).not.toHaveProperty("compel");
    expect(has(led([OFFICER, storm(400)]), 0)["compel"]).toBe(
      has(led([OFFICER, storm(400)], undefined, "tempest-force"), 0)["compel"],
    );
    const compelled = (nominated: string | undefined): boolean => {
      const units = [AGENT, storm(400, { tokens: { suppression: 1 }, order: "faceup" })];
      const lead = nominated === undefined ? {} : { nominated };
      const start = scenario({ ...army(units, FORCE, lead) });
      const { state } = play(start, [{ type: "activate", subject: "p1.1" }], { draws: ["blank"] });
      return game.decision(state)?.kind === "effects";
    };
    expect([compelled("p1.0"), compelled(undefined)]).toEqual([true, false]);
  });
});

describe("Imperial Remnant", () => {
  const FORCE = "imperial-remnant";

  it("[leg.battle-force.own-rules] A commander of the Remnant issues the orders of a card only to units at range 2", () => {
    const ordered = (units: readonly UnitSpec[], force: string | undefined = FORCE): readonly number[] =>
      orderable({ box: BOX, state: laidOut(army(units, force, { revealed: "assault", nominated: "p1.0" })) }, 0, []);
    const near = [OFFICER, storm(500), storm(700)];
    expect(ordered(near)).toEqual([0, 1]);
    expect(ordered(near, "tempest-force")).toEqual([0, 1, 2]);
    // Of this unit one miniature touches range 2, the leader stands farther away.
    expect(ordered([OFFICER, storm(655)])).toEqual([0, 1]);
    expect(ordered([OFFICER, storm(655.1)])).toEqual([0]);
    const reserve: UnitSpec = { unit: "stormtroopers" };
    expect(ordered([OFFICER, reserve])).toEqual([0]);
    expect(ordered([{ unit: OFFICER.unit }, reserve])).toEqual([0, 1]);
    const look = { box: BOX, state: laidOut(army([OFFICER, storm(1200), storm(700)], FORCE)) };
    expect([mayTakeOrders(look, 1, 0), mayTakeOrders(look, 1, 2)]).toEqual([false, true]);
  });

  it("[leg.battle-force.own-rules] An operative of the Remnant issues orders only to range 2 while it is the nominated commander", () => {
    const reaches = (x: number, nominated?: string): boolean => {
      const more = nominated === undefined ? {} : { nominated };
      return mayTakeOrders({ box: BOX, state: laidOut(army([AGENT, storm(x)], FORCE, more)) }, 1, 0);
    };
    expect([reaches(655, "p1.0"), reaches(655.1, "p1.0"), reaches(655.1)]).toEqual([true, false, true]);
  });

  it("[leg.battle-force.own-rules] Units of the Remnant have Independent in reserve or away from commanders, but not near a commander", () => {
    const alone = (unit: UnitSpec, force: string | undefined = FORCE) =>
      has(laidOut(army([OFFICER, unit], force)), 1)["independent"];
    expect([alone(storm(500)), alone(storm(655)), alone(storm(655.1))]).toEqual([undefined, undefined, 1]);
    expect(alone({ unit: "stormtroopers" })).toBe(1);
    expect(alone(storm(700), "tempest-force")).toBeUndefined();
    const reserve = laidOut(army([{ unit: OFFICER.unit }, { unit: "stormtroopers" }], FORCE));
    expect([has(reserve, 0)["independent"], has(reserve, 1)["independent"]]).toEqual([1, 1]);
    expect(has(laidOut(army([OFFICER], FORCE)))["independent"]).toBeUndefined();
    expect(alone(storm(900, { commander: true }))).toBeUndefined();
  });

  it("[leg.kw.independent] A unit of the Remnant without an order and away from commanders may gain an aim or a dodge", () => {
    const work = new GameWork(BOX, scenario({ ...army([OFFICER, storm(900)], FORCE), activating: "p1.0" }), undefined);
    atMoment(work, "activation-phase-start", null);
    const { state } = work.finish();
    const asked = play(state, [{ type: "effect", subject: 0 }]).state;
    const offered = game.legalActions(asked).flatMap((one) => ("subject" in one ? [one.subject] : []));
    expect(offered).toEqual(["gain-aim", "gain-dodge"]);
    const gained = play(asked, [{ type: "choose-option", subject: "gain-dodge" }]).state;
    expect(unitTokens(gained, 1, "dodge")).toBe(1);
  });

  it("[leg.kw.independent] A unit of the Remnant with Independent on its own card gains that card's token as well as the one it chooses", () => {
    const bossk: UnitSpec = { unit: "bossk-trandoshan-terror", at: [900, 300] };
    const work = new GameWork(BOX, scenario({ ...army([OFFICER, bossk], FORCE), activating: "p1.0" }), undefined);
    atMoment(work, "activation-phase-start", null);
    const asked = play(work.finish().state, [{ type: "effect", subject: 0 }]).state;
    const offered = game.legalActions(asked).flatMap((one) => ("subject" in one ? [one.subject] : []));
    expect(offered).toEqual(["gain-aim", "gain-dodge"]);
    const gained = play(asked, [{ type: "choose-option", subject: "gain-aim" }]).state;
    expect((["aim", "dodge", "surge"] as const).map((token) => unitTokens(gained, 1, token))).toEqual([1, 0, 2]);
  });

  it("[leg.battle-force.own-rules] Units of the Remnant use a friend's courage against panic only at range 2", () => {
    const panics = (x: number, force: string | undefined = FORCE): boolean => {
      const troopers = storm(x, { tokens: { suppression: 2 } });
      return isPanicked({ box: BOX, state: laidOut(army([OFFICER, troopers], force)) }, 1);
    };
    expect([panics(500), panics(655), panics(655.1)]).toEqual([false, false, true]);
    expect(panics(655.1, "tempest-force")).toBe(false);
  });
});
