import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { asked, DONE, ENGINE, eventsOf, legal, PASS, place, refused, spot, systems, units } from "../looks.ts";
import { activate, line, move, moveAll, picks } from "./steps.ts";

/** A base hidden in Hoth, which borders Bespin, Endor and Mustafar. */
function hidden(more: Scenario = {}): State {
  return scenario({
    base: { system: "hoth" },
    baseSpace: { "rebel-transport": 1, "x-wing": 1, "rebel-trooper": 2 },
    ...more,
  });
}

const NEAR = ["bespin", "endor", "hoth", "mustafar"];

describe("from the Rebel Base space", () => {
  it("[reb.base.move-out] [reb.base.space-enter-leave] Units can move from the Rebel Base space to the base's system and the systems adjacent to it", () => {
    for (const system of NEAR) {
      const { state } = moveAll(line(hidden(), activate("jan-dodonna", system)).state, ["x-wing", "rebel-base"]);
      expect(units(state, system)).toEqual({ "x-wing": 1 });
      expect(units(state, "rebel-base")).toEqual({ "rebel-transport": 1, "rebel-trooper": 2 });
    }
  });

  it("[reb.base.space-adjacent-only] Units cannot move from the Rebel Base space to a system that is not adjacent to the base's system", () => {
    const state = line(hidden(), activate("jan-dodonna", "naboo")).state;
    // Everybody can tell that the base might be near Naboo: the question is asked, but only the Rebels know the answer.
    expect(legal(state)).toEqual(["done"]);
    refused(state, move("x-wing", "rebel-base"), "reb.base.space-adjacent-only");
  });

  it("The Rebels are asked to move units out of the Rebel Base space wherever the hidden base is", () => {
    for (const system of ["hoth", "naboo", "dagobah", "ilum"]) {
      const state = line(hidden({ base: { system } }), activate("jan-dodonna", "naboo")).state;
      expect(asked(state)).toMatchObject({ seat: "rebel", kind: "move-units" });
      expect(state.frames).toEqual(line(hidden(), activate("jan-dodonna", "naboo")).state.frames);
    }
    const told = hidden({ base: { system: "hoth", among: ["hoth", "endor"] } });
    expect(asked(line(told, activate("jan-dodonna", "naboo")).state).kind).not.toBe("move-units");
  });

  it("[reb.base.space-moves-obey-movement] Transport limits and immobility apply to units at the Rebel Base space as in a system", () => {
    const start = hidden({ baseSpace: { "corellian-corvette": 1, "rebel-trooper": 3, "ion-cannon": 1 } });
    const state = line(start, activate("jan-dodonna", "endor")).state;
    refused(state, move("rebel-trooper", "rebel-base"), "reb.move.restriction-icon");
    refused(state, move("ion-cannon", "rebel-base"), "reb.move.immobile");
    const { state: after } = line(
      state,
      move("corellian-corvette", "rebel-base"),
      move("rebel-trooper", "rebel-base"),
      move("rebel-trooper", "rebel-base"),
    );
    expect(units(after, "endor")).toEqual({ "corellian-corvette": 1, "rebel-trooper": 2 });
  });

  it("[reb.base.leader-in-space-pins] [reb.move.leader-pin-base-space] A leader at the Rebel Base space prevents units there from leaving; a leader in the base's system does not", () => {
    const start = hidden({
      leaders: { "princess-leia": "rebel-base" },
      systems: { hoth: { units: { "x-wing": 1 } } },
    });
    const state = line(start, activate("jan-dodonna", "endor")).state;
    expect(picks(state)).toEqual(["x-wing hoth"]);
    refused(state, move("x-wing", "rebel-base"), "reb.move.leader-pin-base-space");
  });
});

