import type { ScriptedAnswer, Step, Violation } from "@sw/tabletop";
import { expect } from "vitest";
import { engineOf } from "../../src/engine/engine.ts";
import { leaderId, spotId } from "../../src/leaders/leaders.ts";
import type { RuleId } from "../../src/rules/ids.ts";
import { type Action, actionKey } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { play } from "../../src/testing/index.ts";

const ENGINE = engineOf(BOX);

/** A turn goes by, or a window. */
export const PASS: Action = { type: "pass" };
/** Ends a run. */
export const DONE: Action = { type: "done" };

/** Plays actions; chance is answered in order and used up. */
export function line(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): State {
  return told(state, actions, draws).state;
}

/** The same, with the events. */
export function told(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): Step<State, Event> {
  return play(state, actions, draws === undefined ? {} : { draws });
}

/** What is asked of whom: `rebel: turn`; `over` when nothing is. */
export function asked(state: State): string {
  const decision = ENGINE.decision(state);
  return decision === undefined ? "over" : `${decision.seat}: ${decision.kind}`;
}

/** The legal actions by key. */
export function legal(state: State): readonly string[] {
  return ENGINE.legalActions(state).map(actionKey);
}

/** The legal actions of a type by key, without the type. */
export function offers(state: State, type: Action["type"]): readonly string[] {
  const found = ENGINE.legalActions(state).filter((action) => action.type === type);
  return found.map((action) => actionKey(action).slice(type.length + 1));
}

/** Expects a rule to forbid the action. */
export function refused(state: State, action: Action, rule: RuleId): Violation {
  const result = ENGINE.apply(state, action);
  if (result.ok) throw new Error(`${actionKey(action)} is legal`);
  expect(result.violation.rule).toBe(rule);
  return result.violation;
}

/** The events of a type, in their order. */
export function only<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** Where a leader is. */
export function spot(state: State, leader: string): string {
  const found = state.leaders.find((_, index) => leaderId(BOX, index) === leader);
  if (found === undefined) throw new Error(`there is no ${leader}`);
  return spotId(BOX, found.at);
}

/** A leader's ring; null: none. */
export function ringOf(state: State, leader: string): string | null {
  const found = state.leaders.find((_, index) => leaderId(BOX, index) === leader);
  return found?.ring === undefined || found.ring === null ? null : (BOX.rings[found.ring]?.id ?? null);
}

/** A system's markers and units. */
export function place(state: State, system: string): State["places"][number] {
  const found = state.places[BOX.places.get(system) ?? -1];
  if (found === undefined) throw new Error(`there is no ${system}`);
  return found;
}

/** The ids of the cards of a pile, sorted. */
export function cards(pile: State["projectDeck"]): readonly string[] {
  return pile.flatMap((part) => part.cards.map((code) => BOX.cards[code]?.id ?? "")).sort();
}

/** Ids of cards of a list. */
export function ids(codes: readonly number[]): readonly string[] {
  return codes.map((code) => BOX.cards[code]?.id ?? "");
}
