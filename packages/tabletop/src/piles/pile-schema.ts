import * as v from "valibot";
import { type Schema, whole } from "../documents/schemas.ts";
import type { Pile } from "./pile.ts";
import { PUBLIC } from "./sides.ts";

/** Creates the schema of a pile of cards. `masks` is the largest value of `knownTo` and defaults to {@link PUBLIC}. */
export function pileSchema(card: Schema<number>, masks: number = PUBLIC): Schema<Pile> {
  return v.array(
    v.strictObject({ cards: v.pipe(v.array(card), v.minLength(1)), ordered: v.boolean(), knownTo: whole(0, masks) }),
  );
}
