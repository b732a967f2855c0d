import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { issueOrder } from "../../src/rounds/orders.ts";
import { brokenInvariants } from "../../src/saves/invariants.ts";
import type { Action } from "../../src/state/actions.ts";
import type { GameFrame } from "../../src/state/frames.ts";
import type { SideState, State, TableToken } from "../../src/state/state.ts";
import type { TokenKind } from "../../src/state/tokens.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { put, unitChosen } from "../helpers/actions.ts";
import { acting } from "../helpers/activations.ts";
import { endOf, mission, tokenAt } from "../helpers/missions.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, type SceneOptions, scene, settled } from "../helpers/scene.ts";

const HANDS = [
  ["ambush", "push"],
  ["ambush", "push"],
] as const;
const choose = (subject: string): Action => ({ type: "choose-option", subject });
const pass: Action = { type: "done" };

/** A mission in which both players have the card. */
const both = (card: string) => mission("close-the-pocket", null, [card, card]);
const mine = (card: string) => mission("close-the-pocket", null, [card, null]);

function tokens(state: State, kind: TokenKind): readonly number[] {
  return state.units.map((_, place) => unitTokens(state, place, kind));
}

/** The Command Phase at a step. */
function command(step: Extract<GameFrame, { kind: "command" }>["stage"], options: SceneOptions): State {
  return settled(
    scene({
      ...options,
      frames: [{ kind: "command", stage: step, turn: 0 }],
      state: { phase: "command", ...options.state },
    }),
  ).state;
}

const TROOPS: readonly Fielding[] = [
  { unit: "general-veers-master-tactician", at: [100, 100], state: { ordered: true, order: "faceup" } },
  { unit: "stormtroopers", at: [900, 300] },
];
const REBELS: readonly Fielding[] = [
  { unit: "leia-organa-fearless-and-inventive", at: [1700, 800], state: { ordered: true, order: "faceup" } },
  { unit: "rebel-troopers", at: [900, 600] },
];

describe("Ordnance", () => {
  it("[leg.cards.advantage-content] Each player may place an ordnance token as a Command Phase ends, once per game", () => {
    const asked = command("order-pool", { armies: [TROOPS, REBELS], state: { mission: both("ordnance") } });
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", space: "sampled" });
    expect(asked.sides[0].orderPool.corps).toBe(1);
    expect(brokenInvariants({ box, state: asked }).map(({ code }) => code)).not.toContain("order-tokens");
    expectIllegal(engine.apply(asked, put("ordnance", 900, 300)), "leg.overlap.token-not-on-mini");
    const placed = playOut(asked, [put("ordnance", 900, 700)]);
    expect(eventsOf(placed, "token-placed")).toMatchObject([{ token: "ordnance.0", cause: "ordnance" }]);
    expect(placed.state.tokens[0]).toMatchObject({ kind: "advantage", owner: 0 });
    expect(engine.decision(placed.state)).toMatchObject({ seat: "player-2", kind: "mission" });
    const begun = playOut(placed.state, [pass]).state;
    expect(begun.phase).toBe("activation");
    const later = command("order-pool", {
      armies: [TROOPS, REBELS],
      state: { mission: begun.mission, round: 3 },
    });
    expect(engine.decision(later)).toMatchObject({ seat: "player-2", kind: "mission" });
  });

  const lying = (owner: 0 | 1, x: number, y: number): TableToken =>
    tokenAt("ordnance", [x, y], { kind: "advantage", owner });
  /** The End Phase in which the token goes off, with these faces. */
  const exploded = (theirs: readonly Fielding[], faces: readonly string[], tokens = [lying(0, 900, 510)]) =>
    settled(endOf({ armies: [TROOPS, theirs], hands: HANDS, state: { mission: both("ordnance"), tokens } }), faces);

  it("[leg.cards.advantage-content] Ordnance suppresses troopers of both sides near it for each hit and critical of three dice", () => {
    const step = exploded(REBELS, ["hit", "critical", "attack-surge"]);
    expect(eventsOf(step, "token-rolled")).toMatchObject([
      { token: "ordnance.0", dice: ["black-attack", "black-attack", "black-attack"] },
    ]);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ unit: "p2.1", token: "suppression", amount: 2 }]);
    expect(eventsOf(step, "token-removed")).toMatchObject([{ token: "ordnance.0" }]);
    const nearBoth = exploded([...REBELS], ["hit", "blank", "blank"], [lying(0, 900, 420)]);
    expect(eventsOf(nearBoth, "tokens-gained").map((event) => event.unit)).toEqual(["p1.1"]);
  });

  it("[leg.cards.advantage-content] Vehicles and units with Armor near Ordnance suffer two wounds for a critical and one for a hit", () => {
    const walker: Fielding = { unit: "t-47-airspeeder", at: [960, 500] };
    const far: Fielding = { unit: "at-rt-rebel-alliance", at: [900, 720] };
    const step = exploded([REBELS[0] ?? walker, walker, far], ["hit", "critical", "blank"]);
    const wounds = eventsOf(step, "unit-wounded").filter(({ cause }) => cause === "ordnance");
    expect(wounds.reduce((sum, { wounds: dealt }) => sum + dealt, 0)).toBe(3);
    expect(wounds.every(({ miniature }) => miniature.startsWith("p2.1"))).toBe(true);
    expect(eventsOf(step, "tokens-gained")).toEqual([]);
  });

  it("[leg.cards.advantage-content] The second player's Ordnance works the same way, and nothing is rolled without a token", () => {
    const step = exploded(REBELS, ["hit", "blank", "blank"], [lying(1, 900, 510)]);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ unit: "p2.1", amount: 1 }]);
    expect(eventsOf(exploded(REBELS, [], []), "token-rolled")).toEqual([]);
    const gone = { ...lying(0, 900, 500), removed: true };
    expect(eventsOf(exploded(REBELS, [], [gone]), "token-rolled")).toEqual([]);
  });
});

