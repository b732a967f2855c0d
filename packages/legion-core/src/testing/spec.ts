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

/** A unit: the id of its card, or a specification with details. Without a position it has not deployed. */
export type FieldedSpec = string | UnitSpec;

/** An upgrade card: its id, or a specification with its state. */
export type EquippedSpec = string | UpgradeSpec;

/** An upgrade card and its state. Defaults to readied, and to side A faceup for double-sided cards. */
export interface UpgradeSpec {
  readonly card: string;
  readonly state?: CardState;
  readonly side?: CardSide;
}

/** A counterpart with its own upgrades. */
export interface CounterpartSpec {
  readonly counterpart: string;
  readonly upgrades: readonly EquippedSpec[];
}

/** A unit and all its differences from the defaults. */
export interface UnitSpec {
  readonly unit: string;
  readonly upgrades?: readonly EquippedSpec[];
  /** The unit's counterpart, given by id if it has no upgrades. Defaults to none. */
  readonly counterpart?: string | CounterpartSpec;
  /** The position of the unit's leader. Defaults to undeployed. */
  readonly at?: Spot;
  /** The direction of the front of all miniatures of the unit. */
  readonly heading?: Direction;
  /** The positions of the unit's other miniatures, in order. Defaults to places close together around the leader. */
  readonly others?: readonly Spot[];
  /** The wounds of each miniature, the leader's first. Defaults to none. */
  readonly wounds?: readonly number[];
  /** How many miniatures are defeated, counted from the last, or which ones by index. Defaults to none. */
  readonly defeated?: number | readonly number[];
  /** The index of the miniature that leads it. Defaults to the first. */
  readonly leader?: number;
  /** The number of tokens of each kind. Defaults to those that its keywords give it, for each kind separately. */
  readonly tokens?: Partial<Record<TokenKind, number>>;
  /** The unit's order token. Defaults to none, so that the pool contains one of its rank. */
  readonly order?: UnitState["order"];
  /** Whether the unit was issued an order this round. Defaults to whether it has an order token. */
  readonly ordered?: boolean;
  readonly commander?: boolean;
  /** Whether the unit has a vehicle damage token. Defaults to false. */
  readonly damaged?: boolean;
  /** Whether the unit's wounds have reached its resilience. Defaults to whether it is damaged. */
  readonly reachedResilience?: boolean;
  /** The indexes of miniatures that were defeated this round. Defaults to none. */
  readonly fallen?: readonly number[];
  /** Wound tokens on its cards, by card id. Defaults to none. */
  readonly cardWounds?: Readonly<Record<string, number>>;
}

/** A position on the table. The elevation defaults to the ground. */
export type Spot = readonly [x: number, y: number, z?: number];

/** A token on the battlefield or carried by a unit. It has no owner by default. */
export interface TokenSpec extends Pick<TableToken, "kind" | "name"> {
  /** The token's position, if no unit carries it. */
  readonly at?: Spot;
  readonly owner?: Seat;
  /** The unit that carries the token, by id. Defaults to none. */
  readonly holder?: string;
  readonly removed?: boolean;
  readonly face?: NonNullable<TableToken["face"]>;
}

/** The progress of an activation that is not about to perform its first action. */
export type ActivationSpec = Partial<Pick<ActivationFrame, "done" | "marks" | "panicked" | "stage" | "drawn">>;

