import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { CODES, createExchange, exchange } from "../../../src/content/exchange.ts";
import { describe as told } from "../../../src/text/index.ts";
import { DOCUMENTS_A } from "./examples.ts";
import { notesOf, readList } from "./help.ts";

/** The units of a standard text with these lines. */
function standard(...lines: readonly string[]) {
  return readList(["A list", "100/1000 (1 activation)", ...lines].join("\n"));
}

/** The table simulator's JSON with some units. */
function simulator(armyFaction: string, units: readonly { name: string; upgrades: readonly string[] }[], more = {}) {
  return readList({ armyFaction, units, commandCards: [], contingencies: [], ...more });
}

/** The notes of a list but for those on its sums. */
function notesOnCards(read: ReturnType<typeof readList>) {
  return notesOf(read).filter(([code]) => code !== "other-total" && code !== "other-activations");
}

describe("names of cards", () => {
  it.each([
    ["accents", "republic", "Padmé Amidala Spirited Senator", "padme-amidala-spirited-senator"],
    [
      "no accents and other letter case",
      "republic",
      "PADME AMIDALA, spirited senator",
      "padme-amidala-spirited-senator",
    ],
    ["accents that it does not have", "rebel", "Hàn Sölo Unorthodox Général", "han-solo-unorthodox-general"],
    ["curly quotation marks", "rebel", "Han Solo “Unorthodox General”", "han-solo-unorthodox-general"],
    ["its former name", "empire", "Riot Control Squad", "stormtrooper-riot-squad"],
  ])("A unit is recognized by its name with %s", (_, faction, name, id) => {
    const read = simulator(faction, [{ name, upgrades: [] }]);
    expect(read.list.units[0]?.unit).toBe(id);
    expect(read.notes).toEqual([]);
  });

  it.each(["'", "’", "", "`"])("Each command card is recognized by its name with %s for apostrophes", (mark) => {
    const unknown = defaultCatalogue.commands.filter(({ id, name }) => {
      const { list } = readList(`1/1000 (0 activations)\nCommands: •• ${name.en.replaceAll("'", mark)}`);
      return list.commandHand.join() !== id;
    });
    expect(unknown).toEqual([]);
  });

  it("Typographic dashes and spaces from chats are read as plain ones", () => {
    const read = standard("Commanders:", " –  Iden  Versio (115):  Tenacity (6) = 121");
    expect(read.list.units).toEqual([{ unit: "iden-versio-inferno-squad-leader", upgrades: ["tenacity"] }]);
  });

  it.each(["2× Stormtroopers (42) = 84", "2x Stormtroopers (42) = 84", "2 x Stormtroopers (42) = 84"])(
    "Two equal units are read from '%s'",
    (line) => {
      const read = standard("Corps:", ` - ${line}`);
      expect(read.list.units).toEqual([
        { unit: "stormtroopers", upgrades: [] },
        { unit: "stormtroopers", upgrades: [] },
      ]);
    },
  );

  it("A name with commas is read as one card, and two names that together resemble a third are read as two", () => {
    const commands = readList(
      "9/1000 (0 activations)\nCommands: • Fear, Surprise, Intimidation, •• Roger, Roger!, • Ambush, •••• Standing Orders",
    );
    expect(commands.list.commandHand).toEqual([
      "fear-surprise-intimidation",
      "roger-roger",
      "ambush",
      "standing-orders",
    ]);
    const b1 = readList("9/1000 (1 activation)\nB1 Battle Droids (Radiation Cannon B1, Battle Droid)");
    expect(b1.list.units[0]?.upgrades).toEqual(["radiation-cannon-b1-battle-droid", "b1-battle-droid"]);
    expect(notesOnCards(b1)).toEqual([]);
  });

  it("Brackets in a card name are distinguished from brackets around upgrades", () => {
    const read = readList("9/1000 (1 activation)\nPersuader-Class Tank Droid (Prototype) (HQ Uplink)");
    expect(read.list.units).toEqual([
      { unit: "persuader-class-tank-droid-prototype-tank-droid", upgrades: ["hq-uplink"] },
    ]);
  });

  it("A name that a tournament text repeats is read once", () => {
    const read = readList("A list\n90/1000 (1 activation)\nKraken - Kraken (90)");
    expect(read.list.units).toEqual([{ unit: "kraken-super-tactical-droid", upgrades: [] }]);
  });
});

