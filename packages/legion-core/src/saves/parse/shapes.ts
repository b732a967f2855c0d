import { type Pile, pileSchema, type Schema, whole } from "@sw/tabletop";
import * as v from "valibot";
import { RANKS, type Rank } from "../../catalogue/words.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Side } from "../../state/seats.ts";

/** Schemas of every field of an object. */
export type Fields<T> = { readonly [Key in keyof T]: Schema<T[Key]> };

/** A list of at most so many. */
export function list<S extends v.GenericSchema>(of: S, most: number): Schema<readonly v.InferOutput<S>[]> {
  return v.pipe(v.array(of), v.maxLength(most));
}

/** Exactly so many counts. */
export function counts(length: number): Schema<readonly number[]> {
  return v.pipe(v.array(few), v.length(length));
}

/** Most units of both armies together, and most miniatures of a unit. */
export const MOST_UNITS = 200;
export const MOST_MINIATURES = 100;

/** A figure that stays small: tokens, dice, wounds. */
export const few: Schema<number> = whole(0, 10_000);
export const flag: Schema<boolean> = v.boolean();
export const text: Schema<string> = v.pipe(v.string(), v.maxLength(200));
export const side: Schema<Side> = v.picklist([0, 1]);
/** A unit by its place in the state; that it exists is for the invariants to say. */
export const unit: Schema<number> = whole(0, MOST_UNITS - 1);
export const units: Schema<readonly number[]> = list(unit, MOST_UNITS);
export const miniature: Schema<number> = whole(0, MOST_MINIATURES - 1);
export const miniatures: Schema<readonly number[]> = list(miniature, MOST_MINIATURES);
export const rank: Schema<Rank> = v.picklist(RANKS);

/** The id of a rule of this game, as far as its look tells. */
export const rule: Schema<RuleId> = v.custom<RuleId>(
  (input) => typeof input === "string" && input.length < 100 && /^leg(\.[a-z0-9-]+)+$/.test(input),
);

/** A record of figures by name. */
export const figures: Schema<Readonly<Record<string, number>>> = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(200)), whole(-10_000, 10_000)),
  v.check((record) => Object.keys(record).length <= 500),
);

/** A pile of cards from a list of so many. */
export function pileOf(cards: number): Schema<Pile> {
  return pileSchema(whole(0, cards - 1));
}
