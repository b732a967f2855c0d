import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { checkLastStanding, lostPoints } from "../../src/mission/outcome.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { TOKENS, type TokenKind } from "../../src/state/tokens.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { profileOf } from "../../src/units/profiles.ts";
import { rankOf } from "../../src/units/ranks.ts";
import { beaten, endOf, mission, pois } from "../helpers/missions.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import {
  box,
  command,
  done,
  engine,
  IMPERIALS,
  look,
  playOut,
  REBELS,
  type SceneOptions,
  settled,
} from "../helpers/scene.ts";

const HAND = ["ambush", "push"];
const HANDS = [HAND, HAND] as const;

/** The End Phase of a round, run until somebody must decide: usually a command card of the next round. */
function ended(options: SceneOptions = {}, change: (state: State) => State = (state) => state) {
  return settled(change(endOf({ hands: HANDS, ...options })));
}

function withPoints(mine: number, theirs: number, state: Partial<State> = {}): SceneOptions {
  return { players: [{ points: mine }, { points: theirs }], state };
}

const ALL = Object.fromEntries(TOKENS.map((kind) => [kind, 2])) as Record<TokenKind, number>;

describe("the End Phase", () => {
  it("[leg.end.steps] The End Phase resolves points, command cards, tokens, order tokens and promotions, and then the next round begins", () => {
    const state: Partial<State> = {
      tokens: pois("stockpile", [
        [1, 1.5],
        [6, 3],
        [11, 5],
      ]),
      mission: mission("close-the-pocket"),
    };
    const players = [{ revealed: command("push"), passPool: 1 }, {}] as const;
    const armies = [[{ unit: "stormtroopers", at: [150, 200], tokens: { aim: 1 } }], REBELS] as const;
    const told = ended({ armies, players, state }).events.map(({ type }) => type);
    const order = [
      "points-scored",
      "command-discarded",
      "tokens-lost",
      "pass-pool-changed",
      "unit-promoted",
      "order-pool-changed",
      "round-started",
    ];
    expect([...new Set(told)].filter((type) => order.includes(type))).toEqual(order);
  });

  it("[leg.end.discard] [leg.kw.permanent] [leg.info.discard-public] Revealed command cards are discarded, but permanent ones stay in play", () => {
    const permanent = box.cards.catalogue.commands.findIndex((card) => card.permanent);
    const players = [{ revealed: command("push"), nominated: 0 }, { revealed: permanent }] as const;
    const step = ended({ players });
    const [mine, theirs] = step.state.sides;
    expect(mine).toMatchObject({ revealed: null, nominated: null, discard: [command("push")] });
    expect(theirs).toMatchObject({ revealed: null, discard: [], permanents: [permanent] });
    expect(eventsOf(step, "command-discarded")).toMatchObject([{ seat: "player-1", card: "push" }]);
  });

  it("[leg.end.discard-final] A discarded command card cannot be selected again", () => {
    const { state } = ended({ hands: [["ambush"], HAND], players: [{ revealed: command("push") }, {}] });
    expect(offered(state)).toEqual(["choose-command ambush"]);
    expectIllegal(engine.apply(state, { type: "choose-command", subject: "push" }), "leg.command.select-secret");
  });

  it("[leg.end.remove-green-standby] [leg.tokens.green] Aim, dodge, surge, standby and observation tokens are removed in the End Phase, but others stay", () => {
    const { state } = ended({
      armies: [[{ ...IMPERIALS[0], unit: "general-veers-master-tactician", tokens: ALL }], REBELS],
    });
    // The mark of a mission, tokens on cards, and those of hunters.
    const KEPT = ["secret-mission", "cached-aim", "cached-dodge", "cached-surge", "bounty"];
    const left = TOKENS.filter((kind) => unitTokens(state, 0, kind) > 0);
    expect(left).toEqual(["suppression", "shield", "inactive-shield", "ion", "poison", "immobilize", ...KEPT]);
  });

  it("[leg.end.remove-suppression] One suppression token is removed from each unit in the End Phase", () => {
    const armies = [
      [{ unit: "general-veers-master-tactician", tokens: { suppression: 3 } }, { unit: "stormtroopers" }],
      REBELS,
    ] as const;
    const { state } = ended({ armies });
    expect([0, 1].map((unit) => unitTokens(state, unit, "suppression"))).toEqual([2, 0]);
  });

  it("[leg.end.remove-pass-pool] Both pass pools are emptied in the End Phase", () => {
    const step = ended({ players: [{ passPool: 2 }, { passPool: 1 }] });
    expect(step.state.sides.map(({ passPool }) => passPool)).toEqual([0, 0]);
    expect(eventsOf(step, "pass-pool-changed")).toHaveLength(2);
  });

  it("[leg.end.update-order-pool] [leg.tokens.order] Order tokens are removed from units in the End Phase, so that all can be ordered again", () => {
    const spent = { order: "facedown", ordered: true } as const;
    const armies = [IMPERIALS.map((unit) => ({ ...unit, state: spent })), REBELS] as const;
    const pool = { commander: 1, operative: 0, corps: 2, "special-forces": 0, support: 0, heavy: 0 };
    const { state } = ended({ armies, players: [{ orderPool: pool }, {}] });
    for (const unit of state.units) expect(unit).toMatchObject({ order: "none", ordered: false });
    expect(Object.values(state.sides[0].orderPool)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("[leg.end.advance] The round number increases at the end of the End Phase", () => {
    const { state } = ended({ state: { round: 3, ongoing: [{ unit: 0, keyword: "x", value: 1, until: "round" }] } });
    expect(state).toMatchObject({ round: 4, phase: "command", ongoing: [] });
  });
});

describe("winning", () => {
  const outcome = (options: SceneOptions, change?: (state: State) => State) => ended(options, change).state.outcome;

  it("[leg.win.twelve-vp] A player with at least twelve points, and more than the opponent, wins at the end of a round", () => {
    expect(outcome(withPoints(12, 11))).toEqual({
      winners: ["player-1"],
      reason: "points",
      rule: "leg.win.twelve-vp",
      margin: { "player-1": 1, "player-2": -1 },
    });
    expect(outcome(withPoints(11, 3))).toBe(null);
    expect(outcome(withPoints(13, 13))).toBe(null);
    expect(outcome(withPoints(12, 13))).toMatchObject({ winners: ["player-2"] });
  });

  it("[leg.win.round-five] [leg.end.game-after-five] The player with more points wins after five rounds, and no further action is possible", () => {
    expect(outcome(withPoints(2, 5, { round: 4 }))).toBe(null);
    const over = ended(withPoints(2, 5, { round: 5 }));
    expect(over.state.outcome).toMatchObject({
      winners: ["player-2"],
      rule: "leg.win.round-five",
      margin: { "player-1": -3, "player-2": 3 },
    });
    expect(over.state.frames).toEqual([]);
    expect(engine.legalActions(over.state)).toEqual([]);
    expect(eventsOf(over, "game-ended")).toHaveLength(1);
  });

  it("[leg.win.tie-points] The player who lost fewer army points, upgrades included, wins if the points are equal", () => {
    const armed = [{ unit: "stormtroopers", upgrades: ["dlt-19-stormtrooper"] }, IMPERIALS[0] ?? { unit: "" }];
    const options = { ...withPoints(4, 4, { round: 5 }), armies: [armed, REBELS] } as const;
    const lost = (state: State): State => beaten(state, 0, 3);
    const state = lost(endOf(options));
    const spent = [0, 3].map((unit) => profileOf({ box, state }, unit).points);
    expect([lostPoints(look(state), 0), lostPoints(look(state), 1)]).toEqual(spent);
    expect(spent[0]).toBeGreaterThan(spent[1] ?? 0);
    expect(outcome(options, lost)).toMatchObject({
      winners: ["player-2"],
      rule: "leg.win.tie-points",
      margin: { "player-1": -1, "player-2": 1 },
    });
  });

  it("[leg.win.draw] The game is a draw if points and lost army points are equal", () => {
    expect(outcome(withPoints(4, 4, { round: 5 }))).toEqual({
      winners: [],
      reason: "draw",
      rule: "leg.win.draw",
      margin: { "player-1": 0, "player-2": 0 },
    });
  });

  it("[leg.win.last-standing] The only player with units left wins at once, whatever the points", () => {
    const state = endOf(withPoints(0, 9));
    const over = done(beaten(state, 3, 4, 5), checkLastStanding).state;
    expect(over).toMatchObject({ outcome: { winners: ["player-1"], rule: "leg.win.last-standing" }, frames: [] });
    expect(over.outcome?.margin).toEqual({ "player-1": 1, "player-2": -1 });
    const both = done({ ...beaten(state, 0, 1, 2, 3, 4, 5), frames: [] }, checkLastStanding).state;
    expect(both.outcome).toBe(null);
    const alive = done({ ...beaten(state, 3, 4), frames: [] }, checkLastStanding).state;
    expect(alive.outcome).toBe(null);
  });
});

describe("promotion", () => {
  const pick = (subject: string): Action => ({ type: "choose-unit", subject });
  const VEHICLE = { unit: "74-z-speeder-bikes" };
  const FIELD_COMMANDER = "cassian-andor-capable-intelligence-agent";

  it("[leg.promote.condition] [leg.promote.trooper-only] A trooper unit must be promoted if no commander is left", () => {
    const armies = [[...IMPERIALS, VEHICLE], REBELS] as const;
    const { state } = ended({ armies }, (start) => beaten(start, 0));
    expect(engine.decision(state)).toMatchObject({ seat: "player-1", kind: "promote", rule: "leg.promote.condition" });
    expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    expectIllegal(engine.apply(state, pick("p1.3")), "leg.promote.trooper-only");
    expect(ended({ armies }).state.phase).toBe("command");
  });

  it("[leg.promote.rank-change] [leg.promote.order-token] [leg.tokens.commander] A promoted unit becomes a commander", () => {
    const start = ended({}, (state) => beaten(state, 0)).state;
    const promoted = playOut(start, [pick("p1.2")]);
    expect(promoted.state.units[2]?.commander).toBe(true);
    expect(rankOf(look(promoted.state), 2)).toBe("commander");
    expect(rankOf(look(promoted.state), 1)).toBe("corps");
    expect(eventsOf(promoted, "unit-promoted")).toMatchObject([{ unit: "p1.2", rule: "leg.promote.rank-change" }]);
    const again = done({ ...promoted.state, frames: [{ kind: "end", stage: "promote", turn: 0 }] }, () => undefined);
    expect(eventsOf(again, "unit-promoted")).toEqual([]);
  });

  it("[leg.promote.rank-change] A Field Commander becomes a commander when promoted, which happens only if it has no commander token", () => {
    const armies = [IMPERIALS, [...REBELS, { unit: FIELD_COMMANDER }]] as const;
    const start = ended({ armies }, (state) => beaten(state, 3)).state;
    expect(offered(start)).toEqual(["choose-unit p2.1", "choose-unit p2.2", "choose-unit p2.3"]);
    const { state } = playOut(start, [pick("p2.3")]);
    expect(rankOf(look(state), 6)).toBe("commander");
    const token = { unit: FIELD_COMMANDER, state: { commander: true } };
    const led = ended({ armies: [IMPERIALS, [...REBELS.slice(1), token]] }).state;
    expect(led.phase).toBe("command");
    expect(rankOf(look(led), 5)).not.toBe("commander");
  });

  it("[leg.promote.none] No unit is promoted if no trooper is left, and then no command card can be played", () => {
    const armies = [[IMPERIALS[0] ?? VEHICLE, VEHICLE], REBELS] as const;
    const { state } = ended({ armies }, (start) => beaten(start, 0));
    expect(state.units.some(({ commander }) => commander)).toBe(false);
    expect(engine.decision(state)).toMatchObject({ seat: "player-2", kind: "choose-command" });
  });
});
