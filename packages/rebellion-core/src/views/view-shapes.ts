import type { GameView, Hidden, Json, SegmentView } from "@sw/tabletop";
import type { RebellionTypes } from "../game.ts";
import type { Faction } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, SystemId } from "../state/actions.ts";
import type { Config } from "../state/config.ts";
import type { LeaderSpotId, UnitsOfType } from "../state/events.ts";
import type { BattleFrame, CombatFrame, GameFrame } from "../state/frames.ts";
import type { Delayed, HeldProbe, KnownMission, Modifier, State } from "../state/state.ts";
import type { Back } from "./backs.ts";

/** Part of a pile as a viewer sees it: the cards, or how many are hidden and what everybody can tell of their backs. */
export interface CardsPart extends SegmentView<CardId> {
  /** Of hidden cards, in their order if they have one; empty for cards shown and for hands of missions. */
  readonly backs: readonly Back[];
}

/** A pile as a viewer sees it. */
export type Cards = readonly CardsPart[];

/** A system, or the Rebel Base space (the last). */
export interface PlaceView {
  readonly id: PlaceId;
  readonly loyalty: Faction | null;
  readonly subjugated: boolean;
  readonly sabotaged: boolean;
  readonly destroyed: boolean;
  /** Types that are there. */
  readonly units: readonly UnitsOfType[];
}

/** A leader. */
export interface LeaderView {
  readonly id: LeaderId;
  readonly at: LeaderSpotId;
  readonly ring: string | null;
  readonly detained: boolean;
}

/** An assigned mission. */
export interface AssignedView {
  readonly card: CardId | Hidden;
  readonly leaders: readonly LeaderId[];
  readonly known: KnownMission | null;
}

/** What belongs to one side, as a viewer sees it. */
export interface SideView {
  readonly missions: Cards;
  readonly missionDeck: Cards;
  readonly missionDiscard: readonly CardId[];
  readonly assigned: readonly AssignedView[];
  /** The starting missions among those hidden in hand and row: all of them are there. */
  readonly hiddenStarting: readonly CardId[];
  /** How many of those hidden in hand and row are from the mission deck, and how many projects. */
  readonly hiddenHeld: { readonly regular: number; readonly project: number };
  /** The cards of the mission deck that are hidden in hand, row and deck, known as a set. */
  readonly hiddenMissions: readonly CardId[];
  /** Action cards of the Admiral and of the General. */
  readonly actions: readonly [Cards, Cards];
  readonly actionDeck: Cards;
  readonly actionsUsed: readonly CardId[];
  readonly actionsBoxed: Cards;
  /** The action cards hidden in hands, deck, box and aside, known as a set. */
  readonly hiddenActions: readonly CardId[];
  readonly aside: Cards;
  readonly queue: readonly [readonly UnitsOfType[], readonly UnitsOfType[], readonly UnitsOfType[]];
  readonly passed: readonly [boolean, boolean];
}

/** The Rebel base. Systems in the board's order. */
export interface BaseView {
  /** Null before it is chosen. */
  readonly system: SystemId | Hidden | null;
  readonly revealed: boolean;
  /** Systems that may hold it as far as everybody can tell. */
  readonly publicCandidates: readonly SystemId[];
  /** Probe cards were planted since it was chosen. */
  readonly planted: boolean;
  /** As far as both sides can tell of each other: without the planted ones. Hidden from spectators once cards were planted. */
  readonly commonCandidates: readonly SystemId[] | Hidden;
}

/** The tactic cards of a combat, by theater; hands by side, then theater. */
export interface TacticsView {
  readonly decks: readonly [Cards, Cards];
  readonly discards: readonly [readonly CardId[], readonly CardId[]];
  readonly hands: readonly [readonly [Cards, Cards], readonly [Cards, Cards]];
  /** The cards hidden in decks and hands, known as a set. */
  readonly hiddenTactics: readonly CardId[];
}

/** The tactic decks outside of combats while a card has made anything of their order known. */
export interface TacticDecksView {
  /** Space first. */
  readonly decks: readonly [Cards, Cards];
  /** The cards hidden in them, known as a set. */
  readonly hiddenTactics: readonly CardId[];
}

/** A combat as a viewer sees it. */
export interface CombatView extends Omit<CombatFrame, "tactics"> {
  readonly tactics: TacticsView;
}

/** A target marker. */
export interface TargetView {
  readonly card: CardId;
  readonly system: SystemId;
}

/** A probe card under an action card. */
export interface HeldView {
  readonly card: CardId;
  readonly probe: CardId | Hidden;
  /** Chair of whoever used the action card. */
  readonly chair: HeldProbe["chair"];
}

