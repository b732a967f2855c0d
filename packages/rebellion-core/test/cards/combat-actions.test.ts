import { describe, expect, it, test } from "vitest";
import type { CombatFrame } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { type HeldCard, play, type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, cards, eventsOf, legal, PASS, refused, spot, units } from "../looks.ts";
import { ringOf } from "../missions/table.ts";
import { destroy, option, use } from "./table.ts";

/** A combat at Kessel in which a side may use a Start of Combat card. */
function combat(
  owner: "rebel" | "imperial",
  card: string,
  leaders: Scenario["leaders"],
  here: Readonly<Record<string, number>> = {},
): State {
  return scenario({
    active: "rebel",
    leaders: leaders ?? {},
    systems: { kessel: { units: { "x-wing": 2, "rebel-trooper": 2, "star-destroyer": 1, stormtrooper: 2, ...here } } },
    [owner]: { actions: [card] },
    combat: { system: "kessel", initiator: owner, stage: "cards-first" },
  });
}

function running({ frames }: State): CombatFrame {
  const found = frames.find((frame): frame is CombatFrame => frame.kind === "combat");
  if (found === undefined) throw new Error("no combat is under way");
  return found;
}

/** What a card's modifier says. */
function lasting(state: State): readonly unknown[] {
  return state.modifiers.map(({ effect, until, system, leader }) => ({
    ...effect,
    until,
    system: BOX.placeIds[system],
    leader: BOX.leaders[leader]?.id ?? null,
  }));
}

test.each([
  ["book", true],
  ["faq", false],
] as const)(
  "[reb.action.leader-must-be-present] [reb.faq.captured-no-action-cards] A captured leader in the system of a combat can be used for an action card only by the book, not by the FAQ (%s)",
  (rulings, isOffered) => {
    const state = scenario({
      config: { rulings },
      leaders: { "admiral-ackbar": { at: "kessel", ring: "captured" } },
      systems: { kessel: { units: { "x-wing": 2, "star-destroyer": 1 } } },
      rebel: { actions: ["its-a-trap"] },
      combat: { system: "kessel", initiator: "rebel", stage: "cards-first" },
    });
    expect(legal(state).includes("use-action its-a-trap admiral-ackbar")).toBe(isOffered);
  },
);

describe("Start of Combat cards that last for the combat", () => {
  const cases = [
    ["rebel", "its-a-trap", "admiral-ackbar", { kind: "no-tactics", faction: "imperial", theater: "space" }],
    ["rebel", "point-blank-assault", "general-madine", { kind: "less-health", amount: 1 }],
    [
      "rebel",
      "target-the-star-destroyers",
      "wedge-antilles",
      { kind: "black-hits-as-red", faction: "rebel", count: 2 },
    ],
    [
      "imperial",
      "according-to-my-design",
      "emperor-palpatine",
      { kind: "fewer-dice", faction: "rebel", red: 1, black: 2 },
    ],
    ["imperial", "good-intel", "soontir-fel", { kind: "open-tactics", faction: "rebel" }],
    ["imperial", "keep-them-from-escaping", "admiral-piett", { kind: "no-retreat", faction: "rebel" }],
  ] as const;

  it.each(cases)(
    "[reb.action.start-of-combat-duration] The %s side's start-of-combat card lasts until the combat ends: %s, used with %s",
    (owner, card, leader, effect) => {
      const state = combat(owner, card, { [leader]: "kessel" });
      expect(asked(state)).toMatchObject({ seat: owner, kind: "action-card", context: { timing: "start-of-combat" } });
      const { state: after, events } = play(state, [use(card, leader)]);
      expect(lasting(after)).toEqual([{ ...effect, until: "end-of-combat", system: "kessel", leader: null }]);
      expect(eventsOf(events, "action-used")).toMatchObject([{ card, leader, faction: owner }]);
    },
  );

  it("[reb.action.leader-must-be-present] [reb.action.timing-start-of-combat] A start-of-combat action card can be used only if its leader is in the system", () => {
    const state = combat("rebel", "its-a-trap", { "admiral-ackbar": "naboo", "wedge-antilles": "kessel" });
    refused(state, use("its-a-trap", "admiral-ackbar"), "reb.action.leader-must-be-present");
  });
});

