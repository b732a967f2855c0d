import { describe, expect, it } from "vitest";
import { play, type Scenario } from "../../src/testing/index.ts";
import { asked, DONE, eventsOf, legal, PASS, place, refused, spot, units } from "../looks.ts";
import { ringOf } from "../missions/table.ts";
import { at, destroy, imperialMission, move, reveal, use, who } from "./table.ts";

/** The captor's hits and the target's blanks. */
function beats(icons: number, blanks: number): readonly string[] {
  return [...Array.from({ length: icons }, () => "hit"), ...Array.from({ length: blanks }, () => "blank")];
}

describe("Capture Rebel Operative", () => {
  const spec: Scenario = {
    systems: { kessel: { units: { stormtrooper: 1 } } },
    leaders: { "mon-mothma": "kessel" },
  };

  it("[reb.captured.by-cards] [reb.captured.ring] Capture Rebel Operative captures a leader in a system with an Imperial unit", () => {
    const { state, events } = reveal(
      imperialMission("capture-rebel-operative", ["darth-vader"], spec),
      who("mon-mothma"),
      [],
      beats(3, 0),
    );
    expect(ringOf(state, "mon-mothma")).toBe("captured");
    expect(spot(state, "mon-mothma")).toBe("kessel");
    expect(eventsOf(events, "leader-captured")).toMatchObject([{ leader: "mon-mothma", at: "kessel" }]);
  });

  it("[reb.captured.second-capture] [reb.captured.one-ring] A captured leader is rescued when Capture Rebel Operative captures another one", () => {
    const leaders = { ...spec.leaders, "jan-dodonna": { at: "kessel", ring: "captured" } };
    const state = imperialMission("capture-rebel-operative", ["darth-vader"], { ...spec, leaders });
    const { state: after } = reveal(state, who("mon-mothma"), [], beats(3, 0));
    expect([ringOf(after, "mon-mothma"), ringOf(after, "jan-dodonna")]).toEqual(["captured", null]);
    expect(spot(after, "jan-dodonna")).toBe("rebel-base");
  });

  it("[reb.faq.one-leader-per-imperial-ring] A leader in carbonite stays captured when Capture Rebel Operative captures another one", () => {
    const leaders = { ...spec.leaders, "jan-dodonna": { at: "kessel", ring: "carbonite" } };
    const state = imperialMission("capture-rebel-operative", ["darth-vader"], { ...spec, leaders });
    const { state: after } = reveal(state, who("mon-mothma"), [], beats(3, 0));
    expect([ringOf(after, "mon-mothma"), ringOf(after, "jan-dodonna")]).toEqual(["captured", "carbonite"]);
  });

  it("[reb.faq.recapture-forbidden] Capture Rebel Operative cannot be attempted against a captured or lured leader", () => {
    const leaders = {
      "mon-mothma": { at: "kessel", ring: "captured" },
      "jan-dodonna": { at: "kessel", ring: "lure-of-the-dark-side" },
      "princess-leia": "kessel",
      "general-rieekan": "kessel",
    };
    const state = imperialMission("capture-rebel-operative", ["darth-vader"], { ...spec, leaders });
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }]);
    expect(legal(asking)).toEqual(["choose-leader princess-leia", "choose-leader general-rieekan"]);
  });

  it("[reb.faq.detained-ends-on-capture] A detained leader who is captured is no longer detained", () => {
    const leaders = { "mon-mothma": { at: "kessel", detained: true } };
    const state = imperialMission("capture-rebel-operative", ["darth-vader"], { ...spec, leaders });
    const { state: after } = reveal(state, who("mon-mothma"), [], beats(3, 0));
    expect(after.leaders.some(({ detained }) => detained)).toBe(false);
  });
});

describe("Noble Sacrifice", () => {
  const spec: Scenario = {
    systems: { kessel: { units: { stormtrooper: 1 } } },
    leaders: { "obi-wan-kenobi": "kessel" },
    rebel: { passed: true, actions: ["noble-sacrifice"] },
  };
  const start = imperialMission("capture-rebel-operative", ["darth-vader"], spec);

  it("Noble Sacrifice, used when Obi-Wan Kenobi is captured, removes him from the game and gains the Rebels 1 reputation", () => {
    const { state: asking } = reveal(start, who("obi-wan-kenobi"), [], beats(3, 0));
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "action-card", context: { timing: "leader-captured" } });
    expect(legal(asking)).toEqual(["use-action noble-sacrifice obi-wan-kenobi", "pass"]);
    const { state: after, events } = play(asking, [use("noble-sacrifice", "obi-wan-kenobi")]);
    expect([spot(after, "obi-wan-kenobi"), ringOf(after, "obi-wan-kenobi")]).toEqual(["eliminated", null]);
    expect(after.reputation).toBe(start.reputation - 1);
    expect(eventsOf(events, "leader-eliminated")).toMatchObject([{ cause: "noble-sacrifice" }]);
  });

  it("The Rebels may keep Noble Sacrifice, and Obi-Wan Kenobi stays captured", () => {
    const { state: after } = reveal(start, who("obi-wan-kenobi"), [PASS], beats(3, 0));
    expect([spot(after, "obi-wan-kenobi"), ringOf(after, "obi-wan-kenobi")]).toEqual(["kessel", "captured"]);
  });

  it("Noble Sacrifice cannot be used when another leader is captured", () => {
    const leaders = { "obi-wan-kenobi": "ilum", "mon-mothma": "kessel" };
    const state = imperialMission("capture-rebel-operative", ["darth-vader"], { ...spec, leaders });
    const { events } = reveal(state, who("mon-mothma"), [PASS], beats(3, 0));
    expect(eventsOf(events, "leader-captured")).toHaveLength(1);
  });

  it("Noble Sacrifice can be used after Collect Bounty, in the system to which the captured leader was moved", () => {
    const state = imperialMission("collect-bounty", ["boba-fett"], {
      ...spec,
      systems: { naboo: { units: { "tie-fighter": 1 } } },
      leaders: { ...spec.leaders, "boba-fett": "mission" },
    });
    const { state: asking } = reveal(state, who("obi-wan-kenobi"), [], beats(3, 0));
    expect(spot(asking, "obi-wan-kenobi")).toBe("naboo");
    expect(legal(asking)).toEqual(["use-action noble-sacrifice obi-wan-kenobi", "pass"]);
  });
});

