import { pileCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { begin, play, type Scenario, scenario } from "../../src/testing/index.ts";
import { at, option, put, rebelMission, reveal } from "../cards/table.ts";
import { act, asked, cards, DONE, eventsOf, legal, PASS, refused, spot, systems, units } from "../looks.ts";

/** Where the base is, and what is there. */
const AT_HOTH: Scenario = {
  base: { system: "hoth" },
  baseSpace: { "x-wing": 2, "shield-generator": 1 },
  leaders: { "general-rieekan": "rebel-base" },
};

/** All have passed, and Rapid Mobilization was resolved with these leaders. */
function phaseEnd(spec: Scenario = {}, leaders: readonly string[] = ["general-rieekan"]): Scenario {
  return {
    ...AT_HOTH,
    ...spec,
    rebel: { passed: true, ...spec.rebel },
    imperial: { passed: true, ...spec.imperial },
    delayed: [{ card: "rapid-mobilization", leaders }],
  };
}

/** The new base is being looked for; `drawn` are the cards that come. */
function looking(drawn: readonly string[], spec: Scenario = {}, leaders?: readonly string[]): State {
  const start = scenario(phaseEnd(spec, leaders));
  const draws = drawn.map((system) => `probe:${system}`);
  if (asked(start).kind !== "choose-option") return begin(phaseEnd(spec, leaders), { draws }).state;
  return act(start, option(1), draws).state;
}

describe("Rapid Mobilization", () => {
  it("[reb.new-base.timing] [reb.new-base.no-early-decisions] Rapid Mobilization asks nothing until all players have passed, then asks the Rebels which of its two uses they take", () => {
    const state = rebelMission("rapid-mobilization", ["general-rieekan"], { base: { system: "hoth" } });
    const { state: turn } = reveal(state, at("rebel-base"));
    expect(asked(turn)).toMatchObject({ seat: "rebel", kind: "turn-end" });
    expect(spot(turn, "general-rieekan")).toBe("rebel-base");
    expect(turn.delayed).toHaveLength(1);
    const { state: over } = play(turn, [DONE, PASS]);
    expect(asked(over)).toMatchObject({ seat: "rebel", kind: "choose-option" });
    expect(over.phase).toBe("command");
    expect(legal(over)).toEqual(["choose-option 0", "choose-option 1"]);
  });

  it("Rapid Mobilization moves up to 5 units of one system to the Rebel Base space at any distance; [reb.move.ability-moves-obey] transport limits still apply", () => {
    const state = scenario(
      phaseEnd({
        systems: {
          naboo: { units: { "rebel-transport": 1, "rebel-trooper": 6, "ion-cannon": 1 } },
          yavin: { units: { "x-wing": 2 } },
        },
      }),
    );
    const { state: asking } = play(state, [option(0)]);
    expect(legal(asking)).toEqual(["move naboo rebel-transport", "move yavin x-wing", "done"]);
    const line = ["rebel-transport", "rebel-trooper", "rebel-trooper", "rebel-trooper", "rebel-trooper"];
    const { state: after } = play(
      asking,
      line.map((unit) => ({ type: "move", subject: unit, from: "naboo" })),
    );
    expect(units(after, "rebel-base")).toMatchObject({ "rebel-transport": 1, "rebel-trooper": 4 });
    expect(after.phase).not.toBe("command");
    const { state: one } = play(asking, [{ type: "move", subject: "rebel-transport", from: "naboo" }]);
    refused(one, { type: "move", subject: "x-wing", from: "yavin" }, "reb.move.ability-moves-obey");
  });

  it("[reb.faq.rapid-mobilization-leader-pin] Rapid Mobilization cannot move units out of a system with a Rebel leader", () => {
    const far = { systems: { naboo: { units: { "x-wing": 1 } }, yavin: { units: { "x-wing": 1 } } } };
    const leaders = { ...AT_HOTH.leaders, "mon-mothma": "naboo" };
    const { state } = play(scenario(phaseEnd({ ...far, leaders })), [option(0)]);
    expect(legal(state)).toEqual(["move yavin x-wing", "done"]);
  });

  it("[reb.faq.contingency-rapid-mobilization] Rapid Mobilization used twice is resolved twice, and the Rebels may choose a different use each time", () => {
    const state = scenario({
      ...phaseEnd({ systems: { naboo: { units: { "x-wing": 1 } } } }),
      delayed: [
        { card: "rapid-mobilization", leaders: ["general-rieekan"] },
        { card: "rapid-mobilization", leaders: ["general-rieekan"] },
      ],
    });
    const { state: once } = play(state, [option(0), DONE]);
    expect(asked(once).kind).toBe("choose-option");
    const draws = ["yavin", "ilum", "endor", "tatooine"].map((system) => `probe:${system}`);
    const { state: twice } = play(play(once, [option(1)], { draws }).state, [at("yavin")]);
    expect(twice.base.system).toBe(BOX.places.get("yavin"));
  });

  it("[reb.faq.contingency-rapid-mobilization-order] The Rebels choose the order of two Rapid Mobilizations that have different numbers of leaders", () => {
    const state = scenario({
      ...phaseEnd(),
      delayed: [
        { card: "rapid-mobilization", leaders: ["general-rieekan", "jan-dodonna"] },
        { card: "rapid-mobilization", leaders: ["general-rieekan"] },
      ],
    });
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "put-off", context: { leaders: [2, 1] } });
    const draws = ["yavin", "ilum", "endor", "tatooine"].map((system) => `probe:${system}`);
    const { state: first } = play(state, [option(1), option(1)], { draws });
    expect(cards(first.sides[0].aside)).toHaveLength(4);
  });
});