/** The side of one player. */
export interface SideSpec {
  readonly units?: readonly FieldedSpec[];
  /** The faction. Defaults to that of the first unit. */
  readonly faction?: Allegiance;
  readonly battleForce?: string;
  /** Command cards in hand. Defaults to Standing Orders only. */
  readonly hand?: readonly string[];
  /** Command cards in hand that all players have seen. Defaults to none. */
  readonly shownHand?: readonly string[];
  /** The card of the hand that was chosen and is facedown. Defaults to none. */
  readonly chosen?: string;
  readonly revealed?: string;
  readonly discard?: readonly string[];
  readonly permanents?: readonly string[];
  /** Command cards that an effect has set aside. Defaults to none. */
  readonly laidAside?: readonly string[];
  /** The nominated unit, by id. Defaults to none. */
  readonly nominated?: string;
  /**
   * The order pool. In the Activation Phase it defaults to one token for each undefeated unit without an order token.
   */
  readonly orderPool?: Partial<Record<Rank, number>>;
  /** Order tokens held facedown on a command card, which are not in the pool. Defaults to none. */
  readonly heldOrders?: readonly Rank[];
  readonly passPool?: number;
  readonly passed?: boolean;
  readonly points?: number;
  /** The long edge of the side. Defaults to `near` for the first seat and `far` for the second. */
  readonly edge?: "near" | "far";
  /** Battle cards left in the decks. */
  readonly decks?: Partial<Record<BattleKind, readonly string[]>>;
  /** Battle cards discarded from the decks. */
  readonly decksDiscarded?: Partial<Record<BattleKind, readonly string[]>>;
  /** The pips of the command card revealed most recently. Defaults to those of `revealed`. */
  readonly lastPips?: number;
}

/** An objective of the mission, by its card. Its owner defaults to the blue player. */
export type ObjectiveSpec = string | { readonly card: string; readonly owner: Seat };

/** The cards of the mission, with its counters. */
export interface MissionSpec {
  readonly primary?: ObjectiveSpec;
  readonly secondary?: ObjectiveSpec;
  readonly advantages?: Partial<Record<Seat, string>>;
  readonly counts?: Readonly<Record<string, number>>;
  /** Units with a token of the mission, by id, in the order in which they gained it. Defaults to none. */
  readonly marked?: readonly string[];
}

/**
 * A situation on the table, described briefly. Omitted parts are empty, or as in an ordinary second round. Lengths are
 * in millimetres, except in `table` and `terrain`, which are documents (`parseTable`) with lengths in 1/100 mm.
 */
export interface Scenario {
  readonly table?: TableSpec;
  /** Terrain placed after the game began. Defaults to none. */
  readonly terrain?: readonly TerrainPiece[];
  readonly format?: Format;
  readonly "player-1"?: SideSpec;
  readonly "player-2"?: SideSpec;
  readonly mission?: MissionSpec;
  readonly tokens?: readonly TokenSpec[];
  /** Lasting keywords on units, which are given by id. Defaults to none. */
  readonly ongoing?: readonly (Omit<Ongoing, "unit" | "about" | "attack"> & {
    readonly unit: string;
    readonly about?: string;
  })[];
  readonly round?: number;
  readonly phase?: Phase;
  /** The blue player. Defaults to the first seat. */
  readonly blue?: Seat;
  /** The player with priority. Defaults to the blue player. */
  readonly priority?: Seat;
  /** The player whose turn it is in the Activation Phase. Defaults to the player with priority. */
  readonly active?: Seat;
  /** The unit that is being activated and is about to perform actions, by id. Defaults to none. */
  readonly activating?: string;
  /**
   * The number of actions that this unit has left. Defaults to two, one if it is suppressed or none if it is panicked.
   */
  readonly actions?: number;
  /** The earlier events of the activation. Defaults to none. */
  readonly activation?: ActivationSpec;
  /** Frames on top of the stack, above those of the phase and activation. Defaults to none. */
  readonly frames?: readonly GameFrame[];
  readonly seed?: Seed;
  /** The catalogue, compiled once for all scenarios with the same objects. Defaults to the published one. */
  readonly catalogue?: Catalogue;
  /**
   * The effects of keywords and cards, by id, as in `createGame`: `{ ...KEYWORDS, mine }`. Defaults to those of this
   * package.
   */
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

/** The keys allowed in scenarios. */
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

/** Returns a shape with each of these names as a key. */
function anyOf<Name extends string>(names: readonly Name[]): Record<Name, Shape> {
  return Object.fromEntries(names.map((name) => [name, "any"])) as Record<Name, Shape>;
}
