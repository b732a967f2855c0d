import { expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { play, scenario } from "../../src/testing/index.ts";
import { changeReputation } from "../../src/tracks/tracks.ts";
import { act, DONE, ENGINE, eventsOf, legal, refused } from "../looks.ts";

const CAUSE = { rule: "reb.objective.reputation-value", cause: null } as const;

/** The state after the reputation marker moved. */
function moved(state: State, amount: number): ReturnType<GameWork["finish"]> {
  const work = new GameWork(BOX, state, undefined);
  changeReputation(work, amount, CAUSE);
  return work.finish();
}

/** The Empire activates Hoth from Mustafar, with a carrier and a trooper. */
function attackOnHoth(base: { readonly revealed: boolean }, defenders: Readonly<Record<string, number>> = {}): State {
  return scenario({
    active: "imperial",
    rebel: { passed: true },
    base: { system: "hoth", revealed: base.revealed },
    systems: {
      mustafar: { loyalty: "imperial", units: { "assault-carrier": 1, stormtrooper: 1 } },
      hoth: { units: defenders },
    },
  });
}

const SHIPS = [
  { type: "activate", subject: "darth-vader", system: "hoth" },
  { type: "move", subject: "assault-carrier", from: "mustafar" },
] as const;

it("[reb.reputation.gain-one] [reb.reputation.lose-one] The reputation marker moves one space toward the time marker for each point gained, and one space away for each point lost", () => {
  const start = scenario({ time: 3, reputation: 12 });
  expect(moved(start, 1).state.reputation).toBe(11);
  expect(moved(start, -1).state.reputation).toBe(13);
});

it("[reb.reputation.lose-one] The reputation marker stays on the last space of the track", () => {
  expect(moved(scenario({ reputation: 15 }), -3).state.reputation).toBe(16);
});

it("[reb.reputation.step-by-step] [reb.reputation.win] [reb.victory.rebel] The reputation marker moves one space at a time, and the game ends during the move when the markers meet", () => {
  const { state, events } = moved(scenario({ time: 8, reputation: 9 }), 3);
  expect(state.reputation).toBe(8);
  expect(eventsOf(events, "reputation-changed")).toHaveLength(1);
  expect(state.outcome).toMatchObject({ winners: ["rebel"], rule: "reb.victory.rebel" });
  expect(ENGINE.legalActions(state)).toEqual([]);
});

it("[reb.victory.rebel] The winners have as much of a margin as the losers lack, even if one player faces two", () => {
  const margin = (players: 2 | 3 | 4) =>
    moved(scenario({ config: { players }, time: 8, reputation: 9 }), 1).state.outcome?.margin;
  expect(margin(2)).toEqual({ rebel: 1, imperial: -1 });
  expect(margin(3)).toEqual({ rebel: 2, "imperial-admiral": -1, "imperial-general": -1 });
});

it("[reb.time.meets-reputation] The Rebels win when the time marker reaches the reputation marker", () => {
  const start = scenario({ phase: "refresh", stage: "time", round: 8, time: 8, reputation: 9 });
  expect(start.outcome).toMatchObject({ winners: ["rebel"] });
});

it("[reb.victory.imperial] [reb.victory.ltp-conquest] The Empire wins at once with an Imperial unit and no Rebel unit in the revealed base's system", () => {
  const { state } = play(attackOnHoth({ revealed: true }), [...SHIPS, DONE]);
  expect(state.outcome).toMatchObject({ winners: ["imperial"], rule: "reb.victory.imperial" });
});

it("[reb.victory.imperial] A Rebel unit of either theater in the revealed base's system prevents the Imperial victory", () => {
  const { state } = play(attackOnHoth({ revealed: true }, { "rebel-trooper": 1 }), [...SHIPS, DONE]);
  expect(state.outcome).toBeNull();
});

it("[reb.victory.imperial-needs-revealed] [reb.base.no-information-for-ships] Imperial ships in a hidden base's system do not win and learn nothing", () => {
  const start = attackOnHoth({ revealed: false });
  const { state, events } = play(start, [...SHIPS, DONE]);
  expect(state.outcome).toBeNull();
  expect(state.base.revealed).toBe(false);
  expect(state.baseCandidates).toEqual(start.baseCandidates);
  expect(eventsOf(events, "base-told")).toEqual([]);
});

it("[reb.victory.imperial] The Rebels lose at once if they reveal the base in a system with Imperial ships and have no unit to move there", () => {
  const over = { base: { system: "hoth" }, systems: { hoth: { units: { "star-destroyer": 2 } } } } as const;
  const start = play(scenario(over), [{ type: "reveal-base" }]);
  expect(start.state.outcome).toMatchObject({
    winners: ["imperial"],
    reason: "conquest",
    rule: "reb.victory.imperial",
  });
  const late = play(scenario(over), [
    { type: "activate", subject: "princess-leia", system: "naboo" },
    { type: "reveal-base" },
  ]);
  expect(late.state.outcome).toMatchObject({ winners: ["imperial"], rule: "reb.victory.imperial" });
  const held = play(scenario({ ...over, baseSpace: { "rebel-trooper": 1 } }), [{ type: "reveal-base" }]);
  expect(held.state.outcome).toBeNull();
});

it("[reb.round.ltp-until-win] No decision is asked after the end of the game", () => {
  const { state } = play(attackOnHoth({ revealed: true }), [...SHIPS, DONE]);
  expect(ENGINE.decision(state)).toBeUndefined();
  refused(state, { type: "pass" }, "reb.round.ltp-until-win");
});

it("[reb.round.two-kinds] [reb.round.game-round] A game round has the Assignment, Command and Refresh Phases, and then the next round begins", () => {
  let state = scenario({ phase: "assignment", round: 6, time: 6 });
  const seen: string[] = [];
  while (state.round === 6) {
    const options = ENGINE.legalActions(state);
    const stop = options.find(({ type }) => type === "pass" || type === "done") ?? options[0];
    if (stop === undefined) break;
    const { state: next, events } = act(state, stop);
    seen.push(...eventsOf(events, "phase-started").map(({ phase }) => phase));
    state = next;
  }
  expect(seen).toEqual(["command", "refresh", "assignment"]);
  expect(state).toMatchObject({ round: 7, phase: "assignment" });
  expect(legal(state).length).toBeGreaterThan(0);
});
