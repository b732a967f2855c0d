import { expectOk, hashOf } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { catalogueFaults, createCatalogue, defaultCatalogue, type Entry, RANKS } from "../../src/content/catalogue.ts";
import { COMMON } from "../../src/content/factions/common.ts";
import { GALACTIC_EMPIRE } from "../../src/content/factions/galactic-empire.ts";

function byId<One extends Entry>(entries: readonly One[], id: string): One {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

describe("the catalogue of 9 January 2026", () => {
  it("The catalogue of 9 January 2026 has no faults", () => {
    expect(catalogueFaults(defaultCatalogue)).toEqual([]);
  });

  it("The catalogue holds every card in play on 9 January 2026", () => {
    const counts = Object.entries(defaultCatalogue).map(([kind, entries]) => [kind, entries.length]);
    expect(Object.fromEntries(counts)).toEqual({
      units: 144,
      counterparts: 5,
      upgrades: 350,
      commands: 197,
      primaryObjectives: 7,
      secondaryObjectives: 7,
      advantages: 10,
      battleForces: 12,
    });
  });

  it("The hash of the default catalogue, stored in saves and replays, is the recorded one", () => {
    expect(hashOf(defaultCatalogue)).toBe("534e7d0bc6f0b07be92accd375f87abe");
  });

  it.each([
    ["galactic-empire", [6, 5, 6, 5, 4, 5]],
    ["rebel-alliance", [5, 9, 4, 7, 3, 3]],
    ["galactic-republic", [10, 4, 2, 5, 6, 3]],
    ["separatist-alliance", [8, 4, 3, 5, 4, 4]],
    ["mercenary", [6, 10, 3, 2, 1, 2]],
  ])("The catalogue has the expected number of units of %s in each rank", (faction, counts) => {
    const ofFaction = defaultCatalogue.units.filter((unit) => unit.faction === faction);
    expect(RANKS.map((rank) => ofFaction.filter((unit) => unit.rank === rank).length)).toEqual(counts);
  });

  it("The catalogue has the figures of sample cards as of 9 January 2026", () => {
    const vader = byId(defaultCatalogue.units, "darth-vader-dark-lord-of-the-sith");
    expect(vader).toMatchObject({ cost: 170, bullets: 1, wounds: 8, speed: 1, defenseDie: "red", surge: {} });
    expect(vader).not.toHaveProperty("courage");
    expect(vader.weapons[0]?.dice).toEqual({ red: 6, black: 0, white: 0 });
    const team = byId(defaultCatalogue.units, "scout-troopers-strike-team");
    expect(team).toMatchObject({ rank: "special-forces", cost: 20, surge: { defense: "block" } });
    expect(byId(defaultCatalogue.units, "droidekas").type).toBe("ground-vehicle");
    expect(byId(defaultCatalogue.units, "maul-a-rival").cost).toBe(150);
    expect(byId(defaultCatalogue.upgrades, "improvised-orders")).not.toHaveProperty("bullets");
    expect(byId(defaultCatalogue.commands, "witch-magick")).toMatchObject({ pips: 3, handPips: 1 });
  });

  it("The catalogue is unchanged after it is written as JSON and read back", () => {
    expect(JSON.parse(JSON.stringify(defaultCatalogue))).toEqual(defaultCatalogue);
  });

  it("The catalogue marks 48 cards as incomplete, whose text no source gives in full, and states its doubts", () => {
    const all: readonly Entry[] = Object.values(defaultCatalogue).flat();
    expect(all.filter(({ incomplete }) => incomplete)).toHaveLength(48);
    expect(byId(all, "sabines-combat-shield")).toMatchObject({ incomplete: true, doubts: expect.any(Array) });
    for (const { id, doubts } of all) expect(doubts, id).not.toEqual([]);
  });
});

describe("a catalogue of one's own", () => {
  it("A custom catalogue can be made of selected parts", () => {
    const small = expectOk(createCatalogue([COMMON, GALACTIC_EMPIRE]));
    expect(small.units.every(({ faction }) => faction === "galactic-empire")).toBe(true);
    expect(small.commands.some(({ id }) => id === "standing-orders")).toBe(true);
  });

  it("A custom catalogue can add new cards to those of the package", () => {
    const stormtroopers = byId(defaultCatalogue.units, "stormtroopers");
    const mine = { ...stormtroopers, id: "shadow-stormtroopers", name: { en: "Shadow Stormtroopers" } };
    expect(expectOk(createCatalogue([defaultCatalogue, { units: [mine] }])).units).toContain(mine);
  });
});
