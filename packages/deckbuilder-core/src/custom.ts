import { fail, ok, type Result } from "@sw/tabletop";
import { type DeckbuilderGame, gameOf } from "./game.ts";
import { catalogueFaults } from "./language/check/check.ts";
import type { Catalogue } from "./language/language.ts";
import { compileBox } from "./state/compile-box.ts";

/**
 * The game with a catalogue of one's own. A catalogue that does not hold together is refused here, with its first fault
 * (`tt.catalogue.entry`); {@link catalogueFaults} lists them all.
 */
export function createGame(catalogue: Catalogue): Result<DeckbuilderGame> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(gameOf(compileBox(catalogue))) : fail(fault);
}
