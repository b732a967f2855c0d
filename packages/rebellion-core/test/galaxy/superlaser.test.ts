import { describe, expect, it } from "vitest";
import { overflowKind } from "../../src/galaxy/frames/overflow.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { laidOut, play, type Scenario } from "../../src/testing/index.ts";
import { totalUnits } from "../../src/units/units.ts";
import { at, destroy, imperialMission, move, rebelMission, reveal } from "../cards/table.ts";
import { asked, DONE, ENGINE, eventsOf, legal, place, refused, spot, systems, units } from "../looks.ts";
import { ringOf } from "../missions/table.ts";

const spec: Scenario = {
  base: { system: "hoth" },
  systems: {
    naboo: {
      loyalty: "rebel",
      sabotaged: true,
      units: { "death-star": 1, "rebel-trooper": 3, airspeeder: 1, "x-wing": 1, stormtrooper: 2, "tie-fighter": 2 },
    },
  },
  leaders: { "mon-mothma": "naboo" },
};

const start = imperialMission("superlaser-online", ["general-tagge"], spec);

describe("Superlaser Online", () => {
  it("[reb.destroyed-system.by-superlaser] [reb.destroyed-system.rebel-ground-destroyed] Superlaser Online destroys the system and the Rebel ground units there", () => {
    const { state, events } = reveal(start, at("naboo"));
    expect(place(state, "naboo").destroyed).toBe(true);
    expect(units(state, "naboo")).toEqual({ "death-star": 1, "x-wing": 1, stormtrooper: 2, "tie-fighter": 2 });
    expect(eventsOf(events, "system-destroyed")).toMatchObject([{ system: "naboo", cause: "superlaser-online" }]);
  });

  it("[reb.destroyed-system.no-loyalty] [reb.destroyed-system.no-subjugation] [reb.destroyed-system.imperial-ground-not-automatic] Superlaser Online removes loyalty and subjugation, and does not destroy Imperial ground units", () => {
    const { state } = reveal(start, at("naboo"));
    expect(place(start, "naboo").subjugated).toBe(true);
    expect(place(state, "naboo")).toMatchObject({ loyalty: null, subjugated: false });
    expect(units(state, "naboo")["stormtrooper"]).toBe(2);
  });

  it("[reb.destroyed-system.leaders-unaffected] Superlaser Online does not affect leaders", () => {
    expect(spot(reveal(start, at("naboo")).state, "mon-mothma")).toBe("naboo");
  });

  it("[reb.faq.destroyed-removes-sabotage] Superlaser Online removes the sabotage marker under the FAQ rulings, not under the book rulings", () => {
    expect(place(reveal(start, at("naboo")).state, "naboo").sabotaged).toBe(true);
    const faq = imperialMission("superlaser-online", ["general-tagge"], { ...spec, config: { rulings: "faq" } });
    expect(place(reveal(faq, at("naboo")).state, "naboo").sabotaged).toBe(false);
  });

  it("Superlaser Online gains 1 loyalty in a populous system of the region, but not in the destroyed one under the FAQ rulings", () => {
    const { state: asking } = reveal(start, at("naboo"));
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "choose-system" });
    expect(legal(asking)).toEqual(["choose-system naboo", "choose-system sullust", "choose-system utapau"]);
    const { state } = play(asking, [at("utapau")]);
    expect(place(state, "utapau").loyalty).toBe(1);
    const faq = imperialMission("superlaser-online", ["general-tagge"], { ...spec, config: { rulings: "faq" } });
    expect(legal(reveal(faq, at("naboo")).state)).toEqual(["choose-system sullust", "choose-system utapau"]);
  });

  it("[reb.faq.superlaser-twice] Superlaser Online only gains loyalty if the system was destroyed before", () => {
    const again = imperialMission("superlaser-online", ["general-tagge"], {
      systems: { naboo: { destroyed: true, units: { "death-star": 1, "rebel-transport": 1, "rebel-trooper": 1 } } },
    });
    const { state, events } = reveal(again, at("naboo"), [at("utapau")]);
    expect(units(state, "naboo")).toEqual({ "death-star": 1, "rebel-transport": 1, "rebel-trooper": 1 });
    expect(eventsOf(events, "system-destroyed")).toEqual([]);
    expect(place(state, "utapau").loyalty).toBe(1);
  });

  it("[reb.death-star.ltp-superlaser-source] [reb.faq.dsuc-not-a-death-star] Superlaser Online requires a Death Star in the system; a Death Star Under Construction does not count", () => {
    const systems_ = {
      ...spec.systems,
      endor: { units: { "death-star-under-construction": 1 } },
      ilum: { units: { "star-destroyer": 1 } },
    };
    const other = imperialMission("superlaser-online", ["general-tagge"], { ...spec, systems: systems_ });
    const { events } = play(other, [{ type: "reveal", subject: 0 }]);
    expect(eventsOf(events, "mission-placed")).toMatchObject([{ at: "naboo" }]);
  });

  it("A destroyed system is publicly ruled out as the base's system", () => {
    const { state, events } = reveal(start, at("naboo"));
    expect(eventsOf(events, "base-told")).toMatchObject([{ systems: ["naboo"], among: false }]);
    expect(systems(state.base.publicCandidates)).not.toContain("naboo");
  });

  it("[reb.faq.superlaser-hidden-base] A system without Imperial ground units is a possible base until Superlaser Online is used there", () => {
    const alone: Scenario = { base: { system: "hoth" }, systems: { kessel: { units: { "death-star": 1 } } } };
    const before = imperialMission("superlaser-online", ["general-tagge"], alone);
    const lists = ({ base, baseCandidates }: typeof before): readonly (readonly string[])[] =>
      [base.publicCandidates, base.commonCandidates, baseCandidates].map(systems);
    for (const list of lists(before)) expect(list).toContain("kessel");
    for (const list of lists(reveal(before, at("kessel")).state)) {
      expect(list).not.toContain("kessel");
      expect(list).toContain("hoth");
    }
  });

  it("[reb.faq.superlaser-hidden-base] [reb.victory.ltp-superlaser] [reb.death-star.ltp-destroy-base-wins] The Empire wins by using Superlaser Online on the base's system, hidden or not", () => {
    for (const revealed of [false, true]) {
      const state = imperialMission("superlaser-online", ["general-tagge"], {
        base: { system: "hoth", revealed },
        systems: { hoth: { units: { "death-star": 1, "x-wing": 1 } } },
      });
      const { state: over, events } = reveal(state, at("hoth"));
      expect(over.outcome).toMatchObject({ winners: ["imperial"], rule: "reb.victory.ltp-superlaser" });
      expect(eventsOf(events, "base-revealed")).toHaveLength(revealed ? 0 : 1);
      expect(ENGINE.decision(over)).toBeUndefined();
    }
  });
});

