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

/** Steps of building the mission and setting up (leg.setup.sequence from step 6 on). */
export type SetupStage = "reveal" | "modify" | "edges" | "objectives" | "setup-effects" | "prepared-positions";

/** Set-up once the blue player is known. `turn` counts the modifications made, or the choices of the step. */
export interface SetupFrame {
  readonly kind: "setup";
  readonly stage: SetupStage;
  readonly turn: number;
  /** Who modifies the mission first: turns go on in order, whoever becomes the blue player (leg.mission.modify-turns). */
  readonly first: Side;
  /** Players who deploy no more units in prepared positions. */
  readonly done: readonly Side[];
}

/** A choice that a battle or command card in play, or a keyword, asks of a player. */
export interface MissionFrame {
  readonly kind: "mission";
  /** Id of the card or keyword, and the name of the choice among those of its entry. */
  readonly card: string;
  readonly choice: string;
  readonly side: Side;
  /** The unit that the choice is about, if any. */
  readonly about: number | null;
  /** Units chosen, in the order of the state. */
  readonly chosen: readonly number[];
  /** How often more it may be asked, this time included; absent where it is asked but once. */
  readonly left?: number;
}

/** Assets that a unit dropped and its opponent places, by their places in the state (leg.objective.drop-placement). */
export interface DropFrame {
  readonly kind: "drop";
  readonly unit: UnitIndex;
  readonly tokens: readonly number[];
}

/** Barricades that a player may put down during set-up, and how many more. */
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

/** The Command Phase; `turn` is 0 while the first of the two decides, then 1. */
export interface CommandFrame {
  readonly kind: "command";
  readonly stage: CommandStage;
  readonly turn: 0 | 1;
  /** While cards are chosen anew: the one that was sent back to a hand, and cannot be chosen again. */
  readonly barred?: { readonly side: Side; readonly card: CardCode };
}

/** Orders being issued by the nominated commander of a player: the units that received those of the card. */
export interface OrdersFrame {
  readonly kind: "orders";
  readonly side: Side;
  readonly issued: readonly number[];
}

/** The Activation Phase: whose turn it is, and what is drawn if the player must still say what to do with it. */
export interface ActivationPhaseFrame {
  readonly kind: "activation-phase";
  readonly side: Side;
  /** Rank of the token just drawn, of which a unit is to be chosen; null otherwise. A second one while either may be used. */
  readonly drawn: Rank | null;
  readonly spare?: Rank;
  /** Whether a drawn token matched no unit, so that the player may pass (leg.activation.draw-unmatched-may-pass). */
  readonly mayPass: boolean;
  /** While a token is about to be drawn: the rank that was named for it, or any by chance. */
  readonly draws?: Rank | "any";
}

/** Steps of a unit's activation (leg.activation.unit-steps); a rally that asks what it takes off goes on to `rallied`, Perform Actions goes on to `actions-end`, what happens as it ends. */
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

/** A unit's activation. */
export interface ActivationFrame {
  readonly kind: "activation";
  readonly unit: UnitIndex;
  readonly stage: ActivationStage;
  /** Actions that it may still perform. */
  readonly actions: number;
  /** Actions and free actions performed, by id, in order. */
  readonly done: readonly string[];
  /** What keywords note for later in the activation. */
  readonly marks: readonly string[];
  /** Whether it is panicked and so performs none (leg.rally.panicked-no-actions). */
  readonly panicked: boolean;
  /** Whether it was activated by a drawn order token. */
  readonly drawn: boolean;
}

/** What a move is part of: a move action, the move action of a withdrawal, or an effect that grants a move alone. */
export type MoveReason = "action" | "withdraw" | "effect";

/**
 * Steps of a move: where to, then, once the melee that it started stands, standby and all that waits for its end. A unit that
 * pivots along with a standard move is asked for that move after the pivot, or for the pivot after that move.
 */
export type MoveStage = "choose" | "turned" | "turn" | "standby" | "over";

