import {
  type Action,
  type DeckbuilderGame,
  type Event,
  game,
  type RuleId,
  type Seat,
  type SideView,
  type State,
  type View,
} from "@sw/deckbuilder-core";
import { expectIllegal, play as playLine } from "@sw/deckbuilder-core/testing";
import { type ScriptedAnswer, type Step, shownCards, type Violation } from "@sw/tabletop";
import { expect } from "vitest";
import { explained, told } from "../told.ts";

/** Whoever can look at the table. */
export const VIEWERS = ["empire", "rebel", "spectator"] as const;

/** Ends the turn. */
export const END: Action = { type: "end-turn" };

/** What a player sees of their own side. */
export function side(state: State, seat: Seat): SideView {
  return game.view(state, seat).sides[seat];
}

/** The cards of a hand by name, sorted. */
export function hand(state: State, seat: Seat): readonly string[] {
  return shownCards(side(state, seat).hand).slice().sort();
}

/** So many copies of a card. */
export function copies(count: number, card: string): readonly string[] {
  return Array.from({ length: count }, () => card);
}

/** What anybody sees. */
export function table(state: State): View {
  return game.view(state, "spectator");
}

/** The legal actions by key. */
export function legal(state: State): readonly string[] {
  return game.legalActions(state).map(game.actionKey);
}

/** The events of some types, in their order. */
export function only<Type extends Event["type"]>(
  events: readonly Event[],
  ...types: readonly Type[]
): readonly Extract<Event, { readonly type: Type }>[] {
  return events.filter((event): event is Extract<Event, { readonly type: Type }> =>
    types.some((type) => type === event.type),
  );
}

/** The types of events, in their order. */
export function types(events: readonly Event[]): readonly Event["type"][] {
  return events.map(({ type }) => type);
}

/** Plays a line of actions, each of which must be offered when its turn comes. */
export function play(
  state: State,
  actions: readonly Action[],
  { game: played = game, draws }: { readonly game?: DeckbuilderGame; readonly draws?: readonly ScriptedAnswer[] } = {},
): Step<State, Event> {
  const offering: DeckbuilderGame = {
    ...played,
    apply(at, action, options) {
      expect(played.legalActions(at, { picks: "all" }).map(played.actionKey)).toContain(played.actionKey(action));
      return played.apply(at, action, options);
    },
  };
  return told(playLine(state, actions, { game: offering, ...(draws === undefined ? {} : { draws }) }));
}

/** The action is not offered, and asking why and doing it cite the rule. */
export function refused(state: State, action: Action, rule: RuleId): Violation {
  expect(legal(state)).not.toContain(game.actionKey(action));
  expect(game.why(state, action)?.rule).toBe(rule);
  return explained(expectIllegal(game.apply(state, action), rule));
}

/** The action is offered and can be done. */
export function allowed(state: State, action: Action): void {
  expect(legal(state)).toContain(game.actionKey(action));
  expect(game.why(state, action)).toBeUndefined();
  expect(game.apply(state, action)).toMatchObject({ ok: true });
}
