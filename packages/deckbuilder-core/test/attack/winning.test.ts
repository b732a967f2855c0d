import { type Action, type Event, game, type Seat, type State } from "@sw/deckbuilder-core";
import { type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import type { Step } from "@sw/tabletop";
import { cardCount } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { END, legal, only, play, side, table, types, VIEWERS } from "../turn/table.ts";

const TWO_REBEL_BASES = ["hoth", "mon-cala"];

/** The Empire, with two Rebel bases in its victory pile, brings down Dantooine in the middle of a busy turn. */
function lastBase(spec: Scenario = {}): Step<State, Event> {
  const state = scenario({
    resources: 5,
    force: 2,
    row: ["tie-fighter", "y-wing"],
    ...spec,
    empire: { victory: TWO_REBEL_BASES, hand: ["darth-vader"], play: ["at-at", "at-st", "stormtrooper"] },
    rebel: { base: { card: "dantooine", damage: 2 } },
  });
  return play(state, [
    { type: "commit", subject: 1, target: "base" },
    { type: "commit", subject: 2, target: 1 },
    { type: "attack", subject: "base" },
  ]);
}

const AFTER: readonly Action[] = [
  END,
  { type: "play", subject: "darth-vader" },
  { type: "purchase", subject: 0 },
  { type: "use", subject: 2 },
  { type: "commit", subject: 3, target: "base" },
  { type: "attack", subject: 1 },
  { type: "resolve", subject: 0 },
  { type: "accept" },
  { type: "pass" },
  { type: "choose-base", subject: "sullust" },
];

describe("winning", () => {
  it("[dbg.win.three-bases] [dbg.overview.goal] The first player to destroy three of the opponent's bases wins, and two are not enough", () => {
    const { state } = lastBase();
    expect(game.outcome(state)).toEqual({
      winners: ["empire"],
      reason: "bases-destroyed",
      rule: "dbg.win.three-bases",
      margin: { empire: 3, rebel: -3 },
    });
    for (const viewer of VIEWERS) expect(game.view(state, viewer).outcome?.winners).toEqual(["empire"]);
    const second = scenario({
      empire: { victory: ["hoth"], play: ["at-at"] },
      rebel: { base: { card: "dantooine", damage: 2 }, victory: ["corellia", "endor"] },
    });
    const { state: going } = play({ ...second }, [
      { type: "commit", subject: 1, target: "base" },
      { type: "attack", subject: "base" },
    ]);
    expect(side(going, "empire").victory).toEqual(["hoth", "dantooine"]);
    expect(game.outcome(going)).toBeUndefined();
    expect(game.decision(going)).toMatchObject({ seat: "empire" });
  });

  it("[dbg.win.three-bases] The Rebels win by the same rule, and the margin is the lead in destroyed bases", () => {
    const state = scenario({
      active: "rebel",
      empire: { base: { card: "coruscant", damage: 14 }, victory: ["hoth"] },
      rebel: { victory: ["lothal", "endor"], play: ["rebel-trooper"] },
    });
    const { state: won } = play(state, [
      { type: "commit", subject: 101, target: "base" },
      { type: "attack", subject: "base" },
    ]);
    expect(game.outcome(won)).toMatchObject({ winners: ["rebel"], margin: { empire: -2, rebel: 2 } });
  });

  it("[dbg.win.immediate] The game ends as soon as the last base is destroyed, and the attack is the last event", () => {
    const { state, events } = lastBase();
    expect(types(events).slice(-3)).toEqual(["damage-dealt", "base-destroyed", "game-ended"]);
    expect(events[events.length - 1]).toMatchObject({ rule: "dbg.win.immediate", outcome: { winners: ["empire"] } });
    expect(game.decision(state)).toBeUndefined();
    expect(legal(state)).toEqual([]);
    expect(state).toMatchObject({ turn: 3, active: 0, resources: 5, force: 2 });
    expect(only(events, "turn-ended", "cards-drawn")).toEqual([]);
    expect(cardCount(side(state, "empire").hand)).toBe(1);
  });

  it("[dbg.win.immediate] The game ends when the configured number of bases, from 2 to 5, is destroyed", () => {
    for (const bases of [2, 3, 4, 5]) {
      const pile = ["hoth", "mon-cala", "sullust", "yavin-4"];
      const won = (before: number): readonly Seat[] | undefined => {
        const state = scenario({
          config: { bases },
          empire: { victory: pile.slice(0, before), play: ["at-at"] },
          rebel: { base: { card: "dantooine", damage: 2 } },
        });
        const line: Action[] = [
          { type: "commit", subject: 1, target: "base" },
          { type: "attack", subject: "base" },
        ];
        return game.outcome(play(state, line).state)?.winners;
      };
      expect([bases, won(bases - 1)]).toEqual([bases, ["empire"]]);
      expect([bases, won(bases - 2)]).toEqual([bases, undefined]);
    }
  });

  it("[dbg.win.immediate] An ability may end the game while it is being resolved, as Yavin 4 does at the opponent's discard", () => {
    const state = scenario({
      active: "rebel",
      empire: { base: { card: "coruscant", damage: 14 }, hand: ["darth-vader", "at-at"] },
      rebel: { base: "yavin-4", victory: ["lothal", "endor"], play: ["snowspeeder"] },
    });
    const { state: asked } = play(state, [
      { type: "use", subject: 101 },
      { type: "pick", zone: "own-hand", subject: "at-at" },
    ]);
    const { state: won, events } = play(asked, [{ type: "resolve", subject: 0 }]);
    expect(types(events)).toEqual(["ability-triggered", "damage-dealt", "base-destroyed", "game-ended"]);
    expect(game.outcome(won)?.winners).toEqual(["rebel"]);
    expect(won.frames).toEqual([]);
  });
});

describe("after the end", () => {
  it("[dbg.win.nothing-after] Nothing more can be played, purchased, used, attacked, taken or ended once the game is over", () => {
    const { state } = lastBase();
    for (const action of AFTER) {
      expect(game.why(state, action)?.rule).toBe("dbg.win.nothing-after");
      expect(game.apply(state, action)).toMatchObject({ ok: false, violation: { rule: "dbg.win.nothing-after" } });
    }
    const { state: going } = lastBase({ config: { bases: 4 } });
    expect(legal(going)).toEqual(
      expect.arrayContaining(["play darth-vader", "purchase 0", "use 2", "attack 1", "end-turn"]),
    );
  });

  it("[dbg.win.nothing-after] A base whose reveal wins the game gives no Force bonus and no resources of ships", () => {
    const rodia = (damage: number): Step<State, Event> =>
      play(
        scenario({
          config: { mode: "full-galaxy", bases: 3 },
          active: "rebel",
          force: -3,
          row: ["x-wing", "y-wing", "u-wing"],
          empire: { base: null, victory: TWO_REBEL_BASES, play: ["imperial-carrier"] },
          rebel: { base: { card: "dantooine", damage }, victory: ["lothal"] },
        }),
        [END, { type: "choose-base", subject: "rodia" }, { type: "resolve", subject: 0 }],
      );
    expect(rodia(4).state).toMatchObject({ resources: 1 + 3, outcome: null });
    const { state, events } = rodia(5);
    expect(types(events).slice(-3)).toEqual(["damage-dealt", "base-destroyed", "game-ended"]);
    expect(only(events, "resources-gained")).toEqual([]);
    expect(table(state)).toMatchObject({ resources: 0, outcome: { winners: ["empire"] } });
  });

  it("[dbg.win.nothing-after] No reward or ability is resolved after the game has ended", () => {
    const cassian = (damage: number): Step<State, Event> => {
      const state = scenario({
        active: "rebel",
        row: ["tie-fighter"],
        galaxyTop: ["lobot"],
        empire: { base: { card: "coruscant", damage }, hand: ["darth-vader"] },
        rebel: { base: "yavin-4", victory: ["lothal", "endor"], play: ["cassian-andor", "bossk"] },
      });
      const start = play(state, [
        { type: "commit", subject: 101, target: 0 },
        { type: "commit", subject: 102, target: 0 },
        { type: "attack", subject: 0 },
        { type: "accept" },
        { type: "resolve", subject: 0 },
      ]);
      return play(start.state, [{ type: "resolve", subject: 0 }]);
    };
    const { state: waiting } = cassian(13);
    expect(legal(waiting)).toEqual(["resolve 0", "pass"]);
    expect(play(waiting, [{ type: "resolve", subject: 0 }]).state.force).toBe(1);
    const { state: won, events } = cassian(14);
    expect(types(events).slice(-1)).toEqual(["game-ended"]);
    expect(legal(won)).toEqual([]);
    expect(won.force).toBe(0);
  });
});