/** A unit about to move, by an action or an effect, and what follows its move. */
export interface MoveFrame {
  readonly kind: "move";
  readonly unit: UnitIndex;
  readonly stage: MoveStage;
  readonly reason: MoveReason;
  readonly terms: MoveTerms;
  /** The kind of move that was made; null before. */
  readonly made: Move["type"] | null;
  /** The unit with which it started a melee, if it did. */
  readonly charged: number | null;
  /** Enemy units over whose bases it passed, where a weapon of the unit looks at that. */
  readonly passed?: readonly number[];
}

/** Two units in melee with each other. */
export type Fight = readonly [number, number];

/** Miniatures of a unit to be placed in contact with those it fights: its leader, or all others. */
export interface MeleeStep {
  readonly unit: UnitIndex;
  readonly who: "leader" | "others";
  readonly rule: RuleId;
}

/** Miniatures being brought into contact: as a melee starts, or after casualties. */
export interface MeleeFrame {
  readonly kind: "melee";
  /** Who fought whom when it began. */
  readonly fights: readonly Fight[];
  /** What is left to do, the next first. */
  readonly steps: readonly MeleeStep[];
}

/** Miniatures being placed by their player: in contact with enemies, or as their unit deploys inside its territory. */
export interface PlaceFrame {
  readonly kind: "place";
  readonly unit: UnitIndex;
  /** Units with one of which each comes into base contact; none if the unit deploys. */
  readonly enemies: readonly number[];
  /** Miniatures still to be placed, the leader first. */
  readonly left: readonly number[];
  /** Who places them and may stop, where it is not the player of the unit. */
  readonly chooser?: Side;
  /** They deploy anywhere, at no such range of an enemy unit, instead of in their territory. */
  readonly away?: number;
  /** Where, if the unit was taken up and is set down anew. */
  readonly down?: SetDown;
  /** The rule that asks for it, and what made it happen. */
  readonly rule: RuleId;
  readonly cause: string | null;
}

/** A weapon in a pool: which miniature uses which of its weapons. */
export interface PoolWeaponUse {
  readonly miniature: number;
  readonly weapon: number;
}

/** A pool that is formed against a defender. */
export interface FormedPool {
  readonly defender: UnitIndex;
  /** Null until the first weapon says which (leg.weapon.both). */
  readonly attack: AttackKind | null;
  readonly weapons: readonly PoolWeaponUse[];
  /** The dice of each weapon, white, black and red, as they were gathered (leg.pool.place-dice). */
  readonly dice: readonly Counts[];
  readonly resolved: boolean;
  /** The keyword that gave it, of one weapon that is in another pool too; null for pools of unused weapons. */
  readonly again: string | null;
  /** What keywords were used for while it was formed. */
  readonly used?: readonly string[];
}

/** How an attack is made (leg.weapon.melee-attack, leg.weapon.ranged-attack). */
export type AttackKind = "melee" | "ranged" | "overrun";

/** An attack sequence from declaring the defender on (leg.attack.sequence). */
export interface AttackFrame {
  readonly kind: "attack";
  readonly attacker: UnitIndex;
  readonly stage: "declare" | "weapons" | "additional" | "resolve" | "past";
  /** What started it: an action, or the keyword, token or card of an effect. A command card has its own weapons used. */
  readonly reason: string;
  /** The only unit that may be declared, where an effect says so. */
  readonly only: number | null;
  /** The only weapons that may be used, where an effect says so. */
  readonly with: AttackKind | null;
  readonly pools: readonly FormedPool[];
  /** What keywords were used for before the defender was chosen. */
  readonly used?: readonly string[];
  /** Units that it has defeated so far, and units that have lost miniatures to it. */
  readonly felled?: readonly number[];
  readonly bereft?: readonly number[];
}

/** A pool being resolved; `attack/pools/resolve.ts` resolves it. */
export interface PoolFrame extends ByToken {
  readonly kind: "pool";
  readonly attacker: UnitIndex;
  readonly defender: UnitIndex;
  readonly situation: Situation;
  readonly pool: Pool;
  /** Guardians of the situation as units, in its order. */
  readonly guardians: readonly number[];
  /** Most wounds that the defender can suffer, by what the attacker sees (leg.wounds.los-cap). */
  readonly most: number;
  /** Weapons of the pool. */
  readonly weapons: readonly PoolWeaponUse[];
  /** What was chosen, and waits for those who may answer to it. */
  readonly put?: string;
  /** Whether the wounds are dealt, so that only what follows them is left. */
  readonly dealt: boolean;
  /** Who fought whom as it began, of those with a part in it, and how many miniatures they had (leg.reengage.when). */
  readonly fights: readonly Fight[];
  readonly fighters: number;
}

