import type { Action, Seat, State } from "@sw/rebellion-core";
import { at, seeded } from "@sw/tabletop";
import { expect } from "vitest";
import { gameIn, imperials, isHidden, seenOf, stepOf, toldElsewhere, toldOf, withBase } from "./worlds.ts";

/** How many positions and steps were looked at: a run must have something to show. */
export interface Looked {
  positions: number;
  worlds: number;
  steps: number;
  ruledOut: number;
}

/** Counts of a run that has seen nothing yet. */
export function nothingLooked(): Looked {
  return { positions: 0, worlds: 0, steps: 0, ruledOut: 0 };
}

/**
 * Over all candidates as true base the Imperial people's view, prompts, legal actions and refusals are equal; the true base is always
 * a candidate.
 */
function checkPosition(state: State, tried: readonly Action[], looked: Looked): void {
  if (!isHidden(state)) return;
  expect(state.baseCandidates).toContain(state.base.system);
  looked.positions += 1;
  const seat = inTurn(state, looked.positions);
  const seen = seenOf(state, seat, tried);
  for (const system of state.baseCandidates) {
    const world = withBase(state, system);
    if (system !== state.base.system) expect(gameIn(world).invariants(world)).toEqual([]);
    expect(seenOf(world, seat, tried)).toBe(seen);
    looked.worlds += 1;
  }
}

/** One of the Imperial people: the decider, else partners in turn, who see the same. */
function inTurn(state: State, count: number): Seat {
  const seats = imperials(state);
  return seats.find((seat) => gameIn(state).decision(state)?.seat === seat) ?? at(seats, count % seats.length);
}

/**
 * Carries an action out. The candidates that are left are exactly the systems from which the Imperial people would have
 * been told the same: no event and no view tells them apart, and none is ruled out without a reason that was told.
 */
function checkedStep(state: State, action: Action, seed: string, looked: Looked): State {
  const told = stepOf(state, action, seeded(seed));
  const next = told.step.state;
  const moved = told.step.events.some(({ type }) => type === "base-established");
  if (!isHidden(state) || moved || next.outcome !== null) return next;
  looked.steps += 1;
  const seat = inTurn(state, looked.steps);
  const truth = toldOf(told.step, seat);
  const alike = state.baseCandidates.filter((system) => toldElsewhere(state, system, action, told, seat) === truth);
  expect(alike, `after ${JSON.stringify(action)}`).toEqual(next.baseCandidates);
  if (next.baseCandidates.length < state.baseCandidates.length) looked.ruledOut += 1;
  return next;
}

/** Plays on from a state for at most so many decisions, looking at every position and step. */
export function checkedLine(
  start: State,
  pick: (actions: readonly Action[]) => Action,
  decisions: number,
  seed: string,
  looked: Looked,
): State {
  let state = start;
  const met: Action[] = [];
  for (let count = 0; count < decisions; count++) {
    const actions = gameIn(state).legalActions(state);
    if (actions.length === 0) break;
    // Actions of other decisions make refusals.
    checkPosition(state, met.slice(-5), looked);
    const action = pick(actions);
    met.push(at(actions, count % actions.length));
    state = checkedStep(state, action, `${seed}/${count}`, looked);
  }
  return state;
}
