import { defaultCatalogue, type UnitEntry } from "@sw/rebellion-core/catalogue";
import { describe, expect, it } from "vitest";

const { units } = defaultCatalogue;

function ids(which: (unit: UnitEntry) => boolean): readonly string[] {
  return units
    .filter(which)
    .map(({ id }) => id)
    .sort();
}

function unitOf(id: string): UnitEntry {
  const found = units.find((unit) => unit.id === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
}

function boxed(which: (unit: UnitEntry) => boolean): number {
  return units.filter(which).reduce((sum, { count }) => sum + count, 0);
}

const BOX = [
  ["reb.unit.count-tie-fighters", "tie-fighter", "imperial", 24],
  ["reb.unit.count-assault-carriers", "assault-carrier", "imperial", 8],
  ["reb.unit.count-star-destroyers", "star-destroyer", "imperial", 8],
  ["reb.unit.count-super-star-destroyers", "super-star-destroyer", "imperial", 2],
  ["reb.unit.count-death-stars", "death-star", "imperial", 2],
  ["reb.unit.count-death-star-under-construction", "death-star-under-construction", "imperial", 1],
  ["reb.unit.count-stormtroopers", "stormtrooper", "imperial", 30],
  ["reb.unit.count-at-sts", "at-st", "imperial", 10],
  ["reb.unit.count-at-ats", "at-at", "imperial", 4],
  ["reb.unit.count-x-wings", "x-wing", "rebel", 8],
  ["reb.unit.count-y-wings", "y-wing", "rebel", 12],
  ["reb.unit.count-corellian-corvettes", "corellian-corvette", "rebel", 4],
  ["reb.unit.count-rebel-transports", "rebel-transport", "rebel", 4],
  ["reb.unit.count-mon-calamari-cruisers", "mon-calamari-cruiser", "rebel", 3],
  ["reb.unit.count-rebel-troopers", "rebel-trooper", "rebel", 21],
  ["reb.unit.count-airspeeders", "airspeeder", "rebel", 6],
  ["reb.unit.count-shield-generators", "shield-generator", "rebel", 3],
  ["reb.unit.count-ion-cannons", "ion-cannon", "rebel", 3],
] as const;

describe("units of the box", () => {
  it.each(BOX)("[%s] The type %s is a %s unit, and the box has %i of it", (_, id, faction, count) => {
    expect(unitOf(id)).toMatchObject({ faction, count });
  });

  it("[reb.unit.count-total] The box has 89 Imperial and 64 Rebel units", () => {
    expect(boxed(({ faction }) => faction === "imperial")).toBe(89);
    expect(boxed(({ faction }) => faction === "rebel")).toBe(64);
    expect(ids(() => true)).toEqual(BOX.map(([, id]) => id).sort());
  });
});

describe("what units are", () => {
  it("[reb.fighter.base-units] The fighters are the TIE Fighter, the X-wing and the Y-wing", () => {
    expect(ids((unit) => unit.class === "fighter")).toEqual(["tie-fighter", "x-wing", "y-wing"]);
  });

  it("[reb.fighter.definition, reb.ship.fighter] Fighters are the ships with black health that are not space stations", () => {
    const black = ids(
      (unit) => unit.theater === "space" && unit.health?.color === "black" && unit.class !== "space-station",
    );
    expect(black).toEqual(ids((unit) => unit.class === "fighter"));
  });

  it("[reb.capital-ship.definition, reb.ship.capital] Capital ships are the ships with red health", () => {
    const red = ids((unit) => unit.theater === "space" && unit.health?.color === "red");
    expect(red).toEqual(ids((unit) => unit.class === "capital-ship"));
  });

  it("[reb.fighter.stations-excluded, reb.capital-ship.death-star-excluded, reb.ship.stations] Space stations are neither fighters nor capital ships", () => {
    const stations = ["death-star", "death-star-under-construction"];
    expect(ids((unit) => unit.class === "space-station")).toEqual(stations);
    expect(ids((unit) => unit.abilities.includes("bars-retreat"))).toEqual(stations);
  });

  it("[reb.ship.definition, reb.ship.special-ships] Blue icons build ships, and three ships have no build icon", () => {
    const ships = ids(({ theater }) => theater === "space");
    const blue = ids(({ buildIcon }) => buildIcon?.theater === "space");
    expect(ships).toEqual([...blue, "super-star-destroyer", "death-star", "death-star-under-construction"].sort());
    expect(ids(({ buildIcon }) => buildIcon === null)).toEqual(ships.filter((id) => !blue.includes(id)));
  });

  it("[reb.structure.which, reb.structure.ltp-no-dice] Structures neither move nor roll dice", () => {
    expect(ids((unit) => unit.class === "structure")).toEqual(["ion-cannon", "shield-generator"]);
    for (const id of ["ion-cannon", "shield-generator"]) {
      expect(unitOf(id)).toMatchObject({ theater: "ground", immobile: true, attack: { red: 0, black: 0 } });
    }
  });

  it("[reb.death-star.dsuc-immobile] Only structures and the Death Star Under Construction are immobile", () => {
    expect(ids(({ immobile }) => immobile)).toEqual([
      "death-star-under-construction",
      "ion-cannon",
      "shield-generator",
    ]);
  });

  it("[reb.death-star.no-health] Only the Death Star has no health", () => {
    expect(ids(({ health }) => health === null)).toEqual(["death-star"]);
  });

  it("TIE Fighters and mobile ground units have the transport restriction icon", () => {
    expect(ids(({ transportRestricted }) => transportRestricted)).toEqual(
      ids((unit) => unit.id === "tie-fighter" || (unit.theater === "ground" && unit.class !== "structure")),
    );
  });

  it("Only the Rebel blue triangle and orange square build several types of unit; every other icon builds one", () => {
    const builds: Record<string, readonly string[]> = {};
    for (const { id, faction, buildIcon } of units) {
      if (buildIcon === null) continue;
      const icon = `${faction} ${buildIcon.theater} ${buildIcon.shape}`;
      builds[icon] = [...(builds[icon] ?? []), id].sort();
    }
    expect(Object.keys(builds)).toHaveLength(12);
    expect(Object.entries(builds).filter(([, types]) => types.length > 1)).toEqual([
      ["rebel space triangle", ["rebel-transport", "x-wing", "y-wing"]],
      ["rebel ground square", ["ion-cannon", "shield-generator"]],
    ]);
  });

  it("The catalogue lists units that carry others before those that must be carried, and Rebel units before Imperial ones", () => {
    for (const faction of ["rebel", "imperial"] as const) {
      const own = units.filter((unit) => unit.faction === faction);
      const lastCarrier = own.map(({ transportCapacity }) => transportCapacity > 0).lastIndexOf(true);
      expect(own.findIndex(({ transportRestricted }) => transportRestricted)).toBeGreaterThan(lastCarrier);
    }
    expect(units.map(({ faction }) => faction).lastIndexOf("rebel")).toBe(8);
  });
});
