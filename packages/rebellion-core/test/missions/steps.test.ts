import { describe, expect, it } from "vitest";
import { SKILLS } from "../../src/language/language.ts";
import { eliminateLeader } from "../../src/leaders/leaders.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { laidOut, type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, legal, line, offers, only, PASS, refused, spot, told } from "./table.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };
const FAQ = { rulings: "faq" } as const;

function at(system: string): Action {
  return { type: "choose-system", subject: system };
}

function leader(id: string): Action {
  return { type: "choose-leader", subject: id };
}

function rebel(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  return scenario({ config: FAQ, ...spec, rebel: { ...spec.rebel, assigned: [{ card, leaders }] } });
}

describe("the seven steps", () => {
  it("[reb.mission.reveal-step-order] A mission is revealed, placed, opposed, rolled for and carried out, and then its card is put away, in this order", () => {
    const start = rebel("sabotage", ["princess-leia"]);
    const { events } = told(start, [REVEAL, at("naboo"), leader("darth-vader")], ["special", "hit", "blank", "blank"]);
    const steps = [
      "mission-revealed",
      "mission-placed",
      "mission-opposed",
      "dice-rolled",
      "dice-rolled",
      "mission-ended",
      "sabotage-placed",
      "mission-returned",
    ];
    expect(events.map(({ type }) => type).filter((type) => steps.includes(type))).toEqual(steps);
  });

  it("[reb.mission.success-effect] [reb.mission.choices-at-success] Choices of a mission's effect are made after it has succeeded", () => {
    const systems = { "mon-calamari": { loyalty: "imperial" } } as const;
    const start = rebel("support-of-mon-calamari", ["admiral-ackbar"], { systems });
    const opposed = line(start, [REVEAL]);
    expect(asked(opposed)).toBe("imperial: oppose");
    const choosing = line(opposed, [PASS]);
    expect(asked(choosing)).toBe("rebel: choose-option");
    const { state, events } = told(choosing, [{ type: "choose-option", subject: 0 }]);
    expect(only(events, "loyalty-changed")).toMatchObject([{ system: "mon-calamari", to: "rebel" }]);
    expect(asked(state)).toBe("imperial: turn");
  });

  it("[reb.mission.ltp-portrait-on-resolve] The pictured leader adds an effect to a resolved mission", () => {
    const draws = (who: string): number => {
      const start = scenario({
        config: FAQ,
        active: "imperial",
        systems: { naboo: { units: { "star-destroyer": 1 } } },
        rebel: { passed: true },
        imperial: { assigned: [{ card: "probe-droid-initiative", leaders: [who] }] },
      });
      const { events } = told(start, [REVEAL]);
      return only(events, "cards-drawn").reduce((sum, drawn) => sum + drawn.cards.length, 0);
    };
    expect([draws("colonel-yularen"), draws("admiral-ozzel")]).toEqual([2, 4]);
  });

  it("[reb.mission.ltp-example-infiltration] In the Learn to Play example, Leia attempts Infiltration at Coruscant and Palpatine opposes her", () => {
    const start = rebel("infiltration", ["princess-leia"], {
      systems: { coruscant: { units: { stormtrooper: 3 } } },
      objectiveTop: ["regional-support", "liberation"],
    });
    const rolled = told(start, [REVEAL, leader("emperor-palpatine")], ["hit", "special", "hit", "blank"]);
    expect(only(rolled.events, "mission-placed")).toMatchObject([{ at: "coruscant" }]);
    expect(only(rolled.events, "dice-rolled").map(({ dice }) => dice.length)).toEqual([2, 2]);
    expect(only(rolled.events, "mission-ended")).toMatchObject([{ result: "success", successes: [3, 1] }]);
    expect(offers(rolled.state, "put-card")).toEqual(["regional-support bottom", "liberation bottom"]);
    const { state } = told(rolled.state, [{ type: "put-card", subject: "liberation", where: "bottom" }]);
    expect(cards(state.objectiveDeck.slice(0, 1))).toContain("regional-support");
    expect(cards(state.objectiveDeck.slice(-1))).toContain("liberation");
    expect(cards(state.sides[0].missions)).toContain("infiltration");
    expect(asked(state)).toBe("imperial: turn");
  });

  it("[reb.faq.mission-combat-after-steps] A combat that a mission causes starts after the mission has ended", () => {
    const systems = { naboo: { units: { stormtrooper: 2 }, subjugated: true } };
    const { events } = told(rebel("incite-rebellion", ["princess-leia"], { systems }), [REVEAL, PASS]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf("combat-started")).toBeGreaterThan(types.indexOf("cards-moved"));
    expect(only(events, "combat-started")).toMatchObject([{ system: "naboo", initiator: "rebel" }]);
  });
});

