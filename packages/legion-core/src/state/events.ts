import type { Cause as AnyCause, Outcome, Seen } from "@sw/tabletop";
import type { CardSide } from "../catalogue/entries.ts";
import type { Rank } from "../catalogue/words.ts";
import type { RuleId } from "../rules/ids.ts";
import type { CoverKind } from "../table/documents.ts";
import type { Direction, Point3 } from "../table/vectors.ts";
import type { Modification } from "./actions.ts";
import type { Seat, Viewer } from "./seats.ts";
import type { CardState, Phase, UnitState } from "./state.ts";
import type { TokenKind } from "./tokens.ts";

/**
 * The rule that made something happen, with the card, keyword or token behind it. The latter is null if there is none.
 */
export type Cause = AnyCause<RuleId>;

/** A command card by id, with the viewers who may know it. */
export type SeenCard = Seen<string, Viewer>;

/** A keyword that a unit has for a limited time, with the other unit that the keyword concerns, if there is one. */
export interface Lasting {
  readonly unit: string;
  readonly keyword: string;
  readonly value: number;
  readonly about?: string;
}

/** The body of an event. Units and miniatures are given by id, lengths in 1/100 mm. */
export type EventBody =
  | { readonly type: "blue-player-rolled"; readonly seat: Seat; readonly rolls: readonly (readonly string[])[] }
  | { readonly type: "battle-card-revealed"; readonly seat: Seat; readonly deck: string; readonly card: string }
  | { readonly type: "battle-card-discarded"; readonly seat: Seat; readonly deck: string; readonly card: string }
  | { readonly type: "edge-chosen"; readonly seat: Seat; readonly edge: "near" | "far" }
  | { readonly type: "token-placed"; readonly token: string; readonly to: Point3 }
  | { readonly type: "token-claimed"; readonly token: string; readonly unit: string }
  | { readonly type: "token-removed"; readonly token: string }
  /** A facedown token was turned up, with the keyword that it shows. */
  | { readonly type: "token-turned"; readonly token: string; readonly keyword: string }
  /** Dice were rolled for a token on the battlefield. */
  | {
      readonly type: "token-rolled";
      readonly token: string;
      readonly dice: readonly string[];
      readonly faces: readonly string[];
    }
  /** The total of wounds now on a token on the battlefield. */
  | { readonly type: "token-wounded"; readonly token: string; readonly total: number }
  | { readonly type: "barricade-placed"; readonly seat: Seat; readonly piece: string }
  | { readonly type: "unit-marked"; readonly unit: string }
  | ({ readonly type: "ongoing-began" } & Lasting)
  | ({ readonly type: "ongoing-ended" } & Lasting)
  | { readonly type: "mission-modified"; readonly seat: Seat; readonly modification: Modification }
  | { readonly type: "round-started"; readonly round: number }
  | { readonly type: "phase-started"; readonly phase: Phase }
  | { readonly type: "command-chosen"; readonly seat: Seat; readonly card: SeenCard | null }
  | { readonly type: "command-revealed"; readonly seat: Seat; readonly card: string | null }
  | { readonly type: "command-divulged"; readonly seat: Seat; readonly card: string }
  | { readonly type: "command-used"; readonly seat: Seat; readonly card: string }
  | { readonly type: "command-discarded"; readonly seat: Seat; readonly card: string }
  /** A revealed or divulged card stays in play. */
  | { readonly type: "command-kept"; readonly seat: Seat; readonly card: string }
  | { readonly type: "command-returned"; readonly seat: Seat; readonly card: string }
  | { readonly type: "command-laid-aside"; readonly seat: Seat; readonly card: string }
  | { readonly type: "priority-settled"; readonly seat: Seat; readonly roll: string | null }
  | { readonly type: "unit-nominated"; readonly seat: Seat; readonly unit: string }
  | { readonly type: "order-issued"; readonly unit: string }
  | { readonly type: "order-turned"; readonly unit: string }
  /** The order token of a unit goes back to the order pool. */
  | { readonly type: "order-returned"; readonly unit: string }
  | { readonly type: "order-pool-changed"; readonly seat: Seat; readonly tokens: Readonly<Record<Rank, number>> }
  /** The number of facedown order tokens now on a command card. */
  | { readonly type: "orders-held"; readonly seat: Seat; readonly tokens: number }
  | { readonly type: "pass-pool-changed"; readonly seat: Seat; readonly tokens: number }
  | { readonly type: "order-drawn"; readonly seat: Seat; readonly rank: Rank; readonly matched: boolean }
  | { readonly type: "passed"; readonly seat: Seat }
  | { readonly type: "unit-activated"; readonly unit: string }
  /** The order token that the unit has now. */
  | { readonly type: "activation-ended"; readonly unit: string; readonly order: UnitState["order"] }
  | {
      readonly type: "dice-rolled";
      readonly unit: string;
      readonly dice: readonly string[];
      readonly faces: readonly string[];
    }
  | { readonly type: "tokens-gained"; readonly unit: string; readonly token: TokenKind; readonly amount: number }
  | { readonly type: "tokens-lost"; readonly unit: string; readonly token: TokenKind; readonly amount: number }
  /** The number of green tokens of one kind now on a command card. */
  | {
      readonly type: "card-tokens-changed";
      readonly seat: Seat;
      readonly card: string;
      readonly token: TokenKind;
      readonly left: number;
    }
  | { readonly type: "unit-panicked"; readonly unit: string }
  | { readonly type: "action-performed"; readonly unit: string; readonly action: string; readonly free: boolean }
  | { readonly type: "side-chosen"; readonly unit: string; readonly card: string; readonly side: CardSide }
  | { readonly type: "card-turned"; readonly unit: string; readonly card: string; readonly state: CardState }
  | { readonly type: "unit-moved"; readonly unit: string; readonly miniatures: readonly PlacedMiniature[] }
  | { readonly type: "unit-deployed"; readonly unit: string; readonly miniatures: readonly PlacedMiniature[] }
  | { readonly type: "actions-lost"; readonly unit: string }
  | {
      readonly type: "attack-declared";
      readonly unit: string;
      readonly defender: string;
      readonly dice: readonly number[];
    }
  /** In an attack, a player used a token, keyword or guardian. `choice` has the name that `legalActions` uses. */
  | {
      readonly type: "pool-chosen";
      readonly seat: Seat;
      readonly unit: string;
      readonly choice: string;
    }
  /** The cover that applies in an attack, its number of dice, and how many of these count as blocks without a roll. */
  | {
      readonly type: "cover-found";
      readonly unit: string;
      readonly defender: string;
      readonly cover: CoverKind;
      readonly dice: number;
      readonly sure: number;
      readonly keywords: readonly string[];
    }
  /**
   * How a step of an attack changed its results, except through a guardian. `keywords` lists those that applied in the
   * step; the cause is the token or keyword responsible, if there is one.
   */
  | {
      readonly type: "results-changed";
      readonly unit: string;
      readonly defender: string;
      readonly was: PoolResults;
      readonly now: PoolResults;
      readonly keywords: readonly string[];
    }
  | { readonly type: "pool-resolved"; readonly unit: string; readonly defender: string; readonly wounds: number }
  | { readonly type: "unit-wounded"; readonly miniature: string; readonly wounds: number }
  | { readonly type: "miniature-defeated"; readonly miniature: string }
  | { readonly type: "leader-replaced"; readonly unit: string; readonly miniature: string }
  | {
      readonly type: "leader-kept";
      readonly unit: string;
      readonly miniature: string;
      /** The miniature defeated instead of the leader, and the wound tokens that the leader has now. */
      readonly instead: string;
      readonly wounds: number;
    }
  | { readonly type: "unit-defeated"; readonly unit: string }
  | { readonly type: "vehicle-damaged"; readonly unit: string }
  | { readonly type: "vehicle-repaired"; readonly unit: string }
  | { readonly type: "unit-healed"; readonly miniature: string; readonly wounds: number }
  | { readonly type: "unit-restored"; readonly unit: string; readonly miniatures: readonly PlacedMiniature[] }
  | { readonly type: "card-wounded"; readonly unit: string; readonly card: string }
  | { readonly type: "unit-promoted"; readonly unit: string }
  | { readonly type: "points-scored"; readonly seat: Seat; readonly points: number; readonly total: number }
  | { readonly type: "game-ended"; readonly outcome: Outcome<Seat> };

/** The results of the attack dice and of the defense dice. */
export interface PoolResults {
  readonly surges: number;
  readonly hits: number;
  readonly criticals: number;
  readonly defenseSurges: number;
  readonly blocks: number;
}

/** The new position of a miniature and the direction of its front. */
export interface PlacedMiniature extends Point3 {
  readonly id: string;
  readonly heading: Direction;
}

/** An event together with its cause. */
export type Event = EventBody & Cause;
