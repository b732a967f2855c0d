import { describe, expect, test } from "vitest";
import { die, HERE } from "../table.ts";
import {
  asked,
  battle,
  card,
  DONE,
  damage,
  dice,
  fought,
  heal,
  LOWER,
  legal,
  line,
  PASS,
  question,
  refused,
  tale,
  UPPER,
  unitsAt,
  wounds,
} from "./table.ts";

/** Until the first attack: nobody has put a card down. */
const TROOPS = { rebel: { "rebel-trooper": 3 }, imperial: { stormtrooper: 2 }, theater: "ground" } as const;

describe("the dice of a cinematic attack", () => {
  test("[rote.cinematic.roll] An attack rolls at most five red, five black and three green dice, and dice are removed before these limits apply", () => {
    const spec = {
      rebel: { "x-wing": 1, "ion-cannon": 1 },
      imperial: { "star-destroyer": 4, "tie-fighter": 3, interdictor: 2 },
      by: "imperial",
    } as const;
    const { events } = battle(spec, [...dice("-----", "-----", "---"), ...dice("", "-")]);
    const [rolled] = events.flatMap((event) =>
      event.type === "dice-rolled" ? [event.dice.map((one) => one.die)] : [],
    );
    expect(rolled?.filter((color) => color === "red")).toHaveLength(5);
    expect(rolled?.filter((color) => color === "green")).toHaveLength(3);
    const two = battle({ ...spec, imperial: { "star-destroyer": 3 } }, [...dice("----", "---"), ...dice("", "-")]);
    expect(tale(two.events)[0]).toBe(
      "imperial rolls red blank, red blank, red blank, red blank, black blank, black blank, black blank",
    );
  });

  test("[rote.cinematic.attack-order] The current player attacks first in a cinematic battle", () => {
    const rolls = (by: "rebel" | "imperial"): readonly string[] => {
      const draws = by === "rebel" ? [...dice("", "---"), ...dice("", "--")] : [...dice("", "--"), ...dice("", "---")];
      return tale(battle({ ...TROOPS, by }, draws).events).map((text) => text.split(" ")[0] ?? "");
    };
    expect(rolls("rebel")).toEqual(["rebel", "imperial"]);
    expect(rolls("imperial")).toEqual(["imperial", "rebel"]);
  });
});

