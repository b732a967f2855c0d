import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, legal, line, offers, only, PASS, place, refused, spot, told } from "../missions/table.ts";

function activate(leader: string, system: string): Action {
  return { type: "activate", subject: leader, system };
}

function reveal(mission: number): Action {
  return { type: "reveal", subject: mission };
}

const FAQ = { rulings: "faq" } as const;
const REVEAL_BASE: Action = { type: "reveal-base" };

describe("turns", () => {
  it("[reb.command.rebel-first] [reb.command.alternate] The Rebels begin the Command Phase, then the sides alternate turns", () => {
    const start = scenario({ config: FAQ });
    expect(asked(start)).toBe("rebel: turn");
    const empire = told(start, [activate("princess-leia", "hoth")]);
    expect(asked(empire.state)).toBe("imperial: turn");
    expect(only(empire.events, "turn-started")).toMatchObject([{ seat: "imperial", rule: "reb.command.alternate" }]);
    expect(asked(line(empire.state, [activate("darth-vader", "hoth")]))).toBe("rebel: turn");
    refused(start, DONE, "reb.command.alternate");
  });

  it("[reb.command.pass] [reb.command.pass-is-final] [reb.command.ltp-turn-skipped] [reb.faq.pass-is-not-an-action] A player who has passed gets no more turns in the phase", () => {
    const start = scenario({ config: FAQ });
    const { state, events } = told(start, [PASS]);
    expect(only(events, "passed")).toMatchObject([{ seat: "rebel", rule: "reb.command.pass" }]);
    const twice = line(state, [activate("darth-vader", "hoth"), activate("general-tagge", "hoth")]);
    expect(asked(twice)).toBe("imperial: turn");
    expect(spot(twice, "princess-leia")).toBe("pool");
  });

  it("[reb.command.ltp-phase-end] The Command Phase ends when all players have passed", () => {
    const { events } = told(scenario({ config: FAQ }), [PASS, PASS]);
    expect(only(events, "phase-started")).toMatchObject([{ phase: "refresh" }]);
  });

  it("[reb.leader.pool-uses] [reb.assignment.ltp-pool-use] Only leaders in the pool can activate systems", () => {
    const start = scenario({ leaders: { "princess-leia": "hoth", "luke-skywalker": "supply" } });
    expect(offers(start, "activate")).toContain("general-rieekan naboo");
    refused(start, activate("princess-leia", "naboo"), "reb.activation.leader-from-pool");
    refused(start, activate("luke-skywalker", "naboo"), "reb.activation.leader-from-pool");
    refused(start, activate("darth-vader", "naboo"), "reb.command.team-turn-options");
    refused(
      scenario({ leaders: { "darth-vader": "hoth" } }),
      activate("darth-vader", "naboo"),
      "reb.command.team-turn-options",
    );
    refused(start, activate("general-rieekan", "the-moon"), "reb.activation.any-system");
  });

  it("[reb.activation.tactic-values-required] [reb.move.no-tactics-no-activation] Leaders without tactic values cannot activate systems", () => {
    const start = scenario();
    expect(offers(start, "activate").some((one) => one.startsWith("mon-mothma"))).toBe(false);
    refused(start, activate("mon-mothma", "naboo"), "reb.activation.tactic-values-required");
  });

  it("[reb.activation.leader-from-pool] [reb.activation.any-system] [reb.activation.occupied-system-allowed] Any system may be activated", () => {
    const start = scenario({ config: FAQ, leaders: { "darth-vader": "hoth", "jan-dodonna": "hoth" } });
    const { state, events } = told(start, [activate("princess-leia", "hoth")]);
    expect(spot(state, "princess-leia")).toBe("hoth");
    expect(only(events, "leader-moved")).toMatchObject([
      { leader: "princess-leia", from: "pool", to: "hoth", rule: "reb.activation.leader-from-pool" },
    ]);
    expect(new Set(offers(start, "activate").map((one) => one.split(" ")[1])).size).toBe(33);
  });

  it("[reb.base.activate-space] Only the Rebels can activate the Rebel Base space, and only while the base is hidden", () => {
    const start = scenario({ config: FAQ });
    expect(spot(line(start, [activate("princess-leia", "rebel-base")]), "princess-leia")).toBe("rebel-base");
    const open = scenario({ base: { system: "hoth", revealed: true }, systems: { hoth: { units: { "x-wing": 1 } } } });
    refused(open, activate("princess-leia", "rebel-base"), "reb.base.revealed-no-move-to-space");
    expect(offers(open, "activate").some((one) => one.endsWith("rebel-base"))).toBe(false);
    refused(line(start, [PASS]), activate("darth-vader", "rebel-base"), "reb.base.space-not-a-system");
  });

  it("A player who publicly can only pass does so without being asked", () => {
    const away = Object.fromEntries(
      ["emperor-palpatine", "grand-moff-tarkin", "darth-vader", "general-tagge"].map((id) => [id, "naboo"]),
    );
    const { state, events } = told(scenario({ config: FAQ, leaders: away }), [activate("princess-leia", "hoth")]);
    expect(only(events, "passed")).toMatchObject([{ seat: "imperial" }]);
    expect(asked(state)).toBe("rebel: turn");
  });
});

