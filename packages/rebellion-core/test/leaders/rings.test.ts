import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, legal, line, only, PASS, refused, ringOf, spot, told } from "../missions/table.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };
const NABOO: Action = { type: "choose-system", subject: "naboo" };

function ring(id: string): Action {
  return { type: "use-ring", subject: id };
}

function die(color: "red" | "black", face: string): Action {
  return { type: "pick-die", subject: color, face };
}

function rebel(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  return scenario({ config: { rulings: "faq" }, ...spec, rebel: { ...spec.rebel, assigned: [{ card, leaders }] } });
}

function imperial(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  return scenario({
    config: { rulings: "faq" },
    active: "imperial",
    ...spec,
    rebel: { passed: true },
    imperial: { assigned: [{ card, leaders }] },
  });
}

function result(events: readonly Event[]): readonly [string, readonly number[] | null] {
  const [ended] = only(events, "mission-ended");
  return [ended?.result ?? "none", ended?.successes ?? null];
}

describe("Master Yoda", () => {
  const YODA = { "princess-leia": { at: "mission", ring: "master-yoda" } } as const;

  it("[reb.faq.ring-results-first] [reb.dice.reroll-any-times] Master Yoda rerolls one own die after all dice are rolled, once per game round", () => {
    const leaders = { ...YODA, "darth-vader": "naboo" };
    const start = rebel("sabotage", ["princess-leia", "general-rieekan"], { leaders });
    const rolled = line(start, [REVEAL, NABOO, PASS], ["blank", "hit", "hit", "hit", "blank"]);
    expect(asked(rolled)).toBe("rebel: ring");
    expect(legal(rolled)).toEqual(["use-ring master-yoda", "pass"]);
    refused(rolled, ring("r2-d2"), "reb.faq.ring-results-first");
    refused(rolled, die("red", "hit"), "reb.faq.ring-results-first");
    const picking = line(rolled, [ring("master-yoda")]);
    expect(asked(picking)).toBe("rebel: reroll-die");
    expect(legal(picking)).toEqual(["pick-die red hit", "pick-die red blank"]);
    refused(picking, die("black", "hit"), "reb.faq.ring-results-first");
    const { state, events } = told(picking, [die("red", "blank")], [{ label: "mission:red", answer: "special" }]);
    expect(only(events, "die-changed")).toMatchObject([
      {
        from: { face: "blank" },
        to: { face: "special" },
        how: "reroll",
        faction: "rebel",
        rule: "reb.dice.reroll-any-times",
      },
    ]);
    expect(result(events)).toEqual(["success", [3, 2]]);
    expect(state.rerollUsed).toBe(true);
    expect(ringOf(state, "princess-leia")).toBe("master-yoda");
    const used = rebel("sabotage", ["princess-leia", "general-rieekan"], { leaders, rerollUsed: true });
    expect(asked(line(used, [REVEAL, NABOO, PASS], ["blank", "hit", "hit", "hit", "blank"]))).toBe("imperial: turn");
  });

  it("Master Yoda can be used again in the next game round", () => {
    const start = scenario({ phase: "refresh", stage: "end", rerollUsed: true });
    expect([start.round, start.rerollUsed]).toEqual([3, false]);
  });

  it("Master Yoda's reroll is optional, and its bearer must be in the mission's system", () => {
    const leaders = { ...YODA, "darth-vader": "naboo" };
    const start = rebel("sabotage", ["princess-leia"], { leaders });
    const { events } = told(start, [REVEAL, NABOO, PASS, PASS], ["blank", "hit", "hit", "blank"]);
    expect(result(events)).toEqual(["failure", [0, 2]]);
    const away = rebel("sabotage", ["general-rieekan"], {
      leaders: { "princess-leia": { at: "hoth", ring: "master-yoda" }, "darth-vader": "naboo" },
    });
    expect(asked(line(away, [REVEAL, NABOO, PASS], ["blank", "hit", "hit", "blank"]))).toBe("imperial: turn");
  });

  it("Master Yoda can also reroll a die against an Imperial mission", () => {
    const start = imperial("capture-rebel-operative", ["darth-vader"], {
      systems: { naboo: { units: { stormtrooper: 1 } } },
      leaders: { "princess-leia": { at: "naboo", ring: "master-yoda" } },
    });
    const { events } = told(
      start,
      [REVEAL, PASS, ring("master-yoda")],
      ["hit", "blank", "blank", "blank", "direct-hit"],
    );
    expect(result(events)).toEqual(["failure", [1, 1]]);
  });
});

