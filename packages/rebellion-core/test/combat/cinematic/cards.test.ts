import { describe, expect, test } from "vitest";
import { game } from "../../../src/index.ts";
import { HERE, move, retreat } from "../table.ts";
import {
  asked,
  BLANKS,
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

const TROOPS = { rebel: { "rebel-trooper": 1 }, imperial: { stormtrooper: 1 }, theater: "ground" } as const;

describe("halves", () => {
  test("[rote.cinematic.one-half] The owner of an advanced tactic card uses its upper half, its lower half, or neither", () => {
    const spec = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 2 }, cards: { rebel: "rogue-squadron-support" } };
    const { state } = battle(spec);
    expect(question(state)).toBe("rebel tactic-half");
    expect(legal(state)).toEqual(["choose-option 0", "choose-option 1", "pass"]);
    refused(state, { type: "choose-option", subject: 2 }, "rote.cinematic.one-half");
    refused(state, DONE, "rote.cinematic.one-half");
    const draws = [...dice("", "-"), ...dice("", "--")];
    expect(tale(line(state, [PASS], draws).events)[0]).toBe("rogue-squadron-support neither");
    expect(tale(line(state, [LOWER], draws).events).slice(0, 2)).toEqual([
      "rogue-squadron-support lower",
      "tie-fighter takes 1 of a card",
    ]);
  });

  test("[rote.cinematic.unit-icon] A half with a unit icon requires an own unit of that type in the system, even a ship for a ground card", () => {
    const spec = { ...TROOPS, cards: { imperial: "air-superiority" } };
    refused(battle(spec).state, UPPER, "rote.cinematic.unit-icon");
    const striker = battle({ ...spec, imperial: { stormtrooper: 1, "tie-striker": 1 } }).state;
    expect(legal(striker)).toContain("choose-option 0");
    const theirs = battle({ ...TROOPS, cards: { rebel: "hold-them-back" }, rebel: { airspeeder: 1 } }).state;
    refused(theirs, UPPER, "rote.cinematic.unit-icon");
  });

  test("[rote.cinematic.unit-icon] A half with two unit icons requires only one of the units, and a Death Star Under Construction does not count as a Death Star", () => {
    const bombing = { ...TROOPS, cards: { imperial: "bombardment" } };
    for (const ship of ["star-destroyer", "super-star-destroyer"]) {
      const { state } = battle({ ...bombing, imperial: { stormtrooper: 1, [ship]: 1 } });
      expect(legal(state)).toContain("choose-option 0");
    }
    refused(battle(bombing).state, UPPER, "rote.cinematic.unit-icon");
    const blast = { cards: { imperial: "superlaser-blast" }, rebel: { "corellian-corvette": 1 } };
    const { state } = battle({ ...blast, imperial: { "death-star-under-construction": 1, "tie-fighter": 1 } });
    refused(state, UPPER, "rote.cinematic.unit-icon");
  });

  test("[rote.cinematic.no-icon] A half without a unit icon is always available", () => {
    const { state } = battle({ ...TROOPS, cards: { rebel: "confrontation" } });
    expect(legal(state)).toEqual(["choose-option 0", "choose-option 1", "pass"]);
  });

  test("[rote.cinematic.resolve-order] The current player's card is resolved first", () => {
    const spec = { ...TROOPS, cards: { rebel: "hold-them-back", imperial: "overrun" } };
    expect(question(battle(spec).state)).toBe("rebel tactic-half");
    expect(question(battle({ ...spec, by: "imperial" }).state)).toBe("imperial tactic-half");
    const { events } = fought(spec, [LOWER, LOWER], BLANKS);
    expect(tale(events).slice(0, 4)).toEqual([
      "hold-them-back lower",
      "stormtrooper takes 1 of a card",
      "overrun lower",
      "rebel-trooper takes 1 of a card",
    ]);
  });
});

