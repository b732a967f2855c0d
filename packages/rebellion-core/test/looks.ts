import { type Decision, expectOk, type Pile, pileCards, type ScriptedAnswer, type Step, scripted } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { expect } from "vitest";
import { engineOf } from "../src/engine/engine.ts";
import { setUp } from "../src/setup/setup.ts";
import { type Action, actionKey } from "../src/state/actions.ts";
import { type Config, configOf } from "../src/state/config.ts";
import type { Event } from "../src/state/events.ts";
import type { Play } from "../src/state/kinds.ts";
import type { FACTIONS } from "../src/state/seats.ts";
import type { PlaceState, SideState, State } from "../src/state/state.ts";
import { BOX } from "../src/testing/box.ts";
import { explained } from "./explained.ts";

/** The rules at work on the base box. */
export const ENGINE: ReturnType<typeof engineOf> = engineOf(BOX);

export const DONE: Action = { type: "done" };
export const PASS: Action = { type: "pass" };

/** The keys of what may be done, in order. */
export function legal(state: State): readonly string[] {
  return ENGINE.legalActions(state).map(actionKey);
}

/** The decision, which must be there. */
export function asked(state: State): Decision<Play> {
  const decision = ENGINE.decision(state);
  if (decision === undefined) throw new Error("nobody is asked");
  return decision;
}

/** Does one thing, chance answered by name if `draws` are given. */
export function act(state: State, action: Action, draws?: readonly ScriptedAnswer[]): Step<State, Event> {
  const chance = draws === undefined ? undefined : scripted(draws);
  const step = expectOk(ENGINE.apply(state, action, chance === undefined ? {} : { chance }));
  expect(chance?.unused() ?? []).toEqual([]);
  return step;
}

/** The action is refused by the rule, and `why` says so too. */
export function refused(state: State, action: Action, rule: string): void {
  const violation = expectIllegal(ENGINE.apply(state, action), rule);
  expect(ENGINE.why(state, action)).toEqual(violation);
  explained(violation, action, state);
  expect(legal(state)).not.toContain(actionKey(action));
}

/** A game set up as far as nobody must choose; `draws` answers chance by name. */
export function setUpGame(
  config: Partial<Config> = {},
  chance: string | readonly ScriptedAnswer[] = "setup",
): Step<State, Event> {
  const script = typeof chance === "string" ? chance : scripted(chance);
  const work = setUp(BOX, configOf(config), script);
  ENGINE.settle(work);
  return work.finish();
}

/** Takes the first thing on the list until somebody is asked another kind of question than these. */
export function through(state: State, kinds: readonly string[]): State {
  let now = state;
  for (;;) {
    const decision = ENGINE.decision(now);
    const [first] = ENGINE.legalActions(now);
    if (decision === undefined || first === undefined || !kinds.includes(decision.kind)) return now;
    now = act(now, first).state;
  }
}

export function place(state: State, id: string): PlaceState {
  const found = state.places[BOX.places.get(id) ?? -1];
  if (found === undefined) throw new Error(`there is no place ${id}`);
  return found;
}

/** Units by name, those that are there. */
function named(units: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(BOX.units.flatMap(({ id, index }) => (units[index] ? [[id, units[index]]] : [])));
}

/** The units of a place by name. */
export function units(state: State, id: string): Readonly<Record<string, number>> {
  return named(place(state, id).units);
}

export function side(state: State, faction: (typeof FACTIONS)[number]): SideState {
  return state.sides[faction === "rebel" ? 0 : 1];
}

/** A side's build queue by name. */
export function queue(state: State, faction: (typeof FACTIONS)[number]): readonly Readonly<Record<string, number>>[] {
  return side(state, faction).queue.map(named);
}

/** The cards of a pile by name, sorted. */
export function cards(pile: Pile): readonly string[] {
  return pileCards(pile)
    .map((code) => BOX.cards[code]?.id ?? "none")
    .sort();
}

/** Where a leader is: a place's name, or another spot. */
export function spot(state: State, leader: string): string {
  const at = state.leaders[BOX.leadersById.get(leader)?.index ?? -1]?.at ?? "nowhere";
  return typeof at === "number" ? (BOX.placeIds[at] ?? "nowhere") : at;
}

/** Leaders at a spot, by name. */
export function leadersIn(state: State, where: string): readonly string[] {
  return BOX.leaders.map(({ id }) => id).filter((id) => spot(state, id) === where);
}

/** Names of systems. */
export function systems(list: readonly number[]): readonly string[] {
  return list.map((system) => BOX.placeIds[system] ?? "nowhere");
}

/** Events of a type. */
export function eventsOf<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