describe("Strafing Run", () => {
  const lying = (owner: 0 | 1): TableToken => tokenAt("air-support", [600, 600], { kind: "advantage", owner });

  it("[leg.cards.advantage-content] Strafing Run may place an air support token as the Command Phase ends, once per game", () => {
    const asked = command("order-pool", { armies: [TROOPS, REBELS], state: { mission: mine("strafing-run") } });
    const placed = playOut(asked, [put("air-support", 600, 600)]).state;
    expect(placed.tokens[0]).toMatchObject({ kind: "advantage", name: "air-support", owner: 0 });
    expect(placed.phase).toBe("activation");
    const again = command("order-pool", { armies: [TROOPS, REBELS], state: { mission: placed.mission, round: 3 } });
    expect(again.phase).toBe("activation");
  });

  const theirs: readonly Fielding[] = [
    { unit: "leia-organa-fearless-and-inventive", at: [1700, 800] },
    { unit: "rebel-troopers", at: [800, 600] },
    { unit: "rebel-troopers", at: [880, 670] },
  ];
  const asked = (owner: 0 | 1 = 0): State =>
    settled(
      endOf({
        armies: [TROOPS, theirs],
        hands: HANDS,
        state: { mission: both("strafing-run"), tokens: [lying(owner)] },
      }),
    ).state;

  it("[leg.cards.advantage-content] Strafing Run places its ruler from the air support token to a spot at range 2 as the End Phase starts", () => {
    const state = asked();
    expect(engine.decision(state)).toMatchObject({ seat: "player-1", kind: "mission", space: "sampled" });
    expect(
      expectIllegal(engine.apply(state, put("air-support.0", 912.6, 600)), "leg.cards.advantage-content").code,
    ).toBe("run-ends-too-far");
    expectIllegal(engine.apply(state, put("air-support.0", 600, 600)), "leg.cards.advantage-content");
    expectIllegal(engine.apply(state, put("air-support.0", 600, 901)), "leg.cards.advantage-content");
    expectIllegal(engine.apply(state, pass), "leg.cards.advantage-content");
    expect(engine.why(state, put("air-support.0", 912.5, 600))).toBeUndefined();
    for (const action of engine.legalActions(state, { density: 2 })) expect(engine.why(state, action)).toBeUndefined();
    expect(engine.decision(asked(1))).toMatchObject({ seat: "player-2" });
  });

  it("[leg.cards.advantage-content] Units with a miniature under the ruler of Strafing Run gain suppression for each hit and critical of four dice", () => {
    const rolled = ["hit", "critical", "critical", "blank"];
    const step = playOut(asked(), [put("air-support.0", 900, 600)], rolled);
    expect(eventsOf(step, "token-rolled")).toHaveLength(1);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ unit: "p2.1", token: "suppression", amount: 3 }]);
    expect(eventsOf(step, "token-removed")).toHaveLength(1);
    const across = playOut(asked(), [put("air-support.0", 600, 700)], rolled);
    expect(eventsOf(across, "tokens-gained")).toEqual([]);
    const short = playOut(asked(), [put("air-support.0", 750, 600)], rolled);
    expect(eventsOf(short, "tokens-gained")).toEqual([]);
  });
});