describe("Collect Bounty", () => {
  const spec: Scenario = {
    systems: {
      "nal-hutta": { units: { "tie-fighter": 1 } },
      toydaria: { units: { stormtrooper: 1 } },
      yavin: { units: { "tie-fighter": 1 } },
    },
    leaders: { "mon-mothma": "kessel", "boba-fett": "mission" },
  };

  it("[reb.system.closest] [reb.system.closest-tie] Collect Bounty moves the captured leader and the captor to the nearest system with an Imperial unit; the Empire chooses among equally near ones", () => {
    const state = imperialMission("collect-bounty", ["boba-fett"], spec);
    const { state: asking } = reveal(state, who("mon-mothma"), [], beats(3, 0));
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "choose-system", rule: "reb.system.closest-tie" });
    expect(legal(asking)).toEqual(["choose-system nal-hutta", "choose-system toydaria"]);
    const { state: after } = play(asking, [at("toydaria")]);
    expect([spot(after, "mon-mothma"), spot(after, "boba-fett")]).toEqual(["toydaria", "toydaria"]);
    expect(ringOf(after, "mon-mothma")).toBe("captured");
  });

  it("[reb.faq.collect-bounty-stays] Collect Bounty moves neither leader if an Imperial unit is in the system", () => {
    const systems = { ...spec.systems, kessel: { units: { stormtrooper: 1 } } };
    const { state } = reveal(
      imperialMission("collect-bounty", ["boba-fett"], { ...spec, systems }),
      who("mon-mothma"),
      [],
      beats(3, 0),
    );
    expect([spot(state, "mon-mothma"), spot(state, "boba-fett")]).toEqual(["kessel", "kessel"]);
  });
});

describe("Carbon Freezing", () => {
  const spec: Scenario = {
    systems: { kessel: { units: { stormtrooper: 1 } } },
    leaders: { "mon-mothma": { at: "kessel", ring: "captured" } },
  };

  it("[reb.captured.carbonite-still-captured] [reb.reputation.lose-one] Carbon Freezing puts a captured leader into carbonite and costs 1 reputation", () => {
    const state = imperialMission("carbon-freezing", ["darth-vader"], spec);
    const { state: after, events } = reveal(state, who("mon-mothma"), [], beats(3, 0));
    expect(ringOf(after, "mon-mothma")).toBe("carbonite");
    expect(after.reputation).toBe(state.reputation + 1);
    expect(eventsOf(events, "ring-removed")).toMatchObject([{ ring: "captured" }]);
  });

  it("Carbon Freezing frees the leader who was in carbonite before", () => {
    const leaders = { ...spec.leaders, "jan-dodonna": { at: "kessel", ring: "carbonite" } };
    const state = imperialMission("carbon-freezing", ["darth-vader"], { ...spec, leaders });
    const { state: after } = reveal(state, who("mon-mothma"), [], beats(3, 0));
    expect([ringOf(after, "mon-mothma"), ringOf(after, "jan-dodonna")]).toEqual(["carbonite", null]);
    expect(spot(after, "jan-dodonna")).toBe("rebel-base");
  });

  it("[reb.faq.carbonite-targetable] Carbon Freezing may be attempted against a leader in carbonite", () => {
    const leaders = { "mon-mothma": { at: "kessel", ring: "carbonite" } };
    const state = imperialMission("carbon-freezing", ["darth-vader"], { ...spec, leaders });
    const { state: after } = reveal(state, who("mon-mothma"), [], beats(3, 0));
    expect([ringOf(after, "mon-mothma"), after.reputation]).toEqual(["carbonite", state.reputation + 1]);
  });
});

