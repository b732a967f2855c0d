import type { Spectator } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { Recording } from "./recording.ts";

/** The description of an event for a viewer. */
export interface ToldEvent {
  /** The step of the event. */
  readonly step: number;
  readonly event: unknown;
  readonly text: string;
}

/** The viewer of a recording: a seat or a spectator. */
export type Viewer = string | Spectator;

/** Returns the descriptions of all events that a viewer saw in a recording, in order. */
export function toldTo({ page, game, steps }: Recording, viewer: Viewer, locale: Locale): readonly ToldEvent[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((whole) => {
      const event = game.redact(whole, viewer);
      if (event === undefined) return [];
      return [{ step, event, text: page.tell({ event }, locale) }];
    }),
  );
}
