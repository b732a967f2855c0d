import type { Words } from "../../src/chance/generator.ts";
import type { AskedIn, Hash, PlayTypes, Unpick } from "../../src/contract/contract.ts";
import { hashOf } from "../../src/documents/hash.ts";
import { HIDDEN, type Hidden } from "../../src/piles/knowledge.ts";
import type { CardCode, Pile, SeatMask } from "../../src/piles/pile.ts";
import type { ToyRule } from "./rules.ts";

/** A seat of the toy game. */
export type ToySeat = "red" | "blue";
/** The seats in turn order; a seat's number is its index here. */
export const TOY_SEATS: readonly ToySeat[] = ["red", "blue"];

/** A kind of card. */
export type ToyCard = "lamp" | "blade" | "coin" | "crown";
/** The kinds of cards by code; a higher code wins a duel. */
export const TOY_CARDS: readonly ToyCard[] = ["lamp", "blade", "coin", "crown"];
/** The catalogue's hash. */
export const TOY_CATALOGUE: Hash = hashOf(TOY_CARDS);

/** Format version of {@link ToyState}. */
export const TOY_FORMAT = 1;

/** What is agreed before the game. */
export interface ToyConfig {
  /** Copies of each kind in each deck, 1 to 4. */
  readonly copies: number;
  /** Turns of both seats together, 1 to 60. */
  readonly turns: number;
}

/** What belongs to one seat. */
export interface ToySide {
  /** Face down, drawn lazily. */
  readonly deck: Pile;
  readonly hand: Pile;
  /** Cards played, face up, in order. */
  readonly open: readonly CardCode[];
  readonly points: number;
}

/** Stands for "held back" in a duel. */
export const HOLD = -1;
/** What a seat does in a duel: a card code, -1 for holding back, or null while it has not chosen. */
export type Bid = number | null;

/** Whose turn it is; `acted` once the action is taken and only its effect may still be running. */
export interface TurnFrame {
  readonly kind: "turn";
  readonly seat: ToySeat;
  readonly acted: boolean;
}
/** A seat holds the other's top card in mind: `card` is its secret. */
export interface PeekFrame {
  readonly kind: "peek";
  readonly seat: ToySeat;
  readonly card: CardCode;
}
/** A duel waiting for bids, by seat number; `starter` bids first. */
export interface DuelFrame {
  readonly kind: "duel";
  readonly starter: ToySeat;
  readonly bids: readonly Bid[];
}
/** Cards of the open pile that a seat puts last, at least and at most. */
export const LEAST_SORTED = 2;
export const MOST_SORTED = 3;

/** A seat picks cards of its open pile that are put last, together: `picked` are their codes, ascending. */
export interface SortFrame {
  readonly kind: "sort";
  readonly seat: ToySeat;
  readonly picked: readonly CardCode[];
}
/** What is half done. */
export type ToyFrame = TurnFrame | PeekFrame | DuelFrame | SortFrame;

/** The toy game's state. */
export interface ToyState {
  readonly format: typeof TOY_FORMAT;
  readonly game: "toy";
  readonly catalogue: Hash;
  readonly words: Words;
  readonly config: ToyConfig;
  /** Turns finished. */
  readonly turn: number;
  /** By seat number. */
  readonly sides: readonly ToySide[];
  /** The turn below, what its effect waits for above; empty when the game is over. */
  readonly stack: readonly ToyFrame[];
}

/** An action; `subject` is the card it is about. */
export type ToyAction =
  | { readonly type: "draw" | "rest" | "sort" | "leave" | "bury" | "hold" | "done" }
  | { readonly type: "play" | "commit"; readonly subject: ToyCard }
  | ToyPick
  | Unpick<ToyPick>;

/** A card of the open pile is picked. */
export interface ToyPick {
  readonly type: "pick";
  readonly subject: ToyCard;
}

/** What happened. `card` is for the seats in `knownTo` only; null where no card is concerned. */
export interface ToyEvent {
  readonly kind:
    | "drew"
    | "played"
    | "peeked"
    | "left"
    | "buried"
    | "bid"
    | "bids-shown"
    | "scored"
    | "sorted"
    | "ended";
  readonly rule: ToyRule;
  readonly seat: ToySeat;
  readonly card: ToyCard | "hold" | Hidden | null;
  readonly knownTo: SeatMask;
  readonly points: number;
}

/** What decisions of each kind tell in their context. */
export interface ToyContexts {
  readonly turn: { readonly left: number };
  readonly peek: { readonly card: ToyCard };
  readonly duel: null;
  /** How many have been picked. */
  readonly sort: { readonly picked: number };
}

/** What the toy game's transitions are about. */
export interface ToyPlay extends PlayTypes {
  State: ToyState;
  Action: ToyAction;
  Event: ToyEvent;
  Seat: ToySeat;
  Asked: AskedIn<ToyContexts>;
}

/** Everyone, the spectator included. */
export const EVERYONE: SeatMask = 7;

/** The seats' bits, and the spectator's. */
export function maskOf(viewer: ToySeat | "spectator"): SeatMask {
  return viewer === "red" ? 1 : viewer === "blue" ? 2 : 4;
}

/** A seat's number. */
export function numberOf(seat: ToySeat): number {
  return seat === "red" ? 0 : 1;
}

/** The other seat. */
export function otherSeat(seat: ToySeat): ToySeat {
  return seat === "red" ? "blue" : "red";
}

/** The kind of card with a code; throws RangeError for a code that is none. */
export function cardOf(code: CardCode): ToyCard {
  const card = TOY_CARDS[code];
  if (card === undefined) throw new RangeError(`no card ${code}`);
  return card;
}

/** The name of a bid. */
export function bidName(bid: number): ToyCard | "hold" {
  return bid === HOLD ? "hold" : cardOf(bid);
}

/** The code of a kind of card. */
export function codeOf(card: ToyCard): CardCode {
  return TOY_CARDS.indexOf(card);
}

/** The event as a viewer sees it. */
export function redactToy(event: ToyEvent, viewer: ToySeat | "spectator"): ToyEvent {
  const shown = event.card === null || (event.knownTo & maskOf(viewer)) !== 0;
  return shown ? event : { ...event, card: HIDDEN };
}
