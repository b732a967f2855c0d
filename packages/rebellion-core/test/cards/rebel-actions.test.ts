import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import { BOX } from "../../src/testing/box.ts";
import { play, type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, ENGINE, eventsOf, legal, place, queue, refused, side, spot, units } from "../looks.ts";
import { ringOf } from "../missions/table.ts";
import { assigning, at, destroy, move, option, take, use, who } from "./table.ts";

const FAQ = { rulings: "faq" } as const;

describe("Our Most Desperate Hour", () => {
  const start = assigning("rebel", "our-most-desperate-hour");

  it("Our Most Desperate Hour searches the deck for a mission, assigns Princess Leia to it face down, and shuffles the deck", () => {
    const { state: asking } = play(start, [use("our-most-desperate-hour", "princess-leia")]);
    expect(asked(asking)).toMatchObject({
      seat: "rebel",
      kind: "search",
      context: { deck: "rebel-mission", to: "assign" },
    });
    expect(legal(asking)).not.toContain("done");
    const { state, events } = play(asking, [take("seek-yoda")]);
    expect(spot(state, "princess-leia")).toBe("mission");
    expect(side(state, "rebel").assigned).toMatchObject([{ known: "regular", leaders: [leader("princess-leia")] }]);
    expect(eventsOf(events, "leaders-assigned")).toMatchObject([{ card: { card: "seek-yoda", seenBy: ["rebel"] } }]);
    expect(eventsOf(events, "deck-shuffled")).toMatchObject([{ deck: "rebel-mission" }]);
    expect(side(state, "rebel").actionsUsed).toHaveLength(1);
  });

  it("[reb.faq.ability-second-leader] A second leader may join the mission of Our Most Desperate Hour", () => {
    const { state } = play(start, [use("our-most-desperate-hour", "princess-leia"), take("seek-yoda")]);
    expect(legal(state)).toContain("choose-leader general-rieekan");
    const { state: two } = play(state, [who("general-rieekan")]);
    expect(side(two, "rebel").assigned[0]?.leaders).toEqual([leader("princess-leia"), leader("general-rieekan")]);
  });

  it("[reb.action.mission-search-hidden] Our Most Desperate Hour first shuffles the discards into an empty deck, and cannot be used if both are empty", () => {
    const all = BOX.cards.flatMap((card) =>
      card.type === "mission" && card.side === 0 && card.entry.set === "regular"
        ? Array.from({ length: card.entry.copies }, () => card.id)
        : [],
    );
    const discarded = assigning("rebel", "our-most-desperate-hour", { rebel: { missionDiscard: all } });
    const { state } = play(discarded, [use("our-most-desperate-hour", "princess-leia")]);
    expect(side(state, "rebel").missionDiscard).toEqual([]);
    expect(legal(state)).toContain("take-card hit-and-run");
    const held = assigning("rebel", "our-most-desperate-hour", { rebel: { missions: all } });
    expect(legal(held)).not.toContain("use-action our-most-desperate-hour princess-leia");
  });
});

function leader(id: string): number {
  return BOX.leadersById.get(id)?.index ?? -1;
}

describe("Rebel Planning", () => {
  it("Rebel Planning puts Jan Dodonna at the Rebel Base space and draws an objective", () => {
    const state = assigning("rebel", "rebel-planning");
    const { state: after } = play(state, [use("rebel-planning", "jan-dodonna")], { draws: ["crippling-blow"] });
    expect(spot(after, "jan-dodonna")).toBe("rebel-base");
    expect(cards(after.objectives)).toEqual(["crippling-blow"]);
  });

  it("[reb.base.revealed-cards-redirect] Rebel Planning puts Jan Dodonna in the base's system once the base is revealed", () => {
    const systems = { hoth: { units: { "x-wing": 1 } } };
    const state = assigning("rebel", "rebel-planning", { base: { system: "hoth", revealed: true }, systems });
    expect(spot(play(state, [use("rebel-planning", "jan-dodonna")]).state, "jan-dodonna")).toBe("hoth");
  });
});

