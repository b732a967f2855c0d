import { game } from "@sw/rebellion-core";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, legal, line, offers, only, refused, spot, told } from "../missions/table.ts";

function assign(mission: string, leader: string): Action {
  return { type: "assign", subject: leader, mission };
}

function second(leader: string): Action {
  return { type: "choose-leader", subject: leader };
}

/** The row of a side: cards and leaders by number of leaders. */
function row(state: State, side: 0 | 1): readonly number[] {
  return state.sides[side].assigned.map(({ leaders }) => leaders.length);
}

describe("assigning with two players", () => {
  it("[reb.assignment.procedure] An assigned mission leaves the hand face down, and its leader leaves the pool", () => {
    const start = scenario({ phase: "assignment" });
    expect(asked(start)).toBe("rebel: assign");
    expect(offers(start, "assign")).toContain("princess-leia sabotage");
    const { state, events } = told(start, [assign("sabotage", "princess-leia")]);
    expect(spot(state, "princess-leia")).toBe("mission");
    expect(cards(state.sides[0].missions)).not.toContain("sabotage");
    expect(only(events, "leaders-assigned")).toEqual([
      {
        type: "leaders-assigned",
        faction: "rebel",
        mission: 0,
        leaders: ["princess-leia"],
        card: { card: "sabotage", seenBy: ["rebel"] },
        from: "hand",
        rule: "reb.assignment.procedure",
        cause: null,
      },
    ]);
    refused(start, assign("daring-rescue", "princess-leia"), "reb.assignment.procedure");
    refused(start, assign("sabotage", "luke-skywalker"), "reb.leader.pool-uses");
    refused(start, assign("sabotage", "darth-vader"), "reb.team.own-pool");
    const away = scenario({ phase: "assignment", leaders: { "darth-vader": "hoth" } });
    refused(away, assign("sabotage", "darth-vader"), "reb.team.own-pool");
    refused(start, { type: "pass" }, "reb.assignment.procedure");
  });

  it("[reb.assignment.not-revealed] The other side learns neither which mission was assigned nor which ones are still in the hand", () => {
    const start = scenario({
      phase: "assignment",
      rebel: { missions: [{ card: "hit-and-run", seenBy: ["imperial", "spectator"] }] },
    });
    const { state } = told(start, [assign("sabotage", "princess-leia")]);
    expect(state.sides[0].missions.map(({ knownTo }) => knownTo)).toEqual([1]);
    expect(state.sides[0].assigned.map(({ known }) => known)).toEqual([null]);
  });

  it("[reb.assignment.one-or-two] [reb.assignment.two-max] A second leader may join an assigned mission, but a third may not", () => {
    const one = line(scenario({ phase: "assignment" }), [assign("sabotage", "jan-dodonna")]);
    expect(asked(one)).toBe("rebel: second-leader");
    expect(legal(one)).toEqual(["choose-leader princess-leia", "choose-leader general-rieekan", "done"]);
    const two = line(one, [second("general-rieekan")]);
    expect(row(two, 0)).toEqual([2]);
    expect(asked(two)).toBe("rebel: assign");
    expect(offers(two, "join")).toEqual([]);
    refused(two, { type: "join", mission: 0, subject: "princess-leia" }, "reb.assignment.team-two-total");
    refused(one, { type: "pass" }, "reb.assignment.one-or-two");
    expect(row(line(one, [DONE]), 0)).toEqual([1]);
  });

  it("A game can be saved and read after the first assignment of a side, and after a later one", () => {
    const first = line(scenario({ phase: "assignment" }), [assign("sabotage", "princess-leia")]);
    for (const state of [first, line(first, [DONE, assign("infiltration", "jan-dodonna")])]) {
      expect(game.parse.state(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
    }
  });

  it("[reb.assignment.no-skill-check] Leaders without a mission's icons can be assigned to it", () => {
    const start = scenario({ phase: "assignment" });
    const { state } = told(start, [assign("build-alliance", "general-rieekan")]);
    expect(spot(state, "general-rieekan")).toBe("mission");
    expect(spot(line(start, [assign("sabotage", "mon-mothma")]), "mon-mothma")).toBe("mission");
  });

  it("Each set of assignments is listed in one order, by ascending first leader, but can be made in any order", () => {
    const start = scenario({ phase: "assignment" });
    const after = line(start, [assign("sabotage", "princess-leia"), DONE]);
    expect(offers(after, "assign").every((one) => one.startsWith("general-rieekan"))).toBe(true);
    const both = line(after, [assign("infiltration", "jan-dodonna"), DONE]);
    const inOrder = [assign("infiltration", "jan-dodonna"), DONE, assign("sabotage", "princess-leia"), DONE];
    expect(both).toEqual(line(start, inOrder));
    const first = line(after, [assign("infiltration", "mon-mothma")]);
    expect(legal(first)).toEqual(["choose-leader jan-dodonna", "choose-leader general-rieekan", "done"]);
    const none = line(start, [assign("sabotage", "general-rieekan"), DONE]);
    expect([asked(none), legal(none)]).toEqual(["rebel: assign", ["done"]]);
    expect(asked(line(none, [DONE]))).toBe("imperial: assign");
  });

  it("The event of an assignment has its position among the missions, and for a second leader also its previous position", () => {
    const start = scenario({ phase: "assignment" });
    const placed = (events: readonly Event[]): unknown[] =>
      only(events, "leaders-assigned").map(({ leaders, mission, from }) => [leaders.join(), mission, from]);
    const first = told(start, [assign("sabotage", "princess-leia"), DONE]);
    expect(placed(first.events)).toEqual([["princess-leia", 0, "hand"]]);
    const other = told(first.state, [assign("infiltration", "general-rieekan")]);
    expect(placed(other.events)).toEqual([["general-rieekan", 1, "hand"]]);
    const joined = told(other.state, [second("jan-dodonna")]);
    expect(placed(joined.events)).toEqual([["jan-dodonna,general-rieekan", 0, 1]]);
    const before = told(first.state, [assign("infiltration", "jan-dodonna")]);
    expect(placed(before.events)).toEqual([["jan-dodonna", 0, "hand"]]);
  });

  it("[reb.assignment.rebels-first] [reb.assignment.unassigned-stay] The Rebels finish their assignments before the Empire begins", () => {
    const start = scenario({ phase: "assignment" });
    const empire = line(start, [assign("sabotage", "princess-leia"), DONE, DONE]);
    expect(asked(empire)).toBe("imperial: assign");
    expect(offers(empire, "assign")).toContain("darth-vader capture-rebel-operative");
    expect(spot(empire, "mon-mothma")).toBe("pool");
    const command = told(empire, [DONE]);
    expect(asked(command.state)).toBe("rebel: turn");
    expect(spot(command.state, "darth-vader")).toBe("pool");
    expect(only(command.events, "phase-started")).toMatchObject([{ phase: "command" }]);
  });

  it("A side with an empty pool is not asked for assignments", () => {
    const away = Object.fromEntries(
      ["mon-mothma", "jan-dodonna", "princess-leia", "general-rieekan"].map((id) => [id, "rebel-base"]),
    );
    expect(asked(scenario({ phase: "assignment", leaders: away }))).toBe("imperial: assign");
  });
});

describe("action cards of the Assignment Phase", () => {
  it("[reb.action.timing-assignment] An action card of the Assignment Phase may be used instead of assigning, with its leader in the pool", () => {
    const start = scenario({ phase: "assignment", rebel: { actions: ["rebel-planning", "temporary-alliance"] } });
    expect(offers(start, "use-action")).toEqual(["rebel-planning jan-dodonna", "temporary-alliance mon-mothma"]);
    const gone = scenario({
      phase: "assignment",
      leaders: { "jan-dodonna": "naboo" },
      rebel: { actions: ["rebel-planning"] },
    });
    expect(offers(gone, "use-action")).toEqual([]);
    refused(
      gone,
      { type: "use-action", subject: "rebel-planning", leader: "jan-dodonna" },
      "reb.action.leader-must-be-present",
    );
    refused(
      start,
      { type: "use-action", subject: "start-the-evacuation", leader: "general-rieekan" },
      "reb.action.use-procedure",
    );
    refused(
      scenario({ phase: "assignment", rebel: { actions: ["its-a-trap"] } }),
      { type: "use-action", subject: "its-a-trap", leader: "admiral-ackbar" },
      "reb.action.bold-timing",
    );
  });
});

describe("the order of assignments", () => {
  it("A mission to which a card has assigned a leader stays last in the row when a second leader joins", () => {
    const start = scenario({ phase: "assignment", rebel: { actions: ["our-most-desperate-hour"] } });
    const searched = line(start, [
      assign("sabotage", "general-rieekan"),
      DONE,
      { type: "use-action", subject: "our-most-desperate-hour", leader: "princess-leia" },
      { type: "take-card", subject: "daring-rescue" },
    ]);
    expect(asked(searched)).toBe("rebel: second-leader");
    const { events } = told(searched, [second("jan-dodonna")]);
    expect(only(events, "leaders-assigned")).toMatchObject([{ mission: 1, leaders: ["jan-dodonna", "princess-leia"] }]);
  });

  it("All leaders can be assigned again in any order after an action card is used", () => {
    const start = scenario({ phase: "assignment", rebel: { actions: ["rebel-planning"] } });
    const late = line(start, [assign("sabotage", "princess-leia"), DONE]);
    expect(offers(late, "assign").every((one) => one.startsWith("general-rieekan"))).toBe(true);
    const used = line(late, [{ type: "use-action", subject: "rebel-planning", leader: "jan-dodonna" }]);
    expect(offers(used, "assign")).toContain("mon-mothma build-alliance");
  });
});

describe("assigning in a team", () => {
  const TEAM = { players: 4 } as const;

  it("[reb.assignment.team-rebels-first] [reb.assignment.team-both-assign] The Admiral assigns before the General, and the Rebels before the Empire", () => {
    const start = scenario({ config: TEAM, phase: "assignment" });
    expect(asked(start)).toBe("rebel-admiral: assign");
    expect(offers(start, "assign")).toContain("mon-mothma build-alliance");
    refused(start, assign("sabotage", "princess-leia"), "reb.team.own-pool");
    const general = line(start, [DONE]);
    expect(asked(general)).toBe("rebel-general: assign");
    expect(offers(general, "assign")).toContain("princess-leia sabotage");
    refused(general, assign("build-alliance", "mon-mothma"), "reb.team.own-pool");
    expect(asked(line(general, [DONE]))).toBe("imperial-admiral: assign");
  });

  it("[reb.assignment.team-general-veto] [reb.mission.general-controls-hand] The General vetoes what the Admiral assigns", () => {
    const start = scenario({ config: TEAM, phase: "assignment" });
    expect(asked(line(start, [assign("infiltration", "mon-mothma")]))).toBe("rebel-admiral: second-leader");
    const open = line(start, [assign("infiltration", "mon-mothma"), second("jan-dodonna")]);
    expect(asked(open)).toBe("rebel-general: veto");
    refused(open, DONE, "reb.assignment.team-general-veto");
    const { state, events } = told(open, [{ type: "veto" }]);
    expect(only(events, "assignment-vetoed")).toMatchObject([{ mission: 0, rule: "reb.assignment.team-general-veto" }]);
    expect([spot(state, "mon-mothma"), spot(state, "jan-dodonna"), row(state, 0)]).toEqual(["pool", "pool", []]);
    expect(cards(state.sides[0].missions)).toContain("infiltration");
    expect(asked(state)).toBe("rebel-admiral: assign");
    expect(row(line(open, [{ type: "approve" }]), 0)).toEqual([2]);
    const general = line(start, [DONE, assign("sabotage", "princess-leia"), DONE]);
    expect(asked(general)).toBe("rebel-general: assign");
  });

  it("A leader vetoed on one mission can be assigned to another, but not after eleven vetoes", () => {
    let state = scenario({ config: TEAM, phase: "assignment" });
    for (let vetoes = 0; vetoes < 10; vetoes++) {
      state = line(state, [assign("sabotage", "mon-mothma"), DONE, { type: "veto" }]);
      expect(offers(state, "assign")).toContain("mon-mothma build-alliance");
    }
    state = line(state, [assign("sabotage", "mon-mothma"), DONE, { type: "veto" }]);
    refused(state, assign("build-alliance", "mon-mothma"), "reb.assignment.procedure");
    expect(offers(state, "assign").every((one) => one.startsWith("jan-dodonna"))).toBe(true);
  });

  it("[reb.assignment.team-two-total] A leader may join a teammate's mission, up to two leaders in total", () => {
    const start = scenario({ config: TEAM, phase: "assignment" });
    const approved = line(start, [assign("infiltration", "jan-dodonna"), DONE, { type: "approve" }, DONE]);
    expect(asked(approved)).toBe("rebel-general: assign");
    const joined = line(approved, [{ type: "join", mission: 0, subject: "princess-leia" }]);
    expect(row(joined, 0)).toEqual([2]);
    refused(joined, { type: "join", mission: 0, subject: "general-rieekan" }, "reb.assignment.team-two-total");
    const full = line(start, [assign("infiltration", "mon-mothma"), second("jan-dodonna"), { type: "approve" }]);
    expect(asked(full)).toBe("rebel-general: assign");
    refused(full, { type: "join", mission: 0, subject: "princess-leia" }, "reb.assignment.team-two-total");
    const vetoed = line(start, [
      DONE,
      assign("infiltration", "princess-leia"),
      DONE,
      DONE,
      { type: "join", mission: 0, subject: "mon-mothma" },
      { type: "veto" },
    ]);
    expect([row(vetoed, 0), spot(vetoed, "mon-mothma"), spot(vetoed, "princess-leia")]).toEqual([
      [1],
      "pool",
      "mission",
    ]);
  });

  it("[reb.assignment.team-both-assign] The Admiral may assign again after the General has used an action card", () => {
    const start = scenario({
      config: TEAM,
      phase: "assignment",
      rebel: { actions: { general: ["our-most-desperate-hour"] } },
    });
    const used = line(start, [
      DONE,
      { type: "use-action", subject: "our-most-desperate-hour", leader: "princess-leia" },
      { type: "take-card", subject: "daring-rescue" },
      DONE,
      DONE,
    ]);
    expect(asked(used)).toBe("rebel-admiral: assign");
    expect(asked(line(start, [DONE, DONE]))).toBe("imperial-admiral: assign");
  });

  it("[reb.assignment.team-two-total] A General without missions in hand may still join a mission of the Admiral", () => {
    const start = scenario({
      config: TEAM,
      phase: "assignment",
      active: "rebel-general",
      rebel: {
        assigned: [
          { card: "infiltration", leaders: ["jan-dodonna"] },
          { card: "sabotage", leaders: ["mon-mothma", "han-solo"] },
          { card: "build-alliance", leaders: ["lando-calrissian"] },
          { card: "rapid-mobilization", leaders: ["chewbacca"] },
        ],
      },
    });
    expect(asked(start)).toBe("rebel-general: assign");
    const joins = [0, 2].flatMap((place) => [`join princess-leia ${place}`, `join general-rieekan ${place}`]);
    expect(legal(start)).toEqual([...joins, "done"]);
  });

  it("[reb.command.three-player-colors] The single Rebel in a game of three assigns blue leaders, then orange ones, without vetoes", () => {
    const start = scenario({ config: { players: 3 }, phase: "assignment" });
    refused(start, assign("sabotage", "princess-leia"), "reb.team.own-pool");
    const blue = line(start, [assign("infiltration", "jan-dodonna"), DONE, DONE]);
    expect(asked(blue)).toBe("rebel: assign");
    const orange = line(start, [DONE]);
    expect(asked(orange)).toBe("rebel: assign");
    refused(orange, assign("build-alliance", "mon-mothma"), "reb.team.own-pool");
  });
});
