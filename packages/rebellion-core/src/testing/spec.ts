import type { Seed, Spectator } from "@sw/tabletop";
import type { Catalogue, Faction, ModifierKind, Theater } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, SystemId, UnitId } from "../state/actions.ts";
import type { Config } from "../state/config.ts";
import type { LeaderSpotId } from "../state/events.ts";
import type {
  CinematicCombat,
  CombatFrame,
  EffectFrame,
  GameFrame,
  MissionFrame,
  RefreshFrame,
  SoloState,
} from "../state/frames.ts";
import type { Seat } from "../state/seats.ts";
import type { ExpansionState, KnownMission, Modifier } from "../state/state.ts";

/** Units by type: `{ "star-destroyer": 1 }`. */
export type UnitCounts = Readonly<Record<UnitId, number>>;

/** A system of a scenario. Defaults to neutral (Coruscant: Imperial), without markers and units. */
export interface SystemSpec {
  readonly loyalty?: Faction | null;
  /** Whether the system is subjugated. Defaults to what Imperial ground units there require. */
  readonly subjugated?: boolean;
  readonly sabotaged?: boolean;
  readonly destroyed?: boolean;
  readonly units?: UnitCounts;
}

/** The location of a leader, optionally with its ring and status. */
export type LeaderSpec =
  | LeaderSpotId
  | { readonly at: LeaderSpotId; readonly ring?: string | null; readonly detained?: boolean };

/** A card of a hand, optionally with those besides its owner who know that it is there. */
export type HeldCard = CardId | { readonly card: CardId; readonly seenBy: readonly (Faction | Spectator)[] };

/** A face-down mission with leaders on it. */
export interface AssignedSpec {
  readonly card: CardId;
  readonly leaders: readonly LeaderId[];
  readonly known?: KnownMission;
}

/** The cards, queue and passes of one side. Cards that are not named are in their decks. */
export interface SideSpec {
  /** The missions in hand. Starting missions are added unless they are in another location. */
  readonly missions?: readonly HeldCard[];
  readonly missionTop?: readonly HeldCard[];
  readonly missionDiscard?: readonly CardId[];
  readonly assigned?: readonly AssignedSpec[];
  /** The action cards, in a team game by role. Starting action cards that are not named are back in the box. */
  readonly actions?:
    | readonly HeldCard[]
    | { readonly admiral?: readonly HeldCard[]; readonly general?: readonly HeldCard[] };
  readonly actionTop?: readonly HeldCard[];
  readonly actionsUsed?: readonly CardId[];
  /** The action cards that are back in the box unseen, besides the starting ones that are not named. */
  readonly actionsBoxed?: readonly CardId[];
  /** The cards of any kind from which the side is choosing. */
  readonly aside?: readonly CardId[];
  /** The units on spaces 1, 2 and 3 of the build queue. */
  readonly queue?: readonly UnitCounts[];
  /** Whether the side has passed in this Command Phase. In a team game as Admiral and as General. */
  readonly passed?: boolean | readonly [boolean, boolean];
}

/** The Rebel base. Defaults to hidden, in the first remote system that can hold it. */
export interface BaseSpec {
  /**
   * The system of the base, or null if it has not been chosen yet. Defaults to the first remote system that can hold
   * it.
   */
  readonly system?: SystemId | null;
  readonly revealed?: boolean;
  /**
   * The systems that may hold the base as far as everybody can tell. Defaults to all that the board does not rule out.
   */
  readonly among?: readonly SystemId[];
  /**
   * The systems whose probe cards the Rebels have planted. The cards are on the probe deck, below those that are named
   * there.
   */
  readonly planted?: readonly SystemId[];
}

/**
 * The cards that a game with Rise of the Empire has put away, and its pool limits. Defaults to no cards and the usual
 * limits.
 */
export interface ExpansionSpec {
  readonly poolLimits?: ExpansionState["poolLimits"];
  readonly objectivesBoxed?: readonly CardId[];
  readonly missionsBoxed?: Partial<Record<Faction, readonly CardId[]>>;
}

