import type { ActionTiming, AnyDieColor, Faction, IconShape, Theater } from "../language/language.ts";
import type { DrawDeck } from "../language/steps.ts";
import type { CardId, LeaderId, PlaceId, UnitId } from "./actions.ts";
import type { ObjectiveFrame } from "./frames.ts";

/** The context of a question that has none. */
export type NoContext = Readonly<Record<string, never>>;

/** The context of a question of a card's effect. */
export type CardContext = {
  /** The card whose effect asks the question. */
  readonly card: CardId;
};

/** The context of a question within an attack. */
export type AttackContext = {
  /** The attacking side. */
  readonly faction: Faction;
  /** The theater of the battle. */
  readonly theater: Theater;
  /** The dice rolled: how many show each face, for red, black, and green if there are any. */
  readonly dice: readonly (readonly number[])[];
};

/** The context of a question of a tactic card being resolved. */
export type TacticContext = {
  /** The tactic card. */
  readonly card: CardId;
  /** How many times the step is still to be done, or how much damage is still to be dealt. */
  readonly left: number;
};

/** The context of a question of a mission. */
export type MissionContext = {
  /** The card of the mission. */
  readonly mission: CardId;
};

/** The context of a question about putting cards back on their deck. */
export type CardsBackContext = CardContext & {
  /** The number of cards still to put back, including this one. */
  readonly left: number;
};

/** The context of a question about putting cards on top of or under a deck. */
export type DeckEndContext = CardsBackContext & {
  /** The end of the deck for the next card. If absent, each card may go to either end. */
  readonly where: "top" | "bottom";
};

/** A number of units of a type. */
export type CountedUnits = { readonly unit: UnitId; readonly count: number };

