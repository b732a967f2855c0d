import { ok, type Result } from "@sw/tabletop";
import type { Catalogue } from "./catalogue/entries.ts";
import { customBox, type GameOptions } from "./content/custom-box.ts";
import { gameOf, type LegionGame } from "./game.ts";

/**
 * The game with a catalogue of one's own. Cards that do not hold together are refused here with their first fault
 * (`tt.catalogue.entry`; `catalogueFaults` of `/catalogue` lists them all), and so are keywords and doings of cards and battle forces under
 * another id than their own.
 */
export function createGame(catalogue: Catalogue, options: GameOptions = {}): Result<LegionGame> {
  const box = customBox(catalogue, options);
  return box.ok ? ok(gameOf(box.value, options.migrations ?? [])) : box;
}