describe("More Dangerous Than You Realize", () => {
  it("More Dangerous Than You Realize draws 3 tactic cards of one deck of its owner's choice", () => {
    const state = combat("imperial", "more-dangerous-than-you-realize", { "general-tagge": "kessel" });
    const { state: asking } = play(state, [use("more-dangerous-than-you-realize", "general-tagge")]);
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "choose-option" });
    const { events } = play(asking, [option(1)]);
    expect(eventsOf(events, "cards-drawn")[0]).toMatchObject({
      faction: "imperial",
      deck: "ground-tactic",
      cause: "more-dangerous-than-you-realize",
    });
    expect(eventsOf(events, "cards-drawn")[0]?.cards).toHaveLength(3);
    const space = eventsOf(play(asking, [option(0)]).events, "cards-drawn")[0];
    expect([space?.deck, space?.cards.length]).toEqual(["space-tactic", 3]);
  });
});

describe("Fully Operational", () => {
  it("Fully Operational destroys a Rebel ship of its owner's choice in a system with a Death Star or a Death Star Under Construction", () => {
    for (const station of ["death-star", "death-star-under-construction"]) {
      const state = combat(
        "imperial",
        "fully-operational",
        { "moff-jerjerrod": "kessel" },
        { [station]: 1, "corellian-corvette": 1 },
      );
      const { state: asking } = play(state, [use("fully-operational", "moff-jerjerrod")]);
      expect(legal(asking)).toEqual(["destroy kessel corellian-corvette", "destroy kessel x-wing"]);
      refused(asking, destroy("rebel-trooper", "kessel"), "reb.action.use-procedure");
      const { state: after } = play(asking, [destroy("corellian-corvette", "kessel")]);
      expect(units(after, "kessel")["corellian-corvette"]).toBeUndefined();
      expect(running(after).destroyed.reduce((sum, count) => sum + count, 0)).toBe(1);
    }
  });

  it("Fully Operational does nothing without a Death Star", () => {
    const state = combat("imperial", "fully-operational", { "moff-jerjerrod": "kessel" });
    const { state: after } = play(state, [use("fully-operational", "moff-jerjerrod")]);
    expect(units(after, "kessel")["x-wing"]).toBe(2);
  });
});

describe("Target the Generator", () => {
  it("Target the Generator destroys a structure of its owner's choice, without a question if all structures there are of one type", () => {
    const both = combat(
      "imperial",
      "target-the-generator",
      { "general-veers": "kessel" },
      { "shield-generator": 1, "ion-cannon": 1 },
    );
    const { state: asking } = play(both, [use("target-the-generator", "general-veers")]);
    expect(legal(asking)).toEqual(["destroy kessel shield-generator", "destroy kessel ion-cannon"]);
    const lone = combat("imperial", "target-the-generator", { "general-veers": "kessel" }, { "ion-cannon": 2 });
    expect(units(play(lone, [use("target-the-generator", "general-veers")]).state, "kessel")["ion-cannon"]).toBe(1);
  });
});

describe("Ready for Action", () => {
  it("[reb.action.leader-moving-exception] Ready for Action brings its leader from the pool into the combat, where the leader cannot lead a retreat", () => {
    const state = combat("imperial", "ready-for-action", { "admiral-piett": "pool", "general-veers": "naboo" });
    expect(legal(state)).toEqual(["use-action ready-for-action admiral-piett", "pass"]);
    const { state: after } = play(state, [use("ready-for-action", "admiral-piett")]);
    expect(spot(after, "admiral-piett")).toBe("kessel");
    expect(lasting(after)).toEqual([
      { kind: "leader-stays-for-combat", until: "end-of-combat", system: "kessel", leader: "admiral-piett" },
    ]);
    expect(running(after).attended).toContain(BOX.leadersById.get("admiral-piett")?.index);
  });
});

describe("One in a Million", () => {
  const spec: Scenario = {
    active: "rebel",
    leaders: { "wedge-antilles": "kessel", "grand-moff-tarkin": "kessel", "princess-leia": "mission" },
    systems: { kessel: { units: { stormtrooper: 1 } } },
    rebel: { actions: ["one-in-a-million"], assigned: [{ card: "infiltration", leaders: ["princess-leia"] }] },
  };

  it("[reb.faq.one-in-a-million-presence] One in a Million sets the faces of one or two dice of a mission's roll; its leader need not be assigned", () => {
    const state = scenario(spec);
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }, PASS]);
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "action-card", context: { timing: "rolling" } });
    const { state: setting } = play(asking, [use("one-in-a-million", "wedge-antilles")]);
    expect(asked(setting).seat).toBe("rebel");
    expect(legal(setting).every((key) => key.startsWith("pick-die"))).toBe(true);
    expect(cards(setting.sides[0].actions[0])).toEqual([]);
  });
});

