import type { AnyDieColor, DieColor } from "../language/language.ts";

/** Ids of the catalogue. `PlaceId` is a system's id or that of the Rebel Base space. */
export type SystemId = string;
export type PlaceId = string;
export type LeaderId = string;
export type UnitId = string;
export type CardId = string;

/** A space of a build queue. */
export type QueueSpace = 1 | 2 | 3;

/**
 * What somebody decides. Which types are legal depends on the decision's kind; runs of picks (`place`, `move`, `destroy`,
 * `deploy` ...) go in one order and end with `done`.
 */
export type Action =
  /** Set-up: a starting unit to a place. */
  | { readonly type: "place"; readonly unit: UnitId; readonly at: PlaceId }
  /** The system of the base; any choice of a system or place for a mission, a card, a retreat. */
  | { readonly type: "choose-system"; readonly system: PlaceId }
  | { readonly type: "choose-leader"; readonly leader: LeaderId }
  /** One of several numbered branches, from 0; the decision's context says what they are. */
  | { readonly type: "choose-option"; readonly option: number }
  | { readonly type: "assign"; readonly mission: CardId; readonly leader: LeaderId }
  /** In a team game: a leader joins the teammate's mission in this place of the row, counted from 0. */
  | { readonly type: "join"; readonly mission: number; readonly leader: LeaderId }
  | { readonly type: "approve" }
  | { readonly type: "veto" }
  | { readonly type: "activate"; readonly leader: LeaderId; readonly system: PlaceId }
  /** Turns up the mission in this place of the row of assigned missions, counted from 0. */
  | { readonly type: "reveal"; readonly mission: number }
  | { readonly type: "reveal-base" }
  /** A target marker of the card in the system is taken off the board. */
  | { readonly type: "remove-target"; readonly card: CardId; readonly system: SystemId }
  /** The probe card under this action card is turned up, and the card does what it says. */
  | { readonly type: "use-held"; readonly card: CardId }
  /** Passes in the Command Phase, or lets a window go by. */
  | { readonly type: "pass" }
  | { readonly type: "use-action"; readonly card: CardId; readonly leader: LeaderId | null }
  | { readonly type: "use-ring"; readonly ring: string }
  | { readonly type: "play-objective"; readonly card: CardId }
  | { readonly type: "move"; readonly unit: UnitId; readonly from: PlaceId }
  | { readonly type: "move-captive"; readonly leader: LeaderId; readonly from: PlaceId }
  | { readonly type: "destroy"; readonly unit: UnitId; readonly at: PlaceId | QueueSpace }
  | { readonly type: "take-unit"; readonly unit: UnitId }
  | { readonly type: "advance"; readonly unit: UnitId; readonly space: QueueSpace }
  | { readonly type: "deploy"; readonly unit: UnitId; readonly at: PlaceId }
  | { readonly type: "take-card"; readonly card: CardId }
  | { readonly type: "put-card"; readonly card: CardId; readonly where: "top" | "bottom" }
  | { readonly type: "discard"; readonly card: CardId }
  | { readonly type: "recruit"; readonly card: CardId; readonly leader: LeaderId | null }
  | { readonly type: "draw-another" }
  | { readonly type: "draw-tactic"; readonly die: DieColor }
  | { readonly type: "play-tactic"; readonly card: CardId; readonly die: DieColor | null }
  /** Damage to a unit with so many damage markers and so much damage assigned in this attack; `sealed`: one that keeps its damage. */
  | {
      readonly type: "damage";
      readonly unit: UnitId;
      readonly markers: number;
      readonly assigned: number;
      readonly sealed?: true;
    }
  /** Takes back one assigned damage from such a unit. */
  | { readonly type: "block"; readonly unit: UnitId; readonly markers: number; readonly assigned: number }
  /** A die picked by what it shows: to be rerolled, turned or blanked. */
  | { readonly type: "pick-die"; readonly die: AnyDieColor; readonly face: string }
  | { readonly type: "retreat"; readonly leader: LeaderId; readonly system: SystemId }
  /** Ends a run of picks, or a step in which any number of things may be done. */
  | { readonly type: "done" };

/** True if both are the same decision, told by their fields. */
export function isSameAction(one: Action, other: Action): boolean {
  if (one === other) return true;
  if (one.type !== other.type) return false;
  const fields: Readonly<Record<string, unknown>> = other;
  const own = Object.entries(one);
  return own.length === Object.keys(other).length && own.every(([name, value]) => fields[name] === value);
}

/** A stable name of an action, unique within a decision. */
export function actionKey(action: Action): string {
  const { type, ...rest } = action;
  const parts = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return [type, ...parts.map(([, value]) => String(value))].join(" ");
}
