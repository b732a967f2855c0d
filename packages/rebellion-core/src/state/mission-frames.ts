import type { CardCode } from "@sw/tabletop";
import type { ActionTiming } from "../language/language.ts";
import type { LeaderIndex, PlaceIndex } from "./codes.ts";
import type { Chair, Side } from "./seats.ts";

/** How many dice of a colour show a hit, a direct hit, a special icon, a blank. */
export type Faces = readonly [hits: number, directHits: number, specials: number, blanks: number];
/** Dice on the table: red, black, and green where there are any. */
export type Dice = readonly [red: Faces, black: Faces] | readonly [red: Faces, black: Faces, green: Faces];
/** How many dice of each colour: red, black, and green where there are any. */
export type DicePool = readonly [red: number, black: number] | readonly [red: number, black: number, green: number];

/** A side assigns leaders to missions. */
export interface AssignmentFrame {
  readonly kind: "assignment";
  readonly chair: Chair;
  /** Of the assignments made in a row the first leader that comes last: further ones are listed behind; `NO_LEADER` at the start. */
  readonly last: LeaderIndex;
  /** How many missions lay in the row before those assignments, which lie in the order of their leaders; left out: none. */
  readonly since?: number;
  /** Place of the mission that a second leader may join now, or `NO_MISSION`. */
  readonly open: number;
  /** Place of the mission that the General may veto, now or once its leaders are complete (team game), or `NO_MISSION`. */
  readonly veto: number;
  /** Vetoes so far. */
  readonly vetoes: number;
  /** Chairs that have been done one after the other, nothing having been assigned since. */
  readonly done: number;
}

/** The Command Phase: turn after turn until all have passed. */
export interface CommandFrame {
  readonly kind: "command";
  /** Place in the order of turns of whoever is next or at it. */
  readonly turn: number;
  /** Before a turn's action, or after it (the base may be revealed once more), or when all have passed; `held`: cards that hold a probe card. */
  readonly stage: "start" | "end" | "over" | "held";
  /** Place in the row of the mission about to be turned up, or `NO_MISSION`. */
  readonly revealing: number;
}

/** A mission being carried out. Its card lies on the table up to the stage `discard`. */
export interface MissionFrame {
  readonly kind: "mission";
  readonly chair: Chair;
  readonly card: CardCode;
  /** Leaders assigned to it, ascending. */
  readonly leaders: readonly LeaderIndex[];
  /**
   * What comes next, in this order: choosing system or leader; sending a leader against it; cards before the roll; either
   * side's roll; rings that change dice (`reroll` or `blank`: a die is being picked); the result, and a ring that turns
   * it; the effect; cards after a success; where the card goes; the ring that frees a captive (`captive`: one is being
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
  /** `NOWHERE` before it is chosen, and for missions without a place. */
  readonly system: PlaceIndex;
  /** The leader it is attempted against, or `NO_LEADER`. */
  readonly target: LeaderIndex;
  /** How many chairs have answered in the stage `oppose` or `answers`. */
  readonly asked: number;
  /** The leader sent, or `NO_LEADER`. */
  readonly sent: LeaderIndex;
  /** Dice of the attempting side and of the other; null before they roll. */
  readonly dice: readonly [Dice | null, Dice | null];
  readonly successes: readonly [number, number];
  readonly result: "open" | "success" | "failure" | "resolved";
  /**
   * Leaders were rescued and nothing has followed from it yet: by the mission or by a ring, and assigned leaders may
   * go along; or otherwise (as a `consequence`), and they may not.
   */
  readonly rescue: "none" | "mission" | "ring" | "consequence";
  /** A combat follows after all steps, with whom as initiator; null: none. */
  readonly combat: Side | null;
  /** Places that units came from by the mission. */
  readonly sources: readonly PlaceIndex[];
  /** The other side has used Subversion against it; left out: it has not. */
  readonly subverted?: true;
}

/** After a rescue: which assigned leaders go along, what the other side does about it, and then they go. */
export interface RescueFrame {
  readonly kind: "rescue";
  readonly chair: Chair;
  readonly system: PlaceIndex;
  readonly stage: "companions" | "answer" | "move";
  /** Assigned leaders that may go along, ascending; none where the base is in this very system. */
  readonly leaders: readonly LeaderIndex[];
  /** Those that will, ascending. */
  readonly companions: readonly LeaderIndex[];
}

/** Dice of a mission or of the plans are about to be rolled, or have just been. */
export interface RollFrame {
  readonly kind: "roll";
  /** `card`: for an effect under way, which is told how many specials there are. */
  readonly why: "mission" | "death-star-plans" | "card";
  readonly side: Side;
  readonly chair: Chair;
  readonly system: PlaceIndex;
  /** Dice to roll: red ones first, then black ones, at most five of a colour. */
  readonly count: number;
  /** Green dice to roll; left out: none. */
  readonly green?: number;
  /** Dice whose faces a card has set before the roll, and the key of the last of them, or `NO_PICK`. */
  readonly set: Dice;
  readonly last: number;
  /** Dice on the table. */
  readonly dice: Dice;
  /** Cards before the roll; faces being picked for dice; the roll; a ring that rerolls a die of it (plans). */
  readonly stage: "before" | "set" | "roll" | "answers" | "reroll";
}

/** A side is asked whether it uses an action card of a certain timing now. */
export interface WindowFrame {
  readonly kind: "window";
  readonly timing: ActionTiming;
  readonly side: Side;
  /** Index among the side's chairs of whoever is asked. */
  readonly asked: number;
  readonly system: PlaceIndex;
}
