import type { ActionTiming, AnyDieColor, Faction, IconShape, Theater } from "../language/language.ts";
import type { DrawDeck } from "../language/steps.ts";
import type { CardId, LeaderId, PlaceId, UnitId } from "./actions.ts";
import type { ObjectiveFrame } from "./frames.ts";

/** There is nothing to tell beyond the question. */
export type NoContext = Readonly<Record<string, never>>;

/** A question of a card's effect. */
export type CardContext = {
  /** The card whose effect it is. */
  readonly card: CardId;
};

/** A question within an attack. */
export type AttackContext = {
  /** The side that attacks. */
  readonly faction: Faction;
  /** Where its battle is. */
  readonly theater: Theater;
  /** The dice rolled: how many show each face, red, black, and green where there are any. */
  readonly dice: readonly (readonly number[])[];
};

/** A question of a tactic card that is being resolved. */
export type TacticContext = {
  /** The tactic card. */
  readonly card: CardId;
  /** How often it is still to be done, or damage still to deal. */
  readonly left: number;
};

/** A question of a mission. */
export type MissionContext = {
  /** The mission's card. */
  readonly mission: CardId;
};

/** A question of cards that go back to their deck. */
export type CardsBackContext = CardContext & {
  /** Cards still to put back, this one included. */
  readonly left: number;
};

/** The context of a question about putting cards on top of or under a deck. */
export type DeckEndContext = CardsBackContext & {
  /** Where the next one goes; where it is missing each card may go to either end. */
  readonly where: "top" | "bottom";
};

/** Units of a type. */
export type CountedUnits = { readonly unit: UnitId; readonly count: number };

