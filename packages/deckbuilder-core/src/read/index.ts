/**
 * Readers of the table, which give its contents in names and figures. They accept states and views: of a view they
 * return what its viewer knows, and `HIDDEN` for everything else.
 *
 * @module
 */
import { fail, ok, type Result } from "@sw/tabletop";
import { catalogueFaults } from "../language/check/check.ts";
import type { Catalogue } from "../language/language.ts";
import { compileBox } from "../state/compile-box.ts";
import { defaultBox } from "../state/default-box.ts";
import { readerOf } from "./reader.ts";
import type { Reader } from "./shapes.ts";

export { unmarked } from "../state/codes.ts";
export type { FrameView, PieceView, SideView, Table } from "../views/shapes.ts";
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
} from "./shapes.ts";

/** Creates a reader for games with a custom catalogue. Fails if the catalogue has faults (`tt.catalogue.entry`). */
export function createReader(catalogue: Catalogue): Result<Reader> {
  const [fault] = catalogueFaults(catalogue);
  if (fault !== undefined) return fail(fault);
  const box = compileBox(catalogue);
  return ok(readerOf(() => box));
}

/** The reader for games with the base box. */
export const reader: Reader = /* @__PURE__ */ readerOf(defaultBox);
