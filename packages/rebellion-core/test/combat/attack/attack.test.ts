import { describe, expect, it } from "vitest";
import type { Event } from "../../../src/state/events.ts";
import type { State } from "../../../src/state/state.ts";
import { act, asked, DONE, ENGINE, eventsOf, legal, PASS, refused, units } from "../../looks.ts";
import { attack, combat, damage, dice, draw, drawn, fight, HERE, hand, line, tactic, wounds } from "../table.ts";

/** How many dice of a colour an attack rolled. */
function rolled(events: readonly Event[], nth: number, color: "red" | "black"): number {
  return eventsOf(events, "dice-rolled")[nth]?.dice.filter(({ die }) => die === color).length ?? 0;
}

const TWO_FOR_TWO = { rebel: { "corellian-corvette": 2 }, imperial: { "assault-carrier": 2 } } as const;

describe("the dice of an attack", () => {
  it("[reb.attack.sum-of-units] [reb.attack.colors] [reb.attack-steps.roll] [reb.attack.on-faction-sheet] Every unit adds its red and black dice to the attack", () => {
    const { events } = fight(
      {
        rebel: { "mon-calamari-cruiser": 1, "x-wing": 2, "y-wing": 1, "rebel-transport": 1 },
        imperial: { "super-star-destroyer": 1 },
      },
      [...dice("---", "---"), ...dice("---", "--")],
    );
    expect(eventsOf(events, "dice-rolled")).toMatchObject([
      { faction: "rebel", why: "attack", rule: "reb.attack-steps.roll" },
      { faction: "imperial", why: "attack", rule: "reb.attack-steps.roll" },
    ]);
    expect([rolled(events, 0, "red"), rolled(events, 0, "black")]).toEqual([2 + 1, 1 + 2]);
    expect([rolled(events, 1, "red"), rolled(events, 1, "black")]).toEqual([3, 2]);
  });

  it("[reb.attack-steps.cap-red] [reb.attack-steps.cap-black] At most five dice of each color are rolled in an attack", () => {
    const { events } = fight(
      { rebel: { "corellian-corvette": 4, "x-wing": 3, "y-wing": 3 }, imperial: { "death-star": 1 } },
      [...dice("-----", "-----"), ...dice("----")],
    );
    expect([rolled(events, 0, "red"), rolled(events, 0, "black")]).toEqual([5, 5]);
    expect([rolled(events, 1, "red"), rolled(events, 1, "black")]).toEqual([4, 0]);
  });

  it("[reb.attack-steps.reduce-before-cap] Dice are removed before the limit of five: nine red dice minus two are five, six minus two are four", () => {
    const shot = (destroyers: number, draws: string): readonly Event[] =>
      fight(
        { rebel: { "y-wing": 1, "ion-cannon": 1 }, imperial: { "super-star-destroyer": destroyers }, by: "imperial" },
        [...dice(draws, "--".repeat(destroyers)), ...dice("-")],
      ).events;
    expect(rolled(shot(1, "-"), 0, "red")).toBe(3 - 2);
    expect(rolled(shot(2, "----"), 0, "red")).toBe(6 - 2);
    const nine = fight(
      {
        rebel: { "y-wing": 1, "ion-cannon": 1 },
        imperial: { "star-destroyer": 4, "assault-carrier": 1 },
        by: "imperial",
      },
      [...dice("-----", "-----"), ...dice("-")],
    );
    expect(rolled(nine.events, 0, "red")).toBe(5);
  });

  it("[reb.attack-steps.order] An attack goes through roll, combat actions, assignment, blocking and destruction in this order", () => {
    const { state, events } = fight(
      {
        ...TWO_FOR_TWO,
        hands: { rebel: ["space-critical-hit"], imperial: ["space-defensive-formation"] },
      },
      dice("h-", "s-"),
    );
    expect(eventsOf(events, "dice-rolled")).toHaveLength(1);
    expect(asked(state)).toMatchObject({ kind: "combat-actions", seat: "rebel" });
    const acted = line(state, [DONE]);
    expect(asked(acted.state)).toMatchObject({ kind: "block-damage", seat: "imperial" });
    expect(wounds(acted.state)).toEqual(["assault-carrier 0+1"]);
    const settled = line(acted.state, [DONE], dice("--", "--"));
    expect(settled.events.map(({ type }) => type).slice(0, 4)).toEqual([
      "damage-marked",
      "attack-ended",
      "attack-started",
      "dice-rolled",
    ]);
    expect(settled.events[1]).toMatchObject({ faction: "rebel", theater: "space" });
    expect(eventsOf(settled.events, "attack-ended")[0]?.dice.map(({ face }) => face)).toEqual([
      "blank",
      "special",
      "blank",
    ]);
    expect(asked(settled.state).kind).toBe("combat-actions");
  });
});

