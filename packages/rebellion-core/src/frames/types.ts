import type { CardCode, Pile } from "@sw/tabletop";
import type { LeaderIndex, PlaceIndex, SystemIndex, UnitIndex, Units } from "../codes.ts";
import type { ActionTiming } from "../effects/language.ts";
import type { Chair, Side } from "../seats.ts";

/** A theater as an index: space, ground. */
export type TheaterIndex = 0 | 1;
/** Space. */
export const SPACE = 0;
/** Ground. */
export const GROUND = 1;

/** How many dice of a colour show a hit, a direct hit, a special icon, a blank. */
export type Faces = readonly [hits: number, directHits: number, specials: number, blanks: number];
/** Dice on the table: red, black. */
export type Dice = readonly [red: Faces, black: Faces];

/** Which instruction of which card: the card, which of its programs, and the place in it. */
export interface StepRef {
  readonly card: CardCode;
  readonly part: "effect" | "portrait" | "delayed";
  readonly pc: number;
}

/** Set-up goes on: units (Imperial, then Rebel), starting actions, base, hands. */
export interface SetupFrame {
  readonly kind: "setup";
  readonly stage: "imperial-units" | "rebel-units" | "actions" | "base" | "hands";
  /** Units still to be placed. */
  readonly left: Units;
  /** The one system that Rebel units go to; -1 while none has been chosen. */
  readonly rebelSystem: SystemIndex;
}

/** A side assigns leaders to missions. */
export interface AssignmentFrame {
  readonly kind: "assignment";
  readonly chair: Chair;
  /** First leader of the last assignment: further ones go up, so that no set can be made in two orders; -1 at the start. */
  readonly last: LeaderIndex;
  /** Place of the mission that a second leader may join now; -1: none. */
  readonly open: number;
  /** Place of the mission that the General may veto, now or once its leaders are complete; -1: none (team game). */
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
  /** Before a turn's action, or after it (the base may be revealed once more), or when all have passed. */
  readonly stage: "start" | "end" | "over";
  /** Place in the row of the mission about to be turned up; -1: none. */
  readonly revealing: number;
}

/** A system is being activated, or a card moves units in as an activation does. */
export interface ActivationFrame {
  readonly kind: "activation";
  readonly chair: Chair;
  readonly leader: LeaderIndex;
  readonly system: PlaceIndex;
  readonly stage: "move" | "combat" | "end";
  /** Systems that units came from: the other side cannot retreat there. */
  readonly sources: readonly PlaceIndex[];
}

/** Units of one type from one place. */
export interface PickedUnits {
  readonly from: PlaceIndex;
  readonly unit: UnitIndex;
  readonly count: number;
}

/** Units are picked one by one to move together; nothing moves before `done`. */
export interface MoveFrame {
  readonly kind: "move";
  readonly why: "activation" | "card" | "retreat";
  /** Whoever picks. */
  readonly chair: Chair;
  /** Whose units. */
  readonly side: Side;
  /** Where they may come from, ascending. */
  readonly from: readonly PlaceIndex[];
  readonly to: PlaceIndex;
  /** The card's instruction; null for activations and retreats. */
  readonly step: StepRef | null;
  readonly picked: readonly PickedUnits[];
  /** Captured leaders taken along. */
  readonly captives: readonly LeaderIndex[];
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
  /** -1 before it is chosen, and for missions without a place. */
  readonly system: PlaceIndex;
  /** The leader it is attempted against; -1: none. */
  readonly target: LeaderIndex;
  /** How many chairs have answered in the stage `oppose` or `answers`. */
  readonly asked: number;
  /** The leader sent; -1: none. */
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
}

/** After a rescue: which assigned leaders go along, what the other side does about it, and then they go. */
export interface RescueFrame {
  readonly kind: "rescue";
  readonly chair: Chair;
  readonly system: PlaceIndex;
  readonly stage: "companions" | "answer" | "move";
  /** Assigned leaders that may go along, ascending. */
  readonly leaders: readonly LeaderIndex[];
  /** Those that will, ascending. */
  readonly companions: readonly LeaderIndex[];
}

