import { describe, expect, it } from "vitest";
import { startCombat } from "../../src/combat/start.ts";
import type { Event } from "../../src/state/events.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { laidOut } from "../../src/testing/index.ts";
import { act, asked, DONE, ENGINE, eventsOf, legal, PASS, refused, spot, units } from "../looks.ts";
import { combat, dice, drawn, fight, goesOn, HERE, hand, leader, line, scene, wounds } from "./table.ts";

const SHIPS = { rebel: { "x-wing": 2 }, imperial: { "tie-fighter": 2 } } as const;
const TROOPS = { rebel: { "rebel-trooper": 2 }, imperial: { stormtrooper: 2 } } as const;
const BOTH = {
  rebel: { ...SHIPS.rebel, ...TROOPS.rebel },
  imperial: { ...SHIPS.imperial, ...TROOPS.imperial },
} as const;

/** The types of events, those that tell how a combat goes. */
function course(events: readonly Event[]): readonly string[] {
  const told = ["combat-round-started", "battle-started", "attack-started", "combat-ended", "retreated"];
  return events
    .filter(({ type }) => told.includes(type))
    .map((event) => {
      if (event.type === "battle-started") return event.theater;
      return event.type === "attack-started" ? event.faction : event.type;
    });
}

describe("the start of a combat", () => {
  it("[reb.combat.trigger] An activation starts a combat only if both sides have units in the same theater", () => {
    const tarkin = BOX.leadersById.get("grand-moff-tarkin")?.index ?? -1;
    const system = BOX.places.get(HERE) ?? -1;
    const frames = [{ kind: "activation", chair: 2, leader: tarkin, system, stage: "combat", sources: [] }] as const;
    const fought = { ...scene({ ...SHIPS, by: "imperial", there: ["grand-moff-tarkin"] }), frames };
    const { combat: _none, ...spec } = fought;
    const work = new GameWork(BOX, laidOut(spec), undefined);
    ENGINE.settle(work);
    expect(eventsOf(work.events, "combat-started")).toMatchObject([
      { system: HERE, initiator: "imperial", rule: "reb.combat.trigger" },
    ]);
    const split = scene({
      rebel: { "x-wing": 1 },
      imperial: { stormtrooper: 1 },
      by: "imperial",
      there: ["grand-moff-tarkin"],
    });
    const { combat: _no, ...apart } = { ...split, frames };
    const other = new GameWork(BOX, laidOut(apart), undefined);
    ENGINE.settle(other);
    expect(eventsOf(other.events, "combat-started")).toEqual([]);
  });

  it("[reb.faq.combat-initiator] A combat is initiated by the current player or, outside turns, by the player whose card caused it", () => {
    const laid = laidOut({ systems: { [HERE]: { units: { "x-wing": 1, "tie-fighter": 1 } } } });
    const started = (current: 0 | 2 | null, chair: 0 | 2): string => {
      const work = new GameWork(BOX, { ...laid, current }, undefined);
      startCombat(work, BOX.places.get(HERE) ?? -1, chair, []);
      return eventsOf(work.events, "combat-started")[0]?.initiator ?? "nobody";
    };
    expect(started(0, 2)).toBe("rebel");
    expect(started(2, 2)).toBe("imperial");
    expect(started(2, 0)).toBe("imperial");
    expect(started(null, 2)).toBe("imperial");
    expect(started(null, 0)).toBe("rebel");
  });

  it("[reb.combat.step-order] A combat adds leaders, draws cards, fights rounds and then ends", () => {
    const { state } = fight({
      ...SHIPS,
      at: "add-leader",
      there: ["darth-vader"],
      rebel: { "x-wing": 1 },
      imperial: { "tie-fighter": 1 },
    });
    expect(asked(state).kind).toBe("add-leader");
    const { events } = act(state, PASS);
    expect(events.map(({ type }) => type).slice(0, 5)).toEqual([
      "cards-drawn",
      "combat-round-started",
      "battle-started",
      "attack-started",
      "dice-rolled",
    ]);
    const short = fight({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, there: [] }, [
      ...dice("", "h"),
      ...dice("", "-"),
    ]);
    expect(course(short.events)).toEqual(["combat-round-started", "space", "rebel", "imperial", "combat-ended"]);
    expect(asked(short.state).kind).not.toBe("retreat");
  });
});