describe("transport in a destroyed system", () => {
  const crowded: Scenario = {
    base: { system: "hoth" },
    systems: { naboo: { units: { "death-star": 1, stormtrooper: 6, "at-st": 2, "tie-fighter": 3 } } },
    leaders: { "mon-mothma": { at: "naboo", ring: "captured" } },
  };

  it("[reb.destroyed-system.imperial-overflow] Imperial units beyond the transport capacity in a destroyed system are destroyed together, as their owner chooses", () => {
    const { state: asking } = reveal(imperialMission("superlaser-online", ["general-tagge"], crowded), at("naboo"));
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "overflow", context: { system: "naboo", left: 3 } });
    expect(legal(asking)).toEqual(["destroy naboo tie-fighter", "destroy naboo stormtrooper"]);
    refused(asking, destroy("death-star", "naboo"), "reb.destroyed-system.ongoing-overflow");
    const { state: two } = play(asking, [destroy("tie-fighter", "naboo"), destroy("stormtrooper", "naboo")]);
    expect(units(two, "naboo")["tie-fighter"]).toBe(3);
    expect(legal(two)).toEqual(["destroy naboo stormtrooper", "destroy naboo at-st"]);
    const { state: after, events } = play(two, [destroy("at-st", "naboo")]);
    expect(units(after, "naboo")).toEqual({ "death-star": 1, stormtrooper: 5, "at-st": 1, "tie-fighter": 2 });
    expect(eventsOf(events, "units-destroyed")).toHaveLength(1);
    expect(ringOf(after, "mon-mothma")).toBe("captured");
  });

  it("The owner is not asked which units are lost in a destroyed system if all are of one type", () => {
    const systems_ = { naboo: { units: { "death-star": 1, stormtrooper: 10 } } };
    const state = imperialMission("superlaser-online", ["general-tagge"], { ...crowded, systems: systems_ });
    expect(units(reveal(state, at("naboo")).state, "naboo")).toEqual({ "death-star": 1, stormtrooper: 8 });
  });

  it("[reb.destroyed-system.ongoing-overflow] [reb.destroyed-system.may-move-in] A side that loses ships in a destroyed system also loses the units they carried", () => {
    const state = imperialMission("hunt-them-down", ["darth-vader"], {
      base: { system: "hoth" },
      systems: { naboo: { destroyed: true, units: { "rebel-transport": 1, "rebel-trooper": 3, airspeeder: 1 } } },
    });
    const { state: after } = reveal(state, at("naboo"), [destroy("rebel-transport", "naboo")]);
    expect(units(after, "naboo")).toEqual({});
  });
});

