import { describe, expect, it } from "vitest";
import { play, type Scenario } from "../../src/testing/index.ts";
import { asked, DONE, eventsOf, legal, place, queue, refused, spot } from "../looks.ts";
import { ringOf } from "../missions/table.ts";
import { at, imperialMission, reveal, who } from "./table.ts";

/** A move of a queued unit. */
function ahead(
  unit: string,
  space: 1 | 2 | 3,
): { readonly type: "advance"; readonly subject: string; readonly space: 1 | 2 | 3 } {
  return { type: "advance", subject: unit, space };
}

describe("Rule by Fear", () => {
  it("Rule by Fear gains 1 loyalty in a populous system with an Imperial unit, which may be a ship", () => {
    const state = imperialMission("rule-by-fear", ["darth-vader"], {
      systems: { naboo: { loyalty: "rebel", units: { "tie-fighter": 1 } }, ryloth: { units: { "tie-fighter": 1 } } },
    });
    expect(place(reveal(state, at("naboo")).state, "naboo").loyalty).toBeNull();
    expect(place(reveal(state, at("ryloth")).state, "ryloth").loyalty).toBe(1);
  });

  it("[reb.base.reveal-on-loyalty] Rule by Fear in the base's system reveals the base, because the Empire gains loyalty there", () => {
    const state = imperialMission("rule-by-fear", ["darth-vader"], {
      base: { system: "naboo" },
      baseSpace: { "x-wing": 1 },
      systems: { naboo: { units: { "tie-fighter": 1 } }, ryloth: { units: { "tie-fighter": 1 } } },
    });
    const { state: after, events } = reveal(state, at("naboo"));
    expect(after.base.revealed).toBe(true);
    expect(eventsOf(events, "base-revealed")).toMatchObject([{ system: "naboo", rule: "reb.base.reveal-on-loyalty" }]);
    const { state: other } = reveal(state, at("ryloth"));
    expect(other.base).toMatchObject({ revealed: false });
  });
});

describe("Trade Negotiations", () => {
  it("Trade Negotiations gains 1 loyalty in any populous system", () => {
    const { state } = reveal(imperialMission("trade-negotiations", ["darth-vader"]), at("bothawui"));
    expect(place(state, "bothawui").loyalty).toBe(1);
  });

  it("[reb.loyalty.coruscant-fixed] Trade Negotiations does not change the loyalty of Coruscant", () => {
    const { state, events } = reveal(imperialMission("trade-negotiations", ["darth-vader"]), at("coruscant"));
    expect(place(state, "coruscant").loyalty).toBe(1);
    expect(eventsOf(events, "loyalty-changed")).toEqual([]);
  });
});

describe("Display of Power", () => {
  it("[reb.loyalty.gain-two-enemy] Display of Power gains 2 loyalty, which turns a Rebel system Imperial", () => {
    const systems = { naboo: { loyalty: "rebel" } } as const;
    const state = imperialMission("display-of-power", ["emperor-palpatine"], { systems });
    expect(place(reveal(state, at("naboo")).state, "naboo").loyalty).toBe(1);
  });
});