describe("what is not revealed", () => {
  it("[reb.command.reveal-optional] [reb.command.unrevealed-leaders-return] [reb.command.unrevealed-cards-return] Missions not revealed return unseen to the hand at the end of the phase, and their leaders to the pool", () => {
    const start = scenario({
      config: FAQ,
      rebel: { assigned: [{ card: "sabotage", leaders: ["princess-leia", "general-rieekan"] }] },
      imperial: { assigned: [{ card: "rule-by-fear", leaders: ["darth-vader"] }] },
    });
    expect(offers(start, "reveal")).toEqual(["0"]);
    const { state, events } = told(start, [PASS, PASS]);
    expect(spot(state, "princess-leia")).toBe("pool");
    expect(spot(state, "darth-vader")).toBe("pool");
    expect(cards(state.sides[0].missions)).toContain("sabotage");
    expect(only(events, "mission-returned")).toEqual([
      expect.objectContaining({
        card: { card: "sabotage", seenBy: ["rebel"] },
        rule: "reb.command.unrevealed-cards-return",
      }),
      expect.objectContaining({
        card: { card: "rule-by-fear", seenBy: ["imperial"] },
        rule: "reb.command.unrevealed-cards-return",
      }),
    ]);
    const back = only(events, "leader-moved").filter(({ rule }) => rule === "reb.command.unrevealed-leaders-return");
    expect(back.map(({ leader }) => leader)).toEqual(["princess-leia", "general-rieekan", "darth-vader"]);
  });

  it("[reb.mission.unmet-stays-facedown] [reb.mission.skill-requirement] [reb.skill.use] [reb.leader.skill-icons] A mission cannot be revealed if its leaders lack the required icons", () => {
    const start = scenario({ rebel: { assigned: [{ card: "sabotage", leaders: ["mon-mothma"] }] } });
    expect(offers(start, "reveal")).toEqual([]);
    const violation = refused(start, reveal(0), "reb.mission.skill-requirement");
    expect(violation.params).toEqual({ mission: "sabotage", skill: "specOps", needs: 1, shown: 0 });
    refused(start, reveal(1), "reb.mission.assign-then-reveal");
    const together = scenario({
      rebel: { assigned: [{ card: "hit-and-run", leaders: ["princess-leia", "general-rieekan"] }] },
    });
    expect(offers(together, "reveal")).toEqual(["0"]);
  });

  it("[reb.mission.assign-then-reveal] [reb.mission.step1-faceup] A revealed mission is seen by all players", () => {
    const start = scenario({
      config: FAQ,
      rebel: { assigned: [{ card: "sabotage", leaders: ["princess-leia"] }] },
    });
    const { state, events, revealed } = told(start, [reveal(0)]);
    expect(revealed).toBe(true);
    expect(only(events, "mission-revealed")).toEqual([
      {
        type: "mission-revealed",
        faction: "rebel",
        mission: 0,
        card: "sabotage",
        leaders: ["princess-leia"],
        rule: "reb.mission.step1-faceup",
        cause: null,
      },
    ]);
    expect(state.sides[0].assigned).toEqual([]);
    expect(asked(state)).toBe("rebel: mission-system");
  });
});

