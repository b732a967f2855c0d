import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import { play, type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, cards, eventsOf, legal, place, queue, refused, side, units } from "../looks.ts";
import { at, imperialMission, option, reveal, take } from "./table.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };

/** A queued unit goes ahead. */
function ahead(unit: string, space: 1 | 2 | 3): Action {
  return { type: "advance", subject: unit, space };
}

describe("Research and Development", () => {
  const spec: Scenario = {
    systems: { mygeeto: { loyalty: "imperial", sabotaged: true }, rodia: { loyalty: "imperial" } },
  };
  const start = imperialMission("research-and-development", ["general-tagge"], spec);
  const draws = ["superlaser-online", "oversee-project"];

  it("Research and Development draws 2 projects, keeps one and puts the other under the deck", () => {
    const { state: asking } = reveal(start, at("mygeeto"), [option(0)], draws);
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "keep-card", context: { deck: "project" } });
    expect(legal(asking)).toEqual(["take-card oversee-project", "take-card superlaser-online"]);
    const { state: after, events } = play(asking, [take("superlaser-online")]);
    expect(cards(side(after, "imperial").missions)).toContain("superlaser-online");
    expect(after.projectDeck[after.projectDeck.length - 1]).toMatchObject({ knownTo: 2 });
    expect(eventsOf(events, "cards-moved")).toMatchObject(
      [
        { deck: "project", to: "hand", cards: [{ card: "superlaser-online", seenBy: ["imperial"] }] },
        { deck: "project", to: "deck-bottom", cards: [{ card: "oversee-project", seenBy: ["imperial"] }] },
        { to: "hand" },
      ].slice(0, eventsOf(events, "cards-moved").length),
    );
  });

  it("Research and Development may remove the sabotage marker and draw one project instead", () => {
    const { state: after } = reveal(start, at("mygeeto"), [option(1)], ["construct-factory"]);
    expect(place(after, "mygeeto").sabotaged).toBe(false);
    expect(cards(side(after, "imperial").missions)).toContain("construct-factory");
  });

  it("Research and Development does not ask which use to take if the system has no sabotage marker", () => {
    const { state: asking } = reveal(start, at("rodia"), [], draws);
    expect(asked(asking).kind).toBe("keep-card");
  });

  it("[reb.loyalty.requirement-by-marker] Research and Development requires Imperial loyalty; subjugation does not count", () => {
    const systems = { ...spec.systems, naboo: { units: { stormtrooper: 1 } } };
    const { state } = play(imperialMission("research-and-development", ["general-tagge"], { systems }), [REVEAL]);
    expect(legal(state)).toEqual(["choose-system coruscant", "choose-system mygeeto", "choose-system rodia"]);
  });

  it("[reb.discard.reshuffle] [reb.limits.cards-reshuffle] Research and Development reshuffles the project discards if the project deck is empty", () => {
    const held = ["construct-factory", "construct-super-star-destroyer", "oversee-project"].flatMap((id) => [id, id]);
    const state = imperialMission("research-and-development", ["general-tagge"], {
      systems: { mygeeto: { loyalty: "imperial", sabotaged: true } },
      imperial: { missions: [...held, "construct-death-star", "superlaser-online"] },
      projectDiscard: ["superlaser-online", "superlaser-online"],
    });
    const { state: after } = reveal(state, at("mygeeto"), [option(1)]);
    expect(cards(side(after, "imperial").missions).filter((id) => id === "superlaser-online")).toHaveLength(2);
    expect([after.projectDiscard, cards(after.projectDeck)]).toEqual([[], ["superlaser-online"]]);
  });

  it("Research and Development keeps the only project left in the deck, and draws nothing if there is none", () => {
    const held = ["construct-factory", "construct-super-star-destroyer", "oversee-project"].flatMap((id) => [id, id]);
    const most = [...held, "construct-death-star", "superlaser-online", "superlaser-online"];
    const systems = { mygeeto: { loyalty: "imperial" } } as const;
    const one = imperialMission("research-and-development", ["general-tagge"], {
      systems,
      imperial: { missions: most },
    });
    expect(cards(side(reveal(one, at("mygeeto")).state, "imperial").missions)).toHaveLength(13 + 1);
    const all = [...most, "superlaser-online"];
    const none = imperialMission("research-and-development", ["general-tagge"], {
      systems,
      imperial: { missions: all },
    });
    expect(cards(side(reveal(none, at("mygeeto")).state, "imperial").missions)).toHaveLength(14);
  });
});