describe("combat actions", () => {
  it("[reb.attack-steps.actions-draw-or-play] [reb.attack-steps.draw-action] A special die can be spent to draw a tactic card", () => {
    const { state } = fight(TWO_FOR_TWO, dice("s-", "s-"));
    expect(asked(state)).toMatchObject({
      kind: "combat-actions",
      seat: "rebel",
      rule: "reb.attack-steps.actions-draw-or-play",
      context: { theater: "space" },
    });
    expect(legal(state)).toEqual(["draw-tactic red", "draw-tactic black", "done"]);
    const { state: after, events } = line(state, [draw("black")], drawn("space-no-escape"));
    expect(eventsOf(events, "die-spent")).toMatchObject([{ die: "black", faction: "rebel" }]);
    expect(eventsOf(events, "cards-drawn")).toMatchObject([
      { deck: "space-tactic", cards: [{ card: "space-no-escape", seenBy: ["rebel"] }] },
    ]);
    expect(hand(after, "rebel")).toEqual(["space-no-escape"]);
    refused(after, draw("black"), "reb.attack-steps.draw-action");
    refused(after, { type: "pass" }, "reb.attack-steps.actions-draw-or-play");
  });

  it("[reb.attack-steps.draw-same-theater] A tactic card drawn with a special die comes from the deck of the battle's theater", () => {
    const { state } = fight({ rebel: { airspeeder: 1 }, imperial: { "at-st": 1 } }, dice("s", "-"));
    const { events } = line(state, [draw()], drawn("ground-dig-in"));
    expect(eventsOf(events, "cards-drawn")).toMatchObject([{ deck: "ground-tactic" }]);
  });

  it("[reb.attack-steps.spent-dice-gone] A die spent on a tactic card cannot be used again in this attack", () => {
    const { state } = fight(TWO_FOR_TWO, dice("s-", "--"));
    const { state: after } = line(state, [draw()], drawn("space-concentrate-fire"));
    expect(attack(after).dice).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 2],
    ]);
    expect(legal(after)).toEqual(["play-tactic space-concentrate-fire null", "done"]);
    const { state: rerolling } = line(after, [tactic("space-concentrate-fire")]);
    expect(legal(rerolling)).toEqual(["pick-die red blank", "pick-die black blank"]);
  });

  it("[reb.attack-steps.drawn-card-usable] [reb.attack-steps.play-action] A tactic card that was just drawn can be played at once or kept", () => {
    const { state } = fight(TWO_FOR_TWO, dice("s-", "--"));
    const { state: after } = line(state, [draw()], drawn("space-critical-hit"));
    const played = line(after, [tactic("space-critical-hit")], dice("--", "--"));
    expect(eventsOf(played.events, "tactic-played")).toMatchObject([
      { faction: "rebel", card: "space-critical-hit", die: null, rule: "reb.attack-steps.play-action" },
    ]);
    expect(hand(played.state, "rebel")).toEqual([]);
    const kept = line(after, [DONE], dice("--", "--"));
    expect(hand(kept.state, "rebel")).toEqual(["space-critical-hit"]);
  });

  it("[reb.attack-steps.play-same-theater] Only tactic cards of the battle's theater can be played, and a player is not asked for cards of the other", () => {
    const fighting = { rebel: { "x-wing": 1, airspeeder: 1 }, imperial: { "tie-fighter": 1, "at-st": 1 } } as const;
    const cards = ["space-critical-hit", "ground-critical-hit"] as const;
    const { state } = fight({ ...fighting, hands: { rebel: cards } }, dice("", "-"));
    expect(legal(state)).toEqual(["play-tactic space-critical-hit null", "done"]);
    refused(state, tactic("ground-critical-hit"), "reb.attack-steps.play-same-theater");
    const ground = line(state, [DONE], [...dice("", "-"), ...dice("-", "-")]);
    expect(attack(ground.state).theater).toBe(1);
    expect(legal(ground.state)).toEqual(["play-tactic ground-critical-hit null", "done"]);
    refused(ground.state, tactic("space-critical-hit"), "reb.attack-steps.play-same-theater");
    const unasked = fight({ ...fighting, hands: { rebel: ["ground-critical-hit"] } }, [
      ...dice("", "-"),
      ...dice("", "-"),
      ...dice("-", "-"),
    ]);
    expect(attack(unasked.state).theater).toBe(1);
  });

  it("[reb.attack-steps.play-special-cost] A tactic card with the special icon costs a special die of either color, and other cards cost none", () => {
    const hands = { rebel: ["space-take-it-down", "space-critical-hit"] };
    const { state } = fight({ ...TWO_FOR_TWO, hands }, dice("s-", "s-"));
    expect(legal(state)).toEqual([
      "draw-tactic red",
      "draw-tactic black",
      "play-tactic space-critical-hit null",
      "play-tactic space-take-it-down red",
      "play-tactic space-take-it-down black",
      "done",
    ]);
    refused(state, tactic("space-take-it-down"), "reb.attack-steps.play-special-cost");
    refused(state, tactic("space-critical-hit", "red"), "reb.attack-steps.play-special-cost");
    const { state: after, events } = line(state, [tactic("space-take-it-down", "black")]);
    expect(eventsOf(events, "die-spent")).toMatchObject([{ die: "black" }]);
    expect(attack(after).dice[1][2]).toBe(0);
    const without = fight({ ...TWO_FOR_TWO, hands }, dice("--", "--"));
    expect(legal(without.state)).toEqual(["play-tactic space-critical-hit null", "done"]);
  });

  it("[reb.attack-steps.actions-unlimited] Any number of combat actions may be taken in any order", () => {
    const hands = { rebel: ["space-critical-hit", "space-critical-hit", "space-onslaught"] };
    const { state } = fight(
      { rebel: { "mon-calamari-cruiser": 1 }, imperial: { "star-destroyer": 1 }, hands },
      dice("ss", "s"),
    );
    const { state: after, events } = line(
      state,
      [
        draw("red"),
        tactic("space-critical-hit"),
        tactic("space-onslaught", "red"),
        draw("black"),
        tactic("space-critical-hit"),
      ],
      drawn("space-no-escape", "space-outmaneuver"),
    );
    expect(eventsOf(events, "tactic-played")).toHaveLength(3);
    expect(wounds(after)).toEqual(["star-destroyer 0+3"]);
    expect(hand(after, "rebel")).toEqual(["space-no-escape", "space-outmaneuver"]);
    expect(asked(after).kind).toBe("combat-actions");
  });
});

