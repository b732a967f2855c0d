import { describe, expect, it } from "vitest";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { MiniatureState, State, TableToken } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { woundsOn } from "../../../src/units/conditions.ts";
import { profileOf } from "../../../src/units/profiles.ts";
import { add, choose, DONE, declare, faces, PASS, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, after, PHASE } from "../../helpers/activations.ts";
import { attackOf } from "../../helpers/attacks.ts";
import { onMission } from "../../helpers/moves.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [560, 300] };

/** With the rifles of all its miniatures a pool stands without a word. */
const SQUAD = 4;

function equipped(fielding: Fielding, ...upgrades: readonly string[]): Fielding {
  return { ...fielding, upgrades };
}

/** A unit of one miniature with wounds. */
function hurt(fielding: Fielding, wounds: number): Fielding {
  const [x, y] = fielding.at ?? [0, 0];
  const spot: MiniatureState = { status: "standing", x: mm(x), y: mm(y), z: 0, heading: { x: -1, y: 0 }, wounds };
  return { ...fielding, state: { miniatures: [spot] } };
}

/** So many rifles of the first unit fire at the only enemy, and what their dice show; nobody spends anything. */
function fire(rifles: number): readonly Action[] {
  const shots = Array.from({ length: rifles }, (_, place) => add(place, 1));
  return rifles < SQUAD ? [...shots, DONE] : shots;
}

/** A miniature of the first unit adds its weapon of this name. */
function addNamed(state: State, miniature: number, name: string): Action {
  const weapons = profileOf({ box, state }, 0).miniatures[miniature]?.weapons ?? [];
  return add(
    miniature,
    weapons.findIndex((weapon) => weapon.name === name),
  );
}

function chances(state: State): readonly string[] {
  return offered(state).filter((key) => key !== "pass");
}

describe("upgrades while dice are rolled", () => {
  it("On The Hunt may give an aim token against a wounded trooper unit, to spend in that attack", () => {
    const hunter = equipped(STORM, "on-the-hunt");
    const asked = after(attackOf([hunter], [hurt(LEIA, 1)]), fire(1));
    expect(chances(asked)).toEqual(["choose-option on-the-hunt"]);
    const aimed = after(asked, [choose("on-the-hunt")], ["blank"]);
    expect(tokensByUnit(aimed, "aim")).toEqual([1, 0]);
    expect(chances(aimed)).toEqual(["choose-option aim"]);
    const spent = playOut(aimed, [choose("aim")], ["blank"]);
    expect(tokensByUnit(spent.state, "aim")).toEqual([0, 0]);
    expect(tokensByUnit(after(asked, [PASS], ["blank"]), "aim")).toEqual([0, 0]);
    expect(eventsOf(playOut(attackOf([hunter], [hurt(LEIA, 0)]), fire(1), ["blank"]), "pool-resolved")).toHaveLength(1);
  });

  it("Mission Objective exhausts to reroll one die against a unit that contests an objective, and readies when its unit activates", () => {
    const token: TableToken = {
      kind: "poi",
      name: "bunker",
      owner: null,
      x: mm(600),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    };
    const start = (tokens: readonly TableToken[], cards: State["units"][number]["cards"] = ["readied"]) =>
      attackOf([{ ...equipped(STORM, "mission-objective"), state: { cards } }], [LEIA], { state: { tokens } });
    const rolled = after(start([token]), fire(2), ["blank", "blank"]);
    expect(chances(rolled)).toEqual(["choose-option mission-objective"]);
    const again = playOut(rolled, [choose("mission-objective")], ["blank"]);
    expect(again.state.units[0]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(again, "dice-rolled")[0]?.dice).toEqual(["white-attack"]);
    expect(eventsOf(again, "pool-resolved")).toHaveLength(1);
    expect(eventsOf(playOut(start([]), fire(1), ["blank"]), "pool-resolved")).toHaveLength(1);
    expect(eventsOf(playOut(start([token], ["exhausted"]), fire(1), ["blank"]), "pool-resolved")).toHaveLength(1);
    const next = acts([{ ...equipped(STORM, "mission-objective"), state: { cards: ["exhausted"] } }], [LEIA], {
      stage: "start",
    });
    expect(next.state.units[0]?.cards).toEqual(["readied"]);
  });

  it("Kraken lets his unit upgrade an attack die for each of its defeated miniatures", () => {
    const droids: Fielding = { unit: "b1-battle-droids", upgrades: ["kraken"], at: [300, 300] };
    const whole = scene({ armies: [[droids], [LEIA]] }).units[0]?.miniatures ?? [];
    const fallen = whole.map((one, place) =>
      place === 3 || place === 4 ? { ...one, status: "defeated" as const } : one,
    );
    const start = attackOf([{ ...droids, state: { miniatures: fallen } }], [LEIA]);
    const asked = after(start, fire(3));
    const [first = ""] = chances(asked);
    expect(first).toMatch(/^choose-option kraken /);
    const subject = first.slice("choose-option ".length);
    const twice = after(asked, [choose(subject), choose(subject)], faces(3, "blank"));
    expect(engine.decision(twice)?.kind).not.toBe("pool");
    expect(eventsOf(playOut(attackOf([droids], [LEIA]), fire(1), ["blank"]), "pool-resolved")).toHaveLength(1);
  });
});

