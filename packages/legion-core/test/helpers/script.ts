import type { ScriptedAnswer } from "@sw/tabletop";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { play, type Scenario, scenario, type UnitSpec } from "../../src/testing/index.ts";
import { offeredAs } from "./reading.ts";

/** A step of a script: the key of an action on offer, an action, or the faces of the dice that the action before it rolls. */
export type ScriptStep = string | Action | readonly ScriptedAnswer[];

/** Where a script has led: the last state, and all events on the way. */
export interface Scripted {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays a script. Without faces the last action rolls dice at random; every other action must roll none. */
export function follow(start: State, ...script: readonly ScriptStep[]): Scripted {
  let state = start;
  const events: Event[] = [];
  for (const [place, step] of script.entries()) {
    if (isFaces(step)) continue;
    const next = script[place + 1];
    const options = next === undefined ? {} : { draws: isFaces(next) ? next : [] };
    const done = play(state, [typeof step === "string" ? offeredAs(state, step) : step], options);
    state = done.state;
    events.push(...done.events);
  }
  return { state, events };
}

function isFaces(step: ScriptStep): step is readonly ScriptedAnswer[] {
  return Array.isArray(step);
}

/** Units that wait far away from everybody, so that a turn passes and the phase goes on. */
export const BYSTANDERS: readonly [mine: UnitSpec, theirs: UnitSpec] = [
  { unit: "stormtroopers", at: [1700, 100] },
  { unit: "rebel-veterans", at: [1700, 850] },
];

/** The first unit of the first player in the middle of its activation; one more unit of each side waits far away. */
export function battle(mine: readonly UnitSpec[], theirs: readonly UnitSpec[], more: Partial<Scenario> = {}): State {
  return scenario({
    activating: "p1.0",
    "player-1": { units: [...mine, BYSTANDERS[0]], hand: [] },
    "player-2": { units: [...theirs, BYSTANDERS[1]], hand: [] },
    ...more,
  });
}
