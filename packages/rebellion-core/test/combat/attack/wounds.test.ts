import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import {
  ANY_COLOR,
  ANY_THEATER,
  blockKeys,
  hasAssigned,
  isAmount,
  sortedWounds,
  targetKey,
  targetKeys,
  targetOfKey,
  unitsAsTarget,
  withDamage,
} from "../../../src/combat/attack/wounds.ts";
import type { Wound } from "../../../src/state/frames.ts";
import { IMPERIAL, REBEL } from "../../../src/state/seats.ts";
import { BOX } from "../../../src/testing/box.ts";
import type { UnitCounts } from "../../../src/testing/index.ts";

function index(unit: string): number {
  return BOX.unitsById.get(unit)?.index ?? -1;
}

function counts(units: UnitCounts): readonly number[] {
  return BOX.units.map(({ id }) => units[id] ?? 0);
}

/** `"star-destroyer 2+1"` has two markers and one assigned, `"star-destroyer doomed"` three assigned. */
function wound(text: string): Wound {
  const [id = "", damage = ""] = text.split(" ");
  if (damage === "doomed") return { unit: index(id), markers: 0, assigned: 3, doomed: true };
  const [markers = 0, assigned = 0] = damage.split("+").map(Number);
  return { unit: index(id), markers, assigned, doomed: false };
}

function shown({ unit, markers, assigned, doomed }: Wound): string {
  return `${at(BOX.units, unit).id} ${doomed ? "doomed" : `${markers}+${assigned}`}`;
}

function key(text: string): number {
  return targetKey(wound(text));
}

function targets(keys: readonly number[]): readonly string[] {
  return keys.map((one) => shown({ ...targetOfKey(one), doomed: false }));
}

const DESTROYERS = ["star-destroyer 0+1", "star-destroyer 0+1", "star-destroyer 2+0", "star-destroyer doomed"] as const;
const WOUNDS = ["assault-carrier 1+0", ...DESTROYERS, "super-star-destroyer 1+2"].map(wound);
const FLEET = counts({
  "x-wing": 1,
  "tie-fighter": 2,
  "assault-carrier": 1,
  "star-destroyer": 5,
  "super-star-destroyer": 1,
  stormtrooper: 1,
  "death-star": 1,
});

