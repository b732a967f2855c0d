import type { CardCode, GameState, Pile } from "@sw/tabletop";
import type { ModifierKind } from "../language/language.ts";
import type { LeaderIndex, LeaderSpot, RingIndex, SystemIndex, Units } from "./codes.ts";
import type { Config } from "./config.ts";
import type { GameFrame } from "./frames.ts";
import type { Chair, Seat, Side } from "./seats.ts";
import type { SoloState } from "./solo.ts";

/** The format version of {@link State}. */
export const STATE_FORMAT = 1;

/** A system, or the Rebel Base space, which is the last of the list and has no markers. */
export interface PlaceState {
  /**
   * The side whose loyalty marker is there, or null if there is none. Coruscant counts as having an Imperial one until
   * it is destroyed.
   */
  readonly loyalty: Side | null;
  readonly subjugated: boolean;
  readonly sabotaged: boolean;
  readonly destroyed: boolean;
  readonly units: Units;
}

/** The location, ring and status of a leader. */
export interface LeaderState {
  readonly at: LeaderSpot;
  readonly ring: RingIndex | null;
  /** Whether the leader skips the next return to the pool (Detained). */
  readonly detained: boolean;
}

/** A face-down mission card with the leaders on it. */
export interface Assigned {
  readonly card: CardCode;
  /** One or two leaders, ascending. */
  readonly leaders: readonly LeaderIndex[];
  readonly known: KnownMission | null;
}

/**
 * The kind of a card that was assigned openly, as everybody knows it: a starting mission, one of the mission deck, a
 * project.
 */
export type KnownMission = "starting" | "regular" | "project";

/** The cards, queue and passes of one side. */
export interface SideState {
  /** The mission hand. In a team game it belongs to the General. */
  readonly missions: Pile;
  readonly missionDeck: Pile;
  readonly missionDiscard: readonly CardCode[];
  readonly assigned: readonly Assigned[];
  /** The action cards held by the Admiral and by the General. With two players the Admiral holds all of them. */
  readonly actions: readonly [Pile, Pile];
  readonly actionDeck: Pile;
  /** The action cards back in the box that everybody has seen. */
  readonly actionsUsed: readonly CardCode[];
  /** The action cards back in the box that the other side has not seen. */
  readonly actionsBoxed: Pile;
  /** The drawn cards from which the side is choosing. */
  readonly aside: Pile;
  /** The units on spaces 1, 2 and 3 of the build queue. */
  readonly queue: readonly [Units, Units, Units];
  /** Whether the Admiral and the General have passed in this Command Phase. */
  readonly passed: readonly [boolean, boolean];
}

/** A lasting effect. */
export interface Modifier {
  readonly effect: ModifierKind;
  /** The card that started the effect. */
  readonly card: CardCode;
  readonly until: "end-of-round" | "end-of-command-phase" | "end-of-combat" | "end-of-mission";
  /** The system of the effect, or `NOWHERE` if it applies everywhere. */
  readonly system: SystemIndex;
  /** The leader that the effect is about, or `NO_LEADER`. */
  readonly leader: LeaderIndex;
}

/** A target marker on the board (rote.marker.*). */
export interface TargetMarker {
  /** The card that the marker belongs to. */
  readonly card: CardCode;
  readonly system: SystemIndex;
}

/** A probe card face down under a used action card (rote.card.held-probe). Only its owner knows it. */
export interface HeldProbe {
  /** The action card. It stays in play until its effect with the probe card is complete. */
  readonly card: CardCode;
  readonly probe: CardCode;
  /** The chair that used it. */
  readonly chair: Chair;
}

/** An effect that waits for the end of the Command Phase or of a mission. */
export interface Delayed {
  readonly at: "end-of-command-phase";
  readonly card: CardCode;
  /** The chair that decides. */
  readonly chair: Chair;
  /** The leaders that were assigned to the mission. */
  readonly leaders: readonly LeaderIndex[];
}

/**
 * The advanced tactic cards outside of their decks, face up. Each side may look at its own decks
 * (rote.cinematic.own-decks).
 */
