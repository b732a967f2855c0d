import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { raisePoolLimit } from "../../../src/leaders/pool-limit.ts";
import { recruitNamed, waits } from "../../../src/recruitment/recruitment.ts";
import { brokenInvariants } from "../../../src/saves/invariants.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { laidOut, type Scenario, scenario } from "../../../src/testing/index.ts";
import { asked, BOX, contextOf, ENGINE, EXPANDED, legal, line, only, refused, spot, told } from "./table.ts";

const REBELS = [
  "princess-leia",
  "mon-mothma",
  "general-rieekan",
  "jan-dodonna",
  "luke-skywalker",
  "han-solo",
  "chewbacca",
  "lando-calrissian",
  "wedge-antilles",
  "admiral-ackbar",
  "general-madine",
  "jyn-erso",
  "cassian-andor",
] as const;

/** A Refresh Phase in which so many Rebel leaders return from Naboo to the pool. */
function returning(count: number, more: Scenario = {}): Scenario {
  const leaders = Object.fromEntries(REBELS.slice(0, count).map((id) => [id, "naboo"]));
  return { config: EXPANDED, phase: "refresh", stage: "retrieve", leaders, ...more };
}

function eliminate(leader: string): Action {
  return { type: "choose-leader", subject: leader };
}

/** Leaders out of the game. */
function gone(state: State): readonly string[] {
  return BOX.leaders.map(({ id }) => id).filter((id) => spot(state, id) === "eliminated");
}

/** The state with a side's limit raised. */
function raised(state: State, side: 0 | 1): State {
  const work = new GameWork(BOX, state, undefined);
  raisePoolLimit(work, side);
  return work.state;
}