describe("a new base", () => {
  it("[reb.new-base.draw-four] [reb.new-base.choose-one] The Rebels choose a new base among the top 4 probe cards, which only they see", () => {
    const state = looking(["yavin", "ilum", "naboo", "tatooine"]);
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "new-base", rule: "reb.new-base.choose-one" });
    expect(legal(state)).toEqual([
      "choose-system ilum",
      "choose-system naboo",
      "choose-system tatooine",
      "choose-system yavin",
      "done",
    ]);
    expect(state.sides[0].aside.every(({ knownTo }) => knownTo === 1)).toBe(true);
    refused(state, at("endor"), "reb.mission.choices-at-success");
  });

  it("Rapid Mobilization draws 8 probe cards if two leaders are assigned to it", () => {
    const drawn = ["yavin", "ilum", "naboo", "tatooine", "endor", "ryloth", "rodia", "kessel"];
    const state = looking(drawn, {}, ["general-rieekan", "jan-dodonna"]);
    expect(cards(state.sides[0].aside)).toEqual(drawn.map((system) => `probe:${system}`).sort());
  });

  it("[reb.new-base.show-old-base] [reb.new-base.move-all-out] [reb.new-base.old-card-to-empire] [reb.new-base.new-card-under-location] Establishing a new base reveals the old one: its card goes to the Empire, and everything there moves out", () => {
    const { state, events } = play(looking(["yavin", "ilum", "naboo", "tatooine"]), [at("yavin")]);
    expect(state.base).toMatchObject({ system: BOX.places.get("yavin"), revealed: false });
    expect(eventsOf(events, "base-established")).toMatchObject([
      { old: "hoth", base: { system: "yavin", seenBy: ["rebel"] }, cause: "rapid-mobilization" },
    ]);
    expect(units(state, "hoth")).toEqual({ "x-wing": 2, "shield-generator": 1 });
    expect(eventsOf(events, "leader-moved")).toMatchObject([
      { leader: "general-rieekan", from: "rebel-base", to: "hoth", rule: "reb.new-base.move-all-out" },
      { leader: "general-rieekan", to: "pool" },
    ]);
    expect(cards(state.probes)).toContain("probe:hoth");
    expect(state.probes.find(({ cards: held }) => held.includes(probe("hoth")))?.knownTo).toBe(7);
  });

  it("[reb.new-base.empty-space] Establishing a new base leaves the Rebel Base space empty", () => {
    const { state } = play(looking(["yavin", "ilum", "naboo", "tatooine"]), [at("yavin")]);
    expect(units(state, "rebel-base")).toEqual({});
  });

  it("The Rebels initiate a combat after they establish a new base if Imperial ships are in the old base's system", () => {
    const fleet = { systems: { hoth: { units: { "star-destroyer": 1 } } } };
    const { state, events } = play(looking(["yavin", "ilum", "naboo", "tatooine"], fleet), [at("yavin")]);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "hoth", initiator: "rebel" }]);
    expect(state.phase).toBe("command");
  });

  it("[reb.new-base.unchosen-to-bottom] The probe cards not chosen for a new base are shuffled and put under the probe deck", () => {
    const { events, state } = play(looking(["yavin", "ilum", "naboo", "tatooine"]), [at("yavin")]);
    expect(bottom(state)).toEqual(["probe:ilum", "probe:naboo", "probe:tatooine"]);
    expect(eventsOf(events, "cards-moved")).toMatchObject([
      { deck: "probe", to: "hand", rule: "reb.new-base.old-card-to-empire" },
      { deck: "probe", to: "deck-bottom", rule: "reb.new-base.unchosen-to-bottom" },
    ]);
  });

  it("[reb.new-base.may-decline] [reb.new-base.decline-stays-hidden] [reb.new-base.decline-all-to-bottom] The Rebels may decline a new base: the base stays hidden and all drawn cards go under the probe deck", () => {
    const { state } = play(looking(["yavin", "ilum", "naboo", "tatooine"]), [DONE]);
    expect(state.base).toMatchObject({ system: BOX.places.get("hoth"), revealed: false });
    expect(bottom(state)).toEqual(["probe:ilum", "probe:naboo", "probe:tatooine", "probe:yavin"]);
    expect(units(state, "rebel-base")).toEqual({ "x-wing": 2, "shield-generator": 1 });
  });

  it("[reb.new-base.not-imperial-loyalty] [reb.new-base.not-imperial-units] [reb.new-base.not-destroyed] A new base is not established in a destroyed system or one with Imperial loyalty or units", () => {
    const state = looking(["naboo", "ilum", "ryloth", "tatooine"], {
      systems: {
        naboo: { loyalty: "imperial" },
        ilum: { units: { "tie-fighter": 1 } },
        ryloth: { destroyed: true },
      },
    });
    expect(legal(state)).toEqual(["choose-system tatooine", "done"]);
    refused(state, at("naboo"), "reb.new-base.not-imperial-loyalty");
    refused(state, at("ilum"), "reb.new-base.not-imperial-units");
    refused(state, at("ryloth"), "reb.new-base.not-destroyed");
  });

  it("[reb.new-base.no-legal-card] The Rebels can only decline a new base when all drawn cards are illegal, and the Empire cannot tell that they were", () => {
    const ships = { units: { "tie-fighter": 1 } };
    const state = looking(["naboo", "ilum", "ryloth", "tatooine"], {
      systems: { naboo: ships, ilum: ships, ryloth: ships, tatooine: ships },
    });
    expect(legal(state)).toEqual(["done"]);
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "new-base" });
  });

  it("Rapid Mobilization draws all cards of a probe deck with fewer than 4, and does not look for a new base if the deck is empty", () => {
    const all = BOX.systems.filter(({ entry }) => !entry.fixedLoyalty).map(({ id }) => id);
    const held = all.filter(
      (id) => !["hoth", "yavin", "corellia", "mandalore", "saleucami", "sullust", "mustafar"].includes(id),
    );
    const state = looking([], { probes: held });
    expect(cards(state.sides[0].aside)).toEqual(["probe:yavin"]);
    const { state: after } = play(scenario(phaseEnd({ probes: [...held, "yavin"] })), [option(1)]);
    expect(after.phase).not.toBe("command");
  });
});

