import { notAList, type Pile, pileSchema, type Schema, whole } from "@sw/tabletop";
import * as v from "valibot";
import { RANKS, type Rank } from "../../catalogue/words.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Side } from "../../state/seats.ts";

/** Schemas of every field of an object. */
export type Fields<T> = { readonly [Key in keyof T]: Schema<T[Key]> };

/** Returns the schema of a list with a maximum length. */
export function list<S extends v.GenericSchema>(of: S, most: number): Schema<readonly v.InferOutput<S>[]> {
  return v.pipe(v.array(of), v.maxLength(most));
}

/** Returns the schema of a list of counts with a fixed length. */
export function counts(length: number): Schema<readonly number[]> {
  return v.pipe(v.array(few), v.length(length));
}

/** Maximum number of units of both armies together, and maximum number of miniatures of a unit. */
export const MOST_UNITS = 200;
export const MOST_MINIATURES = 100;

/** Schema of a small number: tokens, dice, wounds. */
export const few: Schema<number> = whole(0, 10_000);
export const flag: Schema<boolean> = v.boolean();
export const text: Schema<string> = v.pipe(v.string(), v.maxLength(200));
export const side: Schema<Side> = v.picklist([0, 1]);
/** Schema of a unit's place in the state. The invariants check whether the unit exists. */
export const unit: Schema<number> = whole(0, MOST_UNITS - 1);
export const units: Schema<readonly number[]> = list(unit, MOST_UNITS);
export const miniature: Schema<number> = whole(0, MOST_MINIATURES - 1);
export const miniatures: Schema<readonly number[]> = list(miniature, MOST_MINIATURES);
export const rank: Schema<Rank> = v.picklist(RANKS);

/** Schema of a rule id of this game. Checks only its form. */
export const rule: Schema<RuleId> = v.custom<RuleId>(
  (input) => typeof input === "string" && input.length < 100 && /^leg(\.[a-z0-9-]+)+$/.test(input),
);

/** Schema of a record of numbers by name. */
export const figures: Schema<Readonly<Record<string, number>>> = v.pipe(
  notAList(v.record(v.pipe(v.string(), v.maxLength(200)), whole(-10_000, 10_000))),
  v.check((record) => Object.keys(record).length <= 500),
);

/** Returns the schema of a pile of cards from a list with `cards` entries. */
export function pileOf(cards: number): Schema<Pile> {
  return pileSchema(whole(0, cards - 1));
}