/** The kinds of decisions of this game, each with what its context tells the seat that is asked. */
export interface DecisionContexts {
  /** Set-up: where the starting units go, one by one in any order. */
  readonly "starting-units": {
    /** Units still to place. */
    readonly left: readonly CountedUnits[];
  };
  /** Set-up with the expansion: which card of its mission deck a side picks, which decides on its set of missions. */
  readonly "mission-set": NoContext;
  /** Set-up with the expansion's starting units: in which remote system the station under construction is. */
  readonly "station-system": NoContext;
  /** Set-up: which of the immediate action cards is used first. */
  readonly immediate: NoContext;
  /** Set-up: in which system the Rebel base is hidden. */
  readonly base: NoContext;
  /** Assignment Phase: which leader goes to which mission, or that no more do. */
  readonly assign: {
    /** No mission waits for an answer. */
    readonly mission: null;
  };
  /** Whether a second leader joins the mission just assigned. */
  readonly "second-leader": {
    /** Its place in the row of assigned missions, from 0. */
    readonly mission: number;
  };
  /** Which leaders leave a pool that is over its limit, one at a time; they are eliminated. */
  readonly "pool-limit": {
    /** Leaders still to pick, this one included. */
    readonly left: number;
    /** Leaders picked so far. */
    readonly picked: readonly LeaderId[];
  };
  /** In a team game: whether the General approves an assignment. */
  readonly veto: {
    /** Its place in the row of assigned missions, from 0. */
    readonly mission: number;
  };
  /** Command Phase: activate a system, reveal a mission, use a card or a ring, or pass. */
  readonly turn: NoContext;
  /** Whether the base is revealed before the turn ends. */
  readonly "turn-end": NoContext;
  /** Which effect put off to the end of the Command Phase comes first. */
  readonly "put-off": {
    /** How many leaders each effect is about, in the order of the options. */
    readonly leaders: readonly number[];
  };
  /** Which units and captives move, one at a time. */
  readonly "move-units": {
    /** Where they move. */
    readonly to: PlaceId;
  };
  /** In a solo game: which leader goes on the mission that the Empire has turned up, and whether a second one does. */
  readonly "round-card": MissionContext & {
    /** Leaders sent so far. */
    readonly leaders: readonly LeaderId[];
  };
  /** In a solo game: which leader is reserved for a mission that cannot be played yet. */
  readonly "reserve-leader": MissionContext;
  /** In which system a mission is attempted. */
  readonly "mission-system": MissionContext;
  /** Which leader a mission is against. */
  readonly "mission-leader": MissionContext;
  /** Whether a leader opposes a mission. */
  readonly oppose: MissionContext & {
    /** Where it is attempted. */
    readonly system: PlaceId;
  };
  /** Whether an action card is used now. */
  readonly "action-card": {
    /** The timing that fitting cards have. */
    readonly timing: ActionTiming;
  };
  /** Which result a die of a mission gets. */
  readonly "set-die": NoContext;
  /** Which results the dice of an attack get, one at a time. */
  readonly "set-dice": {
    /** Red and black dice in the pool, and green ones where there are any. */
    readonly pool: readonly number[];
  };
  /** Which die is rerolled. */
  readonly "reroll-die": AttackContext | MissionContext | NoContext;
  /** Which die of the other side becomes a blank. */
  readonly "blank-die": MissionContext;
  /** Whether an attachment ring is used. */
  readonly ring: MissionContext | NoContext;
  /** Which captive a mission rescues. */
  readonly captive: MissionContext;
  /** Which leaders go to the base with the rescued one, one at a time. */
  readonly companions: {
    /** Leaders that may go. */
    readonly companions: readonly LeaderId[];
  };
  /** Which system a card is about. */
  readonly "choose-system": CardContext & {
    /** Systems still to choose, this one included. */
    readonly left: number;
  };
  /** Which leader a card is about. */
  readonly "choose-leader": CardContext;
  /** Which of its numbered branches a card takes. */
  readonly "choose-option": CardContext;
  /** Where a card puts a leader. */
  readonly "place-leader": CardContext & {
    /** The leader. */
    readonly leader: LeaderId;
  };
  /** Which leader a card captures. */
  readonly "capture-leader": CardContext;
  /** Which captive a card rescues. */
  readonly "rescue-leader": CardContext;
  /** Which leader a card eliminates. */
  readonly "eliminate-leader": CardContext;
  /** Which leader gets an attachment ring. */
  readonly "attach-ring": CardContext & {
    /** The ring. */
    readonly ring: string;
  };
  /** Which unit a card gives, one at a time. */
  readonly "gain-unit": CardContext & {
    /** Where it is placed. */
    readonly place: PlaceId;
  };
  /** Choosing the unit on the board that is taken off so that its miniature can be gained again. */
  readonly "free-unit": CardContext & {
    /** Where the new one is placed. */
    readonly place: PlaceId;
    /** Its type. */
    readonly unit: UnitId;
  };
  /** Which unit a card puts on the build queue for an icon. */
  readonly "queue-unit": CardContext & {
    /** The icon's shape; empty where it has no icon any more. */
    readonly shape: IconShape | "";
    /** The icon's theater; empty where it has no icon any more. */
    readonly theater: Theater | "";
  };
  /** Which unit advances on the build queue, one at a time. */
  readonly "advance-queue": CardContext & {
    /** Units that may still advance, this one included. */
    readonly left: number;
  };
  /** Which unit of the build queue is deployed. */
  readonly "deploy-queued": CardContext & {
    /** Where it goes. */
    readonly place: PlaceId;
  };
  /** Which units a card destroys, one at a time. */
  readonly "destroy-units": CardContext & {
    /** Health that may still be destroyed; null where icons or units are counted. */
    readonly health: number | null;
    /** Units picked so far. */
    readonly picked: readonly UnitId[];
  };
  /** Which target marker a card takes away. */
  readonly "remove-target": CardContext;
  /** Which leader beside the board a card recruits. */
  readonly "recruit-one": CardContext;
  /** Which card goes from a hand to the discards. */
  readonly "discard-card": CardContext & {
    /** Cards still to discard, this one included. */
    readonly left: number;
  };
  /** Which card is taken from those that lie open in a pile. */
  readonly "fetch-card": CardContext;
  /** Which probe card goes facedown under an action card. */
  readonly "hold-probe": CardContext;
  /** Whether the probe card under an action card is turned up at the end of the Command Phase. */
  readonly "held-card": NoContext;
  /** Which of the cards drawn is kept, one at a time. */
  readonly "keep-card": CardContext & {
    /** The deck. */
    readonly deck: DrawDeck | "rebel-mission" | "imperial-mission";
    /** Cards still to keep, this one included. */
    readonly left: number;
  };
  /** At the top cards of which tactic deck a card looks. */
  readonly "tactic-deck": CardContext;
  /** Which card goes back to its deck next. */
  readonly "put-card": CardsBackContext | DeckEndContext;
  /** Which card is taken from a deck that a card searches. */
  readonly search: CardContext & {
    /** The deck. */
    readonly deck: "project" | "rebel-mission";
    /** Into the hand, or assigned to the card's leader. */
    readonly to: "hand" | "assign";
  };
  /** Which starting mission a leader is assigned to. */
  readonly "assign-again": CardContext & {
    /** The leader. */
    readonly leader: LeaderId;
  };
  /** Choosing the system of a new base, if any. */
  readonly "new-base": CardContext;
  /** Which systems are named, one at a time; the base must be among them. */
  readonly "name-systems": CardContext & {
    /** Systems still to name, this one included. */
    readonly left: number;
  };
  /** Whether an objective is played. */
  readonly objective: {
    /** The timing that fitting cards have. */
    readonly timing: ObjectiveFrame["timing"];
  };
  /** Which mission is discarded by a hand over its limit. */
  readonly discard: {
    /** Missions still to discard, this one included. */
    readonly left: number;
  };
  /** Which of the action cards drawn is kept. */
  readonly "recruit-card": NoContext;
  /** Which leader of the card joins. */
  readonly "recruit-leader": NoContext;
  /** Which unit an icon builds. */
  readonly build: {
    /** Where it is built. */
    readonly at: PlaceId;
    /** Number of the icon among those of the place, from 0. */
    readonly icon: number;
  };
  /** Whether own units are destroyed so that an icon can build. */
  readonly "free-units": {
    /** Where it is built. */
    readonly at: PlaceId;
    /** Number of the icon among those of the place, from 0. */
    readonly icon: number;
  };
  /** Where units that are ready are deployed, one at a time. */
  readonly deploy: {
    /** The units that are ready. */
    readonly ready: readonly CountedUnits[];
  };
  /** Whether a leader of the pool joins the combat. */
  readonly "add-leader": {
    /** Where the combat is. */
    readonly system: PlaceId;
  };
  /** Whether a tactic card is drawn or played, or the attack goes on. */
  readonly "combat-actions": AttackContext;
  /** How many black hits count as red ones. */
  readonly "black-hits-as-red": AttackContext;
  /** Which unit takes a hit. */
  readonly "assign-damage": AttackContext & {
    /** The die that hits. */
    readonly die: { readonly die: AnyDieColor; readonly face: string };
  };
  /** Whether the defender plays a card against damage. */
  readonly "block-damage": AttackContext;
  /** On which unit damage is blocked. */
  readonly "block-units": AttackContext & {
    /** Damage still to block. */
    readonly left: number;
  };
  /** Which tactic card is discarded to play another. */
  readonly "discard-tactic": {
    /** The card to be played. */
    readonly card: CardId;
    /** Cards still to discard, this one included. */
    readonly left: number;
  };
  /** Which advanced tactic card a side puts down. */
  readonly "choose-tactic": {
    /** Where the battle is. */
    readonly theater: Theater;
  };
  /** Whether the defender cancels the other side's card before it is resolved. */
  readonly "cancel-first": CardContext;
  /** Which half of an advanced tactic card is used. */
  readonly "tactic-half": CardContext & {
    /** Where the battle is. */
    readonly theater: Theater;
  };
  /** Choosing what a card does after its owner has retreated: rescue a captive or remove a target marker, optional. */
  readonly "after-retreating": CardContext;
  /** Whether another advanced tactic card is played. */
  readonly "another-tactic": CardContext;
  /** Which card a side takes back from its discards. */
  readonly "take-back-tactic": {
    /** The card that lets it; null: an ability of units. */
    readonly cause: CardId | null;
    /** Of which deck. */
    readonly theater: Theater;
    /** Cards still to take back, this one included. */
    readonly left: number;
  };
  /** Whether dice are rerolled or damage is removed, or the attack goes on. */
  readonly "cinematic-actions": AttackContext & {
    /** How many dice may still be rerolled, all at once. */
    readonly rerolls: number;
  };
  /** Which dice are rerolled together, one at a time. */
  readonly "reroll-dice": AttackContext & {
    /** Dice that may still be picked. */
    readonly left: number;
  };
  /** Which unit an advanced tactic card destroys. */
  readonly "tactic-destroy": CardContext;
  /** Off which unit a card takes damage, one at a time. */
  readonly "remove-damage": TacticContext;
  /** Which unit takes the damage of others. */
  readonly "redirect-to": TacticContext;
  /** Off which unit damage is taken that another gets, one at a time. */
  readonly "redirect-damage": TacticContext;
  /** Whether the side retreats at once. */
  readonly "tactic-retreat": CardContext & {
    /** Where the combat is. */
    readonly system: PlaceId;
  };
  /** Which leader is marked, to be eliminated at the end of the Command Phase. */
  readonly "mark-leader": CardContext;
  /** From which deck a tactic card draws. */
  readonly "tactic-draw": TacticContext;
  /** Which die a tactic card rerolls. */
  readonly "tactic-reroll": TacticContext;
  /** Which unit takes the damage of a tactic card. */
  readonly "tactic-damage": TacticContext;
  /** Which unit takes the damage of a bombardment. */
  readonly "tactic-bombard": TacticContext;
  /** Whether the side retreats, with which leader and where. */
  readonly retreat: {
    /** Where the combat is. */
    readonly system: PlaceId;
  };
  /** Whether the Death Star Plans are used. */
  readonly "death-star-plans": {
    /** Where the combat is. */
    readonly system: PlaceId;
  };
  /** Which Death Star is destroyed. */
  readonly "destroy-death-star": {
    /** Where the combat is. */
    readonly system: PlaceId;
  };
  /** Which unit without transport is lost. */
  readonly overflow: {
    /** Where. */
    readonly system: PlaceId;
    /** Transport that is missing. */
    readonly left: number;
    /** Units picked so far. */
    readonly picked: readonly UnitId[];
  };
}
