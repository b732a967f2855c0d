import { describe, expect, it } from "vitest";
import { dice, play, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { alone, type Reach, through } from "./bounds.ts";
import {
  acting,
  activate,
  answers,
  DONE,
  FAR,
  LOST,
  offered,
  order,
  playing,
  suppressionOf,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const CLONES = "clone-trooper-infantry";
const VADER: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300] };
const DOOKU: UnitSpec = { unit: "count-dooku-darth-tyranus", at: [400, 300] };
const MAUL: UnitSpec = { unit: "maul-a-rival", at: [400, 300] };
const GRIEVOUS: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [400, 300] };

const REACHES: readonly (readonly [card: string, whom: string, range: number, reach: Reach])[] = [
  [
    "I'll Do It Myself",
    "a droid",
    1,
    (gap) =>
      offered(playing("ill-do-it-myself", { units: [GRIEVOUS, alone("b1-battle-droids", gap)] }).state).includes(
        "choose-unit p1.1",
      ),
  ],
  [
    "Double the Fall",
    "the first enemy",
    2,
    (gap) => {
      const foes = { units: [alone(STORM, gap, { order: "faceup" })] } as const;
      const { state } = playing("double-the-fall", { units: [DOOKU] }, foes);
      return offered(through(state, "order p1.0")).includes("effect 0");
    },
  ],
  [
    "Double the Fall",
    "another enemy",
    2,
    (gap) => {
      const near = { ...alone(STORM, 0, { order: "faceup" }), at: [400, 400] } as const;
      const foes = { units: [near, alone(STORM, gap, { order: "faceup" })] } as const;
      const { state } = playing("double-the-fall", { units: [DOOKU] }, foes);
      return offered(through(state, "order p1.0", "effect 0")).includes("choose-unit p2.1");
    },
  ],
  [
    "Brutal Enforcer",
    "a unit of warriors",
    2,
    (gap) => {
      const sun: UnitSpec = { unit: "sun-fac-ruthless-lieutenant", at: [400, 300] };
      const warriors = alone("geonosian-warriors-soldiers-of-the-hive", gap);
      const { state } = playing("brutal-enforcer", { units: [sun, warriors] });
      return offered(through(state, "effect 0", "done")).includes("choose-unit p1.1");
    },
  ],
  [
    "Master of Evil",
    "an enemy",
    2,
    (gap) => {
      const { state } = playing("master-of-evil", { units: [VADER] }, { units: [alone(REBELS, gap)] });
      return suppressionOf(through(state, "order p1.0", "activate p1.0"), "p2.0") === 3;
    },
  ],
  [
    "Vader's Might",
    "an enemy",
    1,
    (gap) =>
      offered(acting("vaders-might", "p1.0", { units: [VADER] }, { units: [alone(REBELS, gap)] })).includes(
        "perform vaders-might",
      ),
  ],
  [
    "Vader's Might",
    "a friend",
    1,
    (gap) =>
      offered(acting("vaders-might", "p1.0", { units: [VADER, alone(STORM, gap)] })).includes("perform vaders-might"),
  ],
  [
    "His Eminence",
    "a friendly trooper",
    1,
    (gap) =>
      suppressionOf(
        playing("his-eminence", { faction: "galactic-empire", units: [MAUL, alone(STORM, gap)] }).state,
        "p1.1",
      ) === 1,
  ],
  [
    "His Eminence",
    "an enemy trooper",
    1,
    (gap) =>
      suppressionOf(
        playing("his-eminence", { faction: "galactic-empire", units: [MAUL] }, { units: [alone(REBELS, gap)] }).state,
        "p2.0",
      ) === 1,
  ],
  [
    "Lead from the Front",
    "a friend",
    1,
    (gap) => {
      const units = [{ unit: "clone-captain-rex-honorable-soldier", at: [400, 300] }, alone(CLONES, gap)] as const;
      const { state } = playing("lead-from-the-front", { battleForce: "501st-legion", units });
      return offered(state).includes("choose-unit p1.1");
    },
  ],
  [
    "Constantly Alert",
    "an enemy",
    1,
    (gap) => {
      const units = [
        { unit: STORM, at: [400, 300], defeated: 3 },
        { unit: "imperial-officer-ruthless-efficiency", at: [100, 800] },
      ] as const;
      const { state } = playing(
        "constantly-alert",
        { battleForce: "tempest-force", units },
        { units: [alone(REBELS, gap)] },
        order("p1.0"),
      );
      return tokensOf(state, "p1.0")["aim"] === 1;
    },
  ],
];

