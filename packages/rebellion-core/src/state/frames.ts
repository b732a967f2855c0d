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

/**
 * The programs of a card: the effect, the pictured leader's additional effect, the delayed effect, the effect of a
 * failure, and the effect of a held card.
 */
export type EffectPart = "effect" | "portrait" | "delayed" | "failure" | "held";

/** A reference to one instruction: the card, one of its programs, and the position in it. */
export interface StepRef {
  readonly card: CardCode;
  readonly part: EffectPart;
  readonly pc: number;
}

/**
 * The set-up in progress: with the expansion mission sets and the station's system; then units (Imperial, then Rebel),
 * starting actions, the base and hands.
 */
export interface SetupFrame {
  readonly kind: "setup";
  readonly stage: "mission-sets" | "station" | "imperial-units" | "rebel-units" | "actions" | "base" | "hands";
  /** The units still to be placed. */
  readonly left: Units;
  /** The one system for Rebel units, or `NOWHERE` while none has been chosen. */
  readonly rebelSystem: SystemIndex;
}

/**
 * A system is being activated, or a card moves units in like an activation, or a combat waits in the system of a
 * revealed base.
 */
export interface ActivationFrame {
  readonly kind: "activation";
  readonly chair: Chair;
  /** The leader that activates, or `NO_LEADER`. */
  readonly leader: LeaderIndex;
  readonly system: PlaceIndex;
  readonly stage: "move" | "combat" | "end";
  /** The systems that units came from; the other side cannot retreat there. */
  readonly sources: readonly PlaceIndex[];
}

/** Picked units of one type from one place. */
export interface PickedUnits {
  readonly from: PlaceIndex;
  readonly unit: UnitIndex;
  readonly count: number;
  /** The damage of each unit. Present only in a retreat in which units of the type differ in damage. */
  readonly damage?: UnitDamage;
}

/** Units are picked one by one, and all move together after `done`. */
export interface MoveFrame {
  readonly kind: "move";
  readonly why: "activation" | "card" | "retreat";
  /** The chair that picks. */
  readonly chair: Chair;
  /** The side of the units. */
  readonly side: Side;
  /** The places that they may come from, ascending. */
  readonly from: readonly PlaceIndex[];
  readonly to: PlaceIndex;
  /** The card's instruction, or null for activations and retreats. */
  readonly step: StepRef | null;
  readonly picked: readonly PickedUnits[];
  /** The captured leaders picked to move along. */
  readonly captives: readonly LeaderIndex[];
}

/** An effect being carried out: its program, the position in it, and its registers. */
export interface EffectFrame {
  readonly kind: "effect";
  readonly card: CardCode;
  readonly part: EffectPart;
  readonly pc: number;
  /** The chair that carries out the effect. */
  readonly chair: Chair;
  /** The system that the effect calls `here`, or `NOWHERE`. */
  readonly system: PlaceIndex;
  /** The systems chosen by `choose-system` up to now. */
  readonly chosen: readonly PlaceIndex[];
  /** The leader chosen by `choose-leader`, or `NO_LEADER`. */
  readonly chosenLeader: LeaderIndex;
  /** The leader that uses the action card, or `NO_LEADER`. */
  readonly leader: LeaderIndex;
  /** The leaders assigned to the mission. */
  readonly leaders: readonly LeaderIndex[];
  /** The leader that the mission targets, or `NO_LEADER`. */
  readonly target: LeaderIndex;
  /** The places that units came from by this effect; the other side of a combat cannot retreat there. */
  readonly sources: readonly PlaceIndex[];
  /**
   * The numbers that the current step needs, such as picks made and amounts left; empty before it starts. They are
   * public.
   */
  readonly notes: readonly number[];
}

/** A unit with damage in a combat. Undamaged units are not listed. */
export interface Wound {
  readonly unit: UnitIndex;
  /** The damage markers from earlier attacks. */
  readonly markers: number;
  /** The damage assigned in the current attack. */
  readonly assigned: number;
  /** Whether it lies on the faction sheet, to be destroyed at the end of the battle. */
  readonly doomed: boolean;
  /**
   * Whether no damage can be removed from it in this round of battle (a card of cinematic combat). Defaults to false.
   */
  readonly sealed?: true;
}

/** The tactic decks and hands of a combat. */
export interface Tactics {
  /** The decks by theater. */
  readonly decks: readonly [Pile, Pile];
  readonly discards: readonly [readonly CardCode[], readonly CardCode[]];
  /** The hands by side, then theater. The backs show everybody the theater of each card. */
  readonly hands: readonly [readonly [Pile, Pile], readonly [Pile, Pile]];
}

