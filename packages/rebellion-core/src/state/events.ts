import type { Cause as AnyCause, Hidden, Outcome, Seen, Spectator } from "@sw/tabletop";
import type { AnyDieColor, DieColor, Faction, ObjectiveEntry, Theater } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Reason } from "../solo/reasons.ts";
import type { Action, CardId, LeaderId, PlaceId, QueueSpace, SystemId, UnitId } from "./actions.ts";
import type { Seat } from "./seats.ts";
import type { State } from "./state.ts";

/** The rule that made something happen, and its card, or null if there was none. */
export type Cause = AnyCause<RuleId>;

/** A card and the sides that may know it. */
export interface SeenCard extends Seen<CardId, Faction | Spectator> {
  /**
   * The level of an objective, which everybody sees on its back (reb.faq.objective-backs-open). Absent for other cards.
   */
  readonly back?: ObjectiveEntry["level"];
  /** The role that holds an action card, which everybody sees. Absent except in team games. */
  readonly holder?: "admiral" | "general";
}

/** The base's system and the viewers who may know it. */
export interface SeenSystem {
  readonly system: SystemId | Hidden;
  readonly seenBy: readonly (Faction | Spectator)[];
}

/** Units of one type. */
export interface UnitsOfType {
  readonly unit: UnitId;
  readonly count: number;
}

/** A die on the table. */
export interface ShownDie {
  readonly die: AnyDieColor;
  readonly face: string;
}

/** The location of a leader: a place, the pool, a mission card, beside the board, or out of the game. */
export type LeaderSpotId = PlaceId | "pool" | "mission" | "supply" | "eliminated";

/** The decks and hands that cards move between. */
export type Deck =
  | "rebel-mission"
  | "imperial-mission"
  | "imperial-starting"
  | "round"
  | "project"
  | "rebel-action"
  | "imperial-action"
  | "objective"
  | "probe"
  | "space-tactic"
  | "ground-tactic";

/**
 * A location of cards: a side's hand, its deck or a part of it, the discards, the box, aside during a choice, below an
 * action card, in play, below the location of the base, or in the Round Deck of a solo game. `open` means turned up on
 * the table.
 */
export type CardSpot =
  | "hand"
  | "deck-top"
  | "deck-bottom"
  | "deck"
  | "discard"
  | "box"
  | "aside"
  | "under-card"
  | "in-play"
  | "round-deck"
  | "base"
  | "open";