describe("revealing the base", () => {
  const SYSTEMS = { hoth: { units: { "star-destroyer": 1 } } };

  it("[reb.base.voluntary-reveal] The Rebels may reveal the base at the start of their turn, and under the book rulings also at its end", () => {
    const start = scenario({ base: { system: "hoth" } });
    const { state, events } = told(start, [REVEAL_BASE]);
    expect(only(events, "base-revealed")).toMatchObject([{ system: "hoth", rule: "reb.base.voluntary-reveal" }]);
    expect(asked(state)).toBe("rebel: turn");
    refused(state, REVEAL_BASE, "reb.base.voluntary-reveal");
    const after = line(start, [activate("princess-leia", "naboo")]);
    expect(asked(after)).toBe("rebel: turn-end");
    expect(legal(after)).toEqual(["reveal-base", "done"]);
    refused(after, PASS, "reb.base.voluntary-reveal");
    expect(asked(line(after, [DONE]))).toBe("imperial: turn");
    const late = told(after, [REVEAL_BASE]);
    expect(only(late.events, "base-revealed")).toMatchObject([{ system: "hoth" }]);
    expect(asked(late.state)).toBe("imperial: turn");
  });

  it("[reb.faq.voluntary-reveal-timing] Under the FAQ rulings the Rebels may reveal the base only at the start of their turn", () => {
    const start = scenario({ config: FAQ, base: { system: "hoth" } });
    expect(legal(start)).toContain("reveal-base");
    expect(asked(line(start, [activate("princess-leia", "naboo")]))).toBe("imperial: turn");
  });

  it("[reb.faq.no-voluntary-reveal-after-pass] The Rebels cannot reveal the base after passing, and the refusal cites that rule", () => {
    const start = scenario({ base: { system: "hoth" } });
    const passed = line(start, [PASS]);
    expect(asked(passed)).toBe("imperial: turn");
    refused(passed, REVEAL_BASE, "reb.faq.no-voluntary-reveal-after-pass");
    const team = scenario({ config: { players: 4 }, base: { system: "hoth" }, rebel: { passed: [true, false] } });
    expect(legal(line(team, [PASS, PASS]))).toContain("reveal-base");
  });

  it("[reb.base.voluntary-reveal] The Rebels cannot reveal the base in an Imperial turn, and the refusal cites that rule before any other", () => {
    const imperial = (spec: Scenario): State => scenario({ active: "imperial", ...spec });
    const rule = "reb.base.voluntary-reveal";
    expect(refused(imperial({ base: { system: "hoth" } }), REVEAL_BASE, rule).code).toBe("not-your-base");
    const shown = { system: "hoth", revealed: true };
    expect(refused(imperial({ base: shown }), REVEAL_BASE, rule).code).toBe("not-your-base");
    expect(refused(imperial({ base: shown, rebel: { passed: true } }), REVEAL_BASE, rule).code).toBe("not-your-base");
  });

  it("[reb.faq.voluntary-reveal-combat] Revealing the base starts a combat at once if both sides have units in the same theater there", () => {
    const start = scenario({ base: { system: "hoth" }, systems: SYSTEMS, baseSpace: { "x-wing": 1 } });
    const { events } = told(start, [REVEAL_BASE]);
    expect(only(events, "combat-started")).toMatchObject([{ system: "hoth", initiator: "rebel" }]);
    const ground = scenario({ base: { system: "hoth" }, systems: SYSTEMS, baseSpace: { "rebel-trooper": 1 } });
    const quiet = told(ground, [REVEAL_BASE]);
    expect(only(quiet.events, "combat-started")).toEqual([]);
    expect(asked(quiet.state)).toBe("rebel: turn");
    expect(place(quiet.state, "hoth").units.some((count) => count > 0)).toBe(true);
  });
});