describe("adding a leader", () => {
  it("[reb.combat.add-leader] [reb.combat.add-leader-optional] A side without a leader with tactic values in the combat may add one from its pool", () => {
    const { state } = fight({ ...SHIPS, at: "add-leader", there: ["darth-vader"] });
    expect(asked(state)).toMatchObject({ kind: "add-leader", seat: "rebel", rule: "reb.combat.add-leader" });
    expect(legal(state)).toEqual([
      "choose-leader mon-mothma",
      "choose-leader jan-dodonna",
      "choose-leader princess-leia",
      "choose-leader general-rieekan",
      "pass",
    ]);
    const { state: after, events } = act(state, leader("jan-dodonna"));
    expect(spot(after, "jan-dodonna")).toBe(HERE);
    expect(eventsOf(events, "leader-moved")).toMatchObject([{ leader: "jan-dodonna", from: "pool", to: HERE }]);
    expect(hand(after, "rebel")).toHaveLength(2);
    expect(combat(after).attended.map((one) => BOX.leaders[one]?.id)).toContain("jan-dodonna");
    refused(state, leader("luke-skywalker"), "reb.combat.add-leader");
    refused(state, leader("general-tagge"), "reb.combat.add-leader");
    refused(state, DONE, "reb.combat.add-leader");
    expect(hand(act(state, PASS).state, "rebel")).toEqual([]);
    const led = fight({ ...SHIPS, at: "add-leader", there: ["jan-dodonna", "darth-vader"] });
    expect(asked(led.state).kind).not.toBe("add-leader");
  });

  it("A leader without tactic values does not prevent its side from adding another leader", () => {
    const { state } = fight({ ...SHIPS, at: "add-leader", there: ["mon-mothma", "darth-vader"] });
    expect(asked(state)).toMatchObject({ kind: "add-leader", seat: "rebel" });
  });

  it("[reb.combat.add-leader-needs-tactics] A leader without tactic values can be added to a combat", () => {
    const { state } = fight({ ...SHIPS, at: "add-leader", there: ["darth-vader"] });
    const { state: after } = act(state, leader("mon-mothma"));
    expect(spot(after, "mon-mothma")).toBe(HERE);
    expect(hand(after, "rebel")).toEqual([]);
  });

  it("[reb.combat.add-leader-order] The initiating side is asked first whether it adds a leader", () => {
    for (const by of ["rebel", "imperial"] as const) {
      const { state } = fight({ ...SHIPS, at: "add-leader", there: [], by });
      expect(asked(state).seat).toBe(by);
      expect(asked(act(state, PASS).state)).toMatchObject({
        kind: "add-leader",
        seat: by === "rebel" ? "imperial" : "rebel",
      });
    }
  });

  it("[reb.combat.add-leader-limit] Each side adds at most one leader to a combat", () => {
    const { state } = fight({ ...SHIPS, at: "add-leader", there: [] });
    const { state: after } = act(state, leader("mon-mothma"));
    expect(asked(after)).toMatchObject({ kind: "add-leader", seat: "imperial" });
  });

  it("[reb.combat.captured-leader-not-counted] [reb.faq.captured-no-tactics] A captured leader draws no tactic cards and does not prevent its side from adding a leader", () => {
    const leaders = { "princess-leia": { at: HERE, ring: "captured" } };
    const { state } = fight({ ...SHIPS, at: "add-leader", there: ["darth-vader"], leaders });
    expect(asked(state)).toMatchObject({ kind: "add-leader", seat: "rebel" });
    expect(hand(act(state, PASS).state, "rebel")).toEqual([]);
  });

  it("[reb.faq.detained-acts-normally] A detained leader draws tactic cards, can lead a retreat, and prevents its side from adding another leader", () => {
    const leaders = { "princess-leia": { at: HERE, detained: true } };
    const drawing = fight({ ...SHIPS, at: "add-leader", there: ["darth-vader"], leaders });
    expect(hand(drawing.state, "rebel")).toHaveLength(1);
    const { state } = fight({ ...SHIPS, there: ["darth-vader"], leaders }, [...dice("", "--"), ...dice("", "--")]);
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "rebel" });
    expect(legal(state)[0]).toBe("retreat princess-leia bespin");
  });

  it("[reb.combat.passed-player-adds] [reb.command.passed-can-join-combat] A player who has passed in this phase may still add a leader to a combat", () => {
    const spec = scene({ ...SHIPS, at: "add-leader", there: [], by: "imperial" });
    const work = new GameWork(BOX, laidOut({ ...spec, rebel: { ...spec.rebel, passed: true } }), undefined);
    ENGINE.settle(work);
    const { state } = act(work.finish().state, PASS);
    expect(asked(state)).toMatchObject({ kind: "add-leader", seat: "rebel" });
  });
});

