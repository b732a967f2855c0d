import * as v from "valibot";
import { wordsSchema } from "../../src/chance/generator.ts";
import type { Parsers } from "../../src/contract/contract.ts";
import { stateReader } from "../../src/documents/documents.ts";
import type { Migration } from "../../src/documents/migration.ts";
import { readInput } from "../../src/documents/parse.ts";
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

const config: v.GenericSchema<unknown, ToyConfig> = v.strictObject({ copies: whole(1, 4), turns: whole(1, 60) });

const pick = v.strictObject({ type: v.literal("pick"), subject: v.picklist(TOY_CARDS) });
const action: v.GenericSchema<unknown, ToyAction> = v.variant("type", [
  v.strictObject({ type: v.picklist(["draw", "rest", "sort", "leave", "bury", "hold", "done"]) }),
  pick,
  v.strictObject({ type: v.literal("unpick"), pick }),
  v.strictObject({ type: v.picklist(["play", "commit"]), subject: v.picklist(TOY_CARDS) }),
]);

const frame = v.variant("kind", [
  v.strictObject({ kind: v.literal("turn"), seat, acted: v.boolean() }),
  v.strictObject({ kind: v.literal("peek"), seat, card }),
  v.strictObject({ kind: v.literal("sort"), seat, picked: v.array(card) }),
  v.strictObject({ kind: v.literal("duel"), starter: seat, bids: v.strictTuple([bid, bid]) }),
]);

const state: v.GenericSchema<unknown, ToyState> = v.strictObject({
  format: v.literal(TOY_FORMAT),
  game: v.literal("toy"),
  catalogue: v.literal(TOY_CATALOGUE),
  words: wordsSchema(),
  config,
  turn: whole(0, 60),
  sides: v.strictTuple([side, side]),
  stack: v.array(frame),
});

/** The readers for untrusted input; with migrations also for states of older editions. */
export function toyParsers(
  isAtRest: (state: ToyState) => boolean,
  migrations: readonly Migration[] = [],
): Parsers<ToyConfig, ToyState, ToyAction> {
  return {
    config: (input) => readInput(config, input),
    action: (input) => readInput(action, input),
    state: stateReader({
      reads: { format: TOY_FORMAT, game: "toy", catalogue: TOY_CATALOGUE },
      migrations,
      shape: (input) => readInput(state, input),
      broken: (read) => toyInvariants(read)[0],
      isAtRest,
    }),
  };
}