describe("the limit of the leader pool", () => {
  test("[rote.leader.pool-limit] A side with nine leaders in the pool chooses one, who is eliminated", () => {
    expect(asked(scenario(returning(8)))).not.toContain("pool-limit");
    const nine = scenario(returning(9));
    expect(asked(nine)).toBe("rebel: pool-limit");
    expect(contextOf(nine)).toEqual({ left: 1, picked: [] });
    expect(legal(nine)).toEqual(
      BOX.leaders
        .filter(({ id }) => spot(nine, id) === "pool" && REBELS.includes(id as never))
        .map(({ id }) => `choose-leader ${id}`),
    );
    refused(nine, eliminate("darth-vader"), "rote.leader.pool-limit");
    refused(nine, { type: "pass" }, "rote.leader.pool-limit");
    const { state, events } = told(nine, [eliminate("han-solo")]);
    expect(only(events, "leader-eliminated")).toMatchObject([{ leader: "han-solo", rule: "rote.leader.pool-limit" }]);
    expect(gone(state)).toEqual(["han-solo"]);
    expect(asked(state)).not.toContain("pool-limit");
  });

  test("[rote.leader.pool-limit] A side with eleven leaders chooses three one by one, in ascending order, and all three are eliminated together", () => {
    const start = scenario(returning(11));
    expect(legal(start)).toHaveLength(9);
    const first = legal(start)[1] ?? "";
    const one = line(start, [eliminate(first.split(" ")[1] ?? "")]);
    expect(gone(one)).toEqual([]);
    expect(contextOf(one)).toEqual({ left: 2, picked: [first.split(" ")[1]] });
    expect(legal(one)).toEqual(legal(start).slice(2).concat(legal(one).slice(-1)));
    const two = line(one, [eliminate(legal(one)[0]?.split(" ")[1] ?? "")]);
    const three = line(two, [eliminate(legal(two)[0]?.split(" ")[1] ?? "")]);
    expect(gone(three)).toHaveLength(3);
  });

  test("[rote.leader.pool-limit] [tt.decision.picks] Leaders who leave a full pool may be chosen in any order and taken back until the last one is chosen", () => {
    const start = scenario(returning(11));
    const unpick = (leader: string): Action => ({ type: "unpick", pick: { type: "choose-leader", subject: leader } });
    const both = line(start, [eliminate("han-solo"), eliminate("mon-mothma")]);
    expect(both).toEqual(line(start, [eliminate("mon-mothma"), eliminate("han-solo")]));
    expect(line(both, [unpick("mon-mothma")])).toEqual(line(start, [eliminate("han-solo")]));
    expect(line(both, [unpick("mon-mothma"), unpick("han-solo")])).toEqual(start);
    refused(both, eliminate("han-solo"), "rote.leader.pool-limit");
    const { state, events } = told(both, [unpick("mon-mothma"), eliminate("chewbacca"), eliminate("jan-dodonna")]);
    const left = BOX.leaders.map(({ id }) => id).filter((id) => ["jan-dodonna", "han-solo", "chewbacca"].includes(id));
    expect(gone(state)).toEqual(left);
    expect(only(events, "leader-eliminated")).toHaveLength(left.length);
  });

  test("[rote.leader.pool-limit] A side that recruits a leader into a full pool in the Refresh Phase must eliminate one at once", () => {
    const leaders = Object.fromEntries(REBELS.slice(0, 8).map((id) => [id, "pool"]));
    const start = scenario({
      config: EXPANDED,
      phase: "refresh",
      stage: "recruit",
      round: 3,
      time: 4,
      leaders,
      rebel: { actionTop: ["point-blank-assault", "one-in-a-million"] },
    });
    let now = start;
    while (asked(now).includes("recruit-card")) now = line(now, [ENGINE.legalActions(now)[0] ?? { type: "pass" }]);
    expect(asked(now)).toBe("rebel: recruit-leader");
    const after = line(now, [ENGINE.legalActions(now)[0] ?? { type: "pass" }]);
    expect(asked(after)).toBe("rebel: pool-limit");
    expect(legal(after)).toHaveLength(9);
  });

  test("[rote.leader.pool-limit] A game without the expansion has no pool limit, and captured leaders do not count toward it", () => {
    const base = { ...returning(9), config: {} };
    const plain = Object.fromEntries(REBELS.slice(0, 9).map((id) => [id, "naboo"]));
    expect(scenario({ ...base, leaders: plain }).frames.some(({ kind }) => kind === "pool-limit")).toBe(false);
    const leaders = Object.fromEntries(REBELS.slice(0, 8).map((id) => [id, "naboo"]));
    const captive = { at: "endor", ring: "captured" };
    const guarded = scenario({
      ...returning(0),
      leaders: { ...leaders, "jyn-erso": captive },
      systems: { endor: { units: { stormtrooper: 1 } } },
    });
    expect(asked(guarded)).not.toContain("pool-limit");
  });

  test("[rote.leader.pool-limit] The pool limit applies to both sides, the Rebels choose first, and a lured leader counts for the Empire", () => {
    const imperials = [
      "emperor-palpatine",
      "grand-moff-tarkin",
      "darth-vader",
      "general-tagge",
      "admiral-piett",
      "boba-fett",
      "soontir-fel",
      "director-krennic",
    ];
    const there = Object.fromEntries(imperials.map((id) => [id, "endor"]));
    const both = returning(9);
    const start = scenario({
      ...both,
      leaders: { ...both.leaders, ...there, "saw-gerrera": { at: "endor", ring: "lure-of-the-dark-side" } },
    });
    expect(asked(start)).toBe("rebel: pool-limit");
    const next = line(start, [eliminate("han-solo")]);
    expect(asked(next)).toBe("imperial: pool-limit");
    expect(legal(next)).toContain("choose-leader saw-gerrera");
    expect(gone(line(next, [eliminate("saw-gerrera")]))).toEqual(["han-solo", "saw-gerrera"]);
  });

  test("[rote.leader.pool-limit-raised] A raised limit lets a side's own pool hold nine leaders, and the other side's still eight", () => {
    const state = raised(laidOut(returning(10)), 0);
    expect(state.expansion?.poolLimits).toEqual([9, 8]);
    const step = expectOk(ENGINE.start(() => new GameWork(BOX, state, undefined)));
    expect(contextOf(step.state)).toEqual({ left: 1, picked: [] });
  });

  test("[rote.leader.pool-limit] A state with a pool over its limit and no question about it breaks an invariant", () => {
    const state = scenario(returning(9));
    const [floor] = state.frames;
    const forgotten = { ...state, frames: floor === undefined ? [] : [floor] };
    expect(brokenInvariants({ box: BOX, state: forgotten }).map(({ code }) => code)).toContain("pool-over-limit");
  });
});

