import { describe, expect, it } from "vitest";
import { parseArmyList } from "../../src/army/list.ts";
import { army, createArmyRules } from "../../src/content/army.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { expectFault, expectNone, ofUnits, plus, times, under, unit } from "./help.ts";

const RULE = "leg.battle-force.own-rules";
const blizzard = { battleForce: "blizzard-force" } as const;
const remnant = { battleForce: "imperial-remnant" } as const;
const village = { battleForce: "bright-tree-village" } as const;
const wookiees = { battleForce: "wookiee-defenders" } as const;

describe("battle forces", () => {
  it("[leg.battle-force.definition] An army of Blizzard Force follows the rank limits of the battle force instead of the standard ones", () => {
    const list = ofUnits("galactic-empire", [
      unit("general-veers-master-tactician"),
      ...times(4, unit("snowtroopers")),
      ...times(4, unit("74-z-speeder-bikes")),
    ]);
    expectFault(list, "leg.army.rank-support", "too-many-of-a-rank", { have: 4, most: 3 });
    expectNone({ ...list, ...blizzard }, "too-many-of-a-rank");
    const params = { rank: "support", have: 0, least: 1 };
    const without = { ...list, ...blizzard, units: list.units.slice(0, 5) };
    expectFault(without, RULE, "too-few-of-a-rank", params);
  });

  it("[leg.battle-force.own-rules] A battle force has its own list of units, within the armies of its faction", () => {
    const list = ofUnits("galactic-empire", [unit("shoretroopers")], blizzard);
    const params = { unit: "shoretroopers", battleForce: "blizzard-force" };
    expectFault(list, RULE, "not-in-the-battle-force", params);
    const foreign = ofUnits("rebel-alliance", [], blizzard);
    expectFault(foreign, RULE, "battle-force-of-another-faction", {
      faction: "galactic-empire",
      army: "rebel-alliance",
    });
    const unheard = ofUnits("rebel-alliance", [], { battleForce: "no-such-force" });
    expectFault(unheard, "leg.army.contents", "unknown-card", { kind: "battleForces", card: "no-such-force" });
  });

  it("[leg.battle-force.own-rules] A battle force also has its own rank limits for the smaller format", () => {
    const list = ofUnits("galactic-empire", times(4, unit("stormtroopers")), { battleForce: "tempest-force" });
    expectFault(list, RULE, "too-many-of-a-rank", { rank: "corps", have: 4, most: 3 });
    const small = { ...list, format: "skirmish" as const };
    expectFault(small, RULE, "too-many-of-a-rank", { rank: "corps", have: 4, most: 2 });
    expectFault({ ...ofUnits("galactic-empire", []), format: "skirmish" }, RULE, "skirmish-needs-a-battle-force");
  });

  it("[leg.army.points-limit] In the smaller format an army costs at most 600 points, or the limit that the players agreed on", () => {
    const walkers = [...times(3, unit("at-st")), unit("74-z-speeder-bikes")];
    const list = {
      ...ofUnits("galactic-empire", walkers, { battleForce: "tempest-force" }),
      format: "skirmish" as const,
    };
    const over = (more: Partial<typeof list> & { readonly pointsLimit?: number }) =>
      army
        .check({ ...list, ...more })
        .filter(({ code }) => code === "over-the-points")
        .map(({ params }) => params);
    expect(over({})).toEqual([]);
    expect(over({ pointsLimit: 505 })).toEqual([]);
    expect(over({ pointsLimit: 504 })).toMatchObject([{ have: 505, most: 504 }]);
    const many = [...walkers, ...walkers.slice(2)];
    expect(over({ units: many })).toMatchObject([{ most: 600 }]);
    expect(over({ units: many, pointsLimit: 800 })).toEqual([]);
    const standard = { ...ofUnits("galactic-empire", walkers, { battleForce: "tempest-force" }), pointsLimit: 800 };
    expectFault(standard, "leg.army.points-limit", "limit-of-the-smaller-format", { most: 1000 });
  });

  it("A points limit must be a whole number up to the limit of the larger format", () => {
    const list = { ...ofUnits("galactic-empire", []), format: "skirmish" as const };
    const reads = [1, 500, 1000, 0, 1001, 550.5, "600"].map(
      (pointsLimit) => parseArmyList({ ...list, pointsLimit }).ok,
    );
    expect(reads).toEqual([true, true, true, false, false, false, false]);
  });

  it("[leg.battle-force.own-rules] A battle force may limit the total of commanders and operatives", () => {
    const list = ofUnits("rebel-alliance", [
      ...times(3, unit("rebel-officer-fighting-for-freedom")),
      ...times(2, unit("rebel-agent-defender-of-democracy")),
    ]);
    const params = { have: 5, most: 4 };
    const code = "too-many-commanders-and-operatives";
    expectFault({ ...list, battleForce: "echo-base-defenders" }, RULE, code, params);
    expectNone({ ...list, ...village }, code);
  });

  it("[leg.battle-force.own-rules] A battle force allows only the unique upgrades that it names", () => {
    const officer = (doctrine: string) =>
      ofUnits("galactic-empire", [unit("imperial-officer-ruthless-efficiency", doctrine)], blizzard);
    expectNone(officer("academy-trained"), "forbidden-by-the-battle-force");
    const walker = ofUnits("galactic-empire", [unit("at-st", "first-sergeant-arbmab")], blizzard);
    const params = { unit: "at-st", upgrade: "first-sergeant-arbmab", battleForce: "blizzard-force" };
    expectFault(walker, RULE, "forbidden-by-the-battle-force", params);
  });

  it("[leg.battle-force.own-rules] A battle force may also forbid upgrades that are not unique", () => {
    const battleForces = defaultCatalogue.battleForces.map((force) => ({
      ...force,
      forbiddenUpgrades: ["dlt-19-stormtrooper"],
    }));
    const rules = createArmyRules({ ...defaultCatalogue, battleForces });
    const list = ofUnits("galactic-empire", [unit("stormtroopers", "dlt-19-stormtrooper")], blizzard);
    expectNone(list, "forbidden-by-the-battle-force");
    expectFault(list, RULE, "forbidden-by-the-battle-force", { upgrade: "dlt-19-stormtrooper" }, rules);
  });

  it("[leg.battle-force.own-rules] A battle force may forbid a Field Commander to lead the army", () => {
    const tank = unit("aat-battle-tank", "t-series-tactical-droid-pilot");
    const list = ofUnits("separatist-alliance", [tank, ...times(4, unit("b1-battle-droids"))]);
    expect(under("leg.army.rank-commander", list)).toEqual([]);
    const invasion = { ...list, battleForce: "separatist-invasion" };
    expectFault(invasion, RULE, "too-few-of-a-rank", { rank: "commander", have: 0, least: 1 });
  });

  it("[leg.battle-force.own-rules] A battle force may limit the number of units of a kind", () => {
    const list = ofUnits("galactic-empire", times(3, unit("stormtroopers")), blizzard);
    const params = { cards: ["stormtroopers", "stormtroopers-heavy-response-unit"], have: 3, most: 2 };
    expectFault(list, RULE, "too-many-of-these", params);
    const none = ofUnits("galactic-empire", [], remnant);
    expect(under(RULE, none).filter(({ code }) => code === "too-few-of-these")).toHaveLength(2);
  });

  it("[leg.battle-force.own-rules] A battle force may count some units as corps, as Wookiee Defenders do with Noble Fighters", () => {
    const nobles = ofUnits("galactic-republic", times(3, unit("wookiee-warriors-noble-fighters")), wookiees);
    expect(army.units(nobles).map(({ rank }) => rank)).toEqual(["corps", "corps", "corps"]);
    const short = (list: typeof nobles) =>
      army.check(list).flatMap(({ code, params }) => (code === "too-few-of-a-rank" ? (params["rank"] ?? []) : []));
    expect(short(nobles)).toEqual(["commander"]);
    expect(army.options({ ...nobles, units: [] }).units.corps.map((one) => one.unit)).toContain(
      "wookiee-warriors-noble-fighters",
    );
  });

  it("[leg.battle-force.own-rules] A battle force may require units of a kind, such as three Wookiee units or two Rebels that are no Ewoks", () => {
    const clones = ofUnits("galactic-republic", [unit("clone-trooper-infantry")], wookiees);
    expectFault(clones, RULE, "too-few-of-a-kind", { needs: { type: "wookiee-trooper" }, have: 0, least: 3 });
    const ewoks = ofUnits("rebel-alliance", [...times(6, unit("ewok-skirmishers")), unit("rebel-troopers")], village);
    expectFault(ewoks, RULE, "too-few-of-a-kind", { needs: { faction: "rebel-alliance" }, have: 1, least: 2 });
    expectNone(plus(ewoks, unit("rebel-commandos")), "too-few-of-a-kind");
  });

  it("[leg.battle-force.own-rules] In Bright Tree Village Ewoks fill the ranks as units of the faction, however many they are", () => {
    const ewoks = ofUnits(
      "rebel-alliance",
      [unit("wicket-hero-of-bright-tree"), ...times(4, unit("ewok-skirmishers"))],
      village,
    );
    expectNone(ewoks, "too-many-mercenaries");
    expectNone(ewoks, "too-few-of-a-rank");
    expectNone(ewoks, "too-few-units-of-the-faction");
  });

  it("[leg.battle-force.own-rules] The Imperial Remnant needs one of each corps unit before a second one, and allows no detachments", () => {
    const kinds = ["stormtroopers", "shoretroopers", "scout-troopers", "imperial-death-troopers"].map((id) => unit(id));
    const twice = ofUnits("galactic-empire", times(2, unit("stormtroopers")), remnant);
    expectFault(twice, RULE, "one-of-each-corps-first", { have: 1, least: 4 });
    expectNone(ofUnits("galactic-empire", [...kinds, unit("stormtroopers")], remnant), "one-of-each-corps-first");
    const force = defaultCatalogue.battleForces.map((one) => ({
      ...one,
      units: [...one.units, "df-90-mortar-trooper"],
    }));
    const rules = createArmyRules({ ...defaultCatalogue, battleForces: force });
    const mortar = ofUnits("galactic-empire", [unit("shoretroopers"), unit("df-90-mortar-trooper")], remnant);
    expectFault(mortar, RULE, "no-detachments", { unit: "df-90-mortar-trooper" }, rules);
  });

  it("[leg.battle-force.own-rules] The probe droids of Blizzard Force need no parent unit for Detachment", () => {
    const model = defaultCatalogue.units.find(({ id }) => id === "df-90-mortar-trooper");
    if (model === undefined) throw new Error("no model");
    const droid = { ...model, id: "imperial-probe-droid", name: { en: "Imperial Probe Droid" } };
    const battleForces = defaultCatalogue.battleForces.map((one) => ({ ...one, units: [...one.units, droid.id] }));
    const rules = createArmyRules({ ...defaultCatalogue, battleForces, units: [...defaultCatalogue.units, droid] });
    const droids = ofUnits("galactic-empire", times(2, unit("imperial-probe-droid")));
    expectNone({ ...droids, ...blizzard }, "without-its-unit", rules);
    expect(rules.check({ ...droids, battleForce: "tempest-force" }).map(({ code }) => code)).toContain(
      "without-its-unit",
    );
  });

  it("[leg.battle-force.own-rules] Prototypes count as corps in Experimental Droids", () => {
    const [one] = army.units(
      ofUnits("separatist-alliance", [unit("ig-100-magnaguard-prototype-assassin-droids")], {
        battleForce: "experimental-droids",
      }),
    );
    expect(one?.rank).toBe("corps");
  });

  it("[leg.battle-force.own-rules] Troopers of the Imperial Remnant may take each other's heavy weapons", () => {
    const shore = ofUnits("galactic-empire", [unit("shoretroopers", "dlt-19-stormtrooper")], remnant);
    expectNone(shore, "restriction-not-met");
    expectFault({ ...ofUnits("galactic-empire", shore.units) }, "leg.upgrade.obey-restrictions", "restriction-not-met");
    const droids = ofUnits("galactic-empire", [unit("imperial-dark-troopers", "dlt-19-stormtrooper")], remnant);
    expectFault(droids, "leg.upgrade.obey-restrictions", "restriction-not-met");
  });

  it("[leg.battle-force.own-rules] A counterpart is allowed if the battle force allows its unit", () => {
    const droids = {
      ...unit("r2-d2-hero-of-a-thousand-devices"),
      counterpart: { counterpart: "c-3po-human-cyborg-relations", upgrades: [] },
    };
    expectNone(ofUnits("rebel-alliance", [droids], { battleForce: "echo-base-defenders" }), "not-in-the-battle-force");
    const lost = ofUnits("rebel-alliance", [droids], village);
    expect(under(RULE, lost).filter(({ code }) => code === "not-in-the-battle-force")).toHaveLength(2);
  });
});
