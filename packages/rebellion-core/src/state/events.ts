import type { Cause as AnyCause, Hidden, Outcome, Seen, Spectator } from "@sw/tabletop";
import type { AnyDieColor, DieColor, Faction, ObjectiveEntry, Theater } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Reason } from "../solo/reasons.ts";
import type { Action, CardId, LeaderId, PlaceId, QueueSpace, SystemId, UnitId } from "./actions.ts";
import type { Seat } from "./seats.ts";
import type { State } from "./state.ts";

/** The rule and the card (null: none) that made something happen. */
export type Cause = AnyCause<RuleId>;

/** A card and the sides that may know it. */
export interface SeenCard extends Seen<CardId, Faction | Spectator> {
  /** An objective's level, which everybody sees on its back (reb.faq.objective-backs-open); other cards have none. */
  readonly back?: ObjectiveEntry["level"];
  /** The role that holds an action card, which everybody sees; in team games only. */
  readonly holder?: "admiral" | "general";
}

/** The base's system and who may know it. */
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

/** Where a leader is: a place, the pool, a mission card, beside the board, out of the game. */
export type LeaderSpotId = PlaceId | "pool" | "mission" | "supply" | "eliminated";

/** Decks and hands that cards move between. */
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
 * Where cards were and went: a side's hand, a part of their deck or any place in it, the discards, the box, what lies aside while it is
 * chosen among, below an action card, in play, below the location of the base, in the Round Deck
 * of a solo game; `open`: turned up on the table.
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

/** What happened. */
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
  /** Units go back to the supply for others that take their place, or a starting unit is taken back. */
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
  /** A detained leader stayed instead of returning to the pool: from now on it returns as others do. */
  | { readonly type: "leader-stayed"; readonly leader: LeaderId }
  | { readonly type: "leader-lured"; readonly leader: LeaderId }
  | { readonly type: "ring-attached"; readonly ring: string; readonly leader: LeaderId }
  | { readonly type: "ring-removed"; readonly ring: string; readonly leader: LeaderId }
  | {
      readonly type: "leaders-assigned";
      readonly faction: Faction;
      /** Its place among those assigned from now on; others make room. */
      readonly mission: number;
      readonly leaders: readonly LeaderId[];
      readonly card: SeenCard;
      /** Where the card was; a number: it lay in that place, and a leader joins those on it. */
      readonly from: "hand" | Deck | number;
    }
  | { readonly type: "assignment-vetoed"; readonly faction: Faction; readonly mission: number }
  | {
      readonly type: "mission-returned";
      readonly faction: Faction;
      readonly card: SeenCard;
      /** Its place among those assigned, which close up; null: it was revealed, and is over. */
      readonly mission: number | null;
    }
  | {
      readonly type: "mission-revealed";
      readonly faction: Faction;
      /** Its place among those assigned, which close up; null: it comes from a deck. */
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
      /** Successes of the attempting side and of the other; null where no dice were rolled. */
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
      /** Starting action cards are drawn from those in the box. */
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
  /** A deck is shuffled; `discards`: its discards are in it now. */
  | { readonly type: "deck-shuffled"; readonly deck: Deck; readonly discards: boolean }
  | { readonly type: "hand-shown"; readonly faction: Faction; readonly deck: Deck; readonly cards: readonly SeenCard[] }
  | { readonly type: "action-used"; readonly faction: Faction; readonly card: CardId; readonly leader: LeaderId | null }
  | { readonly type: "ring-used"; readonly ring: string; readonly leader: LeaderId }
  | { readonly type: "option-chosen"; readonly seat: Seat; readonly option: number }
  /** An objective is played, and lies in the discards, open in the hand or in play from then on. */
  | {
      readonly type: "objective-played";
      readonly card: CardId;
      readonly to: Extract<CardSpot, "discard" | "hand" | "in-play">;
    }
  /** An objective that stayed in play for its target markers is discarded, or one that paid for something. */
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
  /** What was said openly about the hidden base: it is (`among`) or is not (`notAmong`) in one of the systems. */
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
  /** A side has put a tactic card down in secret. */
  | { readonly type: "tactic-chosen"; readonly faction: Faction; readonly theater: Theater; readonly card: SeenCard }
  | {
      readonly type: "tactic-half-used";
      readonly faction: Faction;
      readonly card: CardId;
      readonly half: "upper" | "lower" | "neither";
    }
  /** The side's card does nothing. */
  | { readonly type: "tactic-canceled"; readonly faction: Faction; readonly card: CardId }
  /** From now on the side attacks second in battles of the theater. */
  | { readonly type: "attack-order-reversed"; readonly faction: Faction; readonly theater: Theater }
  /** The side plays no card of the theater in the next combat round. */
  | { readonly type: "tactics-barred"; readonly faction: Faction; readonly theater: Theater }
  /** Special dice take no damage off the side's units of the theater in this round. */
  | { readonly type: "specials-barred"; readonly faction: Faction; readonly theater: Theater }
  /** Dice of the side's roll that do nothing. */
  | { readonly type: "hits-prevented"; readonly faction: Faction; readonly dice: readonly ShownDie[] }
  /** Damage comes off a unit, or goes away with it. */
  | { readonly type: "damage-removed"; readonly faction: Faction; readonly unit: UnitId; readonly amount: number }
  /** The leader is eliminated at the end of the Command Phase. */
  | { readonly type: "leader-marked"; readonly leader: LeaderId }
  /** A special die leaves the table for what the seat has chosen. */
  | { readonly type: "die-spent"; readonly faction: Faction; readonly die: DieColor; readonly by: Seat }
  /** Hits that no enemy unit can take leave the table. */
  | { readonly type: "hits-lost"; readonly faction: Faction; readonly dice: readonly ShownDie[] }
  | {
      readonly type: "damage-assigned";
      readonly faction: Faction;
      readonly unit: UnitId;
      readonly amount: number;
      readonly source: ShownDie | null;
      /** Who chose the unit, or the card that deals it; null: a die had one unit to go to. */
      readonly by: Seat | null;
    }
  | {
      readonly type: "damage-blocked";
      readonly faction: Faction;
      readonly unit: UnitId;
      readonly amount: number;
      /** Who chose the unit; null: one was left. */
      readonly by: Seat | null;
    }
  /** `damage`: what the unit had, markers and assigned. */
  | { readonly type: "unit-doomed"; readonly faction: Faction; readonly unit: UnitId; readonly damage: number }
  /** A side's attack is over, and the dice that are left on the table go away. */
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
  /** The automa of a solo game has made up its mind, and why; `secret`: what it does only the Imperial side may know. */
  | {
      readonly type: "automa-decided";
      readonly action: Action | Hidden;
      readonly reasons: readonly Reason[];
      readonly secret: boolean;
    }
  | { readonly type: "game-ended"; readonly outcome: Outcome<Seat> };

/** Something that happened, with its cause. */
export type Event = EventBody & Cause;