describe("battles in a destroyed system", () => {
  const ruin: Scenario = {
    base: { system: "hoth" },
    systems: { naboo: { destroyed: true, units: { "assault-carrier": 1, stormtrooper: 2 } } },
    baseSpace: { "rebel-trooper": 3, "x-wing": 2 },
  };

  it("[reb.destroyed-system.no-ground-battles] Ground units may enter a destroyed system but fight no battle, and are lost without ships to carry them", () => {
    const state = rebelMission("lead-the-strike-team", ["han-solo"], { ...ruin, leaders: { "han-solo": "mission" } });
    const { state: after, events } = reveal(state, at("naboo"), [move("rebel-trooper", "rebel-base"), DONE]);
    expect(eventsOf(events, "combat-started")).toEqual([]);
    expect(eventsOf(events, "units-destroyed")).toMatchObject([
      { faction: "rebel", rule: "reb.destroyed-system.ongoing-overflow" },
    ]);
    expect(units(after, "naboo")).toEqual({ "assault-carrier": 1, stormtrooper: 2 });
  });

  it("[reb.destroyed-system.space-battles-normal] Ships fight in a destroyed system as in any other", () => {
    const state = rebelMission("plan-the-assault", ["jan-dodonna"], ruin);
    const { events } = reveal(state, at("naboo"), [move("x-wing", "rebel-base"), DONE]);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "naboo" }]);
  });

  it("[reb.faq.overflow-counts-for-objectives] Units lost with their ships in a destroyed system count as destroyed in the combat", () => {
    const system = BOX.places.get("naboo") ?? -1;
    const state = laidOut({
      ...ruin,
      systems: { naboo: { destroyed: true, units: { stormtrooper: 2, "at-st": 1, "x-wing": 1 } } },
      combat: { system: "naboo", initiator: "rebel", stage: "space-end", round: 1 },
      frames: [{ kind: "overflow", side: 1, system, picked: [] }],
    });
    const work = new GameWork(BOX, state, undefined);
    overflowKind.run(work, { kind: "overflow", side: 1, system, picked: [] });
    expect(eventsOf(work.events, "units-destroyed")).toMatchObject([
      {
        units: [
          { unit: "stormtrooper", count: 2 },
          { unit: "at-st", count: 1 },
        ],
      },
    ]);
    const combat = work.state.frames.find((frame) => frame.kind === "combat");
    expect(combat?.kind === "combat" ? totalUnits(combat.destroyed) : 0).toBe(3);
  });
});