describe("No Time to Lose", () => {
  const started = (pools: readonly [number, number], active: 0 | 2 = 0, more: Partial<Fielding> = {}): State => {
    const pool = (passPool: number): Partial<SideState> => ({ passPool });
    const soldier: Fielding = { unit: "rebel-troopers", at: [900, 300], tokens: { suppression: 1 }, ...more };
    return settled(
      scene({
        armies: [
          [soldier, { unit: "leia-organa-fearless-and-inventive", at: [900, 200] }],
          [
            { unit: "stormtroopers", at: [900, 700] },
            { unit: "general-veers-master-tactician", at: [900, 800] },
          ],
        ],
        players: [pool(pools[0]), pool(pools[1])],
        frames: [
          { kind: "activation-phase", side: 1, drawn: null, mayPass: false },
          acting(active, { stage: "start" }),
        ],
        state: { mission: mine("no-time-to-lose") },
      }),
      [],
    ).state;
  };

  it("[leg.cards.advantage-content] No Time to Lose spends a token of the pass pool to give an activating unit an aim and a dodge token", () => {
    const asked = started([2, 0]);
    expect(offered(asked)).toEqual([
      "choose-option aim-and-dodge",
      "choose-option free-recover",
      "choose-option keep-token",
    ]);
    const step = playOut(asked, [choose("aim-and-dodge")], ["blank"]);
    expect([tokens(step.state, "aim")[0], tokens(step.state, "dodge")[0]]).toEqual([1, 1]);
    expect(step.state.sides.map(({ passPool }) => passPool)).toEqual([1, 0]);
  });

  it("[leg.actions.recover-suppression] No Time to Lose spends a token of the pass pool to let an activating unit recover freely", () => {
    const { state } = playOut(started([1, 0]), [choose("free-recover")]);
    expect(tokens(state, "suppression")[0]).toBe(0);
    expect(state.sides[0].passPool).toBe(0);
    expect(engine.decision(state)).toMatchObject({ kind: "action", context: { actions: 2 } });
  });

  it("[leg.cards.advantage-content] No Time to Lose may be declined, and is not offered without a token or for enemy units", () => {
    const kept = playOut(started([1, 0]), [choose("keep-token")], ["block"]).state;
    expect(kept.sides[0].passPool).toBe(1);
    expect(tokens(kept, "aim")[0]).toBe(0);
    expect(engine.decision(started([0, 1], 0, { tokens: {} }))).toMatchObject({ kind: "action" });
    expect(engine.decision(started([1, 1], 2))).toMatchObject({ kind: "action", seat: "player-2" });
  });

  it("[leg.deploy.must] No Time to Lose gives an undeployed unit an aim and a dodge, but does not let it recover", () => {
    expect(offered(started([1, 0], 0, { at: null }))).toEqual([
      "choose-option aim-and-dodge",
      "choose-option keep-token",
    ]);
  });
});

