import { fail, type Migration, ok, type Result } from "@sw/tabletop";
import { gameOf, type RebellionGame } from "./game.ts";
import { catalogueFaults } from "./language/check/check.ts";
import type { Catalogue } from "./language/language.ts";
import { boxesOf } from "./state/boxes.ts";
import type { Players } from "./state/config.ts";

/**
 * The game with a catalogue of one's own, for two unless `players` says 3 or 4. A catalogue that does not hold together is
 * refused here, with its first fault (`tt.catalogue.entry`); {@link catalogueFaults} lists them all. `migrations` lead on from what
 * earlier editions of the catalogue wrote.
 */
export function createGame(
  catalogue: Catalogue,
  { players = 2, migrations = [] }: { readonly players?: Players; readonly migrations?: readonly Migration[] } = {},
): Result<RebellionGame> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(gameOf(boxesOf(catalogue), players, migrations)) : fail(fault);
}