describe("assigning", () => {
  it("[reb.attack-steps.assign] [reb.attack-steps.red-hit-red-health] [reb.attack-steps.black-hit-black-health] [reb.health.hit-color] A hit is assigned to a unit with health of its own color", () => {
    const mixed = {
      rebel: { "mon-calamari-cruiser": 1, "x-wing": 1, "y-wing": 1 },
      imperial: { "assault-carrier": 1, "star-destroyer": 1, "tie-fighter": 2 },
    };
    const { state } = fight(mixed, dice("h--", "h-"));
    expect(asked(state)).toMatchObject({
      kind: "assign-damage",
      seat: "rebel",
      context: { die: { die: "red", face: "hit" } },
    });
    expect(legal(state)).toEqual(["damage 0 0 assault-carrier", "damage 0 0 star-destroyer"]);
    refused(state, damage("tie-fighter"), "reb.attack-steps.red-hit-red-health");
    const { state: after, events } = line(state, [damage("star-destroyer")], dice("---", "----"));
    expect(eventsOf(events, "damage-assigned")).toMatchObject([
      {
        unit: "star-destroyer",
        amount: 1,
        faction: "imperial",
        source: { die: "red", face: "hit" },
        rule: "reb.attack-steps.assign",
      },
      { unit: "tie-fighter", amount: 1, faction: "imperial", source: { die: "black", face: "hit" } },
    ]);
    expect(units(after, HERE)).toMatchObject({ "tie-fighter": 1 });
    const black = fight(
      { ...mixed, imperial: { ...mixed.imperial, "death-star-under-construction": 1 } },
      dice("---", "h-"),
    );
    expect(legal(black.state)).toEqual(["damage 0 0 death-star-under-construction", "damage 0 0 tie-fighter"]);
    refused(black.state, damage("star-destroyer"), "reb.attack-steps.black-hit-black-health");
  });

  it("[reb.attack-steps.direct-hit-any] A direct hit of either color is assigned to a unit with health of any color", () => {
    const mixed = { rebel: { "corellian-corvette": 1 }, imperial: { "star-destroyer": 1, "tie-fighter": 2 } };
    for (const roll of [dice("d", "-"), dice("-", "d")]) {
      const { state } = fight(mixed, roll);
      expect(legal(state)).toEqual(["damage 0 0 star-destroyer", "damage 0 0 tie-fighter"]);
    }
  });

  it("[reb.attack-steps.assign-theater] [reb.theater.unit-theater] [reb.theater.two-theaters] Ships hit ships in space, and ground units hit ground units on the ground", () => {
    const both = {
      rebel: { "corellian-corvette": 1, airspeeder: 1 },
      imperial: { "assault-carrier": 1, "star-destroyer": 1, "at-st": 1, "at-at": 1 },
    };
    const { state, events } = fight(both, dice("h", "-"));
    expect(rolled(events, 0, "red") + rolled(events, 0, "black")).toBe(2);
    expect(legal(state)).toEqual(["damage 0 0 assault-carrier", "damage 0 0 star-destroyer"]);
    refused(state, damage("at-at"), "reb.attack-steps.assign-theater");
    const ground = line(state, [damage("assault-carrier")], [...dice("---", "--"), ...dice("h", "-")]);
    expect(legal(ground.state)).toEqual(["damage 0 0 at-st", "damage 0 0 at-at"]);
    refused(ground.state, damage("star-destroyer"), "reb.attack-steps.assign-theater");
  });

  it("[reb.health.death-star-none] [reb.death-star.no-damage] A Death Star cannot be assigned hits", () => {
    const { state } = fight(
      { rebel: { "corellian-corvette": 1 }, imperial: { "death-star": 1, "tie-fighter": 1, "star-destroyer": 1 } },
      dice("d", "-"),
    );
    expect(legal(state)).toEqual(["damage 0 0 star-destroyer", "damage 0 0 tie-fighter"]);
    refused(state, damage("death-star"), "reb.health.death-star-none");
    const alone = fight({ rebel: { "corellian-corvette": 1 }, imperial: { "death-star": 1 } }, [
      ...dice("d", "h"),
      ...dice("----"),
    ]);
    expect(wounds(alone.state)).toEqual([]);
    expect(eventsOf(alone.events, "damage-assigned")).toEqual([]);
  });

  it("[reb.attack-steps.overkill] A unit can be given more damage than it has health", () => {
    const { state } = fight(
      { rebel: { "mon-calamari-cruiser": 2 }, imperial: { "assault-carrier": 2 } },
      dice("hhhh", "--"),
    );
    expect(wounds(state)).toEqual(["assault-carrier 0+1"]);
    const { state: after, events } = line(
      state,
      [1, 2, 3].map((assigned) => damage("assault-carrier", 0, assigned)),
      dice("--", "--"),
    );
    expect(eventsOf(events, "damage-assigned").map(({ unit }) => unit)).toEqual(Array(3).fill("assault-carrier"));
    expect(eventsOf(events, "unit-doomed")).toHaveLength(1);
    expect(units(after, HERE)).toMatchObject({ "assault-carrier": 1 });
  });

  it("[reb.attack-steps.must-assign-all] Dice that have a target must be assigned, and dice without one are lost", () => {
    const { state } = fight(
      { rebel: { "corellian-corvette": 1 }, imperial: { "star-destroyer": 1, "assault-carrier": 1 } },
      dice("h", "h"),
    );
    refused(state, DONE, "reb.attack-steps.must-assign-all");
    refused(state, PASS, "reb.attack-steps.assign");
    const { state: after, events } = line(state, [damage("star-destroyer")], dice("---", "--"));
    expect(eventsOf(events, "damage-assigned")).toHaveLength(1);
    expect(wounds(after)).toEqual(["star-destroyer 1+0"]);
  });

  it("Each way to divide equal dice among equal units can be made in only one order", () => {
    const { state } = fight(
      {
        rebel: { "mon-calamari-cruiser": 2 },
        imperial: { "star-destroyer": 3, "assault-carrier": 2 },
        hands: { imperial: ["space-defensive-formation"] },
      },
      dice("hhhh", "--"),
    );
    const divisions: string[] = [];
    const explore = (now: State): void => {
      if (asked(now).kind === "block-damage") divisions.push(wounds(now).join());
      else for (const action of ENGINE.legalActions(now)) explore(act(now, action).state);
    };
    explore(state);
    // Four hits on two and three like ships: one way per pair of partitions.
    const partitions = [1, 1, 2, 2, 3];
    const three = [1, 1, 2, 3, 4];
    const ways = [0, 1, 2, 3, 4].reduce((sum, on) => sum + (partitions[on] ?? 0) * (three[4 - on] ?? 0), 0);
    expect(divisions).toHaveLength(ways);
    expect(new Set(divisions).size).toBe(ways);
  });
});

