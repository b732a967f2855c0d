import type { CardCode } from "@sw/tabletop";
import type { Counts } from "../attack/pools/faces.ts";
import type { Pool } from "../attack/pools/pool.ts";
import type { Situation } from "../attack/pools/situation.ts";
import type { Rank } from "../catalogue/words.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Move } from "../table/movement/moves.ts";
import type { Cause } from "./events.ts";
import type { AreaFrame, ByEffect, ByToken, SetDown, VolleyFrame } from "./frame-parts.ts";
import type { Moment } from "./hooks/moments.ts";
import type { UnitIndex } from "./ids.ts";
import type { GainFrame, HealFrame, PivotFrame } from "./keyword-frames.ts";
import type { MoveTerms } from "./move-terms.ts";
import type { Side } from "./seats.ts";

/** Stages of building the mission and of set-up, from step 6 of the set-up sequence on (leg.setup.sequence). */
export type SetupStage = "reveal" | "modify" | "edges" | "objectives" | "setup-effects" | "prepared-positions";

/** Set-up after the blue player is known. `turn` counts the modifications made, or the choices of the stage. */
export interface SetupFrame {
  readonly kind: "setup";
  readonly stage: SetupStage;
  readonly turn: number;
  /** The player who modifies first, even if the blue player changes later (leg.mission.modify-turns). */
  readonly first: Side;
  /** Players who no longer deploy units in prepared positions. */
  readonly done: readonly Side[];
}

/** A choice that a battle or command card in play, or a keyword, asks a player to make. */
export interface MissionFrame {
  readonly kind: "mission";
  /** Id of the card or keyword, and the name of one of the choices in its entry. */
  readonly card: string;
  readonly choice: string;
  readonly side: Side;
  /** The unit that the choice is about, or null if there is none. */
  readonly about: number | null;
  /** The chosen units, in the order of the state. */
  readonly chosen: readonly number[];
  /** How many more times the question may be asked, including now. Absent if it is asked only once. */
  readonly left?: number;
}

/**
 * Assets that a unit dropped and its opponent must place, by their indexes in the state (leg.objective.drop-placement).
 */
export interface DropFrame {
  readonly kind: "drop";
  readonly unit: UnitIndex;
  readonly tokens: readonly number[];
}

/** The placing of barricades during set-up, with the number still to be placed by the player. */
export interface BarricadeFrame {
  readonly kind: "barricade";
  readonly side: Side;
  readonly left: number;
}

/** Steps of the Command Phase (leg.command.steps). */
export type CommandStage =
  | "start"
  | "choose"
  | "reveal"
  | "priority"
  | "nominate"
  | "orders"
  | "order-pool"
  | "pass-pool"
  | "end";

/** The Command Phase. `turn` is 0 while the first player decides, then 1. */
export interface CommandFrame {
  readonly kind: "command";
  readonly stage: CommandStage;
  readonly turn: 0 | 1;
  /** While cards are chosen again: the card that was returned to a hand and cannot be chosen now. */
  readonly barred?: { readonly side: Side; readonly card: CardCode };
}

/**
 * The issuing of orders by a player's nominated commander. `issued` lists the units that received orders of the card.
 */
export interface OrdersFrame {
  readonly kind: "orders";
  readonly side: Side;
  readonly issued: readonly number[];
}

/** The Activation Phase: whose turn it is, and the drawn token if the player must decide how to use it. */
export interface ActivationPhaseFrame {
  readonly kind: "activation-phase";
  readonly side: Side;
  /** Rank of the token just drawn, or null. `spare` is a second rank if the player may use either. */
  readonly drawn: Rank | null;
  readonly spare?: Rank;
  /** Whether the drawn token matched no unit, so that the player may pass (leg.activation.draw-unmatched-may-pass). */
  readonly mayPass: boolean;
  /** While a token is about to be drawn: the rank named for it, or `any` for a random token. */
  readonly draws?: Rank | "any";
  /** Whether that token lay on a command card, so that it does not count as drawn from the pool. Defaults to false. */
  readonly held?: true;
}

/**
 * Steps of a unit's activation (leg.activation.unit-steps). `rallied` follows a rally with a choice of what to remove;
 * `actions-end` covers effects at the end of Perform Actions.
 */
export type ActivationStage =
  | "start"
  | "rally"
  | "roll"
  | "rallied"
  | "panic-check"
  | "panic"
  | "actions"
  | "actions-end"
  | "end"
  | "tokens"
  | "order-token";

/** The activation of a unit. */
export interface ActivationFrame {
  readonly kind: "activation";
  readonly unit: UnitIndex;
  readonly stage: ActivationStage;
  /** The number of actions that the unit may still perform. */
  readonly actions: number;
  /** Actions and free actions performed, by id, in order. */
  readonly done: readonly string[];
  /** Notes that keywords keep for later in the activation. */
  readonly marks: readonly string[];
  /** Whether the unit is panicked and so performs no actions (leg.rally.panicked-no-actions). */
  readonly panicked: boolean;
  /** Whether a drawn order token chose the unit for activation. */
  readonly drawn: boolean;
}

