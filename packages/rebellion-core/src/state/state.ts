import type { CardCode, GameState, Pile } from "@sw/tabletop";
import type { ModifierKind } from "../language/language.ts";
import type { LeaderIndex, LeaderSpot, RingIndex, SystemIndex, Units } from "./codes.ts";
import type { Config } from "./config.ts";
import type { GameFrame } from "./frames.ts";
import type { Chair, Seat, Side } from "./seats.ts";
import type { SoloState } from "./solo.ts";

/** Format version of {@link State}. */
export const STATE_FORMAT = 1;

/** A system, or the Rebel Base space (the last of the list, without markers). */
export interface PlaceState {
  /** Whose loyalty marker lies there. Coruscant's stands here as long as it is not destroyed. */
  readonly loyalty: Side | null;
  readonly subjugated: boolean;
  readonly sabotaged: boolean;
  readonly destroyed: boolean;
  readonly units: Units;
}

/** A leader. */
export interface LeaderState {
  readonly at: LeaderSpot;
  readonly ring: RingIndex | null;
  /** Skips the next return to the pool (Detained). */
  readonly detained: boolean;
}

/** A mission card with the leaders on it, face down. */
export interface Assigned {
  readonly card: CardCode;
  /** One or two, ascending. */
  readonly leaders: readonly LeaderIndex[];
  readonly known: KnownMission | null;
}

/** What everybody knows of a card that was assigned openly: a starting mission, one of the mission deck, a project. */
export type KnownMission = "starting" | "regular" | "project";

/** What belongs to one side. */
export interface SideState {
  /** Mission hand; the General's in a team game. */
  readonly missions: Pile;
  readonly missionDeck: Pile;
  readonly missionDiscard: readonly CardCode[];
  readonly assigned: readonly Assigned[];
  /** Action cards held by the Admiral and by the General; with two players all are the first. */
  readonly actions: readonly [Pile, Pile];
  readonly actionDeck: Pile;
  /** Action cards back in the box and seen by all. */
  readonly actionsUsed: readonly CardCode[];
  /** Action cards back in the box unseen by the other side. */
  readonly actionsBoxed: Pile;
  /** Cards drawn among which the side is choosing. */
  readonly aside: Pile;
  /** The build queue: spaces 1, 2 and 3. */
  readonly queue: readonly [Units, Units, Units];
  /** Who has passed in this Command Phase: Admiral, General. */
  readonly passed: readonly [boolean, boolean];
}

/** An effect that lasts. */
export interface Modifier {
  readonly effect: ModifierKind;
  /** The card it comes from. */
  readonly card: CardCode;
  readonly until: "end-of-round" | "end-of-command-phase" | "end-of-combat" | "end-of-mission";
  /** Where it holds; `NOWHERE`: everywhere. */
  readonly system: SystemIndex;
  /** The leader it is about, or `NO_LEADER`. */
  readonly leader: LeaderIndex;
}

/** A target marker on the board (rote.marker.*). */
export interface TargetMarker {
  /** The card that it belongs to. */
  readonly card: CardCode;
  readonly system: SystemIndex;
}

/** A probe card face down under an action card that has been used (rote.card.held-probe); its owner alone knows it. */
export interface HeldProbe {
  /** The action card; it stays in play until what it does with the probe card is done. */
  readonly card: CardCode;
  readonly probe: CardCode;
  /** Chair of whoever used it. */
  readonly chair: Chair;
}

/** Something that waits for the end of the Command Phase or of a mission. */
export interface Delayed {
  readonly at: "end-of-command-phase";
  readonly card: CardCode;
  /** Chair of whoever decides. */
  readonly chair: Chair;
  /** Leaders that were assigned to the mission. */
  readonly leaders: readonly LeaderIndex[];
}

