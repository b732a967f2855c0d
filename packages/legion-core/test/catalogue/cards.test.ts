import { describe, expect, it } from "vitest";
import { army } from "../../src/content/army.ts";
import { type Command, defaultCatalogue, type Unit, type Upgrade } from "../../src/content/catalogue.ts";
import { RULES } from "../../src/rules/index.ts";
import { expectFault, expectNone, ofUnits, times, unit } from "../army/help.ts";

const { units, upgrades, commands, primaryObjectives, secondaryObjectives, advantages } = defaultCatalogue;
const unitCard = (id: string): Unit | undefined => units.find((card) => card.id === id);
const upgradeCard = (id: string): Upgrade | undefined => upgrades.find((card) => card.id === id);
const commandCard = (id: string): Command | undefined => commands.find((card) => card.id === id);

describe("battle cards", () => {
  it("[leg.cards.battle-categories] Battle cards are objectives with maps, secondary objectives and advantages", () => {
    expect([primaryObjectives.length, secondaryObjectives.length, advantages.length]).toEqual([7, 7, 10]);
    for (const card of primaryObjectives) expect(card).toHaveProperty("map");
    for (const card of [...secondaryObjectives, ...advantages]) expect(card).not.toHaveProperty("map");
  });

  it("[leg.cards.objective-content] Objective cards state how they are set up and how they score", () => {
    for (const { name, setup, scoring } of primaryObjectives) {
      expect(name.en).not.toBe("");
      expect(setup.length).toBeGreaterThan(0);
      expect(scoring.length).toBeGreaterThan(0);
    }
    expect(primaryObjectives.filter(({ rules }) => rules !== undefined).map(({ id }) => id)).toEqual([
      "shifting-priorities",
      "bunker-assault",
      "intercept-signals",
      "outflank",
    ]);
  });

  it("[leg.cards.objective-map-pair] Each objective has exactly one map", () => {
    const outflank = primaryObjectives.find(({ id }) => id === "outflank");
    expect(outflank?.map.redFlank).toHaveLength(1);
    expect(new Set(primaryObjectives.map(({ map }) => map)).size).toBe(7);
  });

  it("[leg.cards.map-content] Maps show a territory for each player and the positions of objectives", () => {
    for (const { map } of primaryObjectives) {
      expect(map.redTerritory.length).toBeGreaterThan(0);
      expect(map.blueTerritory).toHaveLength(map.redTerritory.length);
      expect(map.pois.length).toBeGreaterThan(0);
    }
  });

  it("[leg.cards.map-grid] Maps are twelve by six squares and symmetric under a half turn", () => {
    const turned = ([x, y]: readonly [number, number]) => `${12 - x} ${6 - y}`;
    for (const { map } of primaryObjectives) {
      expect(map.size).toEqual([12, 6]);
      const corners = (territory: typeof map.redTerritory) => territory.flat().map(([x, y]) => `${x} ${y}`);
      expect(corners(map.blueTerritory).sort()).toEqual(map.redTerritory.flat().map(turned).sort());
      expect(map.pois.map(turned).sort()).toEqual(map.pois.map(([x, y]) => `${x} ${y}`).sort());
    }
  });

  it("[leg.cards.map-poi] A map shows as many points of interest as its objective has tokens", () => {
    for (const { setup, map } of primaryObjectives) {
      const placed = setup.flatMap((step) => ("place" in step ? step.count : []));
      expect(placed).toEqual([map.pois.length]);
    }
  });

  it("[leg.cards.secondary-content] Secondary objectives score points, some of them by a table", () => {
    for (const { scoring } of secondaryObjectives) expect(scoring.length).toBeGreaterThan(0);
    const tables = secondaryObjectives.filter(({ scoring }) => scoring.some(({ table }) => table !== undefined));
    expect(tables.map(({ id }) => id)).toEqual(["bring-them-to-heel", "sweep-and-clear"]);
  });

  it("[leg.cards.advantage-content] Advantage cards state what their owner may do", () => {
    for (const { name, summary } of advantages) expect([name.en, summary.length > 20]).toEqual([name.en, true]);
  });
});