describe("cards that cancel", () => {
  const SPACE = { rebel: { "corellian-corvette": 1 }, imperial: { interdictor: 1 } };
  const BOTH = { ...SPACE, cards: { rebel: "outrun-them", imperial: "entrapment" } };
  const DRAWS = [...dice("-", "-"), ...dice("", "", "--")];

  test("[rote.cinematic.canceled-card] A canceled card does nothing, and its owner is not asked for a half", () => {
    const { state, events } = fought(
      { ...SPACE, cards: { rebel: "outrun-them", imperial: "swarm-tactics" } },
      [UPPER],
      DRAWS,
    );
    expect(tale(events).slice(0, 3)).toEqual([
      "outrun-them upper",
      "swarm-tactics canceled",
      "rebel rolls red blank, black blank",
    ]);
    expect(question(state)).toBe("rebel choose-tactic");
  });

  test("[rote.cinematic.cancel-first] A defender whose card can cancel is asked first, and then the current player's card does nothing", () => {
    const { state } = battle(BOTH);
    expect(question(state)).toBe("imperial cancel-first");
    expect(legal(state)).toEqual(["choose-option 0", "pass"]);
    refused(state, LOWER, "rote.cinematic.cancel-first");
    const { events } = line(state, [UPPER, PASS], DRAWS);
    expect(tale(events).slice(0, 3)).toEqual([
      "entrapment upper",
      "outrun-them canceled",
      "rebel rolls red blank, black blank",
    ]);
  });

  test("[rote.cinematic.cancel-first] A defender is not asked to cancel first without the unit icon, or when there is no card to cancel", () => {
    const { state } = battle({ ...BOTH, imperial: { "tie-fighter": 1 } });
    expect(question(state)).toBe("rebel tactic-half");
    expect(question(battle({ ...SPACE, cards: { imperial: "entrapment" } }).state)).toBe("imperial tactic-half");
  });

  test("[rote.cinematic.cancel-declined] A defender who does not cancel resolves second, and the defender's card may be canceled", () => {
    const { events } = fought(BOTH, [PASS, UPPER], DRAWS);
    expect(tale(events).slice(0, 2)).toEqual(["outrun-them upper", "entrapment canceled"]);
    const { state } = line(battle(BOTH).state, [PASS, LOWER]);
    expect(legal(state)).toEqual(["choose-option 1", "pass"]);
    refused(state, UPPER, "rote.cinematic.cancel-declined");
    expect(game.why(state, UPPER)).toMatchObject({ code: "canceled-too-late", params: { card: "entrapment" } });
    // Both have barred the other, so that the next round is fought without cards, and the one after that with them.
    expect(tale(line(state, [LOWER], [...DRAWS, ...DRAWS]).events)[1]).toBe("rebel barred in space");
  });

  test("[rote.cinematic.additional-card] An additional card is resolved at once and cannot cancel another card", () => {
    const spec = {
      ...SPACE,
      rebel: { "mon-calamari-cruiser": 1, "corellian-corvette": 1 },
      cards: { rebel: "fleet-logistics", imperial: "swarm-tactics" },
    };
    const { state } = line(battle(spec).state, [UPPER]);
    expect(question(state)).toBe("rebel another-tactic");
    refused(state, card("fleet-logistics"), "rote.cinematic.additional-card");
    refused(state, card("take-cover"), "rote.cinematic.additional-card");
    expect(game.why(state, card("take-cover"))).toMatchObject({ code: "card-not-among-these" });
    expect(game.why(state, { type: "play-tactic", subject: "outrun-them", die: "red" })).toMatchObject({
      code: "card-with-another-die",
    });
    const { events, state: next } = line(state, [card("outrun-them"), UPPER]);
    expect(tale(events)).toEqual(["outrun-them upper"]);
    expect(question(next)).toBe("imperial tactic-half");
    expect(tale(line(state, [PASS]).events)).toEqual([]);
  });

  test("[rote.cinematic.additional-card] An additional card cannot be canceled; the other side can only cancel the card that granted it", () => {
    const spec = {
      ...SPACE,
      rebel: { "mon-calamari-cruiser": 1 },
      cards: { rebel: "fleet-logistics", imperial: "entrapment" },
    };
    const { events } = fought(
      spec,
      [PASS, UPPER, card("bombing-run"), LOWER, LOWER],
      [...dice("--", "-"), ...dice("", "", "--")],
    );
    expect(tale(events)).toContain("interdictor takes 1 of a card");
    expect(tale(events).some((text) => text.endsWith("canceled"))).toBe(false);
  });
});

