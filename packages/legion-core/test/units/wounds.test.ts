import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { tokensOf } from "../../src/state/tokens.ts";
import { keywordsOf } from "../../src/units/keywords.ts";
import { dealWounds, woundMiniature } from "../../src/units/wounds/casualties.ts";
import { add, DONE, faces, wound } from "../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../helpers/attacks.ts";
import { eventsOf, left, offered, weapons } from "../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../helpers/scene.ts";
import { wall } from "../helpers/terrain.ts";

const POISON = { rule: "leg.wounds.outside-attack", cause: "poison" } as const;

/** The first unit of the second army suffers wounds outside an attack. */
function suffering(unit: Fielding, wounds: number, state?: Partial<State>) {
  const start = scene({ armies: [[{ unit: "snowtroopers" }], [unit]], ...(state === undefined ? {} : { state }) });
  return done(start, (work) => dealWounds(work, 1, wounds, POISON));
}

const woundsOf = ({ units }: State, unit: number): readonly number[] =>
  (units[unit]?.miniatures ?? []).map(({ wounds }) => wounds);

describe("assigning wounds", () => {
  it("[leg.wounds.assign] [leg.wounds.continue] [leg.wounds.defeat-threshold] [leg.wounds.remove] Miniatures take wounds one after the other until all are assigned", () => {
    const { state } = suffering({ unit: "rebel-troopers" }, 2);
    expect(offered(state)).toEqual(["wound p2.0.1", "wound p2.0.2", "wound p2.0.3"]);
    const first = playOut(state, [wound("p2.0.2")]);
    expect(eventsOf(first, "miniature-defeated")).toMatchObject([{ miniature: "p2.0.2" }]);
    const second = playOut(first.state, [wound("p2.0.1")]).state;
    expect(left(second, 1)).toEqual([0, 3]);
    expect(second.frames).toEqual([]);
  });

  it("[leg.wounds.leader-last] The leader is wounded only as the last miniature of its unit", () => {
    const { state } = suffering({ unit: "rebel-troopers" }, 3);
    const alone = playOut(state, [wound("p2.0.1"), wound("p2.0.2")]).state;
    expect(left(alone, 1)).toEqual([0]);
    expect(left(done(alone, (work) => dealWounds(work, 1, 1, POISON)).state, 1)).toEqual([]);
  });

  it("[leg.wounds.most-wounded-first] [leg.wounds.wounded] Four wounds on three Wookiees defeat one and wound the next, which takes later wounds first", () => {
    const { state } = suffering({ unit: "wookiee-warriors-noble-fighters" }, 4);
    const after = playOut(state, [wound("p2.0.2")]).state;
    expect(woundsOf(after, 1)).toEqual([0, 1, 3]);
    expect(woundsOf(done(after, (work) => dealWounds(work, 1, 1, POISON)).state, 1)).toEqual([0, 2, 3]);
    const hurt = done(scene({ armies: [[], [{ unit: "wookiee-warriors-noble-fighters" }]] }), (work) => {
      woundMiniature(work, 0, 2, 1, { because: POISON, by: null });
      dealWounds(work, 0, 1, POISON);
    });
    expect(woundsOf(hurt.state, 0)).toEqual([0, 0, 2]);
  });

  it("[leg.wounds.most-wounded-tie] The player chooses between miniatures with equally many wounds", () => {
    const { state } = done(scene({ armies: [[], [{ unit: "wookiee-warriors-noble-fighters" }]] }), (work) => {
      woundMiniature(work, 0, 1, 1, { because: POISON, by: null });
      woundMiniature(work, 0, 2, 1, { because: POISON, by: null });
      dealWounds(work, 0, 1, POISON);
    });
    expect(offered(state)).toEqual(["wound p2.0.1", "wound p2.0.2"]);
  });

  it("[leg.wounds.named-mini] [leg.wounds.new-leader] An effect may wound the leader itself, and its player names a new leader at once", () => {
    const start = scene({ armies: [[], [{ unit: "rebel-troopers" }]] });
    const { state } = done(start, (work) => woundMiniature(work, 0, 0, 1, { because: POISON, by: null }));
    expect(engine.decision(state)).toMatchObject({ seat: "player-2", kind: "leader", rule: "leg.wounds.new-leader" });
    expect(offered(state)).toEqual(["lead p2.0.1", "lead p2.0.2", "lead p2.0.3"]);
    const { state: after, events } = playOut(state, [{ type: "lead", subject: "p2.0.3" }]);
    expect(after.units[0]?.leader).toBe(3);
    expect(events).toMatchObject([{ type: "leader-replaced", miniature: "p2.0.3" }]);
  });

  it("[leg.wounds.unit-defeated] [leg.wounds.unit-defeated-order-tokens] A unit is defeated with its last miniature, and its order token is removed", () => {
    const { state, events } = suffering({ unit: "darth-vader-dark-lord-of-the-sith", state: { order: "faceup" } }, 9);
    expect(events.map(({ type }) => type)).toContain("unit-defeated");
    expect(state.units[1]).toMatchObject({ order: "none", miniatures: [{ status: "defeated", wounds: 8 }] });
  });

  it("[leg.wounds.outside-attack] [leg.wounds.outside-attack-no-defense] [leg.wounds.outside-attack-no-suppression] [leg.wounds.outside-attack-controller-assigns] Wounds outside attacks roll no dice, give no suppression, and are assigned by the controller", () => {
    const { state, events } = suffering({ unit: "rebel-troopers" }, 1);
    expect(engine.decision(state)).toMatchObject({ seat: "player-2", kind: "wounds" });
    const after = playOut(state, [wound("p2.0.1")]);
    expect([...events, ...after.events].map(({ type }) => type)).toEqual(["unit-wounded", "miniature-defeated"]);
    expect(tokensOf(after.state.units[1]?.tokens ?? [], "suppression")).toBe(0);
  });
});