describe("how far command cards reach", () => {
  it.each(REACHES)(
    "[leg.range.at] The effect of %s is about %s at range %i and not beyond",
    (_card, _whom, range, reach) => {
      expect([reach(150 * range), reach(150 * range + 1)]).toEqual([true, false]);
    },
  );

  it.each(["anakin-skywalker-the-chosen-one", "clone-captain-rex-honorable-soldier"])(
    "[leg.range.at] Leaders of the 501st lets units at range 2 of %s rally with red dice in this activation, and none beyond",
    (leader) => {
      const rallied = (gap: number) => {
        const state = scenario({
          "player-1": {
            battleForce: "501st-legion",
            units: [
              { unit: leader, at: [400, 300] },
              alone(CLONES, gap, { tokens: { suppression: 1 }, order: "faceup" }),
              { unit: CLONES, at: [1600, 100], order: "faceup" },
            ],
            permanents: ["leaders-of-the-501st"],
            hand: [],
          },
          "player-2": { units: [LOST], hand: [] },
        });
        const { state: begun, events } = play(state, [activate("p1.1")], { draws: dice(["blank"]) });
        const over = play(begun, [DONE]).state;
        return [events.flatMap((event) => (event.type === "dice-rolled" ? event.dice : [])), over.ongoing.length];
      };
      expect(rallied(300)).toEqual([["red-defense"], 0]);
      expect(rallied(301)).toEqual([["white-defense"], 0]);
    },
  );
});

describe("how many command cards are about", () => {
  const crowd = (unit: string, ...spots: readonly (readonly [number, number])[]): readonly UnitSpec[] =>
    spots.map((at) => alone(unit, 0, { at: [...at] }));
  const AROUND = [
    [440, 300],
    [360, 300],
    [400, 340],
    [400, 260],
  ] as const;

  it("[leg.cards.command-use] I'll Do It Myself wounds one droid, of however many stand beside Grievous", () => {
    const droids = AROUND.slice(0, 2).map(([x, y]) => ({
      ...alone("b1-battle-droids", 0),
      at: [x * 2 - 400, y] as const,
    }));
    const { state } = playing("ill-do-it-myself", { units: [GRIEVOUS, ...droids] }, FAR, unitChosen("p1.1"));
    expect(offered(state).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
  });

  it("[leg.cards.command-use] Lead from the Front names three friends at most", () => {
    const units = [
      { unit: "clone-captain-rex-honorable-soldier", at: [400, 300] } as const,
      ...crowd(CLONES, ...AROUND),
    ];
    const { state } = playing("lead-from-the-front", { battleForce: "501st-legion", units });
    const named = answers(state, "choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3");
    expect(offered(named)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
  });

  it("[leg.cards.command-use] Sneaky Scouting marks two enemies, of however many stand near Wicket", () => {
    const wicket: UnitSpec = { unit: "wicket-hero-of-bright-tree", at: [400, 300] };
    const foes = { units: crowd(STORM, [400, 400], [500, 400], [300, 400]) };
    const { state } = playing("sneaky-scouting", { units: [wicket] }, foes, unitChosen("p2.0"), unitChosen("p2.1"));
    expect(offered(state).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
    expect([0, 1, 2].map((unit) => tokensOf(state, `p2.${unit}`)["observation"] ?? 0)).toEqual([2, 2, 0]);
  });

  it("[leg.cards.command-use] Deploy the Garrison lets two troopers stand by, of however many have an order", () => {
    const krennic: UnitSpec = { unit: "director-orson-krennic-architect-of-terror", at: [100, 800], order: "faceup" };
    const troops = crowd(STORM, [400, 300], [500, 300], [600, 300]).map(
      (one) => ({ ...one, order: "faceup" }) as const,
    );
    const { state } = playing("deploy-the-garrison", { units: [krennic, ...troops] });
    const two = through(state, "choose-unit p1.1", "choose-unit p1.2");
    expect(offered(two).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
    expect([1, 2, 3].map((unit) => tokensOf(two, `p1.${unit}`)["standby"] ?? 0)).toEqual([1, 1, 0]);
  });

  it("[leg.cards.command-use] Under Unrelenting Fire an enemy unit rallies one suppression token off, whatever its dice show", () => {
    const state = scenario({
      active: "player-1",
      "player-1": {
        units: [
          alone(REBELS, 0, { order: "faceup", tokens: { suppression: 3 } }),
          { unit: "leia-organa-fearless-and-inventive", at: [500, 300], order: "faceup" },
        ],
        hand: [],
      },
      "player-2": { units: [LOST], hand: [], revealed: "unrelenting-fire" },
    });
    const { events } = play(state, [activate("p1.0")], { draws: dice(["block", "defense-surge", "block"]) });
    const lost = events.flatMap((one) =>
      one.type === "tokens-lost" && one.token === "suppression" ? [one.amount] : [],
    );
    expect(lost[0]).toBe(1);
  });

  it("[leg.actions.free-card-action-cost] Vader's Might costs no action", () => {
    const state = acting("vaders-might", "p1.0", { units: [VADER] }, { units: [alone(REBELS, 10)] });
    const lifted = answers(state, "perform vaders-might");
    expect(lifted.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([2]);
  });

  it.each(["rebel-commandos", "at-rt-rebel-alliance", "t-47-airspeeder"])(
    "[leg.order-pool.create] They Too Will Suffer puts the order of %s back as one of the lower ranks",
    (unit) => {
      const kraken: UnitSpec = { unit: "kraken-super-tactical-droid", at: [400, 300] };
      const foes = {
        units: [
          { unit: "leia-organa-fearless-and-inventive", at: [400, 800], order: "faceup" },
          { unit, at: [900, 700], order: "faceup" },
          { unit: REBELS, at: [1500, 800], order: "faceup" },
        ],
      } as const;
      const { state } = playing("they-too-will-suffer", { units: [kraken] }, foes);
      expect(offered(state)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
    },
  );
});