/** A unit with damage in a combat. */
export interface WoundSpec {
  readonly unit: UnitId;
  readonly markers?: number;
  readonly assigned?: number;
  readonly doomed?: boolean;
}

/**
 * A combat in progress. Defaults to one whose first round is about to begin and in which nothing has happened. `fought`
 * defaults to the theaters whose battle comes before `stage` and in which both sides have units.
 */
export interface CombatSpec
  extends Partial<
    Pick<
      CombatFrame,
      | "round"
      | "stage"
      | "fought"
      | "won"
      | "retreated"
      | "shipsRetreated"
      | "objectivePlayed"
      | "barred"
      | "freeTransport"
      | "answered"
      | "subjugated"
      | "carried"
    >
  > {
  readonly system: SystemId;
  /** The seat or side that started it. Defaults to the one whose turn it is. */
  readonly initiator?: Seat | Faction;
  readonly sources?: readonly PlaceId[];
  /** The tactic cards in hand. */
  readonly tactics?: { readonly rebel?: readonly HeldCard[]; readonly imperial?: readonly HeldCard[] };
  /** The tactic cards on top of their decks. */
  readonly tacticTop?: readonly CardId[];
  readonly tacticDiscard?: readonly CardId[];
  readonly wounds?: { readonly rebel?: readonly WoundSpec[]; readonly imperial?: readonly WoundSpec[] };
  /** The units destroyed in it up to now. */
  readonly destroyed?: UnitCounts;
  /** The effects of cards of earlier rounds, in a game with cinematic combat. `battle` adds a round of battle. */
  readonly cinematic?: Partial<CinematicCombat>;
  readonly battle?: BattleSpec;
}

/** A round of cinematic battle whose cards are about to be turned up. */
export interface BattleSpec {
  readonly theater: Theater;
  /** The chosen card of the Rebels. Defaults to none. */
  readonly rebel?: CardId;
  readonly imperial?: CardId;
}

/** A mission in progress: turned up, with its card on the table. */
export interface MissionSpec extends Partial<Pick<MissionFrame, "stage" | "asked" | "result" | "successes">> {
  readonly card: CardId;
  readonly leaders: readonly LeaderId[];
  /** The seat or side that turned it up. Defaults to the one whose turn it is. */
  readonly by?: Seat | Faction;
  readonly system?: PlaceId;
  readonly target?: LeaderId;
  readonly sent?: LeaderId;
}

/** An effect of a card that is about to be carried out. */
export interface EffectSpec extends Partial<Pick<EffectFrame, "part" | "pc">> {
  readonly card: CardId;
  /** The seat or side that carries out the effect. Defaults to the one whose turn it is. */
  readonly by?: Seat | Faction;
  readonly system?: PlaceId;
  /** The leader that uses the action card. Defaults to none. */
  readonly leader?: LeaderId;
  /** The leaders assigned to the mission. Defaults to none. */
  readonly leaders?: readonly LeaderId[];
  readonly target?: LeaderId;
}

/** A lasting effect. Defaults to applying everywhere and to no leader. */
export interface ModifierSpec {
  readonly effect: ModifierKind;
  readonly card: CardId;
  readonly until: Modifier["until"];
  readonly system?: SystemId;
  readonly leader?: LeaderId;
}

/**
 * The data of a solo game. Defaults to no Round Deck, no cards aside and no progress in this round, with the other
 * missions in their decks.
 */
export interface SoloSpec
  extends Partial<Pick<SoloState, "found" | "nothingPlayable" | "bunkerBuilt" | "roundProjects" | "memory">> {
  /** The Round Deck, top card first. */
  readonly round?: readonly CardId[];
  /** The starting missions on top of their deck. Main missions are named in `imperial.missionTop`. */
  readonly startingTop?: readonly CardId[];
  readonly projects?: readonly CardId[];
  readonly returning?: readonly CardId[];
  readonly startingUsed?: readonly CardId[];
  readonly startingOut?: readonly CardId[];
  readonly boxed?: readonly CardId[];
  /** The missions under the Round Deck, each with the leader reserved for it. */
  readonly reserved?: readonly { readonly card: CardId; readonly leader: LeaderId }[];
  readonly garrisoned?: readonly SystemId[];
  readonly moved?: Readonly<Record<PlaceId, UnitCounts>>;
}