describe("R2-D2", () => {
  it("[reb.faq.ring-results-first] [reb.ring.removed] R2-D2 turns one Imperial die to its blank side and is removed", () => {
    const leaders = { "princess-leia": { at: "mission", ring: "r2-d2" }, "darth-vader": "naboo" } as const;
    const start = rebel("sabotage", ["princess-leia", "general-rieekan"], { leaders });
    const rolled = line(start, [REVEAL, NABOO, PASS], ["hit", "blank", "special", "blank", "blank"]);
    expect(legal(rolled)).toEqual(["use-ring r2-d2", "pass"]);
    const { state, events } = told(rolled, [ring("r2-d2")]);
    expect(only(events, "ring-used")).toMatchObject([{ ring: "r2-d2", leader: "princess-leia" }]);
    expect(only(events, "ring-removed")).toMatchObject([{ ring: "r2-d2", rule: "reb.ring.removed" }]);
    const rule = "reb.faq.ring-results-first";
    expect(only(events, "die-changed")).toMatchObject([
      { faction: "imperial", how: "blank", to: { face: "blank" }, rule },
    ]);
    expect(result(events)).toEqual(["success", [1, 0]]);
    expect(ringOf(state, "princess-leia")).toBeNull();
  });

  it("[reb.faq.simultaneous-own-order] The Rebels decide whether to use R2-D2 or Master Yoda first, and R2-D2 cannot choose a blank die", () => {
    const leaders = {
      "princess-leia": { at: "mission", ring: "r2-d2" },
      "general-rieekan": { at: "mission", ring: "master-yoda" },
      "darth-vader": "naboo",
    } as const;
    const start = rebel("sabotage", ["princess-leia", "general-rieekan"], { leaders });
    const rolled = line(start, [REVEAL, NABOO, PASS], ["blank", "blank", "special", "hit", "blank"]);
    expect(legal(rolled)).toEqual(["use-ring master-yoda", "use-ring r2-d2", "pass"]);
    const blanked = line(rolled, [ring("r2-d2")]);
    expect(legal(blanked)).toEqual(["pick-die red hit", "pick-die red special"]);
    const { events } = told(
      blanked,
      [die("red", "special"), ring("master-yoda")],
      [{ label: "mission:red", answer: "special" }],
    );
    expect(result(events)).toEqual(["success", [2, 1]]);
  });
});

describe("rings in a team", () => {
  it("In a team the player who controls a ring's bearer decides about the ring, and the Admiral is asked first", () => {
    const start = imperial("capture-rebel-operative", ["darth-vader"], {
      config: { players: 4, rulings: "faq" },
      active: "imperial-general",
      systems: { naboo: { units: { stormtrooper: 1 } } },
      leaders: {
        "han-solo": { at: "naboo", ring: "r2-d2" },
        "princess-leia": { at: "naboo", ring: "master-yoda" },
      },
    });
    const chosen = line(
      start,
      [REVEAL, { type: "choose-leader", subject: "princess-leia" }, PASS, PASS],
      [...["hit", "blank", "blank"], ...["blank", "blank", "hit"]],
    );
    expect([asked(chosen), legal(chosen)]).toEqual(["rebel-admiral: ring", ["use-ring r2-d2", "pass"]]);
    const general = line(chosen, [PASS]);
    expect([asked(general), legal(general)]).toEqual(["rebel-general: ring", ["use-ring master-yoda", "pass"]]);
  });
});

describe("C-3PO", () => {
  const LEADERS = { "mon-mothma": { at: "mission", ring: "c-3po" }, "emperor-palpatine": "naboo" } as const;
  const FAILS = ["blank", "blank", "blank", "blank", "hit", "hit", "hit"];

  it("[reb.ring.place] C-3PO turns a failed diplomacy mission in his system into a success, once", () => {
    const start = rebel("build-alliance", ["mon-mothma"], { leaders: LEADERS });
    const failed = line(start, [REVEAL, NABOO, PASS], FAILS.slice(1));
    expect(asked(failed)).toBe("rebel: ring");
    expect(legal(failed)).toEqual(["use-ring c-3po", "pass"]);
    refused(failed, ring("r2-d2"), "reb.ring.place");
    const { state, events } = told(failed, [ring("c-3po")]);
    expect(result(events)).toEqual(["success", [0, 3]]);
    expect(only(events, "loyalty-changed")).toMatchObject([{ system: "naboo", to: "rebel" }]);
    expect(ringOf(state, "mon-mothma")).toBeNull();
    const kept = told(failed, [PASS]);
    expect(result(kept.events)).toEqual(["failure", [0, 3]]);
    expect(ringOf(kept.state, "mon-mothma")).toBe("c-3po");
  });

  it("C-3PO cannot be used for other skills, after a success, or in another system", () => {
    const leaders = { ...LEADERS, "mon-mothma": { at: "naboo", ring: "c-3po" } } as const;
    const intel = rebel("sabotage", ["princess-leia"], { leaders: { ...leaders, "darth-vader": "naboo" } });
    expect(asked(line(intel, [REVEAL, NABOO, PASS], ["blank", "hit", "hit", "hit"]))).toBe("imperial: turn");
    const away = rebel("build-alliance", ["princess-leia"], {
      leaders: { "mon-mothma": { at: "hoth", ring: "c-3po" }, "emperor-palpatine": "naboo" },
    });
    expect(asked(line(away, [REVEAL, NABOO, PASS], ["blank", "blank", "hit", "hit", "hit"]))).toBe("imperial: turn");
  });

  it("[reb.faq.ring-is-not-an-action-card] C-3PO can be used in a system where Boba Fett? Where? forbids action cards", () => {
    const start = imperial("capture-rebel-operative", ["darth-vader"], {
      systems: { naboo: { units: { stormtrooper: 1 } } },
      leaders: { "princess-leia": { at: "naboo", ring: "r2-d2" }, "boba-fett": "naboo" },
      modifiers: [
        {
          effect: { kind: "quarantine", faction: "rebel" },
          card: "boba-fett-where",
          until: "end-of-command-phase",
          system: "naboo",
        },
      ],
    });
    const rolled = line(start, [REVEAL, PASS], ["hit", ...["blank", "blank", "blank", "blank", "blank"], "blank"]);
    expect(legal(rolled)).toEqual(["use-ring r2-d2", "pass"]);
  });
});