it("[reb.new-base.show-old-base] A new base cannot be undone, because everybody has seen the old one; declining one can", () => {
  const start = scenario({
    ...phaseEnd(),
    delayed: [
      { card: "rapid-mobilization", leaders: ["general-rieekan"] },
      { card: "rapid-mobilization", leaders: ["general-rieekan"] },
    ],
  });
  const asking = act(start, option(1), ["yavin", "ilum", "naboo", "tatooine"].map(probeName)).state;
  const moved = act(asking, at("yavin"));
  expect(asked(moved.state).kind).toBe("choose-option");
  expect([moved.revealed, act(asking, DONE).revealed]).toEqual([true, false]);
});

describe("a new base after the old one was revealed", () => {
  const REVEALED: Scenario = {
    base: { system: "hoth", revealed: true },
    baseSpace: {},
    systems: { hoth: { units: { "x-wing": 1 } } },
    leaders: { "general-rieekan": "hoth" },
  };

  it("[reb.new-base.after-reveal-allowed] [reb.new-base.hidden-again] A new base may be established after the old one was revealed, and the base is then hidden again", () => {
    const state = looking(["yavin", "ilum", "naboo", "tatooine"], REVEALED);
    expect(asked(state).kind).toBe("new-base");
    const { state: after } = play(state, [at("yavin")]);
    expect(after.base).toMatchObject({ system: BOX.places.get("yavin"), revealed: false });
    expect(units(after, "hoth")).toEqual({ "x-wing": 1 });
    expect(cards(after.probes)).toContain("probe:hoth");
  });

  it("[reb.new-base.after-reveal-leaders] The leaders assigned to Rapid Mobilization go to the old base's system if that base was revealed", () => {
    const state = rebelMission("rapid-mobilization", ["general-rieekan"], { ...REVEALED, leaders: {} });
    expect(spot(reveal(state, at("rebel-base")).state, "general-rieekan")).toBe("hoth");
  });
});

