import type { Unpick } from "@sw/tabletop";
import type { Zone } from "../language/language.ts";

/**
 * A card by name, with `#` and a number if one copy must be told apart from the others (because it will be exiled, for
 * example).
 */
export type CardRef = string;

/** The opponent's base or a slot of the galaxy row. */
export type AttackTarget = "base" | number;

/**
 * What a player can do. `subject` is the piece concerned, for drag and drop: a piece id in play, a slot number of the
 * galaxy row (0 to 5), or else a card's name.
 */
export type Action =
  /** Play a card from hand: `subject` is its name. */
  | { readonly type: "play"; readonly subject: CardRef }
  /** Purchase the card in a slot of the row, or the top Outer Rim Pilot. */
  | { readonly type: "purchase"; readonly subject: number | "outer-rim-pilots" }
  /** Bribe the neutral card in a slot. */
  | { readonly type: "bribe"; readonly subject: number }
  /** Use the activated ability of a piece in play or of your base. */
  | { readonly type: "use"; readonly subject: number | "base" }
  /** Commit a piece to an attack. */
  | { readonly type: "commit"; readonly subject: number; readonly target: AttackTarget }
  /** Resolve the attack on a target. */
  | { readonly type: "attack"; readonly subject: AttackTarget }
  | { readonly type: "end-turn" }
  | BaseChoice
  /** Carry out a triggered ability, by its place in the decision's list. */
  | { readonly type: "resolve"; readonly subject: number }
  /** Decline the remaining optional triggered abilities. */
  | { readonly type: "pass" }
  /** Take a reward, or do an optional part. */
  | { readonly type: "accept" }
  | { readonly type: "decline" }
  /** Pick an option of a choice. */
  | { readonly type: "choose-option"; readonly subject: string }
  | CardPick
  /** Pick no more cards. */
  | { readonly type: "done" }
  /** Take back a picked card or a chosen secret base, while more are to be picked. */
  | Unpick<CardPick | BaseChoice>
  /** Assign an amount of an attack's damage to a capital ship. */
  | { readonly type: "assign"; readonly subject: number; readonly amount: number };

/** Choose a base: the next base, or one of the four secret bases. */
export interface BaseChoice {
  readonly type: "choose-base";
  readonly subject: string;
}

/**
 * Pick a card for a step. Cards in play are named by id, row cards by slot, a deck's top cards by position, and others
 * by name.
 */
export interface CardPick {
  readonly type: "pick";
  /** The card's zone from the view of the picking player: `own-hand` is the hand of the seat that is asked. */
  readonly zone: Zone;
  readonly subject: number | CardRef;
}

/** Returns a stable name for an action, unique within a decision. */
export function actionKey(action: Action): string {
  switch (action.type) {
    case "commit":
      return `commit ${action.subject} ${action.target}`;
    case "pick":
      return `pick ${action.zone} ${action.subject}`;
    case "assign":
      return `assign ${action.subject} ${action.amount}`;
    case "unpick":
      return `unpick ${actionKey(action.pick)}`;
    default:
      return "subject" in action ? `${action.type} ${action.subject}` : action.type;
  }
}
