import { describe, expect, it } from "vitest";
import type { ModifierSpec } from "../../src/testing/index.ts";
import { act, asked, DONE, eventsOf, legal, PASS, refused, units } from "../looks.ts";
import { dice, die, drawn, type Fight, fight, HERE, hand, line, option, tactic, wounds } from "./table.ts";

/** A start-of-combat card that has been used. */
function used(card: string, effect: ModifierSpec["effect"], leader?: string): readonly ModifierSpec[] {
  return [{ effect, card, until: "end-of-combat", system: HERE, ...(leader === undefined ? {} : { leader }) }];
}

const FLEETS: Fight = {
  rebel: { "mon-calamari-cruiser": 2, "x-wing": 1 },
  imperial: { "star-destroyer": 1, "tie-fighter": 2 },
};

describe("According to My Design", () => {
  const modifiers = used("according-to-my-design", { kind: "fewer-dice", faction: "rebel", red: 1, black: 2 });

  it("[reb.action.start-of-combat-duration] According to My Design takes one red and two black Rebel dice from each battle of the first round", () => {
    const { events, state } = fight({ ...FLEETS, modifiers }, [...dice("---", "-"), ...dice("--", "---")]);
    expect(eventsOf(events, "dice-rolled").map((roll) => roll.dice.length)).toEqual([4 - 1 + 3 - 2, 2 + 3]);
    const { events: second } = line(state, [PASS, PASS], [...dice("---s", "---")]);
    expect(eventsOf(second, "dice-rolled").map((roll) => roll.dice.length)).toEqual([7]);
  });
});

describe("It's a Trap", () => {
  it("It's a Trap prevents the Empire from playing any space tactic cards in the first round, including blocking ones", () => {
    const modifiers = used("its-a-trap", { kind: "no-tactics", faction: "imperial", theater: "space" });
    const hands = { imperial: ["space-critical-hit", "space-defensive-formation"] };
    const { state, events } = fight({ ...FLEETS, modifiers, hands }, [...dice("h---", "---"), ...dice("s-", "---")]);
    expect(eventsOf(events, "damage-marked")).toMatchObject([{ unit: "star-destroyer" }]);
    expect(asked(state)).toMatchObject({ kind: "combat-actions", seat: "imperial" });
    expect(legal(state)).toEqual(["draw-tactic red", "done"]);
    refused(state, tactic("space-critical-hit"), "reb.golden.cannot-is-absolute");
    const second = line(state, [DONE, PASS, PASS], [...dice("h---", "---")]);
    expect(asked(second.state)).toMatchObject({ kind: "block-damage", seat: "imperial" });
    const unasked = fight({ ...FLEETS, modifiers, hands }, [...dice("----", "---"), ...dice("--", "---")]);
    expect(asked(unasked.state).kind).toBe("retreat");
  });
});

describe("Keep Them from Escaping", () => {
  it("Keep Them from Escaping prevents the Rebels from retreating for the whole combat, even with Escape Plan", () => {
    const modifiers = used("keep-them-from-escaping", { kind: "no-retreat", faction: "rebel" });
    const spec = { ...FLEETS, modifiers, at: "retreat", combat: { round: 3, freeTransport: [true, true] } } as const;
    expect(asked(fight(spec).state)).toMatchObject({ kind: "retreat", seat: "imperial" });
    const transports = fight({ ...spec, rebel: { "rebel-transport": 1 } });
    expect(units(transports.state, HERE)).not.toHaveProperty("rebel-transport");
  });
});

describe("Ready for Action", () => {
  const modifiers = used("ready-for-action", { kind: "leader-stays-for-combat" }, "admiral-piett");

  it("The leader of Ready for Action cannot lead a retreat, and returns to the pool when the combat ends", () => {
    const spec: Fight = {
      ...FLEETS,
      modifiers,
      there: ["admiral-piett", "general-tagge"],
      at: "retreat",
      combat: { round: 1 },
    };
    const { state } = fight(spec);
    expect(legal(state).filter((key) => key.startsWith("retreat"))[0]).toBe("retreat general-tagge bespin");
    refused(state, { type: "retreat", subject: "admiral-piett", system: "bespin" }, "reb.retreat.leader-required");
    const over = fight(
      { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, modifiers, there: ["admiral-piett"] },
      [...dice("", "h"), ...dice("", "-")],
    );
    expect(eventsOf(over.events, "leader-moved")).toMatchObject([{ leader: "admiral-piett", from: HERE, to: "pool" }]);
    expect(over.state.modifiers).toEqual([]);
  });
});

