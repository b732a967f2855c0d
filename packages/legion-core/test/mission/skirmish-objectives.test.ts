import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { unitChosen } from "../helpers/actions.ts";
import { edges, endOf, mission, pois, tokenAt } from "../helpers/missions.ts";
import { eventsOf, offered, pointsOf } from "../helpers/reading.ts";
import { engine, type Fielding, playOut, settled } from "../helpers/scene.ts";

const HANDS = [
  ["ambush", "push"],
  ["ambush", "push"],
] as const;

/** Units with their leaders beside points of interest, by squares. */
function beside(card: string, spots: readonly (readonly [number, number])[]): readonly Fielding[] {
  return spots.map(([x, y], place) => ({
    unit: place === 0 && card === "led" ? "general-veers-master-tactician" : "stormtroopers",
    at: [x * 150, y * 150 + 60] as const,
  }));
}

describe("Bunker Assault", () => {
  const BUNKERS = pois("bunker", [
    [4, 4],
    [8, 4],
    [4, 2],
    [8, 2],
  ]);
  const AWAY: readonly Fielding[] = [{ unit: "rebel-troopers", at: [1750, 850] }];

  /** The End Phase with Imperial units at these bunkers, up to the next round's cards. */
  function ended(mine: readonly Fielding[], more: Partial<State> = {}, theirs = AWAY) {
    const state = { mission: mission("bunker-assault"), tokens: BUNKERS, ...more };
    return settled(endOf({ armies: [mine, theirs], hands: HANDS, state }));
  }

  it("[leg.objective.score-use] Bunker Assault scores a point for each secured bunker, and wounds secured enemy bunkers", () => {
    const held = ended(
      beside("corps", [
        [4, 4],
        [4, 2],
      ]),
    );
    expect(pointsOf(held.state)).toEqual([2, 0]);
    expect(eventsOf(held, "token-wounded")).toMatchObject([{ token: "bunker.0", total: 1 }]);
    expect(eventsOf(ended(beside("led", [[8, 4]])), "token-wounded")).toMatchObject([{ token: "bunker.1", total: 2 }]);
    expect(eventsOf(ended(beside("led", [[8, 2]])), "token-wounded")).toEqual([]);
  });

  it("[leg.timing.own-order] Bunker Assault wounds a bunker even if it is secured only because Ordnance made the enemy beside it panic", () => {
    const start = endOf({
      armies: [beside("corps", [[4, 4]]), [{ unit: "rebel-troopers", at: [600, 540], tokens: { suppression: 1 } }]],
      hands: HANDS,
      state: {
        mission: mission("bunker-assault", null, ["ordnance", null]),
        tokens: [...BUNKERS, tokenAt("ordnance", [600, 600], { kind: "advantage", owner: 0 })],
      },
    });
    const wounded = (roll: "hit" | "blank") =>
      eventsOf(settled(start, [roll, "blank", "blank"]), "token-wounded").map((event) => event.token);
    expect([wounded("hit"), wounded("blank")]).toEqual([["bunker.0"], []]);
  });

  it("[leg.objective.score-use] Bunker Assault scores three points for the third wound, which destroys the bunker and removes it", () => {
    const counts = { "bunker-assault bunker.0": 1 };
    const built = { ...mission("bunker-assault"), counts };
    const fallen = ended(beside("led", [[4, 4]]), { mission: built });
    expect(eventsOf(fallen, "token-removed")).toMatchObject([{ token: "bunker.0" }]);
    expect(fallen.state.tokens[0]?.removed).toBe(true);
    expect(pointsOf(fallen.state)).toEqual([3, 0]);
    const again = settled({
      ...fallen.state,
      phase: "end",
      frames: [{ kind: "end", stage: "start", turn: 0 }],
    });
    expect(pointsOf(again.state)).toEqual([3, 0]);
  });

  it.each([
    ["an operative", "boba-fett-infamous-bounty-hunter", 2],
    ["special forces", "scout-troopers", 2],
    ["support", "74-z-speeder-bikes", 1],
  ])(
    "[leg.objective.score-use] For Bunker Assault %s (%s) deals %i wounds, and two wounds do not destroy a bunker",
    (_rank, unit, total) => {
      const held = ended([{ unit, at: [600, 680] }]);
      expect(eventsOf(held, "token-wounded")).toMatchObject([{ token: "bunker.0", total }]);
      expect(eventsOf(held, "token-removed")).toEqual([]);
    },
  );

  it("[leg.objective.score-use] Bunker Assault wounds bunkers from the second round on", () => {
    const wounded = (round: number) => eventsOf(ended(beside("corps", [[4, 4]]), { round }), "token-wounded").length;
    expect([1, 2, 3].map(wounded)).toEqual([0, 1, 1]);
  });

  it("[leg.objective.score-use] Bunker Assault wounds the two enemy bunkers, but not the two on the player's own side", () => {
    const spots = [
      [4, 4],
      [8, 4],
      [4, 2],
      [8, 2],
    ] as const;
    const wounded = (tokens: State["tokens"]): readonly string[] =>
      eventsOf(ended(beside("corps", spots), { tokens }), "token-wounded").map(({ token }) => token);
    expect(wounded(BUNKERS)).toEqual(["bunker.0", "bunker.1"]);
    expect([...wounded([...BUNKERS].reverse())].sort()).toEqual(["bunker.2", "bunker.3"]);
  });

  it("[leg.objective.score-use] Bunker Assault scores nothing in the first round, or for a bunker contested equally", () => {
    const first = ended(beside("led", [[4, 4]]), { round: 1 });
    expect([pointsOf(first.state), eventsOf(first, "token-wounded")]).toEqual([[0, 0], []]);
    const tied = ended(beside("led", [[4, 4]]), {}, [{ unit: "rebel-troopers", at: [600, 540] }]);
    expect([pointsOf(tied.state), eventsOf(tied, "token-wounded")]).toEqual([[0, 0], []]);
  });

  it("[leg.objective.score-use] For Bunker Assault the bunkers far from a player's own edge are that player's enemy bunkers", () => {
    const rebels: readonly Fielding[] = [{ unit: "rebel-troopers", at: [600, 360] }];
    const away: readonly Fielding[] = [{ unit: "stormtroopers", at: [1750, 850] }];
    const theirs = ended(away, {}, rebels);
    expect(eventsOf(theirs, "token-wounded")).toMatchObject([{ token: "bunker.2", total: 1 }]);
    expect(pointsOf(theirs.state)).toEqual([0, 1]);
  });
});

