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
  it("The catalogue of 9 January 2026 holds together", () => {
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

  it("The catalogue's hash, under which saves and replays go, is that of the figures of this version", () => {
    expect(hashOf(defaultCatalogue)).toBe("534e7d0bc6f0b07be92accd375f87abe");
  });

  it.each([
    ["galactic-empire", [6, 5, 6, 5, 4, 5]],
    ["rebel-alliance", [5, 9, 4, 7, 3, 3]],
    ["galactic-republic", [10, 4, 2, 5, 6, 3]],
    ["separatist-alliance", [8, 4, 3, 5, 4, 4]],
    ["mercenary", [6, 10, 3, 2, 1, 2]],
  ])("The catalogue has the units of %s by rank", (faction, counts) => {
    const ofFaction = defaultCatalogue.units.filter((unit) => unit.faction === faction);
    expect(RANKS.map((rank) => ofFaction.filter((unit) => unit.rank === rank).length)).toEqual(counts);
  });

  it("The catalogue has the figures of the cards as they were on 9 January 2026", () => {
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

  it("The catalogue survives being written as JSON and read back", () => {
    expect(JSON.parse(JSON.stringify(defaultCatalogue))).toEqual(defaultCatalogue);
  });

  it("The catalogue marks the cards of which no source tells all, and says what is doubtful", () => {
    const all: readonly Entry[] = Object.values(defaultCatalogue).flat();
    expect(all.filter(({ incomplete }) => incomplete)).toHaveLength(48);
    expect(byId(all, "sabines-combat-shield")).toMatchObject({ incomplete: true, doubts: expect.any(Array) });
    for (const { id, doubts } of all) expect(doubts, id).not.toEqual([]);
  });
});

describe("a catalogue of one's own", () => {
  it("A catalogue of one's own is made of the parts that one wants", () => {
    const small = expectOk(createCatalogue([COMMON, GALACTIC_EMPIRE]));
    expect(small.units.every(({ faction }) => faction === "galactic-empire")).toBe(true);
    expect(small.commands.some(({ id }) => id === "standing-orders")).toBe(true);
  });

  it("A catalogue of one's own takes new cards beside those of the package", () => {
    const stormtroopers = byId(defaultCatalogue.units, "stormtroopers");
    const mine = { ...stormtroopers, id: "shadow-stormtroopers", name: { en: "Shadow Stormtroopers" } };
    expect(expectOk(createCatalogue([defaultCatalogue, { units: [mine] }])).units).toContain(mine);
  });
});