/** The type and fields of an event. */
export type EventBody =
  | { readonly type: "game-started"; readonly players: number; readonly setup: string }
  | { readonly type: "phase-started"; readonly phase: State["phase"]; readonly round: number }
  | { readonly type: "turn-started"; readonly seat: Seat }
  | { readonly type: "passed"; readonly seat: Seat }
  | {
      readonly type: "loyalty-changed";
      readonly system: SystemId;
      readonly from: Faction | null;
      readonly to: Faction | null;
    }
  | { readonly type: "subjugation-placed"; readonly system: SystemId }
  | { readonly type: "subjugation-removed"; readonly system: SystemId }
  | { readonly type: "sabotage-placed"; readonly system: SystemId }
  | { readonly type: "sabotage-removed"; readonly system: SystemId }
  | { readonly type: "system-destroyed"; readonly system: SystemId }
  | { readonly type: "target-placed"; readonly target: CardId; readonly system: SystemId }
  | { readonly type: "target-removed"; readonly target: CardId; readonly system: SystemId }
  | {
      readonly type: "units-placed";
      readonly faction: Faction;
      readonly units: readonly UnitsOfType[];
      readonly at: PlaceId;
      readonly how: "setup" | "gained" | "deployed" | "replaced" | "moved-with-base";
    }
  | {
      readonly type: "units-queued";
      readonly faction: Faction;
      readonly units: readonly UnitsOfType[];
      readonly space: QueueSpace;
    }
  | { readonly type: "queue-advanced"; readonly faction: Faction; readonly unit: UnitId; readonly from: QueueSpace }
  | { readonly type: "queue-slid"; readonly faction: Faction; readonly ready: readonly UnitsOfType[] }
  | {
      readonly type: "units-moved";
      readonly faction: Faction;
      readonly units: readonly UnitsOfType[];
      readonly from: PlaceId;
      readonly to: PlaceId;
    }
  /** Units return to the supply because others replace them, or because a starting unit is taken back. */
  | {
      readonly type: "units-returned";
      readonly faction: Faction;
      readonly units: readonly UnitsOfType[];
      readonly at: PlaceId;
    }
  | {
      readonly type: "units-destroyed";
      readonly faction: Faction;
      readonly units: readonly UnitsOfType[];
      readonly at: PlaceId | "queue";
    }
  | {
      readonly type: "leader-moved";
      readonly leader: LeaderId;
      readonly from: LeaderSpotId;
      readonly to: LeaderSpotId;
    }
  | { readonly type: "leader-recruited"; readonly leader: LeaderId; readonly to: LeaderSpotId }
  | { readonly type: "leader-eliminated"; readonly leader: LeaderId }
  | { readonly type: "leader-captured"; readonly leader: LeaderId; readonly at: PlaceId }
  | { readonly type: "leader-rescued"; readonly leader: LeaderId; readonly to: PlaceId }
  | { readonly type: "leader-replaced"; readonly leader: LeaderId; readonly by: LeaderId }
  | { readonly type: "leader-detained"; readonly leader: LeaderId }
  /** A detained leader stayed instead of returning to the pool. It returns normally from now on. */
  | { readonly type: "leader-stayed"; readonly leader: LeaderId }
  | { readonly type: "leader-lured"; readonly leader: LeaderId }
  | { readonly type: "ring-attached"; readonly ring: string; readonly leader: LeaderId }
  | { readonly type: "ring-removed"; readonly ring: string; readonly leader: LeaderId }
  | {
      readonly type: "leaders-assigned";
      readonly faction: Faction;
      /** The new place of the mission in the row. The missions from that place on move up by one. */
      readonly mission: number;
      readonly leaders: readonly LeaderId[];
      readonly card: SeenCard;
      /** Where the card was. A number is its place in the row if a leader joins those already on it. */
      readonly from: "hand" | Deck | number;
    }
  | { readonly type: "assignment-vetoed"; readonly faction: Faction; readonly mission: number }
  | {
      readonly type: "mission-returned";
      readonly faction: Faction;
      readonly card: SeenCard;
      /**
       * The place of the mission in the row, which then closes up, or null if the mission was already revealed and is
       * over.
       */
      readonly mission: number | null;
    }
  | {
      readonly type: "mission-revealed";
      readonly faction: Faction;
      /** The place of the mission in the row, which then closes up, or null if the mission comes from a deck. */
      readonly mission: number | null;
      readonly card: CardId;
      readonly leaders: readonly LeaderId[];
    }
  | { readonly type: "mission-placed"; readonly card: CardId; readonly at: PlaceId; readonly target: LeaderId | null }
  | { readonly type: "mission-opposed"; readonly card: CardId; readonly at: PlaceId }
  | {
      readonly type: "mission-ended";
      readonly card: CardId;
      readonly result: "success" | "failure" | "resolved";
      /** The successes of the attempting side and of the other side, or null if no dice were rolled. */
      readonly successes: readonly [number, number] | null;
    }
  | {
      readonly type: "dice-rolled";
      readonly faction: Faction;
      readonly why: "mission" | "attack" | "death-star-plans" | "card";
      readonly dice: readonly ShownDie[];
    }
  | {
      readonly type: "die-changed";
      readonly faction: Faction;
      readonly from: ShownDie;
      readonly to: ShownDie;
      readonly how: "set" | "reroll" | "blank" | "recolored";
    }
  | {
      readonly type: "cards-drawn";
      readonly faction: Faction;
      readonly deck: Deck;
      readonly cards: readonly SeenCard[];
      /** Where the cards were. Starting action cards are drawn from the box. */
      readonly from: Extract<CardSpot, "deck" | "box">;
      readonly to: Extract<CardSpot, "hand" | "aside" | "round-deck" | "open">;
    }
  /** A side looked at the top cards of a deck, which stay there. */
  | {
      readonly type: "cards-looked-at";
      readonly faction: Faction;
      readonly deck: Deck;
      readonly cards: readonly SeenCard[];
    }
  | {
      readonly type: "cards-moved";
      readonly faction: Faction;
      readonly deck: Deck;
      readonly cards: readonly SeenCard[];
      readonly from: CardSpot;
      readonly to: Exclude<CardSpot, "open" | "base" | "in-play" | "round-deck">;
    }
  /** A deck is shuffled. `discards` says whether its discards were shuffled into it. */
  | { readonly type: "deck-shuffled"; readonly deck: Deck; readonly discards: boolean }
  | { readonly type: "hand-shown"; readonly faction: Faction; readonly deck: Deck; readonly cards: readonly SeenCard[] }
  | { readonly type: "action-used"; readonly faction: Faction; readonly card: CardId; readonly leader: LeaderId | null }
  | { readonly type: "ring-used"; readonly ring: string; readonly leader: LeaderId }
  | { readonly type: "option-chosen"; readonly seat: Seat; readonly option: number }
  /** An objective is played. It goes to the discards, stays open in the hand, or stays in play. */
  | {
      readonly type: "objective-played";
      readonly card: CardId;
      readonly to: Extract<CardSpot, "discard" | "hand" | "in-play">;
    }
  /** An objective is discarded. It had stayed in play for its target markers, or it paid for an effect. */
  | {
      readonly type: "objective-discarded";
      readonly card: CardId;
      readonly from: Extract<CardSpot, "hand" | "in-play">;
    }
  | { readonly type: "reputation-changed"; readonly by: number; readonly to: number }
  | { readonly type: "time-advanced"; readonly to: number }
  | { readonly type: "base-chosen"; readonly base: SeenSystem }
  | { readonly type: "base-revealed"; readonly system: SystemId }
  | { readonly type: "base-established"; readonly old: SystemId; readonly base: SeenSystem }
  /** The Rebels said openly that the hidden base is, or (`among` false) is not, in one of the systems. */
  | { readonly type: "base-told"; readonly systems: readonly SystemId[]; readonly among: boolean }
  | {
      readonly type: "modifier-started";
      readonly kind: string;
      readonly system: SystemId | null;
      readonly leader: LeaderId | null;
    }
  | { readonly type: "combat-started"; readonly system: SystemId; readonly initiator: Faction }
  | { readonly type: "combat-round-started"; readonly system: SystemId; readonly round: number }
  | { readonly type: "battle-started"; readonly system: SystemId; readonly theater: Theater }
  /** A side attacks. `dice-rolled` follows if the attack rolls any dice. */
  | { readonly type: "attack-started"; readonly faction: Faction; readonly theater: Theater }
  | { readonly type: "tactic-played"; readonly faction: Faction; readonly card: CardId; readonly die: DieColor | null }
  /** A side has secretly chosen a tactic card. */
  | { readonly type: "tactic-chosen"; readonly faction: Faction; readonly theater: Theater; readonly card: SeenCard }
  | {
      readonly type: "tactic-half-used";
      readonly faction: Faction;
      readonly card: CardId;
      readonly half: "upper" | "lower" | "neither";
    }
  /** The side's card is canceled. */
  | { readonly type: "tactic-canceled"; readonly faction: Faction; readonly card: CardId }
  /** The side attacks second in battles of the theater from now on. */
  | { readonly type: "attack-order-reversed"; readonly faction: Faction; readonly theater: Theater }
  /** The side cannot play a card of the theater in the next combat round. */
  | { readonly type: "tactics-barred"; readonly faction: Faction; readonly theater: Theater }
  /** Special dice cannot remove damage from the side's units of the theater in this round. */
  | { readonly type: "specials-barred"; readonly faction: Faction; readonly theater: Theater }
  /** Dice of the side's roll are removed. */
  | { readonly type: "hits-prevented"; readonly faction: Faction; readonly dice: readonly ShownDie[] }
  /** Damage is removed from a unit, or removed together with the unit. */
  | { readonly type: "damage-removed"; readonly faction: Faction; readonly unit: UnitId; readonly amount: number }
  /** The leader is marked, to be eliminated at the end of the Command Phase. */
  | { readonly type: "leader-marked"; readonly leader: LeaderId }
  /** A special die leaves the table as the cost of an action that the seat has chosen. */
  | { readonly type: "die-spent"; readonly faction: Faction; readonly die: DieColor; readonly by: Seat }
  /** Hits that no enemy unit can take are removed from the table. */
  | { readonly type: "hits-lost"; readonly faction: Faction; readonly dice: readonly ShownDie[] }
  | {
      readonly type: "damage-assigned";
      readonly faction: Faction;
      readonly unit: UnitId;
      readonly amount: number;
      readonly source: ShownDie | null;
      /**
       * The seat that chose the unit, or that played the card that deals the damage. Null if a die had only one
       * possible unit.
       */
      readonly by: Seat | null;
    }
  | {
      readonly type: "damage-blocked";
      readonly faction: Faction;
      readonly unit: UnitId;
      readonly amount: number;
      /** The seat that chose the unit, or null if there was only one. */
      readonly by: Seat | null;
    }
  /** A unit will be destroyed at the end of the battle. `damage` is what it had, markers and assigned damage. */
  | { readonly type: "unit-doomed"; readonly faction: Faction; readonly unit: UnitId; readonly damage: number }
  /** A side's attack is over; the dice left on the table are removed. */
  | {
      readonly type: "attack-ended";
      readonly faction: Faction;
      readonly theater: Theater;
      readonly dice: readonly ShownDie[];
    }
  | { readonly type: "damage-marked"; readonly faction: Faction; readonly unit: UnitId; readonly markers: number }
  | { readonly type: "retreated"; readonly faction: Faction; readonly leader: LeaderId; readonly to: SystemId }
  | { readonly type: "battle-won"; readonly faction: Faction; readonly theater: Theater; readonly system: SystemId }
  | { readonly type: "combat-ended"; readonly system: SystemId }
  /**
   * The automa of a solo game has decided, for these reasons. `secret` means that only the Imperial side may know the
   * action.
   */
  | {
      readonly type: "automa-decided";
      readonly action: Action | Hidden;
      readonly reasons: readonly Reason[];
      readonly secret: boolean;
    }
  | { readonly type: "game-ended"; readonly outcome: Outcome<Seat> };

/** An event with its cause. */
export type Event = EventBody & Cause;