describe("wounds of an attack", () => {
  it("[leg.wounds.los-cap] [leg.wounds.los-cap-any-casualty] Wounds are limited to the miniatures in sight, but may be assigned to other miniatures of the unit", () => {
    const snow = { unit: "snowtroopers", at: HERE } as const;
    // Behind the wall stand all rebels but the second, at the right of the leader.
    const screen = wall(150, 480, 180, 10);
    const state = attackOf([snow], [{ unit: "rebel-troopers", at: THERE }], { table: screen, with: "ranged" });
    expect(weapons(state)).toContain("p1.0.1 1 ranged");
    const shot = playOut(state, [add(0, 1), add(1, 1), DONE], [...faces(2, "critical"), ...faces(2, "blank")]);
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    expect(offered(shot.state)).toEqual(["wound p2.0.1", "wound p2.0.2", "wound p2.0.3"]);
    expect(left(playOut(shot.state, [wound("p2.0.3")]).state, 1)).toEqual([0, 1, 2]);
  });
});

describe("vehicles", () => {
  const at = (wounds: number) => suffering({ unit: "at-st" }, wounds);

  it("[leg.resiliency.damage-token] A vehicle with as many wounds as its resilience gets its damage token", () => {
    expect(at(7).state.units[1]?.damaged).toBe(false);
    expect(eventsOf(at(8), "vehicle-damaged")).toHaveLength(1);
    expect(at(8).events.map(({ type }) => type)).toEqual(["unit-wounded", "vehicle-damaged"]);
  });

  it("[leg.resiliency.once-per-game] [leg.resiliency.max-one] A vehicle gets only one damage token per game", () => {
    const again = done(at(8).state, (work) => dealWounds(work, 1, 1, POISON));
    expect(eventsOf(again, "vehicle-damaged")).toEqual([]);
  });

  it("[leg.resiliency.once-per-game] A vehicle whose damage token was removed gets no second one from later wounds", () => {
    const { state } = at(8);
    expect(state.units[1]).toMatchObject({ damaged: true, reachedResilience: true });
    const mended = { ...state, units: state.units.map((unit) => ({ ...unit, damaged: false })) };
    const again = done(mended, (work) => dealWounds(work, 1, 1, POISON));
    expect(eventsOf(again, "vehicle-damaged")).toEqual([]);
    expect(again.state.units[1]?.damaged).toBe(false);
  });

  it("[leg.resiliency.no-courage] Troopers and vehicles with a dash for resilience get no damage token", () => {
    expect(eventsOf(suffering({ unit: "wookiee-warriors-noble-fighters" }, 1), "vehicle-damaged")).toEqual([]);
  });
});

