import type { Spectator } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import type { Recording } from "./recording.ts";

/** An event as a viewer knows it, told. */
export interface ToldEvent {
  /** The step that it belongs to. */
  readonly step: number;
  readonly event: unknown;
  readonly text: string;
}

/** Who looks on: a seat, or somebody who watches. */
export type Viewer = string | Spectator;

/** Everything that a viewer was told in a recording, in order. */
export function toldTo({ page, game, steps }: Recording, viewer: Viewer, locale: Locale): readonly ToldEvent[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((whole) => {
      const event = game.redact(whole, viewer);
      if (event === undefined) return [];
      return [{ step, event, text: page.tell({ event }, locale) }];
    }),
  );
}
