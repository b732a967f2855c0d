import type { Step } from "@sw/tabletop";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { act, DONE, legal } from "../looks.ts";

export function activate(leader: string, system: string): Action {
  return { type: "activate", subject: leader, system };
}

export function move(unit: string, from: string): Action {
  return { type: "move", subject: unit, from };
}

export function captive(leader: string, from: string): Action {
  return { type: "move-captive", subject: leader, from };
}

/** Does these things one after the other, chance from the state; what the last one led to, with the events of all. */
export function line(state: State, ...actions: readonly Action[]): Step<State, Event> {
  let now = state;
  const events: Event[] = [];
  let revealed = false;
  for (const action of actions) {
    const step = act(now, action);
    now = step.state;
    events.push(...step.events);
    revealed ||= step.revealed;
  }
  return { state: now, events, revealed };
}

/** The units and captives that may be picked next, as "what where". */
export function picks(state: State): readonly string[] {
  return legal(state)
    .filter((key) => key.startsWith("move"))
    .map((key) => {
      const [, from, what] = key.split(" ");
      return `${what} ${from}`;
    });
}

/** Picks these units one by one and ends the movement. */
export function moveAll(state: State, ...from: readonly (readonly [unit: string, from: string])[]): Step<State, Event> {
  return line(state, ...from.map(([unit, place]) => move(unit, place)), DONE);
}
