import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { type Action, actionKey } from "../../../src/state/actions.ts";
import type { MiniatureState, State, UnitState } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { DONE, perform, unitChosen, wound } from "../../helpers/actions.ts";
import { acting, having, PHASE, WAITING } from "../../helpers/activations.ts";
import { HERE } from "../../helpers/attacks.ts";
import { eventsOf, left, offered } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, type SceneOptions, scene, settled } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

/** The first unit of the first army in the middle of its actions. */
function acts(mine: readonly Fielding[], more: Partial<SceneOptions> = {}): State {
  return settled(scene({ armies: [mine, WAITING], frames: [PHASE, acting(0)], ...more })).state;
}

const heal = (subject: string): Action => ({ type: "heal", subject });
const restore = (subject: string): Action => ({ type: "restore", subject });

/** Wounds of the miniatures of a unit. */
const woundsOn = ({ units }: State, unit: number) => units[unit]?.miniatures.map(({ wounds }) => wounds);

/** A state with these wounds on the miniatures of a unit, and the rest of it changed. */
function hurt(state: State, unit: number, wounds: readonly number[], more: Partial<UnitState> = {}): State {
  const wounded = (one: UnitState): UnitState => ({
    ...one,
    miniatures: one.miniatures.map((miniature, place) => ({ ...miniature, wounds: wounds[place] ?? 0 })),
    ...more,
  });
  return { ...state, units: state.units.map((one, index) => (index === unit ? wounded(one) : one)) };
}

/** A state in which these miniatures of a unit were defeated, in this round or before. */
function fallen(state: State, unit: number, places: readonly number[], thisRound = places): State {
  const struck = (miniature: MiniatureState, place: number): MiniatureState =>
    places.includes(place) ? { ...miniature, status: "defeated", wounds: 1 } : miniature;
  const units = state.units.map((one, index) =>
    index === unit ? { ...one, miniatures: one.miniatures.map(struck), fallen: thisRound } : one,
  );
  return { ...state, units };
}

const R2: Fielding = { unit: "r2-d2-hero-of-a-thousand-devices", at: HERE };
const R2_REPAIRS = "repair r2-d2-hero-of-a-thousand-devices";
const WALKER: Fielding = { unit: "at-st", at: [300, 440] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 420] };

