import { describe, expect, it } from "vitest";
import { play, type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, eventsOf, legal, PASS, place, queue, refused, side, spot, units } from "../looks.ts";
import { ringOf } from "../missions/table.ts";
import { assigning, at, move, rebelMission, reveal, take, use } from "./table.ts";

describe("Brilliant Administrator", () => {
  it("Brilliant Administrator puts Grand Moff Tarkin in an Imperial system and queues a unit for every resource icon, even in a sabotaged system", () => {
    const state = assigning("imperial", "brilliant-administrator", {
      systems: { mandalore: { units: { stormtrooper: 1 }, sabotaged: true } },
    });
    const { state: asking } = play(state, [use("brilliant-administrator", "grand-moff-tarkin")]);
    expect(legal(asking)).toEqual(["choose-system coruscant", "choose-system mandalore"]);
    const { state: after } = play(asking, [at("mandalore")]);
    expect(spot(after, "grand-moff-tarkin")).toBe("mandalore");
    expect(queue(after, "imperial")).toEqual([{ "tie-fighter": 1, stormtrooper: 1 }, {}, {}]);
  });
});

describe("Boba Fett? Where?", () => {
  const spec: Scenario = {
    leaders: { "boba-fett": "pool" },
    systems: { kessel: { loyalty: "imperial", units: { "tie-fighter": 1 } } },
  };

  it("Boba Fett? Where? puts Boba Fett in an Imperial system, where Rebel leaders cannot attempt missions in the Command Phase", () => {
    const { state, events } = play(assigning("imperial", "boba-fett-where", spec), [
      use("boba-fett-where", "boba-fett"),
      at("kessel"),
    ]);
    expect(eventsOf(events, "modifier-started")).toMatchObject([{ kind: "quarantine", system: "kessel" }]);
    expect(state.modifiers).toMatchObject([{ until: "end-of-command-phase" }]);
    const quarantine = {
      effect: { kind: "quarantine", faction: "rebel" },
      card: "boba-fett-where",
      until: "end-of-command-phase",
      system: "kessel",
    } as const;
    const systems = { ...spec.systems, naboo: { units: { "tie-fighter": 1 } } };
    const barred = rebelMission("infiltration", ["princess-leia"], { systems, modifiers: [quarantine] });
    // Naboo is the only system left, so nobody is asked.
    const { state: after } = play(barred, [{ type: "reveal", subject: 0 }]);
    expect(spot(after, "princess-leia")).toBe("naboo");
  });
});

describe("Catch Them by Surprise", () => {
  const spec: Scenario = {
    base: { system: "hoth" },
    leaders: { "admiral-ozzel": "pool", "jan-dodonna": { at: "toydaria", ring: "captured" } },
    systems: {
      toydaria: { units: { "assault-carrier": 1, stormtrooper: 2 } },
      "nal-hutta": { loyalty: "imperial", units: { "tie-fighter": 1, "star-destroyer": 1 } },
      kessel: { units: { "rebel-trooper": 1 } },
    },
  };
  const start = assigning("imperial", "catch-them-by-surprise", spec);

  it("Catch Them by Surprise puts Admiral Ozzel in any system, moves adjacent units in as in an activation, and starts a combat", () => {
    const { state: asking } = play(start, [use("catch-them-by-surprise", "admiral-ozzel"), at("kessel")]);
    expect(asked(asking).kind).toBe("move-units");
    refused(asking, move("stormtrooper", "toydaria"), "reb.move.restriction-icon");
    refused(asking, move("tie-fighter", "nal-hutta"), "reb.move.restriction-icon");
    const { state: after, events } = play(asking, [
      move("assault-carrier", "toydaria"),
      move("stormtrooper", "toydaria"),
      DONE,
    ]);
    expect(units(after, "kessel")).toMatchObject({ "assault-carrier": 1, stormtrooper: 1, "rebel-trooper": 1 });
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "kessel", initiator: "imperial" }]);
    expect(after.phase).toBe("assignment");
  });

  it("[reb.faq.card-moves-take-captives] Units moved by Catch Them by Surprise may take captured leaders along", () => {
    const { state } = play(start, [
      use("catch-them-by-surprise", "admiral-ozzel"),
      at("kessel"),
      move("assault-carrier", "toydaria"),
      { type: "move-captive", subject: "jan-dodonna", from: "toydaria" },
      DONE,
    ]);
    expect([spot(state, "jan-dodonna"), ringOf(state, "jan-dodonna")]).toEqual(["kessel", "captured"]);
  });

  it("[reb.activation.declare-base] The Rebels must say whether the base is in the system when Catch Them by Surprise moves ground units in", () => {
    const systems = { ...spec.systems, kessel: {} };
    const state = assigning("imperial", "catch-them-by-surprise", { ...spec, systems });
    const line = [move("assault-carrier", "toydaria"), move("stormtrooper", "toydaria"), DONE];
    const { state: after, events } = play(state, [
      use("catch-them-by-surprise", "admiral-ozzel"),
      at("kessel"),
      ...line,
    ]);
    expect(eventsOf(events, "base-told")).toMatchObject([{ systems: ["kessel"], among: false }]);
    expect(place(after, "kessel").subjugated).toBe(true);
    expect(asked(after).kind).toBe("assign");
  });
});