describe("counterparts", () => {
  const IDEN = { unit: "iden-versio-inferno-squad-leader", counterpart: "idens-id10-seeker-droid" } as const;

  it("[leg.kw.counterpart.redirect] [leg.kw.counterpart.leader-wounds] [leg.kw.counterpart.thresholds] Each wound of a single-miniature unit goes to the leader or to its counterpart", () => {
    const { state } = suffering(IDEN, 2);
    expect(offered(state)).toEqual(["wound p2.0.0", "wound p2.0.1"]);
    const after = playOut(state, [wound("p2.0.0"), wound("p2.0.1")]).state;
    expect(woundsOf(after, 1)).toEqual([1, 1]);
    expect(left(after, 1)).toEqual([0]);
  });

  it("[leg.kw.counterpart.forced-redirect] The wound that would defeat the last other miniature goes to the counterpart", () => {
    const { state } = suffering(IDEN, 6);
    const line = Array.from({ length: 5 }, () => wound("p2.0.0"));
    const after = playOut(state, line).state;
    expect(woundsOf(after, 1)).toEqual([5, 1]);
    expect(after.frames).toEqual([]);
  });

  it("[leg.kw.counterpart.keywords] [leg.kw.counterpart.upgrades] The keywords of a counterpart card last until the counterpart is defeated", () => {
    const { state } = suffering(IDEN, 1);
    expect(keywordsOf({ box, state }, 1)).toHaveProperty("recharge");
    const after = playOut(state, [wound("p2.0.1")]).state;
    expect(keywordsOf({ box, state: after }, 1)).not.toHaveProperty("recharge");
    expect(keywordsOf({ box, state: after }, 1)).toHaveProperty("marksman");
  });

  it("[leg.kw.counterpart.weapons] A counterpart and its unit each use the weapons of their own card", () => {
    const state = attackOf([{ ...IDEN, at: HERE }], [{ unit: "rebel-troopers", at: [300, 420] }]);
    expect(weapons(state)).toEqual(["p1.0.0 1 ranged", "p1.0.0 2 ranged", "p1.0.1 0 ranged"]);
  });

  it("[leg.upgrade.mini-defeated-loses-rules] [leg.upgrade.discard-loses-rules] [leg.upgrade.discard-keeps-mini] A card loses its effect when its miniature is defeated or it is discarded, but a discarded card's miniature stays", () => {
    const frag = { unit: "imperial-dark-troopers", upgrades: ["sm-9-frag-launcher"] } as const;
    const whole = scene({ armies: [[], [frag]] });
    expect(keywordsOf({ box, state: whole }, 0)).toHaveProperty("cycle");
    const place = (whole.units[0]?.miniatures.length ?? 0) - 1;
    const fallen = done(whole, (work) => woundMiniature(work, 0, place, 9, { because: POISON, by: null })).state;
    expect(keywordsOf({ box, state: fallen }, 0)).not.toHaveProperty("cycle");
    const discarded = scene({ armies: [[], [{ ...frag, state: { cards: ["discarded"] } }]] });
    expect(keywordsOf({ box, state: discarded }, 0)).not.toHaveProperty("cycle");
    expect(left(discarded, 0)).toHaveLength(place + 1);
  });
});
