import { describe, expect, it } from "vitest";
import { play } from "../../src/testing/index.ts";
import { asked, DONE, eventsOf, legal, place, queue, refused, units } from "../looks.ts";
import { at, destroy, option, rebelMission, reveal, unit } from "./table.ts";

const FAQ = { rulings: "faq" } as const;

describe("Build Alliance", () => {
  it("Build Alliance gains 1 loyalty: a neutral system becomes Rebel, an Imperial system becomes neutral", () => {
    const systems = { malastare: { loyalty: "imperial" } } as const;
    const state = rebelMission("build-alliance", ["mon-mothma"], { systems });
    expect(place(reveal(state, at("naboo")).state, "naboo").loyalty).toBe(0);
    expect(place(reveal(state, at("malastare")).state, "malastare").loyalty).toBeNull();
  });

  it("[reb.subjugation.rebel-gains] Build Alliance in a subjugated system puts the loyalty marker beneath the subjugation marker", () => {
    const state = rebelMission("build-alliance", ["mon-mothma"], {
      systems: { naboo: { units: { stormtrooper: 1 } } },
    });
    expect(place(reveal(state, at("naboo")).state, "naboo")).toMatchObject({ loyalty: 0, subjugated: true });
  });

  it("Build Alliance rolls 2 more dice if Rebel units are in the system", () => {
    const state = rebelMission("build-alliance", ["princess-leia"], {
      systems: { naboo: { units: { "rebel-trooper": 1 } } },
      leaders: { "grand-moff-tarkin": "naboo" },
    });
    const draws = ["hit", "blank", "blank", "blank", "blank"];
    const { state: after } = reveal(state, at("naboo"), [], draws);
    expect(place(after, "naboo").loyalty).toBe(0);
  });
});

describe("Base Defenses", () => {
  it("Base Defenses places an Ion Cannon and a Shield Generator at the Rebel Base space", () => {
    const state = rebelMission("base-defenses", ["general-rieekan"], { systems: { naboo: { loyalty: "rebel" } } });
    const { state: after, events } = reveal(state, at("naboo"));
    expect(units(after, "rebel-base")).toEqual({ "ion-cannon": 1, "shield-generator": 1 });
    expect(eventsOf(events, "units-placed")).toMatchObject([
      { how: "gained", rule: "reb.deploy.gain", cause: "base-defenses" },
      { how: "gained", rule: "reb.deploy.gain", cause: "base-defenses" },
    ]);
  });

  it("[reb.base.revealed-placement-redirect] [reb.base.revealed-cards-redirect] Base Defenses places its structures in the base's system once the base is revealed", () => {
    const state = rebelMission("base-defenses", ["general-rieekan"], {
      systems: { naboo: { loyalty: "rebel" } },
      base: { system: "hoth", revealed: true },
    });
    const { state: after } = reveal(state, at("naboo"));
    expect(units(after, "hoth")).toEqual({ "ion-cannon": 1, "shield-generator": 1 });
    expect(units(after, "rebel-base")).toEqual({});
  });

  it("Base Defenses places only the structures that are left in the supply", () => {
    const state = rebelMission("base-defenses", ["general-rieekan"], {
      systems: { naboo: { loyalty: "rebel", units: { "ion-cannon": 3 } } },
    });
    expect(units(reveal(state, at("naboo")).state, "rebel-base")).toEqual({ "shield-generator": 1 });
  });
});

