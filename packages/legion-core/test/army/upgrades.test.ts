import { describe, expect, it } from "vitest";
import { army, createArmyRules } from "../../src/content/army.ts";
import { defaultCatalogue, UPGRADE_TYPES, type Upgrade, type UpgradeType } from "../../src/content/catalogue.ts";
import { expectFault, expectNone, ofUnits, unit } from "./help.ts";

const empire = (...upgrades: readonly string[]) => ofUnits("galactic-empire", [unit("stormtroopers", ...upgrades)]);
const view = (list: Parameters<typeof army.units>[0]) => army.units(list)[0];

describe("upgrades", () => {
  it("[leg.upgrade.types] There are seventeen types of upgrade, each with cards", () => {
    expect(UPGRADE_TYPES).toHaveLength(17);
    expect([...new Set(defaultCatalogue.upgrades.map(({ type }) => type))].sort()).toEqual([...UPGRADE_TYPES]);
  });

  it("[leg.upgrade.slot-match] Each icon of the upgrade bar allows one card of its type", () => {
    expectNone(empire("dlt-19-stormtrooper", "stormtrooper"), "no-slot");
    const params = { unit: "stormtroopers", index: 0, upgrade: "hh-12-stormtrooper", type: "heavy-weapon" };
    expectFault(empire("dlt-19-stormtrooper", "hh-12-stormtrooper"), "leg.upgrade.slot-match", "no-slot", params);
    expectFault(empire("tenacity"), "leg.upgrade.slot-match", "no-slot", { type: "training" });
  });

  it("[leg.upgrade.slot-match] An icon that an upgrade adds allows another card", () => {
    expectNone(empire("stormtrooper-captain", "tenacity"), "no-slot");
    expect(view(empire("stormtrooper-captain"))).toMatchObject({
      upgradeBar: ["heavy-weapon", "personnel", "gear", "grenades", "training"],
      freeSlots: ["heavy-weapon", "gear", "grenades", "training"],
    });
    expectNone(empire("agent-kallus", "dlt-19-stormtrooper"), "no-slot");
    expectNone(empire("dlt-19-stormtrooper", "agent-kallus"), "no-slot");
    const third = empire("agent-kallus", "dlt-19-stormtrooper", "hh-12-stormtrooper");
    expectFault(third, "leg.upgrade.slot-match", "no-slot");
  });

  it("[leg.upgrade.slot-match] An upgrade that adds an icon of its own type still needs such an icon on the unit", () => {
    const mortar = ofUnits("galactic-empire", [unit("df-90-mortar-trooper", "agent-kallus")]);
    expectFault(mortar, "leg.upgrade.slot-match", "no-slot", { upgrade: "agent-kallus" });
  });

  it("[leg.upgrade.slot-match] Some upgrades need no icon, on all units or on some", () => {
    expectNone(ofUnits("separatist-alliance", [unit("b1-battle-droids", "electrobinoculars")]), "no-slot");
    expectFault(
      ofUnits("separatist-alliance", [unit("b2-super-battle-droids", "electrobinoculars")]),
      "leg.upgrade.slot-match",
      "no-slot",
    );
    expectNone(ofUnits("galactic-empire", [unit("74-z-speeder-bikes", "strike-and-fade")]), "no-slot");
  });

  it("[leg.upgrade.no-duplicates-on-unit] A unit may have two different scopes, but not two of the same", () => {
    const veers = (...gear: readonly string[]) =>
      ofUnits("galactic-empire", [unit("imperial-officer-ruthless-efficiency", "academy-trained", ...gear)]);
    expectNone(veers("targeting-scopes", "portable-scanner"), "another-copy-on-the-unit");
    const params = { unit: "imperial-officer-ruthless-efficiency", upgrade: "targeting-scopes", have: 2, most: 1 };
    const twice = veers("targeting-scopes", "targeting-scopes");
    expectFault(twice, "leg.upgrade.no-duplicates-on-unit", "another-copy-on-the-unit", params);
  });

  it("[leg.upgrade.obey-restrictions] Stormtroopers cannot equip a Rebel gunner", () => {
    const params = { unit: "stormtroopers", index: 0, upgrade: "z-6-trooper", needs: { unit: "Rebel Troopers" } };
    expectFault(empire("z-6-trooper"), "leg.upgrade.obey-restrictions", "restriction-not-met", params);
  });

  it("[leg.cards.upgrade-restriction] Upgrades are restricted by name, rank, type and faction", () => {
    const refused = (faction: "galactic-empire" | "galactic-republic" | "rebel-alliance", id: string, card: string) =>
      army.check(ofUnits(faction, [unit(id, card)])).some(({ code }) => code === "restriction-not-met");
    expect(refused("galactic-empire", "snowtroopers", "dlt-19-stormtrooper")).toBe(true);
    expect(refused("galactic-empire", "imperial-agent-bringing-order-to-the-galaxy", "strike-team-leader")).toBe(false);
    expect(refused("galactic-empire", "scout-troopers", "strike-team-leader")).toBe(true);
    expect(refused("galactic-empire", "at-st", "first-sergeant-arbmab")).toBe(false);
    expect(refused("galactic-empire", "laat-le-patrol-transport-galactic-empire", "first-sergeant-arbmab")).toBe(true);
    expect(refused("galactic-republic", "infantry-support-platform", "baron-rudor")).toBe(true);
    expect(refused("rebel-alliance", "t-47-airspeeder", "wedge-antilles")).toBe(false);
  });

  it("[leg.cards.unit-upgrade-bar] The upgrade bar of a unit shows which types it may equip", () => {
    expect(view(empire())?.upgradeBar).toEqual(["heavy-weapon", "personnel", "gear", "grenades"]);
    const chewbacca = ofUnits("rebel-alliance", [unit("chewbacca-walking-carpet", "strict-orders")]);
    expectFault(chewbacca, "leg.upgrade.slot-match", "no-slot", { type: "command" });
  });

  it("A comms technician requires a comms upgrade on his unit", () => {
    const params = { upgrade: "imperial-comms-technician", type: "comms" };
    const alone = empire("imperial-comms-technician");
    expectFault(alone, "leg.upgrade.obey-restrictions", "card-asks-for-a-type", params);
    const pairs = army.options(empire()).upgrades[0]?.upgrades["personnel"] ?? [];
    expect(pairs).toContainEqual(["imperial-comms-technician", "hq-uplink"]);
    expect(pairs).not.toContainEqual(["imperial-comms-technician"]);
  });
});

