import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { add, DONE, declare } from "../../helpers/actions.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { eventsOf, left, offered, types, weapons } from "../../helpers/reading.ts";
import { playOut } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

const SNOW = { unit: "snowtroopers", at: HERE } as const;
const REBELS = { unit: "rebel-troopers", at: THERE } as const;

describe("eligible miniatures and their weapons", () => {
  it("[leg.pool.eligible] A miniature that does not see the defender adds no weapon, but range is still measured from the leader", () => {
    // A screen right in front of the third miniature, with the only defender behind it.
    const vader = { unit: "darth-vader-dark-lord-of-the-sith", at: [270, 550] } as const;
    const state = attackOf([SNOW], [vader], { table: wall(255, 316, 30, 3) });
    expect(weapons(state)).toEqual(["p1.0.0 1 ranged", "p1.0.1 1 ranged", "p1.0.3 1 ranged"]);
  });

  it("[leg.pool.one-weapon-each] [leg.pool.different-weapons] A miniature adds one of its weapons, and other miniatures may add different ones", () => {
    const state = attackOf([{ ...SNOW, upgrades: ["t-7-ion-snowtrooper"] }], [REBELS]);
    expect(weapons(state).filter((one) => one.startsWith("p1.0.4"))).toEqual(["p1.0.4 1 ranged", "p1.0.4 2 ranged"]);
    const more = playOut(state, [add(0, 1), add(4, 2), DONE], ["blank", "blank", "blank", "blank"]);
    expect(eventsOf(more, "attack-declared")).toMatchObject([{ dice: [2, 2, 0] }]);
  });

  it("[leg.pool.at-least-one] [leg.pool.place-dice] [leg.pool.definition] A pool must hold at least one weapon, and its dice are assigned to its defender", () => {
    const state = attackOf([SNOW], [REBELS]);
    expect(offered(state)).not.toContain("done");
    const formed = playOut(state, [add(0, 1), add(2, 1), DONE], ["blank", "blank"]);
    expect(eventsOf(formed, "attack-declared")).toMatchObject([{ unit: "p1.0", defender: "p2.0", dice: [2, 0, 0] }]);
  });

  it("[leg.pool.max-range] [leg.pool.min-range] A weapon can be added within its range, measured from the leader to the closest defending miniature", () => {
    const launcher = { unit: "stormtroopers", at: HERE, upgrades: ["hh-12-stormtrooper"] } as const;
    const vader = (apart: number) => ({ unit: "darth-vader-dark-lord-of-the-sith", at: [300, 327 + apart] }) as const;
    const against = (apart: number) => attackOf([launcher], [vader(apart), { ...REBELS, at: [500, 550] }]);
    const fifth = (apart: number) =>
      weapons(playOut(against(apart), [declare("p2.0")]).state).filter((one) => one.startsWith("p1.0.4"));
    expect(fifth(140)).toEqual(["p1.0.4 1 ranged"]);
    expect(fifth(160)).toEqual(["p1.0.4 1 ranged", "p1.0.4 2 ranged"]);
    expect(fifth(440)).toEqual(["p1.0.4 1 ranged", "p1.0.4 2 ranged"]);
    const alone = playOut(against(560), [declare("p2.0")]).state;
    expect(alone.frames).toMatchObject([{ pools: [{ weapons: [{ miniature: 4, weapon: 2 }] }] }]);
    expect(weapons(against(610))).toHaveLength(6);
  });

  it("[leg.pool.card-mini-only] [leg.upgrade.mini-weapon-exclusive] Only the heavy weapon miniature can use the weapon of its card", () => {
    const state = attackOf([{ ...SNOW, upgrades: ["t-7-ion-snowtrooper"] }], [REBELS]);
    expect(weapons(state).filter((one) => one.includes(" 2 "))).toEqual(["p1.0.4 2 ranged"]);
  });

  it("[leg.upgrade.weapon-any-mini] Every miniature may use the weapon of an armament", () => {
    const kitted = { unit: "stormtroopers", at: HERE, upgrades: ["e-11d-focused-fire-configuration"] } as const;
    const state = attackOf([kitted], [REBELS]);
    expect(weapons(state).filter((one) => one.includes(" 2 "))).toHaveLength(4);
  });

  it("[leg.upgrade.grenades-one-mini] Only one miniature may use the weapon of a grenades upgrade in an attack", () => {
    const kitted = { ...SNOW, upgrades: ["concussion-grenades"] };
    const state = attackOf([kitted], [{ ...REBELS, at: [300, 400] }]);
    expect(weapons(state).filter((one) => one.includes(" 2 "))).toHaveLength(4);
    const thrown = playOut(state, [add(0, 2)]).state;
    expect(weapons(thrown).filter((one) => one.includes(" 2 "))).toEqual([]);
  });

  it("[leg.kw.fixed] [leg.pool.requirements] A Fixed weapon can be used only if a base of the defender is in its arc", () => {
    const front = [
      { unit: "rebel-troopers", at: [900, 150] },
      { unit: "rebel-troopers", at: [900, 350] },
    ] as const;
    const state = attackOf([{ unit: "at-st", at: [600, 250] }], [...front, { unit: "rebel-troopers", at: [300, 250] }]);
    expect(offered(state)).toEqual(["declare p2.0", "declare p2.1"]);
  });

  it("[leg.upgrade.weapon-exhausts] [leg.upgrade.exhausted-unusable] [leg.upgrade.only-readied] [leg.upgrade.start-readied] Using a weapon that exhausts its card exhausts it, and the weapon cannot be used until it is readied", () => {
    const frag = { unit: "imperial-dark-troopers", at: HERE, upgrades: ["sm-9-frag-launcher"] } as const;
    const state = attackOf([frag], [{ ...REBELS, at: [300, 480] }]);
    const place = state.units[0]?.miniatures.length ?? 0;
    const own = weapons(state).filter((one) => one.startsWith(`p1.0.${place - 1}`));
    const number = Number(own[own.length - 1]?.split(" ")[1]);
    expect(state.units[0]?.cards).toEqual(["readied"]);
    const used = playOut(
      state,
      [add(place - 1, number), DONE],
      Array.from({ length: 3 }, () => "blank"),
    );
    expect(eventsOf(used, "card-turned")).toMatchObject([{ card: "sm-9-frag-launcher", state: "exhausted" }]);
    const again = attackOf([{ ...frag, state: { cards: ["exhausted"] } }], [{ ...REBELS, at: [300, 480] }]);
    expect(weapons(again)).not.toContain(own[own.length - 1]);
  });
});

