import type { CardCode } from "@sw/tabletop";
import type { ActionTiming } from "../language/language.ts";
import type { LeaderIndex, PlaceIndex } from "./codes.ts";
import type { Chair, Side } from "./seats.ts";

/** The number of dice of a colour that show a hit, a direct hit, a special icon, a blank. */
export type Faces = readonly [hits: number, directHits: number, specials: number, blanks: number];
/** The dice on the table: red, black, and green if there are any. */
export type Dice = readonly [red: Faces, black: Faces] | readonly [red: Faces, black: Faces, green: Faces];
/** The number of dice of each colour: red, black, and green if there are any. */
export type DicePool = readonly [red: number, black: number] | readonly [red: number, black: number, green: number];

/** A side assigns leaders to missions. */
export interface AssignmentFrame {
  readonly kind: "assignment";
  readonly chair: Chair;
  /**
   * The largest first leader of the assignments made in a row, or `NO_LEADER` at the start. Only larger leaders are
   * listed next.
   */
  readonly last: LeaderIndex;
  /**
   * The number of missions in the row before these assignments, which are sorted by their leaders. Defaults to none.
   */
  readonly since?: number;
  /** The place of the mission that a second leader may join now, or `NO_MISSION`. */
  readonly open: number;
  /**
   * The place of the mission that the General may veto in a team game, or `NO_MISSION`. The veto comes once its leaders
   * are complete.
   */
  readonly veto: number;
  /** The number of vetoes up to now. */
  readonly vetoes: number;
  /** The number of chairs that have ended their turn in a row, with no assignment since. */
  readonly done: number;
}

/** The Command Phase: turn after turn until all have passed. */
export interface CommandFrame {
  readonly kind: "command";
  /** The place in the turn order of the chair whose turn it is or is next. */
  readonly turn: number;
  /**
   * The part of the phase: before a turn's action, after it (the base may still be revealed), or when all have passed.
   * `held` is for cards that hold a probe card.
   */
  readonly stage: "start" | "end" | "over" | "held";
  /** The place in the row of the mission about to be turned up, or `NO_MISSION`. */
  readonly revealing: number;
}

/** A mission being carried out. Its card lies on the table until the stage `discard`. */
export interface MissionFrame {
  readonly kind: "mission";
  readonly chair: Chair;
  readonly card: CardCode;
  /** The leaders assigned to it, ascending. */
  readonly leaders: readonly LeaderIndex[];
  /**
   * The next stage, in this order: choosing system or leader; opposing it; cards before the roll; the roll of each
   * side; rings that change dice (`reroll` and `blank` while a die is picked); the result, and a ring that changes it;
   * the effect; cards after a success; putting the card away; the ring that frees a captive (`captive` while one is
   * picked); a combat; the end.
   */
  readonly stage:
    | "choose"
    | "oppose"
    | "before-roll"
    | "roll"
    | "roll-enemy"
    | "answers"
    | "reroll"
    | "blank"
    | "result"
    | "effect"
    | "after"
    | "discard"
    | "ring"
    | "captive"
    | "combat"
    | "end";
  /** The system of the mission, or `NOWHERE` before it is chosen and for missions without one. */
  readonly system: PlaceIndex;
  /** The leader that the mission targets, or `NO_LEADER`. */
  readonly target: LeaderIndex;
  /** The number of chairs that have answered in the stage `oppose` or `answers`. */
  readonly asked: number;
  /** The leader sent to oppose it, or `NO_LEADER`. */
  readonly sent: LeaderIndex;
  /** The dice of the attempting side and of the other side, each null before its roll. */
  readonly dice: readonly [Dice | null, Dice | null];
  readonly successes: readonly [number, number];
  readonly result: "open" | "success" | "failure" | "resolved";
  /**
   * Whether leaders were rescued whose companions have not been decided. With `mission` or `ring`, assigned leaders may
   * go with them; as a `consequence` of anything else they may not.
   */
  readonly rescue: "none" | "mission" | "ring" | "consequence";
  /** The initiator of a combat that follows all steps, or null if none follows. */
  readonly combat: Side | null;
  /** The places that units came from by the mission. */
  readonly sources: readonly PlaceIndex[];
  /** Whether the other side has used Subversion against it. Defaults to false. */
  readonly subverted?: true;
}

/**
 * After a rescue, assigned leaders are chosen to go with the rescued one. The other side may then respond before they
 * go.
 */
export interface RescueFrame {
  readonly kind: "rescue";
  readonly chair: Chair;
  readonly system: PlaceIndex;
  readonly stage: "companions" | "answer" | "move";
  /** The assigned leaders that may go to the base, ascending; empty if the base is in this system. */
  readonly leaders: readonly LeaderIndex[];
  /** The leaders chosen to go, ascending. */
  readonly companions: readonly LeaderIndex[];
}

/** Dice of a mission or of Death Star Plans are about to be rolled, or have just been. */
export interface RollFrame {
  readonly kind: "roll";
  /** The reason for the roll. `card` is an effect in progress, which then gets the number of special icons. */
  readonly why: "mission" | "death-star-plans" | "card";
  readonly side: Side;
  readonly chair: Chair;
  readonly system: PlaceIndex;
  /** The number of dice to roll, at most five of each colour: first red ones, then black ones. */
  readonly count: number;
  /** The number of green dice to roll. Defaults to none. */
  readonly green?: number;
  /** The dice whose faces a card has set before the roll. `last` is the order key of the last one, or `NO_PICK`. */
  readonly set: Dice;
  readonly last: number;
  /** The dice on the table. */
  readonly dice: Dice;
  /**
   * The stage: cards before the roll, picking faces for set dice, the roll, and a ring that rerolls one of the dice of
   * Death Star Plans.
   */
  readonly stage: "before" | "set" | "roll" | "answers" | "reroll";
}

/** A side is asked whether it uses an action card of a certain timing. */
export interface WindowFrame {
  readonly kind: "window";
  readonly timing: ActionTiming;
  readonly side: Side;
  /** The index of the chair that is asked among the side's chairs. */
  readonly asked: number;
  readonly system: PlaceIndex;
}
