import type { Unpick } from "@sw/tabletop";
import type { AnyDieColor, DieColor } from "../language/language.ts";

/** The id of a system of the catalogue: `"hoth"`. */
export type SystemId = string;
/** The id of a system, or the id of the Rebel Base space. */
export type PlaceId = string;
/** The id of a leader of the catalogue. */
export type LeaderId = string;
/** The id of a type of unit of the catalogue. Single pieces have no ids. */
export type UnitId = string;
/** The id of a card of the catalogue, the same for all its copies. */
export type CardId = string;

/** A space of a build queue. */
export type QueueSpace = 1 | 2 | 3;

/**
 * An action of a player. The kind of the decision determines which types are legal.
 *
 * `subject` is the piece that the action is about: the unit that moves, the leader who is assigned, the card that is
 * played, the die that is spent. Otherwise it is the chosen place, mission or option. Other fields name the places and
 * further pieces. Repeated picks (`assign`, `move`, `destroy`, `deploy` ...) go in any order and end with `done`. Picks
 * that are carried out only at the end can be taken back before that (`unpick`).
 */
export type Action = PlainAction | Unpick<PlainAction>;

/** An action of a player other than taking a pick back. */
export type PlainAction =
  /** Places a starting unit during set-up. */
  | { readonly type: "place"; readonly subject: UnitId; readonly at: PlaceId }
  /** Chooses the system of the base, or any system or place for a mission, a card or a retreat. */
  | { readonly type: "choose-system"; readonly subject: PlaceId }
  | { readonly type: "choose-leader"; readonly subject: LeaderId }
  /** Chooses one of several numbered branches, counted from 0. The decision's context describes them. */
  | { readonly type: "choose-option"; readonly subject: number }
  | { readonly type: "assign"; readonly subject: LeaderId; readonly mission: CardId }
  /** In a team game, adds a leader to the teammate's mission in this place of the row, counted from 0. */
  | { readonly type: "join"; readonly subject: LeaderId; readonly mission: number }
  | { readonly type: "approve" }
  | { readonly type: "veto" }
  | { readonly type: "activate"; readonly subject: LeaderId; readonly system: PlaceId }
  /** In a solo game, turns up the next card of the Empire's Round Deck. */
  | { readonly type: "play-mission" }
  /** In a solo game, sends the leader to a fleet that cannot leave, and a ground unit there from the supply. */
  | { readonly type: "reinforce"; readonly subject: LeaderId; readonly system: SystemId }
  /** Turns up the mission in this place of the row of assigned missions, counted from 0. */
  | { readonly type: "reveal"; readonly subject: number }
  | { readonly type: "reveal-base" }
  /** Removes a target marker of the card from the system. */
  | { readonly type: "remove-target"; readonly subject: CardId; readonly system: SystemId }
  /** Turns up the probe card under this action card and carries out the card's effect. */
  | { readonly type: "use-held"; readonly subject: CardId }
  /** Passes in the Command Phase, or declines to use a card or ring. */
  | { readonly type: "pass" }
  | { readonly type: "use-action"; readonly subject: CardId; readonly leader: LeaderId | null }
  | { readonly type: "use-ring"; readonly subject: string }
  | { readonly type: "play-objective"; readonly subject: CardId }
  /**
   * Picks a unit to move. `damage` says which unit of a retreat is meant. Defaults to none, if all units of the type
   * are alike.
   */
  | { readonly type: "move"; readonly subject: UnitId; readonly from: PlaceId; readonly damage?: UnitDamage }
  | { readonly type: "move-captive"; readonly subject: LeaderId; readonly from: PlaceId }
  | { readonly type: "destroy"; readonly subject: UnitId; readonly at: PlaceId | QueueSpace }
  | { readonly type: "take-unit"; readonly subject: UnitId }
  | { readonly type: "advance"; readonly subject: UnitId; readonly space: QueueSpace }
  | { readonly type: "deploy"; readonly subject: UnitId; readonly at: PlaceId }
  | { readonly type: "take-card"; readonly subject: CardId }
  | { readonly type: "put-card"; readonly subject: CardId; readonly where: "top" | "bottom" }
  | { readonly type: "discard"; readonly subject: CardId }
  | { readonly type: "recruit"; readonly subject: CardId; readonly leader: LeaderId | null }
  | { readonly type: "draw-another" }
  | { readonly type: "draw-tactic"; readonly subject: DieColor }
  | { readonly type: "play-tactic"; readonly subject: CardId; readonly die: DieColor | null }
  /**
   * Assigns one damage to a unit with this many damage markers and this much damage assigned in the attack. `sealed`
   * means a unit whose damage cannot be removed.
   */
  | {
      readonly type: "damage";
      readonly subject: UnitId;
      readonly markers: number;
      readonly assigned: number;
      readonly sealed?: true;
    }
  /** Removes one assigned damage from a unit with this many damage markers and this much assigned damage. */
  | { readonly type: "block"; readonly subject: UnitId; readonly markers: number; readonly assigned: number }
  /** Picks a die with this colour and face, to be rerolled, turned or blanked. */
  | { readonly type: "pick-die"; readonly subject: AnyDieColor; readonly face: string }
  | { readonly type: "retreat"; readonly subject: LeaderId; readonly system: SystemId }
  /** Ends a series of picks, or a step with any number of actions. */
  | { readonly type: "done" };

/** The damage that distinguishes a unit in a combat from others of its type. `doomed` means that a card destroys it. */
export type UnitDamage = number | "doomed";

/** Returns a stable key of an action, unique within a decision. */
export function actionKey(action: Action): string {
  const { type } = action;
  switch (action.type) {
    case "place":
    case "destroy":
    case "deploy":
      return `${type} ${action.at} ${action.subject}`;
    case "move":
      if (action.damage !== undefined) return `${type} ${action.from} ${action.damage} ${action.subject}`;
      return `${type} ${action.from} ${action.subject}`;
    case "move-captive":
      return `${type} ${action.from} ${action.subject}`;
    case "advance":
      return `${type} ${action.space} ${action.subject}`;
    case "assign":
    case "join":
      return `${type} ${action.subject} ${action.mission}`;
    case "activate":
    case "reinforce":
    case "retreat":
      return `${type} ${action.subject} ${action.system}`;
    case "use-action":
    case "recruit":
      return `${type} ${action.subject} ${action.leader}`;
    case "put-card":
      return `${type} ${action.subject} ${action.where}`;
    case "play-tactic":
      return `${type} ${action.subject} ${action.die}`;
    case "remove-target":
      return `${type} ${action.subject} ${action.system}`;
    case "damage":
      if (action.sealed) return `${type} ${action.assigned} ${action.markers} true ${action.subject}`;
      return `${type} ${action.assigned} ${action.markers} ${action.subject}`;
    case "block":
      return `${type} ${action.assigned} ${action.markers} ${action.subject}`;
    case "pick-die":
      return `${type} ${action.subject} ${action.face}`;
    case "unpick":
      return `${type} ${actionKey(action.pick)}`;
    default:
      return "subject" in action ? `${type} ${action.subject}` : type;
  }
}
