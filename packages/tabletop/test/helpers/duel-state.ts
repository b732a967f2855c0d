import type { Words } from "../../src/chance/generator.ts";
import type { AskedIn, PlayTypes, Spectator } from "../../src/contract/contract.ts";
import type { Frame } from "../../src/engine/machine.ts";
import type { Hidden } from "../../src/piles/knowledge.ts";
import type { Pile } from "../../src/piles/pile.ts";

/**
 * A game for the referee to referee. Three seats hold hidden hands. Each round the leader may raise the stake
 * (reveals nothing) or draw a card (reveals), then says ready; then all choose a card in secret, in the order of the
 * seats; the first may call the round off instead. All cards are unveiled at once and the highest single one scores.
 * With `sealing` each choice has a second secret step: whether to double.
 */
export type DuelSeat = "north" | "east" | "south";
export const DUEL_SEATS: readonly DuelSeat[] = ["north", "east", "south"];
/** One bit per seat; spectators have one of their own. */
export const BIT: Readonly<Record<DuelSeat | Spectator, number>> = { north: 1, east: 2, south: 4, spectator: 8 };
/** Every card of the game. */
export const DUEL_CARDS: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5];

export interface DuelConfig {
  readonly rounds: number;
  readonly sealing: boolean;
}
export type DuelAction =
  | { readonly type: "raise" | "draw" | "ready" | "abandon" | "seal" | "double" }
  | { readonly type: "choose"; readonly card: number };
export type DuelEvent =
  | { readonly type: "raised" | "readied" | "abandoned"; readonly seat: DuelSeat }
  | { readonly type: "drew" | "chose"; readonly seat: DuelSeat; readonly card: number | Hidden }
  | { readonly type: "sealed"; readonly seat: DuelSeat; readonly doubled: boolean | Hidden }
  | { readonly type: "noted"; readonly seat: DuelSeat }
  | { readonly type: "unveiled"; readonly cards: BySeat<number>; readonly winner: DuelSeat | null };
export type BySeat<Value> = Readonly<Record<DuelSeat, Value>>;
export interface DuelFrame extends Frame {
  readonly kind: "prepare" | "choose";
  readonly seat: DuelSeat;
  /** In `choose`: the card has been chosen, the seal has not. */
  readonly chosen: boolean;
}
export interface DuelState {
  readonly words: Words;
  readonly rounds: number;
  readonly sealing: boolean;
  readonly round: number;
  readonly stake: number;
  readonly deck: Pile;
  readonly hands: BySeat<Pile>;
  /** The card chosen this round; null before. */
  readonly chosen: BySeat<number | null>;
  readonly doubled: BySeat<boolean>;
  readonly discard: readonly number[];
  readonly score: BySeat<number>;
  readonly stack: readonly DuelFrame[];
}
export interface DuelPlay extends PlayTypes {
  State: DuelState;
  Action: DuelAction;
  Event: DuelEvent;
  Seat: DuelSeat;
  Asked: AskedIn<{
    readonly prepare: { readonly stake: number };
    readonly choose: { readonly hand: readonly number[] };
  }>;
}
