import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, legal, line, only, PASS, refused, told } from "./table.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };

function at(system: string): Action {
  return { type: "choose-system", subject: system };
}

function leader(id: string): Action {
  return { type: "choose-leader", subject: id };
}

/** A mission of a side about to be revealed. */
function turn(side: "rebel" | "imperial", card: string, leaders: readonly string[], spec: Scenario = {}): State {
  const own = { assigned: [{ card, leaders }] };
  return scenario({
    active: side,
    config: { rulings: "faq" },
    ...spec,
    rebel: { ...spec.rebel, ...(side === "rebel" ? own : { passed: true }) },
    imperial: { ...spec.imperial, ...(side === "imperial" ? own : {}) },
  });
}

/** So many faces. */
function times(count: number, face: string): readonly string[] {
  return Array.from({ length: count }, () => face);
}

/** Who rolled how many dice. */
function rolls(events: readonly Event[]): readonly (readonly [string, number])[] {
  return only(events, "dice-rolled").map(({ faction, dice }) => [faction, dice.length]);
}

/** The result and the successes of either side. */
function result(events: readonly Event[]): readonly [string, readonly number[] | null] {
  const [ended] = only(events, "mission-ended");
  return [ended?.result ?? "none", ended?.successes ?? null];
}

describe("dice", () => {
  it("[reb.mission.opposed-definition] [reb.mission.dice-count] [reb.mission.current-player-rolls-first] [reb.dice.uses] The leaders of both sides in the system roll for an opposed mission, the current player first", () => {
    const start = turn("rebel", "sabotage", ["princess-leia"]);
    const draws = ["hit", "hit", "blank", "blank"];
    const { events } = told(start, [REVEAL, at("naboo"), leader("darth-vader")], draws);
    expect(rolls(events)).toEqual([
      ["rebel", 1],
      ["imperial", 3],
    ]);
    expect(only(events, "mission-opposed")).toMatchObject([{ at: "naboo", rule: "reb.mission.opposed-definition" }]);
    const systems = { naboo: { units: { stormtrooper: 1 } } };
    const empire = turn("imperial", "capture-rebel-operative", ["darth-vader"], {
      systems,
      leaders: { "princess-leia": "naboo" },
    });
    const second = told(empire, [REVEAL, PASS], [...times(3, "blank"), "hit"]);
    expect(rolls(second.events)).toEqual([
      ["imperial", 3],
      ["rebel", 1],
    ]);
  });

  it("[reb.mission.all-leaders-count] [reb.leader.in-system-participate] [reb.command.leader-position] Leaders who were already in a mission's system add their icons", () => {
    const leaders = { chewbacca: "naboo", "general-tagge": "naboo", "grand-moff-tarkin": "naboo" };
    const start = turn("rebel", "sabotage", ["princess-leia"], { leaders });
    const { events } = told(start, [REVEAL, at("naboo"), leader("darth-vader")], times(8, "blank"));
    expect(rolls(events)).toEqual([
      ["rebel", 4],
      ["imperial", 4],
    ]);
  });

  it("[reb.mission.ten-dice-cap] [reb.limits.dice] [reb.mission.ltp-any-color-dice] [reb.dice.color-only-in-combat] At most ten dice are rolled for a mission, five of each color", () => {
    const there = ["chewbacca", "han-solo", "wedge-antilles", "general-madine", "luke-skywalker"];
    const leaders = Object.fromEntries([...there, "darth-vader"].map((id) => [id, "naboo"]));
    const start = turn("rebel", "sabotage", ["princess-leia", "general-rieekan"], { leaders });
    const draws = [
      ...times(5, "blank").map((answer) => ({ label: "mission:red", answer })),
      ...times(5, "blank").map((answer) => ({ label: "mission:black", answer })),
      ...times(3, "blank"),
    ];
    const { events } = told(start, [REVEAL, at("naboo"), PASS], draws);
    expect(rolls(events)).toEqual([
      ["rebel", 10],
      ["imperial", 3],
    ]);
  });

  it("Build Alliance rolls two more dice if Rebel units are in the system", () => {
    const leaders = { "darth-vader": "naboo" };
    const systems = { naboo: { units: { "x-wing": 1 } } };
    const alone = turn("rebel", "build-alliance", ["princess-leia"], { leaders });
    expect(rolls(told(alone, [REVEAL, at("naboo"), PASS], times(4, "blank")).events)[0]).toEqual(["rebel", 2]);
    const helped = turn("rebel", "build-alliance", ["princess-leia"], { leaders, systems });
    expect(rolls(told(helped, [REVEAL, at("naboo"), PASS], times(6, "blank")).events)[0]).toEqual(["rebel", 4]);
  });

  it("[reb.mission.ten-dice-cap] Dice that a mission adds count among the ten", () => {
    const there = ["admiral-ackbar", "han-solo", "lando-calrissian", "jan-dodonna", "general-rieekan", "darth-vader"];
    const leaders = Object.fromEntries(there.map((id) => [id, "naboo"]));
    const systems = { naboo: { units: { "x-wing": 1 } } };
    const start = turn("rebel", "build-alliance", ["mon-mothma", "princess-leia"], { leaders, systems });
    const { events } = told(start, [REVEAL, at("naboo"), PASS], times(12, "blank"));
    expect(rolls(events)).toEqual([
      ["rebel", 10],
      ["imperial", 2],
    ]);
  });

  it("[reb.mission.count-all-icons] Each side rolls a die for every icon of any skill if the mission counts all icons", () => {
    const systems = { naboo: { units: { stormtrooper: 1 } } };
    const leaders = {
      "princess-leia": { at: "naboo", ring: "captured" },
      "general-rieekan": "naboo",
    };
    const start = turn("imperial", "interrogation-droid", ["colonel-yularen"], {
      systems,
      leaders: { ...leaders, "colonel-yularen": "mission" },
    });
    const { events } = told(start, [REVEAL, PASS], times(11, "blank"));
    expect(rolls(events)).toEqual([
      ["imperial", 3],
      ["rebel", 8],
    ]);
  });
});