describe("Start the Evacuation", () => {
  const spec: Scenario = {
    baseSpace: { "rebel-transport": 1, "rebel-trooper": 2, "x-wing": 1 },
    systems: { naboo: { units: { "tie-fighter": 1 } } },
  };
  const line: readonly Action[] = [use("start-the-evacuation", "general-rieekan"), at("ilum")];

  it("Start the Evacuation puts General Rieekan in a system without Imperial units, and units from the Rebel Base space follow at any distance", () => {
    const state = assigning("rebel", "start-the-evacuation", spec);
    const { state: asking } = play(state, [use("start-the-evacuation", "general-rieekan")]);
    expect(legal(asking)).not.toContain("choose-system naboo");
    const { state: moving } = play(asking, [at("ilum")]);
    refused(moving, move("rebel-trooper", "rebel-base"), "reb.move.restriction-icon");
    const { state: after } = play(moving, [
      move("rebel-transport", "rebel-base"),
      move("rebel-trooper", "rebel-base"),
      DONE,
    ]);
    expect([spot(after, "general-rieekan"), units(after, "ilum")]).toEqual([
      "ilum",
      { "rebel-transport": 1, "rebel-trooper": 1 },
    ]);
    expect(after.base.publicCandidates).toEqual(state.base.publicCandidates);
  });

  it("[reb.move.leader-pin-base-space] Start the Evacuation cannot move units out of the Rebel Base space while a Rebel leader is there", () => {
    const leaders = { "mon-mothma": "rebel-base" };
    const { state } = play(assigning("rebel", "start-the-evacuation", { ...spec, leaders }), line);
    expect(units(state, "ilum")).toEqual({});
    expect(asked(state).kind).toBe("assign");
  });
});

describe("Temporary Alliance", () => {
  const spec: Scenario = {
    systems: {
      "ord-mantell": { sabotaged: true },
      ryloth: { loyalty: "rebel" },
      rodia: { loyalty: "imperial" },
      kessel: { units: { stormtrooper: 1 } },
    },
  };

  it("Temporary Alliance puts Mon Mothma in a neutral system and queues a unit for every resource icon, [reb.build.effect-ignores-sabotage] even in a sabotaged system", () => {
    const state = assigning("rebel", "temporary-alliance", spec);
    const { state: asking } = play(state, [use("temporary-alliance", "mon-mothma")]);
    for (const out of ["ryloth", "rodia", "coruscant"]) expect(legal(asking)).not.toContain(`choose-system ${out}`);
    const { state: after } = play(asking, [at("ord-mantell")]);
    expect(spot(after, "mon-mothma")).toBe("ord-mantell");
    expect(queue(after, "rebel")).toEqual([{}, { "corellian-corvette": 1, airspeeder: 1 }, {}]);
  });

  it("Temporary Alliance queues nothing in a remote system", () => {
    const { state } = play(assigning("rebel", "temporary-alliance", spec), [
      use("temporary-alliance", "mon-mothma"),
      at("ilum"),
    ]);
    expect(queue(state, "rebel")).toEqual([{}, {}, {}]);
  });

  it("[reb.faq.neutral-ignores-subjugation] Temporary Alliance treats a subjugated system as neutral only under the FAQ rulings", () => {
    const book = play(assigning("rebel", "temporary-alliance", spec), [use("temporary-alliance", "mon-mothma")]).state;
    expect(legal(book)).not.toContain("choose-system kessel");
    const faq = assigning("rebel", "temporary-alliance", { ...spec, config: FAQ });
    expect(legal(play(faq, [use("temporary-alliance", "mon-mothma")]).state)).toContain("choose-system kessel");
  });
});

