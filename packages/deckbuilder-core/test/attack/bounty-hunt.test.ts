import { type Action, type AttackTarget, type Event, game, type Seat, type State } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import type { Step } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { allowed, copies, END, legal, only, play, refused, side, table, types } from "../turn/table.ts";

const GALAXY = defaultCatalogue.cards.filter(({ deck }) => deck === "galaxy");

function commit(subject: number, target: AttackTarget): Action {
  return { type: "commit", subject, target };
}

function attack(slot: number): Action {
  return { type: "attack", subject: slot };
}

/** A Rebel turn with Krennic (target 5) in the row; the Rebel cards in play get ids from 101. */
function sabotage(cards: readonly string[], spec: Scenario = {}): State {
  return scenario({
    active: "rebel",
    row: ["director-krennic"],
    galaxyTop: ["at-st", "lobot"],
    ...spec,
    rebel: { play: cards },
  });
}

/** The first `count` Rebel cards attack the first slot. */
function strike(state: State, count: number): Step<State, Event> {
  const ids = Array.from({ length: count }, (_, index) => 101 + index);
  return play(state, [...ids.map((id) => commit(id, 0)), attack(0)]);
}

describe("what can be hunted or sabotaged", () => {
  it("[dbg.hunt.which-cards] Every Empire and Rebel unit has a target value and a reward, and ships and neutral cards have neither", () => {
    for (const { id, type, faction, target, reward } of GALAXY) {
      const isTarget = type === "unit" && faction !== "neutral";
      expect([id, target !== null, reward !== null]).toEqual([id, isTarget, isTarget]);
    }
  });

  it("[dbg.hunt.which-cards] Only the enemy units of the row can be attacked", () => {
    const attackable = (active: Seat): readonly string[] =>
      GALAXY.filter(({ id }) => {
        const trooper = active === "empire" ? "stormtrooper" : "rebel-trooper";
        const state = scenario({ active, row: [id], [active]: { play: [trooper] } });
        return legal(state).includes(`commit ${active === "empire" ? 1 : 101} 0`);
      }).map(({ id }) => id);
    const units = (faction: Seat): readonly string[] =>
      GALAXY.filter((card) => card.type === "unit" && card.faction === faction).map(({ id }) => id);
    expect(attackable("empire")).toEqual(units("rebel"));
    expect(attackable("rebel")).toEqual(units("empire"));
    const ship = scenario({ row: ["rebel-transport"], empire: { play: ["stormtrooper"] } });
    expect(game.apply(ship, commit(1, 0))).toMatchObject({ ok: false });
  });

  it("[dbg.hunt.enemy-only] The target of a bounty hunt must be a card of the enemy faction in the row", () => {
    const row = ["at-at", "jyn-erso", null];
    const state = scenario({ row, galaxyDeck: [], empire: { play: ["stormtrooper"] } });
    allowed(state, commit(1, 1));
    for (const target of [0, 2, 6]) refused(state, commit(1, target), "dbg.hunt.enemy-only");
  });
});