describe("Wookiee Guardian", () => {
  it("Wookiee Guardian makes a special operations mission in Chewbacca's system fail before any dice are rolled", () => {
    const state = scenario({
      active: "imperial",
      leaders: { chewbacca: "kessel", "mon-mothma": "kessel" },
      systems: { kessel: { units: { stormtrooper: 1 } } },
      rebel: { passed: true, actions: ["wookiee-guardian"] },
      imperial: { assigned: [{ card: "capture-rebel-operative", leaders: ["darth-vader"] }] },
    });
    const { state: asking } = play(state, [
      { type: "reveal", subject: 0 },
      { type: "choose-leader", subject: "mon-mothma" },
      PASS,
    ]);
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "action-card", context: { timing: "before-roll" } });
    const { events } = play(asking, [use("wookiee-guardian", "chewbacca")]);
    expect(eventsOf(events, "mission-ended")).toMatchObject([{ card: "capture-rebel-operative", result: "failure" }]);
    expect(eventsOf(events, "dice-rolled")).toEqual([]);
  });
});

describe("Undercover", () => {
  it("Undercover moves Lando Calrissian or Obi-Wan Kenobi from another system to the mission's, where he opposes it", () => {
    const state = scenario({
      active: "imperial",
      leaders: { "obi-wan-kenobi": "ilum", "lando-calrissian": "pool" },
      systems: { naboo: { units: { "tie-fighter": 1 } } },
      rebel: { passed: true, actions: ["undercover"] },
      imperial: { assigned: [{ card: "rule-by-fear", leaders: ["darth-vader"] }] },
    });
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }, PASS]);
    expect(legal(asking)).toEqual(["use-action undercover obi-wan-kenobi", "pass"]);
    const { state: after, events } = play(asking, [use("undercover", "obi-wan-kenobi")], {
      draws: ["hit", "blank", "blank"],
    });
    expect(spot(after, "obi-wan-kenobi")).toBe("naboo");
    expect(eventsOf(events, "mission-opposed")).toHaveLength(1);
  });
});

describe("Son of Skywalker", () => {
  const spec = (left: readonly string[]): Scenario => ({
    leaders: {
      "luke-skywalker": "naboo",
      "emperor-palpatine": "coruscant",
      "darth-vader": "coruscant",
      "general-tagge": "coruscant",
      "grand-moff-tarkin": "coruscant",
    },
    rebel: {
      actions: ["son-of-skywalker"],
      assigned: [{ card: "build-alliance", leaders: ["mon-mothma"] }],
      missions: left,
    },
  });

  it("Son of Skywalker, used after a success in Luke's system, moves Seek Yoda or Daring Rescue from the deck to the hand without showing which", () => {
    const { state: asking } = play(scenario(spec([])), [
      { type: "reveal", subject: 0 },
      { type: "choose-system", subject: "naboo" },
    ]);
    const { state: searching } = play(asking, [use("son-of-skywalker", "luke-skywalker")]);
    expect(legal(searching)).toEqual(["take-card daring-rescue", "take-card seek-yoda", "done"]);
    const { state: after, events } = play(searching, [{ type: "take-card", subject: "daring-rescue" }]);
    expect(cards(after.sides[0].missions)).toContain("daring-rescue");
    const moved = eventsOf(events, "cards-moved").filter(({ to }) => to === "hand");
    expect(moved[0]).toMatchObject({ cards: [{ card: "daring-rescue", seenBy: ["rebel"] }] });
  });

  it("Son of Skywalker finds nothing if neither card is in the deck, and other viewers cannot tell", () => {
    const held = ["seek-yoda", "daring-rescue", "daring-rescue"];
    const line = [
      { type: "reveal", subject: 0 },
      { type: "choose-system", subject: "naboo" },
    ] as const;
    const { state } = play(scenario(spec(held)), [...line, use("son-of-skywalker", "luke-skywalker")]);
    expect(legal(state)).toEqual(["done"]);
  });

  it("Son of Skywalker shuffles the deck without asking which card to fetch if all players can tell that neither card is in it", () => {
    const fetched = (missionDiscard: readonly string[], missions: readonly HeldCard[]) => {
      const { rebel, ...rest } = spec([]);
      return play(scenario({ ...rest, rebel: { ...rebel, missions, missionDiscard } }), [
        { type: "reveal", subject: 0 },
        { type: "choose-system", subject: "naboo" },
        use("son-of-skywalker", "luke-skywalker"),
      ]);
    };
    const shown = { card: "seek-yoda", seenBy: ["rebel", "imperial", "spectator"] } as const;
    const { state, events } = fetched(["daring-rescue", "daring-rescue"], [shown]);
    expect(asked(state).kind).not.toBe("search");
    expect(eventsOf(events, "deck-shuffled")).toMatchObject([{ deck: "rebel-mission" }]);
    expect(asked(fetched(["daring-rescue"], [shown]).state).kind).toBe("search");
    expect(asked(fetched(["daring-rescue", "daring-rescue"], ["seek-yoda"]).state).kind).toBe("search");
  });
});