describe("start-of-combat cards", () => {
  it("[reb.combat.start-of-combat-window] [reb.action.timing-start-of-combat] [reb.combat.start-of-combat-order] Start-of-combat cards are used after leaders are added and before tactic cards are drawn, by the initiating side first", () => {
    for (const by of ["rebel", "imperial"] as const) {
      const { state } = fight({
        ...SHIPS,
        at: "add-leader",
        by,
        there: ["admiral-ackbar", "admiral-piett"],
        actions: { rebel: ["its-a-trap"], imperial: ["keep-them-from-escaping"] },
      });
      expect(asked(state)).toMatchObject({ kind: "action-card", seat: by, context: { timing: "start-of-combat" } });
      const { state: second } = act(state, PASS);
      expect(asked(second)).toMatchObject({ kind: "action-card", seat: by === "rebel" ? "imperial" : "rebel" });
      expect(hand(second, "rebel")).toEqual([]);
      const { events } = act(second, PASS);
      expect(events[0]?.type).toBe("cards-drawn");
    }
  });
});

describe("drawing tactic cards", () => {
  it("[reb.combat.draw-tactics] [reb.theater.leader-values] [reb.leader.tactic-values] Each side draws tactic cards of each theater equal to its leader's tactic value", () => {
    const { state, events } = fight({ ...BOTH, at: "draw", there: ["general-rieekan", "grand-moff-tarkin"] });
    expect(eventsOf(events, "cards-drawn").map(({ faction, deck, cards }) => [faction, deck, cards.length])).toEqual([
      ["rebel", "space-tactic", 1],
      ["rebel", "ground-tactic", 2],
      ["imperial", "space-tactic", 2],
      ["imperial", "ground-tactic", 1],
    ]);
    expect(hand(state, "rebel")).toHaveLength(3);
  });

  it("[reb.combat.draw-contested-theaters] Tactic cards are drawn only for contested theaters, and none for the ground of a destroyed system", () => {
    const drawn = (spec: Parameters<typeof fight>[0]): readonly string[] =>
      eventsOf(fight({ ...spec, at: "draw", there: ["luke-skywalker"] }).events, "cards-drawn").map(({ deck }) => deck);
    expect(drawn(SHIPS)).toEqual(["space-tactic"]);
    expect(drawn(TROOPS)).toEqual(["ground-tactic"]);
    expect(drawn({ rebel: BOTH.rebel, imperial: SHIPS.imperial })).toEqual(["space-tactic"]);
    const destroyed = {
      rebel: { "rebel-transport": 1, ...BOTH.rebel },
      imperial: { "star-destroyer": 1, stormtrooper: 1 },
    };
    expect(drawn({ ...destroyed, here: { destroyed: true } })).toEqual(["space-tactic"]);
  });

  it("[reb.combat.draw-highest-value] A side draws by the highest tactic value of its leaders in each theater", () => {
    const { events } = fight({ ...BOTH, at: "draw", there: ["admiral-ackbar", "general-madine"] });
    expect(eventsOf(events, "cards-drawn").map(({ deck, cards }) => [deck, cards.length])).toEqual([
      ["space-tactic", 3],
      ["ground-tactic", 3],
    ]);
  });

  it("[reb.combat.draw-order] The initiating side draws its tactic cards first", () => {
    for (const by of ["rebel", "imperial"] as const) {
      const { events } = fight({ ...SHIPS, by, at: "draw", there: ["luke-skywalker", "darth-vader"] });
      expect(eventsOf(events, "cards-drawn").map(({ faction }) => faction)).toEqual(
        by === "rebel" ? ["rebel", "imperial"] : ["imperial", "rebel"],
      );
    }
  });

  it("[reb.combat.draw-no-leader] A side without a leader draws no tactic cards and still fights", () => {
    const spec = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, there: ["boba-fett"] };
    const { events } = fight({ ...spec, at: "draw" }, [...dice("", "h"), ...dice("", "-")]);
    expect(eventsOf(events, "cards-drawn")).toEqual([]);
    expect(eventsOf(events, "dice-rolled")).toHaveLength(2);
  });
});