/** The reason for a move: a move action, the move action of a withdrawal, or an effect that grants only a move. */
export type MoveReason = "action" | "withdraw" | "effect";

/**
 * Steps of a move: choosing it, an optional pivot before or after it, then standby tokens and effects at its end.
 * `turned` asks for the standard move after a pivot, `turn` for the pivot after that move.
 */
export type MoveStage = "choose" | "turned" | "turn" | "standby" | "over";

/** A unit that moves by an action or an effect, up to the effects that follow its move. */
export interface MoveFrame {
  readonly kind: "move";
  readonly unit: UnitIndex;
  readonly stage: MoveStage;
  readonly reason: MoveReason;
  readonly terms: MoveTerms;
  /** The kind of move that was made, or null before the move. */
  readonly made: Move["type"] | null;
  /** The unit with which this move started a melee, or null if it started none. */
  readonly charged: number | null;
  /** Enemy units whose bases the unit passed over. Recorded only for weapons that depend on it. */
  readonly passed?: readonly number[];
}

/** Two units in melee with each other. */
export type Fight = readonly [number, number];

/** Miniatures of a unit to be placed in contact with the enemies they fight: its leader, or all others. */
export interface MeleeStep {
  readonly unit: UnitIndex;
  readonly who: "leader" | "others";
  readonly rule: RuleId;
}

/** Miniatures being brought into contact when a melee starts or after casualties. */
export interface MeleeFrame {
  readonly kind: "melee";
  /** The pairs of units that fought each other when the frame began. */
  readonly fights: readonly Fight[];
  /** The steps still to be done, in order. */
  readonly steps: readonly MeleeStep[];
}

/** Miniatures being placed by their player, either in contact with enemies or as their unit deploys. */
export interface PlaceFrame {
  readonly kind: "place";
  readonly unit: UnitIndex;
  /** Enemy units, one of which each miniature must contact. Empty if the unit deploys. */
  readonly enemies: readonly number[];
  /** Miniatures still to be placed, the leader first. */
  readonly left: readonly number[];
  /** The player who places the miniatures and may stop. Defaults to the player of the unit. */
  readonly chooser?: Side;
  /** If present, the miniatures deploy anywhere outside this range of enemy units, not only in their territory. */
  readonly away?: number;
  /** If the unit was taken up by an effect: the limits on where it is set down. */
  readonly down?: SetDown;
  /** The rule that requires the placing, and its cause. */
  readonly rule: RuleId;
  readonly cause: string | null;
}

/** A weapon in a pool: a miniature and one of its weapons. */
export interface PoolWeaponUse {
  readonly miniature: number;
  readonly weapon: number;
}

/** A pool formed against a defender. */
export interface FormedPool {
  readonly defender: UnitIndex;
  /** The kind of attack, or null until the first weapon decides it (leg.weapon.both). */
  readonly attack: AttackKind | null;
  readonly weapons: readonly PoolWeaponUse[];
  /** The white, black and red dice of each weapon, as they were gathered (leg.pool.place-dice). */
  readonly dice: readonly Counts[];
  readonly resolved: boolean;
  /** The keyword that lets this pool reuse a weapon of another pool, or null without reuse. */
  readonly again: string | null;
  /** The keyword options used while the pool was formed. */
  readonly used?: readonly string[];
}

/** The kinds of attack (leg.weapon.melee-attack, leg.weapon.ranged-attack). */
export type AttackKind = "melee" | "ranged" | "overrun";

/** An attack sequence, beginning with the declaration of the defender (leg.attack.sequence). */
export interface AttackFrame {
  readonly kind: "attack";
  readonly attacker: UnitIndex;
  readonly stage: "declare" | "weapons" | "additional" | "resolve" | "past";
  /** The action, keyword, token or command card behind the attack. With a command card only its weapons are used. */
  readonly reason: string;
  /** The only unit that may be declared as defender, or null if no effect limits this. */
  readonly only: number | null;
  /** The only kind of weapons that may be used, or null if no effect limits this. */
  readonly with: AttackKind | null;
  readonly pools: readonly FormedPool[];
  /** The keyword options used before the defender was chosen. */
  readonly used?: readonly string[];
  /** Units that the attack has defeated, and units that have lost miniatures to it. */
  readonly felled?: readonly number[];
  readonly bereft?: readonly number[];
}

