import { type Action, game, type State } from "@sw/rebellion-core";
import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { pileSize, seeded, shownCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { possibleBases } from "../../src/base/pbr.ts";
import { boxFor } from "../../src/testing/box.ts";
import {
  ALL,
  act,
  asks,
  BASE,
  DONE,
  empire,
  expectSound,
  offered,
  PASS,
  PLAY,
  seen,
  spotOf,
  unitsAt,
} from "./table.ts";

const move = (subject: string, from: string): Action => ({ type: "move", subject, from });
const activate = (subject: string, system: string): Action => ({ type: "activate", subject, system });
const OTHERS = ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine"];

/** Remote systems whose probe cards the Empire holds, open to all. */
const held = (state: State): readonly string[] =>
  shownCards(game.view(state, "spectator").probes).map((id) => id.replace("probe:", ""));

const FLEET = { mustafar: { units: { "star-destroyer": 1, stormtrooper: 2, "at-st": 1 } } };

/** A fleet with troops goes to Hoth. */
function toHoth(spec: Scenario): ReturnType<typeof act> {
  return act(empire({ systems: FLEET, ...spec }), [
    activate("darth-vader", "hoth"),
    move("star-destroyer", "mustafar"),
    move("stormtrooper", "mustafar"),
    DONE,
  ]);
}

describe("Probe cards of a solo game", () => {
  it("[solo.move.take-probe-card] Imperial ground units in a remote system without the base take its probe card face up, and the deck is shuffled", () => {
    const { state, events } = toHoth({ base: { system: "yavin" } });
    expect(held(state)).toEqual(["hoth"]);
    expect(seen(state)).toMatchObject({ garrisoned: ["hoth"], found: true });
    expect(events).toContainEqual(expect.objectContaining({ type: "deck-shuffled", deck: "probe" }));
    expect(game.view(state, "rebel").base.publicCandidates).not.toContain("hoth");
    expectSound(state);
  });

  it.each([
    ["book", ["hoth"], []],
    ["faq", [], ["hoth"]],
  ] as const)(
    "[solo.move.take-probe-card] [solo.move.lose-probe-card] [reb.faq.destroyed-neither-populous-nor-remote] By the %s rulings ground units that enter a destroyed remote system take the cards %j, and those that are lost there leave the Empire %j",
    (rulings, taken, kept) => {
      const config = { ...BASE, rulings } as const;
      const destroyed = { destroyed: true, units: { "star-destroyer": 1, stormtrooper: 1 } } as const;
      const base = { system: "yavin" };
      expect(held(toHoth({ config, base, systems: { ...FLEET, hoth: { destroyed: true } } }).state)).toEqual(taken);
      const lost = scenario({
        ...{ config, base, active: "imperial", probes: ["hoth"], solo: { garrisoned: ["hoth"] } },
        systems: { hoth: destroyed },
        combat: { system: "hoth", stage: "ground-end", wounds: { imperial: [{ unit: "stormtrooper", doomed: true }] } },
      });
      expect(held(lost)).toEqual(kept);
      expect(seen(lost).garrisoned).toEqual([]);
      expectSound(lost);
    },
  );

  it("[solo.move.take-probe-card] The probe card of a second remote system with Imperial ground units is added in board order", () => {
    const ilum = { ilum: { units: { stormtrooper: 1 } } };
    const spec = { base: { system: "yavin" }, probes: ["ilum"], solo: { garrisoned: ["ilum"] } };
    const { state } = toHoth({ ...spec, systems: { ...FLEET, ...ilum } });
    expect(seen(state).garrisoned).toEqual(["hoth", "ilum"]);
    expect(held(state)).toEqual(["hoth", "ilum"]);
    expectSound(state);
  });

  it("[example: probe-of-troops] [solo.move.lose-probe-card] [solo.move.keep-probed-cards] A garrison's probe card returns to the deck with the last ground unit there, but a card drawn by probing stays", () => {
    const spec: Scenario = {
      base: { system: "yavin" },
      probes: ["hoth", "endor"],
      solo: { garrisoned: ["hoth"] },
      systems: { hoth: { units: { "star-destroyer": 1, stormtrooper: 1 } }, endor: { units: { stormtrooper: 1 } } },
    };
    const { state: destroyed, events } = begin({
      config: BASE,
      active: "imperial",
      ...spec,
      combat: { system: "hoth", stage: "ground-end", wounds: { imperial: [{ unit: "stormtrooper", doomed: true }] } },
    });
    const rule = "solo.move.lose-probe-card";
    expect(events).toContainEqual(expect.objectContaining({ type: "cards-moved", deck: "probe", to: "deck", rule }));
    expect(unitsAt(destroyed, "hoth")).not.toHaveProperty("stormtrooper");
    expect(held(destroyed)).toEqual(["endor"]);
    expect(seen(destroyed).garrisoned).toEqual([]);
    expectSound(destroyed);
    const kept = scenario({
      config: BASE,
      active: "imperial",
      ...spec,
      solo: {},
      combat: { system: "hoth", stage: "ground-end", wounds: { imperial: [{ unit: "stormtrooper", doomed: true }] } },
    });
    expect(held(kept)).toEqual(["endor", "hoth"]);
  });

  it("[solo.move.keep-probed-cards] A system whose card was drawn by probing stays with the probed cards when ground units enter it", () => {
    const { state } = toHoth({ base: { system: "yavin" }, probes: ["hoth"] });
    expect(held(state)).toEqual(["hoth"]);
    expect(seen(state)).toMatchObject({ garrisoned: [], found: false });
  });
});

describe("The base of a solo game", () => {
  it("[solo.base.reveal] Imperial ground units in the base's system reveal the base", () => {
    const { state } = toHoth({ base: { system: "hoth" }, baseSpace: { "rebel-trooper": 2 } });
    expect(game.view(state, "imperial").base).toMatchObject({ system: "hoth", revealed: true });
    expect(held(state)).toEqual([]);
  });

  it("[example: seven-cards] [solo.base.reveal] The probe cards of the seven other remote systems reveal the base, however they were gained", () => {
    const spec: Scenario = { base: { system: "yavin" }, baseSpace: { "x-wing": 1 } };
    const { state, events } = toHoth({ ...spec, probes: OTHERS });
    expect(game.view(state, "imperial").base).toMatchObject({ system: "yavin", revealed: true });
    expect(events).toContainEqual(expect.objectContaining({ type: "base-revealed", rule: "solo.base.reveal" }));
    expect(unitsAt(state, "yavin")).toEqual({ "x-wing": 1 });
    const probed = begin(
      { config: BASE, phase: "refresh", stage: "probes", ...spec, probes: OTHERS, probeTop: ["hoth", "naboo"] },
      {},
    );
    expect(game.view(probed.state, "imperial").base.revealed).toBe(true);
    expect(game.view(toHoth({ ...spec, probes: OTHERS.slice(1) }).state, "imperial").base.revealed).toBe(false);
  });

  it("[example: gather-intel] [solo.base.remove-gather-intel] [solo.command.gather-intel-note] Gather Intel is removed from its deck while the base is revealed, and cannot be played if it was drawn before", () => {
    const { state } = toHoth({
      base: { system: "hoth" },
      baseSpace: { "rebel-trooper": 2 },
      solo: { round: ["rule-by-fear"] },
    });
    expect(seen(state).startingOut).toEqual(["gather-intel"]);
    expect(seen(state).startingDeck).toMatchObject([{ count: 2 }]);
    const refused = (revealed: boolean): boolean => {
      const drawn = empire({
        base: { system: "hoth", revealed },
        solo: { round: ["gather-intel"] },
        systems: { kashyyyk: { loyalty: "rebel" }, naboo: { loyalty: "rebel" } },
      });
      return act(drawn, [{ type: "play-mission" }]).events.some(
        (one) => one.type === "cards-moved" && one.to === "aside" && one.cards[0]?.card === "gather-intel",
      );
    };
    expect([refused(true), refused(false)]).toEqual([true, false]);
    const refreshed = scenario({
      config: BASE,
      phase: "refresh",
      stage: "retrieve",
      base: { system: "hoth", revealed: true },
      solo: { startingUsed: ["gather-intel"] },
    });
    expect(seen(refreshed).startingOut).toEqual(["gather-intel"]);
    expectSound(state);
  });

  it("[solo.command.gather-intel-note] Gather Intel drawn before the base was revealed does not return to its deck until a new base is found", () => {
    const revealed: Scenario = {
      config: ALL,
      base: { system: "hoth", revealed: true },
      solo: { round: ["gather-intel"] },
    };
    const turnedUp = act(empire({ ...revealed, systems: { kashyyyk: { loyalty: "rebel" } } }), [PLAY]).state;
    const orders = scenario({
      ...revealed,
      phase: "assignment",
      active: "imperial",
      rebel: { actions: ["false-orders"] },
    });
    const sentBack = act(orders, [{ type: "use-action", subject: "false-orders", leader: null }]).state;
    for (const state of [turnedUp, sentBack]) {
      expect(seen(state).startingOut).toEqual(["gather-intel"]);
      expectSound(state);
    }
    const unknown = game.view(empire(revealed), "rebel");
    expect(unknown.solo?.hiddenStarting).toContain("gather-intel");
    for (let world = 0; world < 8; world++) {
      expect(game.invariants(game.determinize(unknown, seeded(`world ${world}`)))).toEqual([]);
    }
  });
});

describe("A new base in a solo game", () => {
  const moving = (spec: Scenario, draws: readonly string[]): State => {
    const table: Scenario = {
      config: BASE,
      base: { system: "hoth", revealed: true },
      systems: { hoth: { units: { "x-wing": 1 } } },
      leaders: { "general-rieekan": "hoth" },
      rebel: { passed: true },
      imperial: { passed: true },
      delayed: [{ card: "rapid-mobilization", leaders: ["general-rieekan"] }],
      solo: { startingOut: ["gather-intel"], found: true },
      ...spec,
    };
    // With nothing to move there, the card leaves no choice but to look for a base.
    return begin(table, { draws: draws.map((id) => `probe:${id}`) }).state;
  };

  it("[solo.base.move.return-cards] [solo.base.move.draw] [solo.base.move.choose] For a new base the Rebels draw one probe card per remaining round and may choose only remote systems; cards of those without Imperial ground units return first", () => {
    const spec: Scenario = {
      round: 5,
      reputation: 8,
      probes: ["endor", "ilum", "naboo"],
      systems: { hoth: { units: { "x-wing": 1 } }, ilum: { units: { stormtrooper: 1 } } },
      solo: { garrisoned: ["ilum"], startingOut: ["gather-intel"], found: true },
    };
    const state = moving(spec, ["endor", "kessel", "yavin"]);
    expect(asks(state)).toBe("rebel: new-base");
    expect(offered(state)).toEqual(["choose-system endor", "choose-system yavin", "done"]);
    expect(held(state)).toEqual(["ilum"]);
    expect(pileSize(state.probes)).toBe(2);
    const { state: moved } = act(state, [{ type: "choose-system", subject: "endor" }]);
    expect(game.view(moved, "rebel").base).toMatchObject({ system: "endor", revealed: false });
    expect(held(moved)).toEqual(["hoth", "ilum"]);
    expect([...game.view(moved, "spectator").base.publicCandidates].sort()).toEqual([
      "dagobah",
      "dantooine",
      "dathomir",
      "endor",
      "tatooine",
      "yavin",
    ]);
    expectSound(moved);
  });

  it.each([
    ["book", [], ["dantooine", "dathomir", "yavin"]],
    ["faq", ["yavin"], ["dantooine", "dathomir"]],
  ] as const)(
    "[solo.base.move.return-cards] [solo.def.pbr] [reb.faq.destroyed-neither-populous-nor-remote] By the %s rulings the card of a destroyed remote system stays with the Empire: %j",
    (rulings, kept, possible) => {
      const config = { ...BASE, rulings } as const;
      const others = ["dagobah", "endor", "ilum", "tatooine"];
      const troops = Object.fromEntries(others.map((id) => [id, { units: { stormtrooper: 1 } }] as const));
      const spec: Scenario = {
        ...{ config, round: 5, reputation: 8, probes: [...others, "yavin"] },
        ...{ systems: { ...troops, hoth: { units: { "x-wing": 1 } }, yavin: { destroyed: true } } },
        ...{ solo: { garrisoned: others, startingOut: ["gather-intel"] } },
      };
      const state = moving(spec, ["dantooine", "kessel", "naboo"]);
      expect(held(state).filter((id) => !others.includes(id))).toEqual(kept);
      const { state: moved } = act(state, [{ type: "choose-system", subject: "dantooine" }]);
      const look = { box: boxFor(moved.config), state: moved };
      expect(possibleBases(look).map((system) => look.box.placeIds[system])).toEqual(possible);
      expectSound(moved);
    },
  );

  it("[solo.base.move.reset] The search starts over at a new base, and Gather Intel returns to its deck", () => {
    const { state } = act(moving({ round: 5, reputation: 8 }, ["endor", "kessel", "yavin"]), [
      { type: "choose-system", subject: "yavin" },
    ]);
    expect(seen(state)).toMatchObject({ startingOut: [], found: false });
    expect(game.view(state, "spectator").solo?.hiddenStarting).toContain("gather-intel");
  });

  it("[example: no-new-base] [solo.base.move.fail] The Empire takes its cards back if no new base is found", () => {
    const spec: Scenario = { round: 5, reputation: 7, probes: ["endor", "ilum"] };
    const declined = act(moving(spec, ["kessel", "yavin"]), [DONE]).state;
    expect(held(declined)).toEqual(["endor", "ilum"]);
    expect(game.view(declined, "rebel").base.system).toBe("hoth");
    expectSound(declined);
    const none = moving({ round: 5, reputation: 6, probes: ["endor"] }, ["kessel"]);
    expect(offered(none)).toEqual(["done"]);
    expect(held(act(none, [DONE]).state)).toContain("endor");
  });

  it("[example: three-cards-stay] [solo.missions.unplayable] Interrogation Droid leaves three probe cards of possible bases in the deck, and cannot be played with fewer", () => {
    const spec: Scenario = {
      base: { system: "hoth" },
      leaders: { "han-solo": { at: "mustafar", ring: "captured" }, "colonel-yularen": "pool" },
      systems: { mustafar: { units: { stormtrooper: 1 } } },
    };
    const begun = scenario({
      config: BASE,
      active: "imperial",
      ...spec,
      mission: {
        card: "interrogation-droid",
        leaders: ["colonel-yularen"],
        stage: "effect",
        result: "success",
        system: "mustafar",
        target: "han-solo",
      },
    });
    let state = begun;
    for (const system of ["dagobah", "endor", "hoth", "yavin"]) {
      expect(asks(state)).toBe("rebel: name-systems");
      state = act(state, [{ type: "choose-system", subject: system }]).state;
    }
    expect(held(state)).toEqual(["dantooine", "dathomir", "ilum", "tatooine"]);
    expect(seen(state).found).toBe(true);
    expectSound(state);
    const few = empire({
      ...spec,
      probes: ["dagobah", "dantooine", "dathomir", "endor"],
      solo: { round: ["interrogation-droid"] },
    });
    expect(act(few, [{ type: "play-mission" }]).events).toContainEqual(
      expect.objectContaining({ type: "cards-moved", deck: "imperial-mission", to: "deck-bottom" }),
    );
  });

  it("[reb.faq.voluntary-reveal-combat] [solo.base.remove-gather-intel] The Rebels who reveal the base below Imperial ships start a combat with the solo Empire", () => {
    const state = scenario({
      config: ALL,
      base: { system: "hoth" },
      baseSpace: { "x-wing": 2 },
      leaders: { "mon-mothma": "rebel-base" },
      systems: { hoth: { units: { "star-destroyer": 1 } } },
    });
    const { state: next, events } = act(state, [{ type: "reveal-base" }]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "combat-started", system: "hoth", initiator: "rebel" }),
    );
    expect(spotOf(next, "mon-mothma")).toBe("hoth");
    expect(unitsAt(next, "hoth")).toEqual({ "x-wing": 2, "star-destroyer": 1 });
    expect(seen(next).startingOut).toEqual(["gather-intel"]);
  });

  it("The Rebels may reveal the base voluntarily in a solo game, as in any game", () => {
    const state = scenario({ config: BASE, base: { system: "hoth" } });
    const { state: next } = act(state, [{ type: "reveal-base" }, PASS]);
    expect(game.view(next, "imperial").base.revealed).toBe(true);
    expect(seen(next).startingOut).toEqual(["gather-intel"]);
  });
});
