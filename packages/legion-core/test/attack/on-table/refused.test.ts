import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { FormedPool } from "../../../src/state/frames.ts";
import { add, DONE, declare } from "../../helpers/actions.ts";
import { HERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";
import { CLOSE, OTHERS, pool, type Said, SHOOTERS, TARGETS, whyRefused } from "./refusal.ts";

describe("why a unit cannot be declared as the defender", () => {
  const anotherIsNamed = (unit: string) => ({
    rule: "leg.defender.choose-enemy",
    code: "another-unit-is-named",
    params: { unit },
  });

  it("[leg.defender.choose-enemy] A friend, or a unit other than the one an effect names, cannot be declared as the defender", () => {
    const mine = [SHOOTERS, { ...SHOOTERS, at: [500, 300] }] as const;
    for (const own of ["p1.1", "p1.0"]) {
      expect(whyRefused({ mine }, declare(own))).toEqual({ ...anotherIsNamed(own), code: "friendly-unit" });
    }
    expect(whyRefused({ attack: { only: 2 } }, declare("p2.0"))).toEqual(anotherIsNamed("p2.0"));
    expect(whyRefused({ attack: { only: 2 } }, declare("p2.1"))).toBeUndefined();
    expect(whyRefused({}, declare("p2.0"))).toBeUndefined();
  });

  it("[leg.pool.additional-different-unit] A unit that already has a pool against it cannot be declared as a defender again", () => {
    const attack = { pools: [pool(1)] };
    const twice = { rule: "leg.pool.additional-different-unit", code: "declared-already" };
    expect(whyRefused({ attack }, declare("p2.0"))).toMatchObject(twice);
    expect(whyRefused({ attack }, declare("p2.1"))).toBeUndefined();
  });

  it("[leg.defender.range] A unit that is not on the battlefield cannot be declared as the defender", () => {
    const gone = { rule: "leg.defender.range", code: "not-on-the-battlefield", params: { unit: "p2.2" } };
    expect(whyRefused({ theirs: [TARGETS, OTHERS, { ...TARGETS, at: null }] }, declare("p2.2"))).toEqual(gone);
  });

  it("[leg.defender.range] The refusal of a defender out of range states its distance and the reach of the longest weapon", () => {
    const noWeapon = (unit: string, range: number, most: number) => ({
      rule: "leg.defender.range",
      code: "no-weapon-reaches",
      params: { unit, range, most },
    });
    const at = (y: number) => [TARGETS, OTHERS, { unit: "darth-vader-dark-lord-of-the-sith", at: [300, y] }] as const;
    expect(whyRefused({ theirs: at(770) }, declare("p2.2"))).toBeUndefined();
    expect(whyRefused({ theirs: at(870) }, declare("p2.2"))).toEqual(noWeapon("p2.2", 4, 3));
    const vader = [{ unit: "darth-vader-dark-lord-of-the-sith", at: HERE }] as const;
    expect(whyRefused({ mine: vader, theirs: at(550) }, declare("p2.2"))).toEqual(noWeapon("p2.2", 2, 0));
    // A rifle without end reaches everybody, but no melee.
    const iden = [{ unit: "iden-versio-inferno-squad-leader", at: HERE }] as const;
    const attack = { with: "melee" } as const;
    expect(whyRefused({ mine: iden, theirs: at(870), attack }, declare("p2.2"))).toEqual(noWeapon("p2.2", 4, 4));
  });

  it("[leg.engaged.not-ranged-target] Units in melee cannot be attacked at range, and engaged units cannot attack outside their melee", () => {
    const shutOut = (unit: string) => ({
      rule: "leg.engaged.not-ranged-target",
      code: "shut-out-by-melee",
      params: { unit },
    });
    const mine = [SHOOTERS, { ...SHOOTERS, at: [300, 493] }] as const;
    expect(whyRefused({ mine }, declare("p2.0"))).toEqual(shutOut("p2.0"));
    expect(whyRefused({ theirs: [CLOSE, OTHERS] }, declare("p2.1"))).toEqual(shutOut("p2.1"));
    expect(whyRefused({ theirs: [CLOSE, OTHERS] }, declare("p2.0"))).toBeUndefined();
    // Where melee is open, what is wrong with the engaged is the weapons.
    const attack = { with: "ranged" } as const;
    expect(whyRefused({ theirs: [CLOSE, OTHERS], attack }, declare("p2.0"))).toMatchObject({
      code: "no-weapon-reaches",
    });
  });

  it("[leg.defender.los] The attacking leader must see the defender, even if other miniatures of its unit do", () => {
    const hidden = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 550] } as const;
    const table = wall(280, 316, 40, 3);
    const theirs = [hidden, { ...TARGETS, at: [600, 400] }] as const;
    const storm = { unit: "stormtroopers", state: standing([HERE, [370, 300], [230, 300], [370, 270]]) } as const;
    expect(whyRefused({ mine: [storm], theirs, table }, declare("p2.0"))).toEqual({
      rule: "leg.defender.los",
      code: "leader-sees-nobody",
      params: { unit: "p2.0" },
    });
    expect(whyRefused({ mine: [storm], theirs, table }, declare("p2.1"))).toBeUndefined();
  });

  it("[leg.pool.at-least-one] [leg.kw.fixed] A unit in range and sight but outside all Fixed arcs cannot be declared as the defender", () => {
    const walker = { unit: "at-st", state: standing([[600, 450]]) } as const;
    const theirs = [
      { ...TARGETS, at: [350, 450] },
      { ...TARGETS, at: [900, 450] },
    ] as const;
    expect(whyRefused({ mine: [walker], theirs }, declare("p2.0"))).toEqual({
      rule: "leg.pool.at-least-one",
      code: "no-weapon-to-add",
      params: { unit: "p2.0" },
    });
    expect(whyRefused({ mine: [walker], theirs }, declare("p2.1"))).toBeUndefined();
  });
});