describe("names of several cards", () => {
  it.each([
    [120, "luke-skywalker-hero-of-the-rebellion"],
    [165, "luke-skywalker-jedi-knight"],
  ])("A name shared by several units is resolved by its cost of %i points", (points, id) => {
    const read = readList(`A list\n${points}/1000 (1 activation)\nLuke Skywalker (${points + 6})\n - Tenacity (6)`);
    expect(read.list.units[0]?.unit).toBe(id);
  });

  it("A name shared by several units is resolved by the rank heading above it", () => {
    const [commander, operative] = ["Commanders:", "Operative:"].map(
      (header) => standard(header, " - Darth Vader (1) = 1").list.units[0]?.unit,
    );
    expect([commander, operative]).toEqual([
      "darth-vader-dark-lord-of-the-sith",
      "darth-vader-the-emperors-apprentice",
    ]);
  });

  it.each([
    ["rebel", "at-rt-rebel-alliance"],
    ["republic", "at-rt-galactic-republic"],
  ])("A name shared by two factions is resolved by the faction %s", (faction, id) => {
    const read = simulator(faction, [{ name: "AT-RT", upgrades: [] }]);
    expect(read.list.units[0]?.unit).toBe(id);
    expect(notesOf(read)).toEqual([]);
  });

  it("A name shared by two factions is resolved by the other units if no faction is stated", () => {
    const read = standard("Corps:", " - Clone Trooper Infantry = 55", "Support:", " - AT-RT = 55");
    expect(read.list.faction).toBe("galactic-republic");
    expect(read.list.units.map(({ unit }) => unit)).toContain("at-rt-galactic-republic");
  });

  it("A card of another faction is not chosen even if only its points match the list", () => {
    const read = standard("Corps:", " - 3x Clone Trooper Infantry (52) = 156", "Support:", " - AT-RT = 54");
    expect(read.list.units.at(-1)?.unit).toBe("at-rt-galactic-republic");
    expect(notesOnCards(read)).toContainEqual([
      "other-points",
      { card: "at-rt-galactic-republic", told: 54, points: 60 },
    ]);
  });

  it("A list of mercenaries only gets no faction, even if one shares its name with a Rebel vehicle", () => {
    const read = standard("Corps:", " - Pyke Syndicate Foot Soldiers = 44", "Support:", " - A-A5 Speeder Truck = 75");
    expect(read.list.faction).toBe("mercenary");
    expect(read.list.units.at(-1)?.unit).toBe("a-a5-speeder-truck-mercenary");
  });

  it("A list with more mercenaries than units of a faction still belongs to that faction", () => {
    const mercenaries = [" - Pyke Syndicate Foot Soldiers = 42", " - Black Sun Enforcers = 44"];
    expect(standard("Corps:", " - Stormtroopers = 42", ...mercenaries).list.faction).toBe("galactic-empire");
  });

  it("An upgrade after a counterpart is the unit's own if the unit has a slot for it", () => {
    const units = defaultCatalogue.units.map((unit) =>
      unit.id === "iden-versio-inferno-squad-leader" ? { ...unit, upgradeBar: ["comms", "training"] as const } : unit,
    );
    const upgrades = ["Iden's ID10 Seeker Droid", "HQ Uplink", "Spotter Uplink", "Tenacity"];
    const json = { units: [{ name: "Iden Versio Inferno Squad Leader", upgrades }] };
    const counterpart = "idens-id10-seeker-droid";
    expect(expectOk(createExchange({ ...defaultCatalogue, units }, CODES).read(json)).list.units).toEqual([
      {
        unit: "iden-versio-inferno-squad-leader",
        upgrades: ["hq-uplink", "tenacity"],
        counterpart: { counterpart, upgrades: ["spotter-uplink"] },
      },
    ]);
  });

  it.each([
    ["Maul A Rival", "the-darksaber-maul"],
    ["Moff Gideon Long Live the Empire", "the-darksaber-gideon"],
  ])("A name shared by several upgrades is resolved by the unit %s", (name, id) => {
    const { list } = simulator("", [{ name, upgrades: ["The Darksaber"] }]);
    expect(list.units[0]?.upgrades).toEqual([id]);
  });

  it("An ambiguous name is noted with all cards that it may mean, and the first is used", () => {
    const read = readList("170/1000 (1 activation)\nDarth Vader");
    expect(notesOnCards(read)).toEqual([
      [
        "name-of-several",
        {
          name: "Darth Vader",
          cards: ["darth-vader-dark-lord-of-the-sith", "darth-vader-the-emperors-apprentice"],
          card: "darth-vader-dark-lord-of-the-sith",
        },
      ],
    ]);
    expect(read.list.units[0]?.unit).toBe("darth-vader-dark-lord-of-the-sith");
  });

  it("A name shared by two factions is noted as ambiguous if nothing else identifies the faction", () => {
    const several = ["r2-d2-hero-of-a-thousand-devices", "r2-d2-independent-astromech"];
    const codes = (read: ReturnType<typeof readList>) => notesOnCards(read).map(([code]) => code);
    const alone = readList("55/1000 (1 activation)\nR2-D2");
    expect(codes(alone)).toEqual(["name-of-several"]);
    const [[, params] = []] = notesOnCards(alone);
    expect(params).toMatchObject({ name: "R2-D2", card: alone.list.units[0]?.unit });
    expect(several).toContain(alone.list.units[0]?.unit);
    expect(codes(standard("Operative:", " - R2-D2 (55) = 55"))).toEqual(["name-of-several"]);
    const led = readList("95/1000 (2 activations)\nR2-D2\nRebel Troopers");
    expect(codes(led)).toEqual([]);
    expect(led.list.units[0]?.unit).toBe("r2-d2-hero-of-a-thousand-devices");
  });

  it("The link inside the table simulator's JSON resolves ambiguous names", () => {
    const listlink = exchange.write(
      { ...EMPTY, units: [{ unit: "darth-vader-the-emperors-apprentice", upgrades: [] }] },
      "legionhq-link",
    ).text;
    const read = simulator("", [{ name: "Darth Vader", upgrades: [] }], { listlink });
    expect(read.list.faction).toBe("galactic-empire");
    expect(read.list.units[0]?.unit).toBe("darth-vader-the-emperors-apprentice");
    expect(read.notes).toEqual([]);
  });
});

