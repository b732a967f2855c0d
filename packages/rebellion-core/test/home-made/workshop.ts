import { type Action, actionKey, createGame, type Event, type RebellionGame, type State } from "@sw/rebellion-core";
import type { Catalogue } from "@sw/rebellion-core/catalogue";
import { begin, type Scenario } from "@sw/rebellion-core/testing";
import { expectOk, type ScriptedAnswer, type Step } from "@sw/tabletop";
import { playLine } from "@sw/tabletop/testing";
import { type Entries, withEntries } from "./entries.ts";

/** A game with entries of one's own beside those of the box. */
export interface Workshop {
  readonly game: RebellionGame;
  readonly catalogue: Catalogue;
  /** A situation with these entries; chance on the way to it is answered in order. */
  situation(spec: Scenario, draws?: readonly ScriptedAnswer[]): State;
  /** The same, with the events of what goes on by itself until somebody is asked. */
  begun(spec: Scenario): Step<State, Event>;
  /** Plays a line; chance is answered in order and used up. */
  told(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): Step<State, Event>;
  after(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): State;
  /** What is asked of whom: `rebel: turn`. */
  asked(state: State): string;
  /** The keys of what may be done, in order. */
  legal(state: State): readonly string[];
}

/** Makes the game for two; throws if the entries do not hold together with the box. */
export function workshop(entries: Entries): Workshop {
  return workshopOf(withEntries(entries));
}

/** Makes the game of a whole catalogue. */
export function workshopOf(catalogue: Catalogue): Workshop {
  const game = expectOk(createGame(catalogue));
  const told: Workshop["told"] = (state, actions, draws) =>
    playLine(game, state, actions, draws === undefined ? {} : { draws });
  return {
    game,
    catalogue,
    situation: (spec, draws) => begin({ ...spec, catalogue }, draws === undefined ? {} : { draws }).state,
    begun: (spec) => begin({ ...spec, catalogue }),
    told,
    after: (state, actions, draws) => told(state, actions, draws).state,
    asked(state) {
      const decision = game.decision(state);
      return decision === undefined ? "over" : `${decision.seat}: ${decision.kind}`;
    },
    legal: (state) => game.legalActions(state).map(actionKey),
  };
}

/** The units of a type at a place. */
export function unitsAt(state: State, { catalogue }: Workshop, place: string, type: string): number {
  const places = [...catalogue.systems.map(({ id }) => id), catalogue.board.baseSpace.id];
  const index = catalogue.units.findIndex(({ id }) => id === type);
  return state.places[places.indexOf(place)]?.units[index] ?? -1;
}

/** Where a leader is: a place's id, or another spot. */
export function spot(state: State, { catalogue }: Workshop, leader: string): string {
  const places = [...catalogue.systems.map(({ id }) => id), catalogue.board.baseSpace.id];
  const at = state.leaders[catalogue.leaders.findIndex(({ id }) => id === leader)]?.at ?? "nowhere";
  return typeof at === "number" ? (places[at] ?? "nowhere") : at;
}

/** The ring that a leader bears; null: none. */
export function ringOf(state: State, { catalogue }: Workshop, leader: string): string | null {
  const { ring } = state.leaders[catalogue.leaders.findIndex(({ id }) => id === leader)] ?? {};
  return catalogue.rings[ring ?? -1]?.id ?? null;
}

export const DONE: Action = { type: "done" };
export const PASS: Action = { type: "pass" };
/** Turns up the first mission of the row. */
export const REVEAL: Action = { type: "reveal", subject: 0 };

/** A system is chosen. */
export function to(system: string): Action {
  return { type: "choose-system", subject: system };
}

/** An option is chosen. */
export function option(number: number): Action {
  return { type: "choose-option", subject: number };
}

/** An action card is used with a leader. */
export function using(card: string, leader: string | null): Action {
  return { type: "use-action", subject: card, leader };
}

/** A unit is moved from a place. */
export function moving(unit: string, from: string): Action {
  return { type: "move", subject: unit, from };
}

/** Events of a type, in their order. */
export function only<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
