import { describe, expect, it } from "vitest";
import { begin, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE, faces, gun, PASS, walk } from "../../helpers/actions.ts";
import { moveThat } from "../../helpers/moves.ts";
import { asked, eventsOf, held, offered, refusal } from "../../helpers/reading.ts";
import { battle, follow } from "../../helpers/script.ts";
import { EAST, NORTH } from "../../helpers/table.ts";

const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };
const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

describe("counterparts", () => {
  const IDEN: UnitSpec = {
    unit: "iden-versio-inferno-squad-leader",
    counterpart: "idens-id10-seeker-droid",
    at: [300, 300],
    others: [[330, 300]],
  };

  it("[leg.kw.counterpart.redirect] [leg.kw.shielded-x.tokens] A unit loses the shield of ID10 when a redirected wound defeats ID10", () => {
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [IDEN, STORM], hand: [] },
      "player-2": { units: [REBELS, FAR], hand: [] },
    });
    expect(held({ state: start }, "p1.0", "shield")).toBe(1);
    const shot = follow(start, "perform attack", gun("p2.0.0", 1), gun("p2.0.1", 1), DONE, ["critical", "critical"]);
    const through = follow(shot.state, PASS, ["blank", "blank"]);
    expect(offered(through.state)).toEqual(["wound p1.0.0", "wound p1.0.1"]);
    const lost = follow(through.state, "wound p1.0.1");
    expect([held(lost, "p1.0", "shield"), held(lost, "p1.0", "inactive-shield")]).toEqual([0, 0]);
  });

  it("[leg.kw.shielded-x.tokens] A unit also loses an inactive shield of ID10 when ID10 is defeated", () => {
    const spent: UnitSpec = { ...IDEN, wounds: [5, 0], tokens: { shield: 0, "inactive-shield": 1 } };
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [spent, STORM], hand: [] },
      "player-2": { units: [REBELS, FAR], hand: [] },
    });
    const shot = follow(start, "perform attack", gun("p2.0.0", 1), DONE, ["critical", "blank"]);
    expect([held(shot, "p1.0", "shield"), held(shot, "p1.0", "inactive-shield")]).toEqual([0, 0]);
  });

  it("[leg.kw.counterpart.forced-redirect] A wound that would defeat Iden goes to ID10 without a question", () => {
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [{ ...IDEN, wounds: [5, 0], tokens: { shield: 0 } }, STORM], hand: [] },
      "player-2": { units: [REBELS, FAR], hand: [] },
    });
    const shot = follow(start, "perform attack", gun("p2.0.0", 1), DONE, ["critical", "blank"]);
    expect(eventsOf(shot, "miniature-defeated")).toMatchObject([{ miniature: "p1.0.1" }]);
  });

  it("[leg.kw.small] [leg.kw.counterpart.leader-wounds] C-3PO's Distract makes an enemy attack, and ends the protection of R2-D2's Inconspicuous", () => {
    const r2: UnitSpec = {
      unit: "r2-d2-hero-of-a-thousand-devices",
      counterpart: "c-3po-human-cyborg-relations",
      at: [300, 300],
      others: [[330, 300]],
      tokens: { suppression: 1 },
    };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [r2, { ...REBELS, at: [1700, 100] }], hand: [] },
      "player-2": {
        units: [
          { ...STORM, at: [300, 550] },
          { ...STORM, at: [1700, 800] },
        ],
        hand: [],
      },
    });
    const drawn = follow(start, "perform distract");
    expect(drawn.state.ongoing.map(({ keyword }) => keyword)).toContain("distract");
  });
});

