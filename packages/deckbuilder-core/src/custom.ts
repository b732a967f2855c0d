import { fail, ok, type Result } from "@sw/tabletop";
import { catalogueFaults } from "./effects/check.ts";
import type { Catalogue } from "./effects/language.ts";
import { type DeckbuilderGame, gameOf } from "./game.ts";
import { compileBox } from "./state/box.ts";

/**
 * The game with a catalogue of one's own. A catalogue that does not hold together is refused here, with its first fault
 * (`tt.catalogue.entry`); {@link catalogueFaults} lists them all.
 */
export function createGame(catalogue: Catalogue): Result<DeckbuilderGame> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(gameOf(compileBox(catalogue))) : fail(fault);
}
