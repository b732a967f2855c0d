import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, choose, DONE, declare, order, perform, unitChosen } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, here, playing, revealing } from "../../../helpers/commands.ts";
import { asked, eligible, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { apart, through } from "../reach.ts";

const LUKE = { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 200] } as const;
const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const JEDI_LUKE = { unit: "luke-skywalker-jedi-knight", at: [400, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const JEDI = here("luke-skywalker-jedi-knight");

const crowd = (unit: string): readonly UnitSpec[] =>
  [
    [450, 300],
    [350, 300],
    [400, 350],
    [400, 250],
  ].map(([x = 0, y = 0]) => apart(unit, 0, { at: [x, y] }));

const askedFor = (state: State): readonly string[] => offered(state).filter((key) => key.startsWith("choose-unit"));
const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 200] } as const;
const VEERS = { unit: "general-veers-master-tactician", at: [1600, 700] } as const;
const LEIA_FAR = { ...LEIA, at: [1200, 100] } as const;

it("[leg.command.timing-5-during-activation] Son of Skywalker lets Luke attack once more after his first attack", () => {
  const enemies: SideSpec = {
    units: [
      { unit: "stormtroopers", at: [400, 400] },
      { unit: "stormtroopers", at: [600, 400] },
    ],
  };
  const miss = dice(["blank", "blank", "blank", "blank"]);
  const { state } = playing(
    "son-of-skywalker",
    { units: [LUKE, { unit: "rebel-troopers", at: [1700, 800] }] },
    enemies,
  );
  const fighting = play(state, [activate("p1.0"), perform("attack")]).state;
  const again = play(fighting, [declare("p2.0")], { draws: miss }).state;
  expect(game.decision(again)).toMatchObject({ kind: "volley", rule: "leg.cards.command-use", context: { left: 1 } });
  expect(offered(again)).toEqual(["declare p2.0", "declare p2.1", "done"]);
  const twice = play(again, [declare("p2.1")], { draws: miss }).state;
  expect(game.decision(twice)).toMatchObject({ kind: "action", context: { done: ["attack", "attack"], actions: 1 } });
  expect(game.decision(play(again, [DONE]).state)).toMatchObject({ kind: "action", context: { done: ["attack"] } });
});

it("[leg.cards.command-use] I Am a Jedi forbids Luke and up to 2 enemy trooper units at range 3 to attack", () => {
  const enemies: SideSpec = {
    units: [
      { unit: STORM, at: [400, 500] },
      { unit: STORM, at: [700, 500] },
      { unit: STORM, at: [1700, 800] },
      { unit: "74-z-speeder-bikes", at: [200, 500] },
    ],
  };
  const { state } = playing("i-am-a-jedi", { units: [JEDI_LUKE, TROOPS] }, enemies);
  expect(offered(state)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "done"]);
  const calmed = play(state, [unitChosen("p2.1"), DONE]).state;
  expect(offered(calmed)).not.toContain("choose-unit p2.0");
  expect(lent(calmed)).toEqual(["3 i-am-a-jedi 1 round"]);
  const both = play(state, [unitChosen("p2.0"), unitChosen("p2.1")]).state;
  expect(lent(both)).toEqual(["2 i-am-a-jedi 1 round", "3 i-am-a-jedi 1 round"]);
  const attacks = (activating: string, ongoing: boolean): boolean =>
    offered(
      scenario({
        activating,
        "player-1": { units: [JEDI_LUKE], hand: [], revealed: "i-am-a-jedi" },
        "player-2": { units: [{ ...ONE, at: [400, 227] }], hand: [] },
        ongoing: ongoing ? [{ unit: "p2.0", keyword: "i-am-a-jedi", value: 1, until: "round" }] : [],
      }),
    ).includes("perform attack");
  expect([attacks("p1.0", false), attacks("p2.0", false), attacks("p2.0", true)]).toEqual([false, true, false]);
});

it("[leg.cards.command-use] I Am a Jedi forbids at most two enemies to attack", () => {
  const { state } = playing(
    "i-am-a-jedi",
    { units: [JEDI] },
    { units: crowd(STORM) },
    unitChosen("p2.0"),
    unitChosen("p2.1"),
  );
  expect(askedFor(state)).toEqual([]);
});

