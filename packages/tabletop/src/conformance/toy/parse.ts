import * as v from "valibot";
import { readInput } from "../../parse.ts";
import { fail, type Result, violation } from "../../result.ts";
import { toyInvariants } from "./invariants.ts";
import {
  HOLD,
  TOY_CARDS,
  TOY_CATALOGUE,
  TOY_FORMAT,
  TOY_SEATS,
  type ToyAction,
  type ToyConfig,
  type ToyState,
} from "./state.ts";

/** A whole number in a range. */
function whole(least: number, most: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

const seat = v.picklist(TOY_SEATS);
const card = whole(0, TOY_CARDS.length - 1);
const pile = v.array(v.strictObject({ cards: v.array(card), ordered: v.boolean(), knownTo: whole(0, 7) }));
const side = v.strictObject({ deck: pile, hand: pile, open: v.array(card), points: whole(0, 1000) });
const bid = v.nullable(whole(HOLD, TOY_CARDS.length - 1));
const word = whole(-(2 ** 31), 2 ** 31 - 1);

const config: v.GenericSchema<unknown, ToyConfig> = v.strictObject({ copies: whole(1, 4), turns: whole(1, 60) });

const action: v.GenericSchema<unknown, ToyAction> = v.variant("type", [
  v.strictObject({ type: v.picklist(["draw", "rest", "leave", "bury", "hold"]) }),
  v.strictObject({ type: v.picklist(["play", "commit"]), subject: v.picklist(TOY_CARDS) }),
]);

const frame = v.variant("kind", [
  v.strictObject({ kind: v.literal("turn"), seat, acted: v.boolean() }),
  v.strictObject({ kind: v.literal("peek"), seat, card }),
  v.strictObject({ kind: v.literal("duel"), starter: seat, bids: v.strictTuple([bid, bid]) }),
]);

const envelope = v.looseObject({ format: whole(0, 2 ** 31), catalogue: v.string() });

const state: v.GenericSchema<unknown, ToyState> = v.strictObject({
  format: v.literal(TOY_FORMAT),
  catalogue: v.literal(TOY_CATALOGUE),
  words: v.strictTuple([word, word, word, word]),
  config,
  turn: whole(0, 60),
  sides: v.strictTuple([side, side]),
  stack: v.array(frame),
});

/** Reads a config. */
export function parseToyConfig(input: unknown): Result<ToyConfig> {
  return readInput(config, input);
}

/** Reads an action. */
export function parseToyAction(input: unknown): Result<ToyAction> {
  return readInput(action, input);
}

/** Reads a state: format and catalogue first, so that a foreign one is named as such, then shape, then invariants. */
export function parseToyState(input: unknown): Result<ToyState> {
  const outside = readInput(envelope, input);
  if (!outside.ok) return outside;
  const { format, catalogue } = outside.value;
  if (format !== TOY_FORMAT) return fail(violation("tt.format.version", "state-format", { format, reads: TOY_FORMAT }));
  if (catalogue !== TOY_CATALOGUE)
    return fail(violation("tt.catalogue.hash", "other-catalogue", { expected: TOY_CATALOGUE }));
  const read = readInput(state, input);
  const [flaw] = read.ok ? toyInvariants(read.value) : [];
  return flaw === undefined ? read : fail(flaw);
}