describe("Establish Trade Relations", () => {
  it("Establish Trade Relations gains 1 loyalty and queues a Rebel unit for each icon; its owner chooses where an icon allows several types", () => {
    const state = rebelMission("establish-trade-relations", ["mon-mothma"]);
    const { state: asking } = reveal(state, at("naboo"));
    expect(place(asking, "naboo").loyalty).toBe(0);
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "queue-unit", rule: "reb.resource.determine-units" });
    expect(queue(asking, "rebel")).toEqual([{ "rebel-trooper": 1 }, {}, {}]);
    expect(legal(asking)).toEqual(["take-unit rebel-transport", "take-unit x-wing", "take-unit y-wing"]);
    refused(asking, unit("corellian-corvette"), "reb.mission.choices-at-success");
    const { state: after } = play(asking, [unit("y-wing")]);
    expect(queue(after, "rebel")).toEqual([{ "rebel-trooper": 1, "y-wing": 1 }, {}, {}]);
  });

  it("[reb.faq.queue-effects-ignore-loyalty] [reb.resource.ability-uses-all] Establish Trade Relations queues a unit for every icon, whatever the loyalty of the system", () => {
    const state = rebelMission("establish-trade-relations", ["mon-mothma"], {
      systems: { "ord-mantell": { loyalty: "imperial", units: { stormtrooper: 1 } } },
    });
    const { state: after } = reveal(state, at("ord-mantell"));
    expect(place(after, "ord-mantell")).toMatchObject({ loyalty: null, subjugated: true });
    expect(queue(after, "rebel")).toEqual([{}, { "corellian-corvette": 1, airspeeder: 1 }, {}]);
  });

  it("[reb.build.effect-from-supply] Establish Trade Relations queues nothing for an icon if the supply has no unit for it", () => {
    const state = rebelMission("establish-trade-relations", ["mon-mothma"], {
      systems: { yavin: { units: { "mon-calamari-cruiser": 3 } } },
    });
    const { state: after } = reveal(state, at("utapau"));
    expect(queue(after, "rebel")).toEqual([{}, {}, { "corellian-corvette": 1 }]);
  });

  it("[reb.faq.destroyed-no-icons] A destroyed system has resource icons under the book rulings and none under the FAQ rulings", () => {
    const spec = { systems: { naboo: { destroyed: true } } };
    const book = reveal(rebelMission("establish-trade-relations", ["mon-mothma"], spec), at("naboo")).state;
    expect(asked(book).kind).toBe("queue-unit");
    const state = rebelMission("establish-trade-relations", ["mon-mothma"], { ...spec, config: FAQ });
    expect(queue(reveal(state, at("naboo")).state, "rebel")).toEqual([{}, {}, {}]);
  });
});

describe("Incite Rebellion", () => {
  const systems = { kessel: { units: { stormtrooper: 2 } } };

  it("[reb.faq.mission-combat-after-steps] Incite Rebellion gains 3 Rebel Troopers; the combat starts after the card has been discarded", () => {
    const state = rebelMission("incite-rebellion", ["mon-mothma"], { systems });
    const { state: after, events } = reveal(state, at("kessel"));
    expect(units(after, "kessel")).toEqual({ "rebel-trooper": 3, stormtrooper: 2 });
    const order = events.map(({ type }) => type);
    expect(order.indexOf("combat-started")).toBeGreaterThan(order.indexOf("cards-moved"));
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "kessel", initiator: "rebel" }]);
  });

  it("[reb.limits.units] Incite Rebellion gains only as many Rebel Troopers as the supply has under the book rulings", () => {
    const far = { ...systems, yavin: { units: { "rebel-trooper": 20 } } };
    const state = rebelMission("incite-rebellion", ["mon-mothma"], { systems: far });
    expect(units(reveal(state, at("kessel")).state, "kessel")["rebel-trooper"]).toBe(1);
  });

  it("[reb.faq.gain-from-board] Incite Rebellion under the FAQ rulings may destroy own Troopers elsewhere to replace those missing from the supply", () => {
    const far = { ...systems, yavin: { units: { "rebel-trooper": 19 } }, hoth: { units: { "rebel-trooper": 1 } } };
    const state = rebelMission("incite-rebellion", ["mon-mothma"], { systems: far, config: FAQ });
    const { state: asking } = reveal(state, at("kessel"));
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "free-unit", rule: "reb.faq.gain-from-board" });
    expect(legal(asking)).toEqual(["destroy hoth rebel-trooper", "destroy yavin rebel-trooper", "done"]);
    const { state: more } = play(asking, [destroy("rebel-trooper", "hoth"), destroy("rebel-trooper", "yavin")]);
    expect(units(more, "kessel")["rebel-trooper"]).toBe(3);
    expect([units(more, "hoth"), units(more, "yavin")]).toEqual([{}, { "rebel-trooper": 18 }]);
    expect(units(play(asking, [DONE]).state, "kessel")["rebel-trooper"]).toBe(1);
  });
});

