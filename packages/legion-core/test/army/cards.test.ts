import { describe, expect, it } from "vitest";
import { muster } from "../../src/army/muster.ts";
import { type ArmyList, army, createArmyRules } from "../../src/content/army.ts";
import { type Command, defaultCatalogue } from "../../src/content/catalogue.ts";
import { BOX } from "../../src/testing/box.ts";
import { unknownCommands } from "../../src/views/determinize/cards.ts";
import { expectFault, expectNone, ofUnits, sample, under, unit } from "./help.ts";

const EMPIRE = sample("galactic-empire");
const REPUBLIC = sample("galactic-republic");

function withHand(list: ArmyList, ...commandHand: readonly string[]): ArmyList {
  return { ...list, commandHand };
}

function withDeck(battleDeck: Partial<ArmyList["battleDeck"]>): ArmyList {
  return { ...EMPIRE, battleDeck: { ...EMPIRE.battleDeck, ...battleDeck } };
}

describe("a command hand", () => {
  it("[leg.command-hand.size] A command hand has seven cards", () => {
    const six = withHand(EMPIRE, ...EMPIRE.commandHand.slice(1));
    expectFault(six, "leg.command-hand.size", "too-few-cards", { of: "hand", have: 6, least: 7 });
    const eight = withHand(EMPIRE, ...EMPIRE.commandHand, "ambush");
    expectFault(eight, "leg.command-hand.size", "too-many-cards", { of: "hand", have: 8, most: 7 });
  });

  it("[leg.command-hand.pips] A command hand has two cards each of one, two and three pips, and Standing Orders", () => {
    const [, ...others] = EMPIRE.commandHand;
    const uneven = withHand(EMPIRE, "push", ...others);
    expectFault(uneven, "leg.command-hand.pips", "too-few-with-pips", { pips: 1, have: 1, least: 2 });
    expectFault(uneven, "leg.command-hand.pips", "too-many-with-pips", { pips: 2, have: 3, most: 2 });
    const without = withHand(EMPIRE, ...EMPIRE.commandHand.slice(0, 6), "assault");
    expectFault(without, "leg.command-hand.pips", "no-standing-orders");
  });

  it("[leg.cards.command-pips] A command card counts in the hand as the number of pips that its text states", () => {
    const card = (id: string): Command | undefined => defaultCatalogue.commands.find((command) => command.id === id);
    expect(card("the-sith-will-rule")).toMatchObject({ pips: 3, handPips: 2 });
    const dooku = ofUnits("separatist-alliance", [unit("count-dooku-darth-tyranus")], {
      commandHand: ["the-sith-will-rule", "push"],
    });
    const told = under("leg.command-hand.pips", dooku).map(({ params }) => [params["pips"], params["have"]]);
    expect(told).toEqual([
      [1, 0],
      [3, 0],
      [undefined, 0],
    ]);
  });

  it("[leg.command-hand.no-duplicates] A command hand cannot hold a card twice", () => {
    const [first, , ...others] = EMPIRE.commandHand;
    const twice = withHand(EMPIRE, "implacable", String(first), ...others);
    const params = { card: "implacable", have: 2, most: 1 };
    expectFault(twice, "leg.command-hand.no-duplicates", "copies-in-the-hand", params);
  });

  it("[leg.command-hand.required-unit] A command hand may hold Vader's cards only if he is in the army", () => {
    const leaderless = { ...EMPIRE, units: EMPIRE.units.slice(1) };
    const missing = under("leg.command-hand.required-unit", leaderless).map(({ params }) => params["card"]);
    expect(missing).toEqual(["implacable", "new-ways-to-motivate-them", "master-of-evil"]);
    const yoda = withHand(ofUnits("galactic-republic", [unit("ahsoka-tano-padawan-commander")]), "you-are-beaten");
    expectNone(yoda, "lacks-required-units");
    const fulcrum = withHand(ofUnits("rebel-alliance", [unit("ahsoka-tano-fulcrum")]), "i-am-no-jedi");
    expectNone(fulcrum, "lacks-required-units");
    const other = withHand(ofUnits("rebel-alliance", [unit("luke-skywalker-hero-of-the-rebellion")]), "i-am-a-jedi");
    expectFault(other, "leg.command-hand.required-unit", "lacks-required-units", {
      card: "i-am-a-jedi",
      needs: { unit: "Luke Skywalker", title: "Jedi Knight" },
    });
  });

  it("[leg.command-hand.required-unit] A command card that requires a counterpart may name that counterpart", () => {
    const grogu = defaultCatalogue.commands.find(
      ({ requires }) => requires !== undefined && "unit" in requires && requires.unit === "Grogu",
    );
    const mando = unit("din-djarin-the-mandalorian");
    const alone = withHand(ofUnits("rebel-alliance", [mando]), String(grogu?.id));
    expectFault(alone, "leg.command-hand.required-unit", "lacks-required-units");
    const both = { ...mando, counterpart: { counterpart: "grogu", upgrades: [] } };
    expectNone(withHand(ofUnits("rebel-alliance", [both]), String(grogu?.id)), "lacks-required-units");
  });

  it("[leg.command-hand.required-or] A command card that requires one unit or another needs only one of them", () => {
    const card = "a-machine-made-for-killing";
    for (const droid of ["ig-11-nurse-and-protect", "ig-88-notorious-assassin-droid"]) {
      expectNone(withHand(ofUnits("galactic-empire", [unit(droid)]), card), "lacks-required-units");
    }
    expectFault(withHand(EMPIRE, card), "leg.command-hand.required-or", "lacks-required-units", { card });
  });

  it("[leg.cards.command-restriction] An army with IG-11 must hold Anti-Capture Protocols in its command hand, and an army without him cannot", () => {
    const card = "anti-capture-protocols";
    const droid = ofUnits("galactic-empire", [unit("ig-11-nurse-and-protect")]);
    expectFault(withHand(droid, "ambush"), "leg.cards.command-restriction", "lacks-mandatory-card", { card });
    expectNone(withHand(droid, card), "lacks-mandatory-card");
    expectNone(withHand(EMPIRE, "ambush"), "lacks-mandatory-card");
    expectFault(withHand(EMPIRE, card), "leg.command-hand.required-unit", "lacks-required-units");
  });

  it("[leg.cards.command-restriction] IG-11 may be added only while the command hand holds Anti-Capture Protocols or has room for it", () => {
    const offers = (...commandHand: readonly string[]): boolean => {
      const list = ofUnits("galactic-empire", [], { commandHand });
      return army.options(list).units.operative.some((one) => one.unit === "ig-11-nurse-and-protect");
    };
    expect(offers()).toBe(true);
    expect(offers("assault")).toBe(true);
    expect(offers("assault", "coordinated-fire")).toBe(false);
    expect(offers("assault", "anti-capture-protocols")).toBe(true);
  });

  it("[leg.info.hand-secret] A player who cannot see a command hand still knows the cards that it must hold", () => {
    const list = ofUnits("galactic-empire", [unit("ig-11-nurse-and-protect")]);
    const place = defaultCatalogue.commands.findIndex(({ id }) => id === "anti-capture-protocols");
    const groups = unknownCommands(BOX, muster(BOX.cards, list), "player-1", []);
    expect(groups).toContainEqual({ label: "hand:player-1:3", candidates: [place], need: 1 });
    const others = groups.filter(({ label, need }) => label === "hand:player-1:3" && need === 1);
    expect(others.flatMap(({ candidates }) => candidates).filter((one) => one === place)).toEqual([place]);
    const known = unknownCommands(BOX, muster(BOX.cards, list), "player-1", [place]);
    expect(known.filter(({ label }) => label === "hand:player-1:3")).toMatchObject([{ need: 1 }]);
  });

  it("[leg.command-hand.required-and] A command card that requires one unit and another needs both", () => {
    const model = defaultCatalogue.commands.find(({ id }) => id === "ambush");
    if (model === undefined) throw new Error("no model");
    const pair = { ...model, id: "pair", requires: { all: [{ unit: "Darth Vader" }, { unit: "General Veers" }] } };
    const rules = createArmyRules({ ...defaultCatalogue, commands: [...defaultCatalogue.commands, pair] });
    expectNone(withHand(EMPIRE, "pair"), "lacks-required-units", rules);
    const one = withHand({ ...EMPIRE, units: EMPIRE.units.slice(1) }, "pair");
    expectFault(one, "leg.command-hand.required-and", "lacks-required-units", { card: "pair" }, rules);
  });

  it("[leg.cards.command-restriction] A command card is allowed only in armies of its faction and of its battle force", () => {
    const told = army.check(withHand(EMPIRE, "coordinated-bombardment"));
    expect(told.map(({ code }) => code)).toContain("card-of-another-faction");
    const params = { card: "unrelenting-fire", battleForce: "blizzard-force" };
    const loose = withHand(EMPIRE, "unrelenting-fire");
    expectFault(loose, "leg.cards.command-restriction", "card-of-another-battle-force", params);
    expectNone({ ...loose, battleForce: "blizzard-force" }, "card-of-another-battle-force");
  });
});

