import { ok, type Result } from "@sw/tabletop";
import type { Catalogue } from "./catalogue/entries.ts";
import { customBox, type GameOptions } from "./content/custom-box.ts";
import { gameOf, type LegionGame } from "./game.ts";

/**
 * Creates the game for a custom catalogue. Refuses cards that do not fit together with their first fault
 * (`tt.catalogue.entry`; `catalogueFaults` of `/catalogue` lists all), and effects registered under a different id than
 * their own.
 */
export function createGame(catalogue: Catalogue, options: GameOptions = {}): Result<LegionGame> {
  const box = customBox(catalogue, options);
  return box.ok ? ok(gameOf(box.value, options.migrations ?? [])) : box;
}