/** A pool being resolved by `attack/pools/resolve.ts`. */
export interface PoolFrame extends ByToken {
  readonly kind: "pool";
  readonly attacker: UnitIndex;
  readonly defender: UnitIndex;
  readonly situation: Situation;
  readonly pool: Pool;
  /** The guardians of `situation` as units, in the same order. */
  readonly guardians: readonly number[];
  /** The maximum wounds that the defender can suffer, limited by line of sight (leg.wounds.los-cap). */
  readonly most: number;
  /** The weapons in the pool. */
  readonly weapons: readonly PoolWeaponUse[];
  /** A choice that was made and waits for players who may respond to it. */
  readonly put?: string;
  /** Whether the wounds have been dealt, so that only later effects remain. */
  readonly dealt: boolean;
  /** Fights of the two units when the frame began, with the miniatures in them (leg.reengage.when). */
  readonly fights: readonly Fight[];
  readonly fighters: number;
}

/** Wounds being assigned to a unit (leg.wounds.assign). */
export interface WoundsFrame extends ByEffect {
  readonly kind: "wounds";
  readonly unit: UnitIndex;
  readonly left: number;
  /** The attacking unit, or null outside attacks (leg.wounds.outside-attack) and if a token attacks. */
  readonly by: number | null;
  /** The cause of the wounds. */
  readonly because: Cause;
  /** Whether the unit has lost miniatures to these wounds. Recorded only if no unit attacks. */
  readonly lost?: true;
}

/** A new leader to be chosen among the remaining miniatures (leg.wounds.new-leader). */
export interface LeaderFrame {
  readonly kind: "leader";
  readonly unit: UnitIndex;
}

/**
 * An effect waiting to be resolved, of a unit's keyword or of a card in play (without a unit). The source is `"orders"`
 * for the orders of the command card (leg.command.issue-all), `"poison"` for poison tokens (leg.kw.poison-x.effect) and
 * `"hand"` for a command card that may be used from the hand.
 */
export interface Pending {
  readonly source: string;
  readonly unit: UnitIndex | null;
  readonly owner: Side;
  readonly may: boolean;
}

/** The effects of one moment. One side resolves all of its effects, in any order, before the other side does. */
export interface EffectsFrame {
  readonly kind: "effects";
  readonly moment: Moment;
  /** The unit that the moment is about, or null if there is none. */
  readonly about: number | null;
  /** Sides in the order in which they resolve their effects. */
  readonly order: readonly Side[];
  readonly pending: readonly Pending[];
  /** Whether cards may be divulged first. Unit effects that they add then join `pending`. */
  readonly gathers?: true;
}

/** Standby tokens (leg.standby.trigger), then effects after an action (leg.standby.before-after-effects). */
export interface StandbyFrame {
  readonly kind: "standby";
  readonly cause: number;
  /** The side whose effect caused the move, attack or action (leg.standby.not-own-cause). */
  readonly by: Side;
  /** The action that the unit performed. Absent for moves, attacks and other effects. */
  readonly action?: string;
  /** Whether standby tokens may still be spent. */
  readonly open: boolean;
  /** The unit that spends its standby token, until its controller chooses the action. Null if there is none. */
  readonly spender: number | null;
  readonly after: readonly Moment[];
}

/** Units being chosen one after the other for a keyword. */
export interface ChoiceFrame {
  readonly kind: "choice";
  /** The keyword that asks for the units. */
  readonly source: string;
  readonly unit: UnitIndex;
  readonly value: number;
  readonly chosen: readonly number[];
}

/** A double-sided upgrade card of a unit whose side is being chosen. `card` is the code of the card. */
export interface CardSideFrame {
  readonly kind: "side";
  readonly unit: UnitIndex;
  readonly card: CardCode;
  /** The rule that requires the choice. */
  readonly rule: RuleId;
  readonly cause: string | null;
}

/** A player who may use a command card from the hand at a moment. */
export interface HandFrame {
  readonly kind: "hand";
  readonly side: Side;
  readonly moment: Moment;
  /** The unit that the moment is about, or null if there is none. */
  readonly about: number | null;
}

/** Steps of the End Phase (leg.end.steps). */
export type EndStage = "start" | "score" | "discard" | "remove-tokens" | "promote" | "end" | "advance";

/** The End Phase. `turn` is 0 while the player with priority may promote a unit, then 1. */
export interface EndFrame {
  readonly kind: "end";
  readonly stage: EndStage;
  readonly turn: 0 | 1;
}

/** The frames of set-up and of the phases of a round. One of them is always at the bottom of the stack. */
export type PhaseFrame = SetupFrame | CommandFrame | ActivationPhaseFrame | EndFrame;

/** The frames that may be put on top of another frame. */
export type UpperFrame = Exclude<GameFrame, PhaseFrame>;

/** Everything that can be in progress in a game. */
export type GameFrame =
  | PhaseFrame
  | MissionFrame
  | DropFrame
  | BarricadeFrame
  | OrdersFrame
  | ActivationFrame
  | MoveFrame
  | MeleeFrame
  | PlaceFrame
  | AttackFrame
  | PoolFrame
  | AreaFrame
  | WoundsFrame
  | HealFrame
  | PivotFrame
  | LeaderFrame
  | EffectsFrame
  | StandbyFrame
  | ChoiceFrame
  | VolleyFrame
  | HandFrame
  | GainFrame
  | CardSideFrame;
