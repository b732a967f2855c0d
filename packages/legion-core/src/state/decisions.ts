import type { Stage } from "../attack/pools/pool.ts";
import type { Rank } from "../catalogue/words.ts";
import type { AttackFrame, MoveReason } from "./frames.ts";
import type { Moment } from "./hooks/moments.ts";
import type { TokenKind } from "./tokens.ts";

/** A unit as actions name it, `p1.0`: the player and the place in the army list. */
export type PieceId = string;

/** There is nothing to tell beyond the question. */
export type NoContext = Readonly<Record<string, never>>;

/** A question about one unit. */
export type UnitContext = {
  /** The unit. */
  readonly unit: PieceId;
};

/** A question of the set-up of the mission. */
export type SetupContext = {
  /** Number of the turn within the stage, from 0. */
  readonly turn: number;
  /** The objective card that lies out; null before it is revealed. */
  readonly primary: string | null;
  /** The secondary card that lies out, if any. */
  readonly secondary: string | null;
  /** The advantage card of the first player, if any. */
  readonly "player-1": string | null;
  /** The advantage card of the second player, if any. */
  readonly "player-2": string | null;
};

/** The kinds of decisions of this game, each with what its context tells the seat that is asked. */
export interface DecisionContexts {
  /** Set-up: which deck of the battle cards gives its next card. */
  readonly reveal: SetupContext;
  /** Set-up: which battle card is replaced, or none. */
  readonly modify: SetupContext;
  /** Set-up: which long edge is one's own. */
  readonly edges: SetupContext;
  /** Set-up: which unit is deployed in a prepared position. */
  readonly "prepared-positions": SetupContext;
  /** What a battle card, or a command card or keyword that asks as one, lets a player choose. */
  readonly mission: {
    /** The card or keyword. */
    readonly card: string;
    /** Which of its choices. */
    readonly choice: string;
    /** The unit that it is about, if any. */
    readonly about: PieceId | null;
    /** Units chosen so far. */
    readonly chosen: readonly PieceId[];
  };
  /** Where a token lies that its carrier dropped. */
  readonly drop: {
    /** The carrier. */
    readonly unit: PieceId;
    /** The tokens still to put. */
    readonly tokens: readonly string[];
  };
  /** Where a barricade stands, one at a time. */
  readonly barricade: {
    /** Barricades still to place, this one included. */
    readonly left: number;
  };
  /** Which command card is chosen, by both players in secret. */
  readonly "choose-command": NoContext;
  /** Which commander issues the orders. */
  readonly nominate: {
    /** The command card revealed, if any. */
    readonly card: string | null;
  };
  /** Which unit gets an order, one at a time. */
  readonly orders: {
    /** Who issues them; null where no commander does. */
    readonly commander: PieceId | null;
  };
  /** What a player does in a turn of the Activation Phase. */
  readonly activate: {
    /** Rank of the order token just drawn, of which a unit is to be activated; null before it is drawn. */
    readonly drawn: Rank | null;
  };
  /** Whose courage a unit uses against its suppression. */
  readonly courage: UnitContext & {
    /** Actions left. */
    readonly actions: number;
    /** Actions performed in this activation. */
    readonly done: readonly string[];
  };
  /** What an activated unit does. */
  readonly action: UnitContext & {
    /** Actions left. */
    readonly actions: number;
    /** Actions performed in this activation. */
    readonly done: readonly string[];
  };
  /** Where a unit moves. */
  readonly move: UnitContext & {
    /** Why it moves. */
    readonly reason: MoveReason;
    /** Most speed, where an effect says so; null for that of the unit. */
    readonly speed: number | null;
    /** It may stay where it is. */
    readonly optional: boolean;
  };
  /** Where miniatures stand, one at a time. */
  readonly place: UnitContext & {
    /** The miniatures still to place. */
    readonly miniatures: readonly string[];
    /** Enemies that they have to reach. */
    readonly enemies: readonly PieceId[];
  };
  /** Whom a unit attacks, with which weapons, and which pool is rolled first. */
  readonly attack: UnitContext & {
    /** What is chosen now. */
    readonly stage: AttackFrame["stage"];
    /** The pools so far. */
    readonly pools: readonly {
      readonly defender: PieceId;
      /** How many weapons it has. */
      readonly weapons: number;
      /** It has been rolled. */
      readonly resolved: boolean;
    }[];
  };
  /** What is used while a pool is resolved. */
  readonly pool: UnitContext & {
    /** Step of the attack. */
    readonly stage: Stage;
    /** The defender. */
    readonly defender: PieceId;
  };
  /** Which miniature of a unit suffers a wound. */
  readonly wounds: UnitContext & {
    /** Wounds still to suffer, this one included. */
    readonly wounds: number;
    /** Rule behind them. */
    readonly because: string;
  };
  /** Which unit a keyword heals, and what of it. */
  readonly heal: UnitContext & {
    /** The keyword. */
    readonly keyword: string;
    /** The unit that is healed; null while that is open. */
    readonly patient: PieceId | null;
    /** Tokens or miniatures left, this one included. */
    readonly left: number;
  };
  /** Which miniature leads a unit now. */
  readonly leader: UnitContext;
  /** Which effect of a moment is resolved first. */
  readonly effects: {
    /** The moment. */
    readonly moment: Moment;
    /** The effects that wait. */
    readonly effects: readonly {
      /** The keyword, card or rule. */
      readonly effect: string;
      /** The unit whose effect it is, if any. */
      readonly unit: PieceId | null;
    }[];
  };
  /** Whether a standby token is spent, and for what. */
  readonly standby: {
    /** The enemy unit that triggers it. */
    readonly cause: PieceId;
    /** The unit that spends it; null while that is open. */
    readonly unit: PieceId | null;
  };
  /** Which unit a keyword is about. */
  readonly "choose-unit": UnitContext & {
    /** The keyword. */
    readonly keyword: string;
    /** Units chosen so far. */
    readonly chosen: readonly PieceId[];
  };
  /** Which side of a double-sided upgrade card is faceup. */
  readonly side: UnitContext & {
    /** The upgrade card. */
    readonly card: string;
  };
  /** Which unit gains a token in the place of another. */
  readonly redirect: UnitContext & {
    /** The keyword by which it can. */
    readonly keyword: string;
    /** The token. */
    readonly token: TokenKind;
    /** How many tokens in all. */
    readonly amount: number;
    /** Units chosen so far. */
    readonly chosen: readonly PieceId[];
  };
  /** Whether a command card of the hand is used. */
  readonly hand: {
    /** The moment. */
    readonly moment: Moment;
    /** The unit that the moment is about, if any. */
    readonly about: PieceId | null;
  };
  /** Whom a unit attacks by a command card. */
  readonly volley: UnitContext & {
    /** The command card. */
    readonly card: string;
    /** Attacks left, this one included. */
    readonly left: number;
  };
  /** Which unit is promoted to commander. */
  readonly promote: {
    /** The units that can be. */
    readonly units: readonly PieceId[];
  };
}
