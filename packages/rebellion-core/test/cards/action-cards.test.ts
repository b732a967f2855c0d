import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, ids, legal, line, offers, only, PASS, refused, spot, told } from "../missions/table.ts";
import { at, FAQ, imperial, REVEAL, rebel, result, TROOPER, use } from "./action-card-table.ts";

describe("using an action card", () => {
  it("[reb.action.use-procedure] [reb.action.once-per-game] [reb.action.optional] A used action card is turned up, carried out and removed from the game", () => {
    const start = rebel("sabotage", ["princess-leia"], {
      leaders: { "luke-skywalker": "naboo" },
      rebel: { actions: ["son-of-skywalker"] },
    });
    const asking = line(start, [REVEAL, at("naboo"), PASS]);
    expect(asked(asking)).toBe("rebel: action-card");
    const { state, events } = told(asking, [use("son-of-skywalker", "luke-skywalker")]);
    expect(only(events, "action-used")).toEqual([
      {
        type: "action-used",
        faction: "rebel",
        card: "son-of-skywalker",
        leader: "luke-skywalker",
        rule: "reb.action.use-procedure",
        cause: "son-of-skywalker",
      },
    ]);
    expect([cards(state.sides[0].actions[0]), ids(state.sides[0].actionsUsed)]).toEqual([[], ["son-of-skywalker"]]);
    const kept = line(asking, [PASS]);
    expect(cards(kept.sides[0].actions[0])).toEqual(["son-of-skywalker"]);
  });

  it("[reb.action.bold-timing] [reb.action.timing-special] An action card can be used only at the moment that it names", () => {
    const start = rebel("sabotage", ["princess-leia"], {
      leaders: { "luke-skywalker": "naboo", "admiral-ackbar": "naboo" },
      rebel: { actions: ["son-of-skywalker", "its-a-trap"] },
    });
    const asking = line(start, [REVEAL, at("naboo"), PASS]);
    refused(asking, use("its-a-trap", "admiral-ackbar"), "reb.action.bold-timing");
    refused(asking, use("one-in-a-million", "luke-skywalker"), "reb.action.use-procedure");
    refused(asking, use("it-is-your-destiny", "darth-vader"), "reb.action.use-procedure");
    refused(asking, use("son-of-skywalker", "princess-leia"), "reb.action.leader-must-be-present");
    refused(asking, DONE, "reb.action.timing-special");
  });

  it("[reb.faq.only-attempted-can-succeed] An action card used after a successful mission cannot be used after a mission that was resolved without an attempt", () => {
    const start = rebel("plant-false-lead", ["general-rieekan"], {
      systems: TROOPER,
      leaders: { "luke-skywalker": "naboo" },
      rebel: { actions: ["son-of-skywalker"] },
    });
    expect(asked(line(start, [REVEAL]))).toBe("imperial: turn");
  });

  it("[reb.action.leader-must-be-present] An action card of missions can be used only if a leader shown on it is in the mission's system", () => {
    const away = rebel("sabotage", ["princess-leia"], {
      leaders: { "luke-skywalker": "hoth" },
      rebel: { actions: ["son-of-skywalker"] },
    });
    expect(asked(line(away, [REVEAL, at("naboo"), PASS]))).toBe("imperial: turn");
  });

  it("[reb.faq.captured-no-action-cards] Captured and lured leaders cannot be used for action cards under the errata", () => {
    const hand: Scenario = { rebel: { actions: ["wookiee-guardian"] } };
    const there: Scenario = { ...hand, leaders: { chewbacca: { at: "naboo", ring: "captured" } } };
    const faq = imperial("interrogation", ["darth-vader"], there);
    expect(
      asked(
        line(
          faq,
          [REVEAL, PASS],
          Array.from({ length: 6 }, () => "blank"),
        ),
      ),
    ).not.toBe("rebel: action-card");
    const book = imperial("interrogation", ["darth-vader"], { ...there, config: { rulings: "book" } });
    const state = line(book, [REVEAL, PASS]);
    expect(legal(state)).toEqual(["use-action wookiee-guardian chewbacca", "pass"]);
    const lured: Scenario = {
      rebel: { actions: ["son-of-skywalker"] },
      leaders: { "luke-skywalker": { at: "naboo", ring: "lure-of-the-dark-side" } },
    };
    const rolls = ["hit", "blank"];
    expect(asked(line(rebel("sabotage", ["princess-leia"], lured), [REVEAL, at("naboo"), PASS], rolls))).toBe(
      "imperial: turn",
    );
    const printed = rebel("sabotage", ["princess-leia"], { ...lured, config: { rulings: "book" } });
    const won = line(printed, [REVEAL, at("naboo"), PASS, PASS], rolls);
    expect(legal(won)).toEqual(["use-action son-of-skywalker luke-skywalker", "pass"]);
  });

  it("[reb.faq.captured-no-action-cards] [reb.mission.captured-not-participating] The refusal of a captured leader's action card names the rule that forbids it", () => {
    const both = { "obi-wan-kenobi": "hoth", chewbacca: { at: "naboo", ring: "captured" } } as const;
    const hand = ["undercover", "wookiee-guardian"];
    const against = (rulings: "book" | "faq", leaders: Scenario["leaders"]): State =>
      line(
        imperial("capture-rebel-operative", ["darth-vader"], {
          config: { rulings },
          systems: { naboo: { units: { stormtrooper: 1 } } },
          leaders: { ...leaders, "princess-leia": "naboo" },
          rebel: { actions: hand },
        }),
        [REVEAL, PASS],
      );
    const faq = against("faq", both);
    expect(asked(faq)).toBe("rebel: action-card");
    refused(faq, use("wookiee-guardian", "chewbacca"), "reb.faq.captured-no-action-cards");
    const book = against("book", both);
    refused(book, use("wookiee-guardian", "chewbacca"), "reb.mission.captured-not-participating");
    const away = against("faq", { ...both, chewbacca: "hoth" });
    refused(away, use("wookiee-guardian", "chewbacca"), "reb.action.leader-must-be-present");
    refused(faq, use("wookiee-guardian", "obi-wan-kenobi"), "reb.action.leader-must-be-present");
    const lured = { "obi-wan-kenobi": "hoth", chewbacca: { at: "naboo", ring: "lure-of-the-dark-side" } } as const;
    refused(against("faq", lured), use("wookiee-guardian", "chewbacca"), "reb.faq.captured-no-action-cards");
  });

  it("[reb.mission.captured-not-participating] Under the book rulings a captured leader takes no part in other missions, so the leader's action cards cannot be used there", () => {
    const start = imperial("capture-rebel-operative", ["darth-vader"], {
      config: { rulings: "book" },
      leaders: { chewbacca: { at: "naboo", ring: "captured" }, "princess-leia": "naboo" },
      rebel: { actions: ["wookiee-guardian"] },
    });
    const blanks = ["blank", "blank", "blank", "blank"];
    expect(asked(line(start, [REVEAL, PASS], blanks))).not.toBe("rebel: action-card");
  });
});

