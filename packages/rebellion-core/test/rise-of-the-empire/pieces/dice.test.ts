import type { ScriptedAnswer, Step } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { dicePool } from "../../../src/combat/attack/pool.ts";
import type { Action } from "../../../src/state/actions.ts";
import { SPACE } from "../../../src/state/codes.ts";
import { configOf } from "../../../src/state/config.ts";
import { sidesShowing } from "../../../src/state/dice.ts";
import type { Event } from "../../../src/state/events.ts";
import { IMPERIAL } from "../../../src/state/seats.ts";
import type { State } from "../../../src/state/state.ts";
import { boxFor } from "../../../src/testing/box.ts";
import { begin, laidOut, type Scenario } from "../../../src/testing/index.ts";
import { asked, BOX, contextOf, EXPANDED, expanded, legal, line, only, refused, told } from "./table.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };
const PASS: Action = { type: "pass" };

function at(system: string): Action {
  return { type: "choose-system", subject: system };
}

/** A mission of a side about to be revealed. */
function turn(side: "rebel" | "imperial", card: string, leaders: readonly string[], spec: Scenario = {}): State {
  const own = { assigned: [{ card, leaders }] };
  return expanded({
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

/** Who rolled how many dice of which colours. */
function rolls(events: readonly Event[]): readonly (readonly [string, Readonly<Record<string, number>>])[] {
  return only(events, "dice-rolled").map(({ faction, dice }) => {
    const counts: Record<string, number> = {};
    for (const { die } of dice) counts[die] = (counts[die] ?? 0) + 1;
    return [faction, counts];
  });
}

const RED = { label: "mission:red", answer: "blank" };
const BLACK = { label: "mission:black", answer: "blank" };
const GREEN = { label: "mission:green", answer: "blank" };

describe("minor skills", () => {
  test("[rote.leader.minor-skill] A minor icon counts as one icon toward the requirement of a mission", () => {
    const rebel = (leader: string): State =>
      turn("rebel", "covert-operation", [leader], { systems: { naboo: { units: { stormtrooper: 1 } } } });
    expect(legal(rebel("cassian-andor"))).toContain("reveal 0");
    expect(legal(rebel("jyn-erso"))).toContain("reveal 0");
    expect(refused(rebel("saw-gerrera"), REVEAL, "reb.mission.skill-requirement").params).toMatchObject({ shown: 0 });
    const imperial = (leader: string): State =>
      turn("imperial", "collect-bounty", [leader], { leaders: { "princess-leia": "naboo" } });
    expect(legal(imperial("krennics-finest"))).toContain("reveal 0");
    const violation = refused(imperial("director-krennic"), REVEAL, "reb.mission.skill-requirement");
    expect(violation.params).toMatchObject({ shown: 1, needs: 3 });
  });

  test("[rote.dice.minor-icon] A minor icon of the mission's skill adds a green die, and one of another skill adds none", () => {
    const leaders = { "director-krennic": "naboo" };
    const start = turn("rebel", "sabotage-rote", ["saw-gerrera"], { leaders });
    const draws = [RED, GREEN, GREEN, GREEN];
    const { events } = told(start, [REVEAL, at("naboo"), PASS], draws);
    expect(rolls(events)).toEqual([
      ["rebel", { red: 1, green: 2 }],
      ["imperial", { green: 1 }],
    ]);
  });

  test("[rote.dice.all-icons-green] Minor icons of every skill add green dice if the mission counts all icons", () => {
    const start = turn("imperial", "interrogation-droid", ["colonel-yularen"], {
      systems: { naboo: { units: { stormtrooper: 1 } } },
      leaders: { "princess-leia": { at: "naboo", ring: "captured" }, "admiral-motti": "naboo", "saw-gerrera": "naboo" },
    });
    const { events } = told(start, [REVEAL, PASS], times(15, "blank"));
    expect(rolls(events)).toEqual([
      ["imperial", { red: 4, green: 2 }],
      ["rebel", { red: 5, black: 2, green: 2 }],
    ]);
  });

  test("[rote.dice.add-up] [rote.dice.three-green] Minor icons of several leaders add at most three green dice", () => {
    const rolled = (leaders: NonNullable<Scenario["leaders"]>, draws: number): unknown => {
      const start = turn("rebel", "sabotage-rote", ["saw-gerrera"], {
        leaders: { ...leaders, "general-tagge": "naboo" },
      });
      return rolls(told(start, [REVEAL, at("naboo"), PASS], times(draws, "blank")).events)[0];
    };
    expect(rolled({}, 4)).toEqual(["rebel", { red: 1, green: 2 }]);
    expect(rolled({ "jyn-erso": "naboo" }, 6)).toEqual(["rebel", { red: 2, green: 3 }]);
    expect(rolled({ "jyn-erso": "naboo", "cassian-andor": { at: "naboo", ring: "k-2so" } }, 6)).toEqual([
      "rebel",
      { red: 2, green: 3 },
    ]);
    const both = turn("imperial", "capture-rebel-operative", ["krennics-finest", "director-krennic"], {
      systems: { naboo: { units: { stormtrooper: 1 } } },
      leaders: { "princess-leia": "naboo", "saw-gerrera": "naboo", "jyn-erso": "naboo" },
    });
    const { events } = told(
      both,
      [REVEAL, { type: "choose-leader", subject: "princess-leia" }, PASS],
      times(11, "blank"),
    );
    expect(rolls(events)).toEqual([
      ["imperial", { red: 2, green: 3 }],
      ["rebel", { red: 3, green: 3 }],
    ]);
  });

  test("[rote.dice.on-top] Green dice are rolled on top of the ten dice of a mission", () => {
    const there = ["chewbacca", "han-solo", "wedge-antilles", "general-madine", "luke-skywalker"];
    const leaders = Object.fromEntries([...there, "darth-vader"].map((id) => [id, "naboo"]));
    const start = turn("rebel", "sabotage-rote", ["saw-gerrera", "princess-leia"], { leaders });
    const draws = [...times(5, "").map(() => RED), ...times(5, "").map(() => BLACK), GREEN, GREEN, RED, RED, RED];
    const { events } = told(start, [REVEAL, at("naboo"), PASS], draws);
    expect(rolls(events)[0]).toEqual(["rebel", { red: 5, black: 5, green: 2 }]);
  });

  test("[rote.dice.just-dice] Dice that a card adds are red or black, whatever icons the leaders have", () => {
    const start = turn("rebel", "build-alliance", ["chirrut-imwe"], {
      leaders: { "darth-vader": "naboo" },
      systems: { naboo: { units: { "x-wing": 1 } } },
    });
    const { events } = told(start, [REVEAL, at("naboo"), PASS], times(7, "blank"));
    expect(rolls(events)[0]).toEqual(["rebel", { red: 3, green: 2 }]);
    const plans = expanded({
      systems: { hoth: { units: { "u-wing": 2, "death-star": 1 } } },
      objectives: ["death-star-plans-ii"],
      combat: { system: "hoth", stage: "plans", round: 1 },
    });
    const run = told(plans, [{ type: "play-objective", subject: "death-star-plans-ii" }], times(9, "blank"));
    expect(rolls(run.events)[0]).toEqual(["rebel", { red: 3 }]);
  });

  test("[rote.dice.direct-hit] A direct hit of a green die is one success of a mission", () => {
    const start = turn("rebel", "sabotage-rote", ["saw-gerrera"], { leaders: { "general-tagge": "naboo" } });
    const ended = (...draws: readonly string[]): unknown => {
      const { events } = told(start, [REVEAL, at("naboo"), PASS], draws);
      return only(events, "mission-ended").map(({ result, successes }) => [result, successes]);
    };
    expect(ended("blank", "direct-hit", "blank", "blank")).toEqual([["success", [1, 0]]]);
    expect(ended("hit", "direct-hit", "direct-hit", "special")).toEqual([["success", [3, 2]]]);
    expect(ended("blank", "blank", "blank", "blank")).toEqual([["failure", [0, 0]]]);
  });
});

describe("green dice", () => {
  test("[rote.dice.faces] A green die has two direct hits and four blanks, and can show nothing else", () => {
    expect(sidesShowing(2)).toEqual([0, 2, 0, 4]);
    const start = turn("rebel", "sabotage-rote", ["saw-gerrera"], {
      rebel: { actions: ["one-in-a-million"] },
      leaders: { "wedge-antilles": "naboo", "general-tagge": "naboo" },
    });
    const use: Action = { type: "use-action", subject: "one-in-a-million", leader: "wedge-antilles" };
    const setting = line(start, [REVEAL, at("naboo"), PASS, use]);
    expect(asked(setting)).toBe("rebel: set-die");
    expect(legal(setting).filter((key) => key.includes("green"))).toEqual([
      "pick-die green direct-hit",
      "pick-die green blank",
    ]);
    refused(setting, { type: "pick-die", subject: "green", face: "special" }, "reb.action.use-procedure");
    const green: Action = { type: "pick-die", subject: "green", face: "direct-hit" };
    const { events } = told(setting, [green, green], [RED, RED, RED, RED]);
    expect(only(events, "mission-ended")).toMatchObject([{ result: "success", successes: [2, 0] }]);
  });

  test("[rote.dice.faces] Master Yoda can reroll a green die, and R2-D2 can turn one to its blank side", () => {
    const start = turn("rebel", "sabotage-rote", ["saw-gerrera"], {
      leaders: { "wedge-antilles": { at: "naboo", ring: "master-yoda" }, "krennics-finest": "naboo" },
    });
    const rolled = line(
      start,
      [REVEAL, at("naboo"), PASS],
      [...times(3, "hit"), "blank", "blank", ...times(4, "blank")],
    );
    const picking = line(rolled, [{ type: "use-ring", subject: "master-yoda" }]);
    expect(legal(picking)).toEqual(["pick-die red hit", "pick-die green blank"]);
    const draws = [{ label: "mission:green", answer: "direct-hit" }];
    const rerolled = told(picking, [{ type: "pick-die", subject: "green", face: "blank" }], draws);
    expect(only(rerolled.events, "die-changed")).toMatchObject([
      { from: { die: "green", face: "blank" }, to: { die: "green", face: "direct-hit" }, how: "reroll" },
    ]);
    expect(only(rerolled.events, "mission-ended")).toMatchObject([{ successes: [4, 0] }]);

    const against = turn("imperial", "capture-rebel-operative", ["krennics-finest"], {
      systems: { naboo: { units: { stormtrooper: 1 } } },
      leaders: { "princess-leia": { at: "naboo", ring: "r2-d2" } },
    });
    const shown = line(against, [REVEAL, PASS], ["blank", "blank", "direct-hit", "direct-hit", "blank"]);
    const blanked = told(shown, [{ type: "use-ring", subject: "r2-d2" }]);
    expect(only(blanked.events, "die-changed")).toMatchObject([
      { from: { die: "green", face: "direct-hit" }, to: { die: "green", face: "blank" }, how: "blank" },
    ]);
  });

  /** An Imperial attack in space at Hoth. */
  function attack(units: Readonly<Record<string, number>>): State {
    const combat = { system: "hoth", stage: "space-first", initiator: "imperial" } as const;
    return laidOut({ config: EXPANDED, active: "imperial", systems: { hoth: { units } }, combat });
  }

  test("[rote.dice.reduce-first] Dice are removed before the limits apply: seven red dice minus two are five", () => {
    const pool = (units: Readonly<Record<string, number>>): unknown => {
      const state = attack({ "y-wing": 1, ...units });
      const combat = state.frames.find(({ kind }) => kind === "combat");
      return combat?.kind === "combat" ? dicePool({ box: BOX, state }, combat, IMPERIAL, SPACE) : undefined;
    };
    expect(pool({ "super-star-destroyer": 2, "assault-carrier": 1, "ion-cannon": 1 })).toEqual([5, 5]);
    expect(pool({ "super-star-destroyer": 2, "ion-cannon": 1, "tie-striker": 4 })).toEqual([4, 4, 3]);
  });

  /** An Imperial attack in space at Hoth as far as nobody must choose. */
  function fought(units: Readonly<Record<string, number>>, draws: readonly ScriptedAnswer[]): Step<State, Event> {
    const combat = { system: "hoth", stage: "space-first", initiator: "imperial" } as const;
    return begin({ config: EXPANDED, active: "imperial", systems: { hoth: { units } }, combat }, { draws });
  }

  test("[rote.dice.three-green] [rote.dice.on-top] An attack rolls at most three green dice in addition to five of each other color", () => {
    const units = { "star-destroyer": 4, "tie-fighter": 4, interdictor: 1, "tie-striker": 2, "rebel-transport": 1 };
    const { events } = fought(units, [...times(12, "blank"), "direct-hit"]);
    expect(rolls(events)[0]).toEqual(["imperial", { red: 5, black: 5, green: 3 }]);
  });

  test("[rote.dice.direct-hit] A direct hit of a green die can be assigned to a unit with health of either color", () => {
    const units = { "tie-striker": 1, "x-wing": 1, "corellian-corvette": 1 };
    const { state } = fought(units, ["direct-hit"]);
    expect(asked(state)).toBe("imperial: assign-damage");
    expect(legal(state)).toEqual(["damage 0 0 corellian-corvette", "damage 0 0 x-wing"]);
    expect(contextOf(state)).toMatchObject({ die: { die: "green", face: "direct-hit" }, theater: "space" });
  });

  test("[tt.catalogue.hash] A box without the expansion has no minor icons", () => {
    expect(boxFor(configOf()).leaders.every(({ minor }) => minor.every((count) => count === 0))).toBe(true);
    expect(boxFor(configOf(EXPANDED)).leaders.filter(({ minor }) => minor.some((count) => count > 0))).toHaveLength(8);
  });
});
