import { fill, LOCALES } from "@sw/tabletop/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArmyFault, type ArmyFaultCode, type ArmyList, army, createArmyRules } from "../../src/content/army.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { ARMY_LINES, armySlots, CATALOGUE_LINES } from "../../src/text/army.ts";
import { namingOf } from "../../src/text/cards/names.ts";
import { someArmy } from "../army/armies.ts";
import { ofUnits, plus, sample, times, unit } from "../army/help.ts";

function told({ code, params }: ArmyFault, locale: (typeof LOCALES)[number]): string {
  const plain = Object.entries(params).map(([name, value]) => [name, String(value)]);
  const slots = { ...Object.fromEntries(plain), ...armySlots(params, namingOf(locale, undefined)) };
  return fill(ARMY_LINES[code as ArmyFaultCode][locale], slots);
}

function first(list: ArmyList, code: ArmyFaultCode, locale: (typeof LOCALES)[number], rules = army): string {
  const fault = rules.check(list).find((one) => one.code === code);
  return fault === undefined ? "" : told(fault, locale);
}

describe("what is wrong with an army, in words", () => {
  it("Every fault of an army has a text in both languages, with all its figures filled in", () => {
    fc.assert(
      fc.property(someArmy, (list) => {
        for (const fault of army.check(list)) {
          for (const locale of LOCALES) expect(told(fault, locale)).not.toMatch(/[{}]|undefined|\[object/);
        }
      }),
    );
  });

  it("The texts of army faults equal the reviewed ones", () => {
    const empire = sample("galactic-empire");
    const gunner = ofUnits("galactic-empire", [unit("stormtroopers", "z-6-trooper")]);
    expect(first(gunner, "restriction-not-met", "en")).toBe(
      "Stormtroopers (unit 1) cannot equip Z-6 Trooper. Only units of this kind can equip it: Rebel Troopers",
    );
    expect(first(gunner, "restriction-not-met", "es")).toBe(
      "Soldados de asalto (unidad 1) no puede equiparse con Z-6 Trooper. Solo pueden equiparse con ella unidades de este tipo: Rebel Troopers",
    );
    const crowd = plus(empire, ...times(3, unit("stormtroopers")));
    expect(first(crowd, "too-many-of-a-rank", "es")).toBe(
      "el ejército tiene demasiadas unidades de categoría Tropa. Tiene 8, y el límite es 6",
    );
    expect(first({ ...empire, commandHand: [] }, "too-few-cards", "en")).toBe(
      "there are too few cards: cards of the command hand. There are 0, and there must be 7",
    );
    const order = { ...empire, commandHand: ["a-machine-made-for-killing"] };
    expect(first(order, "lacks-required-units", "en")).toBe(
      "A Machine Made For Killing can be used only by an army with units of this kind: IG-11 or IG-88",
    );
    const lost = { ...empire, units: [unit("no-such-unit")] };
    expect(first(lost, "unknown-card", "en")).toBe(
      "“No Such Unit” is not in the catalogue. It was looked up among the units",
    );
  });

  it("Every kind of army restriction has a text", () => {
    const model = defaultCatalogue.upgrades.find(({ id }) => id === "tenacity");
    if (model === undefined) throw new Error("no model");
    const needs = {
      all: [
        {
          any: [
            { unit: "Luke Skywalker", title: "Jedi Knight" },
            { side: "dark", slot: "force" },
          ],
        },
        { not: { keyword: "prepared-position", defenseDie: "white" } },
      ],
    } as const;
    const upgrades = [...defaultCatalogue.upgrades, { ...model, id: "mine", restriction: needs }];
    const rules = createArmyRules({ ...defaultCatalogue, upgrades });
    const list = ofUnits("galactic-empire", [unit("scout-troopers", "mine")]);
    expect(first(list, "restriction-not-met", "en", rules)).toBe(
      "Scout Troopers (unit 1) cannot equip Mine. Only units of this kind can equip it: Luke Skywalker, Jedi Knight or Dark Side, with the icon Force and not with Prepared Position, with a white defense die",
    );
  });

  it("Every fault of a catalogue has a text", () => {
    for (const line of Object.values(CATALOGUE_LINES)) {
      const filled = LOCALES.map((locale) => fill(line[locale], { entry: "at-st", about: "gear" }));
      for (const text of filled) expect(text).not.toMatch(/[{}]/);
    }
  });
});
