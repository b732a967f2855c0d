import type { Stage } from "../attack/pools/pool.ts";
import type { Rank } from "../catalogue/words.ts";
import type { AttackFrame, MoveReason } from "./frames.ts";
import type { Moment } from "./hooks/moments.ts";
import type { TokenKind } from "./tokens.ts";

/** The id of a unit in actions, such as `p1.0`: its player, then its place in the army list. */
export type PieceId = string;

/** The context of a question that needs no details. */
export type NoContext = Readonly<Record<string, never>>;

/** A question about one unit. */
export type UnitContext = {
  /** The unit that the question is about. */
  readonly unit: PieceId;
};

/** The context of a question of mission set-up. */
export type SetupContext = {
  /** Number of the turn within the set-up stage, counted from 0. */
  readonly turn: number;
  /** The primary objective card in play, or null before it is revealed. */
  readonly primary: string | null;
  /** The secondary card in play, or null if there is none. */
  readonly secondary: string | null;
  /** The advantage card of the first player, or null if there is none. */
  readonly "player-1": string | null;
  /** The advantage card of the second player, or null if there is none. */
  readonly "player-2": string | null;
};

/** The kinds of decisions of this game, each with the details that its question gives to the seat asked. */
export interface DecisionContexts {
  /** Set-up: choose the battle deck whose next card is revealed. */
  readonly reveal: SetupContext;
  /** Set-up: choose the battle card to replace, or none. */
  readonly modify: SetupContext;
  /** Set-up: choose a long edge of the battlefield. */
  readonly edges: SetupContext;
  /** Set-up: choose the unit to deploy in a prepared position. */
  readonly "prepared-positions": SetupContext;
  /** A choice offered by a battle card, command card or keyword. */
  readonly mission: {
    /** The card or keyword that asks. */
    readonly card: string;
    /** The name of the choice, among those that the card or keyword offers. */
    readonly choice: string;
    /** The unit that the choice is about, or null if there is none. */
    readonly about: PieceId | null;
    /** The units already chosen. */
    readonly chosen: readonly PieceId[];
  };
  /** Choose where to put a token that its carrier dropped. */
  readonly drop: {
    /** The unit that carried the token. */
    readonly unit: PieceId;
    /** The tokens that must still be put down. */
    readonly tokens: readonly string[];
  };
  /** Choose a place for the next barricade. */
  readonly barricade: {
    /** The number of barricades still to be placed, including this one. */
    readonly left: number;
  };
  /** Choose a command card. Both players choose in secret. */
  readonly "choose-command": NoContext;
  /** Choose the commander who issues the orders. */
  readonly nominate: {
    /** The command card revealed, or null if there is none. */
    readonly card: string | null;
  };
  /** Choose the next unit that receives an order. */
  readonly orders: {
    /** The unit that issues the orders, or null if no commander does. */
    readonly commander: PieceId | null;
  };
  /** Choose what to do in a turn of the Activation Phase. */
  readonly activate: {
    /** Rank of the order token just drawn, whose unit must now be chosen. Null before a token is drawn. */
    readonly drawn: Rank | null;
  };
  /** Choose the friendly unit whose courage a unit uses to avoid panic, or none. */
  readonly courage: UnitContext & {
    /** The number of actions that the unit has left. */
    readonly actions: number;
    /** The actions that the unit has performed in this activation. */
    readonly done: readonly string[];
  };
  /** Choose the next action of an activated unit. */
  readonly action: UnitContext & {
    /** The number of actions that the unit has left. */
    readonly actions: number;
    /** The actions that the unit has performed in this activation. */
    readonly done: readonly string[];
  };
  /** Choose where a unit moves. */
  readonly move: UnitContext & {
    /** The reason for the move. */
    readonly reason: MoveReason;
    /** The maximum speed set by an effect, or null to use the unit's own speed. */
    readonly speed: number | null;
    /** Whether the unit may stay where it is. */
    readonly optional: boolean;
  };
  /** Choose where to place the next miniature. */
  readonly place: UnitContext & {
    /** The miniatures that must still be placed. */
    readonly miniatures: readonly string[];
    /** Enemies that the miniatures must contact. */
    readonly enemies: readonly PieceId[];
  };
  /** Choose the target of an attack, its weapons, or the pool that is rolled first. */
  readonly attack: UnitContext & {
    /** The stage of the attack, which says what is chosen now. */
    readonly stage: AttackFrame["stage"];
    /** The pools formed earlier in this attack. */
    readonly pools: readonly {
      readonly defender: PieceId;
      /** The number of weapons in the pool. */
      readonly weapons: number;
      /** Whether the pool has been rolled. */
      readonly resolved: boolean;
    }[];
  };
  /** Choose which effect to use while a pool is resolved. */
  readonly pool: UnitContext & {
    /** The current step of the attack. */
    readonly stage: Stage;
    /** The unit that defends against the pool. */
    readonly defender: PieceId;
  };
  /** Choose the miniature of a unit that suffers a wound. */
  readonly wounds: UnitContext & {
    /** The number of wounds still to be suffered, including this one. */
    readonly wounds: number;
    /** The rule that deals the wounds. */
    readonly because: string;
  };
  /** Choose the unit that a keyword heals, or the token or miniature to remove or restore. */
  readonly heal: UnitContext & {
    /** The keyword that heals. */
    readonly keyword: string;
    /** The unit to heal, or null until it is chosen. */
    readonly patient: PieceId | null;
    /** The number of tokens or miniatures still to be chosen, including this one. */
    readonly left: number;
  };
  /** Choose the new leader of a unit. */
  readonly leader: UnitContext;
  /** Choose which effect of a moment resolves first. */
  readonly effects: {
    /** The moment at which the effects happen. */
    readonly moment: Moment;
    /** The effects waiting to be resolved. An `effect` action names one by its place in this list, counted from 0. */
    readonly effects: readonly {
      /** The keyword, card or rule behind the effect. */
      readonly effect: string;
      /** The unit whose effect it is, or null if it belongs to no unit. */
      readonly unit: PieceId | null;
    }[];
  };
  /** Choose whether to spend a standby token, and for which action. */
  readonly standby: {
    /** The enemy unit that triggers standby. */
    readonly cause: PieceId;
    /** The unit that spends the token, or null until it is chosen. */
    readonly unit: PieceId | null;
  };
  /** Choose a unit for a keyword. */
  readonly "choose-unit": UnitContext & {
    /** The keyword that asks for the unit. */
    readonly keyword: string;
    /** The units already chosen. */
    readonly chosen: readonly PieceId[];
  };
  /** Choose the side of a double-sided upgrade card that is faceup. */
  readonly side: UnitContext & {
    /** The double-sided upgrade card. */
    readonly card: string;
  };
  /** Choose a unit that gains a token in place of another unit. */
  readonly redirect: UnitContext & {
    /** The keyword that lets another unit gain the token. */
    readonly keyword: string;
    /** The kind of token that is gained. */
    readonly token: TokenKind;
    /** The total number of tokens that are gained. */
    readonly amount: number;
    /** The units already chosen. */
    readonly chosen: readonly PieceId[];
  };
  /** Choose whether to use a command card from hand. */
  readonly hand: {
    /** The moment at which the card may be used. */
    readonly moment: Moment;
    /** The unit that the moment is about, or null if there is none. */
    readonly about: PieceId | null;
  };
  /** Choose the target of an attack that a command card gives. */
  readonly volley: UnitContext & {
    /** The command card that gives the attacks. */
    readonly card: string;
    /** The number of attacks left, including this one. */
    readonly left: number;
  };
  /** Choose the unit to promote to commander. */
  readonly promote: {
    /** The units that can be promoted. */
    readonly units: readonly PieceId[];
  };
}