describe("resolving it", () => {
  it("[dbg.hunt.target-first] The target of a bounty hunt is named first, and only cards committed to it attack", () => {
    const state = scenario({
      active: "rebel",
      row: ["tie-fighter", "scout-trooper"],
      galaxyTop: ["lobot"],
      rebel: { play: ["rebel-trooper", "x-wing"] },
    });
    const { state: committed } = play(state, [commit(101, 0), commit(102, 1)]);
    expect(legal(committed).filter((key) => key.startsWith("attack"))).toEqual(["attack 0", "attack 1"]);
    const { state: after, events } = play(committed, [attack(1)]);
    expect(events[0]).toMatchObject({ type: "attack-resolved", target: 1, pieces: [102], attack: 3 });
    expect(table(after).row.slice(0, 2)).toEqual(["tie-fighter", "lobot"]);
    const { state: later } = play(after, [{ type: "decline" }]);
    allowed(later, attack(0));
    refused(later, attack(1), "dbg.commit.not-immediate");
  });

  it("[dbg.hunt.sum-units] A hunt's attack is the sum of all units committed to the target, including bonuses", () => {
    const state = scenario({
      row: ["millennium-falcon"],
      empire: { play: ["imperial-carrier", "tie-fighter", "rodian-gunslinger", "at-at"] },
    });
    const { events } = play(state, [commit(2, 0), commit(3, 0), attack(0)]);
    // a fighter by the carrier's side 3, a gunslinger on a hunt 4
    expect(only(events, "attack-resolved")).toMatchObject([{ pieces: [2, 3], attack: 7, rule: "dbg.hunt.sum-units" }]);
    expect(only(events, "card-defeated")).toMatchObject([{ seat: "empire", card: "millennium-falcon" }]);
  });

  it("[dbg.hunt.success] A card is defeated by attack of at least its target value, and not by less", () => {
    const krennic = (cards: readonly string[]): readonly Event[] =>
      only(strike(sabotage(cards), cards.length).events, "card-defeated");
    expect(krennic(["x-wing", "alliance-shuttle"])).toEqual([]);
    expect(krennic(["rebel-trooper", "rebel-trooper"])).toEqual([]);
    for (const cards of [["b-wing"], ["rebel-trooper", "x-wing"], ["luke-skywalker"]]) {
      expect(krennic(cards)).toMatchObject([
        { seat: "rebel", card: "director-krennic", slot: 0, rule: "dbg.hunt.success" },
      ]);
    }
  });

  it("[dbg.hunt.to-galaxy-discard] A card defeated in a bounty hunt goes to the galaxy discard pile, not to a player", () => {
    const { state } = strike(sabotage(["b-wing"], { galaxyDiscard: ["bossk"] }), 1);
    expect(table(state).galaxyDiscard).toEqual(["bossk", "director-krennic"]);
    expect([...side(state, "rebel").discard, ...side(state, "empire").discard]).not.toContain("director-krennic");
  });

  it("[dbg.hunt.refill-before-reward] A defeated card's slot is filled before the reward, so AT-AT's free card may be the new one", () => {
    const asked = strike(sabotage(["luke-skywalker"], { row: ["at-at"], galaxyTop: ["chewbacca"] }), 1);
    expect(game.decision(asked.state)).toMatchObject({ seat: "rebel", kind: "reward" });
    expect(types(asked.events).slice(-2)).toEqual(["card-defeated", "row-filled"]);
    expect(table(asked.state).row[0]).toBe("chewbacca");
    const { state } = play(asked.state, [{ type: "accept" }]);
    expect(side(state, "rebel").discard).toEqual(["chewbacca"]);
  });

  it("[dbg.hunt.reward-last] The attacker may take the reward only after the slot of the defeated card is filled", () => {
    const { state: asked, events } = strike(sabotage(["b-wing"]), 1);
    expect(asked).toMatchObject({ resources: 0, force: 0 });
    expect(only(events, "resources-gained", "force-moved", "reward-taken")).toEqual([]);
    const taken = play(asked, [{ type: "accept" }]);
    expect(taken.events).toMatchObject([
      { type: "reward-taken", seat: "rebel", card: "director-krennic", rule: "dbg.hunt.reward-last" },
      { type: "resources-gained", seat: "rebel", amount: 3, cause: "director-krennic" },
      { type: "force-moved", seat: "rebel", by: 2, cause: "director-krennic" },
    ]);
    expect(game.decision(taken.state)).toMatchObject({ seat: "rebel", kind: "actions" });
  });

  it("[dbg.hunt.reward-optional] The attacker need not take the reward of a defeated card", () => {
    const { state: asked } = strike(sabotage(["b-wing"]), 1);
    expect(game.decision(asked)).toMatchObject({ rule: "dbg.hunt.reward-optional", forced: false });
    expect(legal(asked)).toEqual(["accept", "decline"]);
    refused(asked, END, "dbg.hunt.reward-optional");
    const { state, events } = play(asked, [{ type: "decline" }]);
    expect(state).toMatchObject({ resources: 0, force: 0 });
    expect(events).toMatchObject([{ type: "reward-declined", card: "director-krennic" }]);
    expect(table(state).galaxyDiscard).toEqual(["director-krennic"]);
  });

  it("[dbg.hunt.example-krennic] Rebel Commando and X-Wing (6) defeat Krennic (5): 3 resources and 2 Force for this turn", () => {
    const start = sabotage(["rebel-commando", "x-wing"], { galaxyTop: ["u-wing"] });
    const { state, events } = play(start, [commit(101, 0), commit(102, 0), attack(0), { type: "accept" }]);
    expect(only(events, "attack-resolved")).toMatchObject([{ attack: 6 }]);
    expect(table(state)).toMatchObject({ galaxyDiscard: ["director-krennic"], resources: 3, force: 2 });
    expect(table(state).row[0]).toBe("u-wing");
    allowed(state, { type: "use", subject: 102 });
    const { state: bought } = play(state, [{ type: "purchase", subject: "outer-rim-pilots" }]);
    expect(bought.resources).toBe(1);
  });
});

