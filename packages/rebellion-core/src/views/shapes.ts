import type { GameView, Hidden, Json, SegmentView } from "@sw/tabletop";
import type { RebellionTypes } from "../game.ts";
import type { Faction } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, SystemId } from "../state/actions.ts";
import type { Config } from "../state/config.ts";
import type { LeaderSpotId, UnitsOfType } from "../state/events.ts";
import type { BattleFrame, CombatFrame, GameFrame } from "../state/frames.ts";
import type { Delayed, HeldProbe, KnownMission, Modifier, State } from "../state/state.ts";
import type { Back } from "./backs.ts";

/**
 * A part of a pile as a viewer sees it: the cards, or the number of hidden cards and what everybody can tell by their
 * backs.
 */
export interface CardsPart extends SegmentView<CardId> {
  /** The backs of hidden cards, in their order if they have one. Empty for visible cards and for hands of missions. */
  readonly backs: readonly Back[];
}

/** A pile as a viewer sees it. */
export type Cards = readonly CardsPart[];

/** A system, or the Rebel Base space, which is the last of the list. */
export interface PlaceView {
  readonly id: PlaceId;
  readonly loyalty: Faction | null;
  readonly subjugated: boolean;
  readonly sabotaged: boolean;
  readonly destroyed: boolean;
  /** The units that are there, by type. */
  readonly units: readonly UnitsOfType[];
}

/** A leader as a viewer sees it. */
export interface LeaderView {
  readonly id: LeaderId;
  readonly at: LeaderSpotId;
  readonly ring: string | null;
  readonly detained: boolean;
}

/** An assigned mission as a viewer sees it. */
export interface AssignedView {
  readonly card: CardId | Hidden;
  readonly leaders: readonly LeaderId[];
  readonly known: KnownMission | null;
}

/** The cards, queue and passes of one side, as a viewer sees them. */
export interface SideView {
  readonly missions: Cards;
  readonly missionDeck: Cards;
  readonly missionDiscard: readonly CardId[];
  readonly assigned: readonly AssignedView[];
  /** The starting missions hidden in the side's hand and row. */
  readonly hiddenStarting: readonly CardId[];
  /** The number of cards hidden in hand and row that come from the mission deck, and the number of projects. */
  readonly hiddenHeld: { readonly regular: number; readonly project: number };
  /** The cards of the mission deck that are hidden in hand, row and deck, as one set. */
  readonly hiddenMissions: readonly CardId[];
  /** The action cards of the Admiral and of the General. */
  readonly actions: readonly [Cards, Cards];
  readonly actionDeck: Cards;
  readonly actionsUsed: readonly CardId[];
  readonly actionsBoxed: Cards;
  /** The action cards hidden in hands, deck, box and aside, as one set. */
  readonly hiddenActions: readonly CardId[];
  readonly aside: Cards;
  readonly queue: readonly [readonly UnitsOfType[], readonly UnitsOfType[], readonly UnitsOfType[]];
  readonly passed: readonly [boolean, boolean];
}

/** The Rebel base. Lists of systems are in the board's order. */
export interface BaseView {
  /** The system of the base, or null before it is chosen. */
  readonly system: SystemId | Hidden | null;
  readonly revealed: boolean;
  /** The systems that may hold the base as far as everybody can tell. */
  readonly publicCandidates: readonly SystemId[];
  /** Whether probe cards have been planted since the base was chosen. */
  readonly planted: boolean;
  /**
   * The systems that may hold the base as far as both sides can tell: those of `publicCandidates` without planted ones.
   * Hidden from spectators once cards were planted.
   */
  readonly commonCandidates: readonly SystemId[] | Hidden;
}

/** The tactic cards of a combat, by theater; hands by side, then theater. */
export interface TacticsView {
  readonly decks: readonly [Cards, Cards];
  readonly discards: readonly [readonly CardId[], readonly CardId[]];
  readonly hands: readonly [readonly [Cards, Cards], readonly [Cards, Cards]];
  /** The cards hidden in decks and hands, as one set. */
  readonly hiddenTactics: readonly CardId[];
}

/** The tactic decks outside of combats, while a card has made part of their order known. */
export interface TacticDecksView {
  /** The decks by theater, space first. */
  readonly decks: readonly [Cards, Cards];
  /** The cards hidden in these decks, as one set. */
  readonly hiddenTactics: readonly CardId[];
}

/** A combat as a viewer sees it. */
export interface CombatView extends Omit<CombatFrame, "tactics"> {
  readonly tactics: TacticsView;
}

/** A target marker on the board. */
export interface TargetView {
  readonly card: CardId;
  readonly system: SystemId;
}

/** A probe card under an action card, as a viewer sees it. */
export interface HeldView {
  readonly card: CardId;
  readonly probe: CardId | Hidden;
  /** The chair that used the action card. */
  readonly chair: HeldProbe["chair"];
}

/**
 * A round of cinematic battle as a viewer sees it. The card that the other side has chosen is hidden until it is turned
 * up.
 */
