import type { GameView, Hidden, PileView } from "@sw/tabletop";
import type { ArmyList, BattleDeck } from "../army/list.ts";
import type { CardSide } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import type { LegionTypes } from "../game.ts";
import type { Config } from "../state/config.ts";
import type { GameFrame } from "../state/frames.ts";
import type { Seat } from "../state/seats.ts";
import type {
  BattleKind,
  CardState,
  MiniatureState,
  MissionState,
  Ongoing,
  Phase,
  State,
  TableToken,
  TokenFace,
  UnitState,
} from "../state/state.ts";
import type { TokenKind } from "../state/tokens.ts";

/** The game as a viewer sees it. Units, miniatures and cards are given by id, lengths in 1/100 mm. */
export interface Table extends Omit<GameView<LegionTypes>, "viewer" | "decision"> {
  readonly config: ConfigView;
  readonly round: number;
  readonly phase: Phase;
  readonly blue: Seat | null;
  readonly priority: Seat | null;
  readonly sides: Readonly<Record<Seat, SideView>>;
  readonly mission: MissionView;
  readonly units: readonly UnitView[];
  readonly tokens: readonly TableTokenView[];
  readonly terrain: State["terrain"];
  readonly ongoing: readonly OngoingView[];
  /** The frames on the stack, all public. Units and cards are numbers as in states. */
  readonly frames: readonly GameFrame[];
}

/**
 * What a player or spectator knows. The table is public. Hidden are command hands (leg.info.hand-secret), the chosen
 * command cards until both are revealed, the battle cards not yet shown, and chance.
 */
export interface View extends GameView<LegionTypes>, Table {}

/** The armies of the players, with the cards that the viewer may know. */
export interface ConfigView {
  readonly table: Config["table"];
  readonly armies: readonly [ArmyView, ArmyView];
  readonly heights?: Readonly<Record<string, number>>;
}

/** An army. Only its owner knows which cards it brought. */
export interface ArmyView extends Omit<ArmyList, "commandHand" | "battleDeck"> {
  readonly commandHand: readonly string[] | Hidden;
  readonly battleDeck: BattleDeck | Hidden;
}

/** One side of the table, as a viewer sees it. */
export interface SideView {
  readonly hand: PileView<string>;
  /** The card chosen facedown, which still counts as part of the hand, or null if there is none. */
  readonly chosen: string | Hidden | null;
  readonly revealed: string | null;
  /** The pips of the command card revealed most recently, or null before the first. */
  readonly lastPips: number | null;
  readonly discard: readonly string[];
  /** Command cards that stay in play. */
  readonly permanents: readonly string[];
  /** Command cards that an effect has set aside. Absent if there are none. */
  readonly laidAside?: readonly string[];
  readonly nominated: string | null;
  /**
   * The order tokens in the pool, by rank. For other players it also includes the held ones, because only the total is
   * public.
   */
  readonly orderPool: Readonly<Record<Rank, number>>;
  /** Order tokens held facedown on a command card. Absent until an effect holds some. */
  readonly heldOrders?: readonly (Rank | Hidden)[];
  readonly passPool: number;
  readonly passed: boolean;
  readonly points: number;
  readonly edge: "near" | "far" | null;
  readonly decks: Readonly<Record<BattleKind, BattlePileView>>;
}

/** A deck of battle cards with its discards, as a viewer sees it. */
export interface BattlePileView {
  readonly deck: PileView<string>;
  readonly discard: readonly string[];
}

/** The mission, which is public. */
export interface MissionView {
  readonly primary: OwnedCardView | null;
  readonly secondary: OwnedCardView | null;
  readonly advantages: Readonly<Record<Seat, string | null>>;
  readonly counts: MissionState["counts"];
  readonly marked: readonly string[];
}

/** A battle card, with the player from whose deck it came. */
export interface OwnedCardView {
  readonly card: string;
  readonly owner: Seat;
}

/** A unit, which is public. */
export interface UnitView
  extends Pick<
    UnitState,
    "order" | "ordered" | "commander" | "damaged" | "reachedResilience" | "fallen" | "cardWounds" | "holds"
  > {
  readonly id: string;
  readonly owner: Seat;
  /** The id of the unit card. */
  readonly unit: string;
  /** The id of the leader among the miniatures. */
  readonly leader: string;
  readonly miniatures: readonly MiniatureView[];
  readonly tokens: Readonly<Record<TokenKind, number>>;
  readonly cards: readonly CardView[];
}

/** An upgrade card of a unit, with its state and its active side if it has two. */
export interface CardView {
  readonly card: string;
  readonly state: CardState;
  readonly side: CardSide | null;
}

/** A miniature, with the card that added it. */
export interface MiniatureView extends MiniatureState {
  readonly id: string;
  readonly card: string;
}

/** A token on the battlefield or held by a unit, as a viewer sees it. */
export interface TableTokenView extends Omit<TableToken, "owner" | "holder" | "face"> {
  readonly owner: Seat | null;
  readonly holder: string | null;
  /** The hidden side of a facedown token, hidden from all except its owner until it is turned up. */
  readonly face?: Omit<TokenFace, "shows"> & { readonly shows: string | Hidden };
}

/** A lasting effect. */
export interface OngoingView extends Omit<Ongoing, "unit" | "about"> {
  readonly unit: string;
  readonly about?: string;
}
