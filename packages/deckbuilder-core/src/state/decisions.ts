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

/** The kinds of decisions in this game, each with the context given to the seat that decides. */
export interface DecisionContexts {
  /** Choose the next base for your base deck. Both players choose in secret (Secret Bases). */
  readonly "secret-bases": {
    /** Number of bases still to choose, including this one. */
    readonly left: number;
  };
  /** Choose a base from your base deck to bring into play. */
  readonly "new-base": {
    /** The bases in the base deck. */
    readonly bases: readonly CardRef[];
  };
  /** Choose the next action of your turn. */
  readonly actions: {
    /** The turn number, counted from 1. */
    readonly turn: number;
    /** The active player's resources. */
    readonly resources: number;
  };
  /** Choose which waiting triggered ability to resolve next, or decline those that are optional. */
  readonly triggers: {
    /** The waiting abilities, by their cards. `resolve` names one by its position in this list. */
    readonly pending: readonly {
      readonly card: CardRef;
      /** Whether the ability cannot be declined. */
      readonly mandatory: boolean;
    }[];
  };
  /** Choose one of several options of an effect. */
  readonly choose: {
    /** The card that the effect belongs to. */
    readonly card: CardRef;
  };
  /** Choose whether to carry out the optional part of an effect. */
  readonly may: {
    /** The card that the effect belongs to. */
    readonly card: CardRef;
  };
  /** Pick a card for an effect, one at a time. */
  readonly pick: {
    /** The card that the effect belongs to. */
    readonly card: CardRef;
    /** The deed carried out on the picked cards. */
    readonly deed: DeedToCards;
    /** Number of cards that may still be picked, including this one. */
    readonly picksLeft: number;
  };
  /** Choose whether to take the reward for a defeated card of the galaxy row. */
  readonly reward: {
    /** The defeated card. */
    readonly card: CardRef;
  };
  /** Assign an attack's damage to the defender's capital ships, one ship at a time. The attacker is asked. */
  readonly "assign-damage": {
    /** The id of the ship in play. */
    readonly ship: number;
    /** Damage that has not been assigned yet. */
    readonly left: number;
    /** Least damage for this ship: what the ships after it cannot absorb. */
    readonly least: number;
    /** Most damage that this ship can take. */
    readonly most: number;
  };
}