describe("unit cards", () => {
  it("[leg.cards.unit-one-each] Three units of Stormtroopers are three cards", () => {
    const list = ofUnits("galactic-empire", times(3, unit("stormtroopers")));
    expect(army.units(list).map((one) => one.unit)).toEqual(["stormtroopers", "stormtroopers", "stormtroopers"]);
  });

  it("[leg.cards.unit-fields] Unit cards have all fields of a unit", () => {
    expect(unitCard("general-veers-master-tactician")).toMatchObject({
      name: { en: "General Veers" },
      title: "Master Tactician",
      faction: "galactic-empire",
      rank: "commander",
      cost: 75,
      miniatures: 1,
      type: "trooper",
      upgradeBar: ["command", "command", "gear"],
      courage: 2,
      speed: 2,
      defenseDie: "red",
    });
    expect(unitCard("at-st")).toMatchObject({ type: "ground-vehicle", resilience: expect.any(Number) });
    expect(unitCard("at-st")).not.toHaveProperty("courage");
  });

  it("[leg.cards.unit-subtitle-reference] Cards may require a unit by its subtitle", () => {
    expect(commandCard("i-am-a-jedi")?.requires).toEqual({ unit: "Luke Skywalker", title: "Jedi Knight" });
    const hand = { commandHand: ["i-am-a-jedi"] };
    const hero = ofUnits("rebel-alliance", [unit("luke-skywalker-hero-of-the-rebellion")], hand);
    expectFault(hero, "leg.command-hand.required-unit", "lacks-required-units");
    expectNone(ofUnits("rebel-alliance", [unit("luke-skywalker-jedi-knight")], hand), "lacks-required-units");
  });

  it("[leg.cards.unit-mini-count] Unit cards state the number of miniatures", () => {
    expect(unitCard("stormtroopers")?.miniatures).toBe(4);
    const squad = unit("stormtroopers", "dlt-19-stormtrooper", "stormtrooper");
    const [view] = army.units(ofUnits("galactic-empire", [squad]));
    expect(view?.miniatures.map(({ count }) => count)).toEqual([4, 1, 1]);
    const batch = unit("the-bad-batch-clone-force-99-mercenary", "hunter", "wrecker", "echo-clone-force-99", "tech");
    const [brothers] = army.units(ofUnits("rebel-alliance", [batch]));
    expect(brothers?.miniatures.map(({ card }) => card)).toEqual(["hunter", "wrecker", "echo-clone-force-99", "tech"]);
  });

  it("[leg.cards.unit-wound-threshold] Unit cards state the wound threshold of a miniature", () => {
    expect(["stormtroopers", "wookiee-warriors-noble-fighters", "at-st"].map((id) => unitCard(id)?.wounds)).toEqual([
      1, 3, 11,
    ]);
  });

  it("[leg.cards.unit-speed] Unit cards state the maximum speed", () => {
    expect([...new Set(units.map(({ speed }) => speed))].sort()).toEqual([0, 1, 2, 3]);
    expect(unitCard("1-4-fd-laser-cannon-team")?.speed).toBe(0);
    expect(unitCard("74-z-speeder-bikes")?.speed).toBe(3);
  });

  it("[leg.cards.unit-defense-die] Unit cards state the defense die", () => {
    expect(unitCard("stormtroopers")?.defenseDie).toBe("red");
    expect(unitCard("rebel-troopers")?.defenseDie).toBe("white");
  });

  it("[leg.cards.unit-surge-chart] Unit cards state the surge chart", () => {
    expect(unitCard("stormtroopers")?.surge).toEqual({ attack: "hit" });
    expect(unitCard("rebel-troopers")?.surge).toEqual({ defense: "block" });
    expect(unitCard("darth-vader-dark-lord-of-the-sith")?.surge).toEqual({});
  });
});

describe("upgrade and command cards", () => {
  it("[leg.cards.upgrade-fields] Upgrade cards have all fields of an upgrade", () => {
    expect(upgradeCard("burst-of-speed")).toMatchObject({ type: "force", cost: 10, expend: true });
    expect(upgradeCard("echo-arc-marksman")).toMatchObject({ name: { en: "Echo" }, title: "ARC Marksman", bullets: 1 });
    for (const { id, type, cost } of upgrades) expect([id, typeof type, cost >= 0]).toEqual([id, "string", true]);
  });

  it("[leg.cards.upgrade-subtitle-reference] The Bad Batch must equip Echo with the subtitle Clone Force 99, and no other Echo", () => {
    const others = ["hunter", "wrecker", "tech"];
    const batch = (echo: string) =>
      ofUnits("rebel-alliance", [unit("the-bad-batch-clone-force-99-mercenary", ...others, echo)]);
    expectNone(batch("echo-clone-force-99"), "must-equip");
    expectFault(batch("echo-arc-marksman"), "leg.kw.equip", "must-equip", { upgrade: "echo-clone-force-99" });
  });

  it("[leg.cards.upgrade-weapon] Some upgrades give a weapon", () => {
    expect(upgradeCard("z-6-trooper")?.weapons).toHaveLength(1);
    expect(upgradeCard("z-6-trooper")?.weapons?.[0]).toMatchObject({ range: { melee: false, min: 1, max: 3 } });
    expect(upgradeCard("tenacity")).not.toHaveProperty("weapons");
  });

  it("[leg.cards.command-fields] Command cards have pips, orders and an effect", () => {
    expect(commandCard("standing-orders")).toMatchObject({ name: { es: "Órdenes vigentes" }, pips: 4 });
    expect(commandCard("implacable")).toMatchObject({ pips: 1, requires: { unit: "Darth Vader" } });
    for (const { orders, ordersEligible } of commands) {
      for (const { count, of } of orders) expect([count > 0, of.length > 0]).toEqual([true, true]);
      if (ordersEligible) expect(orders).toEqual([]);
    }
  });
});

describe("keywords on cards", () => {
  const weaponKeywords = [...units, ...upgrades].flatMap(({ weapons = [] }) =>
    weapons.flatMap(({ keywords }) => keywords),
  );

  it("[leg.keywords.kinds] Units, weapons, upgrades and command cards have keywords", () => {
    const ids = (uses: readonly { readonly id: string }[]) => uses.map(({ id }) => id);
    expect(ids(units.flatMap(({ keywords }) => keywords))).toContain("sharpshooter");
    expect(ids(weaponKeywords)).toContain("pierce");
    expect(ids(upgrades.flatMap(({ keywords = [] }) => keywords))).toContain("leader");
    expect(ids(commands.flatMap(({ keywords = [] }) => keywords))).toContain("detonate");
  });

  it("[leg.keywords.full-text-in-glossary] Cards hold only ids and values of keywords, whose rules are in the rule index", () => {
    const uses = [...units, ...upgrades, ...commands].flatMap(({ keywords = [] }) => keywords);
    for (const use of [...uses, ...weaponKeywords]) {
      expect(use.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(Object.keys(use)).not.toContain("rule");
    }
    const ruled = new Set(Object.keys(RULES).flatMap((id) => (id.startsWith("leg.kw.") ? id.split(".")[2] : [])));
    for (const id of ["equip", "detachment", "entourage", "programmed"]) expect(ruled).toContain(id);
  });
});
