import { describe, expect, it } from "vitest";
import { begin, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE, gun } from "../../helpers/actions.ts";
import { asked, eventsOf, held, offered } from "../../helpers/reading.ts";
import { battle, follow } from "../../helpers/script.ts";

// What comes first decides: one step changes what the next one finds.

const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [1700, 100] };

describe("wounds before suppression", () => {
  it("[leg.kw.enrage-x.on] [leg.attack.suppression-token] The wound that triggers Chewbacca's Enrage removes his suppression, and the attack gives him none", () => {
    const chewie = (wounds: number): UnitSpec => ({
      unit: "chewbacca-walking-carpet",
      at: [300, 550],
      wounds: [wounds],
      tokens: { suppression: 1 },
    });
    const shot = (wounds: number) =>
      follow(battle([STORM], [chewie(wounds)]), "perform attack", gun("p1.0.0", 1), DONE, ["critical", "blank"]);
    expect([held(shot(3), "p2.0", "suppression"), held(shot(2), "p2.0", "suppression")]).toEqual([0, 2]);
  });

  it("[leg.attack.suppression-token] [leg.standby.lost] A unit that is hit loses its standby token before it can respond to the attack", () => {
    const watching: UnitSpec = { unit: "rebel-troopers", at: [300, 550], tokens: { standby: 1 } };
    const hit = follow(battle([STORM], [watching]), "perform attack", gun("p1.0.0", 1), DONE, ["critical", "block"]);
    expect([held(hit, "p2.0", "standby"), asked(hit.state)]).toEqual([0, "player-1 action"]);
    const missed = follow(battle([STORM], [watching]), "perform attack", gun("p1.0.0", 1), DONE, ["blank"]);
    expect([held(missed, "p2.0", "standby"), asked(missed.state)]).toEqual([1, "player-2 standby"]);
  });

  it("[leg.kw.shien-mastery.suppression] [leg.kw.suppressive] A Suppressive attack that does not wound Ahsoka gives her no suppression", () => {
    const ahsoka: UnitSpec = { unit: "ahsoka-tano-padawan-commander", at: [300, 600] };
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [
          { unit: "droidekas", at: [300, 300], heading: { x: 0, y: 1 } },
          { unit: "b1-battle-droids", at: [1700, 100] },
        ],
        hand: [],
      },
      "player-2": { units: [ahsoka, { unit: "clone-trooper-infantry", at: [1700, 800] }], hand: [] },
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", 0), DONE, ["hit", "blank", "blank", "block"]);
    expect(held(shot, "p2.0", "suppression")).toBe(0);
  });
});

describe("tokens that others give", () => {
  it("[leg.kw.calculate-odds] [leg.standby.lost] A unit chosen for Calculate Odds loses its standby token, because it gains suppression", () => {
    const k2: UnitSpec = { unit: "k-2so-sardonic-security-droid", at: [300, 300] };
    const helped: UnitSpec = { ...REBELS, at: [450, 300], tokens: { standby: 1 } };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [k2, helped], hand: [] },
      "player-2": { units: [{ ...STORM, at: [1700, 800] }], hand: [] },
    });
    const over = follow(start, "perform calculate-odds", "choose-unit p1.1");
    expect((["aim", "dodge", "suppression", "standby"] as const).map((kind) => held(over, "p1.1", kind))).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it("[leg.kw.strategize-x] [leg.rally.suppressed-action] Suppression gained for Strategize does not cost an action in the same activation", () => {
    const kalani: UnitSpec = { unit: "t-series-tactical-droid-programmed-for-strategy", at: [300, 300] };
    const kraken: UnitSpec = { unit: "kraken-super-tactical-droid", at: [300, 300], tokens: { suppression: 1 } };
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [kraken, { ...kalani, at: [450, 300] }, { unit: "b1-battle-droids", at: [1700, 100] }],
        hand: [],
      },
      "player-2": { units: [{ unit: "clone-trooper-infantry", at: [1700, 800] }], hand: [] },
    });
    const used = follow(start, "perform strategize");
    const chosen = follow(used.state, offered(used.state)[0] ?? "");
    expect(held(chosen, "p1.0", "suppression")).toBe(2);
    expect(offered(chosen.state)).toContain("perform aim");
  });

  it("[leg.kw.teamwork] [leg.kw.calculate-odds] When K-2SO uses Calculate Odds on Cassian, Teamwork also gives K-2SO an aim and a dodge, but no suppression", () => {
    const k2: UnitSpec = { unit: "k-2so-sardonic-security-droid", at: [300, 300] };
    const cassian: UnitSpec = { unit: "cassian-andor-capable-intelligence-agent", upgrades: ["a280"], at: [450, 300] };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [k2, cassian, REBELS], hand: [] },
      "player-2": { units: [{ ...STORM, at: [1700, 800] }], hand: [] },
    });
    const over = follow(start, "perform calculate-odds", "choose-unit p1.1");
    expect((["aim", "dodge", "suppression"] as const).map((kind) => held(over, "p1.0", kind))).toEqual([1, 1, 0]);
  });
});