/** Where advanced tactic cards lie that are not in their decks, face up; each side may look at its decks (rote.cinematic.own-decks). */
export interface AdvancedTactics {
  /** By side, then theater: the discards beside the deck, in the order in which they came there. */
  readonly discards: readonly [
    readonly [readonly CardCode[], readonly CardCode[]],
    readonly [readonly CardCode[], readonly CardCode[]],
  ];
  /** Cards that have left the game, ascending. */
  readonly removed: readonly CardCode[];
}

/** The hidden base. */
export interface BaseState {
  /** The system under "Location"; null before it is chosen. */
  readonly system: SystemIndex | null;
  readonly revealed: boolean;
  /** Systems that may hold the base as far as everybody can tell, ascending. */
  readonly publicCandidates: readonly SystemIndex[];
  /** Probe cards were planted since the base was chosen: both sides know which, and that the base is not there. */
  readonly planted: boolean;
  /** Systems that may hold the base as far as both sides can tell: the public ones without those planted, ascending. */
  readonly commonCandidates: readonly SystemIndex[];
}

/** Leaders that a side may have in its pool with the expansion, as long as no card raises it (rote.leader.pool-limit). */
export const POOL_LIMIT = 8;

/** What a game with Rise of the Empire has besides. */
export interface ExpansionState {
  /** Most leaders in the pools of each side. */
  readonly poolLimits: readonly [number, number];
  /** Objectives that went back to the box in set-up, seen by nobody (rote.setup.objective-rest). */
  readonly objectivesBoxed: Pile;
  /** Missions of the sets that are not played, by side: every copy, ascending; seen by all (rote.setup.mission-sets). */
  readonly missionsBoxed: readonly [readonly CardCode[], readonly CardCode[]];
}

/** A whole game at one moment: plain data. Cards, systems, leaders, units are numbers; `view` and events use names. */
export interface State extends GameState<Config, GameFrame, Seat> {
  readonly format: typeof STATE_FORMAT;
  readonly game: "rebellion";
  /** Game round from 1; 0 in set-up. */
  readonly round: number;
  readonly phase: "setup" | "assignment" | "command" | "refresh";
  /** Chair of whoever takes a Command Phase turn; null outside of turns. */
  readonly current: number | null;
  readonly time: number;
  readonly reputation: number;
  readonly places: readonly PlaceState[];
  readonly leaders: readonly LeaderState[];
  readonly sides: readonly [SideState, SideState];
  readonly base: BaseState;
  /** Systems that may hold the base as far as the Imperial side can tell: the common ones without its own probe cards. */
  readonly baseCandidates: readonly SystemIndex[];
  readonly probeDeck: Pile;
  /** Probe cards of the Imperial side. */
  readonly probes: Pile;
  /** Probe cards put back into the box in set-up, seen by all. */
  readonly probesBoxed: readonly CardCode[];
  readonly projectDeck: Pile;
  readonly projectDiscard: readonly CardCode[];
  /** Objective hand of the Rebel side. */
  readonly objectives: Pile;
  readonly objectiveDeck: Pile;
  readonly objectivesPlayed: readonly CardCode[];
  /** The Master Yoda ring was used in this game round. */
  readonly rerollUsed: boolean;
  readonly modifiers: readonly Modifier[];
  readonly delayed: readonly Delayed[];
  /** Target markers by system, then by card; left out: none. */
  readonly targets?: readonly TargetMarker[];
  /** Probe cards under action cards, ascending by action card; left out: none. */
  readonly held?: readonly HeldProbe[];
  /** Objectives that stay in play because of their target markers, ascending; left out: none. */
  readonly objectivesInPlay?: readonly CardCode[];
  /**
   * The tactic decks, space first, while a card has made anything of their order known (rote.card.prepare-for-battle); left out:
   * both are shuffled, or the combat that is being fought has them.
   */
  readonly tacticDecks?: readonly [Pile, Pile];
  /** In games with cinematic combat alone; absent elsewhere. */
  readonly advancedTactics?: AdvancedTactics;
  /** With Rise of the Empire alone. */
  readonly expansion?: ExpansionState;
  /** In solo games alone. */
  readonly solo?: SoloState;
}