describe("the result", () => {
  it.each([
    ["hit", 1],
    ["direct-hit", 1],
    ["special", 2],
  ] as const)(
    "[reb.mission.success-values] [reb.mission.ltp-any-color-dice] A %s on a black die counts as much for a mission as on a red one",
    (face, value) => {
      const there = ["chewbacca", "han-solo", "wedge-antilles", "general-madine", "luke-skywalker", "darth-vader"];
      const leaders = Object.fromEntries(there.map((id) => [id, "naboo"]));
      const start = turn("rebel", "sabotage", ["princess-leia", "general-rieekan"], { leaders });
      const draws = [
        ...times(5, "blank").map((answer) => ({ label: "mission:red", answer })),
        ...[face, ...times(4, "blank")].map((answer) => ({ label: "mission:black", answer })),
        ...times(3, "blank"),
      ];
      expect(result(told(start, [REVEAL, at("naboo"), PASS], draws).events)).toEqual(["success", [value, 0]]);
    },
  );

  const VADER = { leaders: { "darth-vader": "naboo" } };
  const MOVES = [REVEAL, at("naboo"), PASS];

  it("[reb.mission.need-more-successes] [reb.mission.tie-fails] A mission succeeds only with more successes than the other side", () => {
    const start = turn("rebel", "sabotage", ["princess-leia", "general-rieekan"], VADER);
    const more = told(start, MOVES, ["hit", "hit", "hit", "blank", "blank"]);
    expect(result(more.events)).toEqual(["success", [2, 1]]);
    const tie = told(start, MOVES, ["hit", "hit", "hit", "hit", "blank"]);
    expect(result(tie.events)).toEqual(["failure", [2, 2]]);
    expect(only(tie.events, "mission-ended")).toMatchObject([{ rule: "reb.mission.tie-fails" }]);
    const fewer = told(start, MOVES, ["hit", "blank", "hit", "hit", "blank"]);
    expect(result(fewer.events)).toEqual(["failure", [1, 2]]);
  });

  it("[reb.mission.success-values] [reb.dice.hit-mission] [reb.dice.direct-hit-mission] [reb.dice.special-mission] [reb.dice.results] Hits and direct hits count one success, specials two and blanks none", () => {
    const leaders = { chewbacca: "naboo", "darth-vader": "naboo" };
    const start = turn("rebel", "sabotage", ["princess-leia"], { leaders });
    const draws = ["hit", "direct-hit", "special", "blank", "special", "special", "blank"];
    const { events } = told(start, MOVES, draws);
    expect(result(events)).toEqual(["failure", [4, 4]]);
  });

  it("[reb.mission.no-matching-icons] A mission opposed by a leader without the icon is still rolled for, and needs one success", () => {
    const leaders = { "emperor-palpatine": "naboo" };
    const start = turn("rebel", "sabotage", ["princess-leia"], { leaders });
    const none = told(start, MOVES, ["blank"]);
    expect(rolls(none.events)).toEqual([["rebel", 1]]);
    expect(result(none.events)).toEqual(["failure", [0, 0]]);
    expect(result(told(start, MOVES, ["hit"]).events)).toEqual(["success", [1, 0]]);
  });

  it("[reb.mission.portrait-bonus] [reb.mission.portrait-bonus-assigned-only] The pictured leader adds two successes if assigned to the mission", () => {
    const systems = { naboo: { loyalty: "imperial" } } as const;
    const leaders = { "darth-vader": "naboo" };
    const raid = turn("rebel", "rogue-squadron-raid", ["wedge-antilles"], { systems, leaders });
    const draws = ["blank", "blank", "hit", "blank", "blank"];
    expect(result(told(raid, MOVES, draws).events)).toEqual(["success", [2, 1]]);
    const present = turn("rebel", "rogue-squadron-raid", ["princess-leia", "general-rieekan"], {
      systems,
      leaders: { ...leaders, "wedge-antilles": "naboo" },
    });
    const four = ["blank", "blank", "blank", "blank", "hit", "blank", "blank"];
    expect(result(told(present, MOVES, four).events)).toEqual(["failure", [0, 1]]);
  });

  it("[reb.mission.ltp-portrait-not-required] Other leaders may attempt a mission with a portrait", () => {
    const systems = { naboo: { loyalty: "imperial" } } as const;
    const start = turn("rebel", "rogue-squadron-raid", ["princess-leia", "general-rieekan"], { systems });
    expect(result(told(start, MOVES).events)).toEqual(["success", null]);
  });

  it("[reb.leader.luke-jedi] Luke Skywalker (Jedi) counts as Luke Skywalker for a mission that pictures him", () => {
    const leaders = { "luke-skywalker": "eliminated", "luke-skywalker-jedi": "naboo" };
    const rebel = { actions: ["son-of-skywalker"] };
    const start = turn("rebel", "sabotage", ["princess-leia"], { leaders, rebel });
    const state = line(start, [REVEAL, at("naboo"), PASS]);
    expect(asked(state)).toBe("rebel: action-card");
    expect(legal(state)).toEqual(["use-action son-of-skywalker luke-skywalker-jedi", "pass"]);
  });

  it("Contingency Plan adds successes to its leader's next attempt only", () => {
    const promise = {
      effect: { kind: "more-successes", leader: "lando-calrissian", count: 2 },
      card: "contingency-plan",
      until: "end-of-round",
    } as const;
    const spec: Scenario = { leaders: { "darth-vader": "naboo" }, modifiers: [promise] };
    const start = turn("rebel", "sabotage", ["lando-calrissian"], spec);
    const { state, events } = told(start, MOVES, ["blank", "hit", "blank", "blank"]);
    expect(result(events)).toEqual(["success", [2, 1]]);
    expect(state.modifiers).toEqual([]);
    const other = turn("rebel", "sabotage", ["princess-leia"], spec);
    const kept = told(other, MOVES, ["blank", "hit", "blank", "blank"]);
    expect(result(kept.events)).toEqual(["failure", [0, 1]]);
    expect(kept.state.modifiers).toHaveLength(1);
  });
});

