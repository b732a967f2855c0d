import type { CardCode, Pile } from "@sw/tabletop";
import type { TheaterIndex } from "./codes.ts";
import type { Side } from "./seats.ts";

/** A pair of values: for the Rebels, then for the Empire. */
export type BySide<Item> = readonly [Item, Item];

/** A reference to a step of an advanced tactic card. */
export interface TacticRef {
  readonly card: CardCode;
  readonly half: "upper" | "lower";
  readonly step: number;
}

/** The additional data of a combat with advanced tactic cards. */
export interface CinematicCombat {
  /** By theater: the side that a card forces to attack second, or null for the usual order. */
  readonly second: readonly [Side | null, Side | null];
  /** By side, then theater: the last combat round in which the side may play no card of the theater, or 0 if none. */
  readonly barredIn: BySide<readonly [number, number]>;
  /** By side: whether it has rolled a die in this round's ground battle. */
  readonly rolled: BySide<boolean>;
  /** By side: the combat round in which it has retreated, or 0 if it has not. */
  readonly retreatedIn: BySide<number>;
  /** Steps of this round's cards that are carried out later in the round, in the order of use. */
  readonly waiting: readonly TacticRef[];
}

/** The dice that a card removes from a roll: red hits, black hits, direct hits of any colour. */
export type PreventedHits = readonly [number, number, number];

/** One round of a space or ground battle with advanced tactic cards. Lies on its combat frame. */
export interface BattleFrame {
  readonly kind: "battle";
  readonly theater: TheaterIndex;
  /**
   * The next stage. `recover`: cards are taken back. `choose`, `reveal`: cards are chosen and turned up. `cancel`: the
   * defender may cancel first. `resolve`, `casualties`: cards are resolved and the units that they destroyed removed.
   * `attacks`, `end`, `discard`: attacks, destruction of units, discards.
   */
  readonly stage: "recover" | "choose" | "reveal" | "cancel" | "resolve" | "casualties" | "attacks" | "end" | "discard";
  /** The number of sides that have had their turn in the current stage. */
  readonly turn: 0 | 1 | 2;
  /** By side: the chosen card, hidden from the other side until it is revealed. Empty if none is chosen. */
  readonly chosen: BySide<Pile>;
  /** The additional cards used in this round of battle, ascending. */
  readonly additional: readonly CardCode[];
  /** By side: whether its card is canceled. */
  readonly canceled: BySide<boolean>;
  /** By side: whether its card has been resolved or can no longer be. */
  readonly resolved: BySide<boolean>;
  /** Whether the defender could have canceled first and declined. */
  readonly declined: boolean;
  /** By rolling side: the dice that the other side's cards remove from its roll. */
  readonly prevented: BySide<PreventedHits>;
  /** By side: whether special dice are barred from removing damage from its units. */
  readonly specialsBarred: BySide<boolean>;
  /** By side: whether it has rerolled in its attack. */
  readonly rerolled: BySide<boolean>;
  /**
   * By side: the steps of its cards that are carried out after the other side has assigned damage, in the order of use.
   */
  readonly afterAssigning: BySide<readonly TacticRef[]>;
}

/**
 * An advanced tactic card being resolved. Lies on its battle, or on the card that let it be played. A step carried out
 * later lies on the attack or combat.
 */
export interface TacticFrame {
  readonly kind: "tactic";
  readonly side: Side;
  readonly card: CardCode;
  /**
   * How far the card has come: its half is being chosen, has been chosen, carries out its steps, or carries out a
   * single step later in the round.
   */
  readonly stage: "half" | "chosen" | "steps" | "later";
  readonly half: "upper" | "lower";
  /** The number of the current step in the half. */
  readonly step: number;
  /** Whether another card let it be played; it then cancels nothing. */
  readonly additional: boolean;
  /** How much the current step still has to give; -1 before it starts. */
  readonly left: number;
  /** The order key of the last pick of the current step, or `NO_PICK`. */
  readonly last: number;
  /** The order key of the unit that takes the damage of others, or `NO_PICK`. */
  readonly bearer: number;
}

/** A side takes advanced tactic cards back from its discards. */
export interface RecoverFrame {
  readonly kind: "recover";
  readonly side: Side;
  readonly theater: TheaterIndex;
  /** The number of cards still to take back. */
  readonly left: number;
  /** The card that allows it, or `NO_CARD` if an ability of units does. */
  readonly card: CardCode;
}
