import { describe, expect, it } from "vitest";
import { army, createArmyRules } from "../../src/content/army.ts";
import { AFFILIATIONS, defaultCatalogue } from "../../src/content/catalogue.ts";
import { expectFault, expectNone, ofUnits, plus, sample, times, under, unit } from "./help.ts";

const EMPIRE = sample("galactic-empire");
const ENFORCERS = unit("black-sun-enforcers");
const PYKES = unit("pyke-syndicate-foot-soldiers");

describe("mercenaries", () => {
  it("[leg.mercenary.definition] Mercenaries belong to no faction, but to the armies that hire them", () => {
    const mercenaries = defaultCatalogue.units.filter(({ faction }) => faction === "mercenary");
    expect(mercenaries).toHaveLength(24);
    const list = ofUnits("galactic-empire", [ENFORCERS]);
    expectNone(list, "unit-of-another-faction");
    // The Imperial Comms Technician joins corps units of the Empire, which Enforcers in its service are not.
    const params = { upgrade: "imperial-comms-technician" };
    const technician = ofUnits("galactic-empire", [
      unit("black-sun-enforcers", "imperial-comms-technician", "hq-uplink"),
    ]);
    expectFault(technician, "leg.upgrade.obey-restrictions", "restriction-not-met", params);
  });

  it("[leg.mercenary.card-lists-factions] [leg.kw.mercenary] Mercenaries can be hired by the factions on their card", () => {
    for (const faction of ["galactic-empire", "separatist-alliance"] as const) {
      expectNone(ofUnits(faction, [ENFORCERS]), "mercenary-of-other-factions");
    }
    const params = { unit: "black-sun-enforcers", factions: ["galactic-empire", "separatist-alliance"] };
    const rebels = ofUnits("rebel-alliance", [ENFORCERS]);
    expectFault(rebels, "leg.mercenary.card-lists-factions", "mercenary-of-other-factions", params);
  });

  it("[leg.mercenary.unavailable] Some mercenaries can be hired by no faction without a special rule", () => {
    const maul = ofUnits("separatist-alliance", [unit("maul-a-rival")]);
    expectFault(maul, "leg.mercenary.unavailable", "mercenary-of-no-faction", { unit: "maul-a-rival" });
    expectNone(ofUnits("mercenary", maul.units, { battleForce: "shadow-collective" }), "mercenary-of-no-faction");
  });

  it("[leg.upgrade.obey-restrictions] IG-11 may equip Nanny Programming, and Grogu with it, only in a Rebel army", () => {
    const nanny = unit("ig-11-nurse-and-protect", "nanny-programming");
    const grogu = { counterpart: { counterpart: "grogu", upgrades: [] } };
    expectNone(ofUnits("rebel-alliance", [nanny]), "restriction-not-met");
    const params = { upgrade: "nanny-programming" };
    const imperial = ofUnits("galactic-empire", [nanny]);
    expectFault(imperial, "leg.upgrade.obey-restrictions", "restriction-not-met", params);
    expectNone(ofUnits("rebel-alliance", [{ ...nanny, ...grogu }]), "counterpart-of-another-unit");
    const bounty = ofUnits("rebel-alliance", [{ ...unit("ig-11-nurse-and-protect", "bounty-programming"), ...grogu }]);
    expectFault(bounty, "leg.kw.counterpart.combined-profile", "counterpart-of-another-unit", { card: "grogu" });
    const partners = (...upgrades: readonly string[]) =>
      army.options(ofUnits("rebel-alliance", [unit("ig-11-nurse-and-protect", ...upgrades)])).upgrades[0]?.counterparts;
    expect(partners("nanny-programming")).toEqual([grogu.counterpart]);
    expect(partners("bounty-programming")).toEqual([]);
  });

  it("[leg.mercenary.no-extra-cost] Hiring mercenaries costs only their points", () => {
    expect(army.points(plus(EMPIRE, PYKES))).toBe(army.points(EMPIRE) + 42);
  });

  it("[leg.mercenary.not-minimum] Mercenary corps units do not count toward the minimum of corps units", () => {
    const two = ofUnits("galactic-empire", [...times(2, unit("stormtroopers")), ENFORCERS]);
    expectFault(two, "leg.army.rank-corps", "too-few-of-a-rank", { rank: "corps", have: 2, least: 3 });
    expect(under("leg.army.rank-corps", plus(two, unit("stormtroopers")))).toEqual([]);
  });

  it("[leg.mercenary.count-maximum] Mercenary corps units count toward the maximum of six corps units", () => {
    const five = ofUnits("galactic-empire", [...times(5, unit("stormtroopers")), ENFORCERS]);
    expectNone(five, "too-many-of-a-rank");
    const params = { rank: "corps", have: 7, most: 6 };
    expectFault(plus(five, PYKES), "leg.army.rank-corps", "too-many-of-a-rank", params);
  });

  it("[leg.mercenary.limit-corps] An army may hire two mercenary corps units, but not three", () => {
    expectNone(plus(EMPIRE, ENFORCERS, PYKES), "too-many-mercenaries");
    const params = { rank: "corps", have: 3, most: 2 };
    expectFault(plus(EMPIRE, ENFORCERS, PYKES, PYKES), "leg.mercenary.limit-corps", "too-many-mercenaries", params);
  });

  it("[leg.mercenary.limit-others] An army may hire one mercenary unit of every other rank, but not two", () => {
    const hunters = [unit("bossk-trandoshan-terror"), unit("cad-bane-needs-no-introduction")];
    const [bossk] = hunters;
    expectNone(plus(EMPIRE, ...(bossk === undefined ? [] : [bossk]), unit("black-sun-vigo")), "too-many-mercenaries");
    const params = { rank: "operative", have: 2, most: 1 };
    expectFault(plus(EMPIRE, ...hunters), "leg.mercenary.limit-others", "too-many-mercenaries", params);
  });

  it("[leg.mercenary.only-army] Mercenaries can make an army without other units only in a battle force", () => {
    const faction = "galactic-empire";
    const params = { faction, have: 0, least: 1 };
    expectFault(ofUnits(faction, [ENFORCERS]), "leg.mercenary.only-army", "too-few-units-of-the-faction", params);
    expectFault(ofUnits("mercenary", [ENFORCERS]), "leg.mercenary.only-army", "mercenaries-need-a-battle-force");
    const collective = ofUnits("mercenary", times(6, ENFORCERS), { battleForce: "shadow-collective" });
    expect(under("leg.mercenary.only-army", collective)).toEqual([]);
    expectNone(collective, "too-many-mercenaries");
  });

  it("[leg.legacy.mercenary-keyword] Only mercenaries have the keyword Mercenary, and it names the factions that may hire them", () => {
    for (const { faction, keywords } of defaultCatalogue.units) {
      const hirers = keywords.find(({ id }) => id === "mercenary")?.factions;
      if (faction !== "mercenary") expect(hirers).toBeUndefined();
      else if (hirers !== undefined) expect(hirers.length).toBeGreaterThan(0);
    }
  });
});