describe("what cards do", () => {
  test("[rote.cinematic.both-attack-second] If both sides would attack second, the card that resolves later decides", () => {
    const spec = { ...TROOPS, cards: { rebel: "planetary-shield", imperial: "armored-position" } };
    const rolls = (by: "rebel" | "imperial"): readonly string[] =>
      tale(fought({ ...spec, by }, [LOWER, LOWER], BLANKS).events).filter((text) => text.includes("rolls"));
    expect(rolls("rebel")).toEqual(["rebel rolls black blank", "imperial rolls black blank"]);
    expect(rolls("imperial")).toEqual(["imperial rolls black blank", "rebel rolls black blank"]);
  });

  test("[rote.cinematic.attack-order-lasts] A changed order of attacks holds in later rounds of the combat too", () => {
    const { state } = fought(
      { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, cards: { rebel: "draw-their-fire" } },
      [LOWER],
      BLANKS,
    );
    const { events } = line(state, [card("escort"), card("swarm-tactics"), PASS, PASS], BLANKS);
    expect(tale(events).filter((text) => text.includes("rolls"))).toEqual([
      "imperial rolls black blank",
      "rebel rolls black blank",
    ]);
  });

  test("[rote.cinematic.card-damage] Damage of a card goes to enemy units of the theater with health of its color, divided as its player likes", () => {
    const spec = {
      cards: { rebel: "bombing-run" },
      rebel: { "y-wing": 1 },
      imperial: { "star-destroyer": 1, "assault-carrier": 1, "tie-fighter": 1, "at-at": 1 },
    };
    const { state } = line(battle(spec).state, [UPPER]);
    expect(asked(state)).toMatchObject({ kind: "tactic-damage", context: { card: "bombing-run", left: 2 } });
    expect(legal(state)).toEqual(["damage 0 0 assault-carrier", "damage 0 0 star-destroyer"]);
    refused(state, damage("tie-fighter"), "rote.cinematic.card-damage");
    refused(state, damage("at-at"), "rote.cinematic.card-damage");
    const { state: both } = line(
      state,
      [damage("assault-carrier"), damage("assault-carrier", 1)],
      [...dice("-"), ...dice("---", "---")],
    );
    expect(unitsAt(both, HERE)["assault-carrier"]).toBeUndefined();
  });

  test("[rote.cinematic.card-damage] A card that names one unit deals all of its damage to that unit", () => {
    const spec = {
      ...TROOPS,
      cards: { rebel: "tow-cables" },
      rebel: { airspeeder: 1 },
      imperial: { "at-at": 1, "at-st": 1 },
    };
    const { state } = line(battle(spec).state, [UPPER]);
    expect(legal(state)).toEqual(["damage 0 0 at-st", "damage 0 0 at-at"]);
    const { events } = line(state, [damage("at-st")], [...dice("-", "-"), ...dice("---", "--")]);
    expect(tale(events)).toContain("at-st takes 4 of a card");
  });

  test("[rote.cinematic.destroyed-rolls-nothing] A unit that a card destroys does not roll, but counts for unit icons until both cards are resolved", () => {
    const spec = { ...TROOPS, cards: { rebel: "hold-them-back", imperial: "support-of-the-501st" } };
    const { events } = fought(spec, [UPPER, UPPER]);
    expect(tale(events)).toEqual([
      "hold-them-back upper",
      "support-of-the-501st upper",
      "destroyed: 1 rebel-trooper",
      "destroyed: 1 stormtrooper",
    ]);
  });

  test("[rote.cinematic.destroyed-rolls-nothing] A unit that a card has destroyed can no longer be a target", () => {
    const spec = { ...TROOPS, cards: { rebel: "tow-cables" }, imperial: { stormtrooper: 1, "at-st": 1 } };
    const doomed = { wounds: { imperial: [{ unit: "stormtrooper", doomed: true }] } };
    const { events } = fought({ ...spec, combat: doomed }, [LOWER], [...dice("", "-"), ...dice("-", "-")]);
    expect(tale(events).slice(0, 3)).toEqual([
      "tow-cables lower",
      "at-st takes 1 of a card",
      "destroyed: 1 stormtrooper",
    ]);
  });

  test("[rote.cinematic.destroyed-rolls-nothing] A card that destroys a unit offers damaged and undamaged units as separate targets", () => {
    const spec = {
      ...TROOPS,
      cards: { imperial: "target-the-generator-tactic" },
      rebel: { "ion-cannon": 2 },
      imperial: { "at-at": 1 },
    };
    const { state } = battle({ ...spec, combat: { wounds: { rebel: [{ unit: "ion-cannon", markers: 2 }] } } });
    const { state: asking } = line(state, [UPPER]);
    expect(asked(asking).kind).toBe("tactic-destroy");
    expect(legal(asking)).toEqual(["damage 0 0 ion-cannon", "damage 0 2 ion-cannon"]);
    expect(wounds(line(asking, [damage("ion-cannon", 2)], dice("--", "-")).state)).toEqual([]);
  });

  test("[rote.cinematic.effects-last-for-the-battle] A card prevents hits and bars actions only in its own battle", () => {
    const spec = { rebel: { "x-wing": 1 }, imperial: { "star-destroyer": 1 }, cards: { rebel: "fleet-logistics" } };
    const { state } = fought({ ...spec, by: "imperial" }, [LOWER], [...dice("hh", "-"), ...dice("", "-")]);
    const { events } = line(
      state,
      [card("swarm-tactics"), card("escort"), PASS, PASS],
      [...dice("hh", "-"), ...dice("", "-")],
    );
    expect(tale(events).some((text) => text.includes("loses"))).toBe(false);
  });

  test("[rote.cinematic.effects-last-for-the-battle] Special dice that a card bars in space can still be used on the ground", () => {
    const spec = {
      cards: { rebel: "deployment-tactic" },
      rebel: { "x-wing": 1, "rebel-trooper": 1 },
      imperial: { "tie-fighter": 1, "at-st": 1 },
      combat: { stage: "ground-first", wounds: { imperial: [{ unit: "at-st", markers: 1 }] } },
    } as const;
    const { state } = fought(spec, [LOWER], BLANKS);
    const ground = line(
      state,
      [card("take-cover"), card("overrun"), PASS, PASS],
      [...dice("", "-"), ...dice("s", "-")],
    );
    expect(legal(ground.state)).toContain("block 0 1 at-st");
  });

  test("[rote.cinematic.sealed-damage] Dice and cards cannot remove the damage of Ion Blast, but can remove damage from other ships", () => {
    const spec = {
      cards: { rebel: "ion-blast", imperial: "energy-shield" },
      rebel: { "mon-calamari-cruiser": 1, "ion-cannon": 1 },
      imperial: { "star-destroyer": 2, "shield-bunker": 1 },
    };
    const { state } = line(battle(spec).state, [UPPER, UPPER], dice("h-", "-"));
    expect(wounds(state)).toEqual(["star-destroyer 1 sealed"]);
    expect(legal(state)).toEqual(["damage 0 0 star-destroyer", "damage 0 1 true star-destroyer"]);
    const { state: later } = line(state, [damage("star-destroyer")]);
    expect(question(later)).toBe("imperial remove-damage");
    expect(legal(later)).toEqual(["block 0 1 star-destroyer", "done"]);
    const { state: next } = line(later, [heal("star-destroyer", 1)], dice("ss", "--"));
    expect(wounds(next)).toEqual(["star-destroyer 1"]);
  });

  test("[rote.cinematic.sealed-damage] Further damage to a ship damaged by Ion Blast cannot be removed either", () => {
    const spec = {
      cards: { rebel: "ion-blast", imperial: "energy-shield" },
      rebel: { "mon-calamari-cruiser": 1, "ion-cannon": 1 },
      imperial: { "star-destroyer": 2, "shield-bunker": 1 },
    };
    const { state } = line(battle(spec).state, [UPPER, UPPER], dice("h-", "-"));
    const more = { type: "damage", subject: "star-destroyer", markers: 1, assigned: 0, sealed: true } as const;
    const { state: next, events } = line(state, [more], dice("ss", "--"));
    expect(tale(events).some((text) => text.includes("loses"))).toBe(false);
    expect(wounds(next)).toEqual(["star-destroyer 2"]);
  });

  test("A half whose condition is not met may still be used and does nothing", () => {
    const spec = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, cards: { imperial: "swarm-tactics" } };
    expect(tale(fought(spec, [UPPER], BLANKS).events)[0]).toBe("swarm-tactics upper");
  });
});