describe("Protector", () => {
  const ROLLED = ["hit", "critical"] as const;
  const guardian = (cards: State["units"][number]["cards"] = ["readied"]): Fielding => ({
    unit: "chewbacca-walking-carpet",
    upgrades: ["protector"],
    at: [560, 380],
    state: { cards },
  });
  const shot = (theirs: readonly Fielding[]): State => after(attackOf([STORM], theirs, { only: 1 }), fire(2), ROLLED);

  it("Protector exhausts when its unit cancels a critical with Guardian, and lets it cancel criticals like hits", () => {
    const asked = shot([LEIA, guardian()]);
    expect(chances(asked)).toEqual(["choose-option guardian p2.1", "choose-option guardian p2.1 critical"]);
    const hit = after(asked, [choose("guardian p2.1")]);
    expect(hit.units[2]?.cards).toEqual(["readied"]);
    expect(chances(hit)).toEqual(["choose-option cancel critical"]);
    const both = playOut(hit, [choose("cancel critical")], ["block", "block"]);
    expect(both.state.units[2]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(both, "card-turned")).toMatchObject([{ unit: "p2.1", card: "protector", state: "exhausted" }]);
    expect(eventsOf(both, "dice-rolled").map(({ unit, dice }) => [unit, dice.length])).toEqual([["p2.1", 2]]);
    expect(
      eventsOf(playOut(asked, [choose("guardian p2.1 critical"), PASS], ["block", "block"]), "card-turned"),
    ).toHaveLength(1);
  });

  it("A unit with an exhausted Protector can cancel only hits, like a unit without it", () => {
    expect(chances(shot([LEIA, guardian(["exhausted"])]))).toEqual(["choose-option guardian p2.1"]);
    expect(chances(shot([LEIA, { ...guardian(), upgrades: [], state: {} }]))).toEqual(["choose-option guardian p2.1"]);
  });

  it("Protector stays readied if another card lets its unit cancel criticals", () => {
    const state = { ongoing: [{ unit: 2, keyword: "divine-influence", value: 1, until: "game" as const }] };
    const asked = after(attackOf([STORM], [LEIA, guardian()], { only: 1, state }), fire(2), ROLLED);
    const cancelled = after(asked, [choose("guardian p2.1 critical"), PASS], ["block", "block"]);
    expect(cancelled.units[2]?.cards).toEqual(["readied"]);
  });
});