export interface AdvancedTactics {
  /** By side, then theater: the discards beside the deck, in the order in which they were discarded. */
  readonly discards: readonly [
    readonly [readonly CardCode[], readonly CardCode[]],
    readonly [readonly CardCode[], readonly CardCode[]],
  ];
  /** The cards that have left the game, ascending. */
  readonly removed: readonly CardCode[];
}

/** The hidden base and what is known about it. */
export interface BaseState {
  /** The system under "Location", or null before it is chosen. */
  readonly system: SystemIndex | null;
  readonly revealed: boolean;
  /** The systems that may hold the base as far as everybody can tell, ascending. */
  readonly publicCandidates: readonly SystemIndex[];
  /**
   * Whether probe cards have been planted since the base was chosen. Both sides know which, and that the base is not in
   * their systems.
   */
  readonly planted: boolean;
  /**
   * The systems that may hold the base as far as both sides can tell: the public ones without those planted, ascending.
   */
  readonly commonCandidates: readonly SystemIndex[];
}

/** The limit of leaders in a side's pool with the expansion, unless a card raises it (rote.leader.pool-limit). */
export const POOL_LIMIT = 8;

/** The data that only a game with Rise of the Empire has. */
export interface ExpansionState {
  /** The limit of leaders in the pools of each side. */
  readonly poolLimits: readonly [number, number];
  /** The objectives that went back to the box in set-up; nobody has seen them (rote.setup.objective-rest). */
  readonly objectivesBoxed: Pile;
  /**
   * By side: all copies of the missions of the set that is not played, ascending. Everybody has seen them
   * (rote.setup.mission-sets).
   */
  readonly missionsBoxed: readonly [readonly CardCode[], readonly CardCode[]];
}

/**
 * The complete state of a game, as plain data. Cards, systems, leaders and units are numbers here; `view` and events
 * use names.
 */
export interface State extends GameState<Config, GameFrame, Seat> {
  readonly format: typeof STATE_FORMAT;
  readonly game: "rebellion";
  /** The number of the game round, from 1; 0 in set-up. */
  readonly round: number;
  readonly phase: "setup" | "assignment" | "command" | "refresh";
  /** The chair that takes a turn in the Command Phase, or null outside of turns. */
  readonly current: number | null;
  readonly time: number;
  readonly reputation: number;
  readonly places: readonly PlaceState[];
  readonly leaders: readonly LeaderState[];
  readonly sides: readonly [SideState, SideState];
  readonly base: BaseState;
  /**
   * The systems that may hold the base as far as the Imperial side can tell: the common candidates without its own
   * probe cards.
   */
  readonly baseCandidates: readonly SystemIndex[];
  readonly probeDeck: Pile;
  /** The probe cards in the hand of the Imperial side. */
  readonly probes: Pile;
  /** The probe cards put back into the box in set-up. Everybody has seen them. */
  readonly probesBoxed: readonly CardCode[];
  readonly projectDeck: Pile;
  readonly projectDiscard: readonly CardCode[];
  /** The objectives in the hand of the Rebel side. */
  readonly objectives: Pile;
  readonly objectiveDeck: Pile;
  readonly objectivesPlayed: readonly CardCode[];
  /** Whether the Master Yoda ring was used in this game round. */
  readonly rerollUsed: boolean;
  readonly modifiers: readonly Modifier[];
  readonly delayed: readonly Delayed[];
  /** The target markers by system, then by card. Absent if there are none. */
  readonly targets?: readonly TargetMarker[];
  /** The probe cards under action cards, ascending by action card. Absent if there are none. */
  readonly held?: readonly HeldProbe[];
  /** The objectives that stay in play because of their target markers, ascending. Absent if there are none. */
  readonly objectivesInPlay?: readonly CardCode[];
  /**
   * The tactic decks, space first, while a card has made part of their order known (rote.card.prepare-for-battle).
   * Absent if both are shuffled, or if they are part of a combat in progress.
   */
  readonly tacticDecks?: readonly [Pile, Pile];
  /** The locations of advanced tactic cards. Absent in games without cinematic combat. */
  readonly advancedTactics?: AdvancedTactics;
  /** The data of Rise of the Empire. Absent in games without it. */
  readonly expansion?: ExpansionState;
  /** The data of a solo game. Absent in all other games. */
  readonly solo?: SoloState;
}