describe("Command Override", () => {
  const DROIDS: readonly Fielding[] = [
    { unit: "t-series-tactical-droid-programmed-for-strategy", at: [100, 100] },
    { unit: "b1-battle-droids", at: [900, 300] },
    { unit: "b1-battle-droids", at: [1100, 300], state: { ordered: true, order: "faceup" } },
    { unit: "bx-series-droid-commandos", at: [500, 300] },
  ];
  const orders = (counts = {}): State =>
    command("orders", {
      armies: [DROIDS, REBELS],
      state: { mission: { ...mine("command-override"), counts } },
    });

  it("[leg.cards.advantage-content] Command Override spends one of two tokens per Command Phase to let a unit with AI order itself", () => {
    const asked = orders();
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.3", "done"]);
    const step = playOut(asked, [unitChosen("p1.1")]);
    expect(eventsOf(step, "order-issued")).toMatchObject([{ unit: "p1.1", cause: "command-override" }]);
    expect(step.state.mission.counts).toEqual({ "command-override player-1": 1 });
    expect(step.state.phase).toBe("activation");
    const second = playOut(orders(step.state.mission.counts), [unitChosen("p1.1")]).state;
    expect(second.mission.counts).toEqual({ "command-override player-1": 2 });
    expect(orders(second.mission.counts).phase).toBe("activation");
  });

  it("[leg.cards.advantage-content] Command Override can choose a jammed unit, because the unit orders itself", () => {
    const jammer: Fielding = { unit: "rebel-troopers", upgrades: ["comms-jammer"], at: [900, 420] };
    const asked = command("orders", {
      armies: [DROIDS, [...REBELS, jammer]],
      state: { mission: mine("command-override") },
    });
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.3", "done"]);
  });

  it("[leg.cards.advantage-content] Command Override keeps its token if no unit orders itself with it", () => {
    expect(playOut(orders(), [pass]).state.mission.counts).toEqual({});
  });
});

describe("Coordinated Strike", () => {
  const CLONES: readonly Fielding[] = [
    { unit: "clone-captain-rex-honorable-soldier", at: [100, 100] },
    { unit: "clone-trooper-infantry", at: [900, 300] },
    { unit: "barc-speeder", at: [1000, 300] },
    { unit: "wookiee-warriors-noble-fighters", at: [900, 400] },
    { unit: "clone-trooper-infantry", at: [1700, 300] },
  ];
  const orders = (counts = {}): State =>
    command("orders", {
      armies: [CLONES, REBELS],
      players: [{ nominated: 0 }, {}],
      state: { mission: { ...mine("coordinated-strike"), counts } },
    });

  it("[leg.cards.advantage-content] Coordinated Strike gives two Republic units Coordinate for the round, once per game", () => {
    const asked = orders();
    expect(offered(asked)).toEqual([0, 1, 2, 3, 4].map((one) => `choose-unit p1.${one}`).concat("done"));
    const step = playOut(asked, [unitChosen("p1.1"), unitChosen("p1.3")]);
    expect(step.state.ongoing.map(({ unit: bearer, keyword, until }) => [bearer, keyword, until])).toEqual([
      [1, "coordinate", "round"],
      [1, "coordinated-strike", "round"],
      [3, "coordinate", "round"],
      [3, "coordinated-strike", "round"],
    ]);
    expect(orders(step.state.mission.counts).phase).toBe("activation");
    expect(playOut(asked, [pass]).state.mission.counts).toEqual({});
  });

  it("[leg.kw.coordinate.one-target] Coordinated Strike names clone troopers and Republic vehicles, of which one is ordered", () => {
    const chosen = playOut(orders(), [unitChosen("p1.3"), pass]).state;
    const ordered = (bearer: number, ongoing: State["ongoing"]): State => {
      const frames: readonly GameFrame[] = [{ kind: "command", stage: "order-pool", turn: 0 }];
      const state = scene({ armies: [CLONES, REBELS], frames, state: { phase: "command", ongoing } });
      return done(state, (work) => issueOrder(work, bearer, { rule: "leg.command.issue-token", cause: null })).state;
    };
    const asked = ordered(3, chosen.ongoing);
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const { state } = playOut(asked, [unitChosen("p1.2")]);
    expect(state.units.map(({ order }) => order === "faceup")).toEqual([
      ...[false, false, true, true, false],
      ...[true, false],
    ]);
    expect(engine.decision(ordered(3, []))?.kind).toBe("effects");
    expect(engine.decision(ordered(1, chosen.ongoing))?.kind).toBe("effects");
  });
});