describe("destruction", () => {
  it("[reb.attack-steps.destroy-threshold] [reb.health.on-sheet] A unit is destroyed by damage equal to its health, and not by less", () => {
    const four = { rebel: { "mon-calamari-cruiser": 2 }, imperial: { "star-destroyer": 1 } };
    const three = fight(four, [...dice("hhh-", "--"), ...dice("--", "-")]);
    expect(units(three.state, HERE)).toMatchObject({ "star-destroyer": 1 });
    const all = fight({ ...four, there: [] }, [...dice("hhhh", "--"), ...dice("--", "-")]);
    expect(units(all.state, HERE)).toEqual({ "mon-calamari-cruiser": 2 });
    expect(eventsOf(all.events, "unit-doomed")).toMatchObject([
      { faction: "imperial", unit: "star-destroyer", rule: "reb.attack-steps.destroy-threshold" },
    ]);
  });

  it("[reb.attack-steps.destroy-timing] [reb.attack-steps.staged-still-attack] [reb.destroy.to-supply] Units with lethal damage still attack before they are destroyed at the end of the battle", () => {
    const start = fight(
      { rebel: { "corellian-corvette": 1 }, imperial: { "tie-fighter": 2 }, there: [] },
      dice("d", "h"),
    );
    const { events, state } = line(start.state, [damage("tie-fighter")], dice("", "h-"));
    const order = events
      .map(({ type }) => type)
      .filter((type) => ["dice-rolled", "unit-doomed", "units-destroyed"].includes(type));
    expect(order).toEqual(["unit-doomed", "unit-doomed", "dice-rolled", "units-destroyed"]);
    expect(rolled(events, 0, "black")).toBe(2);
    expect(eventsOf(events, "units-destroyed")).toMatchObject([
      {
        faction: "imperial",
        units: [{ unit: "tie-fighter", count: 2 }],
        at: HERE,
        rule: "reb.attack-steps.destroy-timing",
      },
    ]);
    expect(units(state, HERE)).toEqual({ "corellian-corvette": 1 });
  });

  it("[reb.attack-steps.damage-markers] [reb.attack-steps.markers-persist] Damage that does not destroy a unit stays as markers in later rounds", () => {
    const spec = { rebel: { "mon-calamari-cruiser": 1 }, imperial: { "star-destroyer": 1 }, there: ["jan-dodonna"] };
    const { state, events } = fight(spec, [...dice("hh", "-"), ...dice("--", "-")]);
    expect(eventsOf(events, "damage-marked")).toMatchObject([
      { unit: "star-destroyer", markers: 2, rule: "reb.attack-steps.damage-markers" },
    ]);
    expect(wounds(state)).toEqual(["star-destroyer 2+0"]);
    const { state: after, events: later } = line(state, [PASS], [...dice("hh", "-"), ...dice("--", "-")]);
    expect(eventsOf(later, "combat-round-started")).toMatchObject([{ round: 2 }]);
    expect(eventsOf(later, "unit-doomed")).toMatchObject([{ unit: "star-destroyer" }]);
    expect(after.frames.some(({ kind }) => kind === "combat")).toBe(false);
  });

  it("Units with damage markers from earlier rounds are offered as separate targets when damage is assigned", () => {
    const spec = {
      rebel: { "mon-calamari-cruiser": 1 },
      imperial: { "star-destroyer": 3 },
      combat: { wounds: { imperial: [{ unit: "star-destroyer", markers: 2 }] } },
    };
    const { state } = fight(spec, dice("h-", "-"));
    expect(legal(state)).toEqual(["damage 0 0 star-destroyer", "damage 0 2 star-destroyer"]);
    expect(wounds(line(state, [damage("star-destroyer", 2)], dice("-----", "---")).state)).toEqual([
      "star-destroyer 3+0",
    ]);
    expect(combat(state).round).toBe(1);
  });
});