describe("Detained", () => {
  it("Detained prevents a leader from returning to the pool in the next Refresh Phase", () => {
    const state = imperialMission("detained", ["general-tagge", "darth-vader"], {
      leaders: { "mon-mothma": "kessel" },
    });
    const { state: after, events } = reveal(state, who("mon-mothma"), [], beats(4, 0));
    expect(eventsOf(events, "leader-detained")).toMatchObject([{ leader: "mon-mothma", cause: "detained" }]);
    const { state: refreshed, events: then } = play(after, [PASS]);
    expect(spot(refreshed, "mon-mothma")).toBe("kessel");
    expect(eventsOf(then, "leader-stayed")).toMatchObject([{ leader: "mon-mothma" }]);
    expect(spot(refreshed, "princess-leia")).toBe("pool");
    expect(refreshed.leaders.some(({ detained }) => detained)).toBe(false);
  });

  it("[reb.faq.detained-no-effect] [reb.faq.detained-ends-on-capture] Detained has no effect on a captured leader", () => {
    const state = imperialMission("detained", ["darth-vader"], {
      systems: { kessel: { units: { stormtrooper: 1 } } },
      leaders: { "mon-mothma": { at: "kessel", ring: "captured" } },
    });
    const { state: after } = reveal(state, who("mon-mothma"), [], beats(3, 0));
    expect(after.leaders.some(({ detained }) => detained)).toBe(false);
  });
});

describe("Hunt Them Down", () => {
  it("Hunt Them Down destroys units with a combined health of at most 2, [reb.base.space-no-missions] and none at the Rebel Base space", () => {
    const state = imperialMission("hunt-them-down", ["darth-vader"], {
      systems: { kessel: { units: { "x-wing": 1, "y-wing": 1, airspeeder: 1 } } },
      baseSpace: { "rebel-trooper": 1 },
    });
    const { state: asking } = reveal(state, at("kessel"));
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "destroy-units" });
    const { state: after } = play(asking, [destroy("x-wing", "kessel"), destroy("y-wing", "kessel")]);
    expect(units(after, "kessel")).toEqual({ airspeeder: 1 });
    refused(play(state, [{ type: "reveal", subject: 0 }]).state, at("rebel-base"), "reb.base.space-no-missions");
  });
});

describe("Planetary Conquest", () => {
  const spec: Scenario = {
    base: { system: "hoth" },
    baseSpace: { "rebel-trooper": 1 },
    systems: {
      sullust: { loyalty: "imperial", units: { stormtrooper: 4, "at-st": 2, "at-at": 1, "star-destroyer": 1 } },
      mygeeto: { loyalty: "imperial", units: { stormtrooper: 1 } },
    },
  };

  it("Planetary Conquest lands up to 2 Stormtroopers, an AT-ST and an AT-AT from one system, at any distance and without transport", () => {
    const { state: asking } = reveal(imperialMission("planetary-conquest", ["darth-vader"], spec), at("naboo"));
    expect(legal(asking)).toEqual([
      "move mygeeto stormtrooper",
      "move sullust stormtrooper",
      "move sullust at-st",
      "move sullust at-at",
      "done",
    ]);
    const line = ["stormtrooper", "stormtrooper", "at-st", "at-at"].map((unit) => move(unit, "sullust"));
    const { state: after } = play(asking, line);
    expect(units(after, "naboo")).toEqual({ stormtrooper: 2, "at-st": 1, "at-at": 1 });
    expect(place(after, "naboo").subjugated).toBe(true);
    const { state: two } = play(asking, [move("stormtrooper", "sullust"), move("stormtrooper", "sullust")]);
    refused(two, move("stormtrooper", "sullust"), "reb.move.ability-moves-obey");
  });

  it("[reb.base.reveal-before-combat] [reb.base.reveal-on-ground] Planetary Conquest in the base's system reveals the base before the combat", () => {
    const state = imperialMission("planetary-conquest", ["darth-vader"], spec);
    const { events, state: after } = reveal(state, at("hoth"), [move("stormtrooper", "sullust"), DONE]);
    const order = events.map(({ type }) => type);
    expect(order.indexOf("base-revealed")).toBeGreaterThan(order.indexOf("units-moved"));
    expect(order.indexOf("combat-started")).toBeGreaterThan(order.indexOf("base-revealed"));
    expect(after.base.revealed).toBe(true);
  });

  it("[reb.activation.subjugate-last] Planetary Conquest subjugates the system after the combat, not before", () => {
    const systems = { ...spec.systems, naboo: { units: { "rebel-trooper": 3 } } };
    const state = imperialMission("planetary-conquest", ["darth-vader"], { ...spec, systems });
    const { state: after, events } = reveal(state, at("naboo"), [move("stormtrooper", "sullust"), DONE]);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "naboo", initiator: "imperial" }]);
    expect(place(after, "naboo").subjugated).toBe(false);
  });

  it("[reb.move.leader-pin] Planetary Conquest cannot move units out of a system with an Imperial leader", () => {
    const leaders = { "general-tagge": "sullust" };
    const { state: asking } = reveal(
      imperialMission("planetary-conquest", ["darth-vader"], { ...spec, leaders }),
      at("naboo"),
    );
    expect(legal(asking)).toEqual(["move mygeeto stormtrooper", "done"]);
  });
});
