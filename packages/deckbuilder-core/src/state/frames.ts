import type { CardCode } from "@sw/tabletop";
import type { Zone } from "../language/language.ts";
import type { Side } from "./seats.ts";

/** A player chooses four bases in Secret Bases. The chosen bases are in the player's base deck. */
export interface SecretBasesFrame {
  readonly kind: "secret-bases";
  readonly seat: Side;
}

/** The start of a turn (dbg.turn-start.order). `stage` is 0 before a new base is chosen, 1 after. */
export interface TurnStartFrame {
  readonly kind: "turn-start";
  readonly stage: 0 | 1;
}

/** The main part of a turn, in which the player takes any actions in any order. */
export interface ActionsFrame {
  readonly kind: "actions";
}

/** The end of a turn, which carries out delayed effects first. */
export interface TurnEndFrame {
  readonly kind: "turn-end";
}

/** The phases of a game: the choice of bases, and the parts of a turn. One of them is always the bottom frame. */
export type PhaseFrame = SecretBasesFrame | TurnStartFrame | ActionsFrame | TurnEndFrame;

/** A triggered ability, or the delayed part of an ability, that waits to be resolved. */
export interface Pending {
  readonly card: CardCode;
  /** The piece in play that has the ability; `NO_PIECE` for a base or a card elsewhere. */
  readonly self: number;
  /** Index of the instruction where its program begins. */
  readonly pc: number;
  /** Whether it must be resolved. A delayed part must, because its ability has begun. */
  readonly mandatory: boolean;
  readonly bound: readonly Bound[];
  /** Mark of the card that triggered it, or `NO_MARK`. */
  readonly triggering: number;
  /** The defeated row card, or the ability's own card if none was defeated. */
  readonly target: CardCode;
}

/** Abilities triggered at one moment. Their owner resolves them in any order or declines them. */
export interface TriggersFrame {
  readonly kind: "triggers";
  readonly pending: readonly Pending[];
  /** Mark to take off its card when all abilities are resolved, or `NO_MARK`. */
  readonly release: number;
}

/** The defeat of a row card: the reward, then the abilities of the attackers (dbg.trigger.reward-first). */
export interface DefeatFrame {
  readonly kind: "defeat";
  readonly target: CardCode;
  readonly attackers: readonly number[];
  /** Whether a base permitted the attack. That base then gives the reward. */
  readonly permitted: boolean;
  readonly stage: "reward" | "triggers";
}

/** Damage of an attack to be assigned to capital ships. `ship` is the id of the next ship. */
export interface DamageFrame {
  readonly kind: "damage";
  readonly left: number;
  readonly ship: number;
}

/** Cards bound to a register: by the marks that follow them, or as top cards of a deck with a given number left. */
export type Bound =
  | { readonly marks: readonly number[] }
  | {
      readonly top: "own-deck-top" | "opp-deck-top" | "galaxy-deck-top";
      readonly count: number;
      readonly left: number;
    };

/** A card picked for the first half of a swap. `card` is null for a deck's top card, which may be secret. */
export interface Held {
  readonly zone: Zone;
  readonly card: CardCode | null;
}

/** An ability or reward in progress: its program, the current instruction and its registers. */
export interface EffectFrame {
  readonly kind: "effect";
  readonly card: CardCode;
  readonly part: "ability" | "reward";
  readonly pc: number;
  readonly self: number;
  /** Mark of the triggering card, or `NO_MARK`. */
  readonly triggering: number;
  /** The attacked row card, for a reward. */
  readonly target: CardCode;
  readonly bound: readonly Bound[];
  readonly held: Held | null;
  /** Number of picks still to make for the step at `pc`; `UNBEGUN` before it starts. */
  readonly picksLeft: number;
  /** Order key of the last pick if each pick takes effect at once. Such picks are offered in one order only. */
  readonly lastKey: number;
  /**
   * Order keys of the cards picked so far, ascending, if all picks take effect together after the last. Absent
   * otherwise. Only the picking player knows them.
   */
  readonly picked?: readonly number[];
}

/** Any frame of the stack. Frames are public except for cards being picked, because secrets stay in piles. */
export type GameFrame = PhaseFrame | TriggersFrame | DefeatFrame | DamageFrame | EffectFrame;
