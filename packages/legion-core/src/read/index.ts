/**
 * Readers of the game: what stands where, in what condition, how units stand to each other, who contests what. They take states
 * and views alike; of a view they tell what its viewer knows, and `HIDDEN` for the rest. All of the table is public.
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

/** The readers of games with a catalogue of one's own, refused as `createGame` refuses it (`tt.catalogue.entry`). */
export function createReader(catalogue: Catalogue, options: GameOptions = {}): Result<Reader> {
  const box = customBox(catalogue, options);
  if (!box.ok) return box;
  const { value } = box;
  return ok(readerOf(() => value));
}

/** The readers of games with every card in play on the rulebook's date. */
export const reader: Reader = /* @__PURE__ */ readerOf(defaultBox);