describe("upgrades while a pool is formed", () => {
  it("A Reluctant Hero gives one pool Critical 1 for each suppression token", () => {
    const hero = (suppression: number): Fielding => ({ ...equipped(STORM, "reluctant-hero"), tokens: { suppression } });
    for (const tokens of [1, 2]) {
      const start = after(attackOf([hero(tokens)], [LEIA]), [add(0, 1), add(1, 1), add(2, 1)]);
      expect(offered(start)).toContain("choose-option reluctant-hero");
      const used = after(start, [choose("reluctant-hero"), DONE], faces(3, "attack-surge"));
      expect(chances(used)).toEqual(["choose-option critical"]);
      const criticals = Array.from({ length: tokens }, () => choose("critical"));
      expect(eventsOf(playOut(used, criticals, faces(3, "block")), "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    }
    const armed = { ...hero(1), upgrades: ["reluctant-hero", "dlt-19-stormtrooper"] };
    const two = attackOf([armed], [LEIA, { ...REBELS, at: [300, 560] }]);
    const first = after(two, [declare("p2.0"), add(0, 1), choose("reluctant-hero"), DONE, declare("p2.1")]);
    expect(offered(first)).toEqual(["resolve 0", "resolve 1"]);
    expect(offered(after(attackOf([equipped(STORM, "reluctant-hero")], [LEIA]), [add(0, 1)]))).not.toContain(
      "choose-option reluctant-hero",
    );
  });

  it("Crosshair gives Critical 1 to a pool with only his rifle, but to no other pool", () => {
    const batch: Fielding = {
      unit: "the-bad-batch-clone-force-99-galactic-republic",
      upgrades: ["crosshair", "hunter"],
      at: [300, 300],
    };
    const start = attackOf([batch], [LEIA]);
    const rifle = addNamed(start, 0, "Crosshair");
    expect(chances(after(start, [rifle, DONE], ["attack-surge"]))).toEqual(["choose-option critical"]);
    const both = after(start, [rifle, addNamed(start, 1, "DC-17 Hand Blaster")], faces(3, "attack-surge"));
    expect(chances(both)).not.toContain("choose-option critical");
  });

  it("A Frenzied Gunner may roll a red defense die to add an attack die to a ranged pool", () => {
    const start = after(attackOf([equipped(STORM, "frenzied-gunner")], [LEIA]), [add(0, 1)]);
    for (const [face, die] of [
      ["blank", "white-attack"],
      ["block", "black-attack"],
      ["defense-surge", "red-attack"],
    ] as const) {
      const gunned = playOut(start, [choose("frenzied-gunner")], [face]);
      expect(eventsOf(gunned, "dice-rolled")).toMatchObject([{ dice: ["red-defense"], faces: [face] }]);
      expect(offered(gunned.state)).not.toContain("choose-option frenzied-gunner");
      const thrown = playOut(gunned.state, [DONE], faces(2, "blank"));
      expect([...(eventsOf(thrown, "dice-rolled")[0]?.dice ?? [])].sort()).toEqual(["white-attack", die].sort());
    }
    const melee = attackOf([equipped(STORM, "frenzied-gunner")], [{ ...LEIA, at: [300, 327] }], { with: "melee" });
    expect(offered(after(melee, [add(0, 0, "melee")]))).not.toContain("choose-option frenzied-gunner");
  });

  const WALKER: Fielding = { unit: "at-st", at: [300, 300] };
  /** Dice of its gun. */
  const GUN = 6;

  it.each([
    ["barrage-generator", ["white-attack", "white-attack"], 2],
    ["overcharged-generator", ["black-attack"], 1],
  ] as const)("A unit with %s may exhaust it to add dice to a pool with a Fixed weapon", (card, more, suppression) => {
    const formed = attackOf([equipped(WALKER, card)], [REBELS]);
    expect(offered(formed)).toEqual([`choose-option ${card}`, "done"]);
    const shot = playOut(formed, [choose(card)], ["hit", ...faces(GUN + more.length - 1, "blank"), "block"]);
    expect(shot.state.units[0]?.cards).toEqual(["exhausted"]);
    const plain = playOut(formed, [DONE], ["hit", ...faces(GUN - 1, "blank"), "block"]);
    const thrown = [shot, plain].map((step) => [...(eventsOf(step, "dice-rolled")[0]?.dice ?? [])].sort());
    expect(thrown[0]).toEqual([...(thrown[1] ?? []), ...more].sort());
    expect([tokensByUnit(shot.state, "suppression")[1], tokensByUnit(plain.state, "suppression")[1]]).toEqual([
      suppression,
      1,
    ]);
    const spent: Fielding = { ...equipped(WALKER, card), state: { cards: ["exhausted"] } };
    const without = done(
      scene({ armies: [[spent], [REBELS]] }),
      (work) => startAttack(work, 0, "attack"),
      faces(GUN, "blank"),
    );
    expect(eventsOf(without, "pool-resolved")).toHaveLength(1);
  });

  it("An Overcharged Generator adds Impact 1 to the Impact of the weapon", () => {
    const tank: Fielding = { unit: "saber-class-tank", at: [700, 300] };
    const impacts = (action: Action, dice: number) => {
      const shot = after(attackOf([equipped(WALKER, "overcharged-generator")], [tank]), [action], faces(dice, "hit"));
      let [now, count] = [shot, 0];
      for (; offered(now).includes("choose-option impact"); count++) {
        const last = offered(after(now, [choose("impact")], [])).includes("choose-option impact");
        now = last ? after(now, [choose("impact")]) : now;
        if (!last) return count + 1;
      }
      return count;
    };
    expect(impacts(choose("overcharged-generator"), GUN + 1) - impacts(DONE, GUN)).toBe(1);
  });
});

describe("upgrades of the defender", () => {
  const hit = (start: State, rifles: number): State => after(start, fire(rifles), faces(rifles, "hit"));

  it("Duck and Cover may give a suppression token before cover is determined, which then counts for cover", () => {
    const asked = hit(attackOf([STORM], [equipped(REBELS, "duck-and-cover")]), 1);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-2", context: { stage: "before-cover" } });
    const ducked = playOut(asked, [choose("duck-and-cover")], ["block"]);
    expect(eventsOf(ducked, "tokens-gained")).toMatchObject([
      { unit: "p2.0", token: "suppression", amount: 1 },
      { token: "suppression" },
    ]);
    expect(eventsOf(ducked, "dice-rolled")).toMatchObject([{ dice: ["white-defense"] }]);
    expect(eventsOf(ducked, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    const stood = playOut(asked, [PASS], ["blank"]);
    expect(eventsOf(stood, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    const brave = hit(attackOf([STORM], [equipped(LEIA, "duck-and-cover")]), 1);
    expect(eventsOf(playOut(brave, [choose("duck-and-cover")], ["blank"]), "pool-resolved")).toMatchObject([
      { wounds: 1 },
    ]);
    const already = hit(attackOf([STORM], [{ ...equipped(REBELS, "duck-and-cover"), tokens: { suppression: 1 } }]), 1);
    const twice = playOut(already, [choose("duck-and-cover")], ["blank", "blank"]);
    expect(eventsOf(twice, "dice-rolled").map(({ dice }) => dice.length)).toEqual([1, 1]);
  });

  it("[leg.upgrade.static-by-default] Duck and Cover gives only one token per attack, whatever is used later in it", () => {
    const fett: Fielding = { unit: "boba-fett-infamous-bounty-hunter", at: [300, 300] };
    const asked = playOut(
      attackOf([fett], [equipped(REBELS, "duck-and-cover")]),
      [add(0, 2), DONE],
      ["critical", "blank"],
    ).state;
    const pierced = playOut(asked, [choose("duck-and-cover"), choose("pierce")], ["block"]);
    expect(eventsOf(pierced, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    expect(eventsOf(pierced, "tokens-gained")).toMatchObject([{ unit: "p2.0", amount: 1, cause: "duck-and-cover" }]);
  });

  it("Katarn Pattern Armor is expended to limit a ranged attack to one wound", () => {
    const start = attackOf([STORM], [equipped(LEIA, "katarn-pattern-armor")]);
    const asked = after(start, fire(3), [...faces(3, "hit"), ...faces(3, "blank")]);
    expect(chances(asked)).toEqual(["choose-option katarn-pattern-armor"]);
    const saved = after(asked, [choose("katarn-pattern-armor")]);
    expect([woundsOn(saved, 1), saved.units[1]?.cards]).toEqual([1, ["expended"]]);
    expect(woundsOn(after(asked, [PASS]), 1)).toBe(3);
    const one = after(start, fire(1), ["hit", "blank"]);
    expect([woundsOn(one, 1), one.units[1]?.cards]).toEqual([1, ["readied"]]);
  });

  it("Emergency Stims exhausts to delay up to two wounds until the end of the next activation", () => {
    const start = attackOf([STORM], [equipped(LEIA, "emergency-stims")]);
    const asked = after(start, fire(3), [...faces(3, "hit"), ...faces(3, "blank")]);
    expect(chances(asked)).toEqual(["choose-option emergency-stims 2", "choose-option emergency-stims 1"]);
    expect(woundsOn(after(asked, [choose("emergency-stims 1")]), 1)).toBe(2);
    const stimmed = after(asked, [choose("emergency-stims 2")]);
    expect([woundsOn(stimmed, 1), stimmed.units[1]?.cards]).toEqual([1, ["exhausted"]]);
    const { units, ongoing } = stimmed;
    const ready = units.map((one) => ({ ...one, order: "faceup" as const }));
    const acting1 = settled({ ...stimmed, units: ready, ongoing, frames: [PHASE, acting(1)] }).state;
    const over = after(acting1, [DONE]);
    expect([woundsOn(over, 1), over.ongoing]).toEqual([3, []]);
    const own = { ...stimmed, units: ready, frames: [PHASE, acting(1, { marks: ["emergency-stims lent"] })] };
    const later = after(settled(own).state, [DONE]);
    expect([woundsOn(later, 1), later.ongoing.length]).toEqual([1, 1]);
  });

  it("Emergency Stims is offered separately to the defender and to a unit that suffers wounds by Guardian", () => {
    const chewbacca: Fielding = {
      ...equipped({ unit: "chewbacca-walking-carpet", at: [560, 380] }, "emergency-stims"),
    };
    const defender = equipped(LEIA, "emergency-stims");
    const shot = after(attackOf([STORM], [defender, chewbacca], { only: 1 }), fire(3), faces(3, "hit"));
    const guarding = [choose("guardian p2.1"), choose("cancel"), PASS];
    const asked = after(shot, guarding, [...faces(2, "blank")]);
    expect(chances(asked)).toEqual(["choose-option emergency-stims 2", "choose-option emergency-stims 1"]);
    expect(woundsOn(after(asked, [PASS], ["blank"]), 2)).toBe(2);
    const both = after(asked, [choose("emergency-stims 2"), choose("emergency-stims 1")], ["blank"]);
    expect([1, 2].map((unit) => woundsOn(both, unit))).toEqual([0, 0]);
    expect(both.units.slice(1, 3).map(({ cards }) => cards)).toEqual([["exhausted"], ["exhausted"]]);
    expect(both.ongoing.map(({ unit, value }) => [unit, value])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it("Dug In units roll red cover dice while wholly in friendly territory, unless their order token is facedown", () => {
    const cover = (y: number, order: "none" | "facedown", upgrades: readonly string[] = ["dug-in"]) => {
      const defender: Fielding = {
        unit: "rebel-troopers",
        upgrades,
        at: [600, y],
        tokens: { suppression: 1 },
        state: { order },
      };
      const from: Fielding = { unit: "stormtroopers", at: [600, y - 250] };
      const begun = done(onMission(scene({ armies: [[from], [defender]] })), (work) =>
        startAttack(work, 0, "attack"),
      ).state;
      return eventsOf(playOut(begun, fire(1), ["hit", "blank", "blank"]), "dice-rolled")[1]?.dice;
    };
    expect(cover(780, "none")).toEqual(["red-defense"]);
    expect(cover(780, "facedown")).toEqual(["white-defense"]);
    expect(cover(500, "none")).toEqual(["white-defense"]);
    expect(cover(780, "none", [])).toEqual(["white-defense"]);
  });

  it("A Force Barrier near a defending friend exhausts to cancel a critical or two hits", () => {
    const luke = (x: number): Fielding => ({
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["force-barrier"],
      at: [x, 300],
    });
    const start = (x: number) =>
      done(scene({ armies: [[STORM], [LEIA, luke(x)]] }), (work) => startAttack(work, 0, "attack", 1)).state;
    const asked = after(start(680), fire(4), ["hit", "hit", "hit", "critical"]);
    expect(chances(asked)).toEqual(["choose-option force-barrier hits", "choose-option force-barrier critical"]);
    const hits = playOut(asked, [choose("force-barrier hits")], faces(2, "blank"));
    expect(eventsOf(hits, "pool-resolved")).toMatchObject([{ wounds: 2 }]);
    expect(hits.state.units[2]?.cards).toEqual(["exhausted"]);
    const critical = playOut(asked, [choose("force-barrier critical")], faces(3, "blank"));
    expect(eventsOf(critical, "pool-resolved")).toMatchObject([{ wounds: 3 }]);
    expect(eventsOf(playOut(start(900), fire(1), ["hit", "blank"]), "pool-resolved")).toHaveLength(1);
    const two = done(scene({ armies: [[STORM], [LEIA, luke(680), { ...luke(680), at: [560, 420] }]] }), (work) =>
      startAttack(work, 0, "attack", 1),
    ).state;
    const which = after(after(two, fire(4), ["hit", "hit", "hit", "critical"]), [choose("force-barrier hits")]);
    expect(offered(which)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
    const other = after(which, [unitChosen("p2.2")]);
    expect(other.units.slice(2).map(({ cards }) => cards[0])).toEqual(["readied", "exhausted"]);
    expect(chances(other)).toEqual(["choose-option force-barrier hits", "choose-option force-barrier critical"]);
  });
});

describe("upgrades of friends", () => {
  it("A Spotter Uplink near the enemy gives friends Sharpshooter 1 in ranged attacks while its unit is not engaged", () => {
    const shot = (x: number, upgrades: readonly string[]) => {
      const spotter: Fielding = { unit: "stormtroopers", upgrades, at: [x, 300] };
      const target: Fielding = { ...REBELS, tokens: { suppression: 1 } };
      const start = done(scene({ armies: [[STORM, spotter], [target]] }), (work) =>
        startAttack(work, 0, "attack", 2),
      ).state;
      return eventsOf(
        playOut(start, fire(1), x === 700 && upgrades.length > 0 ? ["hit", "blank"] : ["hit", "blank", "blank"]),
        "dice-rolled",
      ).length;
    };
    expect(shot(700, ["spotter-uplink"])).toBe(2);
    expect(shot(700, [])).toBe(3);
    expect(shot(860, ["spotter-uplink"])).toBe(3);
  });

  it("A Spotter Uplink does not apply to attacks of its own unit", () => {
    const own = equipped({ ...STORM, at: [420, 300] }, "spotter-uplink");
    const target: Fielding = { ...REBELS, tokens: { suppression: 1 } };
    const start = done(scene({ armies: [[own], [target]] }), (work) => startAttack(work, 0, "attack", 1)).state;
    expect(eventsOf(playOut(start, fire(1), ["hit", "blank", "blank"]), "dice-rolled")).toHaveLength(3);
  });
});
