import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArmyFault, type ArmyList, type ArmyOptions, army, type ListedUnit } from "../../src/content/army.ts";
import { defaultCatalogue, type Entry, RANKS } from "../../src/content/catalogue.ts";
import { someArmy } from "./armies.ts";
import { SAMPLES } from "./samples.ts";

/** How far beyond its limit a fault is, by everything else that it says. */
function excesses(faults: readonly ArmyFault[]): ReadonlyMap<string, number> {
  return new Map(
    faults.map(({ rule, code, params: { have, ...others } }) => {
      const { most, least } = others;
      const beyond =
        typeof have !== "number" ? 0 : typeof most === "number" ? have - most : Number(least ?? have) - have;
      return [JSON.stringify([rule, code, others]), beyond];
    }),
  );
}

/** Whether an army has a fault that the first one has not, or not as badly. */
function worseThan(before: ArmyList): (after: ArmyList) => boolean {
  const old = excesses(army.check(before));
  return (after) => [...excesses(army.check(after))].some(([key, beyond]) => beyond > (old.get(key) ?? -1));
}

function withUnit(list: ArmyList, added: ListedUnit): ArmyList {
  return { ...list, units: [...list.units, added] };
}

function withUpgrades(list: ArmyList, index: number, added: readonly string[]): ArmyList {
  const units = list.units.map((one, at) => (at === index ? { ...one, upgrades: [...one.upgrades, ...added] } : one));
  return { ...list, units };
}

function withDeck(list: ArmyList, category: keyof ArmyList["battleDeck"], id: string): ArmyList {
  return { ...list, battleDeck: { ...list.battleDeck, [category]: [...list.battleDeck[category], id] } };
}

function rankOf(list: ArmyList, id: string): string | undefined {
  return army.units({ ...list, units: [{ unit: id, upgrades: [] }] })[0]?.rank;
}

/** One offer in so many is tried. */
const FEW = 8;

const CATEGORIES = ["primary", "secondary", "advantages"] as const;

/** Every army that taking one offered item gives. */
function offered(list: ArmyList, options: ArmyOptions): readonly ArmyList[] {
  return [
    ...RANKS.flatMap((rank) => options.units[rank].map((one) => withUnit(list, one))),
    ...options.upgrades.flatMap(({ upgrades }, index) =>
      Object.values(upgrades)
        .flat()
        .map((added) => withUpgrades(list, index, added)),
    ),
    ...options.commandHand.map((id) => ({ ...list, commandHand: [...list.commandHand, id] })),
    ...CATEGORIES.flatMap((category) => options.battleDeck[category].map((id) => withDeck(list, category, id))),
  ];
}