describe("Secret Weapons Research", () => {
  it("[reb.project.deck] [reb.project.team] Projects drawn by Secret Weapons Research go to the mission hand, which in a team game is the General's", () => {
    const state = scenario({
      config: { players: 4 },
      phase: "refresh",
      stage: "missions",
      imperial: {
        missions: [
          "superlaser-online",
          "oversee-project",
          "detained",
          "homing-beacon",
          "interrogation",
          "hunt-them-down",
        ],
      },
    });
    expect(asked(state)).toMatchObject({ seat: "imperial-general", kind: "discard" });
    expect(legal(state)).toContain("discard oversee-project");
  });

  it("Secret Weapons Research draws 2 projects in an Imperial system, subjugated or not, and keeps both", () => {
    const systems = { naboo: { units: { stormtrooper: 1 } } };
    const state = imperialMission("secret-weapons-research", ["general-tagge"], { systems });
    const { state: after } = reveal(state, at("naboo"), [], ["superlaser-online", "oversee-project"]);
    expect(cards(side(after, "imperial").missions)).toEqual(
      expect.arrayContaining(["oversee-project", "superlaser-online"]),
    );
  });
});

describe("Address Delays", () => {
  it("Address Delays queues a unit for every resource icon of an Imperial system, [reb.sabotage.resource-abilities-unaffected] even if it is sabotaged", () => {
    const systems = { sullust: { units: { stormtrooper: 1 }, sabotaged: true } };
    const { state } = reveal(imperialMission("address-delays", ["general-tagge"], { systems }), at("sullust"));
    expect(queue(state, "imperial")).toEqual([{}, { stormtrooper: 1, "at-at": 1 }, {}]);
  });
});

describe("Construct Factory", () => {
  it("Construct Factory removes a sabotage marker and queues a unit for every resource icon", () => {
    const systems = { corellia: { loyalty: "imperial", sabotaged: true } } as const;
    const { state, events } = reveal(
      imperialMission("construct-factory", ["general-tagge"], { systems }),
      at("corellia"),
    );
    expect(place(state, "corellia").sabotaged).toBe(false);
    expect(queue(state, "imperial")).toEqual([{}, {}, { "tie-fighter": 1, "star-destroyer": 1 }]);
    expect(eventsOf(events, "sabotage-removed")).toMatchObject([
      { rule: "reb.sabotage.persist", cause: "construct-factory" },
    ]);
  });

  it("Construct Factory also works without a sabotage marker; [reb.project.discard-pile] the card goes to the project discards", () => {
    const systems = { corellia: { loyalty: "imperial" } } as const;
    const { state } = reveal(imperialMission("construct-factory", ["general-tagge"], { systems }), at("corellia"));
    expect(queue(state, "imperial")[2]).toEqual({ "tie-fighter": 1, "star-destroyer": 1 });
    expect(state.projectDiscard).toHaveLength(1);
  });
});

describe("Construct Super Star Destroyer", () => {
  it("Construct Super Star Destroyer queues one on the third space, in an Imperial system with a blue square icon", () => {
    const systems = {
      utapau: { loyalty: "imperial" },
      mustafar: { loyalty: "imperial" },
      corellia: { loyalty: "imperial" },
    } as const;
    const state = imperialMission("construct-super-star-destroyer", ["general-tagge"], { systems });
    expect(legal(play(state, [REVEAL]).state)).toEqual(["choose-system corellia", "choose-system utapau"]);
    expect(queue(reveal(state, at("utapau")).state, "imperial")[2]).toEqual({ "super-star-destroyer": 1 });
  });

  it("[reb.limits.units] Construct Super Star Destroyer queues nothing if both Super Star Destroyers are in use", () => {
    const systems = { utapau: { loyalty: "imperial", units: { "super-star-destroyer": 2 } } } as const;
    const state = imperialMission("construct-super-star-destroyer", ["general-tagge"], { systems });
    expect(queue(reveal(state, at("utapau")).state, "imperial")[2]).toEqual({});
  });
});