describe("leaders and missions", () => {
  it("[reb.mission.leader-lost-card-returns] A mission card that loses a leader returns to the hand, and its other leader to the pool", () => {
    const state = laidOut({
      config: FAQ,
      rebel: { assigned: [{ card: "sabotage", leaders: ["jan-dodonna", "princess-leia"] }] },
    });
    const work = new GameWork(BOX, state, undefined);
    const leia = BOX.leadersById.get("princess-leia")?.index ?? -1;
    eliminateLeader(work, leia, { rule: "reb.eliminate.to-box", cause: null });
    expect(only(work.events, "mission-returned")).toMatchObject([{ card: { card: "sabotage", seenBy: ["rebel"] } }]);
    expect([spot(work.state, "princess-leia"), spot(work.state, "jan-dodonna")]).toEqual(["eliminated", "pool"]);
    expect(cards(work.state.sides[0].missions)).toContain("sabotage");
  });

  it("[reb.mission.ltp-frame-color] [reb.golden.two-player-default] The colors of leaders and missions do not matter with two players", () => {
    const start = scenario({ phase: "assignment" });
    const blue = line(start, [{ type: "assign", mission: "sabotage", subject: "jan-dodonna" }]);
    expect(legal(blue)).toContain("choose-leader princess-leia");
  });

  it("[reb.skill.four] The four skills are diplomacy, intel, special operations and logistics", () => {
    expect(SKILLS).toEqual(["diplomacy", "intel", "specOps", "logistics"]);
    expect(BOX.leaders.every(({ skills }) => skills.length === SKILLS.length)).toBe(true);
  });

  it("[reb.team.units-of-a-player] Both players of a team control all of its units", () => {
    const start = rebel("build-alliance", ["mon-mothma"], {
      config: { players: 4, rulings: "faq" },
      systems: { naboo: { units: { "rebel-trooper": 1 } } },
      leaders: { "emperor-palpatine": "naboo" },
    });
    const { events } = told(
      start,
      [REVEAL, at("naboo"), PASS, PASS],
      Array.from({ length: 8 }, () => "blank"),
    );
    expect(only(events, "dice-rolled").map(({ dice }) => dice.length)).toEqual([5, 3]);
  });

  it("[reb.team.lured-leader] A lured leader acts for the Imperial team", () => {
    const start = scenario({
      config: { players: 4, rulings: "faq" },
      active: "imperial-general",
      leaders: { "luke-skywalker": { at: "pool", ring: "lure-of-the-dark-side" } },
    });
    expect(offers(start, "activate")).toContain("luke-skywalker naboo");
    const rebels = scenario({
      config: { players: 4, rulings: "faq" },
      active: "rebel-general",
      leaders: { "luke-skywalker": { at: "pool", ring: "lure-of-the-dark-side" } },
    });
    refused(rebels, { type: "activate", subject: "luke-skywalker", system: "naboo" }, "reb.command.team-turn-options");
  });
});

describe("effects put off to the end of the phase", () => {
  const twice = (one: readonly string[], other: readonly string[]): State =>
    scenario({
      config: FAQ,
      rebel: { passed: true },
      active: "imperial",
      leaders: Object.fromEntries([...one, ...other].map((id) => [id, "rebel-base"])),
      delayed: [
        { card: "rapid-mobilization", by: "rebel", leaders: one },
        { card: "rapid-mobilization", by: "rebel", leaders: other },
      ],
    });

  it("Rapid Mobilization takes effect at the end of the Command Phase", () => {
    const start = rebel("rapid-mobilization", ["general-rieekan"], { baseSpace: { "x-wing": 1 } });
    const revealed = line(start, [REVEAL]);
    expect(revealed.delayed).toHaveLength(1);
    expect(asked(revealed)).toBe("imperial: turn");
    const end = line(revealed, [PASS, PASS]);
    expect(asked(end)).toBe("rebel: choose-option");
    expect(end.delayed).toEqual([]);
  });

  it("[reb.faq.contingency-rapid-mobilization] Rapid Mobilization used twice is carried out twice", () => {
    const first = line(twice(["general-rieekan"], ["mon-mothma"]), [PASS]);
    expect(asked(first)).toBe("rebel: choose-option");
    const second = line(first, [{ type: "choose-option", subject: 1 }, DONE]);
    expect(asked(second)).toBe("rebel: choose-option");
  });

  it("[reb.faq.contingency-rapid-mobilization-order] The Rebels choose the order of two Rapid Mobilizations with different numbers of leaders", () => {
    const start = line(twice(["general-rieekan"], ["mon-mothma", "jan-dodonna"]), [PASS]);
    expect(asked(start)).toBe("rebel: put-off");
    expect(legal(start)).toEqual(["choose-option 0", "choose-option 1"]);
    const third = refused(start, { type: "choose-option", subject: 2 }, "reb.faq.simultaneous-own-order");
    expect(third).toMatchObject({ code: "no-such-option", params: { option: 2 } });
    refused(start, DONE, "reb.faq.simultaneous-own-order");
    const state = line(start, [{ type: "choose-option", subject: 1 }]);
    expect(state.delayed.map(({ leaders }) => leaders.length)).toEqual([1]);
  });
});