describe("combat actions", () => {
  const HURT = {
    rebel: { "mon-calamari-cruiser": 1, "x-wing": 1 },
    imperial: { "tie-fighter": 3 },
    combat: { wounds: { rebel: [{ unit: "mon-calamari-cruiser", markers: 2 }] } },
  } as const;

  const LED = { ...TROOPS, there: ["general-rieekan"] } as const;

  test("[rote.cinematic.reroll-by-tactic-value] A side rerolls as many dice as its highest tactic value, all at once, and once per attack", () => {
    const { state } = battle(LED, dice("", "h--"));
    expect(asked(state)).toMatchObject({ kind: "cinematic-actions", context: { rerolls: 2 } });
    expect(legal(state)).toEqual(["pick-die black hit", "pick-die black blank", "done"]);
    const { state: second } = line(state, [die("black", "blank")]);
    expect(asked(second)).toMatchObject({ kind: "reroll-dice", context: { left: 1 } });
    const { state: after, events } = line(second, [die("black", "blank")], dice("", "h-"));
    expect(events.filter(({ type }) => type === "die-changed")).toHaveLength(2);
    expect(legal(after)).toEqual(["damage 0 0 stormtrooper", "damage 1 0 stormtrooper"]);
    expect(legal(line(second, [DONE], dice("", "h")).state)).toEqual(legal(after));
    refused(second, PASS, "rote.cinematic.reroll-by-tactic-value");
    refused(second, die("black", "special"), "rote.cinematic.reroll-by-tactic-value");
    const mixed = battle(LED, dice("", "hs-")).state;
    expect(legal(line(mixed, [die("black", "hit")]).state)).toEqual([
      "pick-die black special",
      "pick-die black blank",
      "done",
    ]);
    // None of the dice shows a special: that is no matter of how many may be rerolled.
    refused(state, die("black", "special"), "rote.cinematic.combat-actions");
    const hurt = battle({ ...HURT, there: ["jan-dodonna"] }, dice("s-", "--")).state;
    const once = line(hurt, [die("red", "blank"), DONE], dice("-")).state;
    refused(once, die("red", "blank"), "rote.cinematic.reroll-by-tactic-value");
  });

  test("[rote.cinematic.reroll-by-tactic-value] A side without a leader with a tactic value of the theater cannot reroll", () => {
    const { events } = battle({ ...TROOPS, there: ["mon-mothma"] }, [...dice("", "---"), ...dice("", "--")]);
    expect(tale(events)).toHaveLength(2);
  });

  test("[rote.cinematic.reroll-by-tactic-value] A ring may reroll a die that was rerolled before, because the ring is a different ability", () => {
    const ringed = { leaders: { "luke-skywalker": { at: HERE, ring: "master-yoda" } } } as const;
    const { state } = battle({ ...TROOPS, ...ringed, there: [] }, dice("", "---"));
    const { state: rerolled } = line(state, [die("black", "blank"), DONE], dice("", "-"));
    expect(legal(rerolled)).toEqual(["use-ring master-yoda", "done"]);
    const use = { type: "use-ring", subject: "master-yoda" } as const;
    const { events } = line(rerolled, [use], [...dice("", "h"), ...dice("", "--")]);
    expect(tale(events)).toContain("stormtrooper takes 1");
  });

  test("[rote.cinematic.specials-remove-damage] A special removes one damage from an own unit whose health has the color of the die", () => {
    const { state } = battle(HURT, dice("s-", "s-"));
    expect(legal(state)).toEqual(["block 0 2 mon-calamari-cruiser", "done"]);
    const { events, state: after } = line(state, [heal("mon-calamari-cruiser", 2)], dice("", "---"));
    expect(tale(events)[0]).toBe("mon-calamari-cruiser loses 1");
    expect(events[0]).toMatchObject({ type: "die-spent", die: "red" });
    expect(wounds(after)).toEqual(["mon-calamari-cruiser 1"]);
    refused(state, heal("x-wing", 1), "rote.cinematic.specials-remove-damage");
    refused(state, heal("mon-calamari-cruiser", 1), "rote.cinematic.specials-remove-damage");
  });

  test("[rote.cinematic.specials-own-theater] A special removes damage only from units of the theater of the battle", () => {
    const spec = {
      ...HURT,
      rebel: { ...HURT.rebel, airspeeder: 1 },
      combat: {
        wounds: { rebel: [...HURT.combat.wounds.rebel, { unit: "airspeeder", markers: 1 }] },
      },
    } as const;
    const { state } = battle(spec, dice("s-", "--"));
    expect(legal(state)).toEqual(["block 0 2 mon-calamari-cruiser", "done"]);
    refused(state, heal("airspeeder", 1), "rote.cinematic.specials-own-theater");
  });

  test("[rote.cinematic.specials-barred] Intercept prevents specials from removing damage, but dice may still be rerolled", () => {
    const spec = { ...HURT, cards: { imperial: "intercept" }, by: "imperial", there: ["jan-dodonna"] } as const;
    const { state } = fought(spec, [LOWER], [...dice("", "---"), ...dice("s-", "--")]);
    expect(legal(state)).toEqual(["pick-die red special", "pick-die red blank", "pick-die black blank", "done"]);
    refused(state, heal("mon-calamari-cruiser", 2), "rote.cinematic.specials-barred");
  });

  test("[rote.cinematic.combat-actions] Rerolls and damage removal may alternate in any order, and a rerolled die that shows a special can remove damage", () => {
    const spec = { ...HURT, there: ["jan-dodonna"] } as const;
    const { state } = battle(spec, dice("s-", "--"));
    const first = line(state, [heal("mon-calamari-cruiser", 2), die("red", "blank"), DONE], dice("s")).state;
    expect(legal(first)).toEqual(["block 0 1 mon-calamari-cruiser", "done"]);
    const { events } = line(first, [heal("mon-calamari-cruiser", 1)], dice("", "---"));
    expect(tale(events)[0]).toBe("mon-calamari-cruiser loses 1");
    refused(first, PASS, "rote.cinematic.combat-actions");
  });

  test("[rote.cinematic.no-card-in-attack] Specials cannot draw or pay for tactic cards, and no tactic card is played in an attack", () => {
    const { state } = battle(HURT, dice("s-", "--"));
    refused(state, { type: "draw-tactic", subject: "red" }, "rote.cinematic.no-card-in-attack");
    refused(state, card("escort"), "rote.cinematic.no-card-in-attack");
  });
});