describe("Point-Blank Assault", () => {
  const modifiers = used("point-blank-assault", { kind: "less-health", amount: 1 });

  it("Point-Blank Assault lowers the health of every unit in the combat by one, but never to zero", () => {
    const shot = fight(
      { rebel: { "mon-calamari-cruiser": 2 }, imperial: { "star-destroyer": 1 }, modifiers, there: [] },
      [...dice("hhh-", "--"), ...dice("--", "-")],
    );
    expect(eventsOf(shot.events, "unit-doomed")).toMatchObject([{ unit: "star-destroyer" }]);
    const small = fight(
      { rebel: { "x-wing": 2 }, imperial: { "tie-fighter": 1, "assault-carrier": 1 }, modifiers, there: [] },
      [...dice("", "--"), ...dice("-", "--"), ...dice("", "s-")],
    );
    expect(units(small.state, HERE)).toMatchObject({ "x-wing": 2, "tie-fighter": 1 });
  });
});

describe("Target the Star Destroyers", () => {
  const modifiers = used("target-the-star-destroyers", { kind: "black-hits-as-red", faction: "rebel", count: 2 });

  it("Target the Star Destroyers lets the Rebels use up to two black hits per space battle as red hits", () => {
    const spec: Fight = { rebel: { "x-wing": 3 }, imperial: { "star-destroyer": 1, "tie-fighter": 1 }, modifiers };
    const { state } = fight(spec, dice("", "hhh"));
    expect(asked(state)).toMatchObject({ kind: "black-hits-as-red", seat: "rebel" });
    expect(legal(state)).toEqual(["choose-option 0", "choose-option 1", "choose-option 2"]);
    const { events, state: after } = line(state, [option(2)], dice("--", "--"));
    expect(eventsOf(events, "die-changed")).toMatchObject([
      {
        from: { die: "black", face: "hit" },
        to: { die: "red", face: "hit" },
        how: "recolored",
        cause: "target-the-star-destroyers",
      },
      { how: "recolored" },
    ]);
    expect(wounds(after)).toEqual(["star-destroyer 2+0"]);
    const one = fight(spec, dice("", "h--"));
    expect(legal(one.state)).toEqual(["choose-option 0", "choose-option 1"]);
    const none = fight({ ...spec, imperial: { "tie-fighter": 2 } }, [...dice("", "h--"), ...dice("", "--")]);
    expect(asked(none.state).kind).toBe("retreat");
    const ground = fight({ rebel: { "rebel-trooper": 2 }, imperial: { "at-at": 1 }, modifiers, there: [] }, [
      ...dice("", "hh"),
      ...dice("--", "-"),
      ...dice("", "s-"),
    ]);
    expect(asked(ground.state).kind).toBe("combat-actions");
  });
});

describe("Good Intel", () => {
  it("Good Intel reveals the Rebel tactic hand, and every card that the Rebels draw later", () => {
    const modifiers = used("good-intel", { kind: "open-tactics", faction: "rebel" });
    const { state, events } = fight(
      { ...FLEETS, modifiers, at: "draw", there: ["jan-dodonna", "general-tagge"] },
      [...drawn("space-critical-hit", "space-no-escape"), ...drawn("space-onslaught")].concat(dice("s---", "---")),
    );
    const everybody = ["rebel", "imperial", "spectator"];
    expect(eventsOf(events, "cards-drawn")).toMatchObject([
      { faction: "rebel", cards: [{ seenBy: everybody }, { seenBy: everybody }] },
      { faction: "imperial", cards: [{ seenBy: ["imperial"] }] },
    ]);
    const { events: later } = line(state, [{ type: "draw-tactic", subject: "red" }], drawn("space-outmaneuver"));
    expect(eventsOf(later, "cards-drawn")).toMatchObject([
      { cards: [{ card: "space-outmaneuver", seenBy: everybody }] },
    ]);
    const held = fight(
      { ...FLEETS, modifiers, at: "draw", there: [], hands: { rebel: ["space-critical-hit"] } },
      dice("----", "---"),
    );
    expect(eventsOf(held.events, "hand-shown")).toMatchObject([
      { faction: "rebel", deck: "space-tactic", cards: [{ card: "space-critical-hit", seenBy: everybody }] },
    ]);
    expect(hand(held.state, "rebel")).toEqual(["space-critical-hit"]);
  });
});