describe("missions against a leader", () => {
  const TROOPER = { naboo: { units: { stormtrooper: 1 } } };

  it("[reb.mission.against-leader-system] A mission against a leader takes place in the leader's system, and captured, lured and absent leaders cannot be the target", () => {
    const leaders = {
      "princess-leia": "naboo",
      "general-rieekan": "naboo",
      "jan-dodonna": "hoth",
      "luke-skywalker": { at: "naboo", ring: "captured" },
      "han-solo": { at: "naboo", ring: "lure-of-the-dark-side" },
    };
    const start = turn("imperial", "capture-rebel-operative", ["darth-vader"], { systems: TROOPER, leaders });
    const state = line(start, [REVEAL]);
    expect(asked(state)).toBe("imperial: mission-leader");
    expect(legal(state)).toEqual(["choose-leader princess-leia", "choose-leader general-rieekan"]);
    refused(state, leader("jan-dodonna"), "reb.mission.against-leader-system");
    refused(state, at("naboo"), "reb.mission.against-leader-system");
    const { events } = told(state, [leader("general-rieekan")]);
    expect(only(events, "mission-placed")).toMatchObject([{ at: "naboo", target: "general-rieekan" }]);
  });

  it("[reb.faq.recapture-forbidden] [reb.faq.lured-not-captured] Captured and lured leaders cannot be captured again", () => {
    const leaders = {
      "luke-skywalker": { at: "naboo", ring: "captured" },
      "han-solo": { at: "naboo", ring: "lure-of-the-dark-side" },
    };
    const start = turn("imperial", "capture-rebel-operative", ["darth-vader"], { systems: TROOPER, leaders });
    refused(start, REVEAL, "reb.mission.step2-choose-system");
    const bounty = turn("imperial", "collect-bounty", ["darth-vader"], { systems: TROOPER, leaders });
    refused(bounty, REVEAL, "reb.mission.step2-choose-system");
    const interrogation = turn("imperial", "interrogation", ["darth-vader"], { systems: TROOPER, leaders });
    expect(told(interrogation, [REVEAL]).events.some(({ type }) => type === "mission-placed")).toBe(true);
  });

  it("[reb.faq.detained-no-effect] Detained may be revealed against a captured leader without effect, but not against a leader at the Rebel Base space", () => {
    const leaders = { "luke-skywalker": { at: "naboo", ring: "captured" }, "princess-leia": "rebel-base" };
    const start = turn("imperial", "detained", ["darth-vader"], { systems: TROOPER, leaders });
    const { state, events } = told(start, [REVEAL, PASS], ["hit", "hit", "hit", "blank"]);
    expect(only(events, "mission-placed")).toMatchObject([{ target: "luke-skywalker" }]);
    expect(result(events)).toEqual(["success", [3, 0]]);
    expect(state.leaders.some(({ detained }) => detained)).toBe(false);
  });

  it("[reb.mission.against-leader-auto-participates] [reb.mission.against-leader-all-participate] [reb.mission.against-leader-target-fixed] The target of a mission and all other leaders there roll, and a leader sent against it does not become the target", () => {
    const leaders = { "princess-leia": "naboo", "general-rieekan": "naboo", chewbacca: "pool" };
    const start = turn("imperial", "capture-rebel-operative", ["darth-vader"], { systems: TROOPER, leaders });
    const chosen = line(start, [REVEAL, leader("princess-leia")]);
    const sent = told(chosen, [leader("chewbacca")], [...times(3, "special"), ...times(5, "blank")]);
    expect(rolls(sent.events)).toEqual([
      ["imperial", 3],
      ["rebel", 5],
    ]);
    expect(only(sent.events, "leader-captured")).toMatchObject([{ leader: "princess-leia", at: "naboo" }]);
  });

  it("[reb.captured.no-oppose] [reb.mission.captured-not-participating] Captured leaders do not take part in missions that do not target them", () => {
    const leaders = { "luke-skywalker": { at: "naboo", ring: "captured" } };
    const systems = { naboo: { loyalty: "rebel", units: { stormtrooper: 1 } } } as const;
    const start = turn("imperial", "rule-by-fear", ["darth-vader"], { systems, leaders });
    const { events } = told(start, [REVEAL, PASS]);
    expect(result(events)).toEqual(["success", null]);
    const other = turn("imperial", "capture-rebel-operative", ["darth-vader"], {
      systems: TROOPER,
      leaders: { ...leaders, "princess-leia": "naboo" },
    });
    expect(rolls(told(other, [REVEAL, PASS], times(4, "blank")).events)[1]).toEqual(["rebel", 1]);
  });

  it("[reb.mission.captured-participates-when-target] [reb.captured.target-opposes] [reb.captured.target-plus-sent-leader] A captured leader opposes a mission that targets the leader, and another leader may be sent", () => {
    const leaders = { "luke-skywalker": { at: "naboo", ring: "captured" }, chewbacca: "pool" };
    const start = turn("imperial", "interrogation", ["darth-vader"], { systems: TROOPER, leaders });
    const alone = told(start, [REVEAL, PASS], times(4, "blank"));
    expect(rolls(alone.events)).toEqual([
      ["imperial", 3],
      ["rebel", 1],
    ]);
    const helped = told(start, [REVEAL, leader("chewbacca")], times(7, "blank"));
    expect(rolls(helped.events)[1]).toEqual(["rebel", 4]);
  });

  it("[reb.captured.carbonite-still-captured] [reb.faq.carbonite-targetable] A leader in carbonite counts as captured, and other captured leaders do not roll", () => {
    const leaders = {
      "luke-skywalker": { at: "naboo", ring: "captured" },
      "han-solo": { at: "naboo", ring: "carbonite" },
    };
    const start = line(turn("imperial", "interrogation", ["darth-vader"], { systems: TROOPER, leaders }), [REVEAL]);
    expect(legal(start)).toEqual(["choose-leader han-solo", "choose-leader luke-skywalker"]);
    const { events } = told(start, [leader("han-solo"), PASS], times(5, "blank"));
    expect(rolls(events)[1]).toEqual(["rebel", 2]);
  });
});

describe("who rolls in a team", () => {
  it("[reb.mission.team-one-roller] [reb.mission.step1-team-revealer-decides] One player rolls for all leaders of a team", () => {
    const config = { players: 4, rulings: "faq" } as const;
    const leaders = { "wedge-antilles": "naboo", "general-tagge": "naboo" };
    const start = scenario({
      config,
      active: "rebel-general",
      leaders,
      rebel: { assigned: [{ card: "sabotage", leaders: ["princess-leia"] }] },
    });
    const { events } = told(start, [REVEAL, at("naboo"), PASS, PASS], times(4, "blank"));
    expect(rolls(events)).toEqual([
      ["rebel", 3],
      ["imperial", 1],
    ]);
  });
});