describe("Construct Death Star", () => {
  it("[reb.death-star.construct-place-dsuc] [reb.death-star.construct-queue] [reb.death-star.second] Construct Death Star places a Death Star Under Construction and queues a Death Star", () => {
    const systems = { mygeeto: { units: { "death-star": 1 } }, hoth: { units: { "x-wing": 1 } } };
    const state = imperialMission("construct-death-star", ["general-tagge"], { systems });
    const targets = legal(play(state, [REVEAL]).state);
    expect(targets).toContain("choose-system endor");
    expect(targets).not.toContain("choose-system hoth");
    expect(targets).not.toContain("choose-system naboo");
    const { state: after } = reveal(state, at("endor"));
    expect(units(after, "endor")).toEqual({ "death-star-under-construction": 1 });
    expect(queue(after, "imperial")).toEqual([{}, {}, { "death-star": 1 }]);
  });
});

describe("Oversee Project", () => {
  const spec: Scenario = {
    systems: {
      endor: { units: { "death-star-under-construction": 1, "tie-fighter": 1, "star-destroyer": 1 } },
      ilum: { units: { "tie-fighter": 1, "assault-carrier": 1 } },
      mygeeto: { units: { stormtrooper: 1 }, sabotaged: true },
      rodia: { units: { stormtrooper: 1, "x-wing": 1 } },
    },
    imperial: { queue: [{ "at-at": 1 }, { "at-at": 1, "death-star": 1 }, { "star-destroyer": 1 }] },
  };
  const start = imperialMission("oversee-project", ["general-tagge"], spec);

  it("[reb.faq.oversee-remote] Oversee Project deploys a unit from the first or second space of the queue at once, even in a remote system", () => {
    const { state: asking } = reveal(start, at("ilum"));
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "deploy-queued" });
    expect(legal(asking)).toEqual(["advance 1 at-at", "advance 2 at-at"]);
    const { state: after, events } = play(asking, [ahead("at-at", 2)]);
    expect(units(after, "ilum")["at-at"]).toBe(1);
    expect(queue(after, "imperial")).toEqual([{ "at-at": 1 }, { "death-star": 1 }, { "star-destroyer": 1 }]);
    expect(eventsOf(events, "units-placed")).toMatchObject([{ how: "deployed", at: "ilum" }]);
  });

  it("[reb.faq.oversee-project-death-star] [reb.death-star.deploy-only-at-dsuc] Oversee Project deploys the Death Star only in place of a Death Star Under Construction", () => {
    refused(reveal(start, at("ilum")).state, ahead("death-star", 2), "reb.faq.oversee-project-death-star");
    const { state: after, events } = reveal(start, at("endor"), [ahead("death-star", 2)]);
    expect(units(after, "endor")).toEqual({ "death-star": 1, "tie-fighter": 1, "star-destroyer": 1 });
    expect(eventsOf(events, "units-placed")).toMatchObject([
      { how: "replaced", rule: "reb.death-star.deploy-only-at-dsuc" },
    ]);
  });

  it("[reb.faq.oversee-deploys] [reb.sabotage.abilities-build-deploy] Oversee Project deploys nothing in a system with a sabotage marker", () => {
    const { state } = play(start, [REVEAL]);
    expect(legal(state)).toEqual(["choose-system endor", "choose-system ilum"]);
  });

  it("Oversee Project deploys the only unit in the queue without a question", () => {
    const lone = { ...spec, imperial: { queue: [{}, { "tie-fighter": 1 }, {}] } };
    const { state } = reveal(imperialMission("oversee-project", ["general-tagge"], lone), at("ilum"));
    expect(units(state, "ilum")).toEqual({ "tie-fighter": 2, "assault-carrier": 1 });
  });
});
