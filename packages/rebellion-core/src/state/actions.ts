import type { Unpick } from "@sw/tabletop";
import type { AnyDieColor, DieColor } from "../language/language.ts";

/** The id of a system of the catalogue: `"hoth"`. */
export type SystemId = string;
/** The id of a system, or that of the Rebel Base space. */
export type PlaceId = string;
/** The id of a leader of the catalogue. */
export type LeaderId = string;
/** The id of a type of unit of the catalogue; pieces of one type have no ids of their own. */
export type UnitId = string;
/** The id of a card of the catalogue, the same for all its copies. */
export type CardId = string;

/** A space of a build queue. */
export type QueueSpace = 1 | 2 | 3;

/**
 * What somebody decides. `subject` is the piece that it is about, for drag and drop: the unit that moves, the leader who is
 * assigned, the card that is played, the die that is spent; else the place, the row's mission or the option that is chosen.
 * What says where, whence and with whom has a name of its own. Which types are legal depends on the decision's kind; runs
 * of picks (`assign`, `move`, `destroy`, `deploy` ...) go in any order and end with `done`; what only happens at their end can be
 * taken back before it (`unpick`).
 */
export type Action = PlainAction | Unpick<PlainAction>;

/** What somebody decides, apart from taking a pick back. */
export type PlainAction =
  /** Set-up: a starting unit to a place. */
  | { readonly type: "place"; readonly subject: UnitId; readonly at: PlaceId }
  /** The system of the base; any choice of a system or place for a mission, a card, a retreat. */
  | { readonly type: "choose-system"; readonly subject: PlaceId }
  | { readonly type: "choose-leader"; readonly subject: LeaderId }
  /** One of several numbered branches, counted from 0. The decision's context describes them. */
  | { readonly type: "choose-option"; readonly subject: number }
  | { readonly type: "assign"; readonly subject: LeaderId; readonly mission: CardId }
  /** In a team game: a leader joins the teammate's mission in this place of the row, counted from 0. */
  | { readonly type: "join"; readonly subject: LeaderId; readonly mission: number }
  | { readonly type: "approve" }
  | { readonly type: "veto" }
  | { readonly type: "activate"; readonly subject: LeaderId; readonly system: PlaceId }
  /** In a solo game: the Empire turns up the next card of its Round Deck. */
  | { readonly type: "play-mission" }
  /** In a solo game: the leader goes to a fleet that cannot leave, and a ground unit comes there from the supply. */
  | { readonly type: "reinforce"; readonly subject: LeaderId; readonly system: SystemId }
  /** Turns up the mission in this place of the row of assigned missions, counted from 0. */
  | { readonly type: "reveal"; readonly subject: number }
  | { readonly type: "reveal-base" }
  /** A target marker of the card in the system is taken off the board. */
  | { readonly type: "remove-target"; readonly subject: CardId; readonly system: SystemId }
  /** The probe card under this action card is turned up, and the card does what it says. */
  | { readonly type: "use-held"; readonly subject: CardId }
  /** Passes in the Command Phase, or lets a window go by. */
  | { readonly type: "pass" }
  | { readonly type: "use-action"; readonly subject: CardId; readonly leader: LeaderId | null }
  | { readonly type: "use-ring"; readonly subject: string }
  | { readonly type: "play-objective"; readonly subject: CardId }
  /** `damage`: which of several like units of a retreat; absent where they are all alike. */
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
  /** Damage to a unit with so many damage markers and so much damage assigned in this attack; `sealed`: one that keeps its damage. */
  | {
      readonly type: "damage";
      readonly subject: UnitId;
      readonly markers: number;
      readonly assigned: number;
      readonly sealed?: true;
    }
  /** Takes back one assigned damage from such a unit. */
  | { readonly type: "block"; readonly subject: UnitId; readonly markers: number; readonly assigned: number }
  /** A die picked by what it shows: to be rerolled, turned or blanked. */
  | { readonly type: "pick-die"; readonly subject: AnyDieColor; readonly face: string }
  | { readonly type: "retreat"; readonly subject: LeaderId; readonly system: SystemId }
  /** Ends a run of picks, or a step in which any number of things may be done. */
  | { readonly type: "done" };

/** What tells a unit in a combat from others of its type: its damage, or that a card has doomed it. */
export type UnitDamage = number | "doomed";

/** A stable name of an action, unique within a decision. */
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
