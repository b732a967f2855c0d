import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { woundsOn } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { choose, DONE, effect, faces, PASS, perform } from "../../../helpers/actions.ts";
import { acting, acts, after, PHASE } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { box, type Fielding, playOut, settled } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { actsAgainst, chances, fastest, fire, withUpgrades } from "../helpers.ts";

describe("Emergency Stims", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  it("Emergency Stims exhausts to delay up to two wounds until the end of the next activation", () => {
    const start = attackOf([STORM], [withUpgrades(LEIA, "emergency-stims")]);
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

  it("Emergency Stims used again in an activation delays only the new wounds to the next one, and deals the earlier ones", () => {
    const pair = [
      { unit: 1, keyword: "emergency-stims lent", value: 2, until: "game" },
      { unit: 1, keyword: "emergency-stims lent", value: 1, until: "game" },
    ] as const;
    const start = attackOf([STORM], [withUpgrades(LEIA, "emergency-stims")]);
    const acts1 = (marks: readonly string[]) => ({
      ...start,
      units: start.units.map((one) => ({ ...one, order: "faceup" as const })),
      ongoing: pair,
      frames: [PHASE, acting(1, { marks })],
    });
    const over = (marks: readonly string[]) => {
      const { state } = playOut(settled(acts1(marks)).state, [DONE]);
      return [woundsOn(state, 1), state.ongoing.map(({ value }) => value)];
    };
    expect(over([])).toEqual([3, []]);
    expect(over(["emergency-stims lent"])).toEqual([2, [1]]);
    expect(over(["emergency-stims lent", "emergency-stims lent"])).toEqual([0, [2, 1]]);
  });

  it("Emergency Stims is offered separately to the defender and to a unit that suffers wounds by Guardian", () => {
    const chewbacca: Fielding = {
      ...withUpgrades({ unit: "chewbacca-walking-carpet", at: [560, 380] }, "emergency-stims"),
    };
    const defender = withUpgrades(LEIA, "emergency-stims");
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

  it("[leg.kw.detonate-x.attack] Emergency Stims is offered against the charge of an enemy, but not against the charge of a friend", () => {
    const prey: UnitSpec = { unit: "rebel-commandos", at: [340, 250], defeated: 3, upgrades: ["emergency-stims"] };
    const blown = (owner: "player-1" | "player-2") => {
      const sabine: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [1200, 500] };
      const start = scenario({
        activating: owner === "player-1" ? "p1.1" : "p2.0",
        tokens: [{ kind: "charge", name: "thermal-charge", owner, at: [340, 330] }],
        "player-1": { units: [prey, sabine], hand: [], permanents: ["explosions"] },
        "player-2": { units: [{ ...sabine, at: [1200, 800] }], hand: [], permanents: ["explosions"] },
      });
      const dice = ["critical", "critical", "blank", "blank"];
      const offers = chances(follow(start, "perform aim", "choose-option thermal-charge.0", dice).state);
      return offers.filter((key) => key.includes("emergency-stims"));
    };
    expect(blown("player-2")).toEqual(["choose-option emergency-stims 2", "choose-option emergency-stims 1"]);
    expect(blown("player-1")).toEqual([]);
  });
});

describe("Environmental Gear", () => {
  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.kw.unhindered] Environmental Gear lets a unit leave difficult terrain at full speed", () => {
    const swamp = {
      id: "swamp",
      kind: "area",
      cover: "none",
      parts: [
        {
          outline: { kind: "circle", centre: { x: 30_000, y: 30_000 }, radius: 8000 },
          top: 100,
          movement: "difficult",
        },
      ],
    } as const;
    const speed = (upgrades: readonly string[]) =>
      fastest(follow(battle([{ ...STORM, upgrades }], [], { table: { terrain: [swamp] } }), "perform move").state);
    expect([speed([]), speed(["environmental-gear"])]).toEqual([1, 2]);
  });
});

describe("Extra Supplies", () => {
  it("Extra Supplies is expended at the end of an activation to ready another upgrade that is no Force upgrade", () => {
    const veers: Fielding = {
      unit: "general-veers-master-tactician",
      upgrades: ["force-choke", "extra-supplies", "hq-uplink"],
      at: [300, 300],
      state: { cards: ["exhausted", "readied", "exhausted"] },
    };
    const asked = after(acts([veers]).state, [DONE]);
    const readied = after(asked, [effect()]);
    expect(readied.units[0]?.cards).toEqual(["exhausted", "expended", "readied"]);
    const none = acts([{ ...veers, state: { cards: ["exhausted", "readied", "readied"] } }]).state;
    expect(after(none, [DONE]).units[0]?.cards).toEqual(["exhausted", "readied", "readied"]);
  });
});

describe("Ascension Cables", () => {
  const ready = { order: "faceup", ordered: true } as const;

  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: ready };

  it("Ascension Cables gives Scale for the activation", () => {
    const cabled: Fielding = { unit: "scout-troopers", upgrades: ["ascension-cables"], at: [300, 300] };
    const start = actsAgainst([cabled], [FAR]);
    const state = playOut(start, [perform("ascension-cables")]).state;
    expect(keywordsOf({ box, state }, 0)["scale"]).toBe(1);
    const over = playOut(state, [DONE]).state;
    expect(keywordsOf({ box, state: over }, 0)["scale"]).toBeUndefined();
  });
});
