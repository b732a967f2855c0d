import { describe, expect, it } from "vitest";
import { play, type Scenario } from "../../src/testing/index.ts";
import { asked, DONE, eventsOf, legal, place, queue, refused, units } from "../looks.ts";
import { at, destroy, move, rebelMission, reveal, who } from "./table.ts";

describe("Sabotage", () => {
  it("[reb.sabotage.placed-by] [reb.sabotage.one-per-system] Sabotage places a sabotage marker, and a system holds at most one", () => {
    const state = rebelMission("sabotage", ["princess-leia"]);
    const { state: after, events } = reveal(state, at("mygeeto"));
    expect(place(after, "mygeeto").sabotaged).toBe(true);
    expect(eventsOf(events, "sabotage-placed")).toMatchObject([{ system: "mygeeto", cause: "sabotage" }]);
    const again = rebelMission("sabotage", ["princess-leia"], { systems: { mygeeto: { sabotaged: true } } });
    const { state: same, events: nothing } = reveal(again, at("mygeeto"));
    expect(place(same, "mygeeto").sabotaged).toBe(true);
    expect(eventsOf(nothing, "sabotage-placed")).toEqual([]);
  });
});

describe("Demolition", () => {
  const spec: Scenario = {
    systems: { sullust: { loyalty: "imperial" }, mandalore: { loyalty: "imperial" } },
    imperial: {
      queue: [{ stormtrooper: 1, "star-destroyer": 1 }, { stormtrooper: 1 }, { "at-at": 1, "death-star": 1 }],
    },
  };

  it("Demolition destroys one queued Imperial unit of the matching type for each resource icon, on any space of the queue", () => {
    const state = rebelMission("demolition", ["princess-leia", "chewbacca"], {
      ...spec,
      leaders: { chewbacca: "mission" },
    });
    const { state: asking } = reveal(state, at("sullust"));
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "destroy-units" });
    expect(legal(asking)).toEqual(["destroy 1 stormtrooper", "destroy 2 stormtrooper"]);
    const { state: after } = play(asking, [destroy("stormtrooper", 2)]);
    expect(queue(after, "imperial")).toEqual([{ stormtrooper: 1, "star-destroyer": 1 }, {}, { "death-star": 1 }]);
  });

  it("Demolition skips icons without a queued unit, and destroys one unit for each of several equal icons", () => {
    const state = rebelMission("demolition", ["chewbacca"], {
      systems: { kashyyyk: { loyalty: "imperial" } },
      imperial: { queue: [{ stormtrooper: 1 }, { stormtrooper: 2, "at-st": 1 }, {}] },
      leaders: { chewbacca: "mission" },
    });
    const { state: asking } = reveal(state, at("kashyyyk"));
    expect(legal(asking)).toEqual(["destroy 1 stormtrooper", "destroy 2 stormtrooper"]);
    refused(asking, destroy("at-st", 2), "reb.mission.choices-at-success");
    const { state: after } = play(asking, [destroy("stormtrooper", 2), destroy("stormtrooper", 2)]);
    expect(queue(after, "imperial")).toEqual([{ stormtrooper: 1 }, { "at-st": 1 }, {}]);
    const { state: mixed } = play(asking, [destroy("stormtrooper", 1)]);
    expect(queue(mixed, "imperial")).toEqual([{}, { stormtrooper: 1, "at-st": 1 }, {}]);
  });

  it("Demolition asks nothing if no queued unit matches an icon", () => {
    const state = rebelMission("demolition", ["chewbacca"], {
      systems: { kashyyyk: { loyalty: "imperial" } },
      imperial: { queue: [{ "at-st": 1 }, {}, {}] },
      leaders: { chewbacca: "mission" },
    });
    const { state: after } = reveal(state, at("kashyyyk"));
    expect(queue(after, "imperial")[0]).toEqual({ "at-st": 1 });
    expect(asked(after).kind).toBe("turn-end");
  });
});