describe("a battle deck", () => {
  it("[leg.battle-deck.size] A battle deck has three cards of each category", () => {
    const two = withDeck({ primary: ["outflank", "bunker-assault"] });
    expectFault(two, "leg.battle-deck.size", "too-few-cards", { of: "primary", have: 2, least: 3 });
    const four = withDeck({ advantages: ["ordnance", "garrison", "black-ops", "strafing-run"] });
    expectFault(four, "leg.battle-deck.size", "too-many-cards", { of: "advantages", have: 4, most: 3 });
    const none = withDeck({ secondary: [] });
    expectFault(none, "leg.battle-deck.size", "too-few-cards", { of: "secondary", have: 0 });
  });

  it("[leg.army.contents] A battle deck holds only cards of the catalogue, each in its own category", () => {
    const fakes = {
      primary: ["primaryObjectives", "marked-targets"],
      secondary: ["secondaryObjectives", "bunker-assault"],
      advantages: ["advantages", "recon-mission"],
    } as const;
    for (const [category, [kind, another]] of Object.entries(fakes)) {
      for (const card of ["no-such-card", another]) {
        const list = withDeck({ [category]: [card] });
        expectFault(list, "leg.army.contents", "unknown-card", { kind, card });
      }
    }
    for (const deck of [EMPIRE.battleDeck, REPUBLIC.battleDeck]) {
      expectNone({ ...EMPIRE, battleDeck: deck }, "unknown-card");
    }
  });

  it("[leg.battle-deck.no-duplicates] A battle deck cannot hold a card twice", () => {
    const twice = withDeck({ secondary: ["supply-run", "supply-run", "recon-mission"] });
    const params = { card: "supply-run", have: 2, most: 1 };
    expectFault(twice, "leg.battle-deck.no-duplicates", "copies-in-the-deck", params);
  });

  it("[leg.battle-deck.faction-cards] An advantage card of a faction is allowed only in armies of that faction", () => {
    const foreign = withDeck({ advantages: ["ordnance", "garrison", "no-time-to-lose"] });
    const params = { card: "no-time-to-lose", faction: "rebel-alliance", army: "galactic-empire" };
    expectFault(foreign, "leg.battle-deck.faction-cards", "card-of-another-faction", params);
    expect(
      army.options({ ...REPUBLIC, battleDeck: { primary: [], secondary: [], advantages: [] } }).battleDeck.advantages,
    ).toEqual([
      "advanced-intel",
      "cunning-deployment",
      "fortified-position",
      "garrison",
      "ordnance",
      "strafing-run",
      "coordinated-strike",
    ]);
  });

  it("[leg.battle-deck.maps] Each objective of a battle deck has a map, which is not one of the nine cards", () => {
    const { primary, secondary, advantages } = EMPIRE.battleDeck;
    expect([...primary, ...secondary, ...advantages]).toHaveLength(9);
    const maps = primary.map((id) => defaultCatalogue.primaryObjectives.find((card) => card.id === id)?.map);
    expect(maps.map((map) => map?.pois.length)).toEqual([5, 4, 3]);
  });
});