export interface BattleView extends Omit<BattleFrame, "chosen"> {
  readonly chosen: readonly [Cards, Cards];
}

/** The advanced tactic cards that are not in their decks; all others are available to their side. */
export interface AdvancedTacticsView {
  /** The discards by side, Rebels first, then by theater, space first. */
  readonly discards: readonly [
    readonly [readonly CardId[], readonly CardId[]],
    readonly [readonly CardId[], readonly CardId[]],
  ];
  /** The cards that have left the game. */
  readonly removed: readonly CardId[];
}

/** A frame as a viewer sees it, with numbers as in states. Only tactic cards can be hidden. */
export type FrameView = Exclude<GameFrame, CombatFrame | BattleFrame> | CombatView | BattleView;

/** The data that only a game with Rise of the Empire has, as a viewer sees it. */
export interface ExpansionView {
  /** The limit of leaders in the pools of the Rebels and of the Empire. */
  readonly poolLimits: readonly [number, number];
  /** The objectives that went back to the box in set-up; nobody has seen them. */
  readonly objectivesBoxed: Cards;
  /** The missions of the sets that are not played: the Rebels', then the Empire's. */
  readonly missionsBoxed: readonly [readonly CardId[], readonly CardId[]];
}

/** The data that only a solo game has, the same for every viewer. The fields are those of its state, by name. */
export interface SoloView {
  readonly startingDeck: Cards;
  /**
   * The Round Deck. Its backs tell what everybody knows of each hidden card: a starting mission, a project, or another
   * main mission.
   */
  readonly roundDeck: Cards;
  readonly roundProjects: number;
  readonly projects: Cards;
  readonly returning: readonly CardId[];
  readonly startingUsed: readonly CardId[];
  readonly startingOut: readonly CardId[];
  readonly boxed: readonly CardId[];
  /** The starting missions hidden in the Starting Missions deck and the Round Deck, as one set. */
  readonly hiddenStarting: readonly CardId[];
  readonly reserved: readonly { readonly card: CardId; readonly leader: LeaderId }[];
  readonly garrisoned: readonly SystemId[];
  readonly moved: readonly { readonly at: PlaceId; readonly units: readonly UnitsOfType[] }[];
  readonly found: boolean;
  readonly nothingPlayable: boolean;
  readonly bunkerBuilt: boolean;
  readonly memory: Json;
}

/** The game by names, as a viewer sees it: the position of all pieces, and the cards as far as they are known. */
export interface Table extends Omit<GameView<RebellionTypes>, "viewer" | "decision"> {
  readonly config: Config;
  readonly round: number;
  readonly phase: State["phase"];
  /** The chair that takes a Command Phase turn, or null outside of turns. */
  readonly current: number | null;
  readonly time: number;
  readonly reputation: number;
  readonly places: readonly PlaceView[];
  readonly leaders: readonly LeaderView[];
  readonly sides: Readonly<Record<Faction, SideView>>;
  readonly base: BaseView;
  /** The systems that may hold the base as far as the Imperial side can tell; hidden from all other viewers. */
  readonly baseCandidates: readonly SystemId[] | Hidden;
  readonly probeDeck: Cards;
  readonly probes: Cards;
  readonly probesBoxed: readonly CardId[];
  /**
   * The probe cards that are hidden in any location, including the base's, as one set. Without those of
   * `plantedProbes`.
   */
  readonly hiddenProbes: readonly CardId[];
  /** The probe cards that the Empire knows to be in the places marked as planted, in an unknown order. */
  readonly plantedProbes: readonly CardId[];
  readonly projectDeck: Cards;
  readonly projectDiscard: readonly CardId[];
  /** The projects hidden in the deck and with the Empire, as one set. */
  readonly hiddenProjects: readonly CardId[];
  readonly objectives: Cards;
  readonly objectiveDeck: Cards;
  readonly objectivesPlayed: readonly CardId[];
  /** The objectives hidden in hand, deck and aside, as one set. */
  readonly hiddenObjectives: readonly CardId[];
  readonly rerollUsed: boolean;
  readonly modifiers: readonly Modifier[];
  readonly delayed: readonly Delayed[];
  /** The target markers on the board. Absent if there are none. */
  readonly targets?: readonly TargetView[];
  readonly held?: readonly HeldView[];
  readonly objectivesInPlay?: readonly CardId[];
  readonly tacticDecks?: TacticDecksView;
  /** The locations of advanced tactic cards. Absent in games without cinematic combat. */
  readonly advancedTactics?: AdvancedTacticsView;
  readonly frames: readonly FrameView[];
  /** The data of Rise of the Empire. Absent in games without it. */
  readonly expansion?: ExpansionView;
  /** The data of a solo game. Absent in all other games. */
  readonly solo?: SoloView;
}

/**
 * The information of a seat or a spectator: the cards that it saw and did not lose track of, and what follows from
 * them. Built from a list of visible data; the generator's words and undecided orders are never part of it.
 */
export interface View extends GameView<RebellionTypes>, Table {}
