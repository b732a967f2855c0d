import { at, type CardCode } from "@sw/tabletop";
import type { CardRef } from "./actions.ts";

/**
 * Card codes are numbers: the index in the catalogue (cards first, then bases), plus `MARK` times a mark while one copy
 * must be followed. Effects mark the cards that they bind and cards to be exiled at the end of the turn.
 */
export const MARK = 1024;
const MARK_BITS = 10;

/** Returns the card without its mark. */
export function kindOf(code: CardCode): number {
  return code & (MARK - 1);
}

/** Returns the card's mark, or 0 if it has none. */
export function markOf(code: CardCode): number {
  return code >> MARK_BITS;
}

/** Returns the name of a card, with `#mark` if it has a mark. `ids` lists the catalogue's ids in order. */
export function refOf(ids: readonly string[], code: CardCode): CardRef {
  return code < MARK ? at(ids, code) : `${at(ids, kindOf(code))}#${markOf(code)}`;
}

/**
 * Returns the id of a card or base in the catalogue, without the mark that distinguishes copies (`x-wing` of
 * `x-wing#2`).
 */
export function unmarked(ref: CardRef): string {
  const hash = ref.indexOf("#");
  return hash < 0 ? ref : ref.slice(0, hash);
}

/**
 * Finds the card in a list that a name means: the card itself, or the only one of its kind if the name has no mark.
 * Returns undefined if there is none or the name is ambiguous.
 */
export function codeAmong(
  kindsById: ReadonlyMap<string, number>,
  cards: readonly CardCode[],
  ref: CardRef,
): CardCode | undefined {
  const code = codeOf(kindsById, ref);
  if (code === undefined || cards.includes(code)) return code;
  const copies = cards.filter((card) => kindOf(card) === code);
  return copies.length === 1 ? copies[0] : undefined;
}

/** Returns the card that a name stands for, or undefined if there is none. */
export function codeOf(kindsById: ReadonlyMap<string, number>, ref: CardRef): CardCode | undefined {
  const plain = kindsById.get(ref);
  if (plain !== undefined) return plain;
  const hash = ref.indexOf("#");
  const kind = hash < 0 ? undefined : kindsById.get(ref.slice(0, hash));
  const mark = ref.slice(hash + 1);
  return kind === undefined || !/^[1-9]\d{0,5}$/.test(mark) ? undefined : kind + MARK * Number(mark);
}

// What states say where there is none of a thing.

/** The code for no card, or for a card that nobody may know. */
export const NO_CARD: CardCode = -1;
/** The id for no piece. Ids of pieces in play count from 1. */
export const NO_PIECE = 0;
/** The mark of a card without one. Marks count from 1. */
export const NO_MARK = 0;
/** The place of a card that has no slot and no position. */
export const NO_PLACE = -1;
/** Order key of the last pick before anything was picked. It is lower than every key. */
export const NO_PICK = -1;
/** Number of picks left before a step has begun. */
export const UNBEGUN = -1;