describe("the Millennium Falcon", () => {
  const HELD = { naboo: { units: { stormtrooper: 1 } } };
  const LEADERS = {
    "han-solo": { at: "naboo", ring: "millennium-falcon" },
    "luke-skywalker": { at: "naboo", ring: "captured" },
  } as const;

  it("[reb.faq.falcon-rescue-after-steps] [reb.faq.falcon-companions] [reb.ring.removed] The Millennium Falcon frees a captured leader after all steps of a success, and assigned leaders may go along", () => {
    const start = rebel("sabotage", ["princess-leia"], { systems: HELD, leaders: LEADERS });
    const done = told(start, [REVEAL, NABOO, PASS]);
    expect(asked(done.state)).toBe("rebel: ring");
    expect(legal(done.state)).toEqual(["use-ring millennium-falcon", "pass"]);
    expect(only(done.events, "mission-returned")).toHaveLength(1);
    refused(done.state, ring("c-3po"), "reb.faq.falcon-rescue-after-steps");
    const freed = told(done.state, [ring("millennium-falcon")]);
    expect(only(freed.events, "leader-rescued")).toMatchObject([
      { leader: "luke-skywalker", to: "rebel-base", rule: "reb.faq.falcon-rescue-after-steps" },
    ]);
    expect(ringOf(freed.state, "han-solo")).toBeNull();
    expect(asked(freed.state)).toBe("rebel: companions");
    expect(legal(freed.state)).toEqual(["choose-leader princess-leia", "done"]);
    refused(freed.state, { type: "choose-leader", subject: "han-solo" }, "reb.rescue.others-stay");
    const gone = line(freed.state, [{ type: "choose-leader", subject: "princess-leia" }]);
    expect([spot(gone, "princess-leia"), spot(gone, "han-solo")]).toEqual(["rebel-base", "naboo"]);
  });

  it("[reb.faq.only-attempted-can-succeed] The Millennium Falcon frees no leader after a failed or a resolved mission", () => {
    const failing = rebel("sabotage", ["princess-leia"], {
      systems: HELD,
      leaders: { ...LEADERS, "darth-vader": "naboo" },
    });
    const draws = ["blank", "blank", "blank", "hit", "blank", "blank"];
    expect(asked(line(failing, [REVEAL, NABOO, PASS], draws))).toBe("imperial: turn");
    const false_ = rebel("plant-false-lead", ["general-rieekan"], { systems: HELD, leaders: LEADERS });
    expect(asked(line(false_, [REVEAL]))).not.toBe("rebel: ring");
  });

  it("The Millennium Falcon frees one of several captured leaders of the Rebels' choice", () => {
    const leaders = { ...LEADERS, "jan-dodonna": { at: "naboo", ring: "carbonite" } } as const;
    const start = rebel("sabotage", ["princess-leia"], { systems: HELD, leaders });
    const picking = line(start, [REVEAL, NABOO, PASS, ring("millennium-falcon")]);
    expect(asked(picking)).toBe("rebel: captive");
    expect(legal(picking)).toEqual(["choose-leader jan-dodonna", "choose-leader luke-skywalker"]);
    refused(picking, { type: "choose-leader", subject: "han-solo" }, "reb.faq.falcon-rescue-after-steps");
    const { events } = told(picking, [{ type: "choose-leader", subject: "jan-dodonna" }]);
    expect(only(events, "leader-rescued")).toMatchObject([{ leader: "jan-dodonna" }]);
  });

  it("[reb.faq.falcon-before-combat] The Millennium Falcon is used before a combat that the mission causes", () => {
    const systems = { naboo: { units: { stormtrooper: 1 }, subjugated: true } };
    const start = rebel("incite-rebellion", ["princess-leia"], { systems, leaders: LEADERS });
    const done = told(start, [REVEAL, PASS]);
    expect(asked(done.state)).toBe("rebel: ring");
    expect(only(done.events, "combat-started")).toEqual([]);
    const { events } = told(done.state, [ring("millennium-falcon"), { type: "done" }]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf("leader-rescued")).toBeGreaterThanOrEqual(0);
    expect(types.indexOf("combat-started")).toBeGreaterThan(types.indexOf("leader-rescued"));
  });
});