describe("to the Rebel Base space", () => {
  const FIGHTERS = { units: { "x-wing": 1 } };

  it("[reb.base.activate-space] The Rebels can activate the Rebel Base space and move units in from the base's system and the systems adjacent to it", () => {
    const start = hidden({ systems: { hoth: FIGHTERS, bespin: FIGHTERS, naboo: FIGHTERS } });
    const state = line(start, activate("jan-dodonna", "rebel-base")).state;
    expect(spot(state, "jan-dodonna")).toBe("rebel-base");
    expect(picks(state)).toEqual(["x-wing bespin", "x-wing hoth"]);
    refused(state, move("x-wing", "naboo"), "reb.base.space-adjacent-only");
    const { state: after } = line(state, move("x-wing", "bespin"), move("x-wing", "hoth"), DONE);
    expect(units(after, "rebel-base")["x-wing"]).toBe(3);
  });

  it("[reb.base.revealed-no-move-to-space] Units cannot move to the Rebel Base space while the base is revealed", () => {
    const state = scenario({ base: { system: "hoth", revealed: true }, systems: { endor: FIGHTERS, hoth: FIGHTERS } });
    expect(legal(state).some((key) => key.endsWith("rebel-base"))).toBe(false);
    refused(state, activate("jan-dodonna", "rebel-base"), "reb.base.revealed-no-move-to-space");
  });
});

describe("what movement tells of the base", () => {
  it("[reb.base.ltp-movement-hint] Moving units out of the Rebel Base space shows that the base is in that system or adjacent to it", () => {
    const { state } = moveAll(line(hidden(), activate("jan-dodonna", "endor")).state, ["x-wing", "rebel-base"]);
    expect(systems(state.base.publicCandidates)).toEqual(["bespin", "endor", "hoth"]);
    expect(state.baseCandidates).toEqual(state.base.publicCandidates);
    expect(state.base.revealed).toBe(false);
  });

  it("[reb.base.ltp-movement-hint] Moving units into the Rebel Base space shows that the base is in or adjacent to every system they came from", () => {
    const start = hidden({ systems: { bespin: { units: { "x-wing": 1 } }, endor: { units: { "x-wing": 1 } } } });
    const state = line(start, activate("jan-dodonna", "rebel-base")).state;
    const one = line(state, move("x-wing", "endor"), DONE).state;
    expect(systems(one.base.publicCandidates)).toEqual(["bespin", "endor", "hoth"]);
    const both = line(state, move("x-wing", "bespin"), move("x-wing", "endor"), DONE).state;
    expect(systems(both.base.publicCandidates)).toEqual(["bespin", "endor", "hoth"]);
  });

  it("[reb.base.ltp-movement-hint] Movement between systems gives no information about the base", () => {
    const start = hidden({ systems: { bespin: { units: { "x-wing": 1 } } }, baseSpace: {} });
    const { state } = line(start, activate("jan-dodonna", "endor"), move("x-wing", "bespin"));
    expect(state.base).toEqual(start.base);
  });
});