describe("Escape Plan", () => {
  const SPEC = {
    theater: "ground",
    cards: { rebel: "escape-plan", imperial: "overrun" },
    rebel: { "rebel-transport": 1, "rebel-trooper": 2 },
    imperial: { "at-st": 1 },
    there: ["jan-dodonna"],
  } as const;

  test("[rote.cinematic.escape-is-a-retreat] Escape Plan counts as the side's one retreat, follows the retreat rules, and cancels only if the retreat is made", () => {
    const { state } = line(battle(SPEC).state, [UPPER]);
    expect(question(state)).toBe("rebel tactic-retreat");
    refused(state, retreat("jan-dodonna", "hoth"), "reb.retreat.leader-leads");
    refused(state, retreat("princess-leia", "malastare"), "reb.retreat.leader-required");
    expect(question(line(state, [PASS]).state)).toBe("imperial tactic-half");
    const { state: left } = line(
      state,
      [retreat("jan-dodonna", "malastare"), move("rebel-trooper"), DONE],
      [...dice("", "-"), ...dice("-", "-")],
    );
    expect(unitsAt(left, "malastare")).toEqual({ "rebel-transport": 1, "rebel-trooper": 1 });
    expect(question(left)).toBe("rebel choose-tactic");
  });

  test("[rote.cinematic.escape-is-a-retreat] Escape Plan does nothing for a side that has already retreated or cannot retreat", () => {
    const { state } = line(battle({ ...SPEC, there: [] }).state, [UPPER]);
    expect(question(state)).toBe("imperial tactic-half");
    const again = line(battle({ ...SPEC, combat: { retreated: [true, false] } }).state, [UPPER]).state;
    expect(question(again)).toBe("imperial tactic-half");
  });

  test("[rote.cinematic.escape-heals] Units that leave by Escape Plan lose lethal damage, and survive a card that destroys", () => {
    const spec = {
      ...SPEC,
      by: "imperial",
      cards: { rebel: "escape-plan", imperial: "support-of-the-501st" },
      imperial: { stormtrooper: 1 },
      rebel: { "rebel-transport": 1, "rebel-trooper": 1, airspeeder: 1 },
      combat: { wounds: { rebel: [{ unit: "airspeeder", markers: 1 }] } },
    } as const;
    const go = [retreat("jan-dodonna", "malastare"), move("rebel-trooper"), move("airspeeder")];
    const first = battle(spec);
    expect(question(first.state)).toBe("rebel cancel-first");
    const { state } = line(first.state, [PASS, UPPER], []);
    expect(question(state)).toBe("rebel tactic-half");
    refused(state, UPPER, "rote.cinematic.cancel-declined");
    const escaped = line(first.state, [UPPER, ...go], dice("", "-")).state;
    expect(unitsAt(escaped, "malastare")).toEqual({ "rebel-transport": 1, "rebel-trooper": 1, airspeeder: 1 });
    const granted = {
      ...spec,
      by: "rebel",
      cards: { rebel: "confrontation", imperial: "support-of-the-501st" },
    } as const;
    const doomed = { ...granted, combat: { wounds: { rebel: [{ unit: "rebel-trooper", doomed: true }] } } } as const;
    const saved = fought(doomed, [LOWER, card("escape-plan"), UPPER, ...go, PASS], dice("", "-")).state;
    expect(unitsAt(saved, "malastare")).toEqual({ "rebel-transport": 1, "rebel-trooper": 1, airspeeder: 1 });
  });
});