describe("cards", () => {
  it("[leg.upgrade.expended-forever] [leg.upgrade.card-states] An expended card gives no weapon, but a readied one does", () => {
    const kitted = (now: "readied" | "expended") =>
      ({ unit: "stormtroopers", at: HERE, upgrades: ["dc-17m-icws-config"], state: { cards: [now] } }) as const;
    const third = (now: "readied" | "expended") =>
      weapons(attackOf([kitted(now)], [{ ...REBELS, at: [300, 450] }])).filter((one) => one.startsWith("p1.0.0"));
    expect(third("readied")).toEqual(["p1.0.0 1 ranged", "p1.0.0 2 ranged"]);
    expect(third("expended")).toEqual(["p1.0.0 1 ranged"]);
  });

  it("[leg.upgrade.action-exhaust-icons] A card that exhausts for its action is not exhausted by using its weapon", () => {
    const rifle = { unit: "stormtroopers", at: HERE } as const;
    const held = defaultCatalogue.upgrades.find(
      ({ exhaust, action, weapons: own }) => exhaust && action && own !== undefined,
    );
    const state = attackOf([{ ...rifle, upgrades: [held?.id ?? ""] }], [{ ...REBELS, at: [300, 430] }]);
    const own = weapons(state).filter((one) => one.startsWith("p1.0.4"));
    const number = Number(own[own.length - 1]?.split(" ")[1]);
    const used = playOut(state, [add(0, 1), add(4, number), DONE], ["blank", "blank", "blank", "blank"]).state;
    expect(used.units[0]?.cards).toEqual(["readied"]);
  });
});