describe("affiliations", () => {
  it("[leg.affiliation.each-mercenary] Every mercenary unit has an affiliation, and units of factions have none", () => {
    const without = defaultCatalogue.units.filter(
      ({ faction, affiliation }) => (faction === "mercenary") !== (affiliation !== undefined),
    );
    // No source shows the affiliation of the Bad Batch.
    expect(without.map(({ id }) => id)).toEqual(["the-bad-batch-clone-force-99-mercenary"]);
  });

  it("[leg.affiliation.list] There are six affiliations of mercenaries", () => {
    expect(AFFILIATIONS).toEqual(["black-sun", "pyke-syndicate", "raiders", "rogues", "maul-loyalists", "ewoks"]);
    const used = new Set(defaultCatalogue.units.flatMap(({ affiliation = [] }) => affiliation));
    expect([...used].sort()).toEqual([...AFFILIATIONS].sort());
  });

  it("An upgrade that changes a unit's affiliation changes which upgrades the unit may equip", () => {
    const model = defaultCatalogue.upgrades.find(({ type }) => type === "crew");
    if (model === undefined) throw new Error("no model");
    const crew = { ...model, id: "raider-crew", restriction: {}, affiliationAs: "raiders" } as const;
    const rules = createArmyRules({ ...defaultCatalogue, upgrades: [...defaultCatalogue.upgrades, crew] });
    const truck = (...upgrades: readonly string[]) =>
      ofUnits("rebel-alliance", [unit("a-a5-speeder-truck-rebel-alliance", ...upgrades)]);
    expect(rules.units(truck("raider-crew"))[0]?.affiliation).toBe("raiders");
    expect(rules.units(truck())[0]?.affiliation).toBeNull();
    expectFault(truck("raiding-party-leader"), "leg.upgrade.obey-restrictions", "restriction-not-met", {}, rules);
    expectNone(truck("raider-crew", "raiding-party-leader"), "restriction-not-met", rules);
  });
});