/** A round of cinematic battle as a viewer sees it: the card that the other side has put down is hidden until it is turned up. */
export interface BattleView extends Omit<BattleFrame, "chosen"> {
  readonly chosen: readonly [Cards, Cards];
}

/** The advanced tactic cards that are not in their decks; all others are available to their side. */
export interface AdvancedTacticsView {
  /** By side, Rebels first, then theater, space first. */
  readonly discards: readonly [
    readonly [readonly CardId[], readonly CardId[]],
    readonly [readonly CardId[], readonly CardId[]],
  ];
  /** Out of the game. */
  readonly removed: readonly CardId[];
}

/** What is half done, as a viewer sees it: public but for the tactic cards; numbers as in states. */
export type FrameView = Exclude<GameFrame, CombatFrame | BattleFrame> | CombatView | BattleView;

/** What a game with Rise of the Empire has besides. */
export interface ExpansionView {
  /** Most leaders in the pools of each side: Rebels, Empire. */
  readonly poolLimits: readonly [number, number];
  /** Objectives that went back to the box in set-up, seen by nobody. */
  readonly objectivesBoxed: Cards;
  /** Missions of the sets that are not played: the Rebels', the Empire's. */
  readonly missionsBoxed: readonly [readonly CardId[], readonly CardId[]];
}

/** What a solo game has besides; the same for everybody. The fields are those of its state, by name. */
export interface SoloView {
  readonly startingDeck: Cards;
  /** Its backs tell of each hidden card what everybody knows: a starting mission, a project, any other main mission. */
  readonly roundDeck: Cards;
  readonly roundProjects: number;
  readonly projects: Cards;
  readonly returning: readonly CardId[];
  readonly startingUsed: readonly CardId[];
  readonly startingOut: readonly CardId[];
  readonly boxed: readonly CardId[];
  /** The starting missions hidden in the Starting Missions deck and the Round Deck, known as a set. */
  readonly hiddenStarting: readonly CardId[];
  readonly reserved: readonly { readonly card: CardId; readonly leader: LeaderId }[];
  readonly garrisoned: readonly SystemId[];
  readonly moved: readonly { readonly at: PlaceId; readonly units: readonly UnitsOfType[] }[];
  readonly found: boolean;
  readonly nothingPlayable: boolean;
  readonly bunkerBuilt: boolean;
  readonly memory: Json;
}

/** The game as somebody sees it, in names: what stands where, and the cards as far as they are known. */
export interface Table extends Omit<GameView<RebellionTypes>, "viewer" | "decision"> {
  readonly config: Config;
  readonly round: number;
  readonly phase: State["phase"];
  /** Chair of whoever takes a Command Phase turn. */
  readonly current: number | null;
  readonly time: number;
  readonly reputation: number;
  readonly places: readonly PlaceView[];
  readonly leaders: readonly LeaderView[];
  readonly sides: Readonly<Record<Faction, SideView>>;
  readonly base: BaseView;
  /** Systems that may hold the base as far as the Imperial side can tell; hidden from everybody else. */
  readonly baseCandidates: readonly SystemId[] | Hidden;
  readonly probeDeck: Cards;
  readonly probes: Cards;
  readonly probesBoxed: readonly CardId[];
  /** The probe cards hidden anywhere, the base's among them, known as a set; without those that follow. */
  readonly hiddenProbes: readonly CardId[];
  /** Probe cards that the Empire knows to lie, in an unknown order, in the places marked as planted. */
  readonly plantedProbes: readonly CardId[];
  readonly projectDeck: Cards;
  readonly projectDiscard: readonly CardId[];
  /** The projects hidden in the deck and with the Empire, known as a set. */
  readonly hiddenProjects: readonly CardId[];
  readonly objectives: Cards;
  readonly objectiveDeck: Cards;
  readonly objectivesPlayed: readonly CardId[];
  /** The objectives hidden in hand, deck and aside, known as a set. */
  readonly hiddenObjectives: readonly CardId[];
  readonly rerollUsed: boolean;
  readonly modifiers: readonly Modifier[];
  readonly delayed: readonly Delayed[];
  /** Left out: none; and so with those that follow. */
  readonly targets?: readonly TargetView[];
  readonly held?: readonly HeldView[];
  readonly objectivesInPlay?: readonly CardId[];
  readonly tacticDecks?: TacticDecksView;
  /** In games with cinematic combat alone. */
  readonly advancedTactics?: AdvancedTacticsView;
  readonly frames: readonly FrameView[];
  /** With Rise of the Empire alone. */
  readonly expansion?: ExpansionView;
  /** In solo games alone. */
  readonly solo?: SoloView;
}

/**
 * What a person or a spectator knows: cards seen and not lost from sight since, and what follows from them. Built by naming
 * what is shown; chance words and orders that nobody decided are never part of it.
 */
export interface View extends GameView<RebellionTypes>, Table {}