describe("Hit and Run", () => {
  const spec: Scenario = {
    systems: {
      kessel: { units: { stormtrooper: 2, "at-st": 1, "star-destroyer": 1, "death-star": 1, "tie-fighter": 1 } },
    },
  };

  it("[reb.destroy.health-worth] Hit and Run destroys units with a combined health of at most 2", () => {
    const state = rebelMission("hit-and-run", ["princess-leia", "general-rieekan"], spec);
    const { state: asking } = reveal(state, at("kessel"));
    expect(legal(asking)).toEqual([
      "destroy kessel tie-fighter",
      "destroy kessel stormtrooper",
      "destroy kessel at-st",
      "done",
    ]);
    refused(asking, destroy("star-destroyer", "kessel"), "reb.destroy.health-worth");
    const { state: one } = play(asking, [destroy("tie-fighter", "kessel")]);
    expect(units(one, "kessel")["tie-fighter"]).toBe(1);
    expect(legal(one)).toEqual(["destroy kessel stormtrooper", "done"]);
    const { state: after, events } = play(one, [destroy("stormtrooper", "kessel")]);
    expect(units(after, "kessel")).toEqual({ stormtrooper: 1, "at-st": 1, "star-destroyer": 1, "death-star": 1 });
    expect(eventsOf(events, "units-destroyed")).toMatchObject([
      {
        faction: "imperial",
        units: [
          { unit: "tie-fighter", count: 1 },
          { unit: "stormtrooper", count: 1 },
        ],
        rule: "reb.destroy.to-supply",
        cause: "hit-and-run",
      },
    ]);
  });

  it("[reb.death-star.no-health] Hit and Run cannot destroy a Death Star", () => {
    const state = rebelMission("hit-and-run", ["princess-leia", "general-rieekan"], spec);
    refused(reveal(state, at("kessel")).state, destroy("death-star", "kessel"), "reb.destroy.health-worth");
  });

  it("Hit and Run may destroy no unit, and may destroy the Rebels' own units", () => {
    const systems = { kessel: { units: { "rebel-trooper": 1, stormtrooper: 1 } } };
    const state = rebelMission("hit-and-run", ["princess-leia", "general-rieekan"], { systems });
    expect(units(reveal(state, at("kessel"), [DONE]).state, "kessel")).toEqual({ "rebel-trooper": 1, stormtrooper: 1 });
    const both = [destroy("rebel-trooper", "kessel"), destroy("stormtrooper", "kessel")];
    const { state: after } = reveal(state, at("kessel"), both);
    expect(units(after, "kessel")).toEqual({});
  });

  it("[reb.rescue.automatic] [reb.faq.indirect-rescue-no-companions] A captured leader is freed when Hit and Run destroys the last Imperial unit, and no other leader goes along", () => {
    const state = rebelMission("hit-and-run", ["princess-leia", "general-rieekan"], {
      systems: { kessel: { units: { stormtrooper: 1 } } },
      leaders: { "mon-mothma": { at: "kessel", ring: "captured" } },
    });
    const { state: after, events } = reveal(state, at("kessel"), [destroy("stormtrooper", "kessel")]);
    expect(eventsOf(events, "leader-rescued")).toMatchObject([{ leader: "mon-mothma", to: "rebel-base" }]);
    expect(asked(after).kind).toBe("turn-end");
  });

  it("[reb.subjugation.removed] Subjugation ends when Hit and Run destroys the last Imperial ground unit", () => {
    const state = rebelMission("hit-and-run", ["princess-leia", "general-rieekan"], {
      systems: { kessel: { units: { stormtrooper: 1, "star-destroyer": 1 } } },
    });
    expect(place(state, "kessel").subjugated).toBe(true);
    const { state: after } = reveal(state, at("kessel"), [destroy("stormtrooper", "kessel"), DONE]);
    expect(place(after, "kessel").subjugated).toBe(false);
  });
});

describe("Lead the Strike Team", () => {
  const spec: Scenario = {
    systems: { kessel: { units: { stormtrooper: 1 } } },
    baseSpace: { "rebel-trooper": 5, airspeeder: 1, "shield-generator": 1, "x-wing": 1 },
    leaders: { "han-solo": "mission" },
  };

  it("[reb.move.ignore-transport] Lead the Strike Team moves up to 4 ground units without transport, and a ground combat follows", () => {
    const { state: asking } = reveal(rebelMission("lead-the-strike-team", ["han-solo"], spec), at("kessel"));
    expect(legal(asking)).toEqual(["move rebel-base rebel-trooper", "move rebel-base airspeeder", "done"]);
    const troopers = Array.from({ length: 3 }, () => move("rebel-trooper", "rebel-base"));
    const { state: after, events } = play(asking, [...troopers, move("airspeeder", "rebel-base")]);
    expect(units(after, "kessel")).toMatchObject({ "rebel-trooper": 3, airspeeder: 1 });
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "kessel", initiator: "rebel" }]);
  });

  it("[reb.move.immobile] Lead the Strike Team cannot move structures", () => {
    const { state: asking } = reveal(rebelMission("lead-the-strike-team", ["han-solo"], spec), at("kessel"));
    refused(asking, move("shield-generator", "rebel-base"), "reb.move.immobile");
  });

  it("[reb.faq.base-space-leader-pins-missions] [reb.base.leader-in-space-pins] Lead the Strike Team cannot move units out of the Rebel Base space while a leader is there", () => {
    const leaders = { ...spec.leaders, "mon-mothma": "rebel-base" };
    const state = rebelMission("lead-the-strike-team", ["han-solo"], { ...spec, leaders });
    const { state: after } = reveal(state, at("kessel"));
    expect(units(after, "kessel")).toEqual({ stormtrooper: 1 });
    expect(asked(after).kind).toBe("turn-end");
  });

  it("Lead the Strike Team starts no combat in a system without Imperial ground units", () => {
    const systems = { kessel: { units: { "tie-fighter": 1 } } };
    const state = rebelMission("lead-the-strike-team", ["han-solo"], { ...spec, systems });
    const { events } = reveal(state, at("kessel"), [move("rebel-trooper", "rebel-base"), DONE]);
    expect(eventsOf(events, "combat-started")).toEqual([]);
  });
});