describe("One in a Million in an attack", () => {
  const spec: Fight = {
    rebel: { "corellian-corvette": 1, "x-wing": 1 },
    imperial: { "star-destroyer": 1 },
    there: ["wedge-antilles", "general-tagge"],
    actions: { rebel: ["one-in-a-million"] },
  };
  const use = { type: "use-action", subject: "one-in-a-million", leader: "wedge-antilles" } as const;

  it("One in a Million sets one or two dice of an attack before the others are rolled", () => {
    const { state } = fight(spec, []);
    expect(asked(state)).toMatchObject({ kind: "action-card", seat: "rebel", context: { timing: "rolling" } });
    const { state: setting } = line(state, [use]);
    expect(asked(setting)).toMatchObject({ kind: "set-dice", seat: "rebel", context: { pool: [1, 2] } });
    expect(legal(setting)).toHaveLength(8);
    refused(setting, DONE, "reb.faq.one-in-a-million-presence");
    const { state: one } = act(setting, die("red", "direct-hit"));
    expect(legal(one)).toEqual([
      "pick-die black hit",
      "pick-die black direct-hit",
      "pick-die black special",
      "pick-die black blank",
      "done",
    ]);
    refused(one, die("red", "hit"), "reb.faq.one-in-a-million-presence");
    const two = line(one, [die("black", "direct-hit")], [...dice("", "-"), ...dice("--", "-")]);
    expect(wounds(two.state)).toEqual(["star-destroyer 2+0"]);
    const rolled = line(one, [DONE], [...dice("", "--"), ...dice("--", "-")]);
    expect(eventsOf(rolled.events, "dice-rolled")[0]?.dice).toHaveLength(3);
    expect(wounds(rolled.state)).toEqual(["star-destroyer 1+0"]);
  });

  it("The Rebels are asked for One in a Million before each of their rolls while they may hold it, if its leader is in the combat", () => {
    const { state } = fight(spec, []);
    const passed = line(state, [PASS], [...dice("-", "--"), ...dice("--", "-")]);
    expect(asked(passed.state).kind).toBe("retreat");
    const elsewhere = fight({ ...spec, there: ["jan-dodonna", "general-tagge"] }, dice("s", "--"));
    expect(asked(elsewhere.state).kind).toBe("combat-actions");
  });
});

describe("the Master Yoda ring in an attack", () => {
  const spec: Fight = {
    ...FLEETS,
    there: ["general-tagge"],
    leaders: { "luke-skywalker": { at: HERE, ring: "master-yoda" } },
  };

  it("[reb.faq.ring-results-first] [reb.dice.reroll-any-times] The Master Yoda ring rerolls one die of an attack after the roll is seen, once in a game round", () => {
    const { state } = fight(spec, dice("----", "--h"));
    expect(legal(state)).toEqual(["use-ring master-yoda", "done"]);
    const { state: picking, events } = line(state, [{ type: "use-ring", subject: "master-yoda" }]);
    expect(eventsOf(events, "ring-used")).toMatchObject([{ ring: "master-yoda", leader: "luke-skywalker" }]);
    expect(legal(picking)).toEqual(["pick-die red blank", "pick-die black hit", "pick-die black blank"]);
    refused(picking, die("red", "hit"), "reb.faq.ring-results-first");
    refused(picking, DONE, "reb.faq.ring-results-first");
    const rerolled = line(picking, [die("red", "blank")], [...dice("h"), ...dice("--", "---")]);
    expect(eventsOf(rerolled.events, "die-changed")).toMatchObject([
      { from: { face: "blank" }, to: { face: "hit" }, how: "reroll" },
    ]);
    expect(rerolled.state.rerollUsed).toBe(true);
    expect(asked(rerolled.state).kind).toBe("retreat");
    const second = line(rerolled.state, [PASS, PASS], dice("s---", "---"));
    expect(legal(second.state)).not.toContain("use-ring master-yoda");
    refused(second.state, { type: "use-ring", subject: "master-yoda" }, "reb.faq.ring-results-first");
  });

  it("The Master Yoda ring cannot be used in an Imperial attack, or while its bearer is elsewhere", () => {
    const spent = fight({ ...spec, rerollUsed: true }, dice("s---", "---"));
    expect(legal(spent.state)).not.toContain("use-ring master-yoda");
    const away = fight(
      { ...spec, leaders: { "luke-skywalker": { at: "naboo", ring: "master-yoda" } } },
      dice("s---", "---"),
    );
    expect(legal(away.state)).not.toContain("use-ring master-yoda");
    const imperial = fight({ ...spec, by: "imperial" }, dice("s-", "---"));
    expect(legal(imperial.state)).not.toContain("use-ring master-yoda");
  });
});