describe("what is wrong with a weapon that cannot be added", () => {
  const forming = (...pools: readonly FormedPool[]) => ({ attack: { stage: "weapons", pools } }) as const;
  const sniper = { ...SHOOTERS, upgrades: ["dc-17m-icws-config"] };

  it("[leg.pool.eligible] A weapon of an enemy, defeated or missing miniature is refused: only the attacker's own miniatures add weapons", () => {
    const notOwn = (miniature: string) => ({
      rule: "leg.pool.eligible",
      code: "not-of-the-attacker",
      params: { miniature },
    });
    const said = forming(pool(1));
    const by = (subject: string): Action => ({ type: "add-weapon", subject, weapon: 1, kind: "ranged" });
    for (const stray of ["p2.0.0", "p1.0.9", "p1.7.0", "nobody"]) {
      expect(whyRefused(said, by(stray)), stray).toEqual(notOwn(stray));
    }
    const three = { unit: "stormtroopers", state: standing([HERE, [330, 300], [270, 300]]) } as const;
    expect(whyRefused({ mine: [three], ...said }, by("p1.0.2"))).toBeUndefined();
    expect(whyRefused({ mine: [three], ...said }, by("p1.0.3"))).toEqual(notOwn("p1.0.3"));
  });

  it("[leg.pool.card-mini-only] A miniature cannot add a weapon that it does not have", () => {
    expect(whyRefused(forming(pool(1)), add(2, 2))).toEqual({
      rule: "leg.pool.card-mini-only",
      code: "no-such-weapon",
      params: { miniature: "p1.0.2" },
    });
  });

  it("[leg.pool.one-weapon-each] [leg.kw.arsenal-x.contribute] A miniature adds one weapon, or as many as its Arsenal value, each once", () => {
    const added = (miniature: string, most: number) => ({
      rule: "leg.pool.one-weapon-each",
      code: "has-added-its-weapon",
      params: { miniature, most },
    });
    expect(whyRefused(forming(pool(1, [[0, 1]])), add(0, 1))).toEqual(added("p1.0.0", 1));
    expect(whyRefused(forming(pool(1, [[0, 1]])), add(0, 0))).toEqual(added("p1.0.0", 1));
    expect(whyRefused(forming(pool(1, [[0, 1]])), add(1, 1))).toBeUndefined();
    // Weapons of another pool count too.
    expect(whyRefused(forming(pool(1, [[0, 1]]), pool(2)), add(0, 1))).toEqual(added("p1.0.0", 1));
    const boba = [{ unit: "boba-fett-infamous-bounty-hunter", at: HERE }] as const;
    expect(whyRefused({ mine: boba, ...forming(pool(1, [[0, 1]])) }, add(0, 2))).toBeUndefined();
    expect(whyRefused({ mine: boba, ...forming(pool(1, [[0, 1]])) }, add(0, 1))).toEqual(added("p1.0.0", 2));
    const both = forming(
      pool(1, [
        [0, 1],
        [0, 2],
      ]),
    );
    expect(whyRefused({ mine: boba, ...both }, add(0, 0))).toEqual(added("p1.0.0", 2));
  });

  it("[leg.pool.same-name-same-pool] A weapon whose name is already in another pool cannot be added to a further one", () => {
    const elsewhere = { rule: "leg.pool.same-name-same-pool", code: "name-in-another-pool" };
    const kitted = { ...SHOOTERS, upgrades: ["hh-12-stormtrooper"] };
    const said = forming(
      pool(1, [
        [4, 2],
        [0, 1],
      ]),
      pool(2),
    );
    expect(whyRefused({ mine: [kitted], ...said }, add(1, 1))).toEqual({
      ...elsewhere,
      params: { weapon: "E-11 Blaster Rifle" },
    });
    const launched = forming(pool(1, [[4, 2]]), pool(2));
    expect(whyRefused({ mine: [kitted], ...launched }, add(1, 1))).toBeUndefined();
  });

  it("[leg.upgrade.grenades-one-mini] Only one miniature may use a grenade, and the refusal of a second one names its card", () => {
    const grenadiers = { ...SHOOTERS, upgrades: ["concussion-grenades"] };
    const theirs = [{ ...TARGETS, at: [300, 400] }] as const;
    const said = { mine: [grenadiers], theirs } as const;
    expect(whyRefused({ ...said, ...forming(pool(1, [[0, 2]])) }, add(1, 2))).toEqual({
      rule: "leg.upgrade.grenades-one-mini",
      code: "thrown-already",
      params: { card: "concussion-grenades" },
    });
    expect(whyRefused({ ...said, ...forming(pool(1, [[0, 1]])) }, add(1, 2))).toBeUndefined();
    const mixed = forming(
      pool(1, [
        [0, 2],
        [1, 1],
      ]),
    );
    expect(whyRefused({ ...said, ...mixed }, add(2, 2))).toMatchObject({ code: "thrown-already" });
  });

  it("[leg.upgrade.discard-loses-rules] [leg.upgrade.exhausted-unusable] [leg.upgrade.armament-exhaust-many] A discarded card gives no weapon, and an exhausted one only to the pool that exhausted it", () => {
    const notReady = (rule: string, card: string) => ({ rule, code: "card-not-ready", params: { card } });
    const holding = (...cards: readonly ("readied" | "exhausted" | "expended" | "discarded")[]) => ({
      mine: [{ ...sniper, state: { cards } }],
      theirs: [{ ...TARGETS, at: [300, 450] }] as const,
    });
    const exhausted = notReady("leg.upgrade.exhausted-unusable", "dc-17m-icws-config");
    expect(whyRefused({ ...holding("discarded"), ...forming(pool(1)) }, add(0, 2))).toEqual(
      notReady("leg.upgrade.discard-loses-rules", "dc-17m-icws-config"),
    );
    expect(whyRefused({ ...holding("exhausted"), ...forming(pool(1)) }, add(0, 2))).toEqual(exhausted);
    expect(whyRefused({ ...holding("expended"), ...forming(pool(1)) }, add(0, 2))).toEqual(exhausted);
    expect(whyRefused({ ...holding("exhausted"), ...forming(pool(1, [[0, 1]])) }, add(1, 2))).toEqual(exhausted);
    expect(whyRefused({ ...holding("exhausted"), ...forming(pool(1, [[0, 2]])) }, add(1, 2))).toBeUndefined();
    expect(whyRefused({ ...holding("readied"), ...forming(pool(1)) }, add(0, 2))).toBeUndefined();
    expect(whyRefused({ ...holding(), ...forming(pool(1)) }, add(0, 2))).toBeUndefined();
  });

  it("[leg.upgrade.exhausted-unusable] [leg.upgrade.action-exhaust-icons] An exhausted non-armament weapon cannot be used, but a weapon whose card was exhausted by its action can", () => {
    const frag = { unit: "imperial-dark-troopers", upgrades: ["sm-9-frag-launcher"], at: HERE } as const;
    const theirs = [{ ...TARGETS, at: [300, 480] }] as const;
    const turned = { ...frag, state: { cards: ["exhausted"] } } as const;
    const own = scene({ armies: [[frag], theirs] }).units[0]?.miniatures.length ?? 0;
    expect(whyRefused({ mine: [frag], theirs, ...forming(pool(1)) }, add(own - 1, 2))).toBeUndefined();
    expect(whyRefused({ mine: [turned], theirs, ...forming(pool(1)) }, add(own - 1, 2))).toEqual({
      rule: "leg.upgrade.exhausted-unusable",
      code: "card-not-ready",
      params: { card: "sm-9-frag-launcher" },
    });
    const kallus = { ...SHOOTERS, upgrades: ["agent-kallus"], state: { cards: ["exhausted"] } } as const;
    const near = [{ ...TARGETS, at: [300, 430] }] as const;
    expect(whyRefused({ mine: [kallus], theirs: near, ...forming(pool(1)) }, add(4, 2))).toBeUndefined();
  });

  it("[leg.pool.no-mix] [leg.weapon.melee-attack] All weapons of a pool are of one kind, and a melee pool requires a melee weapon and contact", () => {
    // In contact with a vehicle nobody is engaged: both kinds are open.
    const mine = [{ unit: "arc-troopers", at: HERE }] as const;
    const theirs = [{ unit: "at-rt-rebel-alliance", at: [300, 338.5] }] as const;
    const other = (attack: string) => ({
      rule: "leg.pool.no-mix",
      code: "pool-of-the-other-kind",
      params: { attack },
    });
    expect(whyRefused({ mine, theirs, ...forming(pool(1, [[0, 0]])) }, add(1, 0, "melee"))).toEqual(other("ranged"));
    const fought = forming(pool(1, [[0, 0]], "melee"));
    expect(whyRefused({ mine, theirs, ...fought }, add(1, 0))).toEqual(other("melee"));
    expect(whyRefused({ mine, theirs, ...fought }, add(1, 0, "melee"))).toBeUndefined();
    const noMelee = (weapon: string) => ({
      rule: "leg.weapon.melee-attack",
      code: "not-in-melee",
      params: { weapon },
    });
    expect(whyRefused(forming(pool(1)), add(0, 0, "melee"))).toEqual(noMelee("Bludgeon"));
    const close = { theirs: [CLOSE], ...forming(pool(1)) };
    expect(whyRefused(close, add(0, 1, "melee"))).toEqual(noMelee("E-11 Blaster Rifle"));
    expect(whyRefused(close, add(0, 0, "melee"))).toBeUndefined();
  });

  it("[leg.pool.no-ranged-in-melee] An engaged unit cannot add a ranged weapon, whatever its range", () => {
    const shut = (weapon: string) => ({
      rule: "leg.pool.no-ranged-in-melee",
      code: "no-ranged-in-melee",
      params: { weapon },
    });
    const theirs = [CLOSE, OTHERS];
    expect(whyRefused({ theirs, ...forming(pool(1)) }, add(0, 1))).toEqual(shut("E-11 Blaster Rifle"));
    expect(whyRefused({ theirs, ...forming(pool(2)) }, add(0, 1))).toEqual(shut("E-11 Blaster Rifle"));
  });

  it("[leg.pool.min-range] [leg.pool.max-range] The refusal of a weapon out of range names the range of the defender", () => {
    const outOf = (rule: string, weapon: string, range: number) => ({
      rule,
      code: "weapon-out-of-range",
      params: { weapon, range },
    });
    const kitted = { ...SHOOTERS, upgrades: ["hh-12-stormtrooper"] };
    const vader = (apart: number) => [{ unit: "darth-vader-dark-lord-of-the-sith", at: [300, 327 + apart] }] as const;
    const launched = (apart: number) =>
      whyRefused({ mine: [kitted], theirs: vader(apart), ...forming(pool(1)) }, add(4, 2));
    expect(launched(140)).toEqual(outOf("leg.pool.min-range", "HH-12 Rocket Launcher", 1));
    expect(launched(160)).toBeUndefined();
    expect(launched(560)).toBeUndefined();
    const shot = (apart: number, weapon = 1) =>
      whyRefused({ theirs: vader(apart), ...forming(pool(1)) }, add(0, weapon));
    expect(shot(90)).toBeUndefined();
    expect(shot(440)).toBeUndefined();
    expect(shot(460)).toEqual(outOf("leg.pool.max-range", "E-11 Blaster Rifle", 4));
    expect(shot(160, 0)).toEqual(outOf("leg.pool.max-range", "Bludgeon", 2));
    const mine = [{ unit: "iden-versio-inferno-squad-leader", at: HERE }] as const;
    expect(whyRefused({ mine, theirs: vader(560), ...forming(pool(1)) }, add(0, 1))).toBeUndefined();
  });

  it("[leg.pool.eligible] The refusal of a weapon names the miniature that does not see the defender", () => {
    const table = wall(255, 316, 30, 3);
    const theirs = [{ unit: "darth-vader-dark-lord-of-the-sith", at: [270, 550] }] as const;
    expect(whyRefused({ theirs, table, ...forming(pool(1)) }, add(2, 1))).toEqual({
      rule: "leg.pool.eligible",
      code: "miniature-sees-nobody",
      params: { miniature: "p1.0.2" },
    });
    expect(whyRefused({ theirs, table, ...forming(pool(1)) }, add(1, 1))).toBeUndefined();
  });

  it("[leg.pool.at-least-one] A pool without a weapon cannot be finished, and the refusal says so", () => {
    expect(whyRefused(forming(pool(1)), DONE)).toEqual({
      rule: "leg.pool.at-least-one",
      code: "pool-without-weapon",
      params: {},
    });
  });

  it("[leg.pool.eligible] The refusal of a weapon checks the weapon itself first, then its range, then its line of sight", () => {
    const vader = (y: number) => [{ unit: "darth-vader-dark-lord-of-the-sith", at: [270, y] }] as const;
    const table = wall(245, 316, 50, 3);
    const blind = (said: Said, action: Action) =>
      expect(whyRefused({ table, ...said }, action)).toMatchObject({ code: "miniature-sees-nobody" });
    // At the end of the range, at its beginning, and without an end.
    blind({ theirs: vader(770), ...forming(pool(1)) }, add(2, 1));
    const pair = [HERE, [270, 300]] as const;
    const rifles = {
      unit: "rebel-veterans",
      upgrades: ["a280"],
      state: { ...standing(pair), sides: ["B"] },
    } as const;
    blind({ mine: [rifles], theirs: vader(860), ...forming(pool(1)) }, add(1, 3));
    const launcher = { ...SHOOTERS, upgrades: ["hh-12-stormtrooper"] };
    const spots = standing([HERE, [330, 300], [360, 300], [300, 270], [270, 300]]);
    blind({ mine: [{ ...launcher, state: spots }], theirs: vader(500), ...forming(pool(1)) }, add(4, 2));
    // In melee those that see nobody fight nobody.
    const apart = { unit: "stormtroopers", state: standing([HERE, [300, 200]]) } as const;
    const close = [{ unit: "darth-vader-dark-lord-of-the-sith", at: [300, 327] }] as const;
    blind({ mine: [apart], theirs: close, table: wall(200, 240, 200, 5), ...forming(pool(1)) }, add(1, 0, "melee"));
  });

  it("[leg.pool.max-range] A weapon out of range is refused for its range, even if it is also used, exhausted or in another pool", () => {
    const code = "weapon-out-of-range";
    const boba = [{ unit: "boba-fett-infamous-bounty-hunter", at: HERE }] as const;
    expect(whyRefused({ mine: boba, ...forming(pool(1, [[0, 1]])) }, add(0, 0))).toMatchObject({ code });
    const again = { ...pool(2, [[0, 1]]), again: "gunslinger" };
    const third = forming(pool(1, [[0, 1]]), again, pool(3));
    const three = [TARGETS, OTHERS, { ...TARGETS, at: [150, 550] }] as const;
    expect(whyRefused({ mine: boba, theirs: three, ...third }, add(0, 0))).toMatchObject({ code });
    const launched = forming(pool(1, [[4, 2]]), pool(2));
    const kitted = [{ ...SHOOTERS, upgrades: ["hh-12-stormtrooper"] }] as const;
    expect(whyRefused({ mine: kitted, ...launched }, add(1, 0))).toMatchObject({ code });
    expect(whyRefused(forming(pool(1, [[0, 1]])), add(1, 0))).toMatchObject({ code });
    const far = [{ ...TARGETS, at: [300, 700] }] as const;
    for (const cards of [["readied"], []] as const) {
      const mine = [{ ...sniper, state: { cards } }] as const;
      expect(whyRefused({ mine, theirs: far, ...forming(pool(1)) }, add(0, 2))).toMatchObject({ code });
    }
    const kallus = { ...SHOOTERS, upgrades: ["agent-kallus"], state: { cards: ["exhausted"] } } as const;
    expect(whyRefused({ mine: [kallus], theirs: far, ...forming(pool(1)) }, add(4, 2))).toMatchObject({ code });
  });

  it("[leg.pool.no-mix] A melee armament for a ranged pool that already has it is refused for its kind, not for its exhausted card", () => {
    const mine = [{ ...sniper, state: { cards: ["exhausted"] } }] as const;
    const said = { mine, theirs: [{ ...TARGETS, at: [300, 450] }] as const, ...forming(pool(1, [[0, 2]])) };
    expect(whyRefused(said, add(1, 2, "melee"))).toMatchObject({ code: "pool-of-the-other-kind" });
  });
});
