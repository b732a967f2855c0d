import { describe, expect, test } from "vitest";
import { type Catalogue, defaultCatalogue, type Entry } from "../../src/content/catalogue.ts";
import { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, UPGRADE_CARDS } from "../../src/content/entries.ts";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";
import { compileBox } from "../../src/state/box.ts";

const ENTRIES = {
  keywords: KEYWORDS,
  battle: BATTLE_CARDS,
  commands: COMMAND_CARDS,
  upgrades: UPGRADE_CARDS,
  forces: BATTLE_FORCES,
};

function hashOfCatalogue(changed: Partial<Catalogue>, entries: Partial<typeof ENTRIES> = {}): string {
  return compileBox({ ...ENTRIES, ...entries, catalogue: { ...defaultCatalogue, ...changed } }).hash;
}

/** All that a reader is told of an entry in other words: its name where no card speaks of it by name. */
function told<One extends Entry>(entries: readonly One[], change: (entry: One) => Partial<One>): readonly One[] {
  return entries.map((entry) => ({
    ...entry,
    incomplete: true as const,
    doubts: ["The source was read in the rain."],
    ...change(entry),
  }));
}

const name = { en: "Another", es: "Otro" };

describe("the hash that saves and replays carry", () => {
  const own = hashOfCatalogue({});

  test("[tt.catalogue.hash] Changes to names, doubts and texts of cards do not change the hash, so saved games stay valid", () => {
    const {
      units,
      counterparts,
      upgrades,
      commands,
      primaryObjectives,
      secondaryObjectives,
      advantages,
      battleForces,
    } = defaultCatalogue;
    const otherwise: Catalogue = {
      units: told(units, (unit) => ({ name: { ...unit.name, es: "Otro" }, note: "a remark" })),
      counterparts: told(counterparts, (one) => ({ name: { ...one.name, es: "Otro" } })),
      upgrades: told(upgrades, () => ({ name })),
      commands: told(commands, () => ({ name })),
      primaryObjectives: told(primaryObjectives, () => ({ name, rules: ["in other words"] })),
      secondaryObjectives: told(secondaryObjectives, () => ({ name, rules: ["in other words"] })),
      advantages: told(advantages, () => ({ name, summary: "in other words" })),
      battleForces: told(battleForces, () => ({ name, rules: ["in other words"] })),
    };
    expect(hashOfCatalogue(otherwise)).toBe(own);
  });

  test("[tt.catalogue.hash] A changed English unit name changes the catalogue's hash, because cards refer to it", () => {
    const [first, ...others] = defaultCatalogue.units;
    if (first === undefined) throw new Error("no unit");
    expect(hashOfCatalogue({ units: [{ ...first, name: { ...first.name, en: "Another" } }, ...others] })).not.toBe(own);
  });

  test.each<[string, Partial<Catalogue>]>([
    [
      "cost of an upgrade",
      { upgrades: defaultCatalogue.upgrades.map((one, at) => (at === 0 ? { ...one, cost: 99 } : one)) },
    ],
    [
      "speed of a unit",
      { units: defaultCatalogue.units.map((one, at) => (at === 7 ? { ...one, speed: one.speed + 1 } : one)) },
    ],
    [
      "weapon's name",
      {
        units: defaultCatalogue.units.map((unit, at) =>
          at === 0 ? { ...unit, weapons: unit.weapons.map((weapon) => ({ ...weapon, name: "Another" })) } : unit,
        ),
      },
    ],
    ["order of the command cards", { commands: [...defaultCatalogue.commands].reverse() }],
  ])("[tt.catalogue.hash] A changed %s changes the catalogue's hash", (_what, change) => {
    expect(hashOfCatalogue(change)).not.toBe(own);
  });

  test("[tt.catalogue.hash] Removing the implementation of a keyword or card changes the catalogue's hash", () => {
    const { ambush, ...commands } = COMMAND_CARDS;
    expect(ambush).toBeDefined();
    expect(hashOfCatalogue({}, { commands })).not.toBe(own);
    const { blast, ...keywords } = KEYWORDS;
    expect(blast).toBeDefined();
    expect(hashOfCatalogue({}, { keywords })).not.toBe(own);
  });
});