describe("Repair", () => {
  it("[leg.kw.repair-x.use] Repair is an action on a friendly vehicle or droid trooper unit at range 1 in sight, itself included, that puts a wound token on its card", () => {
    const state = acts([R2, WALKER, { ...REBELS, at: [420, 300] }, { ...WALKER, at: [600, 900] }]);
    const used = playOut(state, [perform(R2_REPAIRS)]);
    expect(offered(used.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const walker = playOut(used.state, [unitChosen("p1.1")]);
    expect(walker.state.units[0]?.cardWounds).toEqual({ "r2-d2-hero-of-a-thousand-devices": 1 });
    expect(eventsOf(walker, "card-wounded")).toMatchObject([{ unit: "p1.0", rule: "leg.kw.repair-x.use" }]);
    const hidden = acts([R2, WALKER], { table: wall(200, 350, 200, 10) });
    expect(offered(playOut(hidden, [perform(R2_REPAIRS)]).state)).not.toContain("choose-unit p1.1");
  });

  it("[leg.kw.repair-x.effect] Repair 2 removes any two wound, ion and vehicle damage tokens, or all if there are fewer", () => {
    const ion = { ...WALKER, tokens: { ion: 1 } };
    const chosenWalker = [perform(R2_REPAIRS), unitChosen("p1.1")];
    const all = playOut(hurt(acts([R2, ion]), 1, [2], { damaged: true }), chosenWalker).state;
    expect(offered(all)).toEqual(["heal p1.1.0", "heal ion"]);
    const mended = playOut(all, [heal("ion"), heal("vehicle-damage")]).state;
    expect([woundsOn(mended, 1), unitTokens(mended, 1, "ion"), mended.units[1]?.damaged]).toEqual([[2], 0, false]);
    const mixed = playOut(all, [heal("p1.1.0"), heal("ion")]).state;
    expect([woundsOn(mixed, 1), unitTokens(mixed, 1, "ion"), mixed.units[1]?.damaged]).toEqual([[1], 0, true]);
    const one = playOut(hurt(acts([R2, WALKER]), 1, [1]), chosenWalker).state;
    expect([woundsOn(one, 1), engine.decision(one)?.kind]).toEqual([[0], "action"]);
    const poisoned = playOut(acts([R2, { ...WALKER, tokens: { poison: 1 } }]), chosenWalker).state;
    expect(unitTokens(poisoned, 1, "poison")).toBe(1);
  });

  it("[tt.decision.picks] [leg.kw.repair-x.effect] Tokens to remove may be chosen in any order, and a choice may be undone until the last one is made", () => {
    const ion = { ...WALKER, tokens: { ion: 1 } };
    const start = hurt(acts([R2, ion]), 1, [2], { damaged: true });
    const asked = playOut(start, [perform(R2_REPAIRS), unitChosen("p1.1")]).state;
    const damage = { type: "heal", subject: "vehicle-damage" } as const;
    const wounded = heal("p1.1.0");
    const first = playOut(asked, [damage]).state;
    expect([woundsOn(first, 1), first.units[1]?.damaged]).toEqual([[2], true]);
    const all = engine.legalActions(first, { picks: "all" }).map(actionKey);
    expect(all).toEqual(["heal p1.1.0", "heal ion", "unpick heal vehicle-damage"]);
    const back = playOut(first, [{ type: "unpick", pick: damage }]).state;
    expect(back).toEqual(asked);
    const over = playOut(first, [wounded]).state;
    expect(over).toEqual(playOut(asked, [wounded, damage]).state);
    expect([woundsOn(over, 1), over.units[1]?.damaged, unitTokens(over, 1, "ion")]).toEqual([[1], false, 1]);
  });

  it("[leg.kw.repair-x.effect] [leg.kw.restore] Repair 2 may instead restore up to two miniatures defeated this round, in cohesion and with one wound left", () => {
    const droids: Fielding = { unit: "b2-super-battle-droids", at: [300, 420] };
    const start = fallen(acts([R2, droids], {}), 1, [1, 2], [2]);
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
    expect([woundsOn(back.state, 1)?.[2], back.state.units[1]?.fallen]).toEqual([1, []]);
    expect(left(playOut(asked, [DONE]).state, 1)).toEqual([0]);
  });

  it("[leg.kw.repair-x.effect] [leg.kw.restore] A player who uses Repair chooses between removing tokens and restoring a miniature, and cannot do both with one use", () => {
    const guards: Fielding = { unit: "ig-100-magnaguard", at: [300, 420] };
    const struck = fallen(hurt(acts([R2, guards]), 1, [2, 1, 0]), 1, [2]);
    const asked = playOut(struck, [perform(R2_REPAIRS), unitChosen("p1.1")]).state;
    expect(offered(asked)).toEqual(["heal p1.1.0", "restore p1.1.2", "done"]);
    const healed = playOut(asked, [heal("p1.1.0")]).state;
    expect(offered(healed)).toEqual(["heal p1.1.0", "heal p1.1.1"]);
    expect(woundsOn(playOut(healed, [heal("p1.1.1")]).state, 1)?.slice(0, 2)).toEqual([1, 0]);
  });

  it("[leg.kw.repair-x.capacity] A card with as many wound tokens as its capacity cannot repair again, and its tokens wound no unit", () => {
    const spent = hurt(acts([R2, WALKER]), 0, [0], { cardWounds: { "r2-d2-hero-of-a-thousand-devices": 2 } });
    expectIllegal(engine.apply(spent, perform(R2_REPAIRS)), "leg.kw.repair-x.capacity");
    const once = hurt(acts([R2, WALKER]), 0, [], { cardWounds: { "r2-d2-hero-of-a-thousand-devices": 1 } });
    const itself = playOut(once, [perform(R2_REPAIRS), unitChosen("p1.0")]).state;
    expect(itself.units[0]).toMatchObject({ cardWounds: { "r2-d2-hero-of-a-thousand-devices": 2 } });
    expect(woundsOn(itself, 0)).toEqual([0]);
  });

  it("[leg.kw.repair-x.separate] Repair on two cards is two actions, each with its own capacity and allowed once per activation", () => {
    const both: Fielding = {
      unit: "stormtroopers",
      upgrades: ["r4-astromech", "del-meeko"],
      at: HERE,
    };
    const state = hurt(acts([both, WALKER]), 1, [5]);
    const [r4, del] = ["repair r4-astromech", "repair del-meeko"];
    expect(offered(state)).toEqual(expect.arrayContaining([`perform ${r4}`, `perform ${del}`]));
    const once = playOut(state, [perform(del)]).state;
    expect([woundsOn(once, 1), once.units[0]?.cardWounds]).toEqual([[3], { "del-meeko": 1 }]);
    expectIllegal(engine.apply(once, perform(del)), "leg.actions.free-action-once");
    const twice = playOut(once, [perform(r4)]).state;
    expect([woundsOn(twice, 1), twice.units[0]?.cardWounds]).toEqual([[2], { "del-meeko": 1, "r4-astromech": 1 }]);
  });

  it("[leg.actions.free-card-action-cost] Repair that an upgrade prints as a free action costs no action", () => {
    const trooper: Fielding = { unit: "stormtroopers", upgrades: ["r4-astromech"], at: HERE };
    const state = playOut(acts([trooper, WALKER]), [perform("repair r4-astromech")]).state;
    expect(engine.decision(state)?.context).toMatchObject({ actions: 2 });
    expect(engine.decision(playOut(acts([R2]), [perform(R2_REPAIRS)]).state)?.context).toMatchObject({ actions: 1 });
  });

  it("[leg.kw.restore] A miniature counts as defeated this round, and so can be restored, until the round ends", () => {
    const hit = done(acts([R2, REBELS]), (work) => dealWounds(work, 1, 2, { rule: "leg.wounds.assign", cause: null }));
    const struck = playOut(hit.state, [wound("p1.1.1"), wound("p1.1.2")]).state;
    expect(struck.units[1]?.fallen).toEqual([1, 2]);
    const last = scene({
      armies: [[R2, REBELS], WAITING],
      hands: [["standing-orders"], ["standing-orders"]],
      frames: [{ kind: "end", stage: "advance", turn: 0 }],
      state: { phase: "end" },
    });
    const next = settled(fallen(last, 1, [1])).state;
    expect([next.round, next.units[1]?.fallen]).toEqual([3, []]);
  });
});

describe("Treat", () => {
  const medic: Fielding = { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], at: HERE };
  const TREATS = "treat 2-1b-medical-droid";
  const LUKE: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 440] };

  it("[leg.kw.treat-x.use] Treat is an action on a friendly non-droid trooper unit at range 1 in line of sight", () => {
    const used = playOut(acts([medic, LUKE, { ...R2, at: [420, 300] }, { ...WALKER, at: [160, 300] }]), [
      perform(TREATS),
    ]);
    expect(offered(used.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const away = acts([medic, { ...LUKE, at: [300, 800] }]);
    expect(offered(playOut(away, [perform(TREATS)]).state)).not.toContain("choose-unit p1.1");
  });

  it("[leg.kw.treat-x.effect] Treat 1 removes one wound or poison token, but no ion tokens", () => {
    const poisoned = hurt(acts([medic, { ...LUKE, tokens: { poison: 1, ion: 1 } }]), 1, [2]);
    const asked = playOut(poisoned, [perform(TREATS), unitChosen("p1.1")]).state;
    expect(offered(asked)).toEqual(["heal p1.1.0", "heal poison"]);
    const cured = playOut(asked, [heal("poison")]).state;
    expect([woundsOn(cured, 1), unitTokens(cured, 1, "poison"), unitTokens(cured, 1, "ion")]).toEqual([[2], 0, 1]);
    expect(woundsOn(playOut(asked, [heal("p1.1.0")]).state, 1)).toEqual([1]);
  });

  it("[leg.kw.treat-x.effect] [leg.kw.restore] Treat 1 restores one miniature defeated this round", () => {
    const struck = fallen(acts([medic]), 0, [2, 3]);
    const asked = playOut(struck, [perform(TREATS)]).state;
    expect(offered(asked)).toEqual(["restore p1.0.2", "restore p1.0.3", "done"]);
    const [spot] = engine.legalActions(playOut(asked, [restore("p1.0.3")]).state);
    if (spot === undefined) throw new Error("no spot");
    const back = playOut(asked, [restore("p1.0.3"), spot]).state;
    expect([left(back, 0), engine.decision(back)?.kind]).toEqual([[0, 1, 3, 4], "action"]);
  });

  it("[leg.kw.treat-x.capacity] A card with as many wound tokens as its capacity cannot treat again", () => {
    const spent = hurt(acts([medic, LUKE]), 0, [], { cardWounds: { "2-1b-medical-droid": 2 } });
    expectIllegal(engine.apply(spent, perform(TREATS)), "leg.kw.treat-x.capacity");
  });

  it("[leg.kw.treat-x.separate] Treat on two cards is two actions, each with its own capacity and allowed once per activation", () => {
    const both: Fielding = { ...medic, upgrades: ["2-1b-medical-droid", "clone-medic"] };
    const spent = hurt(acts([both]), 0, [], { cardWounds: { "clone-medic": 1 } });
    expectIllegal(engine.apply(spent, perform("treat clone-medic")), "leg.kw.treat-x.capacity");
    const once = playOut(spent, [perform(TREATS)]).state;
    expect(once.units[0]?.cardWounds).toEqual({ "clone-medic": 1, "2-1b-medical-droid": 1 });
    expectIllegal(engine.apply(once, perform(TREATS)), "leg.actions.free-action-once");
    expect(offered(playOut(acts([both]), [perform(TREATS)]).state)).toContain("perform treat clone-medic");
  });

  it("[leg.upgrade.mini-defeated-loses-rules] A defeated medic cannot treat", () => {
    expect(offered(acts([medic, LUKE]))).toContain(`perform ${TREATS}`);
    const gone = fallen(acts([medic, LUKE]), 0, [4]);
    expect(offered(gone)).not.toContain(`perform ${TREATS}`);
  });
});

describe("Regenerate", () => {
  const BOSSK: Fielding = { unit: "bossk-trandoshan-terror", at: HERE };
  const ends = (wounds: number): State =>
    hurt(scene({ armies: [[BOSSK], WAITING], frames: [PHASE, acting(0, { stage: "end" })] }), 0, [wounds]);

  it("[leg.kw.regenerate-x] At the end of its activation a unit with Regenerate 3 rolls a white die per wound token, at most three; each block or surge removes one", () => {
    const two = settled(ends(2), ["blank", "defense-surge"]);
    expect(eventsOf(two, "dice-rolled")).toMatchObject([
      { dice: ["white-defense", "white-defense"], cause: "regenerate" },
    ]);
    expect(woundsOn(two.state, 0)).toEqual([1]);
    expect(woundsOn(settled(ends(5), ["block", "block", "block"]).state, 0)).toEqual([2]);
    expect(woundsOn(settled(ends(1), ["blank"]).state, 0)).toEqual([1]);
    expect(eventsOf(settled(ends(0)), "dice-rolled")).toEqual([]);
  });
});

describe("Latent Power", () => {
  const DIN: Fielding = { unit: "din-djarin-the-mandalorian", counterpart: "grogu", at: HERE };
  const ends = (mine: readonly Fielding[], theirs: readonly Fielding[] = WAITING): State =>
    settled(scene({ armies: [mine, theirs], frames: [PHASE, acting(0, { stage: "end" })] })).state;
  const USE: Action = { type: "effect", subject: 0 };
  const ENEMIES: readonly Fielding[] = [
    { unit: "stormtroopers", at: [300, 440] },
    { unit: "stormtroopers", at: [160, 300] },
    ...WAITING,
  ];

  it("[leg.kw.latent-power.roll] At the end of its activation a unit with Latent Power may gain a suppression token to roll a red die; a block has no effect", () => {
    const asked = hurt(ends([DIN], ENEMIES), 0, [2]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const rolled = playOut(asked, [USE], ["block"]);
    expect(engine.decision(rolled.state)?.kind).toBe("activate");
    expect(eventsOf(rolled, "dice-rolled")).toMatchObject([
      { dice: ["red-defense"], rule: "leg.kw.latent-power.roll" },
    ]);
    expect([0, 1, 2].map((unit) => unitTokens(rolled.state, unit, "suppression"))).toEqual([1, 0, 0]);
    expect(woundsOn(rolled.state, 0)).toEqual([2, 0]);
    expect(unitTokens(playOut(asked, [{ type: "pass" }]).state, 0, "suppression")).toBe(0);
  });

  it("[leg.kw.latent-power.roll] A unit has Latent Power only with the counterpart that provides it", () => {
    expect(offered(ends([{ unit: "din-djarin-the-mandalorian", at: HERE }], ENEMIES))).not.toContain("effect 0");
  });

  it("[leg.kw.latent-power.roll] Latent Power is not offered to a unit off the battlefield or one that cannot gain the suppression token", () => {
    const offeredTo = (bearer: Fielding) => {
      const start = scene({ armies: [[bearer], ENEMIES], frames: [PHASE, acting(0, { stage: "end" })] });
      return offered(settled(having(start, 0, { "latent-power": 1 })).state).includes("effect 0");
    };
    const troopers: Fielding = { unit: "rebel-troopers", at: HERE };
    expect(offeredTo(troopers)).toBe(true);
    expect(offeredTo({ ...troopers, at: null })).toBe(false);
    expect(offeredTo({ unit: "at-rt-rebel-alliance", at: HERE })).toBe(false);
  });

  it("[leg.kw.latent-power.surge] A surge rolled for Latent Power gives an enemy unit at range 1 two suppression and two immobilize tokens", () => {
    const surge = playOut(ends([DIN], ENEMIES), [USE], ["defense-surge"]).state;
    expect(offered(surge)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const held = playOut(surge, [unitChosen("p2.1")]).state;
    expect([1, 2].map((unit) => unitTokens(held, unit, "suppression"))).toEqual([0, 2]);
    expect([1, 2].map((unit) => unitTokens(held, unit, "immobilize"))).toEqual([0, 2]);
  });

  it("[leg.kw.latent-power.blank] A blank rolled for Latent Power removes a wound or poison token from a friendly non-droid trooper unit at range 1", () => {
    const friends: readonly Fielding[] = [
      { ...REBELS, tokens: { poison: 1 } },
      { ...R2, at: [420, 300], tokens: { poison: 1 } },
      { unit: "rebel-troopers", at: [300, 800], tokens: { poison: 1 } },
      // At range 1 of the leader, but not of Grogu beyond him.
      { unit: "luke-skywalker-hero-of-the-rebellion", at: [123, 300], tokens: { poison: 1 } },
    ];
    const blank = playOut(hurt(ends([DIN, ...friends]), 0, [2]), [USE], ["blank"]).state;
    expect(offered(blank)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const own = playOut(blank, [unitChosen("p1.0")]).state;
    expect([woundsOn(own, 0), unitTokens(own, 1, "poison")]).toEqual([[1, 0], 1]);
    const other = playOut(blank, [unitChosen("p1.1")]).state;
    expect([woundsOn(other, 0), unitTokens(other, 1, "poison")]).toEqual([[2, 0], 0]);
  });
});
