import type { Seed } from "@sw/tabletop";
import { each, keysOf, type Shape } from "@sw/tabletop";
import type { Format } from "../army/list.ts";
import type { CardSide, Catalogue } from "../catalogue/entries.ts";
import { type Allegiance, RANKS, type Rank } from "../catalogue/words.ts";
import type { GameEntries } from "../state/box.ts";
import type { ActivationFrame, GameFrame } from "../state/frames.ts";
import type { Seat } from "../state/seats.ts";
import type { BattleKind, CardState, Ongoing, Phase, TableToken, UnitState } from "../state/state.ts";
import { TOKENS, type TokenKind } from "../state/tokens.ts";
import type { TableSpec, TerrainPiece } from "../table/documents.ts";
import type { Direction } from "../table/vectors.ts";

/** A unit: the id of its card, or more of it. Without a place it has not deployed. */
export type FieldedSpec = string | UnitSpec;

/** An upgrade card: its id, or more of how it lies. */
export type EquippedSpec = string | UpgradeSpec;

/** An upgrade card with how it lies: readied unless said otherwise, a double-sided one with side A faceup. */
export interface UpgradeSpec {
  readonly card: string;
  readonly state?: CardState;
  readonly side?: CardSide;
}

/** A counterpart with upgrades of its own. */
export interface CounterpartSpec {
  readonly counterpart: string;
  readonly upgrades: readonly EquippedSpec[];
}

/** A unit with what is special about it. */
export interface UnitSpec {
  readonly unit: string;
  readonly upgrades?: readonly EquippedSpec[];
  /** Its counterpart: by id where it has no upgrades. */
  readonly counterpart?: string | CounterpartSpec;
  /** Where its leader stands. */
  readonly at?: Spot;
  /** Where its front points, for all its miniatures. */
  readonly heading?: Direction;
  /** Where the other miniatures stand, in their order; close behind one another around the leader where nothing is said. */
  readonly others?: readonly Spot[];
  /** Wounds of each miniature, the leader's first. */
  readonly wounds?: readonly number[];
  /** How many miniatures are defeated, from the last one; or which, by their places. */
  readonly defeated?: number | readonly number[];
  /** The place of the miniature that leads it, where another than the first does. */
  readonly leader?: number;
  /** How many tokens it has of each kind. Kinds that are not mentioned: those that its keywords give it. */
  readonly tokens?: Partial<Record<TokenKind, number>>;
  /** Its order token: none by default, so that one of its rank is in the pool. */
  readonly order?: UnitState["order"];
  /** Whether it was issued an order this round: so if it has an order token, unless said otherwise. */
  readonly ordered?: boolean;
  readonly commander?: boolean;
  /** Whether it has a vehicle damage token. */
  readonly damaged?: boolean;
  /** Whether its wounds have reached its resilience already: so if it is damaged, unless said otherwise. */
  readonly reachedResilience?: boolean;
  /** Which of its defeated miniatures were so in this round, by their places: none unless said otherwise. */
  readonly fallen?: readonly number[];
  /** Wound tokens on its cards, by the id of the card. */
  readonly cardWounds?: Readonly<Record<string, number>>;
}

/** A place on the table; on the ground unless an elevation is given. */
export type Spot = readonly [x: number, y: number, z?: number];

/** A token on the battlefield, or carried by a unit; nobody's unless said otherwise. */
export interface TokenSpec extends Pick<TableToken, "kind" | "name"> {
  /** Where it lies, if nobody carries it. */
  readonly at?: Spot;
  readonly owner?: Seat;
  /** The unit that carries it, by id. */
  readonly holder?: string;
  readonly removed?: boolean;
  readonly face?: NonNullable<TableToken["face"]>;
}

/** How far an activation is that is not about to perform its first action. */
export type ActivationSpec = Partial<Pick<ActivationFrame, "done" | "marks" | "panicked" | "stage" | "drawn">>;

/** A player's side. */
export interface SideSpec {
  readonly units?: readonly FieldedSpec[];
  /** That of the first unit unless said otherwise. */
  readonly faction?: Allegiance;
  readonly battleForce?: string;
  /** Command cards in hand; Standing Orders alone unless said otherwise. */
  readonly hand?: readonly string[];
  /** Command cards in hand that all have seen. */
  readonly shownHand?: readonly string[];
  /** The one of them that lies facedown. */
  readonly chosen?: string;
  readonly revealed?: string;
  readonly discard?: readonly string[];
  readonly permanents?: readonly string[];
  /** Command cards that an effect has laid aside. */
  readonly laidAside?: readonly string[];
  /** The nominated unit, by id. */
  readonly nominated?: string;
  /** By default in the Activation Phase one token of its rank for each undefeated unit without one. */
  readonly orderPool?: Partial<Record<Rank, number>>;
  /** Order tokens held facedown on a command card, none of them in the pool. */
  readonly heldOrders?: readonly Rank[];
  readonly passPool?: number;
  readonly passed?: boolean;
  readonly points?: number;
  /** `near` for the first seat unless said otherwise. */
  readonly edge?: "near" | "far";
  /** Battle cards that are left in the decks. */
  readonly decks?: Partial<Record<BattleKind, readonly string[]>>;
  /** Battle cards of the decks that were discarded. */
  readonly decksDiscarded?: Partial<Record<BattleKind, readonly string[]>>;
  /** The pips of the command card revealed last: those of `revealed` unless said otherwise. */
  readonly lastPips?: number;
}

/** An objective of the mission, of the deck of the blue player unless an owner is named. */
export type ObjectiveSpec = string | { readonly card: string; readonly owner: Seat };

