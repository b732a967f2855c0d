import { type Action, actionKey, type Config, type Event, game, type SoloView, type State } from "@sw/rebellion-core";
import { type Scenario, scenario, truth } from "@sw/rebellion-core/testing";
import { expectOk, type ScriptedAnswer, scripted, seeded } from "@sw/tabletop";
import { expect } from "vitest";

/** A solo game of the base box with base tactic cards. */
export const BASE: Partial<Config> = { solo: { originalCombat: true } };
/** A solo game with all of the expansion. */
export const ALL: Partial<Config> = {
  expansion: "rise-of-the-empire",
  combat: "cinematic",
  startingUnits: "expansion",
  solo: {},
};

/** Holds a state to what every viewer can reconstruct of it, and to its reader. */
export function expectSound(state: State): void {
  for (const viewer of ["rebel", "imperial"] as const) {
    const view = game.view(state, viewer);
    expect(game.determinize(view, scripted(truth(state, view)))).toEqual(state);
  }
  const watched = game.view(state, "spectator");
  expect(game.view(game.determinize(watched, seeded("anything")), "spectator")).toEqual(watched);
  expect(game.invariants(state)).toEqual([]);
  expect(game.parse.state(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
}

/** What a line of actions led to. */
export interface Led {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Does these things one after the other; chance answers by name, all in order, if `draws` are given. */
export function act(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): Led {
  const chance = draws === undefined ? undefined : scripted(draws);
  let now = state;
  const events: Event[] = [];
  for (const action of actions) {
    const step = expectOk(game.apply(now, action, chance === undefined ? {} : { chance }));
    now = step.state;
    events.push(...step.events);
  }
  expect(chance?.unused() ?? []).toEqual([]);
  expect(game.invariants(now)).toEqual([]);
  return { state: now, events };
}

/** A solo situation in the Empire's turn of the Command Phase, of the base box unless it says more. */
export function empire(spec: Scenario = {}): State {
  return scenario({ config: BASE, active: "imperial", ...spec });
}

/** Who is asked what. */
export function asks(state: State): string {
  const decision = game.decision(state);
  return decision === undefined ? "nobody" : `${decision.seat}: ${decision.kind}`;
}

/** The keys of what may be done. */
export function offered(state: State): readonly string[] {
  return game.legalActions(state).map(actionKey);
}

/** What everybody sees of the solo game. */
export function seen(state: State): SoloView {
  const { solo } = game.view(state, "spectator");
  if (solo === undefined) throw new Error("no solo game");
  return solo;
}

/** The rule that refuses the action. */
export function refusal(state: State, action: Action): string | undefined {
  const step = game.apply(state, action);
  return step.ok ? undefined : step.violation.rule;
}

/** Where a leader is. */
export function spotOf(state: State, id: string): string | undefined {
  return game.view(state, "spectator").leaders.find((one) => one.id === id)?.at;
}

/** The units of a place by type. */
export function unitsAt(state: State, id: string): Readonly<Record<string, number>> {
  const place = game.view(state, "spectator").places.find((one) => one.id === id);
  return Object.fromEntries((place?.units ?? []).map(({ unit, count }) => [unit, count]));
}

export const PLAY: Action = { type: "play-mission" };
export const PASS: Action = { type: "pass" };
export const DONE: Action = { type: "done" };