describe("Ambush", () => {
  it("Ambush puts General Madine in any system and destroys Imperial ground units with a combined health of 3, [reb.objective.combat-only] which is not a combat", () => {
    const state = assigning("rebel", "ambush", {
      leaders: { "general-madine": "pool" },
      systems: { kessel: { units: { stormtrooper: 2, "at-st": 1, "at-at": 1, "tie-fighter": 1, "rebel-trooper": 1 } } },
      objectives: ["crippling-blow"],
    });
    const { state: asking } = play(state, [use("ambush", "general-madine"), at("kessel")]);
    expect(legal(asking)).toEqual([
      "destroy kessel stormtrooper",
      "destroy kessel at-st",
      "destroy kessel at-at",
      "done",
    ]);
    const { state: after, events } = play(asking, [destroy("stormtrooper", "kessel"), destroy("at-st", "kessel")]);
    expect(units(after, "kessel")).toEqual({ stormtrooper: 1, "at-at": 1, "tie-fighter": 1, "rebel-trooper": 1 });
    expect(eventsOf(events, "combat-started")).toEqual([]);
    expect(asked(after).kind).toBe("assign");
  });
});

describe("An Old Friend", () => {
  const start = (leaders: Readonly<Record<string, string>>) =>
    assigning("rebel", "an-old-friend", { leaders: { "han-solo": "pool", ...leaders } });

  it("[reb.recruit.specific-leader] An Old Friend sends Han Solo to Bespin for Lando Calrissian or to Kashyyyk for Chewbacca, who joins him there", () => {
    const { state: asking } = play(start({}), [use("an-old-friend", "han-solo")]);
    expect(asked(asking).kind).toBe("choose-option");
    const { state: bespin, events } = play(asking, [option(0)]);
    expect([spot(bespin, "han-solo"), spot(bespin, "lando-calrissian")]).toEqual(["bespin", "bespin"]);
    expect(eventsOf(events, "leader-recruited")).toMatchObject([{ leader: "lando-calrissian", to: "bespin" }]);
    expect(spot(play(asking, [option(1)]).state, "chewbacca")).toBe("kashyyyk");
  });

  it("[reb.recruit.not-twice] An Old Friend cannot recruit a leader who is in play or out of the game, and cannot be used if that excludes both", () => {
    const { state } = play(start({ chewbacca: "eliminated" }), [use("an-old-friend", "han-solo")]);
    expect(spot(state, "lando-calrissian")).toBe("bespin");
    expect(legal(start({ chewbacca: "pool", "lando-calrissian": "naboo" }))).not.toContain(
      "use-action an-old-friend han-solo",
    );
  });
});

describe("Independent Operation", () => {
  const spec: Scenario = {
    leaders: { "lando-calrissian": "pool", "darth-vader": "kessel", "mon-mothma": { at: "kessel", ring: "captured" } },
    systems: {
      kessel: { units: { stormtrooper: 2, "at-st": 1, "tie-fighter": 1 } },
      mygeeto: { loyalty: "imperial", units: { "rebel-trooper": 1 } },
      rodia: { loyalty: "imperial" },
    },
  };

  it("Independent Operation moves Imperial ground units from a subjugated system to an Imperial one; [reb.faq.independent-operation-captured] captured leaders stay", () => {
    const state = assigning("rebel", "independent-operation", spec);
    const { state: asking } = play(state, [use("independent-operation", "lando-calrissian")]);
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "choose-system" });
    expect(legal(asking)).toEqual(["coruscant", "mygeeto", "rodia"].map((system) => `choose-system ${system}`));
    const systems = ["coruscant", "mygeeto", "rodia"];
    expect(ENGINE.why(asking, at("naboo"))).toMatchObject({ code: "system-not-among-these", params: { systems } });
    expect(ENGINE.why(asking, at("no-such-place"))).toMatchObject({ code: "no-such-system" });
    const { state: after } = play(asking, [at("mygeeto")]);
    expect([units(after, "kessel"), spot(after, "lando-calrissian")]).toEqual([{ "tie-fighter": 1 }, "kessel"]);
    expect(units(after, "mygeeto")).toEqual({ stormtrooper: 2, "at-st": 1, "rebel-trooper": 1 });
    expect([spot(after, "mon-mothma"), ringOf(after, "mon-mothma")]).toEqual(["kessel", "captured"]);
    expect(place(after, "kessel").subjugated).toBe(false);
  });

  it("[reb.faq.independent-operation] Independent Operation cannot move units to a system with Rebel ground units under the FAQ rulings", () => {
    const state = assigning("rebel", "independent-operation", { ...spec, config: FAQ });
    const { state: asking } = play(state, [use("independent-operation", "lando-calrissian")]);
    expect(legal(asking)).toEqual(["choose-system coruscant", "choose-system rodia"]);
  });

  it("[reb.faq.independent-operation-unusable] Independent Operation cannot be used if there is no legal system", () => {
    const held = { units: { "rebel-trooper": 1 } };
    const systems = { kessel: { units: { stormtrooper: 1 } }, coruscant: held };
    const leaders = { "lando-calrissian": "pool" };
    const book = assigning("rebel", "independent-operation", { leaders, systems });
    expect(legal(book)).toContain("use-action independent-operation lando-calrissian");
    const faq = assigning("rebel", "independent-operation", { leaders, systems, config: FAQ });
    refused(faq, use("independent-operation", "lando-calrissian"), "reb.action.leader-must-be-present");
  });
});