describe("miniatures and weapons of upgrades", () => {
  /** The weapons of each miniature of Stormtroopers who may equip a type, with a card of that type. */
  function armedWith(type: UpgradeType, miniatures: Partial<Upgrade>): readonly (readonly string[])[] {
    const squad = defaultCatalogue.units.find(({ id }) => id === "stormtroopers");
    const model = defaultCatalogue.upgrades.find(({ id }) => id === "fragmentation-grenades");
    if (squad === undefined || model === undefined) throw new Error("no model");
    const rules = createArmyRules({
      ...defaultCatalogue,
      units: [...defaultCatalogue.units, { ...squad, id: "my-squad", upgradeBar: [type] }],
      upgrades: [...defaultCatalogue.upgrades, { ...model, ...miniatures, id: "mine", type }],
    });
    const [one] = rules.units(ofUnits("galactic-empire", [unit("my-squad", "mine")]));
    return one?.miniatures.map(({ weapons }) => weapons.map(({ name }) => name)) ?? [];
  }

  it("[leg.upgrade.mini-types] A gunner joins the unit with his weapon and the weapons of the unit", () => {
    const [own, gunner, trooper] = view(empire("dlt-19-stormtrooper", "stormtrooper"))?.miniatures ?? [];
    expect(own).toMatchObject({ card: "stormtroopers", count: 4 });
    expect(own?.weapons.map(({ name }) => name)).toEqual(["Bludgeon", "E-11 Blaster Rifle"]);
    expect(gunner).toMatchObject({ card: "dlt-19-stormtrooper", count: 1 });
    expect(gunner?.weapons.map(({ name }) => name)).toEqual(["Bludgeon", "E-11 Blaster Rifle", "DLT-19 Blaster Rifle"]);
    expect(trooper).toMatchObject({ card: "stormtrooper", count: 1 });
    for (const type of ["squad-leader", "heavy-weapon", "personnel"] as const) {
      expect(armedWith(type, { miniatures: 1 })).toEqual([
        ["Bludgeon", "E-11 Blaster Rifle"],
        ["Bludgeon", "E-11 Blaster Rifle", "Frag Grenade"],
      ]);
    }
  });

  it("[leg.upgrade.weapon-types] Grenades, hardpoints and similar upgrades are weapons of the unit", () => {
    for (const type of ["armament", "pilot", "generator", "ordnance", "gear", "grenades", "hardpoint"] as const) {
      expect(armedWith(type, {})).toEqual([["Bludgeon", "E-11 Blaster Rifle", "Frag Grenade"]]);
    }
    const walker = view(ofUnits("galactic-empire", [unit("at-st", "88i-twin-light-blaster")]));
    expect(walker?.miniatures[0]?.weapons).toHaveLength(3);
  });

  it("[leg.cards.upgrade-wound-threshold-default] A miniature that an upgrade adds has the wound threshold of the unit", () => {
    const wookiees = ofUnits("rebel-alliance", [unit("wookiee-warriors-freedom-fighters", "battle-shield-wookiee")]);
    expect(view(wookiees)?.miniatures.map(({ wounds }) => wounds)).toEqual([3, 3]);
  });

  it("[leg.cards.upgrade-wound-threshold-own] [leg.legacy.upgrade-wound-threshold] A miniature that an upgrade adds has the wound threshold of its own card if that prints one", () => {
    const upgrades = defaultCatalogue.upgrades.map((card) =>
      card.id === "stormtrooper" ? { ...card, wounds: 2 } : card,
    );
    const rules = createArmyRules({ ...defaultCatalogue, upgrades });
    const [unitView] = rules.units(empire("stormtrooper"));
    expect(unitView?.miniatures.map(({ wounds }) => wounds)).toEqual([1, 2]);
  });

  it("[leg.keywords.numeric-stack] The values of one keyword are added up over all cards of a unit", () => {
    const scouts = view(ofUnits("galactic-empire", [unit("scout-troopers", "recon-intel")]));
    expect(scouts?.keywords.filter(({ id }) => id === "scout")).toEqual([{ id: "scout", value: 4 }]);
    const veers = view(ofUnits("galactic-empire", [unit("general-veers-master-tactician", "electrobinoculars")]));
    expect(veers?.keywords.filter(({ id }) => id === "spotter")).toEqual([{ id: "spotter", value: 3 }]);
  });

  it("The profile of a unit combines what all its cards say", () => {
    const officer = unit("rebel-officer-fighting-for-freedom", "proven-tactician", "combat-armor-rebel");
    const [one] = army.units(ofUnits("rebel-alliance", [officer]));
    expect(one).toMatchObject({ defenseDie: "red", affiliation: null, type: "trooper" });
    expect(one?.surge).not.toHaveProperty("defense");
    const ids = (...upgrades: readonly string[]) =>
      view(ofUnits("separatist-alliance", [unit("aat-battle-tank", ...upgrades)]))?.keywords.map(({ id }) => id);
    expect(ids()).toContain("ai");
    expect(ids("t-series-tactical-droid-pilot")).not.toContain("ai");
    expect(ids("t-series-tactical-droid-pilot")).toContain("field-commander");
    const captain = unit("clone-trooper-infantry", "clone-captain-rex");
    expect(army.units(ofUnits("galactic-republic", [captain]))[0]?.courage).toBe(3);
  });
});