describe("prevented hits", () => {
  test("[rote.cinematic.prevented-hits] Hits that the other side's card prevents are removed from the roll, at most as many as were rolled", () => {
    const spec = {
      by: "imperial",
      cards: { rebel: "escort" },
      rebel: { "rebel-transport": 1, "mon-calamari-cruiser": 1 },
      imperial: { "star-destroyer": 1 },
    } as const;
    const { events } = fought(spec, [UPPER, damage("mon-calamari-cruiser")], [...dice("hh", "-"), ...dice("--", "-")]);
    expect(tale(events).slice(2, 4)).toEqual(["imperial loses red hit", "mon-calamari-cruiser takes 1"]);
    const direct = fought(spec, [UPPER], [...dice("d-", "-"), ...dice("--", "-")]);
    expect(tale(direct.events)[2]).toBe("imperial loses red direct-hit");
  });

  test("[rote.cinematic.prevented-hits] The hits prevented by several cards of a side add up", () => {
    const spec = {
      by: "imperial",
      cards: { rebel: "fleet-logistics" },
      rebel: { "mon-calamari-cruiser": 1 },
      imperial: { "star-destroyer": 2 },
    } as const;
    const { events } = fought(spec, [UPPER, card("escort"), LOWER], [...dice("hhh-", "hh"), ...dice("--", "-")]);
    expect(tale(events)).toContain("imperial loses red hit, red hit, black hit, black hit");
  });

  test("[rote.cinematic.prevented-is-not-removed] Prevention does not remove damage from units, and damage removal does not remove dice", () => {
    const spec = {
      by: "imperial",
      rebel: { "mon-calamari-cruiser": 1, "nebulon-b-frigate": 1 },
      imperial: { "assault-carrier": 1 },
      combat: { wounds: { rebel: [{ unit: "mon-calamari-cruiser", markers: 1 }] } },
    } as const;
    const prevented = fought(
      { ...spec, cards: { rebel: "fleet-logistics" } },
      [LOWER],
      [...dice("h", "-"), ...dice("--", "-", "--")],
    );
    expect(wounds(prevented.state)).toEqual(["mon-calamari-cruiser 1"]);
    const blanks = dice("--", "-", "--");
    const hit = [damage("mon-calamari-cruiser", 1), heal("mon-calamari-cruiser", 2), heal("mon-calamari-cruiser", 1)];
    const removed = fought(
      { ...spec, cards: { rebel: "draw-their-fire" } },
      [UPPER, ...hit],
      [...dice("h", "-"), ...blanks],
    );
    expect(wounds(removed.state)).toEqual([]);
  });

  test("[rote.cinematic.recolored-hits] Hits changed by Target the Star Destroyers are then prevented as red hits", () => {
    const modifiers = [
      {
        effect: { kind: "black-hits-as-red", faction: "rebel", count: 2 },
        card: "target-the-star-destroyers",
        until: "end-of-combat",
        system: HERE,
      },
    ] as const;
    const fight = { rebel: { "x-wing": 3 }, imperial: { "star-destroyer": 1 }, modifiers } as const;
    const two = { type: "choose-option", subject: 2 } as const;
    const red = fought(
      { ...fight, cards: { imperial: "overwhelming-presence" } },
      [LOWER, two],
      [...dice("", "hhh"), ...dice("--", "-")],
    );
    expect(tale(red.events)).toContain("rebel loses red hit, red hit");
    const black = fought(
      { ...fight, cards: { imperial: "reinforcements" } },
      [LOWER, two],
      [...dice("", "hhh"), ...dice("--", "-")],
    );
    expect(tale(black.events)).toContain("rebel loses black hit");
    expect(wounds(black.state)).toEqual(["star-destroyer 2"]);
  });
});