describe("rings of immediate cards", () => {
  const effect = (card: string, spec: Scenario = {}) => scenario({ phase: "assignment", ...spec, effect: { card } });

  it("[reb.ring.place] Human-Cyborg Relations and Resourceful Astromech put their ring on a Rebel leader", () => {
    for (const [card, ring] of [
      ["human-cyborg-relations", "c-3po"],
      ["resourceful-astromech", "r2-d2"],
    ] as const) {
      const state = effect(card);
      expect(asked(state)).toMatchObject({ seat: "rebel", kind: "attach-ring", context: { ring } });
      expect(legal(state)).toEqual(
        ["mon-mothma", "jan-dodonna", "princess-leia", "general-rieekan"].map((one) => `choose-leader ${one}`),
      );
      const { state: after } = play(state, [who("mon-mothma")]);
      expect(ringOf(after, "mon-mothma")).toBe(ring);
    }
  });

  it("[reb.faq.falcon-ring-any-shown] [reb.faq.action-leader-scope] The Millennium Falcon's ring can be attached to either leader shown on its card, in play or not", () => {
    const state = effect("the-millennium-falcon", { leaders: { "han-solo": "pool" } });
    expect(legal(state)).toEqual(["choose-leader han-solo", "choose-leader chewbacca"]);
    expect(ringOf(play(state, [who("chewbacca")]).state, "chewbacca")).toBe("millennium-falcon");
  });

  it("[reb.captured.other-ring-replaces] [reb.ring.one-per-leader] The Millennium Falcon's ring frees a captured leader under the book rulings; [reb.faq.falcon-ring-not-over-imperial-ring] under the FAQ rulings it cannot be attached", () => {
    const spec: Scenario = {
      systems: { kessel: { units: { stormtrooper: 1 } } },
      leaders: { "han-solo": { at: "kessel", ring: "captured" }, chewbacca: "pool" },
    };
    const book = effect("the-millennium-falcon", spec);
    const { state } = play(book, [who("han-solo")]);
    expect([ringOf(state, "han-solo"), spot(state, "han-solo")]).toEqual(["millennium-falcon", "kessel"]);
    const faq = effect("the-millennium-falcon", { ...spec, config: FAQ });
    expect(ringOf(faq, "chewbacca")).toBe("millennium-falcon");
  });

  it("No ring replaces the ring of Lure of the Dark Side, which stays for the rest of the game", () => {
    const state = effect("the-millennium-falcon", {
      leaders: { "han-solo": { at: "kessel", ring: "lure-of-the-dark-side" }, chewbacca: "eliminated" },
    });
    expect(ringOf(state, "han-solo")).toBe("lure-of-the-dark-side");
    expect(asked(state).kind).toBe("assign");
  });
});
