import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { type Action, actionKey } from "../../../../src/state/actions.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { dealWounds } from "../../../../src/units/wounds/casualties.ts";
import { DONE, perform, unitChosen, wound } from "../../../helpers/actions.ts";
import { WAITING } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { eventsOf, left, offered, woundsOnUnit } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";
import { heal, healerActs, hurtUnit, restore, withFallen } from "../helpers.ts";

describe("Repair", () => {
  const R2: Fielding = { unit: "r2-d2-hero-of-a-thousand-devices", at: HERE };

  const R2_REPAIRS = "repair r2-d2-hero-of-a-thousand-devices";

  const WALKER: Fielding = { unit: "at-st", at: [300, 440] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 420] };

  it("[leg.kw.repair-x.use] Repair is an action on a friendly vehicle or droid trooper unit at range 1 in sight, itself included, that puts a wound token on its card", () => {
    const state = healerActs([R2, WALKER, { ...REBELS, at: [420, 300] }, { ...WALKER, at: [600, 900] }]);
    const used = playOut(state, [perform(R2_REPAIRS)]);
    expect(offered(used.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const walker = playOut(used.state, [unitChosen("p1.1")]);
    expect(walker.state.units[0]?.cardWounds).toEqual({ "r2-d2-hero-of-a-thousand-devices": 1 });
    expect(eventsOf(walker, "card-wounded")).toMatchObject([{ unit: "p1.0", rule: "leg.kw.repair-x.use" }]);
    const hidden = healerActs([R2, WALKER], { table: wall(200, 350, 200, 10) });
    expect(offered(playOut(hidden, [perform(R2_REPAIRS)]).state)).not.toContain("choose-unit p1.1");
  });

  it("[leg.kw.repair-x.effect] Repair 2 removes any two wound, ion and vehicle damage tokens, or all if there are fewer", () => {
    const ion = { ...WALKER, tokens: { ion: 1 } };
    const chosenWalker = [perform(R2_REPAIRS), unitChosen("p1.1")];
    const all = playOut(hurtUnit(healerActs([R2, ion]), 1, [2], { damaged: true }), chosenWalker).state;
    expect(offered(all)).toEqual(["heal p1.1.0", "heal ion"]);
    const mended = playOut(all, [heal("ion"), heal("vehicle-damage")]).state;
    expect([woundsOnUnit(mended, 1), unitTokens(mended, 1, "ion"), mended.units[1]?.damaged]).toEqual([[2], 0, false]);
    const mixed = playOut(all, [heal("p1.1.0"), heal("ion")]).state;
    expect([woundsOnUnit(mixed, 1), unitTokens(mixed, 1, "ion"), mixed.units[1]?.damaged]).toEqual([[1], 0, true]);
    const one = playOut(hurtUnit(healerActs([R2, WALKER]), 1, [1]), chosenWalker).state;
    expect([woundsOnUnit(one, 1), engine.decision(one)?.kind]).toEqual([[0], "action"]);
    const poisoned = playOut(healerActs([R2, { ...WALKER, tokens: { poison: 1 } }]), chosenWalker).state;
    expect(unitTokens(poisoned, 1, "poison")).toBe(1);
  });

  it("[tt.decision.picks] [leg.kw.repair-x.effect] Tokens to remove may be chosen in any order, and a choice may be undone until the last one is made", () => {
    const ion = { ...WALKER, tokens: { ion: 1 } };
    const start = hurtUnit(healerActs([R2, ion]), 1, [2], { damaged: true });
    const asked = playOut(start, [perform(R2_REPAIRS), unitChosen("p1.1")]).state;
    const damage = { type: "heal", subject: "vehicle-damage" } as const;
    const wounded = heal("p1.1.0");
    const first = playOut(asked, [damage]).state;
    expect([woundsOnUnit(first, 1), first.units[1]?.damaged]).toEqual([[2], true]);
    const all = engine.legalActions(first, { picks: "all" }).map(actionKey);
    expect(all).toEqual(["heal p1.1.0", "heal ion", "unpick heal vehicle-damage"]);
    const back = playOut(first, [{ type: "unpick", pick: damage }]).state;
    expect(back).toEqual(asked);
    const over = playOut(first, [wounded]).state;
    expect(over).toEqual(playOut(asked, [wounded, damage]).state);
    expect([woundsOnUnit(over, 1), over.units[1]?.damaged, unitTokens(over, 1, "ion")]).toEqual([[1], false, 1]);
  });

  it("[leg.kw.repair-x.effect] [leg.kw.restore] Repair 2 may instead restore up to two miniatures defeated this round, in cohesion and with one wound left", () => {
    const droids: Fielding = { unit: "b2-super-battle-droids", at: [300, 420] };
    const start = withFallen(healerActs([R2, droids], {}), 1, [1, 2], [2]);
    const asked = playOut(start, [perform(R2_REPAIRS), unitChosen("p1.1")]).state;
    expect(offered(asked)).toEqual(["restore p1.1.2", "done"]);
    expectIllegal(engine.apply(asked, restore("p1.1.1")), "leg.kw.restore");
    const placing = playOut(asked, [restore("p1.1.2")]).state;
    expect(engine.decision(placing)).toMatchObject({ kind: "place", rule: "leg.kw.restore" });
    const [spot] = engine.legalActions(placing);
    if (spot === undefined) throw new Error("no spot");
    const far: Action = {
      type: "place",
      subject: "p1.1.2",
      to: { x: mm(900), y: mm(800), z: 0 },
      heading: { x: 1, y: 0 },
    };
    expect(engine.why(placing, far)?.rule).toMatch(/^leg\.cohesion/);
    const back = playOut(placing, [spot]);
    expect(left(back.state, 1)).toEqual([0, 2]);
    expect(eventsOf(back, "unit-restored")).toMatchObject([{ miniatures: [{ id: "p1.1.2" }], rule: "leg.kw.restore" }]);
    expect([woundsOnUnit(back.state, 1)?.[2], back.state.units[1]?.fallen]).toEqual([1, []]);
    expect(left(playOut(asked, [DONE]).state, 1)).toEqual([0]);
  });

  it("[leg.kw.repair-x.effect] [leg.kw.restore] A player who uses Repair chooses between removing tokens and restoring a miniature, and cannot do both with one use", () => {
    const guards: Fielding = { unit: "ig-100-magnaguard", at: [300, 420] };
    const struck = withFallen(hurtUnit(healerActs([R2, guards]), 1, [2, 1, 0]), 1, [2]);
    const asked = playOut(struck, [perform(R2_REPAIRS), unitChosen("p1.1")]).state;
    expect(offered(asked)).toEqual(["heal p1.1.0", "restore p1.1.2", "done"]);
    const healed = playOut(asked, [heal("p1.1.0")]).state;
    expect(offered(healed)).toEqual(["heal p1.1.0", "heal p1.1.1"]);
    expect(woundsOnUnit(playOut(healed, [heal("p1.1.1")]).state, 1)?.slice(0, 2)).toEqual([1, 0]);
  });

  it("[leg.kw.repair-x.capacity] A card with as many wound tokens as its capacity cannot repair again, and its tokens wound no unit", () => {
    const spent = hurtUnit(healerActs([R2, WALKER]), 0, [0], { cardWounds: { "r2-d2-hero-of-a-thousand-devices": 2 } });
    expectIllegal(engine.apply(spent, perform(R2_REPAIRS)), "leg.kw.repair-x.capacity");
    const once = hurtUnit(healerActs([R2, WALKER]), 0, [], { cardWounds: { "r2-d2-hero-of-a-thousand-devices": 1 } });
    const itself = playOut(once, [perform(R2_REPAIRS), unitChosen("p1.0")]).state;
    expect(itself.units[0]).toMatchObject({ cardWounds: { "r2-d2-hero-of-a-thousand-devices": 2 } });
    expect(woundsOnUnit(itself, 0)).toEqual([0]);
  });

  it("[leg.kw.repair-x.separate] Repair on two cards is two actions, each with its own capacity and allowed once per activation", () => {
    const both: Fielding = {
      unit: "stormtroopers",
      upgrades: ["r4-astromech", "del-meeko"],
      at: HERE,
    };
    const state = hurtUnit(healerActs([both, WALKER]), 1, [5]);
    const [r4, del] = ["repair r4-astromech", "repair del-meeko"];
    expect(offered(state)).toEqual(expect.arrayContaining([`perform ${r4}`, `perform ${del}`]));
    const once = playOut(state, [perform(del)]).state;
    expect([woundsOnUnit(once, 1), once.units[0]?.cardWounds]).toEqual([[3], { "del-meeko": 1 }]);
    expectIllegal(engine.apply(once, perform(del)), "leg.actions.free-action-once");
    const twice = playOut(once, [perform(r4)]).state;
    expect([woundsOnUnit(twice, 1), twice.units[0]?.cardWounds]).toEqual([[2], { "del-meeko": 1, "r4-astromech": 1 }]);
  });

  it("[leg.actions.free-card-action-cost] Repair that an upgrade prints as a free action costs no action", () => {
    const trooper: Fielding = { unit: "stormtroopers", upgrades: ["r4-astromech"], at: HERE };
    const state = playOut(healerActs([trooper, WALKER]), [perform("repair r4-astromech")]).state;
    expect(engine.decision(state)?.context).toMatchObject({ actions: 2 });
    expect(engine.decision(playOut(healerActs([R2]), [perform(R2_REPAIRS)]).state)?.context).toMatchObject({
      actions: 1,
    });
  });

  it("[leg.kw.restore] A miniature counts as defeated this round, and so can be restored, until the round ends", () => {
    const hit = done(healerActs([R2, REBELS]), (work) =>
      dealWounds(work, 1, 2, { rule: "leg.wounds.assign", cause: null }),
    );
    const struck = playOut(hit.state, [wound("p1.1.1"), wound("p1.1.2")]).state;
    expect(struck.units[1]?.fallen).toEqual([1, 2]);
    const last = scene({
      armies: [[R2, REBELS], WAITING],
      hands: [["standing-orders"], ["standing-orders"]],
      frames: [{ kind: "end", stage: "advance", turn: 0 }],
      state: { phase: "end" },
    });
    const next = settled(withFallen(last, 1, [1])).state;
    expect([next.round, next.units[1]?.fallen]).toEqual([3, []]);
  });
});
