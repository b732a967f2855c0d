import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { type Scenario, type SideSpec, scenario, type UnitSpec } from "../../src/testing/index.ts";
import { speedNow } from "../content/keywords/helpers.ts";
import { answers } from "../helpers/commands.ts";
import { asked, left, offered, tokensOf } from "../helpers/reading.ts";
import { BYSTANDERS } from "../helpers/script.ts";

// What the rules forbid, reached through effects of cards and keywords.

const STORM = "stormtroopers";
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [400, 600], order: "faceup" };
const [MINE, THEIRS] = BYSTANDERS;
const OTHERS: UnitSpec = { ...THEIRS, at: [1200, 850], order: "faceup" };

/** The first unit starts its activation or, with `more`, acts; units far away wait on both sides. */
function starting(
  units: readonly UnitSpec[],
  own: Partial<SideSpec> = {},
  theirs: readonly UnitSpec[] = [REBELS],
  more: Scenario = { activation: { stage: "start" } },
): State {
  return scenario({
    activating: "p1.0",
    ...more,
    "player-1": { units: [...units, { ...MINE, order: "faceup" }], hand: [], ...own },
    "player-2": { units: [...theirs, { ...THEIRS, order: "faceup" }, OTHERS], hand: [], ...more["player-2"] },
  });
}

/** Answers with the first option as long as something other than an action is asked. */
function untilAction(state: State): State {
  let now = state;
  for (let step = 0; step < 30 && !asked(now).endsWith(" action"); step++) {
    const options = offered(now);
    now = answers(now, options.includes("pass") ? "pass" : (options[0] ?? ""));
  }
  return now;
}

describe("a free action of Ruthless", () => {
  const GIDEON: UnitSpec = { unit: "moff-gideon-long-live-the-empire", at: [540, 300] };
  const TROOPERS: UnitSpec = { unit: STORM, at: [400, 300], order: "faceup" };

  const after = (action: string, troopers = TROOPERS, enemy = REBELS): readonly string[] => {
    const paid = answers(starting([troopers, GIDEON], {}, [enemy]), "effect 0", "wound p1.0.1");
    return offered(untilAction(answers(paid, `choose-option perform ${action}`)));
  };

  it("[leg.attack.one-attack-action] [leg.kw.ruthless] An attack by Ruthless is the attack action of the activation, and bars standby", () => {
    expect(after("aim")).toEqual(expect.arrayContaining(["perform attack", "perform standby"]));
    expect(after("attack")).not.toContain("perform attack");
    expect(after("attack")).not.toContain("perform standby");
  });

  it("[leg.standby.not-with-attack] [leg.kw.ruthless] A standby action by Ruthless bars attacks in the activation", () => {
    expect(after("standby")).toContain("perform aim");
    expect(after("standby")).not.toContain("perform attack");
  });

  it("[leg.withdraw.no-attack] [leg.withdraw.no-standby] [leg.kw.ruthless] A withdrawal by Ruthless bars attacks and standby in the activation", () => {
    const troopers: UnitSpec = {
      ...TROOPERS,
      others: [
        [370, 300],
        [370, 270],
        [370, 330],
      ],
    };
    const options = after("withdraw", troopers, { ...REBELS, at: [427, 300], defeated: 3 });
    expect(options).toContain("perform aim");
    expect(options).not.toContain("perform attack");
    expect(options).not.toContain("perform standby");
  });
});

describe("units that pay for an effect with their last wound", () => {
  const ALONE: UnitSpec = { unit: STORM, at: [400, 300], order: "faceup", defeated: 3 };

  it.each([
    ["New Ways to Motivate Them", "new-ways-to-motivate-them", ALONE, "darth-vader-dark-lord-of-the-sith"],
    ["Ruthless", undefined, ALONE, "moff-gideon-long-live-the-empire"],
    ["At Last", "at-last", { unit: "maul-a-rival", at: [400, 300], order: "faceup", wounds: [5] }, STORM],
  ] satisfies readonly (readonly [string, string | undefined, UnitSpec, string])[])(
    "[leg.wounds.unit-defeated] [leg.activation.turn-passes] %s ends the turn of a unit that it defeats",
    (_name, card, unit, friend) => {
      const own = card === undefined ? {} : { revealed: card };
      const paid = answers(starting([unit, { unit: friend, at: [540, 300] }], own), "effect 0");
      expect([left(paid, 0), asked(paid)]).toEqual([[], "player-2 activate"]);
    },
  );
});

