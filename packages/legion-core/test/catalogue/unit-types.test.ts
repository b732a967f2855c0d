import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { canPivot, canReverse, isNotched, isVehicle, UNIT_TYPES } from "../../src/table/unit-types.ts";
import { expectFault, expectNone, ofUnits, unit } from "../army/help.ts";

describe("unit types", () => {
  it("[leg.type.trooper-or-vehicle] Every unit is a trooper or a vehicle", () => {
    for (const { type } of defaultCatalogue.units) expect(UNIT_TYPES).toContain(type);
    expect(defaultCatalogue.units.filter(({ type }) => isVehicle(type)).every(({ base }) => base !== "small")).toBe(
      true,
    );
  });

  it("[leg.type.trooper-subtypes] There are five special types of troopers in addition to plain ones", () => {
    expect(UNIT_TYPES.filter((type) => !isVehicle(type))).toEqual([
      "trooper",
      "clone-trooper",
      "creature-trooper",
      "droid-trooper",
      "emplacement-trooper",
      "wookiee-trooper",
    ]);
  });

  it("[leg.type.vehicle-subtypes] There are two kinds of vehicles", () => {
    expect(UNIT_TYPES.filter(isVehicle)).toEqual(["ground-vehicle", "repulsor-vehicle"]);
  });

  it("[leg.type.trooper-rules-inherit] Clones and Wookiees may equip an upgrade that only troopers may take", () => {
    for (const id of ["clone-trooper-infantry", "wookiee-warriors-noble-fighters", "arc-troopers"]) {
      expectNone(ofUnits("galactic-republic", [unit(id, "mission-objective")]), "restriction-not-met");
    }
    const walker = ofUnits("galactic-empire", [unit("at-st", "mission-objective")]);
    expectFault(walker, "leg.upgrade.obey-restrictions", "restriction-not-met", { needs: { type: "trooper" } });
  });

  it("[leg.type.vehicle-rules-inherit] An AT-ST and speeder bikes may equip an upgrade that only vehicles may take", () => {
    for (const id of ["at-st", "74-z-speeder-bikes"]) {
      expectNone(ofUnits("galactic-empire", [unit(id, "onboard-comms-channel")]), "restriction-not-met");
    }
    const scouts = ofUnits("galactic-empire", [unit("scout-troopers", "onboard-comms-channel")]);
    expectFault(scouts, "leg.upgrade.obey-restrictions", "restriction-not-met", { needs: { type: "vehicle" } });
  });

  it("[leg.type.wookiee-none] Wookiees move like other troopers", () => {
    for (const ability of [isVehicle, isNotched, canPivot, canReverse]) {
      expect(ability("wookiee-trooper")).toBe(ability("trooper"));
    }
  });
});
