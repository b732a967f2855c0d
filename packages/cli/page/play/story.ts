import type { Locale } from "@sw/tabletop/text";
import type { PageGame } from "../games/game.ts";
import type { Seen } from "./line.ts";

/** Returns the events of a game, one sentence each. */
export function storyOf(game: PageGame, locale: Locale, steps: Seen["steps"]): readonly string[] {
  return steps
    .flatMap(({ events }) => events.map((event) => game.tell({ event }, locale)))
    .filter((line) => line !== "");
}
