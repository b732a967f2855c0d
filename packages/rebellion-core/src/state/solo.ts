import type { CardCode, Json, Pile } from "@sw/tabletop";
import type { LeaderIndex, PlaceIndex, SystemIndex, Units } from "./codes.ts";

/**
 * The variations of the solo variant, each off by default. The configuration itself says whether the expansion and
 * cinematic combat are played.
 */
export interface SoloOptions {
  /** Whether the Empire plays its missions before it activates systems (solo.var.missions-first). Defaults to false. */
  readonly missionsFirst?: boolean;
  /**
   * Whether a die decides each round if the Empire uses assignment action cards (solo.var.assign-actions.roll).
   * Defaults to false.
   */
  readonly randomAssignmentActions?: boolean;
  /**
   * Whether a die decides if a movement heads for Rebel units instead of a possible base (solo.var.movement.random).
   * Defaults to false.
   */
  readonly randomMovement?: boolean;
  /** Whether the Empire deploys near possible bases first (solo.var.deploy.system). Defaults to false. */
  readonly deployPriorityPbr?: boolean;
  /**
   * Whether missions that cannot be played yet are tried again at the end of the round (solo.var.unplayable.retry).
   * Defaults to false.
   */
  readonly retryUnplayableMissions?: boolean;
  /** Whether combats are without Imperial tactic cards (solo.var.combat.original). Defaults to false. */
  readonly originalCombat?: boolean;
  /** The space of the reputation marker at the start (solo.setup.reputation-option). Defaults to the printed one. */
  readonly reputationStart?: number;
}

/** A mission kept for a second try, with the leader reserved for it (solo.var.unplayable.retry). */
export interface ReservedMission {
  readonly card: CardCode;
  readonly leader: LeaderIndex;
}

/** The Imperial units of a place that have moved in this round. */
export interface MovedUnits {
  readonly at: PlaceIndex;
  readonly units: Units;
}

/**
 * The data that only a solo game has. The Main Missions deck is the Empire's mission deck and includes one project of
 * each type. The Empire's mission hand and its row of missions stay empty.
 */
export interface SoloState {
  /** The Starting Missions deck. */
  readonly startingDeck: Pile;
  /** The Round Deck: the cards not turned up in this round, and under them those kept for a second try. */
  readonly roundDeck: Pile;
  /** The number of cards in the Round Deck known to be projects that the Empire gained; nobody knows which. */
  readonly roundProjects: number;
  /** The projects gained in this round, unseen. */
  readonly projects: Pile;
  /** The main missions that go on top of their deck in the Refresh Phase, above all others. Everybody has seen them. */
  readonly returning: readonly CardCode[];
  /** The starting missions played in this round. */
  readonly startingUsed: readonly CardCode[];
  /** The starting missions that are out of the game while the base is revealed (Gather Intel). */
  readonly startingOut: readonly CardCode[];
  /** The objectives and missions that went back to the box in set-up, ascending. Everybody has seen them. */
  readonly boxed: readonly CardCode[];
  /** The missions to be tried again, in their order under the Round Deck. */
  readonly reserved: readonly ReservedMission[];
  /**
   * The remote systems that Imperial ground units rule out, ascending. The Empire gained their probe cards by these
   * units, although it may have lost the cards since (Plant False Lead).
   */
  readonly garrisoned: readonly SystemIndex[];
  /** The Imperial units that have moved in this round, by place, ascending. Places without any are not listed. */
  readonly moved: readonly MovedUnits[];
  /** Whether a possible base has been ruled out in this Command Phase. */
  readonly found: boolean;
  /** Whether all missions that could be turned up in this Imperial turn have been, and none can be played. */
  readonly nothingPlayable: boolean;
  /** Whether a Shield Bunker has been built in this round. */
  readonly bunkerBuilt: boolean;
  /** The memory of the automa, in its own format. */
  readonly memory: Json;
}

/**
 * The Empire has turned up a mission of the Round Deck. `leaders`: it sends leaders on it. `reserve`: it reserves a
 * leader for a second try. `reveal`: cards used before a mission is revealed may be used, then the mission begins.
 * `search`: a project has been turned up for a leader who searches for one.
 */
export interface RoundCardFrame {
  readonly kind: "round-card";
  readonly card: CardCode;
  readonly stage: "leaders" | "reserve" | "reveal" | "search";
  /** The leaders sent up to now, in the order of the picks. */
  readonly leaders: readonly LeaderIndex[];
}
