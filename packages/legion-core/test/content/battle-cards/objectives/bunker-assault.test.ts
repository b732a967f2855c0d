import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { endOf, mission, pois, tokenAt } from "../../../helpers/missions.ts";
import { eventsOf, pointsOf } from "../../../helpers/reading.ts";
import { type Fielding, settled } from "../../../helpers/scene.ts";
import { besidePois, HANDS } from "../helpers.ts";

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
      besidePois("corps", [
        [4, 4],
        [4, 2],
      ]),
    );
    expect(pointsOf(held.state)).toEqual([2, 0]);
    expect(eventsOf(held, "token-wounded")).toMatchObject([{ token: "bunker.0", total: 1 }]);
    expect(eventsOf(ended(besidePois("led", [[8, 4]])), "token-wounded")).toMatchObject([
      { token: "bunker.1", total: 2 },
    ]);
    expect(eventsOf(ended(besidePois("led", [[8, 2]])), "token-wounded")).toEqual([]);
  });

  it("[leg.timing.own-order] Bunker Assault wounds a bunker even if it is secured only because Ordnance made the enemy beside it panic", () => {
    const start = endOf({
      armies: [besidePois("corps", [[4, 4]]), [{ unit: "rebel-troopers", at: [600, 540], tokens: { suppression: 1 } }]],
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
    const fallen = ended(besidePois("led", [[4, 4]]), { mission: built });
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
    const wounded = (round: number) =>
      eventsOf(ended(besidePois("corps", [[4, 4]]), { round }), "token-wounded").length;
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
      eventsOf(ended(besidePois("corps", spots), { tokens }), "token-wounded").map(({ token }) => token);
    expect(wounded(BUNKERS)).toEqual(["bunker.0", "bunker.1"]);
    expect([...wounded([...BUNKERS].reverse())].sort()).toEqual(["bunker.2", "bunker.3"]);
  });

  it("[leg.objective.score-use] Bunker Assault scores nothing in the first round, or for a bunker contested equally", () => {
    const first = ended(besidePois("led", [[4, 4]]), { round: 1 });
    expect([pointsOf(first.state), eventsOf(first, "token-wounded")]).toEqual([[0, 0], []]);
    const tied = ended(besidePois("led", [[4, 4]]), {}, [{ unit: "rebel-troopers", at: [600, 540] }]);
    expect([pointsOf(tied.state), eventsOf(tied, "token-wounded")]).toEqual([[0, 0], []]);
  });

  it("[leg.objective.score-use] For Bunker Assault the bunkers far from a player's own edge are that player's enemy bunkers", () => {
    const rebels: readonly Fielding[] = [{ unit: "rebel-troopers", at: [600, 360] }];
    const away: readonly Fielding[] = [{ unit: "stormtroopers", at: [1750, 850] }];
    const theirs = ended(away, {}, rebels);
    expect(eventsOf(theirs, "token-wounded")).toMatchObject([{ token: "bunker.2", total: 1 }]);
    expect(pointsOf(theirs.state)).toEqual([0, 1]);
  });

  it("[leg.objective.score-use] For Bunker Assault two units of higher ranks at one bunker deal 2 wounds together, not 3", () => {
    const held = ended([
      { unit: "general-veers-master-tactician", at: [600, 660] },
      { unit: "boba-fett-infamous-bounty-hunter", at: [660, 600] },
    ]);
    expect(eventsOf(held, "token-wounded")).toMatchObject([{ token: "bunker.0", total: 2 }]);
    expect(eventsOf(held, "token-removed")).toEqual([]);
  });
});