describe("damage in cinematic combat", () => {
  test("[rote.cinematic.assign-all] Every die that has a target must be assigned, even beyond health, and units without health are no targets", () => {
    const { events } = battle({ rebel: { "x-wing": 3 }, imperial: { "tie-fighter": 1, "death-star": 1 } }, [
      ...dice("", "hhd"),
      ...dice("----", "-"),
    ]);
    expect(tale(events).filter((text) => text.endsWith("takes 1"))).toHaveLength(3);
    const { state } = battle({ rebel: { "x-wing": 2 }, imperial: { "tie-fighter": 2 } }, dice("", "hh"));
    refused(state, DONE, "reb.attack-steps.must-assign-all");
  });

  test("[rote.cinematic.after-assigning] A card that acts after assignment waits until the opponent has assigned all dice", () => {
    const spec = {
      cards: { imperial: "energy-shield" },
      rebel: { "mon-calamari-cruiser": 1 },
      imperial: { "star-destroyer": 1, "assault-carrier": 1, "shield-bunker": 1 },
    } as const;
    const { state } = fought(spec, [UPPER], dice("hh", "-"));
    expect(question(state)).toBe("rebel assign-damage");
    const { state: after } = line(state, [damage("assault-carrier"), damage("assault-carrier", 0, 1)]);
    expect(question(after)).toBe("imperial remove-damage");
    expect(asked(after)).toMatchObject({ context: { card: "energy-shield", left: 2 } });
    expect(question(line(after, [DONE], dice("---", "--")).state)).toBe("rebel choose-tactic");
  });

  test("[rote.cinematic.after-assigning] Damage can be removed from any unit that still has some, in any order", () => {
    const spec = {
      by: "rebel",
      cards: { imperial: "energy-shield" },
      rebel: { "mon-calamari-cruiser": 1 },
      imperial: { "assault-carrier": 2, "star-destroyer": 3, "shield-bunker": 1 },
      combat: {
        wounds: {
          imperial: [
            { unit: "assault-carrier", markers: 1 },
            { unit: "star-destroyer", markers: 1 },
            { unit: "star-destroyer", markers: 2 },
            { unit: "star-destroyer", markers: 2 },
          ],
        },
      },
    } as const;
    const { state } = fought(spec, [UPPER], dice("--", "-"));
    const [carrier, one, two] = ["block 0 1 assault-carrier", "block 0 1 star-destroyer", "block 0 2 star-destroyer"];
    expect(legal(state)).toEqual([carrier, one, two, "done"]);
    const after = line(state, [heal("star-destroyer", 2)]).state;
    expect(legal(after)).toEqual([carrier, one, two, "done"]);
    const low = line(state, [heal("star-destroyer", 1)]).state;
    expect(legal(low)).toEqual([carrier, two, "done"]);
    expect(line(low, [heal("star-destroyer", 2)], dice("-----", "-----")).state).toEqual(
      line(after, [heal("star-destroyer", 1)], dice("-----", "-----")).state,
    );
  });

  test("[rote.cinematic.loaded-beyond-health] A Shield Generator that an Imperial card destroyed cannot take over damage", () => {
    const spec = {
      theater: "ground",
      cards: { rebel: "planetary-shield", imperial: "target-the-generator-tactic" },
      rebel: { "shield-generator": 1, airspeeder: 2 },
      imperial: { "at-at": 1 },
    } as const;
    const { state, events } = fought(spec, [UPPER, UPPER], [...dice("--", "--"), ...dice("h-", "-")]);
    expect(tale(events)).toContain("airspeeder takes 1");
    expect(question(state)).toBe("rebel choose-tactic");
    expect(wounds(state)).toEqual(["airspeeder 1"]);
  });

  test("[rote.cinematic.loaded-beyond-health] A structure can take over more damage than its health, even if it is already damaged", () => {
    const spec = {
      theater: "ground",
      by: "imperial",
      cards: { rebel: "planetary-shield" },
      rebel: { "shield-generator": 1, airspeeder: 2 },
      imperial: { "at-at": 2 },
      combat: {
        wounds: {
          rebel: [
            { unit: "shield-generator", markers: 2 },
            { unit: "airspeeder", markers: 1 },
          ],
        },
      },
    } as const;
    const { state } = fought(spec, [UPPER, damage("airspeeder", 1), damage("airspeeder", 1, 1)], dice("hh--", "--"));
    expect(question(state)).toBe("rebel redirect-damage");
    const points = [heal("airspeeder", 3), heal("airspeeder", 2), heal("airspeeder", 1)];
    const { state: next, events } = line(state, points, dice("--", "--"));
    expect(tale(events)).toContain("destroyed: 1 shield-generator");
    expect(unitsAt(next, HERE)).toMatchObject({ airspeeder: 2 });
    expect(wounds(next)).toEqual([]);
  });

  test("[rote.cinematic.loaded-beyond-health] The owner of several different structures chooses which one takes over the damage", () => {
    const spec = {
      theater: "ground",
      by: "imperial",
      cards: { rebel: "planetary-shield" },
      rebel: { "shield-generator": 2, airspeeder: 1 },
      imperial: { "at-at": 1 },
      combat: {
        wounds: {
          rebel: [
            { unit: "shield-generator", markers: 2 },
            { unit: "airspeeder", markers: 1 },
          ],
        },
      },
    } as const;
    const { state } = fought(spec, [UPPER], dice("--", "-"));
    expect(question(state)).toBe("rebel redirect-to");
    expect(legal(state)).toEqual(["damage 0 0 shield-generator", "damage 0 2 shield-generator", "done"]);
    const { state: chosen } = line(state, [damage("shield-generator")]);
    expect(legal(chosen)).toEqual(["block 0 1 airspeeder", "block 0 2 shield-generator", "done"]);
    expect(tale(line(state, [DONE], dice("-", "-")).events)).toEqual(["rebel rolls red blank, black blank"]);
  });

  test("[rote.cinematic.no-blocking] Damage cannot be blocked, and units with lethal damage still roll in the attack", () => {
    const { events } = battle({ ...TROOPS, rebel: { "rebel-trooper": 2 } }, dice("", "hh"));
    expect(tale(events)[0]).toBe("rebel rolls black hit, black hit");
  });

  test("[rote.cinematic.destruction-at-the-end] Units are destroyed together once both sides have attacked", () => {
    const one = { ...TROOPS, rebel: { "rebel-trooper": 1 }, imperial: { stormtrooper: 1 } };
    const { events } = battle(one, [...dice("", "h"), ...dice("", "h")]);
    expect(tale(events)).toEqual([
      "rebel rolls black hit",
      "stormtrooper takes 1",
      "imperial rolls black hit",
      "rebel-trooper takes 1",
      "destroyed: 1 rebel-trooper",
      "destroyed: 1 stormtrooper",
    ]);
  });

  test("[rote.cinematic.removed-damage-saves] A special in its side's own attack can save a unit with lethal damage", () => {
    const spec = { rebel: { "y-wing": 2 }, imperial: { "assault-carrier": 1 } };
    const { state } = battle(spec, [...dice("hh"), ...dice("s", "-")]);
    expect(wounds(state)).toEqual(["assault-carrier 2"]);
    const saved = line(state, [heal("assault-carrier", 2)]);
    expect(wounds(saved.state)).toEqual(["assault-carrier 1"]);
    expect(tale(line(state, [DONE]).events)).toContain("destroyed: 1 assault-carrier");
  });

  test("[rote.cinematic.damage-stays] Damage stays on a unit for the whole combat and is removed when it ends", () => {
    const spec = { rebel: { "corellian-corvette": 1 }, imperial: { "star-destroyer": 1 } };
    const { state } = battle(spec, [...dice("h", "-"), ...dice("--", "-")]);
    expect(wounds(state)).toEqual(["star-destroyer 1"]);
    const cards = [card("escort"), card("swarm-tactics"), PASS, PASS];
    const { state: later } = line(state, cards, [...dice("h", "-"), ...dice("--", "-")]);
    expect(wounds(later)).toEqual(["star-destroyer 2"]);
    const last = line(
      later,
      [card("bombing-run"), card("tractor-beam"), PASS, PASS],
      [...dice("-", "-"), ...dice("hh", "-")],
    );
    expect(last.events.filter(({ type }) => type === "damage-marked").at(-1)).toMatchObject({
      unit: "star-destroyer",
      markers: 0,
    });
  });

  test("[rote.cinematic.specials-remove-damage] Point-Blank Assault lowers the health that is compared with damage at the end of a battle", () => {
    const modifiers = [
      { effect: { kind: "less-health", amount: 1 }, card: "point-blank-assault", until: "end-of-combat", system: HERE },
    ] as const;
    const spec = { rebel: { "corellian-corvette": 1 }, imperial: { "assault-carrier": 1 }, modifiers };
    const { events } = battle(spec, [...dice("h", "-"), ...dice("-", "-")]);
    expect(tale(events)).toContain("destroyed: 1 assault-carrier");
  });
});
