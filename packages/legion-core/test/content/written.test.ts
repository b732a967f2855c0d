import { describe, expect, it } from "vitest";
import { cardsOf, nameOf } from "../../src/content/written/cards.ts";
import { commandFigures, commands, order } from "../../src/content/written/commands.ts";
import { keywordUse, type PrintedKeyword, type PrintedWeaponKeyword } from "../../src/content/written/keyword-uses.ts";
import { sided, type WrittenDice, type WrittenRange, weapon } from "../../src/content/written/weapons.ts";

/** Whether a text is one of some written forms: false is all that compiles where it is none. */
type Is<Text, Form> = Text extends Form ? true : false;

describe("keywords as cards print them", () => {
  it.each<[PrintedKeyword | PrintedWeaponKeyword, object]>([
    ["relentless", { id: "relentless" }],
    ["precise 1", { id: "precise", value: 1 }],
    ["arsenal X", { id: "arsenal", value: "X" }],
    ["immune-range-1-weapons", { id: "immune-range-1-weapons" }],
    ["detachment (Shoretroopers)", { id: "detachment", of: [{ unit: "Shoretroopers" }] }],
    ["ai (attack, move)", { id: "ai", actions: ["attack", "move"] }],
    ["equip (any doctrine, a280)", { id: "equip", equip: [{ type: "doctrine" }, "a280"] }],
    ["independent (dodge X)", { id: "independent", gains: { choose: "all", options: [{ what: "dodge", n: "X" }] } }],
    ["mercenary (rebel-alliance)", { id: "mercenary", factions: ["rebel-alliance"] }],
    ["sidearm (melee, ranged)", { id: "sidearm", attacks: ["melee", "ranged"] }],
    ["weak-point 1 (rear, sides)", { id: "weak-point", value: 1, arcs: ["rear", "sides"] }],
    ["fixed (front)", { id: "fixed", arcs: ["front"] }],
  ])("The keyword text %s is parsed into the form of the catalogue", (written, use) => {
    expect(keywordUse(written)).toEqual(use);
  });

  it("Independent and Cache record whether a unit gains all listed tokens or one of them", () => {
    const options = [
      { what: "aim", n: 1 },
      { what: "dodge", n: 2 },
    ];
    expect(keywordUse("independent (aim 1 or dodge 2)").gains).toEqual({ choose: "one", options });
    expect(keywordUse("cache (aim 1 and dodge 2)").gains).toEqual({ choose: "all", options });
  });

  it("A misspelt keyword, a weapon keyword on a unit and a unit keyword on a weapon do not compile", () => {
    const compiles: readonly boolean[] = [
      false satisfies Is<"relentles", PrintedKeyword>,
      false satisfies Is<"precise one", PrintedKeyword>,
      false satisfies Is<"pierce 1", PrintedKeyword>,
      false satisfies Is<"ai (atack)", PrintedKeyword>,
      false satisfies Is<"impakt 3", PrintedWeaponKeyword>,
      false satisfies Is<"precise 1", PrintedWeaponKeyword>,
      false satisfies Is<"fixed (frnt)", PrintedWeaponKeyword>,
    ];
    expect(compiles).not.toContain(true);
  });
});

describe("weapons as cards print them", () => {
  it.each<[WrittenRange, object]>([
    ["melee", { melee: true, min: null, max: null }],
    ["1-3", { melee: false, min: 1, max: 3 }],
    ["melee 1-2", { melee: true, min: 1, max: 2 }],
    ["4-infinite", { melee: false, min: 4, max: "infinite" }],
    ["area 1", { melee: false, min: null, max: 1, area: true }],
    ["overrun", { melee: false, min: null, max: null, overrun: true }],
  ])("The range %s is parsed into the form of the catalogue", (range, read) => {
    expect(weapon("Blaster", range, "1b").range).toEqual(read);
  });

  it.each<[WrittenDice, object]>([
    ["6r", { red: 6, black: 0, white: 0 }],
    ["2b 1w", { red: 0, black: 2, white: 1 }],
    ["1r 10b 3w", { red: 1, black: 10, white: 3 }],
  ])("The attack dice %s are parsed into the form of the catalogue", (dice, read) => {
    expect(weapon("Blaster", "1-3", dice).dice).toEqual(read);
  });

  it("Dice of an unknown colour and ranges without a number do not compile", () => {
    const compiles: readonly boolean[] = [
      false satisfies Is<"6x", WrittenDice>,
      false satisfies Is<"1w 2r", WrittenDice>,
      false satisfies Is<"near", WrittenRange>,
    ];
    expect(compiles).not.toContain(true);
  });

  it("A weapon of a double-sided card records its side", () => {
    expect(sided("B", weapon("Blade", "melee", "1w", "pierce 1"))).toEqual({
      name: "Blade",
      range: { melee: true, min: null, max: null },
      dice: { red: 0, black: 0, white: 1 },
      keywords: [{ id: "pierce", value: 1 }],
      side: "B",
    });
  });
});

describe("files of cards", () => {
  const TOLD = { en: "The unit rests.", es: "La unidad descansa.", does: () => ({}) };

  it("A card takes the shared fields of its file unless it sets its own", () => {
    const file = { shared: { faction: "mercenary", pips: 1 }, cards: () => ({ rest: { pips: 2 } }) };
    expect(cardsOf([file], (id, card) => ({ id, ...card }))).toEqual([{ id: "rest", faction: "mercenary", pips: 2 }]);
  });

  it("A command card orders one unit that matches a filter, units of several groups, or no unit", () => {
    const file = commands({ faction: "galactic-empire" }, () => ({
      vader: { name: "Vader", pips: 1, orders: { unit: "Darth Vader" }, ...TOLD },
      many: { name: "Many", pips: 2, orders: [order(2), order(1, { rank: "corps" })], ...TOLD },
      rest: { name: "Rest", pips: 3, ...TOLD },
    }));
    expect(commandFigures([file]).map(({ orders }) => orders)).toEqual([
      [{ count: 1, of: [{ unit: "Darth Vader" }] }],
      [
        { count: 2, of: [{}] },
        { count: 1, of: [{ rank: "corps" }] },
      ],
      [],
    ]);
  });

  it("A card name is English only, or English and Spanish", () => {
    expect([nameOf("Push"), nameOf(["Push", "Empuje"])]).toEqual([{ en: "Push" }, { en: "Push", es: "Empuje" }]);
  });
});