describe("pools of one attack", () => {
  const OTHERS = { unit: "rebel-troopers", at: [450, 550] } as const;

  it("[leg.pool.same-name-same-pool] [leg.pool.once-per-sequence] Weapons with the same name must be in the same pool, and a miniature that added one adds no other", () => {
    const state = attackOf([{ ...SNOW, upgrades: ["t-7-ion-snowtrooper"] }], [REBELS, OTHERS]);
    const both = playOut(state, [declare("p2.0"), add(0, 1), DONE, declare("p2.1")]);
    // The ion rifle goes in by itself: nothing else is left for the second pool.
    expect(both.state.frames).toMatchObject([{ pools: [{ defender: 1 }, { weapons: [{ miniature: 4, weapon: 2 }] }] }]);
    const none = playOut(
      state,
      [declare("p2.0"), add(0, 1), add(4, 2), DONE],
      Array.from({ length: 4 }, () => "blank"),
    );
    expect(none.state.frames).toEqual([]);
  });

  it("[leg.upgrade.armament-exhaust-many] [leg.upgrade.exhaust-blocks-second-pool] Any number of miniatures may add an armament that exhausts, but only to one pool", () => {
    const kitted = { unit: "stormtroopers", at: HERE, upgrades: ["dc-17m-icws-config"] } as const;
    const state = attackOf(
      [kitted],
      [
        { ...REBELS, at: [300, 450] },
        { ...OTHERS, at: [450, 450] },
      ],
    );
    const first = playOut(state, [declare("p2.0"), add(0, 2)]).state;
    expect(first.units[0]?.cards).toEqual(["exhausted"]);
    expect(weapons(first).filter((one) => one.includes(" 2 "))).toHaveLength(3);
    const second = playOut(first, [DONE, declare("p2.1")]).state;
    expect(weapons(second).filter((one) => !one.includes(" 1 "))).toEqual([]);
    const again = playOut(first, [add(1, 2)]);
    expect(again.state.units[0]?.cards).toEqual(["exhausted"]);
    expect(types(again).filter((type) => type === "card-turned")).toEqual([]);
  });

  it("[leg.upgrade.expended-forever] Using a grenade that expends its card leaves the card expended", () => {
    const kitted = { unit: "rebel-troopers", at: HERE, upgrades: ["thermal-detonator"] } as const;
    const state = attackOf([kitted], [{ unit: "snowtroopers", at: [300, 400] }]);
    const number = Number(weapons(state).at(-1)?.split(" ")[1]);
    expect(playOut(state, [add(0, number)]).state.units[0]?.cards).toEqual(["expended"]);
  });

  it("[leg.upgrade.discard-loses-rules] A discarded card gives no weapon, even if the weapon exhausts nothing", () => {
    const vibro = { unit: "rebel-troopers", at: HERE, upgrades: ["z-6-trooper"] } as const;
    const all = (cards: readonly ("readied" | "discarded")[]): readonly string[] =>
      weapons(attackOf([{ ...vibro, state: { cards } }], [{ unit: "snowtroopers", at: [300, 480] }]));
    expect(all(["readied"]).length).toBe(all(["discarded"]).length + 1);
  });

  it("[leg.pool.no-mix] [leg.weapon.both] [leg.weapon.melee] [leg.weapon.ranged] A weapon with range and melee is added as one of the two, and all weapons of the pool are of that kind", () => {
    // In contact with a vehicle nobody is engaged: both kinds are open.
    const pistols = { unit: "arc-troopers", at: [300, 300] } as const;
    const state = attackOf([pistols], [{ unit: "at-rt-rebel-alliance", at: [300, 338.5] }]);
    expect(weapons(state).slice(0, 2)).toEqual(["p1.0.0 0 melee", "p1.0.0 0 ranged"]);
    const ranged = playOut(state, [add(0, 0, "ranged")]).state;
    expect(weapons(ranged).every((one) => one.endsWith("ranged"))).toBe(true);
    const melee = playOut(state, [add(0, 0, "melee")]).state;
    expect(weapons(melee).every((one) => one.endsWith("melee"))).toBe(true);
    expect(left(melee, 1)).toEqual([0]);
  });

  it("[leg.engaged.no-ranged-pools] [leg.engaged.not-ranged-target] [leg.pool.no-ranged-in-melee] [leg.pool.melee-without-contact] Engaged miniatures may use only melee weapons, even those without base contact", () => {
    const close = { ...REBELS, at: [300, 357] } as const;
    const state = attackOf([SNOW], [close, OTHERS]);
    expect(weapons(state)).toEqual([0, 1, 2, 3].map((place) => `p1.0.${place} 0 melee`));
    const shooter = attackOf([{ unit: "snowtroopers", at: [700, 300] }, SNOW], [close, { ...OTHERS, at: [1400, 700] }]);
    expect(shooter.frames).toEqual([]);
  });
});