describe("targets of damage", () => {
  it("A unit with equal damage markers and newly assigned damage counts as one damaged unit, not as an undamaged one", () => {
    const wounds = [wound("star-destroyer 1+1")];
    expect(unitsAsTarget(counts({ "star-destroyer": 4 }), wounds, wound("star-destroyer 1+1"))).toBe(1);
    expect(unitsAsTarget(counts({ "star-destroyer": 4 }), wounds, wound("star-destroyer 0+0"))).toBe(3);
  });

  it("The targets of damage are the units of one side and theater, grouped by equal damage, without destroyed ones", () => {
    const space = { side: IMPERIAL, theater: 0, color: ANY_COLOR } as const;
    expect(targets(targetKeys(BOX, FLEET, WOUNDS, space))).toEqual([
      "assault-carrier 1+0",
      "star-destroyer 0+0",
      "star-destroyer 0+1",
      "star-destroyer 2+0",
      "super-star-destroyer 1+2",
      "tie-fighter 0+0",
    ]);
    expect(targets(targetKeys(BOX, FLEET, WOUNDS, { ...space, theater: 1 }))).toEqual(["stormtrooper 0+0"]);
    expect(targets(targetKeys(BOX, FLEET, WOUNDS, { ...space, side: REBEL }))).toEqual(["x-wing 0+0"]);
  });

  it("[reb.attack-steps.red-hit-red-health] [reb.attack-steps.black-hit-black-health] The targets of damage can be limited to one color of health", () => {
    const among = (color: 0 | 1): readonly string[] =>
      targets(targetKeys(BOX, FLEET, WOUNDS, { side: IMPERIAL, theater: 0, color }));
    expect(among(0)).toEqual([
      "assault-carrier 1+0",
      "star-destroyer 0+0",
      "star-destroyer 0+1",
      "star-destroyer 2+0",
      "super-star-destroyer 1+2",
    ]);
    expect(among(1)).toEqual(["tie-fighter 0+0"]);
  });

  it("[reb.health.death-star-none] A Death Star is never a target of damage, because it has no health", () => {
    const wanted = { side: IMPERIAL, theater: 0, color: ANY_COLOR } as const;
    expect(targetKeys(BOX, counts({ "death-star": 1 }), [], wanted)).toEqual([]);
  });

  it("The targets of damage in both theaters list space units first, then ground units, each in catalogue order", () => {
    const both = targetKeys(BOX, FLEET, WOUNDS, { side: IMPERIAL, theater: ANY_THEATER, color: ANY_COLOR });
    const of = (theater: 0 | 1) => targetKeys(BOX, FLEET, WOUNDS, { side: IMPERIAL, theater, color: ANY_COLOR });
    expect(both).toEqual([...of(0), ...of(1)].sort((a, b) => a - b));
    expect(targets(both).slice(-2)).toEqual(["tie-fighter 0+0", "stormtrooper 0+0"]);
  });

  it("The targets of damage can be listed from a given target onward, including that target", () => {
    const from = (text: string): readonly string[] =>
      targets(targetKeys(BOX, FLEET, WOUNDS, { side: IMPERIAL, theater: 0, color: 0 }, key(text)));
    expect(from("star-destroyer 0+0")).toEqual([
      "star-destroyer 0+0",
      "star-destroyer 0+1",
      "star-destroyer 2+0",
      "super-star-destroyer 1+2",
    ]);
    expect(from("star-destroyer 0+1")).toEqual([
      "star-destroyer 0+1",
      "star-destroyer 2+0",
      "super-star-destroyer 1+2",
    ]);
    expect(from("star-destroyer 2+0")).toEqual(["star-destroyer 2+0", "super-star-destroyer 1+2"]);
  });

  it("The targets of damage include no undamaged unit of a type if all units of the type are damaged", () => {
    const two = counts({ "star-destroyer": 2 });
    const hurt = ["star-destroyer 0+1", "star-destroyer doomed"].map(wound);
    const keys = targetKeys(BOX, two, hurt, { side: IMPERIAL, theater: 0, color: 0 });
    expect(targets(keys)).toEqual(["star-destroyer 0+1"]);
  });

  it("Damage is added to the unit with the given markers and assigned damage, not to another unit of its type", () => {
    const hurt = ["star-destroyer 1+0", "star-destroyer 1+1", "star-destroyer 2+0", "star-destroyer 2+1"].map(wound);
    const after = (text: string): readonly string[] => withDamage(hurt, wound(text), 1).map(shown);
    const rest = (text: string): readonly string[] => hurt.map(shown).filter((one) => one !== text);
    expect(after("star-destroyer 2+0")).toEqual([...rest("star-destroyer 2+0"), "star-destroyer 2+1"]);
    expect(after("star-destroyer 1+0")).toEqual(["star-destroyer 1+1", ...rest("star-destroyer 1+0")]);
    expect(after("star-destroyer 2+1")).toEqual([...rest("star-destroyer 2+1"), "star-destroyer 2+2"]);
    expect(after("star-destroyer 0+0")).toEqual(["star-destroyer 0+1", ...hurt.map(shown)]);
  });

  it("A target of damage counts all units that have the same damage", () => {
    const count = (text: string): number => unitsAsTarget(FLEET, WOUNDS, wound(text));
    expect(count("tie-fighter 0+0")).toBe(2);
    expect(count("star-destroyer 0+0")).toBe(1);
    expect(count("star-destroyer 0+1")).toBe(2);
    expect(count("star-destroyer 2+0")).toBe(1);
    expect(count("star-destroyer 2+1")).toBe(0);
    expect(count("star-destroyer 0+3")).toBe(0);
    expect(count("super-star-destroyer 1+2")).toBe(1);
    expect(count("super-star-destroyer 1+1")).toBe(0);
    expect(count("super-star-destroyer 2+2")).toBe(0);
    expect(count("assault-carrier 0+0")).toBe(0);
  });

  it("Targets of damage can be decoded from their keys, and amounts are whole numbers from 0 to 255", () => {
    for (const text of ["star-destroyer 0+0", "star-destroyer 2+1", "super-star-destroyer 0+4"]) {
      expect(targets([key(text)])).toEqual([text]);
    }
    expect([0, 1, 255].map(isAmount)).toEqual([true, true, true]);
    expect([-1, 256, 0.5, Number.NaN].map(isAmount)).toEqual([false, false, false, false]);
  });
});

