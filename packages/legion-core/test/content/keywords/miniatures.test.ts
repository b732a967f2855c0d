import { scripted } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { engineOf } from "../../../src/engine/engine.ts";
import type { Action } from "../../../src/state/actions.ts";
import { compileBox } from "../../../src/state/box.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { add, wound } from "../../helpers/actions.ts";
import { PHASE, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE, SNOW, THERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, left, offered, weapons } from "../../helpers/reading.ts";
import { CONTENT, done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";

const ASSIGNED = { rule: "leg.wounds.assign", cause: null } as const;
const lead = (subject: string): Action => ({ type: "lead", subject });

/** Wounds on the miniatures of the first unit. */
const woundsIn = ({ units }: State) => units[0]?.miniatures.map(({ wounds }) => wounds);

/** The unit suffers so many wounds outside an attack. */
function suffers(unit: Fielding, wounds: number, on = scene({ armies: [[unit], WAITING], frames: [PHASE] })): State {
  return done(on, (work) => dealWounds(work, 0, wounds, ASSIGNED)).state;
}

describe("Leader", () => {
  const CAPTAIN: Fielding = { unit: "stormtroopers", upgrades: ["stormtrooper-captain"], at: HERE };

  it("[leg.kw.leader] A miniature with Leader leads its unit from the start, so that it is wounded last", () => {
    const start = scene({ armies: [[CAPTAIN, { unit: "stormtroopers" }], WAITING], frames: [PHASE] });
    expect(start.units.slice(0, 2).map(({ leader }) => leader)).toEqual([4, 0]);
    expect(offered(suffers(CAPTAIN, 1))).toEqual(["wound p1.0.0", "wound p1.0.1", "wound p1.0.2", "wound p1.0.3"]);
  });

  it("[leg.kw.leader.defeated] A defeated Leader replaces another miniature of its unit, which is defeated instead", () => {
    const apart = {
      ...CAPTAIN,
      state: standing([
        [300, 300],
        [340, 300],
        [380, 300],
        [300, 340],
        [340, 340],
      ]),
    };
    const start = scene({ armies: [[apart], WAITING], frames: [PHASE] });
    const struck = done(start, (work) => {
      work.push({ kind: "leader", unit: 0 });
      work.miniature(0, 4).status = "defeated";
      work.miniature(0, 4).wounds = 1;
      work.unit(0).fallen = [4];
    }).state;
    expect(offered(struck)).toEqual(["lead p1.0.0", "lead p1.0.1", "lead p1.0.2", "lead p1.0.3"]);
    const led = playOut(struck, [lead("p1.0.2")]);
    expect([left(led.state, 0), led.state.units[0]?.leader]).toEqual([[0, 1, 3, 4], 4]);
    expect(led.state.units[0]?.miniatures[4]).toMatchObject({ status: "standing", x: 38_000, y: 30_000, wounds: 0 });
    expect([woundsIn(led.state)?.[2], led.state.units[0]?.fallen]).toEqual([1, [2]]);
    expect(eventsOf(led, "leader-kept")).toMatchObject([
      { miniature: "p1.0.4", instead: "p1.0.2", wounds: 0, rule: "leg.kw.leader.defeated" },
    ]);
  });

  it("[leg.kw.leader.defeated] A defeated Tactical Droid replaces a wounded B2 that is out of sight, and takes over its wound", () => {
    const squad: Fielding = { unit: "b2-super-battle-droids", upgrades: ["t-series-tactical-droid"], at: HERE };
    const struck = done(scene({ armies: [[squad], WAITING], frames: [PHASE] }), (work) => {
      work.push({ kind: "leader", unit: 0 });
      work.miniature(0, 1).wounds = 1;
      work.miniature(0, 3).status = "defeated";
      work.miniature(0, 3).wounds = 2;
      work.unit(0).fallen = [3];
    }).state;
    const led = playOut(struck, [lead("p1.0.1")]);
    expect([left(led.state, 0), woundsIn(led.state)]).toEqual([
      [0, 2, 3],
      [0, 2, 0, 1],
    ]);
    expect(eventsOf(led, "leader-kept")).toMatchObject([{ miniature: "p1.0.3", instead: "p1.0.1", wounds: 1 }]);
    expect(woundsIn(playOut(struck, [lead("p1.0.2")]).state)).toEqual([0, 1, 2, 0]);
  });

  it("[leg.wounds.new-leader] Another miniature becomes the leader when a leader without the keyword Leader is defeated", () => {
    const plain: Fielding = { unit: "stormtroopers", at: HERE };
    const struck = done(scene({ armies: [[plain], WAITING], frames: [PHASE] }), (work) => {
      work.miniature(0, 0).status = "defeated";
      work.push({ kind: "leader", unit: 0 });
    }).state;
    const led = playOut(struck, [lead("p1.0.2")]).state;
    expect([left(led, 0), led.units[0]?.leader]).toEqual([[1, 2, 3], 2]);
  });

  it("[leg.kw.leader.defeated] A Leader with wound threshold 2 in a unit with threshold 1 comes back with one wound token", () => {
    const upgrades = defaultCatalogue.upgrades.map((card) =>
      card.id === "stormtrooper-captain" ? { ...card, wounds: 2 } : card,
    );
    const box = compileBox({ ...CONTENT, catalogue: { ...defaultCatalogue, upgrades } });
    const tough = engineOf(box);
    const start = scene({ armies: [[CAPTAIN], WAITING], frames: [PHASE] });
    const miniatures = start.units[0]?.miniatures.map((one, place) =>
      place > 0 && place < 4 ? ({ ...one, status: "defeated", wounds: 1 } as const) : one,
    );
    const units = start.units.map((one, unit) => (unit === 0 ? { ...one, miniatures: miniatures ?? [] } : one));
    const work = new GameWork(box, { ...start, units }, scripted([]));
    work.push({ kind: "leader", unit: 0 });
    const captain = work.miniature(0, 4);
    captain.status = "defeated";
    captain.wounds = 2;
    tough.settle(work);
    const { state } = work.finish();
    expect(state.units[0]?.miniatures[4]).toMatchObject({ status: "standing", wounds: 1 });
    expect(left(state, 0)).toEqual([4]);
  });
});

describe("Noncombatant", () => {
  const MEDIC: Fielding = { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], at: HERE };

  it("[leg.kw.noncombatant.weapons] A Noncombatant cannot add a weapon to a pool, and the refusal cites the keyword", () => {
    const state = attackOf([MEDIC], [{ ...SNOW, at: THERE }]);
    expect(weapons(state).map((one) => one.split(" ")[0])).toEqual(["p1.0.0", "p1.0.1", "p1.0.2", "p1.0.3"]);
    expect(engine.why(state, add(4, 1))).toMatchObject({
      rule: "leg.kw.noncombatant.weapons",
      code: "not-with-this-weapon",
    });
  });

  it("[leg.kw.noncombatant.wounds] A Noncombatant is wounded after all other miniatures except the leader", () => {
    expect(offered(suffers(MEDIC, 1))).toEqual(["wound p1.0.1", "wound p1.0.2", "wound p1.0.3"]);
    const three = suffers(MEDIC, 3);
    const gone = playOut(three, [wound("p1.0.1"), wound("p1.0.2")]).state;
    expect(left(gone, 0)).toEqual([0, 4]);
    expect(left(suffers(MEDIC, 1, gone), 0)).toEqual([0]);
  });

  it("[leg.kw.noncombatant.wounds] A Noncombatant with a wound token is wounded before miniatures without one", () => {
    const DROID = 3;
    const guards: Fielding = { unit: "ig-100-magnaguard", upgrades: ["pk-series-worker-droid"], at: HERE };
    const hurt = (place: number): State => {
      const start = scene({ armies: [[guards], WAITING], frames: [PHASE] });
      const wounded = done(start, (work) => {
        work.miniature(0, place).wounds = 1;
      }).state;
      return suffers(guards, 1, wounded);
    };
    expect(woundsIn(hurt(DROID))?.[DROID]).toBe(2);
    expect(woundsIn(hurt(1))?.[DROID]).toBe(0);
  });

  it("[leg.kw.noncombatant.leader] A Noncombatant becomes the leader only if no other miniature is left", () => {
    const struck = (others: readonly number[]): State =>
      done(scene({ armies: [[MEDIC], WAITING], frames: [PHASE] }), (work) => {
        for (const place of [0, ...others]) work.miniature(0, place).status = "defeated";
        work.push({ kind: "leader", unit: 0 });
      }).state;
    expect(offered(struck([]))).toEqual(["lead p1.0.1", "lead p1.0.2", "lead p1.0.3"]);
    expect(struck([1, 2]).units[0]?.leader).toBe(3);
    expect(struck([1, 2, 3]).units[0]?.leader).toBe(4);
  });
});