/** The cards of the mission, and what they keep count of. */
export interface MissionSpec {
  readonly primary?: ObjectiveSpec;
  readonly secondary?: ObjectiveSpec;
  readonly advantages?: Partial<Record<Seat, string>>;
  readonly counts?: Readonly<Record<string, number>>;
  /** Units with a token of the mission, by id, in the order they got it. */
  readonly marked?: readonly string[];
}

/**
 * A situation on the table in a few lines; what is left out is empty, or as an ordinary second round has it. Lengths are
 * millimetres throughout; only `table` and `terrain` are documents (`parseTable`), whose lengths are hundredths of these.
 */
export interface Scenario {
  readonly table?: TableSpec;
  /** Terrain that was put down after the game began. */
  readonly terrain?: readonly TerrainPiece[];
  readonly format?: Format;
  readonly "player-1"?: SideSpec;
  readonly "player-2"?: SideSpec;
  readonly mission?: MissionSpec;
  readonly tokens?: readonly TokenSpec[];
  /** Keywords that last, on units by id. */
  readonly ongoing?: readonly (Omit<Ongoing, "unit" | "about" | "attack"> & {
    readonly unit: string;
    readonly about?: string;
  })[];
  readonly round?: number;
  readonly phase?: Phase;
  /** The first seat unless said otherwise. */
  readonly blue?: Seat;
  /** The blue player unless said otherwise. */
  readonly priority?: Seat;
  /** Whose turn it is in the Activation Phase: the player with priority unless said otherwise. */
  readonly active?: Seat;
  /** The unit in the middle of its activation, about to perform actions, by id. */
  readonly activating?: string;
  /** Actions that it has left: two by default, one if it is suppressed, none if it is panicked. */
  readonly actions?: number;
  /** What has happened in the activation; nothing unless said. */
  readonly activation?: ActivationSpec;
  /** What lies on the stack above that. */
  readonly frames?: readonly GameFrame[];
  readonly seed?: Seed;
  /** Other cards than the published ones; compiled once for all scenarios with the same objects. */
  readonly catalogue?: Catalogue;
  /** What keywords and cards do, by id; left out: those of this package. As `createGame` takes them: `{ ...KEYWORDS, mine }`. */
  readonly keywords?: GameEntries["keywords"];
  readonly battle?: GameEntries["battle"];
  readonly commands?: GameEntries["commands"];
  readonly upgrades?: GameEntries["upgrades"];
  readonly forces?: GameEntries["forces"];
}

const EQUIPPED: Shape = keysOf<UpgradeSpec>({ card: "any", state: "any", side: "any" });

const UNIT: Shape = keysOf<UnitSpec>({
  unit: "any",
  upgrades: EQUIPPED,
  counterpart: keysOf<CounterpartSpec>({ counterpart: "any", upgrades: EQUIPPED }),
  at: "any",
  heading: "any",
  others: "any",
  wounds: "any",
  defeated: "any",
  leader: "any",
  tokens: keysOf<Record<TokenKind, number>>(anyOf(TOKENS)),
  order: "any",
  ordered: "any",
  commander: "any",
  damaged: "any",
  reachedResilience: "any",
  fallen: "any",
  cardWounds: "any",
});

const RANKED: Shape = keysOf<Record<Rank, number>>(anyOf(RANKS));
const DECKS: Shape = keysOf<Record<BattleKind, readonly string[]>>({
  primary: "any",
  secondary: "any",
  advantage: "any",
});

const SIDE: Shape = keysOf<SideSpec>({
  units: UNIT,
  faction: "any",
  battleForce: "any",
  hand: "any",
  shownHand: "any",
  chosen: "any",
  revealed: "any",
  discard: "any",
  permanents: "any",
  laidAside: "any",
  nominated: "any",
  orderPool: RANKED,
  heldOrders: "any",
  passPool: "any",
  passed: "any",
  points: "any",
  edge: "any",
  decks: DECKS,
  decksDiscarded: DECKS,
  lastPips: "any",
});

const OBJECTIVE: Shape = keysOf<Extract<ObjectiveSpec, object>>({ card: "any", owner: "any" });

/** The keys that scenarios have. */
export const SCENARIO: Shape = keysOf<Scenario>({
  table: keysOf<TableSpec>({ profile: "any", battlefield: "any", options: "any", terrain: "any" }),
  terrain: "any",
  format: "any",
  "player-1": SIDE,
  "player-2": SIDE,
  mission: keysOf<MissionSpec>({
    primary: OBJECTIVE,
    secondary: OBJECTIVE,
    advantages: keysOf<Record<Seat, string>>({ "player-1": "any", "player-2": "any" }),
    counts: "any",
    marked: "any",
  }),
  tokens: keysOf<TokenSpec>({
    kind: "any",
    name: "any",
    at: "any",
    owner: "any",
    holder: "any",
    removed: "any",
    face: keysOf<NonNullable<TokenSpec["face"]>>({ card: "any", shows: "any", turned: "any" }),
  }),
  ongoing: each(
    keysOf<Omit<Ongoing, "attack">>({ unit: "any", keyword: "any", value: "any", until: "any", about: "any" }),
  ),
  round: "any",
  phase: "any",
  blue: "any",
  priority: "any",
  active: "any",
  activating: "any",
  actions: "any",
  activation: keysOf<ActivationSpec>({ done: "any", marks: "any", panicked: "any", stage: "any", drawn: "any" }),
  frames: "any",
  seed: "any",
  catalogue: "any",
  keywords: "any",
  battle: "any",
  commands: "any",
  upgrades: "any",
  forces: "any",
});

/** Each of these names as a key. */
function anyOf<Name extends string>(names: readonly Name[]): Record<Name, Shape> {
  return Object.fromEntries(names.map((name) => [name, "any"])) as Record<Name, Shape>;
}
