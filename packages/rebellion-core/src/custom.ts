import { fail, type Migration, ok, type Result } from "@sw/tabletop";
import { gameOf, type RebellionGame } from "./game.ts";
import { catalogueFaults } from "./language/check/check.ts";
import type { Catalogue } from "./language/language.ts";
import { boxesOf } from "./state/boxes.ts";
import type { Players } from "./state/config.ts";

/** Options of {@link createGame}. */
export interface GameOptions {
  /** The number of players. Defaults to 2. */
  readonly players?: Players;
  /** Migrations for documents of earlier editions of the catalogue. Defaults to none. */
  readonly migrations?: readonly Migration[];
}

/**
 * Creates the game with your own catalogue. Rejects an invalid catalogue with its first fault (`tt.catalogue.entry`);
 * {@link catalogueFaults} lists them all.
 */
export function createGame(
  catalogue: Catalogue,
  { players = 2, migrations = [] }: GameOptions = {},
): Result<RebellionGame> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(gameOf(boxesOf(catalogue), players, migrations)) : fail(fault);
}
