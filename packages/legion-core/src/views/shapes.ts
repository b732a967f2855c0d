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

/** The game as somebody sees it: units, miniatures and cards go by id, lengths are 1/100 mm. */
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
  /** What is half done: public throughout, units and cards by number as in states. */
  readonly frames: readonly GameFrame[];
}

/**
 * What a player or a spectator knows. The table is public; hidden are command hands (leg.info.hand-secret), the command card
 * chosen until both are revealed, battle decks as far as they have not come to light, and chance.
 */
export interface View extends GameView<LegionTypes>, Table {}

/** What the players brought, their cards as far as the viewer may know them. */
export interface ConfigView {
  readonly table: Config["table"];
  readonly armies: readonly [ArmyView, ArmyView];
  readonly heights?: Readonly<Record<string, number>>;
}

/** An army; its owner alone knows which cards it brought. */
export interface ArmyView extends Omit<ArmyList, "commandHand" | "battleDeck"> {
  readonly commandHand: readonly string[] | Hidden;
  readonly battleDeck: BattleDeck | Hidden;
}

/** One side of the table. */
export interface SideView {
  readonly hand: PileView<string>;
  /** The card chosen facedown, which still counts among the hand; null if there is none. */
  readonly chosen: string | Hidden | null;
  readonly revealed: string | null;
  /** The pips of the command card revealed last; null before the first. */
  readonly lastPips: number | null;
  readonly discard: readonly string[];
  /** Command cards that stay in play. */
  readonly permanents: readonly string[];
  /** Command cards that an effect has laid aside, once one has. */
  readonly laidAside?: readonly string[];
  readonly nominated: string | null;
  /** For others than its player those that are held count among them, as all know what these are together. */
  readonly orderPool: Readonly<Record<Rank, number>>;
  /** Order tokens that lie facedown on a command card, once some have lain there. */
  readonly heldOrders?: readonly (Rank | Hidden)[];
  readonly passPool: number;
  readonly passed: boolean;
  readonly points: number;
  readonly edge: "near" | "far" | null;
  readonly decks: Readonly<Record<BattleKind, BattlePileView>>;
}

/** A deck of battle cards with its discards. */
export interface BattlePileView {
  readonly deck: PileView<string>;
  readonly discard: readonly string[];
}

/** The mission; all of it is public. */
export interface MissionView {
  readonly primary: OwnedCardView | null;
  readonly secondary: OwnedCardView | null;
  readonly advantages: Readonly<Record<Seat, string | null>>;
  readonly counts: MissionState["counts"];
  readonly marked: readonly string[];
}

/** A battle card and whose deck it came from. */
export interface OwnedCardView {
  readonly card: string;
  readonly owner: Seat;
}

/** A unit; all of it is public. */
export interface UnitView
  extends Pick<
    UnitState,
    "order" | "ordered" | "commander" | "damaged" | "reachedResilience" | "fallen" | "cardWounds" | "holds"
  > {
  readonly id: string;
  readonly owner: Seat;
  /** Its unit card. */
  readonly unit: string;
  /** Its leader among the miniatures. */
  readonly leader: string;
  readonly miniatures: readonly MiniatureView[];
  readonly tokens: Readonly<Record<TokenKind, number>>;
  readonly cards: readonly CardView[];
}

/** An upgrade card of a unit: how it lies, and which of its sides counts if it has two. */
export interface CardView {
  readonly card: string;
  readonly state: CardState;
  readonly side: CardSide | null;
}

/** A miniature, and the card it came with. */
export interface MiniatureView extends MiniatureState {
  readonly id: string;
  readonly card: string;
}

/** A token on the battlefield, or held by a unit. */
export interface TableTokenView extends Omit<TableToken, "owner" | "holder" | "face"> {
  readonly owner: Seat | null;
  readonly holder: string | null;
  /** What it shows, if it is put down facedown: hidden from all but its owner until it is turned up. */
  readonly face?: Omit<TokenFace, "shows"> & { readonly shows: string | Hidden };
}

/** Something that lasts. */
export interface OngoingView extends Omit<Ongoing, "unit" | "about"> {
  readonly unit: string;
  readonly about?: string;
}
