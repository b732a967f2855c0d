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

/** A system; what is left out: neutral (Coruscant: Imperial), no marker, no units. */
export interface SystemSpec {
  readonly loyalty?: Faction | null;
  /** Left out: as Imperial ground units there ask for it. */
  readonly subjugated?: boolean;
  readonly sabotaged?: boolean;
  readonly destroyed?: boolean;
  readonly units?: UnitCounts;
}

/** Where a leader is, or that with what is on it. */
export type LeaderSpec =
  | LeaderSpotId
  | { readonly at: LeaderSpotId; readonly ring?: string | null; readonly detained?: boolean };

/** A card of a hand, or a card that others than its owner know to be there. */
export type HeldCard = CardId | { readonly card: CardId; readonly seenBy: readonly (Faction | Spectator)[] };

/** A mission with leaders on it, face down. */
export interface AssignedSpec {
  readonly card: CardId;
  readonly leaders: readonly LeaderId[];
  readonly known?: KnownMission;
}

/** What belongs to one side; cards that are named nowhere lie in their decks. */
export interface SideSpec {
  /** Missions in hand; the starting missions are there without being named unless they lie elsewhere. */
  readonly missions?: readonly HeldCard[];
  readonly missionTop?: readonly HeldCard[];
  readonly missionDiscard?: readonly CardId[];
  readonly assigned?: readonly AssignedSpec[];
  /** Action cards; in a team game by role. Starting ones that are not named are back in the box. */
  readonly actions?:
    | readonly HeldCard[]
    | { readonly admiral?: readonly HeldCard[]; readonly general?: readonly HeldCard[] };
  readonly actionTop?: readonly HeldCard[];
  readonly actionsUsed?: readonly CardId[];
  /** Action cards back in the box unseen, besides the starting ones that are named nowhere. */
  readonly actionsBoxed?: readonly CardId[];
  /** Cards of any kind that the side is choosing among. */
  readonly aside?: readonly CardId[];
  /** Spaces 1, 2 and 3 of the build queue. */
  readonly queue?: readonly UnitCounts[];
  /** Has passed in this Command Phase; in a team game as Admiral and as General. */
  readonly passed?: boolean | readonly [boolean, boolean];
}

/** The hidden base; left out: hidden in the first remote system that can hold it. */
export interface BaseSpec {
  /** Null: not chosen yet. */
  readonly system?: SystemId | null;
  readonly revealed?: boolean;
  /** Systems that may hold it as far as everybody can tell; left out: all that nothing on the board rules out. */
  readonly among?: readonly SystemId[];
  /** Systems whose probe cards the Rebels have planted, on top of the probe deck below those that are named there. */
  readonly planted?: readonly SystemId[];
}

/** What a game with Rise of the Empire has put away; left out: nothing, and the usual limits. */
export interface ExpansionSpec {
  readonly poolLimits?: ExpansionState["poolLimits"];
  readonly objectivesBoxed?: readonly CardId[];
  readonly missionsBoxed?: Partial<Record<Faction, readonly CardId[]>>;
}

/** A unit that has damage in a combat. */
export interface WoundSpec {
  readonly unit: UnitId;
  readonly markers?: number;
  readonly assigned?: number;
  readonly doomed?: boolean;
}

/**
 * A combat under way. Defaults to one whose first round is about to begin and in which nothing has happened. `fought` defaults to
 * the theaters whose battle comes before `stage` and in which both sides have units.
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
  /** Who started it; left out: whose turn it is. */
  readonly initiator?: Seat | Faction;
  readonly sources?: readonly PlaceId[];
  /** Tactic cards in hand. */
  readonly tactics?: { readonly rebel?: readonly HeldCard[]; readonly imperial?: readonly HeldCard[] };
  /** Tactic cards on top of their decks. */
  readonly tacticTop?: readonly CardId[];
  readonly tacticDiscard?: readonly CardId[];
  readonly wounds?: { readonly rebel?: readonly WoundSpec[]; readonly imperial?: readonly WoundSpec[] };
  /** Units destroyed in it so far. */
  readonly destroyed?: UnitCounts;
  /** In a game with cinematic combat: what cards of earlier rounds have done, and a round of battle with its cards turned up. */
  readonly cinematic?: Partial<CinematicCombat>;
  readonly battle?: BattleSpec;
}

/** A round of cinematic battle whose cards are about to be turned up. */
export interface BattleSpec {
  readonly theater: Theater;
  /** The cards put down; left out: none. */
  readonly rebel?: CardId;
  readonly imperial?: CardId;
}

/** A mission under way: turned up, its card neither in a hand nor discarded. */
export interface MissionSpec extends Partial<Pick<MissionFrame, "stage" | "asked" | "result" | "successes">> {
  readonly card: CardId;
  readonly leaders: readonly LeaderId[];
  /** Whoever turned it up; left out: whose turn it is. */
  readonly by?: Seat | Faction;
  readonly system?: PlaceId;
  readonly target?: LeaderId;
  readonly sent?: LeaderId;
}