/** A combat. Its units are those on the board in its system. */
export interface CombatFrame {
  readonly kind: "combat";
  readonly system: SystemIndex;
  /** The current player: the chair that initiated the combat. */
  readonly chair: Chair;
  /** The number of the round, from 1; 0 before the first round. */
  readonly round: number;
  /** The next stage. `-first` is the initiating side, `-second` the other. */
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
  /** The places that the initiating side's units came from. */
  readonly sources: readonly PlaceIndex[];
  /** The damaged units of the Rebels and of the Empire, ordered by unit, markers and assigned damage. */
  readonly wounds: readonly [readonly Wound[], readonly Wound[]];
  readonly tactics: Tactics;
  /** By theater, then side: whether the side had units of the theater at the start. */
  readonly present: readonly [readonly [boolean, boolean], readonly [boolean, boolean]];
  /** By theater: whether a battle has been fought in this combat. */
  readonly fought: readonly [boolean, boolean];
  /** By theater: the side that has won a battle in this combat, or null. */
  readonly won: readonly [Side | null, Side | null];
  /** Whether the system was subjugated when the combat began. */
  readonly subjugated: boolean;
  /** The leaders that were in the system at any time during the combat, ascending. */
  readonly attended: readonly LeaderIndex[];
  /** The units destroyed in this combat, by type. */
  readonly destroyed: Units;
  /** By side: whether it has retreated. */
  readonly retreated: readonly [boolean, boolean];
  /** By side: whether it retreated with ships and left none behind. */
  readonly shipsRetreated: readonly [boolean, boolean];
  /** The Death Star Plans being used and the dice rolled for them; otherwise `NO_CARD` and null. */
  readonly plans: CardCode;
  readonly plansDice: Dice | null;
  /** The round in which Death Star Plans were last revealed, or 0 if they were not. */
  readonly plansRound: number;
  readonly objectivePlayed: boolean;
  /**
   * The objectives whose requirement has been met, ascending. Each is offered only once, whether or not it was played.
   */
  readonly met: readonly CardCode[];
  /** The number of destroyed units when the objectives were last checked. */
  readonly judged: number;
  /** By side: whether it has rolled a die in the ground battle of this round. Absent without the expansion. */
  readonly rolled?: readonly [boolean, boolean];
  /**
   * By side: whether cards of this round bar it from retreating. `freeTransport` says whether it can retreat without
   * transport.
   */
  readonly barred: readonly [boolean, boolean];
  readonly freeTransport: readonly [boolean, boolean];
  /** The number of chairs that have answered in the current stage; those of the initiating side come first. */
  readonly answered: number;
  /** The data of cinematic combat. Absent in other combats. */
  readonly cinematic?: CinematicCombat;
  /**
   * By theater: the unused tactic value of the Empire's leader, in a solo game with original combats
   * (solo.var.combat.carry-over). Defaults to none.
   */
  readonly carried?: readonly [number, number];
}

/** One side's attack in a battle. Lies on its combat frame, or in cinematic combat on that of the round of battle. */
export interface AttackFrame {
  readonly kind: "attack";
  readonly side: Side;
  readonly theater: TheaterIndex;
  /**
   * The next stage; base combat follows the order of the list. `card` is a card being resolved and `ring` a die being
   * picked for a ring, both during `actions`. `recolor` uses black hits as red ones. Blocking also has `discard`, then
   * `unblock` while a card is resolved. Cinematic combat has no `card` and no blocking. Instead `reroll` picks dice,
   * `prevent` removes hits, and in `after` cards of the other side act.
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
  /** The dice to roll, after reductions and limits. */
  readonly pool: DicePool;
  /** The dice whose faces a card has set before the roll. */
  readonly set: Dice;
  /** The dice on the table that have not been spent or assigned. */
  readonly dice: Dice;
  /** The tactic card being resolved, or `NO_CARD`. */
  readonly card: CardCode;
  /** The amount still to pick: dice to set, damage, blocks, cards to draw or discard. */
  readonly left: number;
  /** The order key of the last pick, or `NO_PICK`. */
  readonly last: number;
  /** The keys of picks that are carried out together at the end: dice to reroll, or units to damage. */
  readonly picked: readonly number[];
  /** Whether the defender may not block in this battle. */
  readonly noBlock: boolean;
}

/** The Rebels may play an objective whose requirement is met. */
export interface ObjectiveFrame {
  readonly kind: "objective";
  readonly timing: "combat" | "start-of-refresh";
  /** Whether this is the end of the combat, when won battles count. */
  readonly end: boolean;
}

/** The Refresh Phase, one stage after the other. */
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

/** A side discards missions until it has the hand limit. */
export interface DiscardFrame {
  readonly kind: "discard";
  readonly side: Side;
}

/**
 * Both sides recruit: each draws cards, secretly chooses one, then declares a leader. The chosen card lies in `aside`.
 */
export interface RecruitFrame {
  readonly kind: "recruit";
  readonly side: Side;
  readonly stage: "draw" | "choose" | "declare";
}

/** A side builds from its icons, one after the other. */
export interface BuildFrame {
  readonly kind: "build";
  readonly side: Side;
  readonly place: PlaceIndex;
  readonly icon: number;
  /** The stage. `free` means that units may be destroyed now to free their pieces. */
  readonly stage: "build" | "free";
  /** The order key of the unit destroyed last, or `NO_PICK` at the start. */
  readonly last: number;
}

/** A side deploys the units that have left its queue. */
export interface DeployFrame {
  readonly kind: "deploy";
  readonly side: Side;
  readonly stage: "slide" | "place";
  readonly ready: Units;
  /** The number of units deployed up to now, by place. */
  readonly deployed: readonly number[];
  /**
   * The places where units that open remote systems have been deployed, one entry for each unit, ascending. Defaults to
   * none.
   */
  readonly arrived?: readonly PlaceIndex[];
  readonly last: number;
}

/** The owner of units in a destroyed system that lack transport picks which are destroyed. */
export interface OverflowFrame {
  readonly kind: "overflow";
  readonly side: Side;
  readonly system: SystemIndex;
  /** The types of the units picked up to now, ascending; all are destroyed together. */
  readonly picked: readonly UnitIndex[];
}

/** A side with more leaders in its pool than the expansion's limit picks those who are eliminated. */
export interface PoolLimitFrame {
  readonly kind: "pool-limit";
  readonly side: Side;
  /** The leaders picked up to now; all are eliminated together. */
  readonly picked: readonly LeaderIndex[];
}

/** The frames of the phases, one of which is at the bottom of the stack. */
export type PhaseFrame = SetupFrame | AssignmentFrame | CommandFrame | RefreshFrame;

/** A frame that other frames may put on the stack. */
export type UpperFrame = Exclude<GameFrame, PhaseFrame>;

/** Any frame of the stack. All data are public except for the tactic cards of a combat. */
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