/** The kinds of decisions of this game, with the context that the seat gets. */
export interface DecisionContexts {
  /** Asks during set-up where the starting units go, one by one in any order. */
  readonly "starting-units": {
    /** The units still to place. */
    readonly left: readonly CountedUnits[];
  };
  /** Asks in set-up with the expansion which card of its mission deck a side picks to choose its set. */
  readonly "mission-set": NoContext;
  /** Asks in set-up with the expansion's units in which remote system the station under construction is. */
  readonly "station-system": NoContext;
  /** Asks during set-up which of the immediate action cards is used first. */
  readonly immediate: NoContext;
  /** Asks during set-up in which system the Rebel base is hidden. */
  readonly base: NoContext;
  /** Asks in the Assignment Phase which leader goes to which mission, until no more do. */
  readonly assign: {
    /** Always null: no mission waits for an answer. */
    readonly mission: null;
  };
  /** Asks whether a second leader joins the mission just assigned. */
  readonly "second-leader": {
    /** The place of the mission in the row of assigned missions, from 0. */
    readonly mission: number;
  };
  /** Asks which leaders leave a pool over its limit and are eliminated, one at a time. */
  readonly "pool-limit": {
    /** The number of leaders still to pick, including this one. */
    readonly left: number;
    /** The leaders picked before. */
    readonly picked: readonly LeaderId[];
  };
  /** Asks in a team game whether the General approves an assignment. */
  readonly veto: {
    /** The place of the assigned mission in the row, from 0. */
    readonly mission: number;
  };
  /** Asks for an action in the Command Phase: activate a system, reveal a mission, use a card or a ring, or pass. */
  readonly turn: NoContext;
  /** Asks whether the base is revealed before the turn ends. */
  readonly "turn-end": NoContext;
  /** Asks which of the effects delayed to the end of the Command Phase comes first. */
  readonly "put-off": {
    /** The number of leaders of each effect, in the order of the options. */
    readonly leaders: readonly number[];
  };
  /** Asks which units and captives move, one at a time. */
  readonly "move-units": {
    /** The place that they move to. */
    readonly to: PlaceId;
  };
  /**
   * Asks in a solo game which leader goes on the mission that the Empire has turned up, and whether a second one does.
   */
  readonly "round-card": MissionContext & {
    /** The leaders sent before. */
    readonly leaders: readonly LeaderId[];
  };
  /** Asks in a solo game which leader is reserved for a mission that cannot be played yet. */
  readonly "reserve-leader": MissionContext;
  /** Asks in which system a mission is attempted. */
  readonly "mission-system": MissionContext;
  /** Asks which leader a mission targets. */
  readonly "mission-leader": MissionContext;
  /** Asks whether a leader opposes a mission. */
  readonly oppose: MissionContext & {
    /** The system where the mission is attempted. */
    readonly system: PlaceId;
  };
  /** Asks whether an action card is used now. */
  readonly "action-card": {
    /** The timing of the cards that may be used. */
    readonly timing: ActionTiming;
  };
  /** Asks to which result a die of a mission is set. */
  readonly "set-die": NoContext;
  /** Asks to which results the dice of an attack are set, one at a time. */
  readonly "set-dice": {
    /** The number of red and black dice in the pool, and of green ones if there are any. */
    readonly pool: readonly number[];
  };
  /** Asks which die is rerolled. */
  readonly "reroll-die": AttackContext | MissionContext | NoContext;
  /** Asks which die of the other side becomes a blank. */
  readonly "blank-die": MissionContext;
  /** Asks whether an attachment ring is used. */
  readonly ring: MissionContext | NoContext;
  /** Asks which captive a mission rescues. */
  readonly captive: MissionContext;
  /** Asks which leaders go to the base with the rescued leader, one at a time. */
  readonly companions: {
    /** The leaders that may go to the base. */
    readonly companions: readonly LeaderId[];
  };
  /** Asks which system a card affects. */
  readonly "choose-system": CardContext & {
    /** The number of systems still to choose, including this one. */
    readonly left: number;
  };
  /** Asks which leader a card affects. */
  readonly "choose-leader": CardContext;
  /** Asks which of its numbered branches a card takes. */
  readonly "choose-option": CardContext;
  /** Asks where a card places a leader. */
  readonly "place-leader": CardContext & {
    /** The leader to place. */
    readonly leader: LeaderId;
  };
  /** Asks which leader a card captures. */
  readonly "capture-leader": CardContext;
  /** Asks which captive a card rescues. */
  readonly "rescue-leader": CardContext;
  /** Asks which leader a card eliminates. */
  readonly "eliminate-leader": CardContext;
  /** Asks which leader gets an attachment ring. */
  readonly "attach-ring": CardContext & {
    /** The ring to attach. */
    readonly ring: string;
  };
  /** Asks which unit a card gives, one at a time. */
  readonly "gain-unit": CardContext & {
    /** The place for the unit. */
    readonly place: PlaceId;
  };
  /** Asks which unit on the board is removed so that its miniature can be gained again. */
  readonly "free-unit": CardContext & {
    /** The place for the new unit. */
    readonly place: PlaceId;
    /** The type of the new unit. */
    readonly unit: UnitId;
  };
  /** Asks which unit a card puts on the build queue for an icon. */
  readonly "queue-unit": CardContext & {
    /** The shape of the icon; empty if the place no longer has it. */
    readonly shape: IconShape | "";
    /** The theater of the icon; empty if the place no longer has it. */
    readonly theater: Theater | "";
  };
  /** Asks which unit advances on the build queue, one at a time. */
  readonly "advance-queue": CardContext & {
    /** The number of units that may still advance, including this one. */
    readonly left: number;
  };
  /** Asks which unit of the build queue is deployed. */
  readonly "deploy-queued": CardContext & {
    /** The place where the unit is deployed. */
    readonly place: PlaceId;
  };
  /** Asks which units a card destroys, one at a time. */
  readonly "destroy-units": CardContext & {
    /** The health that may still be destroyed, or null if icons or units are counted. */
    readonly health: number | null;
    /** The units picked before. */
    readonly picked: readonly UnitId[];
  };
  /** Asks which target marker a card removes. */
  readonly "remove-target": CardContext;
  /** Asks which leader beside the board a card recruits. */
  readonly "recruit-one": CardContext;
  /** Asks which card goes from a hand to the discards. */
  readonly "discard-card": CardContext & {
    /** The number of cards still to discard, including this one. */
    readonly left: number;
  };
  /** Asks which of the open cards in a pile is taken. */
  readonly "fetch-card": CardContext;
  /** Asks which probe card goes face down under an action card. */
  readonly "hold-probe": CardContext;
  /** Asks whether the probe card under an action card is turned up at the end of the Command Phase. */
  readonly "held-card": NoContext;
  /** Asks which of the drawn cards is kept, one at a time. */
  readonly "keep-card": CardContext & {
    /** The deck that the cards come from. */
    readonly deck: DrawDeck | "rebel-mission" | "imperial-mission";
    /** The number of cards still to keep, including this one. */
    readonly left: number;
  };
  /** Asks for the tactic deck whose top cards a card looks at. */
  readonly "tactic-deck": CardContext;
  /** Asks which card goes back to its deck next. */
  readonly "put-card": CardsBackContext | DeckEndContext;
  /** Asks which card is taken from a deck that a card searches. */
  readonly search: CardContext & {
    /** The deck that is searched. */
    readonly deck: "project" | "rebel-mission";
    /** Whether the card goes into the hand or is assigned to the card's leader. */
    readonly to: "hand" | "assign";
  };
  /** Asks to which starting mission a leader is assigned. */
  readonly "assign-again": CardContext & {
    /** The leader to assign. */
    readonly leader: LeaderId;
  };
  /** Asks for the system of a new base, which is optional. */
  readonly "new-base": CardContext;
  /** Asks which systems are named, one at a time. The system of the base must be one of them. */
  readonly "name-systems": CardContext & {
    /** The number of systems still to name, including this one. */
    readonly left: number;
  };
  /** Asks whether an objective is played. */
  readonly objective: {
    /** The timing of the objectives that may be played. */
    readonly timing: ObjectiveFrame["timing"];
  };
  /** Asks which mission is discarded from a hand over its limit. */
  readonly discard: {
    /** The number of missions still to discard, including this one. */
    readonly left: number;
  };
  /** Asks which of the drawn action cards is kept. */
  readonly "recruit-card": NoContext;
  /** Asks which leader of the card is recruited. */
  readonly "recruit-leader": NoContext;
  /** Asks which unit an icon builds. */
  readonly build: {
    /** The place that builds. */
    readonly at: PlaceId;
    /** The number of the icon among those of the place, from 0. */
    readonly icon: number;
  };
  /** Asks whether own units are destroyed so that an icon can build. */
  readonly "free-units": {
    /** The place that would build. */
    readonly at: PlaceId;
    /** The number of the icon among those of the place, from 0. */
    readonly icon: number;
  };
  /** Asks where units that have left the queue are deployed, one at a time. */
  readonly deploy: {
    /** The units that have left the queue. */
    readonly ready: readonly CountedUnits[];
  };
  /** Asks whether a leader of the pool joins the combat. */
  readonly "add-leader": {
    /** The system of the combat. */
    readonly system: PlaceId;
  };
  /** Asks whether a tactic card is drawn or played, or the attack goes on. */
  readonly "combat-actions": AttackContext;
  /** Asks how many black hits count as red ones. */
  readonly "black-hits-as-red": AttackContext;
  /** Asks which unit takes a hit. */
  readonly "assign-damage": AttackContext & {
    /** The die that hits. */
    readonly die: { readonly die: AnyDieColor; readonly face: string };
  };
  /** Asks whether the defender plays a card against damage. */
  readonly "block-damage": AttackContext;
  /** Asks on which unit damage is blocked. */
  readonly "block-units": AttackContext & {
    /** The amount of damage still to block. */
    readonly left: number;
  };
  /** Asks which tactic card is discarded to play another. */
  readonly "discard-tactic": {
    /** The card to be played. */
    readonly card: CardId;
    /** The number of cards still to discard, including this one. */
    readonly left: number;
  };
  /** Asks which advanced tactic card a side chooses. */
  readonly "choose-tactic": {
    /** The theater of the battle. */
    readonly theater: Theater;
  };
  /** Asks whether the defender cancels the other side's card before it is resolved. */
  readonly "cancel-first": CardContext;
  /** Asks which half of an advanced tactic card is used. */
  readonly "tactic-half": CardContext & {
    /** The theater of the battle. */
    readonly theater: Theater;
  };
  /** Asks whether a card rescues a captive or removes a target marker after its owner has retreated. */
  readonly "after-retreating": CardContext;
  /** Asks whether another advanced tactic card is played. */
  readonly "another-tactic": CardContext;
  /** Asks which card a side takes back from its discards. */
  readonly "take-back-tactic": {
    /** The card that allows it, or null if an ability of units does. */
    readonly cause: CardId | null;
    /** The theater of the deck. */
    readonly theater: Theater;
    /** The number of cards still to take back, including this one. */
    readonly left: number;
  };
  /** Asks whether dice are rerolled or damage is removed, or the attack goes on. */
  readonly "cinematic-actions": AttackContext & {
    /** The number of dice that may still be rerolled, all at once. */
    readonly rerolls: number;
  };
  /** Asks which dice are rerolled together, one at a time. */
  readonly "reroll-dice": AttackContext & {
    /** The number of dice that may still be picked. */
    readonly left: number;
  };
  /** Asks which unit an advanced tactic card destroys. */
  readonly "tactic-destroy": CardContext;
  /** Asks from which unit a card removes damage, one at a time. */
  readonly "remove-damage": TacticContext;
  /** Asks which unit takes the damage of others. */
  readonly "redirect-to": TacticContext;
  /** Asks from which unit damage moves to another, one at a time. */
  readonly "redirect-damage": TacticContext;
  /** Asks whether the side retreats at once. */
  readonly "tactic-retreat": CardContext & {
    /** The system of the combat. */
    readonly system: PlaceId;
  };
  /** Asks which leader is marked, to be eliminated at the end of the Command Phase. */
  readonly "mark-leader": CardContext;
  /** Asks from which deck a tactic card draws. */
  readonly "tactic-draw": TacticContext;
  /** Asks which die a tactic card rerolls. */
  readonly "tactic-reroll": TacticContext;
  /** Asks which unit takes the damage of a tactic card. */
  readonly "tactic-damage": TacticContext;
  /** Asks which unit takes the damage of a bombardment. */
  readonly "tactic-bombard": TacticContext;
  /** Asks whether the side retreats, with which leader and where. */
  readonly retreat: {
    /** The system of the combat. */
    readonly system: PlaceId;
  };
  /** Asks whether Death Star Plans are used. */
  readonly "death-star-plans": {
    /** The system of the combat. */
    readonly system: PlaceId;
  };
  /** Asks which Death Star is destroyed. */
  readonly "destroy-death-star": {
    /** The system of the combat. */
    readonly system: PlaceId;
  };
  /** Asks which unit without transport is lost. */
  readonly overflow: {
    /** The destroyed system. */
    readonly system: PlaceId;
    /** The number of units that still lack transport. */
    readonly left: number;
    /** The units picked before. */
    readonly picked: readonly UnitId[];
  };
}
