import type { Game, GameTypes, Step } from "@sw/tabletop";
import type { Face } from "../kit.ts";

/** A transition as it is told: the header that stands from now on, and what happened. */
export interface Chapter {
  readonly header: readonly string[];
  readonly lines: readonly string[];
}

/** Tells a transition with every secret that its events hold, as someone who watches the table sees pieces and rows. */
export function chapterOf<G extends GameTypes>(
  game: Game<G>,
  face: Face<G>,
  { state, events }: Step<G["State"], G["Event"]>,
): Chapter {
  const view = game.view(state, "spectator");
  const lines = events.flatMap((event) => face.event(event, view) ?? []);
  return { header: face.header(view), lines };
}
