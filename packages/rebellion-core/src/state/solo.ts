import type { CardCode, Json, Pile } from "@sw/tabletop";
import type { LeaderIndex, PlaceIndex, SystemIndex, Units } from "./codes.ts";

/**
 * Variations of the solo variant, each off unless it is said to be on. Whether the expansion and its combat are played says the
 * configuration itself.
 */
export interface SoloOptions {
  /** The Empire plays its missions before it activates systems (solo.var.missions-first). */
  readonly missionsFirst?: boolean;
  /** A die decides each round whether the Empire uses assignment action cards (solo.var.assign-actions.roll). */
  readonly randomAssignmentActions?: boolean;
  /** A die decides whether a movement heads for Rebel units instead of a possible base (solo.var.movement.random). */
  readonly randomMovement?: boolean;
  /** The Empire deploys near possible bases first (solo.var.deploy.system). */
  readonly deployPriorityPbr?: boolean;
  /** Missions that cannot be played yet are tried again at the end of the round (solo.var.unplayable.retry). */
  readonly retryUnplayableMissions?: boolean;
  /** Combats without Imperial tactic cards (solo.var.combat.original). */
  readonly originalCombat?: boolean;
  /** Space of the reputation marker at the start (solo.setup.reputation-option); left out: the printed one. */
  readonly reputationStart?: number;
}

/** A mission kept for a second try with the leader that is reserved for it (solo.var.unplayable.retry). */
export interface ReservedMission {
  readonly card: CardCode;
  readonly leader: LeaderIndex;
}

/** Imperial units of a place that have moved in this round. */
export interface MovedUnits {
  readonly at: PlaceIndex;
  readonly units: Units;
}

/**
 * What a solo game has besides. The Main Missions deck is the Empire's mission deck, with one project of each type in it; its
 * mission hand and its row of missions stay empty.
 */
export interface SoloState {
  /** The Starting Missions deck. */
  readonly startingDeck: Pile;
  /** The Round Deck: cards that have not been turned up in this round, and under them those kept for a second try. */
  readonly roundDeck: Pile;
  /** How many cards of the Round Deck are known to be projects that the Empire gained, whichever they are. */
  readonly roundProjects: number;
  /** Projects gained in this round, laid aside unseen. */
  readonly projects: Pile;
  /** Main missions that go on top of their deck in the Refresh Phase, above all others: seen by all. */
  readonly returning: readonly CardCode[];
  /** Starting missions played in this round. */
  readonly startingUsed: readonly CardCode[];
  /** Starting missions out of the game as long as the base is revealed (Gather Intel). */
  readonly startingOut: readonly CardCode[];
  /** Objectives and missions that went back to the box in set-up, ascending: seen by all. */
  readonly boxed: readonly CardCode[];
  /** Missions to be tried again, in the order in which they lie under the Round Deck. */
  readonly reserved: readonly ReservedMission[];
  /**
   * Remote systems that Imperial ground units rule out, ascending: the Empire has gained their probe cards by these units, or has
   * lost the cards since (Plant False Lead).
   */
  readonly garrisoned: readonly SystemIndex[];
  /** Imperial units that have moved in this round, by place, ascending; places without any are not listed. */
  readonly moved: readonly MovedUnits[];
  /** A possible base has been ruled out in this Command Phase. */
  readonly found: boolean;
  /** Every mission that could be turned up in this Imperial turn has been, and none can be played. */
  readonly nothingPlayable: boolean;
  /** A Shield Bunker has been built in this round. */
  readonly bunkerBuilt: boolean;
  /** What the automa remembers, in a form of its own. */
  readonly memory: Json;
}

/**
 * The Empire has turned up a mission of the Round Deck and sends leaders on it (`leaders`), or reserves one for a second
 * try (`reserve`); `reveal`: what is used before a mission is revealed has its moment, then the mission begins. `search`: a project
 * has been turned up for a leader who looks for one.
 */
export interface RoundCardFrame {
  readonly kind: "round-card";
  readonly card: CardCode;
  readonly stage: "leaders" | "reserve" | "reveal" | "search";
  /** Leaders sent so far, in the order in which they were picked. */
  readonly leaders: readonly LeaderIndex[];
}
