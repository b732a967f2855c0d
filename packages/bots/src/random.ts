import { at, type GameTypes } from "@sw/tabletop";
import type { Helpers } from "./bot.ts";

/** Chooses one of the options with equal probability. */
export function random<G extends GameTypes>(
  _view: G["View"],
  options: readonly G["Action"][],
  { chance }: Helpers<G>,
): G["Action"] {
  return at(options, chance.pick("random", options.length, String));
}
