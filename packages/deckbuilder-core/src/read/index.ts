/**
 * Readers of the table: what stands where, in names and figures. They take states and views alike; of a view they tell what
 * its viewer knows, and `HIDDEN` for the rest.
 *
 * @module
 */
import { fail, ok, type Result } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import { compileBox } from "../state/compile-box.ts";
import { defaultBox } from "../state/default-box.ts";
import { type Reader, readerOf } from "./reader.ts";

export { unmarked } from "../state/codes.ts";
export type { FrameView, PieceView, SideView, Table } from "../views/view.ts";
export type {
  BaseReading,
  ForceReading,
  ForecastReading,
  PieceReading,
  Printed,
  Reader,
  SideReading,
  SlotReading,
  Source,
} from "./reader.ts";

/** The readers of games with a catalogue of one's own; one that does not hold together is refused (`tt.catalogue.entry`). */
export function createReader(catalogue: Catalogue): Result<Reader> {
  const [fault] = catalogueFaults(catalogue);
  if (fault !== undefined) return fail(fault);
  const box = compileBox(catalogue);
  return ok(readerOf(() => box));
}

/** The readers of games with the base box. */
export const reader: Reader = /* @__PURE__ */ readerOf(defaultBox);
