/**
 * Readers of the game: systems, units, leaders, the base, hands and the combat in progress, by name. They accept states
 * and views. From a view they return what its viewer knows, and `HIDDEN` for everything else.
 *
 * @module
 */
import { fail, ok, type Result } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import { boxesOf } from "../state/boxes.ts";
import { defaultBoxes } from "../state/default-boxes.ts";
import { type Reader, readerOf } from "./reader.ts";

export type { Table } from "../views/shapes.ts";
export type { Atlas } from "./atlas.ts";
export { ATTACK_STEPS } from "./attack.ts";
export type { Reader } from "./reader.ts";
export { candidatesIn, enemyOf, FACTIONS, factionOf, frameOf, knownBase, placeIn, unitOf } from "./seen.ts";
export type * from "./shapes.ts";

/** Creates the readers of games with your own catalogue. Rejects an invalid one (`tt.catalogue.entry`). */
export function createReader(catalogue: Catalogue): Result<Reader> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(readerOf(boxesOf(catalogue))) : fail(fault);
}

/** The readers of games with the catalogue of this package, for any number of players. */
export const reader: Reader = /* @__PURE__ */ readerOf(defaultBoxes);