describe("revealing the base", () => {
  /** The Empire is about to bring ground units to the base's system. */
  function attacked(more: Scenario = {}): State {
    return hidden({
      active: "imperial",
      leaders: { "princess-leia": "rebel-base" },
      systems: { mustafar: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } },
      ...more,
    });
  }
  const ATTACK = [
    activate("darth-vader", "hoth"),
    move("star-destroyer", "mustafar"),
    move("stormtrooper", "mustafar"),
  ];

  it("[reb.base.reveal-on-ground] [reb.base.reveal-flip-card] Ground units that enter the base's system reveal the base to all players", () => {
    const { state, events, revealed } = line(attacked(), ...ATTACK);
    expect(state.base).toMatchObject({ revealed: true });
    expect(systems(state.base.publicCandidates)).toEqual(["hoth"]);
    expect(state.baseCandidates).toEqual(state.base.publicCandidates);
    expect(revealed).toBe(true);
    expect(eventsOf(events, "base-revealed")).toMatchObject([{ system: "hoth", rule: "reb.base.reveal-on-ground" }]);
  });

  it("[reb.base.reveal-move-units] [reb.base.reveal-move-leaders] Units and leaders of the Rebel Base space move to the base's system when the base is revealed", () => {
    const { state } = line(attacked(), ...ATTACK);
    expect(units(state, "rebel-base")).toEqual({});
    expect(units(state, "hoth")).toMatchObject({ "rebel-transport": 1, "x-wing": 1, "rebel-trooper": 2 });
    expect(spot(state, "princess-leia")).toBe("hoth");
  });

  it("[reb.base.reveal-card-stays] The base stays revealed after the attackers are gone", () => {
    const state = scenario({ base: { system: "hoth", revealed: true }, systems: { hoth: { units: { "x-wing": 1 } } } });
    const { state: after } = line(state, activate("jan-dodonna", "endor"), DONE);
    expect(after.base.revealed).toBe(true);
  });

  it("[reb.base.reveal-is-immediate] The base is revealed before any other decision is made", () => {
    const { state, events } = line(attacked(), ...ATTACK);
    expect(asked(state).kind).not.toBe("move-units");
    const types = events.map(({ type }) => type);
    const after = types.slice(types.lastIndexOf("leader-moved") + 1);
    expect(after[0]).toBe("combat-started");
  });

  it("[reb.base.reveal-is-immediate] The base is revealed during a combat if ground units retreat to its system", () => {
    const start = scenario({
      active: "imperial",
      base: { system: "malastare" },
      baseSpace: { "x-wing": 1 },
      systems: { sullust: { units: { "star-destroyer": 1, stormtrooper: 2, "rebel-trooper": 1 } } },
      leaders: { "general-tagge": "sullust", "jan-dodonna": "sullust" },
      combat: { system: "sullust", stage: "retreat", round: 1, initiator: "imperial" },
    });
    const retreat = { type: "retreat", subject: "general-tagge", system: "malastare" } as const;
    const { events } = line(start, retreat, move("stormtrooper", "sullust"), DONE);
    const types = events.map(({ type }) => type);
    expect(types).toContain("base-revealed");
    expect(types.indexOf("base-revealed")).toBeLessThan(types.indexOf("dice-rolled"));
  });

  it("[reb.base.reveal-is-immediate] The base is revealed during a mission if loyalty is gained in its system", () => {
    const start = scenario({
      active: "imperial",
      base: { system: "naboo" },
      rebel: { passed: true },
      systems: { naboo: { units: { "tie-fighter": 1 } } },
      baseSpace: { "x-wing": 1 },
      imperial: { assigned: [{ card: "rule-by-fear", leaders: ["darth-vader"] }] },
    });
    const { events } = line(start, { type: "reveal", subject: 0 }, PASS);
    const types = events.map(({ type }) => type);
    expect(types[types.indexOf("loyalty-changed") + 1]).toBe("base-revealed");
  });

  it("[reb.base.voluntary-reveal] The Rebels may reveal the base on their turn", () => {
    const state = hidden();
    expect(legal(state)).toContain("reveal-base");
    const { state: after } = line(state, { type: "reveal-base" });
    expect(after.base.revealed).toBe(true);
    expect(units(after, "hoth")).toEqual({ "rebel-transport": 1, "x-wing": 1, "rebel-trooper": 2 });
    expect(ENGINE.why(hidden({ active: "imperial" }), { type: "reveal-base" })).toBeDefined();
  });

  it("[reb.base.voluntary-reveal-team] The Admiral and the General may each reveal the base on their own turn", () => {
    const config = { players: 4 } as const;
    for (const turn of ["rebel-admiral", "rebel-general"] as const) {
      const state = scenario({ config, active: turn });
      expect(asked(state).seat).toBe(turn);
      expect(legal(state)).toContain("reveal-base");
    }
  });
});

describe("the space itself", () => {
  it("[reb.base.space-name] [reb.base.space-not-a-system] The Rebel Base space is a place without markers that the Empire cannot activate", () => {
    const state = hidden();
    expect(place(state, "rebel-base")).toMatchObject({ loyalty: null, subjugated: false, sabotaged: false });
    expect(units(state, "hoth")).toEqual({});
    expect(legal(line(hidden({ active: "imperial" })).state).some((key) => key.endsWith("rebel-base"))).toBe(false);
  });

  it("[reb.destroyed-system.may-move-in] Ground units may be moved into a destroyed system", () => {
    const start = hidden({ systems: { bespin: { destroyed: true } } });
    const state = line(start, activate("jan-dodonna", "bespin")).state;
    const { state: after } = line(
      state,
      move("rebel-transport", "rebel-base"),
      move("rebel-trooper", "rebel-base"),
      DONE,
    );
    expect(units(after, "bespin")).toEqual({ "rebel-transport": 1, "rebel-trooper": 1 });
  });
});
