import type { CardCode } from "@sw/tabletop";
import type { Zone } from "../language/language.ts";
import type { Side } from "./seats.ts";

/** Secret Bases: a player chooses four bases; what is chosen lies in the player's base deck. */
export interface SecretBasesFrame {
  readonly kind: "secret-bases";
  readonly seat: Side;
}

/** The start of a turn (dbg.turn-start.order): 0 before a new base is chosen, 1 after. */
export interface TurnStartFrame {
  readonly kind: "turn-start";
  readonly stage: 0 | 1;
}

/** The turn itself: any actions in any order. */
export interface ActionsFrame {
  readonly kind: "actions";
}

/** The end of a turn; delayed effects first. */
export interface TurnEndFrame {
  readonly kind: "turn-end";
}

/** The parts of a game, one of which lies at the bottom of the stack: who chooses bases, or how far the turn is. */
export type PhaseFrame = SecretBasesFrame | TurnStartFrame | ActionsFrame | TurnEndFrame;

/** A triggered ability, or the put-off part of one, that waits for its turn. */
export interface Pending {
  readonly card: CardCode;
  /** The piece in play whose ability it is; `NO_PIECE` for a base or a card elsewhere. */
  readonly self: number;
  /** Where its program begins. */
  readonly pc: number;
  /** A put-off part was begun before and is no longer optional. */
  readonly mandatory: boolean;
  readonly bound: readonly Bound[];
  /** Mark of the card that set it off, or `NO_MARK`. */
  readonly triggering: number;
  /** The row card defeated; the ability's own card where there is none. */
  readonly target: CardCode;
}

/** Abilities that a moment has triggered; their owner orders them or lets them pass. */
export interface TriggersFrame {
  readonly kind: "triggers";
  readonly pending: readonly Pending[];
  /** Mark to take off its card when all is done, or `NO_MARK`. */
  readonly release: number;
}

/** A row card was defeated: reward, then abilities of the attackers (dbg.trigger.reward-first). */
export interface DefeatFrame {
  readonly kind: "defeat";
  readonly target: CardCode;
  readonly attackers: readonly number[];
  /** Attacked by a base's leave, whose reward it gives. */
  readonly permitted: boolean;
  readonly stage: "reward" | "triggers";
}

/** Damage of an attack to be divided among capital ships; `ship` is the id of the next one to decide. */
export interface DamageFrame {
  readonly kind: "damage";
  readonly left: number;
  readonly ship: number;
}

/** Cards bound to a register: by marks that follow them, or as the top cards of a deck of which so many were left. */
export type Bound =
  | { readonly marks: readonly number[] }
  | {
      readonly top: "own-deck-top" | "opp-deck-top" | "galaxy-deck-top";
      readonly count: number;
      readonly left: number;
    };

/** A card picked for the first half of a swap; null stands for a deck's top card, which may be secret. */
export interface Held {
  readonly zone: Zone;
  readonly card: CardCode | null;
}

/** An ability or reward being carried out: which program, where in it, and its registers. */
export interface EffectFrame {
  readonly kind: "effect";
  readonly card: CardCode;
  readonly part: "ability" | "reward";
  readonly pc: number;
  readonly self: number;
  /** Mark of the triggering card, or `NO_MARK`. */
  readonly triggering: number;
  /** The row card attacked, for a reward. */
  readonly target: CardCode;
  readonly bound: readonly Bound[];
  readonly held: Held | null;
  /** Picks still to make by the selecting step at `pc`; `UNBEGUN` before it starts. */
  readonly picksLeft: number;
  /** Order key of the last pick where each card is dealt with at once, so that such picks come in one order only. */
  readonly lastKey: number;
  /**
   * Order keys of the cards picked so far, ascending, where all are dealt with together once the last is picked; left out
   * elsewhere. Known to who picks alone.
   */
  readonly picked?: readonly number[];
}

/** Everything that can stand on the stack. All of it is public but what is being picked; secrets stay in piles. */
export type GameFrame = PhaseFrame | TriggersFrame | DefeatFrame | DamageFrame | EffectFrame;