describe("rounds", () => {
  it("[reb.combat.round-order] [reb.combat.space-attack-order] [reb.combat.ground-attack-order] A combat round has space battle, ground battle and retreat, and the initiating side attacks first in each battle", () => {
    for (const by of ["rebel", "imperial"] as const) {
      const other = by === "rebel" ? "imperial" : "rebel";
      const { state, events } = fight(
        {
          ...BOTH,
          imperial: { "assault-carrier": 1, stormtrooper: 2 },
          rebel: { "corellian-corvette": 1, "rebel-trooper": 2 },
          by,
        },
        [...dice("-", "-"), ...dice("-", "-"), ...dice("", "--"), ...dice("", "--")],
      );
      expect(course(events)).toEqual(["combat-round-started", "space", by, other, "ground", by, other]);
      expect(asked(state)).toMatchObject({ kind: "retreat", seat: by });
      const second = line(state, [PASS]);
      expect(asked(second.state)).toMatchObject({ kind: "retreat", seat: other });
      const next = line(second.state, [PASS], dice("s", "-"));
      expect(eventsOf(next.events, "combat-round-started")).toMatchObject([{ round: 2 }]);
    }
  });

  it("[reb.combat.space-battle-condition] [reb.combat.ground-battle-condition] A battle is fought in a theater where both sides have units", () => {
    const space = fight({ ...SHIPS, rebel: BOTH.rebel }, [...dice("", "--"), ...dice("", "--")]);
    expect(course(space.events)).toEqual(["combat-round-started", "space", "rebel", "imperial"]);
    const ground = fight(
      { ...BOTH, rebel: { "corellian-corvette": 1, "rebel-trooper": 2 }, imperial: TROOPS.imperial },
      [...dice("", "--"), ...dice("", "--")],
    );
    expect(course(ground.events)).toEqual(["combat-round-started", "ground", "rebel", "imperial"]);
    const destroyed = fight(
      {
        rebel: { "corellian-corvette": 1, "rebel-trooper": 1 },
        imperial: { "assault-carrier": 1, stormtrooper: 1 },
        here: { destroyed: true },
      },
      [...dice("-", "-"), ...dice("-", "-")],
    );
    expect(course(destroyed.events)).toEqual(["combat-round-started", "space", "rebel", "imperial"]);
  });

  it("[reb.combat.next-round] Another combat round follows while a theater holds units of both sides", () => {
    const { events } = fight({ ...TROOPS, there: [] }, [...dice("", "h-"), ...dice("", "--"), ...dice("", "s-")]);
    expect(course(events)).toEqual([
      "combat-round-started",
      "ground",
      "rebel",
      "imperial",
      "combat-round-started",
      "ground",
      "rebel",
    ]);
  });

  it("[reb.combat.end-condition] [reb.combat.end-split-theaters] A combat ends when no theater holds units of both sides, even if both sides have units in the system", () => {
    const { state, events } = fight(
      { rebel: { "x-wing": 1, "rebel-trooper": 1 }, imperial: { "tie-fighter": 1 }, there: [] },
      [...dice("", "-"), ...dice("", "h")],
    );
    expect(units(state, HERE)).toEqual({ "rebel-trooper": 1, "tie-fighter": 1 });
    expect(eventsOf(events, "combat-ended")).toMatchObject([{ system: HERE, rule: "reb.combat.end-condition" }]);
    expect(goesOn(state)).toBe(false);
  });

  it("[reb.combat.end-remove-damage] Damage markers are removed when a combat ends", () => {
    const { state, events } = fight(
      {
        rebel: { "x-wing": 2 },
        imperial: { "assault-carrier": 1, "tie-fighter": 1 },
        there: [],
        combat: { wounds: { imperial: [{ unit: "assault-carrier", markers: 1 }] } },
      },
      [...dice("", "d-")],
    );
    expect(wounds(state)).toEqual(["assault-carrier 1+0"]);
    const { events: after, state: end } = line(
      fight(
        {
          rebel: { "x-wing": 1 },
          imperial: { "assault-carrier": 1 },
          there: [],
          combat: { wounds: { imperial: [{ unit: "assault-carrier", markers: 1 }] } },
        },
        [...dice("", "s")],
      ).state,
      [DONE],
      dice("-", "h"),
    );
    expect(goesOn(end)).toBe(false);
    expect(eventsOf(after, "damage-marked")).toMatchObject([
      { unit: "assault-carrier", markers: 0, rule: "reb.combat.end-remove-damage" },
    ]);
    expect(events.length).toBeGreaterThan(0);
  });
});

