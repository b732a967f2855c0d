import type { CardRef } from "./actions.ts";

/** What an effect does to cards. */
export type DeedToCards =
  | "discard"
  | "exile"
  | "destroy"
  | "move"
  | "hold"
  | "swap"
  | "purchase"
  | "look"
  | "reveal"
  | "deal-damage";

/** The kinds of decisions of this game, each with what its context tells the seat that is asked. */
export interface DecisionContexts {
  /** Which base goes into the own base deck next; both players choose theirs in secret (Secret Bases). */
  readonly "secret-bases": {
    /** Bases still to choose, this one included. */
    readonly left: number;
  };
  /** Which base of the own deck comes into play. */
  readonly "new-base": {
    /** The bases of the deck. */
    readonly bases: readonly CardRef[];
  };
  /** What the active player does next in the turn. */
  readonly actions: {
    /** Number of the turn, from 1. */
    readonly turn: number;
    /** Resources that the active player has. */
    readonly resources: number;
  };
  /** Which of the triggered abilities that wait is resolved next, or none of those that may be declined. */
  readonly triggers: {
    /** The abilities that wait, by their cards; `resolve` names one by its place here. */
    readonly pending: readonly {
      readonly card: CardRef;
      /** It cannot be declined. */
      readonly mandatory: boolean;
    }[];
  };
  /** One of several options of an effect. */
  readonly choose: {
    /** The card whose effect it is. */
    readonly card: CardRef;
  };
  /** Whether the optional part of an effect is carried out. */
  readonly may: {
    /** The card whose effect it is. */
    readonly card: CardRef;
  };
  /** Which card something is done to, one at a time. */
  readonly pick: {
    /** The card whose effect it is. */
    readonly card: CardRef;
    /** What is done to the picked cards. */
    readonly deed: DeedToCards;
    /** Cards that may still be picked, this one included. */
    readonly picksLeft: number;
  };
  /** Whether the reward for a defeated card of the galaxy row is taken. */
  readonly reward: {
    /** The card that was defeated. */
    readonly card: CardRef;
  };
  /** How much of an attack's damage a capital ship of the defender takes, asked of the attacker ship by ship. */
  readonly "assign-damage": {
    /** Number of the ship in play. */
    readonly ship: number;
    /** Damage that is not assigned yet. */
    readonly left: number;
    /** Least damage for it: what the ships after it cannot take. */
    readonly least: number;
    /** Most damage that it can take. */
    readonly most: number;
  };
}