describe("Proceeding as Planned", () => {
  it("Proceeding as Planned searches for a project and assigns its leader to it; others see that it is a project, not which one", () => {
    const state = assigning("imperial", "proceeding-as-planned", { leaders: { "admiral-ozzel": "pool" } });
    const { state: asking } = play(state, [use("proceeding-as-planned", "admiral-ozzel")]);
    expect(legal(asking)).toEqual([
      "take-card construct-factory",
      "take-card construct-super-star-destroyer",
      "take-card construct-death-star",
      "take-card oversee-project",
      "take-card superlaser-online",
    ]);
    const { state: after, events } = play(asking, [take("superlaser-online")]);
    expect(side(after, "imperial").assigned).toMatchObject([{ known: "project" }]);
    expect(cards(after.projectDeck).filter((id) => id === "superlaser-online")).toHaveLength(2);
    expect(eventsOf(events, "deck-shuffled")).toMatchObject([{ deck: "project" }]);
  });
});

describe("Public Support", () => {
  it("Public Support puts Janus Greejatus in a system without Rebel ground units and gains 3 Stormtroopers, which he does not prevent from moving", () => {
    const state = assigning("imperial", "public-support", {
      leaders: { "janus-greejatus": "pool" },
      systems: {
        kessel: { loyalty: "imperial", sabotaged: true },
        rodia: { loyalty: "imperial", units: { "rebel-trooper": 1 } },
      },
    });
    const { state: asking } = play(state, [use("public-support", "janus-greejatus")]);
    expect(legal(asking)).toEqual(["choose-system coruscant", "choose-system kessel"]);
    const { state: after, events } = play(asking, [at("kessel")]);
    expect(units(after, "kessel")).toEqual({ stormtrooper: 3 });
    expect(eventsOf(events, "modifier-started")).toMatchObject([
      { kind: "leader-does-not-pin", system: "kessel", leader: "janus-greejatus" },
    ]);
  });

  it("[reb.move.leader-pin] Janus Greejatus lets units leave only the system of Public Support, and only while no other Imperial leader is there", () => {
    const fleet = { loyalty: "imperial", units: { "assault-carrier": 1 } } as const;
    const sources = (leaders: Scenario["leaders"] = {}): readonly string[] => {
      const state = scenario({
        active: "imperial",
        systems: { kessel: fleet, saleucami: fleet },
        leaders: { "janus-greejatus": "kessel", ...leaders },
        modifiers: [
          {
            effect: { kind: "leader-does-not-pin" },
            card: "public-support",
            until: "end-of-round",
            system: "kessel",
            leader: "janus-greejatus",
          },
        ],
      });
      const { state: moving } = play(state, [{ type: "activate", subject: "darth-vader", system: "toydaria" }]);
      return legal(moving).filter((key) => key.startsWith("move"));
    };
    const kessel = "move kessel assault-carrier";
    const saleucami = "move saleucami assault-carrier";
    expect(sources()).toEqual([kessel, saleucami]);
    expect(sources({ "general-tagge": "kessel" })).toEqual([saleucami]);
    expect(sources({ "janus-greejatus": "saleucami" })).toEqual([kessel]);
  });

  it("[reb.sabotage.gain-unaffected] A sabotage marker does not stop the gain of Public Support", () => {
    const state = assigning("imperial", "public-support", {
      leaders: { "janus-greejatus": "pool" },
      systems: { kessel: { loyalty: "imperial", sabotaged: true } },
    });
    const { state: after } = play(state, [use("public-support", "janus-greejatus"), at("kessel")]);
    expect(units(after, "kessel")).toEqual({ stormtrooper: 3 });
  });
});

describe("Scouting Mission", () => {
  const spec: Scenario = {
    leaders: { "soontir-fel": "pool", "darth-vader": "mandalore" },
    systems: {
      mandalore: { loyalty: "imperial", units: { "tie-fighter": 4 } },
      mygeeto: { loyalty: "imperial", units: { "tie-fighter": 3 } },
      rodia: { loyalty: "imperial", units: { "tie-fighter": 3, "star-destroyer": 1 } },
      naboo: { units: { "x-wing": 1 } },
    },
  };

  it("Scouting Mission puts Soontir Fel in any system; up to 4 TIE Fighters join him at any distance without transport, and fight", () => {
    const state = assigning("imperial", "scouting-mission", spec);
    const { state: asking } = play(state, [use("scouting-mission", "soontir-fel"), at("naboo")]);
    expect(legal(asking)).toEqual(["move mygeeto tie-fighter", "move rodia tie-fighter", "done"]);
    refused(asking, move("tie-fighter", "mandalore"), "reb.move.leader-pin");
    const line = [...Array.from({ length: 3 }, () => move("tie-fighter", "mygeeto")), move("tie-fighter", "rodia")];
    const { state: after, events } = play(asking, line);
    expect(units(after, "naboo")).toEqual({ "tie-fighter": 4, "x-wing": 1 });
    expect(eventsOf(events, "combat-started")).toMatchObject([{ initiator: "imperial" }]);
  });

  it("Scouting Mission starts no combat in a system without Rebel ships", () => {
    const state = assigning("imperial", "scouting-mission", spec);
    const { events } = play(state, [
      use("scouting-mission", "soontir-fel"),
      at("ilum"),
      move("tie-fighter", "rodia"),
      DONE,
    ]);
    expect(eventsOf(events, "combat-started")).toEqual([]);
  });
});

