import type { Game, Step } from "@sw/tabletop";
import type { Face } from "../kit.ts";

/** A transition as it is told: the header that stands from now on, and what happened. */
export interface Chapter {
  readonly header: readonly string[];
  readonly lines: readonly string[];
}

/** Tells a transition with every secret that its events hold, as someone who watches the table sees pieces and rows. */
export function chapterOf<Config, State, Action, Event, View, Seat extends string>(
  game: Pick<Game<Config, State, Action, Event, View, Seat>, "view">,
  face: Face<Action, Event, View, Seat>,
  { state, events }: Step<State, Event>,
): Chapter {
  const view = game.view(state, "spectator");
  const lines = events.flatMap((event) => face.event(event, view) ?? []);
  return { header: face.header(view), lines };
}