describe("Fear Will Keep Them in Line", () => {
  const spec: Scenario = {
    systems: {
      ilum: {},
      kessel: { units: { "star-destroyer": 1 } },
      bothawui: { loyalty: "rebel" },
      yavin: { units: { "death-star-under-construction": 1 } },
    },
  };

  it("Fear Will Keep Them in Line gains 1 loyalty in 2 populous systems of the region", () => {
    const state = imperialMission("fear-will-keep-them-in-line", ["grand-moff-tarkin"], spec);
    const { state: asking } = reveal(state, at("kessel"));
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "choose-system", context: { left: 2 } });
    expect(legal(asking)).toEqual(["choose-system bothawui", "choose-system kessel", "choose-system nal-hutta"]);
    refused(asking, at("naboo"), "reb.mission.choices-at-success");
    const last = play(asking, [at("toydaria"), at("bothawui")]).state;
    expect(last).toEqual(play(asking, [at("bothawui"), at("toydaria")]).state);
    const { state: after } = play(asking, [at("bothawui"), at("kessel")]);
    expect([place(after, "bothawui").loyalty, place(after, "kessel").loyalty]).toEqual([null, 1]);
  });

  it("[reb.faq.dsuc-not-a-death-star] A Death Star Under Construction does not count as a Death Star for Fear Will Keep Them in Line", () => {
    const state = imperialMission("fear-will-keep-them-in-line", ["grand-moff-tarkin"], spec);
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }]);
    expect(legal(asking)).not.toContain("choose-system yavin");
    const death = imperialMission("fear-will-keep-them-in-line", ["grand-moff-tarkin"], {
      systems: { ...spec.systems, endor: { units: { "death-star": 1 } } },
    });
    expect(legal(play(death, [{ type: "reveal", subject: 0 }]).state)).toContain("choose-system endor");
  });

  it("Fear Will Keep Them in Line gains loyalty in both systems without a question if the region has no other populous systems", () => {
    const systems = { endor: { units: { "death-star": 1 } } };
    const { state } = reveal(imperialMission("fear-will-keep-them-in-line", ["darth-vader"], { systems }), at("endor"));
    expect([place(state, "bespin").loyalty, place(state, "mustafar").loyalty]).toEqual([1, 1]);
  });

  it("Fear Will Keep Them in Line can be attempted where a Super Star Destroyer is, but not where other Imperial ships are", () => {
    const systems = {
      kessel: { units: { "super-star-destroyer": 1 } },
      ryloth: { units: { "assault-carrier": 2, "tie-fighter": 2, stormtrooper: 1 } },
      rodia: { units: { "star-destroyer": 1 } },
    };
    const state = imperialMission("fear-will-keep-them-in-line", ["grand-moff-tarkin"], { systems });
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }]);
    expect(legal(asking)).toEqual(["choose-system kessel", "choose-system rodia"]);
  });

  it("Fear Will Keep Them in Line gains loyalty in two different systems, none of them destroyed or of another region", () => {
    const systems = { ...spec.systems, toydaria: { destroyed: true } };
    const state = imperialMission("fear-will-keep-them-in-line", ["grand-moff-tarkin"], { systems });
    const { state: asking } = reveal(state, at("kessel"));
    expect(legal(asking)).toEqual(["choose-system bothawui", "choose-system kessel", "choose-system nal-hutta"]);
    const { state: second } = play(asking, [at("kessel")]);
    refused(second, at("kessel"), "reb.mission.choices-at-success");
    const { state: after } = play(second, [at("nal-hutta")]);
    expect(["bothawui", "kessel", "nal-hutta"].map((id) => place(after, id).loyalty)).toEqual([0, 1, 1]);
  });

  it("Fear Will Keep Them in Line never changes the loyalty of Coruscant", () => {
    const systems = { coruscant: { units: { "star-destroyer": 1 } } };
    const state = imperialMission("fear-will-keep-them-in-line", ["grand-moff-tarkin"], {
      systems,
      leaders: Object.fromEntries(["emperor-palpatine", "darth-vader"].map((leader) => [leader, "kessel"])),
    });
    const { state: asking } = reveal(state, at("coruscant"));
    expect(legal(asking)).toEqual(["choose-system alderaan", "choose-system cato-neimoidia", "choose-system corellia"]);
  });
});

describe("Imperial Propaganda", () => {
  it("Imperial Propaganda turns every Rebel system of the region neutral, [reb.subjugation.rebel-loses] including systems under a subjugation marker", () => {
    const state = imperialMission("imperial-propaganda", ["janus-greejatus"], {
      leaders: { "janus-greejatus": "mission" },
      systems: {
        kessel: { loyalty: "imperial" },
        bothawui: { loyalty: "rebel" },
        "nal-hutta": { loyalty: "rebel", units: { stormtrooper: 1 } },
        naboo: { loyalty: "rebel" },
      },
    });
    const { state: after } = reveal(state, at("kessel"));
    expect(place(after, "bothawui").loyalty).toBeNull();
    expect(place(after, "nal-hutta")).toMatchObject({ loyalty: null, subjugated: true });
    expect(place(after, "naboo").loyalty).toBe(0);
  });
});