describe("damage of an attack", () => {
  const after = (target: string, amount: number, wounds: readonly string[] = []): readonly string[] =>
    withDamage(wounds.map(wound), wound(target), amount).map(shown);

  it("Damage of an attack goes to one unit of the target and leaves other units of its type unchanged", () => {
    expect(after("star-destroyer 0+0", 1)).toEqual(["star-destroyer 0+1"]);
    expect(after("star-destroyer 0+0", 2, DESTROYERS)).toEqual([
      "star-destroyer 0+1",
      "star-destroyer 0+1",
      "star-destroyer 0+2",
      "star-destroyer 2+0",
      "star-destroyer doomed",
    ]);
    expect(after("star-destroyer 0+1", 1, DESTROYERS)).toEqual([
      "star-destroyer 0+1",
      "star-destroyer 0+2",
      "star-destroyer 2+0",
      "star-destroyer doomed",
    ]);
    expect(after("star-destroyer 2+0", 1, DESTROYERS)).toEqual([
      "star-destroyer 0+1",
      "star-destroyer 0+1",
      "star-destroyer 2+1",
      "star-destroyer doomed",
    ]);
  });

  it("Damage of an attack is not added to a destroyed unit, even if its damage is equal", () => {
    expect(after("star-destroyer 0+3", 1, ["star-destroyer doomed", "star-destroyer 0+3"])).toEqual([
      "star-destroyer 0+4",
      "star-destroyer doomed",
    ]);
  });

  it("[reb.attack-steps.block] Blocked damage is removed from one unit, which is undamaged when none is left", () => {
    expect(after("star-destroyer 0+1", -1, DESTROYERS)).toEqual([
      "star-destroyer 0+1",
      "star-destroyer 2+0",
      "star-destroyer doomed",
    ]);
    expect(after("star-destroyer 2+1", -1, ["star-destroyer 2+1"])).toEqual(["star-destroyer 2+0"]);
  });

  it("Damage of an attack is sorted by type, then by damage, with destroyed units of a type last", () => {
    const mixed = [
      "super-star-destroyer 0+1",
      "star-destroyer doomed",
      "star-destroyer 2+0",
      "tie-fighter doomed",
      "assault-carrier 1+0",
      "star-destroyer 0+2",
    ];
    const order = [
      "assault-carrier 1+0",
      "star-destroyer 0+2",
      "star-destroyer 2+0",
      "star-destroyer doomed",
      "super-star-destroyer 0+1",
      "tie-fighter doomed",
    ];
    expect(sortedWounds(mixed.map(wound)).map(shown)).toEqual(order);
    const [carrier = "", hurt = "", ...others] = order;
    expect(after("star-destroyer 0+0", 1, order)).toEqual([carrier, "star-destroyer 0+1", hurt, ...others]);
    expect(after("star-destroyer 0+0", 9, order)).toEqual([carrier, hurt, "star-destroyer 0+9", ...others]);
    expect(after("assault-carrier 0+0", 1, order)).toEqual(["assault-carrier 0+1", ...order]);
    expect(after("tie-fighter 0+0", 1, order)).toEqual([
      carrier,
      hurt,
      ...others.slice(0, 3),
      "tie-fighter 0+1",
      "tie-fighter doomed",
    ]);
  });

  it("Damage of an attack can be blocked while some is assigned to a unit that is not destroyed", () => {
    expect(hasAssigned(WOUNDS)).toBe(true);
    expect(hasAssigned(["star-destroyer 2+0", "star-destroyer doomed"].map(wound))).toBe(false);
    expect(hasAssigned([])).toBe(false);
  });

  it("[reb.attack-steps.block] Units with assigned damage that can be blocked are listed in descending order", () => {
    expect(targets(blockKeys(WOUNDS))).toEqual(["super-star-destroyer 1+2", "star-destroyer 0+1"]);
  });
});
