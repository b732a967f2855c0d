import type { CardCode, Pile } from "@sw/tabletop";
import type { UnitDamage } from "./actions.ts";
import type { BattleFrame, CinematicCombat, RecoverFrame, TacticFrame } from "./cinematic-frames.ts";
import type { LeaderIndex, PlaceIndex, SystemIndex, TheaterIndex, UnitIndex, Units } from "./codes.ts";
import type {
  AssignmentFrame,
  CommandFrame,
  Dice,
  DicePool,
  MissionFrame,
  RescueFrame,
  RollFrame,
  WindowFrame,
} from "./mission-frames.ts";
import type { Chair, Side } from "./seats.ts";
import type { RoundCardFrame } from "./solo.ts";

export type * from "./cinematic-frames.ts";
export type * from "./mission-frames.ts";
export type * from "./solo.ts";

/** The programs of a card: its effect, what the pictured leader adds, what is put off, what follows a failure, what a held card does. */
export type EffectPart = "effect" | "portrait" | "delayed" | "failure" | "held";

/** One instruction of a card: the card, which of its programs, and the position in it. */
export interface StepRef {
  readonly card: CardCode;
  readonly part: EffectPart;
  readonly pc: number;
}

/**
 * Set-up goes on: with the expansion mission sets and the station's system; units (Imperial, then Rebel), starting actions, base,
 * hands.
 */
export interface SetupFrame {
  readonly kind: "setup";
  readonly stage: "mission-sets" | "station" | "imperial-units" | "rebel-units" | "actions" | "base" | "hands";
  /** Units still to be placed. */
  readonly left: Units;
  /** The one system that Rebel units go to; `NOWHERE` while none has been chosen. */
  readonly rebelSystem: SystemIndex;
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
  /** The damage of each, where like units of a retreat differ in it; absent where they are all alike. */
  readonly damage?: UnitDamage;
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

/** An effect being carried out: which program, where in it, and its registers. */
export interface EffectFrame {
  readonly kind: "effect";
  readonly card: CardCode;
  readonly part: EffectPart;
  readonly pc: number;
  /** Whose effect it is. */
  readonly chair: Chair;
  /** `here`, or `NOWHERE`. */
  readonly system: PlaceIndex;
  /** Systems chosen so far by `choose-system`. */
  readonly chosen: readonly PlaceIndex[];
  /** Leader chosen by `choose-leader`, or `NO_LEADER`. */
  readonly chosenLeader: LeaderIndex;
  /** The leader that uses the action card, or `NO_LEADER`. */
  readonly leader: LeaderIndex;
  /** Leaders assigned to the mission. */
  readonly leaders: readonly LeaderIndex[];
  /** The leader that the mission is attempted against, or `NO_LEADER`. */
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
  /** No damage can be taken off it in this round of battle (a card of cinematic combat); absent elsewhere. */
  readonly sealed?: true;
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
    | "round-end"
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
  /** By theater: a battle has been fought in this combat. */
  readonly fought: readonly [boolean, boolean];
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
  /** The Death Star Plans being used, and the dice rolled for them; `NO_CARD` and null outside of that. */
  readonly plans: CardCode;
  readonly plansDice: Dice | null;
  /** Round in which Death Star Plans were last revealed; 0: not yet. */
  readonly plansRound: number;
  readonly objectivePlayed: boolean;
  /** Objectives whose requirement has been met: their moment is over, whether they were played or not. Ascending. */
  readonly met: readonly CardCode[];
  /** How many units had been destroyed when that was last looked at. */
  readonly judged: number;
  /** By side, with the expansion alone: has rolled a die in the ground battle of this round. */
  readonly rolled?: readonly [boolean, boolean];
  /** By side: barred from retreating in this round, and needs no transport for it (cards of this round). */
  readonly barred: readonly [boolean, boolean];
  readonly freeTransport: readonly [boolean, boolean];
  /** How many chairs have answered in the running stage: those of the initiating side first. */
  readonly answered: number;
  /** In cinematic combat alone; absent elsewhere. */
  readonly cinematic?: CinematicCombat;
  /** Of a solo game with original combats: by theater, tactic value of the Empire's leader left over (solo.var.combat.carry-over); left out: none. */
  readonly carried?: readonly [number, number];
}

/** One side's attack in a battle. It stands on its combat frame; in cinematic combat on that of the round of battle. */
export interface AttackFrame {
  readonly kind: "attack";
  readonly side: Side;
  readonly theater: TheaterIndex;
  /**
   * What comes next: the pool; picking the faces of set dice; the roll; combat actions (`card` while one is resolved,
   * `ring` while a die is picked for the ring); black hits used as red ones; assigning; blocking (`discard`, then
   * `unblock` while a card is resolved); the end. In cinematic combat also dice picked to be rerolled, hits prevented, and
   * the other side's cards that act then; but no `card` and no blocking.
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
    | "reroll"
    | "prevent"
    | "after"
    | "end";
  /** Dice to roll, after reductions and caps. */
  readonly pool: DicePool;
  /** Dice whose faces a card has set before the roll. */
  readonly set: Dice;
  /** Dice on the table and not yet spent or assigned. */
  readonly dice: Dice;
  /** The tactic card being resolved, or `NO_CARD`. */
  readonly card: CardCode;
  /** What a run of picks still has to give: dice to set, damage, blocks, cards to draw or discard. */
  readonly left: number;
  /** Order key of the last pick of a run, or `NO_PICK`. */
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

/** The Refresh Phase, stage after stage. */
export interface RefreshFrame {
  readonly kind: "refresh";
  readonly stage:
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
  /** Order key of the unit destroyed last; `NO_PICK` at the start. */
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
  /** Places to which units that open remote systems have come so far, as often as they have, ascending; left out: none. */
  readonly arrived?: readonly PlaceIndex[];
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

/** A side has more leaders in its pool than the limit of the expansion allows: it picks those who are eliminated. */
export interface PoolLimitFrame {
  readonly kind: "pool-limit";
  readonly side: Side;
  /** Leaders picked so far; all are eliminated together. */
  readonly picked: readonly LeaderIndex[];
}

/** The phases, one of which lies at the bottom of the stack. */
export type PhaseFrame = SetupFrame | AssignmentFrame | CommandFrame | RefreshFrame;

/** What a frame may put on the stack. */
export type UpperFrame = Exclude<GameFrame, PhaseFrame>;

/** Everything that can stand on the stack. Public but for the tactic cards of a combat. */
export type GameFrame =
  | PhaseFrame
  | ActivationFrame
  | MoveFrame
  | MissionFrame
  | RescueFrame
  | RollFrame
  | WindowFrame
  | EffectFrame
  | CombatFrame
  | AttackFrame
  | BattleFrame
  | TacticFrame
  | RecoverFrame
  | ObjectiveFrame
  | DiscardFrame
  | RecruitFrame
  | BuildFrame
  | DeployFrame
  | OverflowFrame
  | PoolLimitFrame
  | RoundCardFrame;