/** The effect of a card about to be carried out. */
export interface EffectSpec extends Partial<Pick<EffectFrame, "part" | "pc">> {
  readonly card: CardId;
  /** Whose effect it is; left out: whose turn it is. */
  readonly by?: Seat | Faction;
  readonly system?: PlaceId;
  /** The leader that uses the action card. */
  readonly leader?: LeaderId;
  /** Leaders assigned to the mission. */
  readonly leaders?: readonly LeaderId[];
  readonly target?: LeaderId;
}

/** An effect that lasts; everywhere and about nobody unless said. */
export interface ModifierSpec {
  readonly effect: ModifierKind;
  readonly card: CardId;
  readonly until: Modifier["until"];
  readonly system?: SystemId;
  readonly leader?: LeaderId;
}

/** A solo game; what is left out: no Round Deck, nothing aside, nothing done in this round; the other missions in their decks. */
export interface SoloSpec
  extends Partial<Pick<SoloState, "found" | "nothingPlayable" | "bunkerBuilt" | "roundProjects" | "memory">> {
  /** The Round Deck, top first. */
  readonly round?: readonly CardId[];
  /** Starting missions on top of their deck; main missions are `imperial.missionTop`. */
  readonly startingTop?: readonly CardId[];
  readonly projects?: readonly CardId[];
  readonly returning?: readonly CardId[];
  readonly startingUsed?: readonly CardId[];
  readonly startingOut?: readonly CardId[];
  readonly boxed?: readonly CardId[];
  /** Missions under the Round Deck, each with the leader reserved for it. */
  readonly reserved?: readonly { readonly card: CardId; readonly leader: LeaderId }[];
  readonly garrisoned?: readonly SystemId[];
  readonly moved?: Readonly<Record<PlaceId, UnitCounts>>;
}

/** A situation at the table in a few lines; see {@link scenario} for what is left out. */
export interface Scenario {
  readonly config?: Partial<Config>;
  readonly seed?: Seed;
  /** Left out: 2. */
  readonly round?: number;
  /** Left out: as the round. */
  readonly time?: number;
  /** Left out: as at the start. */
  readonly reputation?: number;
  /** Left out: the Command Phase. */
  readonly phase?: "assignment" | "command" | "refresh";
  /** Whose turn it is, or who assigns; left out: the Rebels'. A side of a team game stands for its Admiral. */
  readonly active?: Seat | Faction;
  /** The stage of the Refresh Phase that comes next. Defaults to the first. */
  readonly stage?: RefreshFrame["stage"];
  readonly systems?: Readonly<Record<SystemId, SystemSpec>>;
  readonly base?: BaseSpec;
  /** Units at the Rebel Base space. */
  readonly baseSpace?: UnitCounts;
  /** Left out: starting leaders in the pool or on the missions that name them, the others beside the board. */
  readonly leaders?: Readonly<Record<LeaderId, LeaderSpec>>;
  /** True: starting leaders that are named nowhere are beside the board, too. */
  readonly onlyTheseLeaders?: boolean;
  readonly rebel?: SideSpec;
  readonly imperial?: SideSpec;
  /** Objectives in the Rebel hand. */
  readonly objectives?: readonly HeldCard[];
  readonly objectiveTop?: readonly HeldCard[];
  readonly objectivesPlayed?: readonly CardId[];
  /** Tactic cards on top of their decks outside of a combat, known to the Rebels there; left out: the decks are shuffled. */
  readonly tacticTop?: readonly CardId[];
  /** Systems whose probe cards the Empire holds. */
  readonly probes?: readonly SystemId[];
  readonly probeTop?: readonly SystemId[];
  /** Systems whose probe cards are back in the box; left out: those of the first game that lie nowhere else. */
  readonly probesBoxed?: readonly SystemId[];
  readonly projectTop?: readonly HeldCard[];
  readonly projectDiscard?: readonly CardId[];
  readonly rerollUsed?: boolean;
  readonly modifiers?: readonly ModifierSpec[];
  /** Advanced tactic cards that are not in their decks, in a game with cinematic combat. */
  readonly advancedTactics?: {
    readonly discards?: readonly CardId[];
    readonly removed?: readonly CardId[];
  };
  /** Missions with an effect at the end of the Command Phase, and who has resolved them. */
  readonly delayed?: readonly {
    readonly card: CardId;
    readonly by?: Seat | Faction;
    readonly leaders: readonly LeaderId[];
  }[];
  /** Target markers on the board. */
  readonly targets?: readonly { readonly card: CardId; readonly system: SystemId }[];
  /** Probe cards facedown under action cards that have been used. */
  readonly held?: readonly { readonly card: CardId; readonly probe: SystemId; readonly by?: Seat | Faction }[];
  readonly objectivesInPlay?: readonly CardId[];
  /** What a game with the expansion has put away, where the configuration says so. */
  readonly expansion?: ExpansionSpec;
  /** What a solo game has besides, where the configuration says `solo`. */
  readonly solo?: SoloSpec;
  /** What is under way above the phase: a mission, above it a combat, above it an effect, above that any frames. */
  readonly mission?: MissionSpec;
  readonly combat?: CombatSpec;
  readonly effect?: EffectSpec;
  readonly frames?: readonly GameFrame[];
  /** Another catalogue than the base box. */
  readonly catalogue?: Catalogue;
}