describe("the fourth part of a round", () => {
  it("[reb.combat.structures-last] [reb.combat.step-four-checks-first] Structures without other Rebel ground units are destroyed by Imperial ground units, and no further round follows", () => {
    const { state, events } = fight(
      {
        rebel: { "rebel-trooper": 1, "ion-cannon": 1, "shield-generator": 1 },
        imperial: { stormtrooper: 2 },
        there: [],
      },
      [...drawn("ground-dig-in"), ...dice("", "s")],
    );
    const { state: after, events: end } = line(state, [DONE, DONE], dice("", "h-"));
    expect(units(after, HERE)).toEqual({ stormtrooper: 2 });
    expect(eventsOf(end, "units-destroyed")).toMatchObject([
      { units: [{ unit: "rebel-trooper", count: 1 }] },
      {
        units: [
          { unit: "shield-generator", count: 1 },
          { unit: "ion-cannon", count: 1 },
        ],
        rule: "reb.combat.structures-last",
      },
    ]);
    expect(eventsOf([...events, ...end], "combat-round-started")).toHaveLength(1);
  });

  it("Structures stay if other Rebel ground units are there or no Imperial ground unit is left", () => {
    const held = fight({ rebel: { "rebel-trooper": 1, "ion-cannon": 1 }, imperial: { stormtrooper: 1 }, there: [] }, [
      ...dice("", "-"),
      ...dice("", "-"),
      ...dice("", "s"),
    ]);
    expect(units(held.state, HERE)).toMatchObject({ "ion-cannon": 1 });
    const won = fight({ rebel: { "rebel-trooper": 1, "ion-cannon": 1 }, imperial: { stormtrooper: 1 }, there: [] }, [
      ...dice("", "h"),
      ...dice("", "h"),
    ]);
    expect(units(won.state, HERE)).toEqual({ "ion-cannon": 1 });
  });

  it("[reb.combat.dsuc-last] A Death Star Under Construction without other Imperial ships is destroyed if Rebel ships are there", () => {
    const { state, events } = fight(
      { rebel: { "x-wing": 2 }, imperial: { "death-star-under-construction": 1, "tie-fighter": 1 }, there: [] },
      [...dice("", "hs")],
    );
    expect(asked(state).kind).toBe("combat-actions");
    const { events: end, state: after } = line(
      state,
      [DONE, { type: "damage", subject: "tie-fighter", markers: 0, assigned: 0 }],
      dice("", "-"),
    );
    expect(eventsOf(end, "units-destroyed")).toMatchObject([
      { units: [{ unit: "tie-fighter", count: 1 }] },
      { units: [{ unit: "death-star-under-construction", count: 1 }], rule: "reb.combat.dsuc-last" },
    ]);
    expect(units(after, HERE)).toEqual({ "x-wing": 2 });
    expect(events.length).toBeGreaterThan(0);
  });
});