/** Wounds being assigned to a unit (leg.wounds.assign). */
export interface WoundsFrame extends ByEffect {
  readonly kind: "wounds";
  readonly unit: UnitIndex;
  readonly left: number;
  /** The unit whose attack it is, or null: outside attacks (leg.wounds.outside-attack), and where a token attacks. */
  readonly by: number | null;
  /** What deals them. */
  readonly because: Cause;
  /** Whether the unit has lost miniatures to them, where no unit attacks. */
  readonly lost?: true;
}

/** A leader to be chosen among the miniatures that are left (leg.wounds.new-leader). */
export interface LeaderFrame {
  readonly kind: "leader";
  readonly unit: UnitIndex;
}

/**
 * An effect that waits for its turn: of which keyword of a unit, or of which card in play (no unit); `"orders"` of the command
 * card of the player (leg.command.issue-all), `"poison"` on a unit (leg.kw.poison-x.effect).
 */
export interface Pending {
  readonly source: string;
  readonly unit: UnitIndex | null;
  readonly owner: Side;
  readonly may: boolean;
}

/** Effects of one moment: those of one side after those of the other, each side in the order it likes. */
export interface EffectsFrame {
  readonly kind: "effects";
  readonly moment: Moment;
  /** The unit that the moment is about, if any. */
  readonly about: number | null;
  /** Sides in the order in which they resolve theirs. */
  readonly order: readonly Side[];
  readonly pending: readonly Pending[];
  /** Whether cards are divulged before: what units have by these joins what is pending. */
  readonly gathers?: true;
}

/** What follows an attack, a move or an action: standby tokens (leg.standby.trigger), then moments (leg.standby.before-after-effects). */
export interface StandbyFrame {
  readonly kind: "standby";
  readonly cause: number;
  /** Whose effect made the unit do it (leg.standby.not-own-cause). */
  readonly by: Side;
  /** The action that the unit has performed; none for moves, attacks and other effects. */
  readonly action?: string;
  /** Whether tokens may still be spent. */
  readonly open: boolean;
  /** The unit that spends its token, while its controller says for what. */
  readonly spender: number | null;
  readonly after: readonly Moment[];
}

/** Units being chosen for a keyword, one after the other. */
export interface ChoiceFrame {
  readonly kind: "choice";
  /** The keyword that asks. */
  readonly source: string;
  readonly unit: UnitIndex;
  readonly value: number;
  readonly chosen: readonly number[];
}

/** A double-sided upgrade card of a unit, by its place among its cards, of which a side is being chosen. */
export interface CardSideFrame {
  readonly kind: "side";
  readonly unit: UnitIndex;
  readonly card: CardCode;
  /** Why it is chosen. */
  readonly rule: RuleId;
  readonly cause: string | null;
}

/** A player who may use a command card from the hand at a moment. */
export interface HandFrame {
  readonly kind: "hand";
  readonly side: Side;
  readonly moment: Moment;
  /** The unit that the moment is about, if any. */
  readonly about: number | null;
}

/** Steps of the End Phase (leg.end.steps). */
export type EndStage = "start" | "score" | "discard" | "remove-tokens" | "promote" | "end" | "advance";

/** The End Phase. */
export interface EndFrame {
  readonly kind: "end";
  readonly stage: EndStage;
  readonly turn: 0 | 1;
}

/** The parts of a round and the set-up, one of which lies at the bottom of the stack. */
export type PhaseFrame = SetupFrame | CommandFrame | ActivationPhaseFrame | EndFrame;

/** What a frame may put on the stack. */
export type UpperFrame = Exclude<GameFrame, PhaseFrame>;

/** Anything that can be half done. */
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