describe("teams", () => {
  const TEAM = { players: 4, rulings: "faq" } as const;

  it("[reb.command.team-initiative] [reb.command.team-initiative-order] In team games the turn order follows initiative", () => {
    const seats: string[] = [];
    let state = scenario({ config: TEAM });
    for (const action of [
      activate("jan-dodonna", "hoth"),
      activate("grand-moff-tarkin", "hoth"),
      activate("darth-vader", "hoth"),
      activate("princess-leia", "hoth"),
    ]) {
      seats.push(asked(state));
      state = line(state, [action]);
    }
    expect(seats).toEqual([
      "rebel-admiral: turn",
      "imperial-admiral: turn",
      "imperial-general: turn",
      "rebel-general: turn",
    ]);
    expect(asked(state)).toBe("rebel-admiral: turn");
  });

  it("[reb.command.team-turn-options] [reb.mission.step1-team-own-leader] [reb.team.admiral-blue] [reb.team.general-orange] [reb.team.own-pool] Each player of a team acts with that player's own leaders", () => {
    const start = scenario({
      config: TEAM,
      rebel: { assigned: [{ card: "sabotage", leaders: ["princess-leia"] }] },
    });
    expect(offers(start, "activate").every((one) => one.startsWith("jan-dodonna"))).toBe(true);
    refused(start, activate("general-rieekan", "hoth"), "reb.command.team-turn-options");
    refused(start, reveal(0), "reb.mission.step1-team-own-leader");
    const shared = { card: "sabotage", leaders: ["jan-dodonna", "princess-leia"] };
    const both = scenario({ config: TEAM, rebel: { assigned: [shared] } });
    expect(legal(both)).toContain("reveal 0");
    expect(asked(line(both, [reveal(0)]))).toBe("rebel-admiral: mission-system");
    const later = line(both, [PASS, PASS, PASS]);
    expect(asked(line(later, [reveal(0)]))).toBe("rebel-general: mission-system");
    const general = line(start, [PASS, PASS, PASS]);
    expect(asked(general)).toBe("rebel-general: turn");
    expect(offers(general, "reveal")).toEqual(["0"]);
  });

  it("[reb.command.pass-is-final] A General who passes leaves the Admiral's turns alone, and an Admiral the General's", () => {
    const late = line(scenario({ config: TEAM }), [activate("jan-dodonna", "hoth"), PASS, PASS, PASS]);
    expect([late.sides[0].passed, late.sides[1].passed]).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(asked(late)).toBe("rebel-admiral: turn");
    const early = line(scenario({ config: TEAM, imperial: { passed: [true, true] } }), [PASS]);
    expect(early.sides[0].passed).toEqual([true, false]);
    expect(asked(early)).toBe("rebel-general: turn");
  });

  it("[reb.base.voluntary-reveal-team] The Admiral and the General may each reveal the base on their own turn", () => {
    const start = scenario({ config: TEAM, base: { system: "hoth" } });
    expect(legal(start)).toContain("reveal-base");
    const empire = line(start, [PASS]);
    expect(legal(empire)).not.toContain("reveal-base");
    expect(legal(line(empire, [PASS, PASS]))).toContain("reveal-base");
  });

  it("[reb.command.three-player-two-turns] [reb.command.three-player-colors] [reb.command.three-player-pass] The single Rebel in a game of three has two turns, one for each color of leaders, and passes twice", () => {
    const start = scenario({ config: { players: 3, rulings: "faq" } });
    expect(asked(start)).toBe("rebel: turn");
    expect(offers(start, "activate").every((one) => one.startsWith("jan-dodonna"))).toBe(true);
    const orange = line(start, [PASS, PASS, PASS]);
    expect(asked(orange)).toBe("rebel: turn");
    expect(offers(orange, "activate").some((one) => one.startsWith("princess-leia"))).toBe(true);
    expect(offers(orange, "activate").some((one) => one.startsWith("jan-dodonna"))).toBe(false);
  });
});
