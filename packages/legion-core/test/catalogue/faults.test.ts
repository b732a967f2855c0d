import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { CARD_KEYWORDS, WEAPON_KEYWORDS } from "../../src/catalogue/keyword-kinds.ts";
import {
  type Catalogue,
  type CataloguePart,
  catalogueFaults,
  createCatalogue,
  defaultCatalogue,
  type Unit,
} from "../../src/content/catalogue.ts";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";

function stormtroopers(change: Partial<Unit>): CataloguePart {
  const model = defaultCatalogue.units.find(({ id }) => id === "stormtroopers");
  if (model === undefined) throw new Error("no model");
  return { units: [{ ...model, id: "mine", ...change }] };
}

function faultsOf(part: CataloguePart): readonly unknown[] {
  const kinds = Object.keys(defaultCatalogue) as (keyof Catalogue)[];
  const joined = Object.fromEntries(kinds.map((kind) => [kind, [...defaultCatalogue[kind], ...(part[kind] ?? [])]]));
  return catalogueFaults({ ...defaultCatalogue, ...joined }).map(({ code, params }) => ({ code, ...params }));
}

const first = <One>(entries: readonly One[]): One => {
  const [one] = entries;
  if (one === undefined) throw new Error("nothing there");
  return one;
};
const rifle = first(first(defaultCatalogue.units).weapons);
const force = first(defaultCatalogue.battleForces);
const order = first(defaultCatalogue.commands);
const objective = first(defaultCatalogue.primaryObjectives);