describe("the end of an activation", () => {
  it("[leg.kw.inspire-x] [leg.kw.poison-x.effect] Padmé can use Inspire only before poison defeats her", () => {
    const padme: UnitSpec = {
      unit: "padme-amidala-spirited-senator",
      at: [300, 300],
      wounds: [5],
      tokens: { poison: 1 },
    };
    const friends: UnitSpec = { unit: "clone-trooper-infantry", at: [450, 300], tokens: { suppression: 1 } };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [padme, friends], hand: [] },
      "player-2": { units: [{ unit: "b1-battle-droids", at: [1700, 800] }], hand: [] },
    });
    const ending = follow(start, "done");
    expect(asked(ending.state)).toBe("player-1 effects");
    const ends = offered(ending.state)
      .filter((key) => key.startsWith("effect"))
      .map((key) => {
        let over = follow(ending.state, key);
        while (asked(over.state).startsWith("player-1 choose-unit"))
          over = follow(over.state, offered(over.state)[0] ?? "");
        return held(over, "p1.1", "suppression");
      });
    expect([...ends].sort()).toEqual([0, 1]);
  });

  it("[leg.kw.regenerate-x] [leg.kw.enrage-x.off] Bossk can be suppressed again when Regenerate brings him below his Enrage value", () => {
    const bossk: UnitSpec = { unit: "bossk-trandoshan-terror", at: [300, 300], wounds: [3] };
    const over = begin(
      {
        activating: "p1.0",
        activation: { stage: "end" },
        "player-1": { units: [bossk, { ...STORM, at: [1700, 100] }], hand: [], faction: "galactic-empire" },
        "player-2": {
          units: [
            { unit: "rebel-troopers", at: [300, 550], order: "faceup" },
            { unit: "rebel-veterans", at: [1700, 800], order: "faceup" },
          ],
          hand: [],
        },
      },
      { draws: ["block", "blank", "blank"] },
    );
    expect(over.events.flatMap((event) => (event.type === "unit-healed" ? [event.wounds] : []))).toEqual([1]);
    const shot = follow(over.state, "activate p2.0", "perform attack", gun("p2.0.0", 1), DONE, ["critical", "block"]);
    expect(held(shot, "p1.0", "suppression")).toBe(1);
  });
});

describe("attacks that answer attacks", () => {
  it("[leg.attack.one-attack-action] [leg.standby.effect] A unit that attacked with its standby token may still attack in its own activation", () => {
    const watching: UnitSpec = { unit: "rebel-troopers", at: [300, 550], tokens: { standby: 1 }, order: "faceup" };
    const answered = follow(
      battle([STORM], [watching], { actions: 1 }),
      "perform aim",
      "choose-unit p2.0",
      "perform attack",
      gun("p2.0.0", 1),
      DONE,
      ["blank"],
    );
    expect(asked(answered.state)).toBe("player-2 activate");
    const active = follow(answered.state, "activate p2.0");
    expect(offered(active.state)).toContain("perform attack");
    expect(eventsOf(answered, "action-performed").map(({ unit, action }) => `${unit} ${action}`)).toEqual([
      "p1.0 aim",
      "p2.0 attack",
    ]);
  });
});
