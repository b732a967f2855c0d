/**
 * Readers of games: positions and conditions of units, range and sight between units, contested objectives. They take
 * states and views. For a view they return what its viewer knows, and `HIDDEN` for everything else. All of the table is
 * public.
 *
 * @module
 */
import { ok, type Result } from "@sw/tabletop";
import type { Catalogue } from "../catalogue/entries.ts";
import { defaultBox } from "../content/box.ts";
import { customBox, type GameOptions } from "../content/custom-box.ts";
import { type Reader, readerOf } from "./reader.ts";

export type { AttackOdds } from "../odds/odds.ts";
export type { MoveEnd } from "../table/movement/ends.ts";
export type { Table } from "../views/shapes.ts";
export type { MovingReading } from "./moving.ts";
export type { PlacingAction } from "./placing.ts";
export type * from "./pool.ts";
export { POOL_STEPS } from "./pool.ts";
export type { ProfileReading, WeaponReading } from "./profile.ts";
export type { Reader } from "./reader.ts";
export type * from "./shapes.ts";
export { otherSeat } from "./units.ts";

/** Creates the readers of games with a custom catalogue. Refuses what `createGame` refuses (`tt.catalogue.entry`). */
export function createReader(catalogue: Catalogue, options: GameOptions = {}): Result<Reader> {
  const box = customBox(catalogue, options);
  if (!box.ok) return box;
  const { value } = box;
  return ok(readerOf(() => value));
}

/** The readers of games with every card in play on the rulebook's date. */
export const reader: Reader = /* @__PURE__ */ readerOf(defaultBox);
