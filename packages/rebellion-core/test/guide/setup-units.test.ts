import {
  type GuideTable,
  recorded,
  type StartingDie,
  setupDone,
  startingDieText,
  startingLaid,
  turnedUp,
} from "@sw/rebellion-core/solo/guide";
import { LOCALES } from "@sw/rebellion-core/text";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { holesIn, idsIn } from "../text/holes.ts";
import { read } from "./table.ts";

const TURNED_UP = "naboo mandalore saleucami bothawui corellia mustafar kashyyyk rodia";

/** The table once the dice have laid the starting units, and the die that is still wanted, if any. */
function laid(
  before: GuideTable,
  rolls: readonly number[],
  systems = TURNED_UP,
): { table?: GuideTable; roll?: StartingDie } {
  return expectOk(startingLaid(before, expectOk(turnedUp(before, systems)), rolls));
}

/** How a step 9 that is done after some lines is refused; undefined: it is done. */
function refused(table: GuideTable, ...lines: readonly string[]): object | undefined {
  const after = lines.reduce((now, line) => expectOk(recorded(now, line)), table);
  const done = setupDone(after, 9);
  return done.ok ? undefined : { code: done.violation.code, ...done.violation.params };
}

describe("the starting units of the base game", () => {
  // Star Destroyers by 1, 4 and 6, the AT-AT by 2, the Death Star by 3.
  const table = laid(read(), [1, 4, 6, 2, 3]).table ?? read();

  test("[solo.setup.loyalty] The first two Imperial systems revealed are subjugated and the others loyal to the Empire, and Rebel systems are loyal to the Rebels", () => {
    const loyal = (loyalty: string) =>
      Object.keys(table.places)
        .filter((id) => table.places[id]?.loyalty === loyalty)
        .sort();
    expect(loyal("rebel")).toEqual(["bothawui", "kashyyyk", "naboo"]);
    expect(loyal("imperial")).toEqual(["corellia", "coruscant", "mustafar", "rodia"]);
    expect(Object.keys(table.places)).toHaveLength(9);
  });

  test("[solo.setup.units.imperial-base] Each Imperial system gets the common starting units, and the dice decide which systems get the others", () => {
    const units = (id: string) => table.places[id]?.units;
    const everywhere = { "tie-fighter": 2, stormtrooper: 2 };
    expect(units("mandalore")).toEqual({ ...everywhere, "at-st": 1, "star-destroyer": 1 });
    expect(units("saleucami")).toEqual({ ...everywhere, "assault-carrier": 1, "at-at": 1 });
    expect(units("corellia")).toEqual({ ...everywhere, "assault-carrier": 1, "at-st": 1, "death-star": 1 });
    expect(units("coruscant")).toEqual({ ...everywhere, "at-st": 1, "star-destroyer": 1 });
    expect(refused(table)).toBeUndefined();
  });

  test("[solo.setup.units.imperial-base] A system that already has its Star Destroyer is rolled again, and a roll of 7 on a d6 is refused", () => {
    const { roll } = laid(read(), [1, 1]);
    expect(roll).toMatchObject({
      unit: "star-destroyer",
      sides: 6,
      systems: [null, "saleucami", "corellia", "mustafar", "rodia", "coruscant"],
    });
    expect(startingLaid(read(), expectOk(turnedUp(read(), TURNED_UP)), [7])).toMatchObject({ ok: false });
    for (const locale of LOCALES) {
      const lines = roll === undefined ? [] : startingDieText(roll, { locale }).split("\n");
      expect(lines.flatMap((line) => [...holesIn(line.trim()), ...idsIn(line)])).toEqual([]);
      expect(lines[1]).toBe(locale === "en" ? "  1 roll again" : "  1 repite la tirada");
    }
  });

  test("[solo.setup.loyalty] Cards beyond the first 3 Rebel and 5 Imperial ones are ignored, and fewer are refused", () => {
    const found = expectOk(turnedUp(read(), `${TURNED_UP} mon-calamari utapau`));
    expect(found).toEqual(expectOk(turnedUp(read(), TURNED_UP)));
    const few = turnedUp(read(), "naboo corellia mandalore");
    expect(few.ok ? undefined : few.violation).toMatchObject({
      code: "guide-turned-up",
      params: { rebel: 1, imperial: 2 },
    });
    expect(turnedUp(read(), "naboo naboo").ok).toBe(false);
  });

  test("[solo.setup.units.imperial-base] Starting units entered by hand must match the manual", () => {
    expect(refused(table, "- mandalore: e star-destroyer")).toEqual({
      code: "guide-setup-count",
      unit: "star-destroyer",
      found: 2,
      count: 3,
    });
    expect(refused(table, "- rodia: e tie")).toEqual({
      ...{ code: "guide-setup-place", place: "rodia", unit: "tie-fighter", found: 1, count: 2 },
    });
    expect(refused(table, "+ saleucami: empire")).toEqual({ code: "guide-setup-loyalty", found: 4 });
  });

  test("[solo.setup.units.rebel-base] Rebel units must start in one system without Imperial units, and only those on their list", () => {
    expect(refused(table, "hoth: r 6 trooper 2 x-wing")).toBeUndefined();
    expect(refused(table, "hoth: r trooper", "+ naboo: r trooper")).toEqual({
      code: "guide-setup-rebels",
      place: "naboo",
    });
    expect(refused(table, "+ rodia: r trooper")).toEqual({ code: "guide-setup-rebels", place: "rodia" });
    expect(refused(table, "hoth: r 3 x-wing")).toMatchObject({ code: "guide-setup-place", found: 3, count: 2 });
  });
});

describe("the starting units of Rise of the Empire", () => {
  // Fighters by 1, 2 and 3, Star Destroyers by 6, 5 and 4, tanks by 1 and 2, the AT-AT by 6 (again) and 5, the yard by 7.
  const before = read("rules: rote cinematic");
  const table = laid(before, [1, 2, 3, 6, 5, 4, 1, 2, 6, 5, 7]).table ?? before;

  test("[solo.setup.units.imperial-rote] Coruscant gets no AT-AT or third fighter, and a TIE Striker joins each system with one TIE Fighter", () => {
    expect(table.places["coruscant"]?.units).toEqual({ stormtrooper: 2, "star-destroyer": 1, "at-st": 1 });
    expect(table.places["rodia"]?.units).toEqual({
      ...{ stormtrooper: 2, "tie-fighter": 1, "tie-striker": 1, "star-destroyer": 1, "at-st": 1, "at-at": 1 },
    });
    expect(table.places["mandalore"]?.units).toEqual({
      ...{ stormtrooper: 2, "tie-fighter": 2, "assault-carrier": 1, "assault-tank": 1 },
    });
    expect(refused(table)).toBeUndefined();
  });

  test("[solo.setup.units.dsuc] The roll places the Death Star Under Construction and its escort in Alderaan, and a Death Star on the queue", () => {
    expect(table.places["alderaan"]).toMatchObject({
      loyalty: null,
      units: { "death-star-under-construction": 1, stormtrooper: 1, "tie-fighter": 4 },
    });
    expect(table.queue).toEqual([{}, { "death-star": 1 }]);
    expect(refused(table, "- alderaan: e tie-fighter")).toMatchObject({
      place: "alderaan",
      unit: "tie-fighter",
      found: 3,
      count: 4,
    });
    expect(refused(table, "alderaan: e stormtrooper 4 tie-fighter")).toMatchObject({ code: "guide-setup-count" });
  });
});