describe("what others can tell of a new base", () => {
  it("All viewers can rule out the old base, systems whose probe card is public and systems where a base is forbidden as places of a new base", () => {
    const state = looking(["yavin", "ilum", "ryloth", "tatooine"], {
      probesBoxed: ["corellia", "mandalore", "saleucami", "sullust", "mustafar"],
      systems: {
        kessel: { units: { "tie-fighter": 1 } },
        felucia: { loyalty: "imperial" },
        rodia: { destroyed: true },
      },
    });
    const { state: after } = play(state, [at("yavin")]);
    const open = systems(after.base.publicCandidates);
    expect(open).toContain("yavin");
    for (const out of ["hoth", "corellia", "kessel", "felucia", "rodia", "coruscant"]) expect(open).not.toContain(out);
    expect(after.base.commonCandidates).toEqual(after.base.publicCandidates);
  });

  it("The Empire can rule out the systems of its own probe cards as places of a new base, and forgets what it knew about the old base", () => {
    const spec: Scenario = { probes: ["dantooine", "endor"], base: { system: "hoth", among: ["hoth", "mygeeto"] } };
    const { state: after } = play(looking(["yavin", "ilum", "naboo", "tatooine"], spec), [at("yavin")]);
    expect(systems(after.base.publicCandidates)).toContain("endor");
    const own = systems(after.baseCandidates);
    expect(own).toContain("naboo");
    for (const out of ["dantooine", "endor", "hoth"]) expect(own).not.toContain(out);
  });

  it("The possible places of a new base are the same for other viewers whichever card the Rebels chose", () => {
    const state = looking(["yavin", "ilum", "naboo", "tatooine"]);
    const one = play(state, [at("yavin")]).state;
    const other = play(state, [at("naboo")]).state;
    expect(one.base.publicCandidates).toEqual(other.base.publicCandidates);
    expect(one.baseCandidates).toEqual(other.baseCandidates);
  });
});