describe("limits", () => {
  it("[dbg.hunt.excess-lost] Attack beyond the target value is lost, and damages neither another card nor the base", () => {
    const state = sabotage(["luke-skywalker", "b-wing"], {
      row: ["tie-fighter", "tie-bomber"],
      galaxyTop: ["scout-trooper"],
    });
    const { state: asked, events } = strike(state, 2);
    expect(only(events, "attack-resolved")).toMatchObject([{ attack: 11 }]);
    expect(only(events, "damage-dealt", "damage-lost")).toEqual([]);
    const { state: after } = play(asked, [{ type: "accept" }]);
    expect(table(after).galaxyDiscard).toEqual(["tie-fighter"]);
    expect(table(after).row.slice(0, 2)).toEqual(["scout-trooper", "tie-bomber"]);
    expect(after.resources).toBe(1);
    expect(side(after, "empire").base?.damage).toBe(0);
  });

  it("[dbg.hunt.no-damage-counters] Attacks below a target value do not add up, in one turn or over several", () => {
    const state = sabotage(["x-wing", "rebel-commando"]);
    const { state: after, events } = play(state, [commit(101, 0), attack(0), commit(102, 0), attack(0)]);
    expect(only(events, "attack-resolved").map(({ attack: sum }) => sum)).toEqual([3, 3]);
    expect(only(events, "damage-dealt", "card-defeated")).toEqual([]);
    expect(table(after).row).toEqual(table(state).row);
    const deckTop = ["rebel-commando", ...copies(4, "alliance-shuttle")];
    const again = scenario({ active: "rebel", row: ["director-krennic"], rebel: { play: ["x-wing"], deckTop } });
    const { state: later } = play(strike(again, 1).state, [
      END,
      END,
      { type: "play", subject: "rebel-commando" },
      commit(1000, 0),
      attack(0),
    ]);
    expect(table(later).row[0]).toBe("director-krennic");
  });

  it("[dbg.hunt.too-little] A hunt with too little attack does not affect the target, and its units have attacked", () => {
    const state = sabotage(["rebel-trooper", "x-wing"]);
    const { state: after, events } = strike(state, 1);
    expect(types(events)).toEqual(["card-committed", "attack-resolved"]);
    expect(table(after)).toMatchObject({ row: table(state).row, galaxyDiscard: [], resources: 0, force: 0 });
    expect(game.decision(after)).toMatchObject({ kind: "actions" });
    for (const target of ["base", 0] as const) refused(after, commit(101, target), "dbg.commit.one-attack-each");
    allowed(after, commit(102, 0));
  });

  it("[dbg.hunt.attackers-spent] Units of a successful hunt cannot be committed again that turn, and other units can", () => {
    const state = sabotage(["b-wing", "x-wing"]);
    const { state: after } = play(strike(state, 1).state, [{ type: "decline" }]);
    expect(table(after).row[0]).toBe("at-st");
    for (const target of ["base", 0] as const) refused(after, commit(101, target), "dbg.commit.one-attack-each");
    for (const target of ["base", 0] as const) allowed(after, commit(102, target));
  });
});