describe("Sidearm", () => {
  const usable = (unit: Fielding, miniature: number, at: readonly [number, number]): readonly string[] =>
    weapons(attackOf([unit], [{ unit: "rebel-troopers", at }]))
      .filter((one) => one.startsWith(`p1.0.${miniature} `))
      .map((one) => one.slice(`p1.0.${miniature} `.length));
  const KALLUS: Fielding = { unit: "stormtroopers", upgrades: ["agent-kallus"], at: HERE };
  const GUARDIAN: Fielding = {
    unit: "clone-commandos-delta-squad",
    upgrades: ["jedi-guardian-squad-leader"],
    at: HERE,
  };

  it("[leg.kw.sidearm.ranged] A miniature with Sidearm: Ranged can use only the weapon of its card at range", () => {
    expect(usable(KALLUS, 4, THERE)).toEqual(["2 ranged"]);
    expect(usable(KALLUS, 3, THERE)).toEqual(["1 ranged"]);
    const state = attackOf([KALLUS], [{ unit: "rebel-troopers", at: THERE }]);
    expectIllegal(engine.apply(state, add(4, 1)), "leg.kw.sidearm.ranged");
  });

  it("[leg.kw.sidearm.ranged] A miniature with Sidearm: Ranged may use any melee weapon in melee", () => {
    const state = standing([
      [300, 300],
      [330, 300],
      [360, 300],
      [390, 300],
      [300, 273],
    ]);
    const fight = attackOf(
      [{ ...KALLUS, state: { ...state, leader: 4 } }],
      [{ unit: "rebel-troopers", at: [300, 246] }],
      { with: "melee" },
    );
    expect(weapons(fight).filter((one) => one.startsWith("p1.0.4 "))).toEqual(["p1.0.4 0 melee", "p1.0.4 2 melee"]);
  });

  it("[leg.kw.sidearm.melee] A miniature with Sidearm: Melee can use only the melee weapon of its card, and with both Sidearms only weapons of its card", () => {
    const state = standing([
      [330, 300],
      [360, 300],
      [390, 300],
      [420, 300],
      [300, 300],
    ]);
    const enemy: Fielding = {
      unit: "rebel-troopers",
      state: standing([
        [300, 273],
        [330, 273],
        [360, 273],
        [390, 273],
      ]),
    };
    const fight = attackOf([{ ...GUARDIAN, state: { ...state, leader: 4 } }], [enemy], { with: "melee" });
    const own = weapons(fight).filter((one) => one.startsWith("p1.0.4 "));
    expect(own).toHaveLength(1);
    expect(weapons(fight).some((one) => one.startsWith("p1.0.0 "))).toBe(true);
    expectIllegal(engine.apply(fight, add(4, 0, "melee")), "leg.kw.sidearm.melee");
    expect(usable(GUARDIAN, 4, THERE)).toEqual([]);
  });
});