describe("It Is Your Destiny", () => {
  const spec: Scenario = {
    systems: { kessel: { units: { stormtrooper: 1 } } },
    leaders: { "mon-mothma": { at: "kessel", ring: "captured" }, "darth-vader": "kessel" },
    imperial: { actions: ["it-is-your-destiny"] },
  };
  const wins = ["hit", "hit", "hit", "hit", "blank", "blank", "blank"];

  it("[reb.faq.it-is-your-destiny-timing] It Is Your Destiny captures an assigned leader after the Rebels have chosen who accompanies the rescued leader", () => {
    const state = rebelMission("daring-rescue", ["princess-leia", "jan-dodonna"], spec);
    const { state: asking } = reveal(
      state,
      at("kessel"),
      [
        { type: "choose-leader", subject: "jan-dodonna" },
        { type: "choose-leader", subject: "princess-leia" },
      ],
      wins.slice(0, 4),
    );
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "action-card" });
    const { state: which } = play(asking, [use("it-is-your-destiny", "darth-vader")]);
    expect(legal(which)).toEqual(["choose-leader jan-dodonna", "choose-leader princess-leia"]);
    const { state: after } = play(which, [{ type: "choose-leader", subject: "princess-leia" }]);
    expect([ringOf(after, "princess-leia"), spot(after, "princess-leia")]).toEqual(["captured", "kessel"]);
    expect(spot(after, "jan-dodonna")).toBe("rebel-base");
  });

  it("[reb.faq.it-is-your-destiny-indirect] It Is Your Destiny captures a leader even if the mission removed the last Imperial unit; the leader is then rescued at once", () => {
    const state = rebelMission("hit-and-run", ["princess-leia", "general-rieekan"], spec);
    const { state: asking } = reveal(
      state,
      at("kessel"),
      [{ type: "destroy", subject: "stormtrooper", at: "kessel" }],
      ["hit", "hit", "blank", "blank", "blank"],
    );
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "action-card" });
    const { state: after, events } = play(asking, [
      use("it-is-your-destiny", "darth-vader"),
      { type: "choose-leader", subject: "general-rieekan" },
    ]);
    expect(eventsOf(events, "leader-captured")).toMatchObject([{ leader: "general-rieekan" }]);
    expect(spot(after, "general-rieekan")).toBe("rebel-base");
  });

  it("Noble Sacrifice can be used after a capture by It Is Your Destiny, before the captured leader is rescued", () => {
    const state = rebelMission("hit-and-run", ["obi-wan-kenobi", "chewbacca"], {
      ...spec,
      leaders: { ...spec.leaders, "obi-wan-kenobi": "mission", chewbacca: "mission" },
      rebel: { actions: ["noble-sacrifice"] },
    });
    const draws = ["hit", "hit", "hit", "blank", "blank", "blank"];
    const start = reveal(state, at("kessel"), [], draws).state;
    const { state: destiny } = play(start, [{ type: "destroy", subject: "stormtrooper", at: "kessel" }]);
    const { state: captured } = play(destiny, [
      use("it-is-your-destiny", "darth-vader"),
      { type: "choose-leader", subject: "obi-wan-kenobi" },
    ]);
    expect(ringOf(captured, "obi-wan-kenobi")).toBe("captured");
    expect(legal(captured)).toEqual(["use-action noble-sacrifice obi-wan-kenobi", "pass"]);
    const { state: gone } = play(captured, [use("noble-sacrifice", "obi-wan-kenobi")]);
    expect(spot(gone, "obi-wan-kenobi")).toBe("eliminated");
    expect(spot(play(captured, [PASS]).state, "obi-wan-kenobi")).toBe("rebel-base");
  });

  it("[reb.faq.it-is-your-destiny-rebels-only] It Is Your Destiny cannot be used after Homing Beacon, because it captures no Imperial leader", () => {
    const state = scenario({
      ...spec,
      active: "imperial",
      base: { system: "hoth" },
      rebel: { passed: true },
      leaders: { ...spec.leaders, "colonel-yularen": "mission" },
      imperial: {
        actions: ["it-is-your-destiny"],
        assigned: [{ card: "homing-beacon", leaders: ["colonel-yularen"] }],
      },
    });
    const { state: beacon } = play(state, [{ type: "reveal", subject: 0 }, PASS], { draws: ["hit", "hit", "hit"] });
    const { state: after } = play(beacon, [at("endor")]);
    expect(asked(after).kind).not.toBe("action-card");
  });
});