describe("the limit in a team game", () => {
  const FOUR = { config: { ...EXPANDED, players: 4 } } as const;
  /** Blue leaders are the Admiral's, orange ones the General's. */
  const blue = BOX.leaders
    .filter(({ side, role, entry }) => side === 0 && role === 0 && entry.start !== "special")
    .map(({ id }) => id);
  const orange = BOX.leaders
    .filter(({ side, role, entry }) => side === 0 && role === 1 && entry.start !== "special")
    .map(({ id }) => id);

  /** So many leaders of the Admiral and of the General return to their pools; all others wait or are gone. */
  function pools(admiral: number, general: number): Scenario {
    const where = (list: readonly string[], count: number): readonly (readonly [string, string])[] =>
      list.map((id, index) => [id, index < count ? "naboo" : "supply"]);
    return {
      ...returning(0),
      ...FOUR,
      leaders: Object.fromEntries([...where(blue, admiral), ...where(orange, general)]),
    };
  }

  /** Who picks, one after the other, the first on offer each time. */
  function pickers(start: State): readonly string[] {
    let now = start;
    const asks: string[] = [];
    while (asked(now).endsWith("pool-limit")) {
      asks.push(`${asked(now).split(":")[0]} ${legal(now).length}`);
      now = line(now, [ENGINE.legalActions(now)[0] ?? { type: "pass" }]);
    }
    return asks;
  }

  test("[rote.leader.pool-limit-team] A team has at most eight leaders, and the excess leaves the pool of the teammate who has more", () => {
    expect(pickers(scenario(pools(4, 4)))).toEqual([]);
    const start = scenario(pools(6, 4));
    expect(pickers(start)).toEqual(["rebel-admiral 5", "rebel-admiral 5"]);
    expect(pickers(scenario(pools(3, 6)))).toEqual(["rebel-general 6"]);
    refused(start, eliminate(orange[0] ?? ""), "rote.leader.pool-limit");
    const { events } = told(scenario(pools(3, 6)), [eliminate(orange[0] ?? "")]);
    expect(only(events, "leader-eliminated")).toMatchObject([{ rule: "rote.leader.pool-limit-team" }]);
  });

  test("[rote.leader.pool-limit-tie] Teammates with equal pools give up the same number of leaders, the Admiral first, each from the own pool", () => {
    expect(pickers(scenario(pools(5, 5)))).toEqual(["rebel-admiral 5", "rebel-general 5"]);
    expect(pickers(scenario(pools(6, 5)))).toEqual(["rebel-admiral 6", "rebel-admiral 5", "rebel-general 5"]);
    expect(gone(line(scenario(pools(5, 5)), [eliminate(blue[3] ?? ""), eliminate(orange[1] ?? "")]))).toEqual(
      BOX.leaders.map(({ id }) => id).filter((id) => id === blue[3] || id === orange[1]),
    );
  });

  test("[rote.leader.pool-limit-tie] The Admiral chooses an odd excess leader from either of two equal pools", () => {
    const state = raised(laidOut(pools(5, 5)), 0);
    const { state: start } = expectOk(ENGINE.start(() => new GameWork(BOX, state, undefined)));
    expect(pickers(start)).toEqual(["rebel-admiral 10"]);
    const offered = legal(start).map((key) => key.replace("choose-leader ", ""));
    expect(offered).toEqual(BOX.leaders.map(({ id }) => id).filter((id) => offered.includes(id)));
    expect(gone(line(start, [eliminate(orange[2] ?? "")]))).toEqual([orange[2]]);
  });
});

describe("recruiting by name", () => {
  /** Who is recruited where, and whether a card came along. */
  function recruited(leader: string, spec: Scenario): readonly [boolean, string] {
    const state = laidOut({ ...spec, config: EXPANDED });
    const work = new GameWork(BOX, state, undefined);
    const done = recruitNamed(work, BOX.leadersById.get(leader)?.index ?? -1, "pool", "hidden-fleet");
    expect(work.state.sides).toEqual(state.sides);
    if (done) {
      expect(work.events).toMatchObject([
        { type: "leader-recruited", leader, to: "pool", rule: "rote.leader.recruit-named", cause: "hidden-fleet" },
      ]);
    }
    return [done, spot(work.state, leader)];
  }

  test("[rote.leader.recruit-named] A leader named by a card is recruited from beside the board, without an action card", () => {
    expect(recruited("saw-gerrera", {})).toEqual([true, "pool"]);
  });

  test("[rote.leader.recruit-from-supply] A leader who is on the board, in a pool or eliminated cannot be recruited", () => {
    for (const where of ["naboo", "pool", "eliminated"]) {
      const leaders = { "saw-gerrera": where };
      expect(recruited("saw-gerrera", { leaders })).toEqual([false, where]);
      const saw = BOX.leadersById.get("saw-gerrera")?.index ?? -1;
      expect(waits({ box: BOX, state: laidOut({ config: EXPANDED, leaders }) }, saw)).toBe(false);
    }
    expect(recruited("luke-skywalker", { leaders: { "luke-skywalker-jedi": "naboo" } })[0]).toBe(false);
  });
});