/** A situation of the game in a few lines, for {@link scenario}. */
export interface Scenario {
  readonly config?: Partial<Config>;
  readonly seed?: Seed;
  /** The number of the round. Defaults to 2. */
  readonly round?: number;
  /** The space of the time marker. Defaults to the number of the round. */
  readonly time?: number;
  /** The space of the reputation marker. Defaults to its start. */
  readonly reputation?: number;
  /** The phase. Defaults to the Command Phase. */
  readonly phase?: "assignment" | "command" | "refresh";
  /**
   * The seat or side whose turn it is, or who assigns. A side of a team game stands for its Admiral. Defaults to the
   * Rebels.
   */
  readonly active?: Seat | Faction;
  /** The stage of the Refresh Phase that comes next. Defaults to the first. */
  readonly stage?: RefreshFrame["stage"];
  readonly systems?: Readonly<Record<SystemId, SystemSpec>>;
  readonly base?: BaseSpec;
  /** The units at the Rebel Base space. */
  readonly baseSpace?: UnitCounts;
  /**
   * The leaders by id. Defaults to starting leaders in the pool or on the missions that name them, and all others
   * beside the board.
   */
  readonly leaders?: Readonly<Record<LeaderId, LeaderSpec>>;
  /** Whether starting leaders that are not named are beside the board, too. Defaults to false. */
  readonly onlyTheseLeaders?: boolean;
  readonly rebel?: SideSpec;
  readonly imperial?: SideSpec;
  /** The objectives in the Rebel hand. */
  readonly objectives?: readonly HeldCard[];
  readonly objectiveTop?: readonly HeldCard[];
  readonly objectivesPlayed?: readonly CardId[];
  /**
   * The tactic cards on top of their decks outside of a combat, known to the Rebels. Defaults to none, with shuffled
   * decks.
   */
  readonly tacticTop?: readonly CardId[];
  /** The systems whose probe cards the Empire holds. */
  readonly probes?: readonly SystemId[];
  readonly probeTop?: readonly SystemId[];
  /**
   * The systems whose probe cards are back in the box. Defaults to those of the first game whose cards are in no other
   * location.
   */
  readonly probesBoxed?: readonly SystemId[];
  readonly projectTop?: readonly HeldCard[];
  readonly projectDiscard?: readonly CardId[];
  readonly rerollUsed?: boolean;
  readonly modifiers?: readonly ModifierSpec[];
  /** The advanced tactic cards that are not in their decks, in a game with cinematic combat. */
  readonly advancedTactics?: {
    readonly discards?: readonly CardId[];
    readonly removed?: readonly CardId[];
  };
  /** The missions with an effect at the end of the Command Phase, and the seat or side that resolved them. */
  readonly delayed?: readonly {
    readonly card: CardId;
    readonly by?: Seat | Faction;
    readonly leaders: readonly LeaderId[];
  }[];
  /** The target markers on the board. */
  readonly targets?: readonly { readonly card: CardId; readonly system: SystemId }[];
  /** The probe cards face down under used action cards. */
  readonly held?: readonly { readonly card: CardId; readonly probe: SystemId; readonly by?: Seat | Faction }[];
  readonly objectivesInPlay?: readonly CardId[];
  /** The data of a game with the expansion, if the configuration has it. */
  readonly expansion?: ExpansionSpec;
  /** The data of a solo game, if the configuration has `solo`. */
  readonly solo?: SoloSpec;
  /** The frames above the phase: a mission, above it a combat, above it an effect, above that any `frames`. */
  readonly mission?: MissionSpec;
  readonly combat?: CombatSpec;
  readonly effect?: EffectSpec;
  readonly frames?: readonly GameFrame[];
  /** The catalogue. Defaults to that of this package. */
  readonly catalogue?: Catalogue;
}
