import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { begin, type Scenario, scenario, type UnitSpec } from "../../src/testing/index.ts";
import { asked, held, offered } from "../helpers/reading.ts";
import { battle, follow, type Scripted } from "../helpers/script.ts";

// Objectives that meet other rules: suppression, panic, keywords, two players who score at once.

const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 600] };
const FAR: UnitSpec = { unit: "at-rt-rebel-alliance", at: [1700, 850] };
const WALKER: UnitSpec = { unit: "at-st", at: [1700, 100] };
const HANDS = ["ambush", "push"];

/** The End Phase of a mission, up to the next round's cards. */
function ended(mine: readonly UnitSpec[], theirs: readonly UnitSpec[], more: Partial<Scenario>): Scripted {
  return begin({
    phase: "end",
    round: 2,
    "player-1": { units: mine, hand: HANDS },
    "player-2": { units: theirs, hand: HANDS },
    ...more,
  });
}

const points = ({ state }: Pick<Scripted, "state">): readonly number[] => state.sides.map((one) => one.points);
const poi = (x: number, y: number, name: string) => ({ kind: "poi", name, at: [x, y] }) as const;

describe("contesting", () => {
  const pile = { mission: { primary: "close-the-pocket" }, tokens: [poi(900, 450, "stockpile")] } as const;

  it("[leg.objective.contest] [leg.panic.commander-courage] A unit saved from panic by a commander can contest, but a panicked one cannot", () => {
    // Three tokens on courage 1: one goes in the End Phase, but only after the points are scored.
    const troops: UnitSpec = { ...STORM, at: [900, 500], tokens: { suppression: 3 } };
    const veers: UnitSpec = { unit: "general-veers-master-tactician", at: [900, 700] };
    const [alone, led] = [points(ended([troops, WALKER], [FAR], pile)), points(ended([troops, veers], [FAR], pile))];
    expect([alone, led]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it("[leg.kw.incognito.restrictions] K-2SO cannot contest while Incognito, but can after he has attacked", () => {
    const k2: UnitSpec = { unit: "k-2so-sardonic-security-droid", at: [900, 500] };
    const revealed = { ongoing: [{ unit: "p2.0", keyword: "incognito", value: -1, until: "game" }] } as const;
    expect(points(ended([WALKER], [k2, FAR], pile))).toEqual([0, 0]);
    expect(points(ended([WALKER], [k2, FAR], { ...pile, ...revealed }))).toEqual([0, 1]);
  });

  it("[leg.objective.secure] Two units of one side secure against one of the other, and a unit that holds nothing counts as much as a hero", () => {
    const beside = (x: number): UnitSpec => ({ ...STORM, at: [x, 500] });
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [900, 400] };
    const theirs = [leia, FAR] as const;
    expect(points(ended([beside(840), beside(960)], theirs, pile))).toEqual([1, 0]);
    expect(points(ended([beside(840)], theirs, pile))).toEqual([0, 0]);
  });
});

describe("assets", () => {
  const bomb = {
    mission: { primary: "close-the-pocket", secondary: "destroy-enemy-base" },
    tokens: [{ kind: "asset", name: "bomb", at: [300, 350] }],
  } as const;

  it("[leg.objective.claim-action] [leg.actions.free-action-once] A unit claims an asset once as a free action, and is not offered an asset that it holds", () => {
    const claimed = follow(battle([STORM], [], bomb), "perform claim bomb.0");
    expect(claimed.state.units[0]?.holds).toEqual([0]);
    expect(offered(claimed.state)).toContain("perform aim");
    expect(offered(claimed.state).filter((key) => key.includes("claim"))).toEqual([]);
  });

  it("[leg.rally.panicked-drops] [leg.objective.drop-placement] A panicked unit drops its asset, and the opponent chooses where", () => {
    const bearer: UnitSpec = { ...STORM, tokens: { suppression: 2 } };
    const start = begin({
      activating: "p1.0",
      activation: { stage: "panic" },
      "player-1": { units: [bearer, WALKER], hand: [] },
      "player-2": { units: [FAR], hand: [] },
      mission: bomb.mission,
      tokens: [{ kind: "asset", name: "bomb", holder: "p1.0" }],
    });
    expect(asked(start.state)).toBe("player-2 drop");
  });

  it("[leg.kw.weighed-down] [leg.kw.jump-x.action] Geonosians that hold an asset cannot jump until they have lost it", () => {
    const bugs: UnitSpec = { unit: "geonosian-warriors-soldiers-of-the-hive", at: [300, 300] };
    const offers = (holder: boolean) =>
      offered(
        battle([bugs], [], {
          "player-1": { units: [bugs, { unit: "b1-battle-droids", at: [1700, 100] }], hand: [] },
          mission: bomb.mission,
          tokens: [{ kind: "asset", name: "bomb", ...(holder ? { holder: "p1.0" } : { at: [900, 800] as const }) }],
        }),
      );
    expect([offers(true).includes("perform jump"), offers(false).includes("perform jump")]).toEqual([false, true]);
    expect(offers(true)).toContain("perform move");
  });

  it("[leg.kw.speeder-x.assets] Speeder bikes that hold an asset may make only one move action in addition to the compulsory move", () => {
    const bikes: UnitSpec = { unit: "74-z-speeder-bikes", at: [600, 300], heading: { x: 0, y: 1 } };
    const start = battle([bikes], [], {
      mission: bomb.mission,
      tokens: [{ kind: "asset", name: "bomb", holder: "p1.0" }],
      activation: { done: ["move"] },
      actions: 1,
    });
    expect(offered(start)).not.toContain("perform move");
  });
});

describe("the end of the game", () => {
  it("[leg.win.twelve-vp] A score of 13 to 12 ends the game before round five, but 12 to 12 does not", () => {
    const score = (one: number, other: number, round = 3) =>
      begin({
        phase: "end",
        round,
        "player-1": { units: [STORM], hand: HANDS, points: one },
        "player-2": { units: [REBELS], hand: HANDS, points: other },
      }).state.outcome?.winners ?? null;
    expect([score(12, 12), score(13, 12), score(11, 3), score(12, 3)]).toEqual([
      null,
      ["player-1"],
      null,
      ["player-1"],
    ]);
  });

  it("[leg.win.tie-points] The player who lost fewer points of units wins a tie after round five", () => {
    const over = (mine: readonly UnitSpec[], theirs: readonly UnitSpec[]) =>
      begin({
        phase: "end",
        round: 5,
        "player-1": { units: mine, hand: HANDS, points: 4 },
        "player-2": { units: theirs, hand: HANDS, points: 4 },
      }).state.outcome?.winners;
    const lost: UnitSpec = { ...STORM, at: [600, 300], defeated: 4 };
    expect(over([STORM, lost], [REBELS])).toEqual(["player-2"]);
    expect(over([STORM, lost], [REBELS, { ...REBELS, at: [900, 600], defeated: 4 }])).toEqual(["player-2"]);
    expect(over([STORM, lost], [REBELS, { unit: "rebel-veterans", at: [900, 600], defeated: 4 }])).toEqual([
      "player-1",
    ]);
  });
});

describe("tokens at the end of a round", () => {
  it("[leg.end.remove-green-standby] [leg.end.remove-suppression] The End Phase removes green tokens and one suppression token, but not wounds, ion, poison and shields", () => {
    const troops: UnitSpec = {
      unit: "clone-commandos",
      at: [300, 300],
      tokens: { aim: 1, dodge: 2, surge: 1, standby: 1, suppression: 3, poison: 1, immobilize: 1, observation: 2 },
    };
    const over = ended([troops], [{ unit: "b1-battle-droids", at: [1700, 800] }], {});
    const left = (
      ["aim", "dodge", "surge", "standby", "suppression", "poison", "immobilize", "observation", "shield"] as const
    ).map((kind) => held(over, "p1.0", kind));
    expect(left).toEqual([0, 0, 0, 0, 2, 1, 1, 0, 1]);
  });

  it("[leg.kw.danger-sense-x.keep] [leg.end.remove-suppression] Pykes may keep the suppression token that the End Phase would remove", () => {
    const pykes: UnitSpec = { unit: "pyke-syndicate-foot-soldiers", at: [300, 300], tokens: { suppression: 2 } };
    const over = ended([pykes, { unit: "pyke-syndicate-capo", at: [600, 300] }], [FAR], {
      "player-1": {
        units: [pykes, { unit: "pyke-syndicate-capo", at: [600, 300] }],
        hand: HANDS,
        faction: "galactic-empire",
      },
    });
    expect(asked(over.state)).toBe("player-1 choose-unit");
    expect(held(follow(over.state, "choose-unit p1.0"), "p1.0", "suppression")).toBe(2);
    expect(held(follow(over.state, "done"), "p1.0", "suppression")).toBe(1);
  });

  it("[leg.kw.generator-x] [leg.kw.recharge-x] Droidekas flip one shield in the End Phase, and only an inactive one", () => {
    const droids: UnitSpec = { unit: "droidekas", at: [300, 300], tokens: { shield: 1, "inactive-shield": 3 } };
    const over = ended([droids, { unit: "b1-battle-droids", at: [900, 300] }], [FAR], {});
    const turned = follow(over.state, "choose-unit p1.0");
    expect([held(turned, "p1.0", "shield"), held(turned, "p1.0", "inactive-shield")]).toEqual([2, 2]);
    expect(asked(turned.state)).not.toContain("choose-unit");
  });
});

describe("both players at once", () => {
  it("[leg.timing.priority-first] [leg.kw.reliable-x] Both sides gain the surge tokens of Reliable as the Activation Phase starts, the player with priority first", () => {
    const start: State = scenario({
      phase: "command",
      "player-1": {
        units: [
          { unit: "imperial-special-forces", at: [300, 300] },
          { unit: "general-veers-master-tactician", at: [600, 300] },
        ],
        hand: ["ambush"],
      },
      "player-2": {
        units: [
          { unit: "chewbacca-hero-of-kashyyyk", at: [300, 700] },
          { unit: "clone-trooper-infantry", at: [900, 700] },
        ],
        hand: [],
      },
    });
    const ordered = follow(start, "choose-command ambush", "order p1.0");
    expect(asked(ordered.state)).toBe("player-2 effects");
    const over = follow(ordered.state, "effect 0");
    expect(["p1.0", "p1.1", "p2.0", "p2.1"].map((unit) => held(over, unit, "surge"))).toEqual([1, 0, 2, 1]);
  });
});