const EMPTY = {
  faction: "galactic-empire",
  units: [],
  commandHand: [],
  battleDeck: { primary: [], secondary: [], advantages: [] },
} as const;

describe("what is not known", () => {
  it("Unknown cards are left out and noted by the names given, together with their upgrades", () => {
    const read = standard(
      "Corps:",
      " - Gungan Warriors (50): Boomas (5), Tenacity (6) = 61",
      " - Stormtroopers: Zzz (1) = 43",
    );
    expect(notesOnCards(read).map(([code, params]) => [code, params])).toEqual([
      ["unknown-name", { name: "Gungan Warriors" }],
      ["upgrade-without-its-unit", { name: "Boomas", of: "Gungan Warriors" }],
      ["upgrade-without-its-unit", { name: "Tenacity", of: "Gungan Warriors" }],
      ["unknown-name", { name: "Stormtroopers: Zzz" }],
    ]);
  });

  it("Cards newer than the rulebook are noted by their names, even if the list has only their codes", () => {
    const link = readList("https://legionhq2.com/list/empire/1000:1Fq00,Zz,bl");
    expect(notesOf(link)).toEqual([
      ["not-in-this-edition", { name: "Fq", told: "General Tagge, Imperial High Command" }],
      ["unknown-name", { name: "Zz" }],
    ]);
    const json = simulator("empire", [{ name: "General Tagge Imperial High Command", upgrades: [] }]);
    expect(notesOf(json)).toEqual([
      [
        "not-in-this-edition",
        { name: "General Tagge Imperial High Command", told: "General Tagge, Imperial High Command" },
      ],
    ]);
  });

  it("An unknown battle force or faction is noted", () => {
    expect(notesOf(readList("https://legionhq2.com/list/mandalorians/1000:mc:1ay0000"))).toEqual([
      ["unknown-faction", { name: "mandalorians" }],
      ["not-in-this-edition", { name: "mc", told: "Mandalorian Clans" }],
    ]);
    expect(notesOf(simulator("gungans", [], { battleForce: "Grand Army of Naboo" }))).toEqual([
      ["unknown-faction", { name: "gungans" }],
      ["unknown-name", { name: "Grand Army of Naboo" }],
    ]);
  });

  it("The battle deck of the table simulator's JSON is read under both spellings of its key", () => {
    const battleFieldDeck = { deployment: ["Breakthrough"], conditions: ["Garrison"], scenario: "recon" };
    const { list, notes } = simulator("empire", [], { battleFieldDeck });
    expect(list.battleDeck).toEqual({ primary: ["breakthrough"], secondary: [], advantages: ["garrison"] });
    expect([list.format, notes]).toEqual(["skirmish", []]);
  });

  it("A counterpart without its unit is noted", () => {
    const read = standard("Corps:", " - Stormtroopers = 42", "Counterparts:", " - ID10 (0): HQ Uplink (10) = 10");
    expect(notesOnCards(read)).toEqual([
      ["counterpart-without-its-unit", { card: "idens-id10-seeker-droid" }],
      ["upgrade-without-its-unit", { name: "HQ Uplink", of: "ID10" }],
    ]);
  });

  it("Lines and keys that do not belong to an army are noted word for word", () => {
    expect(notesOnCards(standard("Corps:", " - Stormtroopers = 42", "good luck!"))).toEqual([
      ["not-read", { text: "good luck!" }],
    ]);
    const more = { contingencies: ["Ambush"], sideboard: ["AT-ST"] };
    expect(notesOf(simulator("empire", [], more))).toEqual([
      ["not-read", { text: "Ambush" }],
      ["not-read", { text: 'sideboard: ["AT-ST"]' }],
    ]);
  });

  it("A line among the battle cards of a tournament text that is no card is noted word for word", () => {
    const text = DOCUMENTS_A["text-tournament"];
    const battle = (line: string) => readList(text.replace(/^Battle Deck$/m, `Battle Deck\n${line}`));
    expect(notesOf(battle("have fun"))).toEqual([["not-read", { text: "have fun" }], ...notesOf(readList(text))]);
  });

  it("A pasted list may begin with empty lines and contain characters without width", () => {
    const text = DOCUMENTS_A["text-tournament"];
    const pasted = text.replaceAll("Storm", "\ufeffStorm\u200b");
    expect(pasted).not.toBe(text);
    expect(readList(`\n  \r\n${pasted}`)).toEqual(readList(text));
  });

  it("An unsupported game size is noted", () => {
    expect(notesOf(readList("https://legionhq2.com/list/empire/1600:1ay0000"))).toEqual([
      ["other-size", { told: 1600, size: 1000 }],
    ]);
  });

  it("Every note has a sentence with its rule in English and in Spanish", () => {
    const read = standard("Corps:", " - Gungan Warriors (50): Boomas (5) = 55", " - Stormtroopers (40) = 40", "hello");
    for (const locale of ["en", "es"] as const) {
      const texts = read.notes.map((violation) => told({ violation }, { locale }));
      expect(texts.filter((text) => !/ \(leg\.army\.[a-z-]+\)\.$/.test(text) || /[{}]/.test(text))).toEqual([]);
    }
    const [note] = read.notes.filter(({ code }) => code === "other-points");
    expect(note && told({ violation: note }, { locale: "en" })).toBe(
      "Stormtroopers: the list says 40 points, but the cost here is 42 points (leg.army.points-updated-list).",
    );
  });
});