describe("whether anybody is asked", () => {
  const LUKE = { "luke-skywalker": "naboo" };

  it("A player who may hold an action card according to public knowledge is asked, even if passing is the only legal action", () => {
    const other = rebel("sabotage", ["princess-leia"], { leaders: LUKE, rebel: { actions: ["its-a-trap"] } });
    const asking = line(other, [REVEAL, at("naboo"), PASS]);
    expect([asked(asking), legal(asking)]).toEqual(["rebel: action-card", ["pass"]]);
  });

  it("A player is not asked for action cards who holds none, none with the right back, or whose card for the moment has been used", () => {
    const moves = [REVEAL, at("naboo"), PASS];
    const none = rebel("sabotage", ["princess-leia"], { leaders: LUKE });
    expect(asked(line(none, moves))).toBe("imperial: turn");
    const starting = rebel("sabotage", ["princess-leia"], { leaders: LUKE, rebel: { actions: ["rebel-planning"] } });
    expect(asked(line(starting, moves))).toBe("imperial: turn");
    const used = rebel("sabotage", ["princess-leia"], {
      leaders: LUKE,
      rebel: { actions: ["its-a-trap"], actionsUsed: ["son-of-skywalker"] },
    });
    expect(asked(line(used, moves))).toBe("imperial: turn");
  });
});