describe("faults of a catalogue", () => {
  it.each<readonly [string, CataloguePart, object]>([
    ["an id used twice", stormtroopers({ id: "stormtroopers" }), { code: "id-used-twice", entry: "stormtroopers" }],
    [
      "an affiliation of a unit that is no mercenary",
      stormtroopers({ affiliation: "rogues" }),
      { code: "affiliation-of-a-faction", about: "rogues" },
    ],
    [
      "Mercenary on a unit of a faction",
      stormtroopers({ keywords: [{ id: "mercenary", factions: ["rebel-alliance"] }] }),
      { code: "mercenary-of-a-faction" },
    ],
    [
      "equipment that nobody knows",
      stormtroopers({ keywords: [{ id: "equip", equip: ["no-such-card"] }] }),
      { code: "unknown-upgrade", about: "no-such-card" },
    ],
    [
      "equipment without an icon",
      stormtroopers({ keywords: [{ id: "equip", equip: ["a280", { type: "gear" }] }] }),
      { code: "no-place-for-equipment", about: "armament" },
    ],
    [
      "a keyword of weapons on a unit",
      stormtroopers({ keywords: [{ id: "ram", value: 1 }] }),
      { code: "weapon-keyword-on-a-unit", entry: "mine", about: "ram" },
    ],
    [
      "a keyword of weapons on a counterpart",
      {
        counterparts: [{ ...first(defaultCatalogue.counterparts), id: "mine", keywords: [{ id: "pierce", value: 1 }] }],
      },
      { code: "weapon-keyword-on-a-unit", entry: "mine", about: "pierce" },
    ],
    [
      "a keyword of units on a weapon",
      stormtroopers({ weapons: [{ ...rifle, name: "Rifle", keywords: [{ id: "sharpshooter", value: 1 }] }] }),
      { code: "unit-keyword-on-a-weapon", entry: "mine", about: "sharpshooter" },
    ],
    [
      "an unknown battle force",
      stormtroopers({ keywords: [{ id: "special-issue", battleForce: "no-such-force" }] }),
      { code: "unknown-battle-force", about: "no-such-force" },
    ],
    [
      "ranges in the wrong order",
      stormtroopers({ weapons: [{ ...rifle, name: "Rifle", range: { melee: false, min: 3, max: 2 } }] }),
      { code: "range-out-of-order", about: "Rifle" },
    ],
    [
      "a weapon that reaches nowhere",
      stormtroopers({ weapons: [{ ...rifle, name: "Rifle", range: { melee: false, min: 1, max: null } }] }),
      { code: "weapon-without-range", about: "Rifle" },
    ],
    [
      "a counterpart of an unknown unit",
      { counterparts: [{ ...first(defaultCatalogue.counterparts), id: "mine", counterpartOf: "no-such-unit" }] },
      { code: "unknown-unit", entry: "mine", about: "no-such-unit" },
    ],
    [
      "a battle force of unknown units",
      { battleForces: [{ ...force, id: "mine", units: ["no-such-unit"] }] },
      { code: "unknown-unit", entry: "mine" },
    ],
    [
      "a battle force of unknown counterparts",
      { battleForces: [{ ...force, id: "mine", counterparts: ["no-such-droid"] }] },
      { code: "unknown-counterpart", entry: "mine" },
    ],
    [
      "a battle force with limits the wrong way round",
      { battleForces: [{ ...force, id: "mine", build: { limits: [{ units: [], min: 2, max: 1 }] } }] },
      { code: "limits-out-of-order", entry: "mine" },
    ],
    [
      "an order of an unknown battle force",
      { commands: [{ ...order, id: "mine", battleForce: "no-such-force" }] },
      { code: "unknown-battle-force", entry: "mine" },
    ],
    [
      "a point of interest off the map",
      { primaryObjectives: [{ ...objective, id: "mine", map: { ...objective.map, pois: [[13, 1]] } }] },
      { code: "outside-the-map", entry: "mine" },
    ],
  ])("The faults of a catalogue report %s", (_, part, told) => {
    expect(faultsOf(part)).toContainEqual(expect.objectContaining(told));
  });

  it("Every implemented keyword belongs to weapons or to cards, and only Self-Destruct to both", () => {
    const placed = [...WEAPON_KEYWORDS, ...CARD_KEYWORDS, "self-destruct"];
    expect(placed.sort()).toEqual(Object.keys(KEYWORDS).sort());
  });

  it("A custom keyword may be on units and on weapons", () => {
    const keywords = [{ id: "home-made", value: 1 }];
    expect(faultsOf(stormtroopers({ keywords, weapons: [{ ...rifle, keywords }] }))).toEqual([]);
  });

  it("The faults of a catalogue report missing Standing Orders", () => {
    const commands = defaultCatalogue.commands.filter(({ id }) => id !== "standing-orders");
    const codes = catalogueFaults({ ...defaultCatalogue, commands }).map(({ code }) => code);
    expect(codes).toEqual(["no-standing-orders"]);
  });

  it("The faults of a catalogue report an unknown field with its path and the known fields", () => {
    const [part] = stormtroopers({}).units ?? [];
    const input: object = { ...defaultCatalogue, units: [{ ...part, shields: 3 }] };
    const [fault, ...others] = catalogueFaults(input as Catalogue);
    expect(fault).toMatchObject({
      rule: "tt.catalogue.entry",
      code: "unknown-key",
      params: { path: "units.0.shields" },
    });
    expect(fault?.params["known"]).toContain("courage");
    expect(others).toEqual([]);
  });

  it.each<readonly [string, Partial<Record<keyof Unit, unknown>>, string]>([
    ["negative dice", { weapons: [{ ...rifle, dice: { red: -1, black: 0, white: 0 } }] }, "units.0.weapons.0.dice.red"],
    ["an unknown rank", { rank: "general" }, "units.0.rank"],
    ["an unknown type", { type: "mandalorian" }, "units.0.type"],
    ["an unknown icon", { upgradeBar: ["clan"] }, "units.0.upgradeBar.0"],
    ["an unknown base", { base: "tiny" }, "units.0.base"],
    ["no wounds", { wounds: 0 }, "units.0.wounds"],
  ])("The faults of a catalogue report %s with its path", (_, change, path) => {
    const [part] = stormtroopers({}).units ?? [];
    const units = [{ ...part, ...change }];
    const input: object = { ...defaultCatalogue, units };
    const [fault, ...others] = catalogueFaults(input as Catalogue);
    expect(fault).toMatchObject({ rule: "tt.catalogue.entry", code: "wrong-shape", params: { path } });
    expect(others).toEqual([]);
  });

  it("Catalogue parts of a wrong shape or with ids used twice are refused", () => {
    const none: unknown = [{ troops: [] }];
    for (const parts of [none, [null], "catalogue"]) {
      const result = createCatalogue(parts as readonly CataloguePart[]);
      expect(result.ok).toBe(false);
    }
    const result = createCatalogue([defaultCatalogue, stormtroopers({ id: "stormtroopers" })]);
    expect(result).toMatchObject({ ok: false, violation: { rule: "tt.catalogue.entry", code: "id-used-twice" } });
    expect(expectOk(createCatalogue([defaultCatalogue, stormtroopers({})])).units).toHaveLength(145);
  });
});