describe("Misdirection", () => {
  it("Misdirection prevents the Empire from sending leaders of its pool against one leader's missions for the round", () => {
    const systems = { kessel: { units: { stormtrooper: 1 } } };
    const state = rebelMission("misdirection", ["general-madine"], {
      systems,
      leaders: { "general-madine": "mission" },
    });
    const { state: asking } = reveal(state, at("kessel"));
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "choose-leader" });
    expect(legal(asking)).toContain("choose-leader princess-leia");
    refused(asking, who("darth-vader"), "reb.mission.choices-at-success");
    const { state: after, events } = play(asking, [who("princess-leia")]);
    expect(eventsOf(events, "modifier-started")).toMatchObject([
      { kind: "no-opposition-from-pool", leader: "princess-leia", system: null },
    ]);
    expect(after.modifiers).toMatchObject([{ until: "end-of-round" }]);
  });

  it("Misdirection covers later missions of its leader: the Empire is not asked to send a leader", () => {
    const state = rebelMission("sabotage", ["princess-leia"], {
      leaders: { "darth-vader": "pool" },
      modifiers: [
        {
          effect: { kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "chosen-leader" },
          card: "misdirection",
          until: "end-of-round",
          leader: "princess-leia",
        },
      ],
    });
    expect(place(reveal(state, at("naboo")).state, "naboo").sabotaged).toBe(true);
  });
});

describe("Rogue Squadron Raid", () => {
  const spec: Scenario = {
    systems: { mygeeto: { loyalty: "imperial" } },
    leaders: { "wedge-antilles": "mission" },
    imperial: { queue: [{ "tie-fighter": 2 }, { "star-destroyer": 1 }, { "death-star": 1, "at-at": 1 }] },
  };

  it("Rogue Squadron Raid destroys queued units with a combined health of at most 4", () => {
    const { state: asking } = reveal(rebelMission("rogue-squadron-raid", ["wedge-antilles"], spec), at("mygeeto"));
    expect(legal(asking)).toEqual(["destroy 1 tie-fighter", "destroy 2 star-destroyer", "destroy 3 at-at", "done"]);
    const { state: one } = play(asking, [destroy("tie-fighter", 1)]);
    expect(legal(one)).toEqual(["destroy 1 tie-fighter", "destroy 3 at-at", "done"]);
    const { state: after } = play(one, [destroy("at-at", 3)]);
    expect(queue(after, "imperial")).toEqual([{ "tie-fighter": 1 }, { "star-destroyer": 1 }, { "death-star": 1 }]);
  });

  it("[reb.faq.rogue-squadron-raid] Rogue Squadron Raid cannot destroy a queued Death Star", () => {
    const { state: asking } = reveal(rebelMission("rogue-squadron-raid", ["wedge-antilles"], spec), at("mygeeto"));
    refused(asking, destroy("death-star", 3), "reb.destroy.health-worth");
  });
});

describe("Wookiee Uprising", () => {
  it("Wookiee Uprising gains 1 loyalty on Kashyyyk and destroys units there with a combined health of at most 4", () => {
    const state = rebelMission("wookiee-uprising", ["chewbacca"], {
      systems: { kashyyyk: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } },
      leaders: { chewbacca: "mission" },
    });
    const { state: asking } = reveal(state, at("kashyyyk"));
    expect(place(asking, "kashyyyk")).toMatchObject({ loyalty: null, subjugated: true });
    const { state: after } = play(asking, [destroy("star-destroyer", "kashyyyk")]);
    expect(units(after, "kashyyyk")).toEqual({ stormtrooper: 1 });
    expect(asked(after).kind).toBe("turn-end");
  });

  it("[reb.death-star.dsuc-destroyed-queue] Destroying a Death Star Under Construction by Wookiee Uprising also removes the queued Death Star", () => {
    const state = rebelMission("wookiee-uprising", ["chewbacca"], {
      systems: { kashyyyk: { units: { "death-star-under-construction": 1 } } },
      leaders: { chewbacca: "mission" },
      imperial: { queue: [{}, { "death-star": 1, stormtrooper: 1 }, {}] },
    });
    const { state: after } = reveal(state, at("kashyyyk"), [destroy("death-star-under-construction", "kashyyyk")]);
    expect([units(after, "kashyyyk"), queue(after, "imperial")[1]]).toEqual([{}, { stormtrooper: 1 }]);
  });
});