describe("cards before a reveal", () => {
  it("Blindside is used before the mission is turned up: the assigned leaders must be shown, and no leader is sent against it", () => {
    const start = imperial("capture-rebel-operative", ["boba-fett"], {
      leaders: { "princess-leia": "naboo", "boba-fett": "mission" },
      imperial: { actions: ["blindside"] },
    });
    const asking = told(start, [REVEAL]);
    expect(asked(asking.state)).toBe("imperial: action-card");
    expect(only(asking.events, "mission-revealed")).toEqual([]);
    expect(legal(asking.state)).toEqual(["use-action blindside boba-fett", "pass"]);
    const used = told(asking.state, [use("blindside", "boba-fett")], ["blank", "blank", "blank", "blank"]);
    const types = used.events.map(({ type }) => type);
    expect(types.indexOf("action-used")).toBeLessThan(types.indexOf("mission-revealed"));
    expect(asked(used.state)).toBe("imperial: turn");
    expect(used.state.modifiers).toEqual([]);
    expect(asked(line(asking.state, [PASS]))).toBe("rebel: oppose");
    const vader = imperial("capture-rebel-operative", ["darth-vader"], {
      leaders: { "princess-leia": "naboo", "boba-fett": "pool" },
      imperial: { actions: ["blindside"] },
    });
    expect(asked(line(vader, [REVEAL]))).toBe("rebel: oppose");
  });

  it("Misdirection prevents sending leaders against missions of the chosen leader; leaders already in the system still oppose", () => {
    const modifiers = (leader: string): NonNullable<Scenario["modifiers"]> => [
      {
        effect: { kind: "no-opposition-from-pool", faction: "imperial", missionsOf: "chosen-leader" },
        card: "misdirection",
        until: "end-of-round",
        leader,
      },
    ];
    const leaders = { "general-tagge": "naboo" };
    const barred = rebel("sabotage", ["princess-leia"], { leaders, modifiers: modifiers("princess-leia") });
    const { state, events } = told(barred, [REVEAL, at("naboo")], ["hit", "blank"]);
    expect(only(events, "dice-rolled")).toHaveLength(2);
    expect(asked(state)).toBe("imperial: turn");
    const other = rebel("sabotage", ["princess-leia"], { leaders, modifiers: modifiers("general-rieekan") });
    expect(asked(line(other, [REVEAL, at("naboo")]))).toBe("imperial: oppose");
    const theirs = imperial("rule-by-fear", ["darth-vader"], { modifiers: modifiers("darth-vader") });
    expect(asked(line(theirs, [REVEAL]))).toBe("rebel: oppose");
  });
});

