import type { Format } from "../army/list.ts";
import type { CardSide, Catalogue } from "../catalogue/entries.ts";
import type { Allegiance, Rank } from "../catalogue/words.ts";
import type { GameFrame } from "../state/frames.ts";
import type { GameKeywords } from "../state/hooks/keyword.ts";
import type { Seat } from "../state/seats.ts";
import type { CardState, Ongoing, Phase, TableToken, UnitState } from "../state/state.ts";
import type { TokenKind } from "../state/tokens.ts";
import type { TableSpec, TerrainPiece } from "../table/documents.ts";
import type { Direction } from "../table/vectors.ts";

/** A unit: the id of its card, or more of it. Without a place it has not deployed. */
export type FieldedSpec = string | UnitSpec;

/** A unit with what is special about it; lengths in millimetres. */
export interface UnitSpec {
  readonly unit: string;
  readonly upgrades?: readonly string[];
  /** Its counterpart, without upgrades. */
  readonly counterpart?: string;
  /** Where its leader stands. */
  readonly at?: Spot;
  /** Where its front points, for all its miniatures. */
  readonly heading?: Direction;
  /** Where the other miniatures stand, in their order; close behind one another around the leader where nothing is said. */
  readonly others?: readonly Spot[];
  /** Wounds of each miniature, the leader's first. */
  readonly wounds?: readonly number[];
  /** How many miniatures are defeated, from the last one. */
  readonly defeated?: number;
  readonly tokens?: Partial<Record<TokenKind, number>>;
  /** Its order token: none by default, so that one of its rank is in the pool. */
  readonly order?: UnitState["order"];
  readonly commander?: boolean;
  /** Whether it has a vehicle damage token. */
  readonly damaged?: boolean;
  /** Whether its wounds have reached its resilience already: so if it is damaged, unless said otherwise. */
  readonly reachedResilience?: boolean;
  /** Which of its defeated miniatures were so in this round, by their places: none unless said otherwise. */
  readonly fallen?: readonly number[];
  /** Wound tokens on its cards, by the id of the card. */
  readonly cardWounds?: Readonly<Record<string, number>>;
  /** States of its upgrade cards, in their order. */
  readonly cards?: readonly CardState[];
  /** Sides of its double-sided upgrade cards, by the place of the card: A unless said otherwise. */
  readonly sides?: readonly (CardSide | null)[];
}

/** A place on the table in millimetres; on the ground unless an elevation is given. */
export type Spot = readonly [x: number, y: number, z?: number];

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
  readonly decks?: Partial<Record<"primary" | "secondary" | "advantage", readonly string[]>>;
}

/** The cards of the mission; objectives come from the deck of the blue player. */
export interface MissionSpec {
  readonly primary?: string;
  readonly secondary?: string;
  readonly advantages?: Partial<Record<Seat, string>>;
  readonly counts?: Readonly<Record<string, number>>;
}

/** A situation on the table in a few lines; what is left out is empty, or as an ordinary second round has it. */
export interface Scenario {
  readonly table?: TableSpec;
  /** Terrain that was put down after the game began. */
  readonly terrain?: readonly TerrainPiece[];
  readonly format?: Format;
  readonly "player-1"?: SideSpec;
  readonly "player-2"?: SideSpec;
  readonly mission?: MissionSpec;
  readonly tokens?: readonly (Pick<TableToken, "kind" | "name"> & Partial<TableToken>)[];
  /** Keywords that last, on units by id. */
  readonly ongoing?: readonly (Omit<Ongoing, "unit" | "about"> & { readonly unit: string; readonly about?: string })[];
  readonly round?: number;
  readonly phase?: Phase;
  /** The first seat unless said otherwise. */
  readonly blue?: Seat;
  /** The blue player unless said otherwise. */
  readonly priority?: Seat;
  /** Whose turn it is in the Activation Phase: the player with priority unless said otherwise. */
  readonly turn?: Seat;
  /** The unit in the middle of its activation, about to perform actions, by id. */
  readonly activating?: string;
  /** Actions that it has left: two unless said otherwise. */
  readonly actions?: number;
  /** What lies on the stack above that. */
  readonly frames?: readonly GameFrame[];
  readonly seed?: string | number;
  /** Other cards and keywords than the published ones. */
  readonly catalogue?: Catalogue;
  readonly keywords?: GameKeywords;
}