describe("older links", () => {
  it.each([
    ["of another host", "http://legionhq.thefifthtrooper.com/list/empire/1ay0000"],
    ["without points", "https://legionhq2.com/list/empire/1ay0000"],
    ["with empty segments", "https://legionhq2.com/list/empire/1000:1ay0000,,,"],
    ["with percent-encoded signs", "https://legionhq2.com/list/empire/1000%3A1ay0000%2C"],
    ["with a query and a fragment", "https://legionhq2.com/list/empire/1000:1ay0000?utm=1#top"],
    ["of which only the end is given", "1000:1ay0000"],
    ["inside a message", "What do you say to https://legionhq2.com/list/empire/1000:1ay0000 for Saturday?"],
  ])("A link %s is read", (_, link) => {
    expect(readList(link).list.units).toEqual([{ unit: "stormtroopers", upgrades: [] }]);
  });

  it("The smaller game of 500 points and the older word for the 501st are read", () => {
    const { list } = readList("https://legionhq2.com/list/republic/500:5l:1fz0000");
    expect([list.format, list.battleForce]).toEqual(["skirmish", "501st-legion"]);
  });

  it("A second loadout is dropped and noted, and the counterpart after it is read", () => {
    const read = readList("https://legionhq2.com/list/empire/1000:1kg0df00_0dfdf0+1lwdm");
    expect(read.list.units[0]?.counterpart).toEqual({
      counterpart: "idens-id10-seeker-droid",
      upgrades: ["hq-uplink"],
    });
    expect(notesOf(read)).toEqual([["not-read", { text: "_0dfdf0" }]]);
  });

  it("A list of mercenaries whose link names no battle force is read as Shadow Collective", () => {
    const { list } = readList("https://legionhq2.com/list/mercenary/1000:1ay0000");
    expect([list.faction, list.battleForce]).toEqual(["mercenary", "shadow-collective"]);
  });

  it("Ten or more equal units are written as two segments, because LegionHQ reads only one digit", () => {
    const units = Array.from({ length: 11 }, () => ({ unit: "stormtroopers", upgrades: [] }));
    const { text } = exchange.write({ ...EMPTY, units }, "legionhq-link");
    expect(text).toBe("https://legionhq2.com/list/empire/1000:9ay00000,2ay00000");
    expect(readList("https://legionhq2.com/list/empire/1000:11ay00000").list.units).toEqual(units);
  });
});