describe("vehicles", () => {
  it("[leg.kw.speeder-x.compulsory] [leg.kw.ion-x.effect] Speeder bikes that lost their actions to ion tokens still make their compulsory move", () => {
    const bikes: UnitSpec = { unit: "74-z-speeder-bikes", at: [600, 200], heading: NORTH, tokens: { ion: 1 } };
    const stunned = begin(
      {
        activating: "p1.0",
        activation: { stage: "start" },
        "player-1": { units: [bikes, STORM], hand: [] },
        "player-2": { units: [FAR], hand: [] },
      },
      { draws: ["blank"] },
    );
    expect(stunned.events.some((event) => event.type === "dice-rolled")).toBe(true);
    expect(offered(stunned.state).length).toBeGreaterThan(0);
    const first = follow(stunned.state, "effect 0");
    expect(asked(first.state)).toBe("player-1 move");
  });

  it("[leg.kw.overrun-x.kind] Swoop bikes that moved over a unit may overrun it with one axe, however many riders there are", () => {
    const swoops: UnitSpec = { unit: "swoop-bike-riders", at: [600, 300], heading: NORTH, others: [[660, 300]] };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [swoops, { ...REBELS, at: [1700, 100] }], hand: [], faction: "rebel-alliance" },
      "player-2": {
        units: [
          {
            unit: "stormtroopers",
            at: [600, 400],
            others: [
              [570, 400],
              [570, 430],
              [600, 430],
            ],
          },
          { ...STORM, at: [1700, 800] },
        ],
        hand: [],
      },
    });
    const moving = follow(start, "perform move").state;
    const ahead = (travel: "full") =>
      moveThat(
        moving,
        (one) => one.type === "notched" && one.travel === travel && one.tool.speed === 3 && one.tool.second.x === 0,
      );
    const passed = follow(moving, ahead("full"));
    expect(offered(passed.state)).toEqual(["effect 0", "pass"]);
    const struck = follow(passed.state, "effect 0", faces(3, "blank"));
    expect(eventsOf(struck, "attack-declared")).toMatchObject([{ defender: "p2.0", cause: "overrun" }]);
  });

  it("[leg.kw.immune-range-1-weapons] Grenades of range 1 cannot be thrown at an airspeeder", () => {
    const throwing = (theirs: UnitSpec) =>
      offered(
        follow(battle([{ ...STORM, at: [300, 300], upgrades: ["concussion-grenades"] }], [theirs]), "perform attack")
          .state,
      ).filter((key) => key.startsWith("add-weapon p1.0.0"));
    const grenades = throwing({ unit: "at-rt-rebel-alliance", at: [300, 440], heading: EAST });
    const none = throwing({ unit: "t-47-airspeeder", at: [300, 440], heading: EAST });
    expect(grenades.length - none.length).toBe(1);
  });

  it("[leg.kw.immune-melee] A trooper cannot end its move in contact with an airspeeder", () => {
    const vader: UnitSpec = { unit: "darth-vader-the-emperors-apprentice", at: [300, 300] };
    const to = (unit: string, radius: number) =>
      refusal(
        follow(battle([vader], [{ unit, at: [300 + 60 + 13.5 + radius, 300], heading: NORTH }]), "perform move").state,
        walk([300, 300], [360, 300], 1),
      );
    expect(to("t-47-airspeeder", 50)).toBeDefined();
    expect(to("at-rt-rebel-alliance", 35)).toBeUndefined();
  });

  it("[leg.kw.hover.standby] [leg.actions.standby-types] An infantry support platform may stand by, but a BARC speeder may not", () => {
    const offers = (unit: string) =>
      offered(
        battle([{ unit, at: [600, 300], heading: NORTH }], [], {
          "player-1": {
            units: [
              { unit, at: [600, 300], heading: NORTH },
              { unit: "clone-trooper-infantry", at: [1700, 100] },
            ],
            hand: [],
          },
        }),
      );
    expect(offers("infantry-support-platform")).toContain("perform standby");
    expect(offers("barc-speeder")).not.toContain("perform standby");
  });

  it("[leg.resiliency.damage-token] An attack that brings a vehicle to its resilience damages it once", () => {
    const rt: UnitSpec = { unit: "at-rt-rebel-alliance", at: [300, 550], heading: NORTH, wounds: [3] };
    const shot = follow(battle([{ ...STORM, at: [300, 300] }], [rt]), "perform attack", gun("p1.0.0", 1), DONE, [
      "critical",
      "blank",
    ]);
    expect(eventsOf(shot, "vehicle-damaged")).toHaveLength(1);
    expect(eventsOf(shot, "unit-wounded")).toHaveLength(1);
  });
});

describe("detachments and mercenaries", () => {
  it("[leg.affiliation.orders] [leg.kw.allies-of-convenience.orders] General Veers cannot order Black Sun units, but Gar Saxon can", () => {
    const offers = (commander: string) => {
      const start = scenario({
        phase: "command",
        "player-1": {
          units: [
            { unit: commander, at: [300, 300] },
            { unit: "black-sun-enforcers", at: [600, 300] },
            { unit: "stormtroopers", at: [900, 300] },
          ],
          hand: ["ambush"],
          faction: "galactic-empire",
        },
        "player-2": { units: [FAR], hand: [] },
      });
      return offered(follow(start, "choose-command ambush").state);
    };
    expect(offers("general-veers-master-tactician")).not.toContain("order p1.1");
    expect(offers("gar-saxon-militant-commander")).toContain("order p1.1");
  });

  it("[leg.kw.self-preservation] [leg.panic.commander-courage] Pykes may use the courage of their Capo, but not of General Veers beside them", () => {
    const pykes: UnitSpec = { unit: "pyke-syndicate-foot-soldiers", at: [300, 300], tokens: { suppression: 3 } };
    const state = (helper: string) =>
      scenario({
        activating: "p1.0",
        activation: { stage: "panic" },
        "player-1": { units: [pykes, { unit: helper, at: [300, 420] }, STORM], hand: [], faction: "galactic-empire" },
        "player-2": { units: [FAR], hand: [] },
      });
    expect(asked(state("pyke-syndicate-capo"))).toBe("player-1 courage");
    expect(asked(state("general-veers-master-tactician"))).not.toBe("player-1 courage");
  });
});

describe("actions that others let a unit perform", () => {
  it("[leg.kw.guidance] [leg.actions.card-action-double] Yoda's Guidance cannot give Din Djarin a double action", () => {
    const din: UnitSpec = { unit: "din-djarin-the-mandalorian", upgrades: ["dins-amban-rifle"], at: [300, 300] };
    const yoda: UnitSpec = { unit: "yoda-grand-master-of-the-jedi-order", at: [450, 300] };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [yoda, din], hand: [], faction: "galactic-republic" },
      "player-2": { units: [{ unit: "b1-battle-droids", at: [300, 600] }], hand: [] },
    });
    const guided = follow(start, "perform guidance").state;
    expect(offered(guided)).toContain("choose-option perform aim");
    expect(offered(guided)).not.toContain("choose-option perform dins-amban-rifle");
    expect(refusal(guided, { type: "choose-option", subject: "perform dins-amban-rifle" })).toBe(
      "leg.actions.card-action-double action-takes-two",
    );
  });
});
