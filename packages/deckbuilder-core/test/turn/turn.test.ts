import { type Action, configOf, game, type State } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { allowed, END, legal, only, play, refused, side, table } from "./table.ts";

/** An Empire turn in which everything can be done. */
function busy(): State {
  return scenario({
    resources: 4,
    row: ["x-wing", "tie-fighter"],
    empire: {
      hand: ["imperial-shuttle", "tie-bomber", "stormtrooper"],
      play: ["landing-craft", "at-st", { card: "at-at", commitment: "base" }],
    },
  });
}

const FOREIGN: readonly Action[] = [
  { type: "choose-base", subject: "endor" },
  { type: "resolve", subject: 0 },
  { type: "pass" },
  { type: "accept" },
  { type: "decline" },
  { type: "choose-option", subject: "resources" },
  { type: "pick", zone: "galaxy-row", subject: 0 },
  { type: "done" },
  { type: "assign", subject: 2, amount: 1 },
];

describe("the turn", () => {
  it("[dbg.turn.empire-first] The Empire begins, and turns alternate until a player has won", () => {
    const { state: start, events } = expectOk(game.setup(configOf(), "first"));
    expect(only(events, "turn-started")).toMatchObject([{ seat: "empire", turn: 1, rule: "dbg.turn.empire-first" }]);
    expect(game.decision(start)?.seat).toBe("empire");
    const seats: string[] = [];
    let state = start;
    for (let turn = 1; turn <= 6; turn++) {
      expect(state.turn).toBe(turn);
      seats.push(game.decision(state)?.seat ?? "nobody");
      state = play(state, [END]).state;
    }
    expect(seats).toEqual(["empire", "rebel", "empire", "rebel", "empire", "rebel"]);
  });

  it("[dbg.turn.actions] A player may play, purchase, use, commit, attack and end the turn, and other actions are refused", () => {
    const state = busy();
    expect(game.decision(state)).toMatchObject({ seat: "empire", kind: "actions", rule: "dbg.turn.actions" });
    const kinds = new Set(game.legalActions(state).map(({ type }) => type));
    expect([...kinds]).toEqual(["play", "purchase", "use", "commit", "attack", "end-turn"]);
    for (const action of game.legalActions(state)) allowed(state, action);
    for (const action of FOREIGN) refused(state, action, "dbg.turn.actions");
  });

  it("[dbg.turn.any-order] A player may attack, play, use and purchase in any order and any number of times", () => {
    const start = busy();
    const { state, events } = play(start, [
      { type: "attack", subject: "base" },
      { type: "play", subject: "stormtrooper" },
      { type: "use", subject: 1 },
      { type: "choose-option", subject: "resources" },
      { type: "purchase", subject: 1 },
      { type: "commit", subject: 1000, target: "base" },
      { type: "attack", subject: "base" },
      { type: "play", subject: "imperial-shuttle" },
      { type: "purchase", subject: "outer-rim-pilots" },
      { type: "purchase", subject: "outer-rim-pilots" },
      { type: "play", subject: "tie-bomber" },
      { type: "use", subject: 1002 },
      { type: "pick", zone: "galaxy-row", subject: 0 },
      { type: "commit", subject: 1002, target: "base" },
    ]);
    expect(state).toMatchObject({ active: 0, resources: 4 + 4 + 1 - 1 - 2 - 2 });
    expect(only(events, "attack-resolved").map(({ attack }) => attack)).toEqual([6, 2]);
    expect(side(state, "empire").discard).toEqual(["tie-fighter", "outer-rim-pilot", "outer-rim-pilot"]);
    expect(table(state).galaxyDiscard).toEqual(["x-wing"]);
    expect(side(state, "rebel").base).toBeNull();
    allowed(state, END);
  });

  it("[dbg.turn.no-duty] A player may end the turn at once, and nothing is done automatically", () => {
    const state = busy();
    const { state: after, events } = play(state, [END]);
    expect(after.active).toBe(1);
    expect(only(events, "card-played", "card-purchased", "ability-used", "attack-resolved")).toEqual([]);
    expect(side(after, "empire").discard).toEqual(
      expect.arrayContaining(["imperial-shuttle", "tie-bomber", "stormtrooper", "landing-craft", "at-st", "at-at"]),
    );
    expect(side(after, "rebel").base?.damage).toBe(0);
  });

  it("[dbg.turn.actions] A save with two phases of a turn at once, or none, is rejected", () => {
    const state = busy();
    const actions = { kind: "actions" } as const;
    for (const frames of [
      [actions, actions],
      [{ kind: "damage", left: 1, ship: 1 } as const],
      [actions, { kind: "turn-end" } as const],
    ]) {
      expectIllegal(game.parse.state({ ...state, frames }), "dbg.turn.actions");
      expect(game.invariants({ ...state, frames })).toContainEqual(
        expect.objectContaining({ code: "phase-and-frames" }),
      );
    }
  });

  it("[dbg.turn.no-duty] A card committed to an attack does not force its player to resolve it", () => {
    const committed = play(busy(), [{ type: "commit", subject: 2, target: 0 }]).state;
    expect(legal(committed)).toContain("end-turn");
    const { state: after } = play(committed, [END]);
    expect(table(after).row[0]).toBe("x-wing");
  });
});