/** Dice of a mission or of the plans are about to be rolled, or have just been. */
export interface RollFrame {
  readonly kind: "roll";
  readonly why: "mission" | "death-star-plans";
  readonly side: Side;
  readonly chair: Chair;
  readonly system: PlaceIndex;
  /** Dice to roll: red ones first, at most five of a colour. */
  readonly count: number;
  /** Dice whose faces a card has set before the roll, and the key of the last of them; -1: none. */
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

/** An effect being carried out: which program, where in it, and its registers. */
export interface EffectFrame {
  readonly kind: "effect";
  readonly card: CardCode;
  readonly part: "effect" | "portrait" | "delayed";
  readonly pc: number;
  /** Whose effect it is. */
  readonly chair: Chair;
  /** `here`; -1: nowhere. */
  readonly system: PlaceIndex;
  /** Systems chosen so far by `choose-system`. */
  readonly chosen: readonly PlaceIndex[];
  /** Leader chosen by `choose-leader`; -1: none. */
  readonly chosenLeader: LeaderIndex;
  /** The leader that uses the action card; -1: none. */
  readonly leader: LeaderIndex;
  /** Leaders assigned to the mission. */
  readonly leaders: readonly LeaderIndex[];
  /** The leader that the mission is attempted against; -1: none. */
  readonly target: LeaderIndex;
  /** Places that units came from by this effect: a combat's other side cannot retreat there. */
  readonly sources: readonly PlaceIndex[];
  /** The running step's own figures (picks made, what is left); empty before it starts. Public. */
  readonly notes: readonly number[];
}

/** A unit that has damage in a combat. Units without any are not listed. */
export interface Wound {
  readonly unit: UnitIndex;
  /** Damage markers from earlier. */
  readonly markers: number;
  /** Damage assigned in the running attack. */
  readonly assigned: number;
  /** Stands on the faction sheet: destroyed at the end of the battle. */
  readonly doomed: boolean;
}

/** Tactic decks and hands of a combat: outside of combats both decks are whole and shuffled. */
export interface Tactics {
  /** By theater. */
  readonly decks: readonly [Pile, Pile];
  readonly discards: readonly [readonly CardCode[], readonly CardCode[]];
  /** By side, then theater: the backs tell everybody which theater a card is of. */
  readonly hands: readonly [readonly [Pile, Pile], readonly [Pile, Pile]];
}

/** A combat. Its units are those on the board in its system. */
export interface CombatFrame {
  readonly kind: "combat";
  readonly system: SystemIndex;
  /** The current player: chair of whoever initiated it. */
  readonly chair: Chair;
  /** Counts from 1; 0 before the first round. */
  readonly round: number;
  /** What comes next. `-first` is the initiating side, `-second` the other. */
  readonly stage:
    | "add-leader"
    | "cards-first"
    | "cards-second"
    | "draw"
    | "round"
    | "space-first"
    | "space-second"
    | "space-end"
    | "plans"
    | "plans-rolled"
    | "ground-first"
    | "ground-second"
    | "ground-end"
    | "retreat"
    | "retreated"
    | "next"
    | "end"
    | "over";
  /** Places that the initiating side's units came from. */
  readonly sources: readonly PlaceIndex[];
  /** Damaged units of the Rebels and of the Empire, in order of unit, markers, assigned damage. */
  readonly wounds: readonly [readonly Wound[], readonly Wound[]];
  readonly tactics: Tactics;
  /** Who had units of a theater at the start: by theater, then side. */
  readonly present: readonly [readonly [boolean, boolean], readonly [boolean, boolean]];
  /** Who has won the battle of a theater so far; null: nobody. */
  readonly won: readonly [Side | null, Side | null];
  /** The system was subjugated when the combat began. */
  readonly subjugated: boolean;
  /** Leaders that were in the system at some time of the combat, ascending. */
  readonly attended: readonly LeaderIndex[];
  /** Units destroyed in this combat, by type. */
  readonly destroyed: Units;
  /** By side: has retreated. */
  readonly retreated: readonly [boolean, boolean];
  /** By side: retreated with ships and left none behind. */
  readonly shipsRetreated: readonly [boolean, boolean];
  /** What was there when the running retreat began; empty outside of one. */
  readonly beforeRetreat: Units;
  /** The Death Star Plans being used, and the dice rolled for them; -1 and null outside of that. */
  readonly plans: CardCode;
  readonly plansDice: Dice | null;
  /** Round in which Death Star Plans were last revealed; 0: not yet. */
  readonly plansRound: number;
  readonly objectivePlayed: boolean;
  /** Objectives whose requirement has been met: their moment is over, whether they were played or not. Ascending. */
  readonly met: readonly CardCode[];
  /** How many units had been destroyed when that was last looked at. */
  readonly judged: number;
  /** By side: barred from retreating in this round, and needs no transport for it (cards of this round). */
  readonly barred: readonly [boolean, boolean];
  readonly freeTransport: readonly [boolean, boolean];
  /** How many chairs have answered in the running stage: those of the initiating side first. */
  readonly answered: number;
}

/** One side's attack in a battle. It stands on its combat frame. */
export interface AttackFrame {
  readonly kind: "attack";
  readonly side: Side;
  readonly theater: TheaterIndex;
  /**
   * What comes next: the pool; picking the faces of set dice; the roll; combat actions (`card` while one is resolved,
   * `ring` while a die is picked for the ring); black hits used as red ones; assigning; blocking (`discard`, then
   * `unblock` while a card is resolved); the end.
   */
  readonly stage:
    | "pool"
    | "set"
    | "roll"
    | "actions"
    | "card"
    | "ring"
    | "recolor"
    | "assign"
    | "block"
    | "discard"
    | "unblock"
    | "end";
  /** Dice to roll, red and black, after reductions and caps. */
  readonly pool: readonly [number, number];
  /** Dice whose faces a card has set before the roll. */
  readonly set: Dice;
  /** Dice on the table and not yet spent or assigned. */
  readonly dice: Dice;
  /** The tactic card being resolved; -1: none. */
  readonly card: CardCode;
  /** What a run of picks still has to give: dice to set, damage, blocks, cards to draw or discard. */
  readonly left: number;
  /** Order key of the last pick of a run; -1: none. */
  readonly last: number;
  /** Keys of what was picked and happens together at the end of the run (dice to reroll, units to damage). */
  readonly picked: readonly number[];
  /** The defender may not block in this battle. */
  readonly noBlock: boolean;
}

/** The Rebel side may play an objective whose requirement is met. */
export interface ObjectiveFrame {
  readonly kind: "objective";
  readonly timing: "combat" | "start-of-refresh";
  /** The end of the combat has come: won battles count. */
  readonly end: boolean;
}

/** The Refresh Phase, step after step. */
export interface RefreshFrame {
  readonly kind: "refresh";
  readonly step:
    | "objective"
    | "retrieve"
    | "missions"
    | "probes"
    | "draw-objective"
    | "time"
    | "recruit"
    | "build"
    | "deploy"
    | "end";
}

/** A side discards missions down to the limit. */
export interface DiscardFrame {
  readonly kind: "discard";
  readonly side: Side;
  /** The card discarded last; -1 at the start. */
  readonly last: CardCode;
}

/** Recruiting: both sides draw, both choose a card in secret, then declare a leader; the card chosen lies in `aside`. */
export interface RecruitFrame {
  readonly kind: "recruit";
  readonly side: Side;
  readonly stage: "draw" | "choose" | "declare";
}

/** A side builds, icon after icon. */
export interface BuildFrame {
  readonly kind: "build";
  readonly side: Side;
  readonly place: PlaceIndex;
  readonly icon: number;
  /** `free`: units may be destroyed now to free components. */
  readonly stage: "build" | "free";
  /** Order key of the unit destroyed last; -1 at the start. */
  readonly last: number;
}

/** A side deploys the units that have left its queue. */
export interface DeployFrame {
  readonly kind: "deploy";
  readonly side: Side;
  readonly stage: "slide" | "place";
  readonly ready: Units;
  /** Units deployed so far, by place. */
  readonly deployed: readonly number[];
  readonly last: number;
}

/** Units beyond the transport of a destroyed system: their owner destroys so many more. */
export interface OverflowFrame {
  readonly kind: "overflow";
  readonly side: Side;
  readonly system: SystemIndex;
  /** Types of the units picked so far, ascending; all are destroyed together. */
  readonly picked: readonly UnitIndex[];
}

/** Everything that can stand on the stack. Public but for the tactic cards of a combat. */
export type GameFrame =
  | SetupFrame
  | AssignmentFrame
  | CommandFrame
  | ActivationFrame
  | MoveFrame
  | MissionFrame
  | RescueFrame
  | RollFrame
  | WindowFrame
  | EffectFrame
  | CombatFrame
  | AttackFrame
  | ObjectiveFrame
  | RefreshFrame
  | DiscardFrame
  | RecruitFrame
  | BuildFrame
  | DeployFrame
  | OverflowFrame;