describe("a new base after cards were planted", () => {
  const TAKEN = ["naboo", "ryloth", "endor", "ilum"];

  /** Cards planted, all passed, Rapid Mobilization looks for a new base. */
  function planted(onTop: number, drawn: readonly string[]): State {
    const start = rebelMission("plant-false-lead", ["mon-mothma"], {
      base: { system: "hoth" },
      systems: { kessel: { units: { stormtrooper: 1 } } },
      probes: [...TAKEN, "rodia"],
      imperial: { passed: true },
      leaders: { "general-rieekan": "rebel-base" },
      delayed: [{ card: "rapid-mobilization", leaders: ["general-rieekan"] }],
    });
    const under = TAKEN.slice(onTop).map((system) => put(`probe:${system}`, "bottom"));
    const above = TAKEN.slice(0, onTop).map((system) => put(`probe:${system}`, "top"));
    const puts = onTop > 0 ? [...under, ...above].slice(0, -1) : under;
    const draws = TAKEN.slice(0, 3).map((system) => `probe:${system}`);
    const { state } = reveal(start, at("kessel"), [...puts, DONE, PASS], [...draws, "probe:ilum"]);
    return play(state, [option(1)], { draws: drawn.map((system) => `probe:${system}`) }).state;
  }

  it("If only planted cards were drawn for a new base, both sides know that the base is at one of them, and spectators do not", () => {
    const { state } = play(planted(4, []), [at("naboo")]);
    expect(systems(state.base.commonCandidates)).toEqual(["endor", "ilum", "naboo", "ryloth"]);
    expect(systems(state.baseCandidates)).toEqual(["endor", "ilum", "naboo", "ryloth"]);
    expect(systems(state.base.publicCandidates)).toContain("tatooine");
    expect(state.probeDeck.every(({ knownTo }) => knownTo < 8)).toBe(true);
  });

  it("If no planted cards were drawn for a new base, the Empire knows that the base is at none of the planted ones", () => {
    const { state } = play(planted(0, ["yavin", "tatooine", "felucia", "bespin"]), [at("yavin")]);
    for (const system of TAKEN) expect(systems(state.baseCandidates)).not.toContain(system);
    expect(systems(state.baseCandidates)).toContain("tatooine");
    expect(state.base.planted).toBe(true);
  });

  it("If planted and other cards were drawn for a new base, the base may be at any of them, and the Empire cannot tell where the other cards are", () => {
    const asking = planted(2, ["yavin", "tatooine"]);
    expect(asking.probeDeck.every(({ knownTo }) => knownTo < 8)).toBe(true);
    const { state } = play(asking, [at("yavin")]);
    for (const system of [...TAKEN, "bespin"]) expect(systems(state.baseCandidates)).toContain(system);
    expect(state.base.planted).toBe(false);
  });

  it("Planted cards declined for a new base are still known as planted cards at the bottom of the probe deck", () => {
    const { state } = play(planted(4, []), [DONE]);
    expect(state.probeDeck[state.probeDeck.length - 1]).toMatchObject({ knownTo: 9, ordered: false });
    for (const system of TAKEN) expect(systems(state.baseCandidates)).not.toContain(system);
  });
});

it("[reb.new-base.move-all-out] A combat follows if the units of the Rebel Base space come to Imperial ships in the old base's system", () => {
  const start = scenario(phaseEnd({ systems: { hoth: { units: { "tie-fighter": 1 } } }, leaders: {} }));
  const asking = play(start, [option(1)], {
    draws: ["endor", "ilum", "kessel", "naboo"].map((id) => `probe:${id}`),
  }).state;
  const { events } = play(asking, [at("endor")]);
  expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "hoth" }]);
});

function probeName(system: string): string {
  return `probe:${system}`;
}

function probe(system: string): number {
  return BOX.cardsById.get(`probe:${system}`)?.code ?? -1;
}

/** The cards of the lowest part of the probe deck. */
function bottom({ probeDeck }: State): readonly string[] {
  const last = probeDeck[probeDeck.length - 1];
  return last === undefined ? [] : pileCards([last]).map((code) => BOX.cards[code]?.id ?? "");
}