describe("immobilize tokens under effects that set a speed", () => {
  it("[leg.kw.immobilize-x.effect] [leg.kw.wheel-mode] Each immobilize token lowers the speed that Wheel Mode and command cards set", () => {
    const held = (unit: string, immobilize: number): UnitSpec => ({
      unit,
      at: [400, 300],
      order: "faceup",
      tokens: { immobilize },
    });
    expect(speedNow(answers(starting([held("droidekas", 1)]), "effect 0"))).toBe(2);
    const acts = (unit: string, revealed: string, count: number): number =>
      speedNow(starting([held(unit, count)], { revealed }, [REBELS], {}));
    expect([0, 1, 2].map((count) => acts("yoda-grand-master-of-the-jedi-order", "size-matters-not", count))).toEqual([
      3, 2, 1,
    ]);
    expect([0, 1].map((count) => acts("wicket-hero-of-bright-tree", "close-call", count))).toEqual([3, 2]);
    expect([0, 1].map((count) => acts("ahsoka-tano-padawan-commander", "i-go-where-im-needed", count))).toEqual([1, 0]);
  });
});

describe("standby where something is forbidden", () => {
  const watching = (unit: string, x: number): UnitSpec => ({
    unit,
    at: [x, 300],
    order: "faceup",
    heading: { x: -1, y: 0 },
    tokens: { standby: 1 },
  });

  it("[leg.standby.target] [leg.cards.command-use] A unit with Sentinel at range 3 may not attack Maul under The Phantom Menace with its standby token", () => {
    const maul: UnitSpec = { unit: "maul-a-rival", at: [400, 300], order: "faceup" };
    const answer = (own: SideSpec) => {
      const state = starting([maul], own, [watching("1-4-fd-laser-cannon-team", 800)], {});
      return offered(answers(state, "perform aim", "choose-unit p2.0"));
    };
    expect(answer({})).toContain("perform attack");
    expect(answer({ revealed: "the-phantom-menace" })).not.toContain("perform attack");
  });

  it("[leg.standby.trigger] [leg.standby.not-own-activation] A standby attack may be answered with the standby token of a friend of the active unit, but not with its own", () => {
    const vader: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300], order: "faceup" };
    const friend: UnitSpec = { unit: STORM, at: [500, 420], tokens: { standby: 1 } };
    const state = starting([vader, friend], {}, [watching("rebel-troopers", 600)], {});
    const shot = answers(state, "perform standby", "choose-unit p2.0", "perform attack");
    let now = shot;
    for (let step = 0; step < 9 && asked(now) === "player-2 attack"; step++) now = answers(now, offered(now)[0] ?? "");
    expect([asked(now), offered(now)]).toEqual(["player-1 standby", ["choose-unit p1.1", "pass"]]);
  });
});

describe("captains", () => {
  it("[leg.priority.cannot-beats-can] A unit whose captain keeps its suppression removes none when it recovers", () => {
    const unit: UnitSpec = {
      unit: "rebel-troopers",
      upgrades: ["rebel-trooper-captain"],
      at: [400, 300],
      order: "faceup",
      tokens: { suppression: 1 },
    };
    const enemy: UnitSpec = { unit: STORM, at: [1100, 800], order: "faceup" };
    const state = answers(starting([unit], {}, [enemy]), "effect 0", "perform recover");
    expect([asked(state), tokensOf(state, "p1.0")["suppression"]]).toEqual(["player-1 action", 1]);
  });
});