describe("cards before a roll", () => {
  it("[reb.action.leader-moving-exception] Undercover brings in a leader from another system, who then opposes the mission", () => {
    const start = imperial("rule-by-fear", ["darth-vader"], {
      leaders: { "lando-calrissian": "hoth", "obi-wan-kenobi": "pool" },
      rebel: { actions: ["undercover"] },
    });
    const asking = line(start, [REVEAL, PASS]);
    expect(asked(asking)).toBe("rebel: action-card");
    expect(legal(asking)).toEqual(["use-action undercover lando-calrissian", "pass"]);
    const { state, events } = told(asking, [use("undercover", "lando-calrissian")], ["blank", "hit", "hit"]);
    expect(spot(state, "lando-calrissian")).toBe("naboo");
    expect(result(events)).toEqual(["failure", [1, 1]]);
    const unopposed = told(asking, [PASS]);
    expect(result(unopposed.events)).toEqual(["success", null]);
  });

  it("[reb.base.space-not-a-system] Undercover cannot bring a captured leader, a leader at the Rebel Base space or a leader on a mission", () => {
    const start = imperial("rule-by-fear", ["darth-vader"], {
      systems: { naboo: { units: { stormtrooper: 1 } }, hoth: { units: { stormtrooper: 1 } } },
      leaders: { "lando-calrissian": "rebel-base", "obi-wan-kenobi": { at: "hoth", ring: "captured" } },
      rebel: { actions: ["undercover"] },
    });
    expect(asked(line(start, [REVEAL, PASS]))).toBe("imperial: turn");
  });

  it("[reb.faq.boba-fett-where-undercover] Undercover cannot bring a leader into the system of Boba Fett? Where?, but may bring a leader out of it", () => {
    const modifiers = (system: string): NonNullable<Scenario["modifiers"]> => [
      {
        effect: { kind: "quarantine", faction: "rebel" },
        card: "boba-fett-where",
        until: "end-of-command-phase",
        system,
      },
    ];
    const spec: Scenario = { leaders: { "lando-calrissian": "hoth" }, rebel: { actions: ["undercover"] } };
    const into = imperial("rule-by-fear", ["darth-vader"], { ...spec, modifiers: modifiers("naboo") });
    expect(asked(line(into, [REVEAL, PASS]))).toBe("imperial: turn");
    const out = imperial("rule-by-fear", ["darth-vader"], { ...spec, modifiers: modifiers("hoth") });
    expect(asked(line(out, [REVEAL, PASS]))).toBe("rebel: action-card");
  });

  it("Wookiee Guardian makes a special operations mission in Chewbacca's system fail without a roll", () => {
    const spec: Scenario = { leaders: { chewbacca: "naboo" }, rebel: { actions: ["wookiee-guardian"] } };
    const start = imperial("capture-rebel-operative", ["darth-vader"], spec);
    const asking = line(start, [REVEAL, PASS]);
    expect(legal(asking)).toEqual(["use-action wookiee-guardian chewbacca", "pass"]);
    const { events } = told(asking, [use("wookiee-guardian", "chewbacca")]);
    expect(result(events)).toEqual(["failure", null]);
    expect(only(events, "dice-rolled")).toEqual([]);
    const other = imperial("rule-by-fear", ["darth-vader"], spec);
    expect(asked(line(other, [REVEAL, PASS], ["hit", "hit"]))).toBe("imperial: turn");
  });
});

describe("Boba Fett? Where?", () => {
  const QUARANTINE: NonNullable<Scenario["modifiers"]> = [
    {
      effect: { kind: "quarantine", faction: "rebel" },
      card: "boba-fett-where",
      until: "end-of-command-phase",
      system: "naboo",
    },
  ];

  it("The Rebels cannot attempt missions in the system of Boba Fett? Where?, but may resolve them", () => {
    const start = line(rebel("sabotage", ["princess-leia"], { modifiers: QUARANTINE }), [REVEAL]);
    expect(legal(start)).not.toContain("choose-system naboo");
    refused(start, at("naboo"), "reb.mission.step2-choose-system");
    const fleet = rebel("hidden-fleet", ["general-rieekan"], { modifiers: QUARANTINE });
    expect(legal(line(fleet, [REVEAL]))).toContain("choose-system naboo");
    const infiltration = rebel("infiltration", ["princess-leia"], { modifiers: QUARANTINE, systems: TROOPER });
    expect(offers(infiltration, "reveal")).toEqual([]);
  });

  it("A combat in the Assignment Phase is resolved before Boba Fett? Where? takes effect", () => {
    const spec: Scenario = {
      config: FAQ,
      active: "imperial",
      systems: { naboo: { units: { "star-destroyer": 1, "x-wing": 1 } } },
      leaders: { "admiral-ackbar": "naboo", "boba-fett": "naboo" },
      rebel: { actions: ["its-a-trap"] },
      modifiers: QUARANTINE,
      combat: { system: "naboo", stage: "cards-second", initiator: "imperial" },
    };
    expect(asked(scenario({ ...spec, phase: "assignment" }))).toBe("rebel: action-card");
    expect(asked(scenario({ ...spec, phase: "command" }))).not.toBe("rebel: action-card");
  });

  it("[reb.golden.cannot-is-absolute] The Rebels cannot use action cards in the system of Boba Fett? Where?", () => {
    const start = imperial("capture-rebel-operative", ["darth-vader"], {
      leaders: { chewbacca: "naboo" },
      rebel: { actions: ["wookiee-guardian"] },
      modifiers: QUARANTINE,
    });
    expect(
      asked(
        line(
          start,
          [REVEAL, PASS],
          Array.from({ length: 6 }, () => "blank"),
        ),
      ),
    ).toBe("imperial: turn");
  });
});