describe("what may be added", () => {
  it("Adding an offered unit, upgrade or card never causes a new violation", () => {
    fc.assert(
      fc.property(someArmy, fc.nat(FEW - 1), (list, first) => {
        const some = offered(list, army.options(list)).filter((_, index) => index % FEW === first);
        expect(some.filter(worseThan(list))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it("Everything that can be added without a new violation is offered", () => {
    fc.assert(
      fc.property(someArmy, (list) => {
        const isWorse = worseThan(list);
        const options = army.options(list);
        const bare = RANKS.flatMap((rank) => options.units[rank]).filter(({ upgrades }) => upgrades.length === 0);
        const alone = options.upgrades.map(({ upgrades }) => Object.values(upgrades).flat());
        const { units, upgrades, commands, primaryObjectives, secondaryObjectives, advantages } = defaultCatalogue;
        const ids = (entries: readonly Entry[], fits: (id: string) => boolean) =>
          entries.map(({ id }) => id).filter(fits);
        expect(bare.map(({ unit }) => unit)).toEqual(
          RANKS.flatMap((rank) =>
            ids(units, (id) => {
              const listed = { unit: id, upgrades: [] };
              return rankOf(list, id) === rank && !isWorse(withUnit(list, listed));
            }),
          ),
        );
        for (const [index, found] of alone.entries()) {
          const singles = found.filter(({ length }) => length === 1).flat();
          expect(singles.sort()).toEqual(ids(upgrades, (id) => !isWorse(withUpgrades(list, index, [id]))).sort());
        }
        const hand = (id: string) => !isWorse({ ...list, commandHand: [...list.commandHand, id] });
        expect(options.commandHand).toEqual(ids(commands, hand));
        const inDeck = (category: (typeof CATEGORIES)[number]) => (id: string) =>
          !isWorse(withDeck(list, category, id));
        expect(options.battleDeck).toEqual({
          primary: ids(primaryObjectives, inDeck("primary")),
          secondary: ids(secondaryObjectives, inDeck("secondary")),
          advantages: ids(advantages, inDeck("advantages")),
        });
      }),
      { numRuns: 6 },
    );
  });

  it("An army built only from offered additions can lack something, but breaks no other rule", () => {
    const MISSING = /^(too-few|no-standing-orders)/;
    fc.assert(
      fc.property(
        fc.constantFrom(...SAMPLES),
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        (sample, picks) => {
          let list: ArmyList = {
            faction: sample.list.faction,
            units: [],
            commandHand: [],
            battleDeck: { primary: [], secondary: [], advantages: [] },
          };
          for (const pick of picks) {
            const next = offered(list, army.options(list));
            list = next[pick % next.length] ?? list;
            expect(army.check(list).filter(({ code }) => !MISSING.test(code))).toEqual([]);
          }
        },
      ),
      { numRuns: 5 },
    );
  });
});

describe("checking", () => {
  it("The check of an army does not depend on the order of units", () => {
    const told = (list: ArmyList) =>
      army
        .check(list)
        .map(({ rule, code, params: { index: _, ...params } }) => JSON.stringify([rule, code, params]))
        .sort();
    fc.assert(
      fc.property(
        someArmy.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray([...list.units], { minLength: list.units.length })),
        ),
        ([list, units]) => {
          expect(told({ ...list, units })).toEqual(told(list));
        },
      ),
    );
  });

  it("The check of an army reports any card over a limit", () => {
    const codesOf = (list: ArmyList) => army.check(list).map(({ code }) => code);
    const legal = fc.constantFrom(...SAMPLES.map(({ list }) => list));
    const exempt = ["detachment", "associate", "entourage"];
    const crowding = defaultCatalogue.units.filter(({ keywords }) => !keywords.some(({ id }) => exempt.includes(id)));
    fc.assert(
      fc.property(legal, fc.constantFrom(...crowding), (list, { id }) => {
        const crowd = Array.from({ length: 7 }, () => ({ unit: id, upgrades: [] }));
        const codes = codesOf({ ...list, units: [...list.units, ...crowd] });
        expect(codes).toContain("too-many-of-a-rank");
        expect(codes).toContain("over-the-points");
      }),
    );
    fc.assert(
      fc.property(legal, fc.constantFrom(...defaultCatalogue.upgrades), fc.nat(20), (list, { id, withoutSlot }, at) => {
        const index = at % list.units.length;
        // No bar has nine icons of one type.
        const many = withUpgrades(
          list,
          index,
          Array.from({ length: 9 }, () => id),
        );
        const codes = codesOf(many);
        expect(codes).toContain("another-copy-on-the-unit");
        if (withoutSlot === undefined) expect(codes).toContain("no-slot");
      }),
    );
    fc.assert(
      fc.property(
        legal,
        fc.constantFrom(...defaultCatalogue.units.filter(({ bullets }) => bullets === 1)),
        (list, { id }) => {
          const twice = withUnit(withUnit(list, { unit: id, upgrades: [] }), { unit: id, upgrades: [] });
          expect(codesOf(twice)).toContain("too-many-of-a-name");
        },
      ),
    );
    fc.assert(
      fc.property(legal, fc.constantFrom(...defaultCatalogue.commands), (list, { id }) => {
        expect(codesOf({ ...list, commandHand: [...list.commandHand, id] })).toContain("too-many-cards");
      }),
    );
    fc.assert(
      fc.property(
        legal,
        fc.constantFrom(...CATEGORIES),
        fc.constantFrom(...defaultCatalogue.advantages),
        (list, kind, { id }) => {
          expect(codesOf(withDeck(list, kind, id))).toContain("too-many-cards");
        },
      ),
    );
  });

  it("The check of an army changes none of its input and never fails", () => {
    fc.assert(
      fc.property(someArmy, (list) => {
        const before = JSON.stringify(list);
        army.check(list);
        army.units(list);
        expect(JSON.stringify(list)).toBe(before);
      }),
    );
  });
});
