/**
 * Readers of the game: systems, units, leaders, the base, hands, the combat under way, in names. They take states and views
 * alike; of a view they tell what its viewer knows, and `HIDDEN` for the rest.
 *
 * @module
 */
import { fail, ok, type Result } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import { boxesOf } from "../state/boxes.ts";
import { defaultBoxes } from "../state/default-boxes.ts";
import { type Reader, readerOf } from "./reader.ts";

export type { Table } from "../views/view-shapes.ts";
export type { Atlas } from "./atlas.ts";
export { ATTACK_STEPS } from "./attack.ts";
export type { Reader } from "./reader.ts";
export { candidatesIn, enemyOf, FACTIONS, factionOf, frameOf, knownBase, placeIn, unitOf } from "./seen.ts";
export type * from "./shapes.ts";

/** The readers of games with a catalogue of one's own; one that does not hold together is refused (`tt.catalogue.entry`). */
export function createReader(catalogue: Catalogue): Result<Reader> {
  const [fault] = catalogueFaults(catalogue);
  return fault === undefined ? ok(readerOf(boxesOf(catalogue))) : fail(fault);
}

/** The readers of games with the catalogue of this package, for any number of people. */
export const reader: Reader = /* @__PURE__ */ readerOf(defaultBoxes);
