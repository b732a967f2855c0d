import type { CardCode, Pile } from "@sw/tabletop";
import type { TheaterIndex } from "./codes.ts";
import type { Side } from "./seats.ts";

/** By side: Rebels, Empire. */
export type BySide<Item> = readonly [Item, Item];

/** A step of a card. */
export interface TacticRef {
  readonly card: CardCode;
  readonly half: "upper" | "lower";
  readonly step: number;
}

/** What a combat with advanced tactic cards keeps beside what every combat does. */
export interface CinematicCombat {
  /** By theater: the side that a card has made attack second; null: the order of the combat. */
  readonly second: readonly [Side | null, Side | null];
  /** By side, then theater: the last combat round in which the side may play no card of it; 0: none. */
  readonly barredIn: BySide<readonly [number, number]>;
  /** By side: has rolled a die in this round's ground battle. */
  readonly rolled: BySide<boolean>;
  /** By side: the combat round in which it has retreated; 0: none. */
  readonly retreatedIn: BySide<number>;
  /** What cards of this round do later in it, in the order in which they were used. */
  readonly waiting: readonly TacticRef[];
}

/** Dice that a card takes out of a roll: red hits, black hits, direct hits of any colour. */
export type PreventedHits = readonly [number, number, number];

/** One round of space or ground battle with advanced tactic cards. Stands on its combat frame. */
export interface BattleFrame {
  readonly kind: "battle";
  readonly theater: TheaterIndex;
  /**
   * What comes next: cards taken back; cards chosen and turned up; whether the defender cancels before anything else; cards
   * resolved, and units that they destroyed taken away; attacks; destruction; the discards.
   */
  readonly stage: "recover" | "choose" | "reveal" | "cancel" | "resolve" | "casualties" | "attacks" | "end" | "discard";
  /** How many sides have had their turn in the running stage. */
  readonly turn: 0 | 1 | 2;
  /** By side: the card put down, hidden from the other side until it is revealed; empty for none. */
  readonly chosen: BySide<Pile>;
  /** Additional cards used in this round of battle, ascending. */
  readonly additional: readonly CardCode[];
  /** By side: its card does nothing. */
  readonly canceled: BySide<boolean>;
  /** By side: its card has been resolved, or cannot be any more. */
  readonly resolved: BySide<boolean>;
  /** The defender could have canceled first and did not. */
  readonly declined: boolean;
  /** By rolling side: the results that the other side's cards remove from its roll. */
  readonly prevented: BySide<PreventedHits>;
  /** By side: special dice take no damage off its units. */
  readonly specialsBarred: BySide<boolean>;
  /** By side: has rerolled in its attack. */
  readonly rerolled: BySide<boolean>;
  /** By side: steps of its cards that happen after the other side has assigned damage, in the order of use. */
  readonly afterAssigning: BySide<readonly TacticRef[]>;
}

/** An advanced tactic card that is being resolved. It stands on its battle, or on the card that let it be played; what comes later on the attack or combat. */
export interface TacticFrame {
  readonly kind: "tactic";
  readonly side: Side;
  readonly card: CardCode;
  /**
   * How far the card has come: its half is being chosen, was chosen, carries out its steps, or a single step that comes
   * later in the round.
   */
  readonly stage: "half" | "chosen" | "steps" | "later";
  readonly half: "upper" | "lower";
  /** Place of the running step in the half. */
  readonly step: number;
  /** Another card let it be played: it cancels nothing. */
  readonly additional: boolean;
  /** How much the running step still has to give; -1 before it starts. */
  readonly left: number;
  /** Order key of the last pick of the running step, or `NO_PICK`. */
  readonly last: number;
  /** Order key of the unit that takes the damage of others, or `NO_PICK`. */
  readonly bearer: number;
}

/** A side takes advanced tactic cards back from its discards. */
export interface RecoverFrame {
  readonly kind: "recover";
  readonly side: Side;
  readonly theater: TheaterIndex;
  /** Cards still to take back. */
  readonly left: number;
  /** The card that lets it, or `NO_CARD`: an ability of units. */
  readonly card: CardCode;
}