it("[leg.roll-defense.gather] Full of Surprises gives Luke a dodge token, and a white defense die for each point of courage above his suppression", () => {
  const luke = { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 200] } as const;
  expect(tokensOf(playing("full-of-surprises", { units: [luke] }).state, "p1.0")).toMatchObject({ dodge: 1 });
  const rolled = (suppression: number): number => {
    const state = scenario({
      activating: "p2.0",
      "player-1": { units: [{ ...luke, tokens: { suppression } }], hand: [], revealed: "full-of-surprises" },
      "player-2": { units: [{ ...ONE, at: [400, 400] }], hand: [] },
    });
    const { events } = play(state, [perform("attack")]);
    const dice = events.flatMap((event) =>
      event.type === "dice-rolled" && event.rule === "leg.roll-defense.roll" ? event.dice : [],
    );
    return dice.filter((die) => die === "white-defense").length;
  };
  expect([0, 1, 3, 4].map(rolled)).toEqual([3, 2, 0, 0]);
});

it("[leg.command.timing-3-issue-orders] My Ally Is the Force gives each ordered unit a dodge token", () => {
  const mine: SideSpec = {
    units: [LUKE, { unit: "rebel-troopers", at: [800, 100] }, { unit: "rebel-troopers", at: [1100, 100] }],
  };
  const { state } = playing("my-ally-is-the-force", mine, FAR_SIDE, order("p1.0"), order("p1.1"));
  expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`)["dodge"] ?? 0)).toEqual([1, 1, 0]);
});

it("[leg.command.timing-5-during-activation] Return of the Jedi lets friends around Luke remove a suppression token each", () => {
  const shaken = { tokens: { suppression: 2 } } as const;
  const mine: SideSpec = {
    units: [
      { ...LUKE, ...shaken },
      { unit: "rebel-troopers", at: [600, 200], ...shaken },
      { unit: "rebel-troopers", at: [1500, 200], ...shaken },
    ],
  };
  const { state } = playing("return-of-the-jedi", mine, FAR_SIDE, order("p1.0"), order("p1.1"));
  expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1 });
  const asked = play(state, [activate("p1.0")]).state;
  expect(game.decision(asked)).toMatchObject({ kind: "choose-unit", context: { keyword: "return-of-the-jedi" } });
  expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
  const calmed = play(asked, [unitChosen("p1.1"), DONE], { draws: dice(["blank", "blank"]) }).state;
  expect([tokensOf(calmed, "p1.0")["suppression"], tokensOf(calmed, "p1.1")["suppression"]]).toEqual([2, 1]);
});

it("[leg.actions.free-card-action-cost] You Serve Your Master Well gives a friendly trooper unit a free action, or a suppressed enemy unit 3 suppression", () => {
  const luke = { unit: "luke-skywalker-jedi-knight", at: [400, 200] } as const;
  const state = scenario({
    activating: "p1.0",
    "player-1": { units: [luke, TROOPS, LEIA_FAR], hand: [], revealed: "you-serve-your-master-well" },
    "player-2": {
      units: [
        { unit: STORM, at: [900, 400], tokens: { suppression: 1 } },
        { unit: STORM, at: [1400, 600] },
        { ...VEERS, tokens: { suppression: 3 } },
      ],
      hand: [],
    },
  });
  const asked = play(state, [perform("you-serve-your-master-well")]).state;
  expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0"]);
  expect(tokensOf(play(asked, [unitChosen("p2.0")]).state, "p2.0")).toEqual({ suppression: 4 });
  const served = play(asked, [unitChosen("p1.1")]).state;
  expect(offered(served)).toEqual(["choose-option move-freely", "choose-option attack-freely"]);
  expect(game.decision(play(served, [choose("move-freely")]).state)).toMatchObject({
    kind: "move",
    context: { unit: "p1.1" },
  });
  expect(game.decision(play(served, [choose("attack-freely")]).state)).toMatchObject({
    kind: "attack",
    context: { unit: "p1.1" },
  });
});

describe("Return of the Jedi, You Serve Your Master Well", () => {
  const REBELS = "rebel-troopers";
  const LUKE: UnitSpec = { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 300] };
  const shaken = { tokens: { suppression: 1 } } as const;

  /** A unit that acts as the Activation Phase goes on, with a card revealed. */
  const begun = (card: string, mine: SideSpec, unit: string, theirs: SideSpec = FAR_SIDE): State =>
    through(
      scenario({ "player-1": { hand: [], revealed: card, ...mine }, "player-2": { hand: [], ...theirs } }),
      `activate ${unit}`,
    );

  it("[leg.cards.command-use] Return of the Jedi is offered only to troopers around Luke that have suppression", () => {
    const mine: SideSpec = {
      units: [
        { ...LUKE, order: "faceup" },
        { unit: REBELS, at: [600, 300], ...shaken },
        { unit: REBELS, at: [400, 500] },
      ],
    };
    expect(eligible(begun("return-of-the-jedi", mine, "p1.0"))).toEqual(["p1.1"]);
  });

  it("[leg.undeployed.friendly-undeployed] Return of the Jedi removes suppression from undeployed units while Luke is undeployed, too", () => {
    const mine = (luke: UnitSpec): SideSpec => ({
      units: [luke, { unit: REBELS, ...shaken }, { unit: REBELS, at: [600, 300], ...shaken }],
    });
    const { at: _at, ...waiting } = LUKE;
    expect(eligible(begun("return-of-the-jedi", mine({ ...waiting, order: "faceup" }), "p1.0"))).toEqual(["p1.1"]);
    expect(eligible(begun("return-of-the-jedi", mine({ ...LUKE, order: "faceup" }), "p1.0"))).toEqual(["p1.2"]);
  });

  it("[leg.cards.command-use] You Serve Your Master Well cannot name vehicles, commanders, operatives, undeployed units or defeated units", () => {
    const mine: SideSpec = {
      units: [
        LUKE,
        { unit: REBELS, at: [700, 300] },
        { unit: "at-rt-rebel-alliance", at: [900, 300] },
        { unit: REBELS },
        { unit: REBELS, at: [1100, 300], defeated: 4 },
        { unit: "leia-organa-fearless-and-inventive", at: [1300, 300] },
      ],
    };
    const foes: SideSpec = {
      units: [
        { unit: STORM, at: [700, 700], ...shaken },
        { unit: STORM, at: [1000, 700] },
      ],
    };
    const asked = through(
      revealing("you-serve-your-master-well", "p1.0", mine, foes),
      "perform you-serve-your-master-well",
    );
    expect(eligible(asked)).toEqual(["p1.1", "p2.0"]);
  });
});

it("[leg.actions.free-action-window] A standby attack is Luke's first attack of the round for Son of Skywalker, and brings no second one", () => {
  const troops: UnitSpec = { ...ONE, order: "faceup" };
  const luke = (standby: number): SideSpec => ({
    units: [
      { ...LUKE, tokens: { standby } },
      { unit: "rebel-troopers", at: [1700, 100], order: "faceup" },
    ],
    hand: [],
    revealed: "son-of-skywalker",
  });
  const foes: SideSpec = { units: [troops, VEERS], hand: [] };
  const watched = scenario({ activating: "p2.0", "player-1": luke(1), "player-2": foes });
  const shot = follow(watched, "perform aim", "choose-unit p1.0", "perform attack", [
    "blank",
    "blank",
    "blank",
    "blank",
  ]);
  expect(game.decision(shot.state)).toMatchObject({ seat: "player-2", kind: "action" });
  expect(lent(shot.state)).toEqual(["0 son-of-skywalker 1 round"]);
  const attacked = (ongoing: Scenario["ongoing"] & {}): string | undefined => {
    const acts = scenario({ activating: "p1.0", "player-1": luke(0), "player-2": foes, ongoing });
    return game.decision(follow(acts, "perform attack", ["blank", "blank", "blank", "blank"]).state)?.kind;
  };
  expect(attacked([])).toBe("volley");
  expect(attacked([{ unit: "p1.0", keyword: "son-of-skywalker", value: 1, until: "round" }])).toBe("action");
});

it("[leg.attack.one-attack-action] A unit that has attacked with its standby token in Luke's turn performs no attack action for You Serve Your Master Well", () => {
  const start = scenario({
    activating: "p1.0",
    "player-1": {
      units: [
        { unit: "luke-skywalker-jedi-knight", at: [400, 300] },
        { unit: "rebel-troopers", at: [430, 420], defeated: 3, tokens: { standby: 1 } },
      ],
      hand: [],
      revealed: "you-serve-your-master-well",
    },
    "player-2": { units: [{ unit: STORM, at: [620, 360], defeated: 3, tokens: { standby: 1 } }], hand: [] },
  });
  const served = (state: State): readonly string[] =>
    offered(through(state, "perform you-serve-your-master-well", "choose-unit p1.1"));
  const attacked = answers(start, "perform aim", "choose-unit p2.0", "perform attack");
  expect(asked(attacked)).toBe("player-1 standby");
  expect(served(answers(attacked, "pass"))).toContain("choose-option attack-freely");
  const answered = answers(attacked, "choose-unit p1.1", "perform attack");
  expect(served(answered)).not.toContain("choose-option attack-freely");
});
