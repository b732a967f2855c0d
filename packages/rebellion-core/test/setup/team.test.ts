import { describe, expect, it } from "vitest";
import { poolOf } from "../../src/leaders/leaders.ts";
import { chairsOf, seatAt, seatsFor } from "../../src/state/seats.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { act, asked, cards, legal, setUpGame, side } from "../looks.ts";
import { begun, dealt, QUIET, rebelsPlace, withRebel } from "./steps.ts";

function pool(state: State, chair: 0 | 1 | 2 | 3): readonly string[] {
  return poolOf({ box: BOX, state }, chair).map((leader) => BOX.leaders[leader]?.id ?? "none");
}

describe("sides and roles", () => {
  it("[reb.setup.s1-choose-factions] One person plays the Rebels and one the Empire", () => {
    expect(seatsFor(2)).toEqual(["rebel", "imperial"]);
    expect(asked(begun()).seat).toBe("imperial");
    expect(asked(rebelsPlace()).seat).toBe("rebel");
  });

  it("[reb.setup.s1-team-roles] [reb.team.two-per-team] Each team has an Admiral and a General", () => {
    expect(seatsFor(4)).toEqual(["rebel-admiral", "rebel-general", "imperial-admiral", "imperial-general"]);
    const { config } = begun({ players: 4 });
    expect(chairsOf(config, 0)).toEqual([0, 1]);
    expect(chairsOf(config, 1)).toEqual([2, 3]);
  });

  it("[reb.setup.s1-three-players] [reb.team.three-players] [reb.team.three-players-empire] One of three players plays both Rebel roles", () => {
    expect(seatsFor(3)).toEqual(["rebel", "imperial-admiral", "imperial-general"]);
    const { config } = begun({ players: 3 });
    expect(chairsOf(config, 0).map((chair) => seatAt(config, chair))).toEqual(["rebel", "rebel"]);
    expect(chairsOf(config, 0)).toEqual([0, 1]);
  });

  it("[reb.setup.s2-team] [reb.team.own-pool] [reb.team.admiral-blue] [reb.team.general-orange] Each player of a team has two starting leaders of that player's color", () => {
    const state = begun({ players: 4 });
    expect(pool(state, 0)).toEqual(["mon-mothma", "jan-dodonna"]);
    expect(pool(state, 1)).toEqual(["princess-leia", "general-rieekan"]);
    expect(pool(state, 2)).toEqual(["emperor-palpatine", "grand-moff-tarkin"]);
    expect(pool(state, 3)).toEqual(["darth-vader", "general-tagge"]);
    expect(pool(begun(), 0)).toHaveLength(4);
  });
});

describe("who decides in the set-up of a team game", () => {
  it("[reb.setup.s4-team] In a team game the starting objective is known to the whole Rebel side", () => {
    const { state } = setUpGame({ players: 4 });
    expect(state.objectives.map(({ cards: held, knownTo }) => [held.length, knownTo])).toEqual([[1, 1]]);
  });

  it("[reb.setup.s8-imperial-team] The Imperial Admiral places the Imperial units", () => {
    expect(asked(begun({ players: 3 })).seat).toBe("imperial-admiral");
    expect(asked(begun({ players: 4 })).seat).toBe("imperial-admiral");
  });

  it("[reb.setup.s8-rebel-team] The Rebel Admiral places the Rebel units", () => {
    expect(asked(rebelsPlace({ players: 4 })).seat).toBe("rebel-admiral");
  });

  it("[reb.setup.s8-starting-actions-team] [reb.action.starting-team] In a team game a starting action card goes to the player who controls the leader it shows", () => {
    const state = dealt(QUIET, { players: 4 });
    expect(side(state, "rebel").actions.map(cards)).toEqual([["rebel-planning"], ["our-most-desperate-hour"]]);
    expect(side(state, "imperial").actions.map(cards)).toEqual([["brilliant-administrator"], ["it-is-your-destiny"]]);
    const two = dealt(QUIET);
    expect(side(two, "rebel").actions.map(cards)).toEqual([["our-most-desperate-hour", "rebel-planning"], []]);
  });

  it("[reb.action.starting-team-no-leader] A starting action card without a leader may be used for leaders of either teammate", () => {
    const state = dealt(withRebel("human-cyborg-relations", "rebel-planning"), { players: 4 });
    expect(asked(state).seat).toBe("rebel-admiral");
    expect(legal(state)).toEqual(expect.arrayContaining(["choose-leader mon-mothma", "choose-leader princess-leia"]));
  });

  it("[reb.setup.s9-team] The Rebel General chooses the base of a team game", () => {
    expect(asked(dealt(QUIET, { players: 4 }))).toMatchObject({ seat: "rebel-general", kind: "base" });
    expect(asked(dealt(QUIET, { players: 3 })).seat).toBe("rebel");
  });

  it("[reb.setup.s10-team] Each side of a team game has one hand of missions, which the General holds", () => {
    const { state } = act(dealt(QUIET, { players: 4 }), { type: "choose-system", subject: "hoth" });
    expect(cards(side(state, "rebel").missions)).toHaveLength(6);
    expect(asked(state)).toMatchObject({ seat: "rebel-admiral" });
  });
});
