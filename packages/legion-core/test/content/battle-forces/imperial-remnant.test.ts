import { game } from "@sw/legion-core";
import { laidOut, play, scenario, type UnitSpec } from "@sw/legion-core/testing";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import { orderable } from "../../../src/rounds/orders.ts";
import { GameWork } from "../../../src/state/work.ts";
import { BOX } from "../../../src/testing/box.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { isPanicked } from "../../../src/units/panic.ts";
import { mayTakeOrders } from "../../../src/units/taking-orders.ts";
import { armyWith, fieldedForce, garrisoned, keywordsNow, stormtroopersAt } from "./helpers.ts";

describe("Imperial Remnant", () => {
  const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [300, 300] };

  const AGENT: UnitSpec = { unit: "imperial-agent-bringing-order-to-the-galaxy", at: [300, 300] };

  const FORCE = "imperial-remnant";

  it("[leg.battle-force.own-rules] A commander of the Remnant issues the orders of a card only to units at range 2", () => {
    const ordered = (units: readonly UnitSpec[], force: string | undefined = FORCE): readonly number[] =>
      orderable(
        { box: BOX, state: laidOut(armyWith(units, force, { revealed: "assault", nominated: "p1.0" })) },
        0,
        [],
      );
    const near = [OFFICER, stormtroopersAt(500), stormtroopersAt(700)];
    expect(ordered(near)).toEqual([0, 1]);
    expect(ordered(near, "tempest-force")).toEqual([0, 1, 2]);
    // Of this unit one miniature touches range 2, the leader stands farther away.
    expect(ordered([OFFICER, stormtroopersAt(655)])).toEqual([0, 1]);
    expect(ordered([OFFICER, stormtroopersAt(655.1)])).toEqual([0]);
    const reserve: UnitSpec = { unit: "stormtroopers" };
    expect(ordered([OFFICER, reserve])).toEqual([0]);
    expect(ordered([{ unit: OFFICER.unit }, reserve])).toEqual([0, 1]);
    const look = { box: BOX, state: laidOut(armyWith([OFFICER, stormtroopersAt(1200), stormtroopersAt(700)], FORCE)) };
    expect([mayTakeOrders(look, 1, 0), mayTakeOrders(look, 1, 2)]).toEqual([false, true]);
  });

  it("[leg.battle-force.own-rules] An operative of the Remnant issues orders only to range 2 while it is the nominated commander", () => {
    const reaches = (x: number, nominated?: string): boolean => {
      const more = nominated === undefined ? {} : { nominated };
      return mayTakeOrders({ box: BOX, state: laidOut(armyWith([AGENT, stormtroopersAt(x)], FORCE, more)) }, 1, 0);
    };
    expect([reaches(655, "p1.0"), reaches(655.1, "p1.0"), reaches(655.1)]).toEqual([true, false, true]);
  });

  it("[leg.battle-force.own-rules] Units of the Remnant have Independent in reserve or away from commanders, but not near a commander", () => {
    const alone = (unit: UnitSpec, force: string | undefined = FORCE) =>
      keywordsNow(laidOut(armyWith([OFFICER, unit], force)), 1)["independent"];
    expect([alone(stormtroopersAt(500)), alone(stormtroopersAt(655)), alone(stormtroopersAt(655.1))]).toEqual([
      undefined,
      undefined,
      1,
    ]);
    expect(alone({ unit: "stormtroopers" })).toBe(1);
    expect(alone(stormtroopersAt(700), "tempest-force")).toBeUndefined();
    const reserve = laidOut(armyWith([{ unit: OFFICER.unit }, { unit: "stormtroopers" }], FORCE));
    expect([keywordsNow(reserve, 0)["independent"], keywordsNow(reserve, 1)["independent"]]).toEqual([1, 1]);
    expect(keywordsNow(laidOut(armyWith([OFFICER], FORCE)))["independent"]).toBeUndefined();
    expect(alone(stormtroopersAt(900, { commander: true }))).toBeUndefined();
  });

  it("[leg.kw.independent] A unit of the Remnant without an order and away from commanders may gain an aim or a dodge", () => {
    const work = new GameWork(
      BOX,
      scenario({ ...armyWith([OFFICER, stormtroopersAt(900)], FORCE), activating: "p1.0" }),
      undefined,
    );
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
    const work = new GameWork(BOX, scenario({ ...armyWith([OFFICER, bossk], FORCE), activating: "p1.0" }), undefined);
    atMoment(work, "activation-phase-start", null);
    const asked = play(work.finish().state, [{ type: "effect", subject: 0 }]).state;
    const offered = game.legalActions(asked).flatMap((one) => ("subject" in one ? [one.subject] : []));
    expect(offered).toEqual(["gain-aim", "gain-dodge"]);
    const gained = play(asked, [{ type: "choose-option", subject: "gain-aim" }]).state;
    expect((["aim", "dodge", "surge"] as const).map((token) => unitTokens(gained, 1, token))).toEqual([1, 0, 2]);
  });

  it("[leg.battle-force.own-rules] Units of the Remnant use a friend's courage against panic only at range 2", () => {
    const panics = (x: number, force: string | undefined = FORCE): boolean => {
      const troopers = stormtroopersAt(x, { tokens: { suppression: 2 } });
      return isPanicked({ box: BOX, state: laidOut(armyWith([OFFICER, troopers], force)) }, 1);
    };
    expect([panics(500), panics(655), panics(655.1)]).toEqual([false, false, true]);
    expect(panics(655.1, "tempest-force")).toBe(false);
  });

  it("[leg.battle-force.own-rules] Scout Troopers of the Imperial Remnant count as corps only when the army is built", () => {
    const state = fieldedForce("imperial-remnant", ["stormtroopers", "scout-troopers", "imperial-death-troopers"]);
    expect(state.sides[0].orderPool).toMatchObject({ corps: 1, "special-forces": 2 });
    expect(garrisoned(state)).toEqual(["p1.0"]);
  });
});
