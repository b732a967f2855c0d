import type { ScriptedAnswer } from "@sw/tabletop";
import { game } from "../src/index.ts";
import type { Action } from "../src/state/actions.ts";
import type { Event } from "../src/state/events.ts";
import type { State } from "../src/state/state.ts";
import { play } from "../src/testing/index.ts";

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

/** The action on offer that has this key. */
function offeredAs(state: State, key: string): Action {
  const options = game.legalActions(state);
  const found = options.find((action) => game.actionKey(action) === key);
  if (found !== undefined) return found;
  const keys = options.map(game.actionKey).join(", ");
  throw new RangeError(`${key} is not on offer in ${game.decision(state)?.kind}: ${keys}`);
}

/** The faces of so many dice. */
export function all(count: number, face: string): readonly ScriptedAnswer[] {
  return Array.from({ length: count }, () => face);
}

/** The keys of what is on offer. */
export function onOffer(state: State): readonly string[] {
  return game.legalActions(state).map(game.actionKey);
}

/** The events of one type. */
export function told<Type extends Event["type"]>(
  { events }: Pick<Scripted, "events">,
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