describe("Intercept Signals", () => {
  const TOWERS = pois("comms-tower", [
    [6, 5],
    [3, 3],
    [9, 3],
    [6, 1],
  ]);
  const intel = (...ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [`intercept-signals intel ${id}`, 1]));
  const built = (counts = {}): State["mission"] => ({ ...mission("intercept-signals"), counts });

  it("[leg.objective.score-use] For Intercept Signals each player, blue first, names three units, of which the opponent picks two to have Intel", () => {
    const four = [0, 1, 2, 3].map((place) => ({
      unit: place > 0 ? "stormtroopers" : "general-veers-master-tactician",
    }));
    const start = playOut(edges(mission("intercept-signals"), { armies: [four, four] }), [
      { type: "choose-edge", subject: "near" },
    ]).state;
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", kind: "mission" });
    const named = playOut(start, ["p1.1", "p1.2", "p1.3", "p2.0", "p2.1", "p2.2"].map(unitChosen)).state;
    expect(engine.decision(named)).toMatchObject({ seat: "player-1", context: { choice: "pick" } });
    expect(offered(named)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    const picked = playOut(named, ["p2.0", "p2.2"].map(unitChosen)).state;
    expect(offered(picked)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    expectIllegal(engine.apply(picked, { type: "done" }), "leg.objective.score-use");
    const step = playOut(picked, ["p1.2", "p1.3"].map(unitChosen));
    expect(eventsOf(step, "unit-marked").map((event) => event.unit)).toEqual(["p1.2", "p1.3"]);
    expect(step.state.round).toBe(1);
  });

  it("[leg.objective.score-use] Intercept Signals scores towers outside friendly territory that are secured, or contested by a unit with Intel", () => {
    const points = (mine: readonly (readonly [number, number])[], counts = {}) => {
      const rebels: readonly Fielding[] = [{ unit: "rebel-troopers", at: [450, 390] }];
      const armies = [beside("corps", mine), rebels] as const;
      const full = { ...counts, ...intel("p2.0", "p1.1", "p1.2") };
      const state = { mission: built(full), tokens: TOWERS };
      return pointsOf(settled(endOf({ armies, hands: HANDS, state })).state)[0];
    };
    const spare = [
      [11, 1],
      [11, 2],
    ] as const;
    expect(points([[3, 3], ...spare])).toBe(0);
    expect(points([[3, 3], ...spare], intel("p1.0"))).toBe(1);
    expect(points([[9, 3], ...spare])).toBe(1);
    expect(points([[6, 1], ...spare])).toBe(0);
    expect(points([[6, 5], ...spare])).toBe(1);
  });

  it("[leg.objective.score-use] As the End Phase ends, a player who secures a tower may give Intel to a unit there, to two units in total", () => {
    const armies = [
      beside("led", [
        [9, 3],
        [9, 3.2],
        [11, 1],
      ]),
      [{ unit: "rebel-troopers", at: [100, 800] as const }],
    ] as const;
    const ended = (counts = {}) =>
      settled(endOf({ armies, hands: HANDS, state: { mission: built(counts), tokens: TOWERS } })).state;
    const asked = ended();
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
    const both = playOut(asked, [unitChosen("p1.0"), unitChosen("p1.1")]).state;
    expect(both.mission.counts).toMatchObject(intel("p1.0", "p1.1"));
    expect(engine.decision(both)?.kind).toBe("choose-command");
    expect(playOut(asked, [{ type: "done" }]).state.mission.counts).toEqual({});
    expect(playOut(asked, [unitChosen("p1.1"), { type: "done" }]).state.mission.counts).toEqual(intel("p1.1"));
    const one = ended(intel("p1.2"));
    expect(offered(one)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
    expect(engine.decision(playOut(one, [unitChosen("p1.0")]).state)?.kind).toBe("choose-command");
    expect(engine.decision(ended(intel("p1.1", "p1.2")))?.kind).toBe("choose-command");
  });
});
