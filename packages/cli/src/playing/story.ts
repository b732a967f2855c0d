import type { Game, GameTypes, Step } from "@sw/tabletop";
import type { Face } from "../kit.ts";

/** A transition as a story: the header from now on, and the lines of its events. */
export interface Chapter {
  readonly header: readonly string[];
  readonly lines: readonly string[];
}

/** Tells a transition to a spectator of the table, including all secrets of its events. */
export function chapterOf<G extends GameTypes>(
  game: Game<G>,
  face: Face<G>,
  { state, events }: Step<G["State"], G["Event"]>,
): Chapter {
  const view = game.view(state, "spectator");
  const lines = events.flatMap((event) => face.event(event, view) ?? []);
  return { header: face.header(view), lines };
}