describe("Public Uprising", () => {
  const systems = { kessel: { units: { stormtrooper: 2 } } };

  it("Public Uprising gains one circle unit and two triangle units; its owner chooses ships or ground units", () => {
    const state = rebelMission("public-uprising", ["mon-mothma"], { systems });
    const { state: circle } = reveal(state, at("kessel"));
    expect(asked(circle)).toMatchObject({ seat: "rebel", kind: "gain-unit", rule: "reb.deploy.gain" });
    expect(legal(circle)).toEqual(["take-unit corellian-corvette", "take-unit airspeeder"]);
    const { state: triangle } = play(circle, [unit("airspeeder"), unit("x-wing")]);
    expect(legal(triangle)).toEqual(["take-unit x-wing", "take-unit y-wing", "take-unit rebel-trooper"]);
    const { state: after, events } = play(triangle, [unit("rebel-trooper")]);
    expect(units(after, "kessel")).toEqual({ "x-wing": 1, "rebel-trooper": 1, airspeeder: 1, stormtrooper: 2 });
    expect(eventsOf(events, "combat-started")).toHaveLength(1);
  });

  it("Public Uprising offers no choice after which too few types would remain for the other units", () => {
    const far = { ...systems, yavin: { units: { "rebel-trooper": 20, "y-wing": 12, "x-wing": 8, airspeeder: 6 } } };
    const state = rebelMission("public-uprising", ["mon-mothma"], { systems: far });
    const { state: first } = reveal(state, at("kessel"));
    expect(legal(first)).toEqual(["take-unit rebel-transport"]);
    const { state: triangle } = play(first, [unit("rebel-transport")]);
    expect(units(triangle, "kessel")).toMatchObject({ "corellian-corvette": 1, "rebel-transport": 1 });
    expect(legal(triangle)).toEqual(["take-unit rebel-transport", "take-unit rebel-trooper"]);
  });

  it("Public Uprising starts no combat if the gained units share no theater with Imperial units", () => {
    const state = rebelMission("public-uprising", ["mon-mothma"], { systems });
    const ships = [unit("corellian-corvette"), unit("x-wing"), unit("x-wing")];
    const { events } = reveal(state, at("kessel"), [...ships]);
    expect(eventsOf(events, "combat-started")).toEqual([]);
  });
});

describe("Support of Mon Calamari", () => {
  it("Support of Mon Calamari either gains 2 loyalty there or queues a Mon Calamari Cruiser on the third space", () => {
    const systems = { "mon-calamari": { loyalty: "imperial" } } as const;
    const state = rebelMission("support-of-mon-calamari", ["mon-mothma"], { systems });
    const { state: asking } = reveal(state, at("mon-calamari"));
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "choose-option" });
    const { state: loyal, events } = play(asking, [option(0)]);
    expect(place(loyal, "mon-calamari").loyalty).toBe(0);
    expect(eventsOf(events, "option-chosen")).toMatchObject([{ seat: "rebel", option: 0 }]);
    expect(queue(play(asking, [option(1)]).state, "rebel")).toEqual([{}, {}, { "mon-calamari-cruiser": 1 }]);
  });

  it("[reb.build.effect-ignores-sabotage] [reb.faq.sabotage-only-build-deploy] Support of Mon Calamari queues its unit even if the system is sabotaged", () => {
    const state = rebelMission("support-of-mon-calamari", ["mon-mothma"], {
      systems: { "mon-calamari": { sabotaged: true } },
    });
    const { state: after } = reveal(state, at("mon-calamari"), [option(1)]);
    expect(queue(after, "rebel")[2]).toEqual({ "mon-calamari-cruiser": 1 });
  });

  it("Support of Mon Calamari has 2 more successes with Admiral Ackbar assigned", () => {
    const state = rebelMission("support-of-mon-calamari", ["admiral-ackbar"], {
      leaders: { "admiral-ackbar": "mission", "grand-moff-tarkin": "mon-calamari" },
    });
    const { state: after } = reveal(state, at("mon-calamari"), [], ["blank", "blank", "hit"]);
    expect(asked(after).kind).toBe("choose-option");
  });
});