describe("Double Our Efforts", () => {
  const spec: Scenario = {
    systems: { kessel: { loyalty: "imperial" } },
    imperial: { queue: [{ "tie-fighter": 1 }, { stormtrooper: 1, "at-st": 1 }, { stormtrooper: 1, "death-star": 1 }] },
  };

  it("Double Our Efforts moves a unit on the second or third space of the build queue one space ahead", () => {
    const state = imperialMission("double-our-efforts", ["darth-vader"], spec);
    const { state: asking } = reveal(state, at("kessel"));
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "advance-queue", context: { left: 1 } });
    expect(legal(asking)).toEqual([
      "advance 2 stormtrooper",
      "advance 2 at-st",
      "advance 3 death-star",
      "advance 3 stormtrooper",
    ]);
    refused(asking, ahead("tie-fighter", 1), "reb.mission.choices-at-success");
    const { state: after, events } = play(asking, [ahead("death-star", 3)]);
    expect(queue(after, "imperial")).toEqual([
      { "tie-fighter": 1 },
      { stormtrooper: 1, "at-st": 1, "death-star": 1 },
      { stormtrooper: 1 },
    ]);
    expect(eventsOf(events, "queue-advanced")).toMatchObject([{ unit: "death-star", from: 3 }]);
  });

  it("Double Our Efforts moves one more unit with Moff Jerjerrod", () => {
    const leaders = { "moff-jerjerrod": "mission" };
    const state = imperialMission("double-our-efforts", ["moff-jerjerrod"], { ...spec, leaders });
    const { state: one } = reveal(state, at("kessel"), [ahead("at-st", 2)]);
    expect(legal(one)).toEqual(["advance 3 death-star", "advance 3 stormtrooper", "done"]);
    expect(queue(play(one, [DONE]).state, "imperial")[0]).toEqual({ "tie-fighter": 1, "at-st": 1 });
    const { state: two } = play(one, [ahead("stormtrooper", 3)]);
    expect(queue(two, "imperial")).toEqual([
      { "tie-fighter": 1, "at-st": 1 },
      { stormtrooper: 2 },
      { "death-star": 1 },
    ]);
  });

  it("Double Our Efforts moves the only unit in the queue without a question, and does nothing if the queue is empty", () => {
    const lone = { ...spec, imperial: { queue: [{}, {}, { "at-at": 1 }] } };
    const { state } = reveal(imperialMission("double-our-efforts", ["darth-vader"], lone), at("kessel"));
    expect(queue(state, "imperial")).toEqual([{}, { "at-at": 1 }, {}]);
    const none = { ...spec, imperial: {} };
    expect(
      queue(reveal(imperialMission("double-our-efforts", ["darth-vader"], none), at("kessel")).state, "imperial"),
    ).toEqual([{}, {}, {}]);
  });
});

describe("Lure of the Dark Side", () => {
  const captive = (leader: string): Scenario => ({
    systems: { kessel: { units: { stormtrooper: 1 } } },
    leaders: { [leader]: { at: "kessel", ring: "captured" } },
  });
  const blanks = (count: number): readonly string[] => Array.from({ length: count }, () => "blank");

  it("[reb.team.lured-leader] [reb.faq.lured-not-captured] Lure of the Dark Side makes the captured leader serve the Empire for the rest of the game, and the leader is no longer captured", () => {
    const state = imperialMission("lure-of-the-dark-side", ["emperor-palpatine"], captive("chewbacca"));
    const { state: after, events } = reveal(state, who("chewbacca"), [], ["hit", ...blanks(4), ...blanks(3)]);
    expect(ringOf(after, "chewbacca")).toBe("lure-of-the-dark-side");
    expect(eventsOf(events, "ring-removed")).toMatchObject([{ ring: "captured", leader: "chewbacca" }]);
    expect(eventsOf(events, "leader-lured")).toMatchObject([{ leader: "chewbacca" }]);
    expect(spot(after, "chewbacca")).toBe("kessel");
    expect(after.reputation).toBe(state.reputation);
  });

  it("Lure of the Dark Side costs 1 reputation if the leader is Luke Skywalker or Luke Skywalker (Jedi)", () => {
    for (const luke of ["luke-skywalker", "luke-skywalker-jedi"]) {
      const state = imperialMission("lure-of-the-dark-side", ["emperor-palpatine"], captive(luke));
      const icons = luke === "luke-skywalker" ? 3 : 5;
      const { state: after } = reveal(state, who(luke), [], ["hit", ...blanks(4), ...blanks(icons)]);
      expect(after.reputation).toBe(state.reputation + 1);
    }
  });

  it("[reb.limits.leaders-and-rings] Lure of the Dark Side has only one ring and cannot turn a second leader", () => {
    const spec = captive("chewbacca");
    const state = imperialMission("lure-of-the-dark-side", ["emperor-palpatine"], {
      ...spec,
      leaders: { ...spec.leaders, "han-solo": { at: "kessel", ring: "lure-of-the-dark-side" } },
    });
    const { state: after } = reveal(state, who("chewbacca"), [], ["hit", ...blanks(8), ...blanks(3)].slice(0, 12));
    expect([ringOf(after, "han-solo"), ringOf(after, "chewbacca")]).toEqual(["lure-of-the-dark-side", "captured"]);
  });

  it("[reb.limits.leaders-and-rings] Lure of the Dark Side against Luke costs 1 reputation even if its ring is already on another leader", () => {
    const spec = captive("luke-skywalker");
    const state = imperialMission("lure-of-the-dark-side", ["emperor-palpatine"], {
      ...spec,
      leaders: { ...spec.leaders, "han-solo": { at: "ilum", ring: "lure-of-the-dark-side" } },
    });
    const { state: after } = reveal(state, who("luke-skywalker"), [], ["hit", ...blanks(4), ...blanks(3)]);
    expect(ringOf(after, "luke-skywalker")).toBe("captured");
    expect(after.reputation).toBe(state.reputation + 1);
  });
});
