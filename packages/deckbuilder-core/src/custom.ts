import { fail, type Migration, ok, type Result } from "@sw/tabletop";
import { type DeckbuilderGame, gameOf } from "./game.ts";
import { catalogueFaults } from "./language/check/check.ts";
import type { Catalogue } from "./language/language.ts";
import { compileBox } from "./state/compile-box.ts";

/** The options of {@link createGame}. */
export interface GameOptions {
  /** Migrations for documents of earlier editions of the catalogue. Defaults to none. */
  readonly migrations?: readonly Migration[];
}

/**
 * Creates the game for a custom catalogue. Fails with the first fault of an invalid catalogue (`tt.catalogue.entry`);
 * {@link catalogueFaults} lists them all.
 */
export function createGame(catalogue: Catalogue, { migrations = [] }: GameOptions = {}): Result<DeckbuilderGame> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(gameOf(compileBox(catalogue), migrations)) : fail(fault);
}