describe("Blindside", () => {
  it("Blindside is used before its leader's mission is revealed, and the Rebels send no leader from the pool", () => {
    const state = scenario({
      active: "imperial",
      leaders: { "janus-greejatus": "mission" },
      imperial: { actions: ["blindside"], assigned: [{ card: "trade-negotiations", leaders: ["janus-greejatus"] }] },
    });
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }]);
    expect(asked(asking)).toMatchObject({
      seat: "imperial",
      kind: "action-card",
      context: { timing: "before-reveal" },
    });
    const { state: after, events } = play(asking, [
      use("blindside", "janus-greejatus"),
      { type: "choose-system", subject: "naboo" },
    ]);
    expect(eventsOf(events, "mission-ended")).toMatchObject([{ result: "success" }]);
    expect(after.modifiers).toEqual([]);
  });
});

describe("Return of the Jedi", () => {
  const spec = (leaders: NonNullable<Scenario["leaders"]>): State =>
    scenario({
      active: "rebel",
      leaders,
      systems: { kessel: { units: { "x-wing": 1 } } },
      objectives: ["return-of-the-jedi"],
      effect: { card: "return-of-the-jedi", system: "kessel", by: "rebel" },
    });

  it("Return of the Jedi eliminates an Imperial leader in the system of Luke Skywalker (Jedi); [reb.eliminate.to-box] [reb.eliminate.permanent] the leader is out for the rest of the game", () => {
    const state = spec({ "luke-skywalker-jedi": "kessel", "darth-vader": "kessel", "general-tagge": "kessel" });
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "eliminate-leader", rule: "reb.eliminate.to-box" });
    expect(legal(state)).toEqual(["choose-leader darth-vader", "choose-leader general-tagge"]);
    const { state: after } = play(state, [{ type: "choose-leader", subject: "darth-vader" }]);
    expect(spot(after, "darth-vader")).toBe("eliminated");
  });

  it("[reb.faq.return-of-the-jedi-lured-luke] A lured Luke Skywalker counts for Return of the Jedi, and may himself be the eliminated leader", () => {
    const state = spec({
      "luke-skywalker-jedi": { at: "kessel", ring: "lure-of-the-dark-side" },
      "darth-vader": "kessel",
    });
    expect(legal(state)).toEqual(["choose-leader luke-skywalker-jedi", "choose-leader darth-vader"]);
  });

  it("[reb.faq.return-of-the-jedi-captured-luke] A captured Luke Skywalker counts for Return of the Jedi, and stays captured", () => {
    const state = scenario({
      active: "rebel",
      leaders: { "luke-skywalker-jedi": { at: "kessel", ring: "captured" }, "darth-vader": "kessel" },
      systems: { kessel: { units: { "x-wing": 1, stormtrooper: 1 } } },
      objectives: ["return-of-the-jedi"],
      effect: { card: "return-of-the-jedi", system: "kessel", by: "rebel" },
    });
    expect([spot(state, "darth-vader"), ringOf(state, "luke-skywalker-jedi")]).toEqual(["eliminated", "captured"]);
  });

  it("[reb.faq.return-of-the-jedi-gone-leader] [reb.faq.return-of-the-jedi-luke-retreated] Return of the Jedi eliminates no leader if Luke is not there, and no leader who has left the system", () => {
    const gone = spec({ "luke-skywalker-jedi": "naboo", "darth-vader": "kessel" });
    expect(spot(gone, "darth-vader")).toBe("kessel");
    const left = spec({ "luke-skywalker-jedi": "kessel", "darth-vader": "naboo" });
    expect(spot(left, "darth-vader")).toBe("naboo");
  });
});
