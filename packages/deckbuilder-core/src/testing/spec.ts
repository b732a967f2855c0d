import type { Seed } from "@sw/tabletop";
import { each, keysOf, type Shape } from "@sw/tabletop";
import type { Catalogue } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import type { Config } from "../state/config.ts";
import type { GameFrame, PhaseFrame } from "../state/frames.ts";
import type { PieceParts } from "../state/pieces.ts";
import type { Seat, Viewer } from "../state/seats.ts";
import type { BaseInPlay, Delayed } from "../state/state.ts";

/** A piece in play: the name of its card, or an object with its card and state. */
export type PieceSpec = CardRef | ({ readonly card: CardRef } & Partial<Omit<PieceParts, "card" | "id">>);

/** A card of a pile, by name or with the viewers who have seen it besides its owner. */
export type HeldCard = CardRef | { readonly card: CardRef; readonly seenBy: readonly Viewer[] };

/** Part of an ability that is delayed to a later moment of the turn. */
export interface DelayedSpec extends Partial<Pick<Delayed, "self" | "bound" | "triggering">> {
  readonly card: CardRef;
  readonly at: Delayed["at"];
}

/**
 * One side of the table. Omitted zones default to empty, the base to the undamaged starting base, and the deck to the
 * remaining starter cards.
 */
export interface SideSpec {
  readonly base?: CardRef | null | ({ readonly card: CardRef } & Partial<Omit<BaseInPlay, "card">>);
  /**
   * Facedown bases. Defaults to all that are in no other pile, or to none if `boxed` is given or bases are being
   * chosen.
   */
  readonly bases?: readonly CardRef[];
  /** Bases in the box. Defaults to all bases that are named nowhere else. */
  readonly boxed?: readonly CardRef[];
  readonly victory?: readonly CardRef[];
  /** Cards in hand, known only to the owner unless `seenBy` says more. Defaults to none. */
  readonly hand?: readonly HeldCard[];
  /** Cards of the hand that everyone has seen, in addition to `hand`. Defaults to none. */
  readonly shownHand?: readonly CardRef[];
  /** The deck, shuffled. Defaults to the starters that are in no other zone. */
  readonly deck?: readonly CardRef[];
  /** Cards on top of the deck in this order, known to everyone unless `seenBy` says less. Defaults to none. */
  readonly deckTop?: readonly HeldCard[];
  /** The discard pile. Defaults to the starters in no other zone if `deck` is given, otherwise to none. */
  readonly discard?: readonly CardRef[];
  readonly play?: readonly PieceSpec[];
}

/** A situation at the table, described in a few lines. */
export interface Scenario {
  readonly config?: Partial<Config>;
  readonly active?: Seat;
  readonly turn?: number;
  /** The Force marker's space, from -3 (dark end) to 3 (light end). Defaults to 0. */
  readonly force?: number;
  readonly resources?: number;
  /** Slots from the left. Null leaves a slot empty; missing slots default to neutral cards. */
  readonly row?: readonly (CardRef | null)[];
  /** Exiled cards. Cards that end up in no zone are exiled too. */
  readonly exiled?: readonly CardRef[];
  /** The galaxy deck, shuffled. Defaults to all galaxy cards that are in no other zone. Cards not placed are exiled. */
  readonly galaxyDeck?: readonly CardRef[];
  /**
   * Cards on top of the galaxy deck in this order, known to nobody unless `galaxyTopSeenBy` says so. Defaults to none.
   */
  readonly galaxyTop?: readonly CardRef[];
  readonly galaxyTopSeenBy?: readonly Seat[];
  readonly galaxyDiscard?: readonly CardRef[];
  readonly pilots?: number;
  readonly empire?: SideSpec;
  readonly rebel?: SideSpec;
  /** Cards played earlier in this turn, so that abilities for the first such card are used up. Defaults to none. */
  readonly playedBefore?: readonly CardRef[];
  readonly purchasedBefore?: readonly CardRef[];
  /** Number of attacks on the row made this turn with a base's permission. Defaults to 0. */
  readonly permittedAttacks?: number;
  /** Abilities that are delayed to a later moment of this turn. Defaults to none. */
  readonly delayed?: readonly DelayedSpec[];
  /**
   * The phase in which the scenario begins. Defaults to `actions`. Later automatic steps of `turn-start` and `turn-end`
   * have happened in the result. In `secret-bases` the active player is choosing bases before the first turn.
   */
  readonly at?: "actions" | "turn-start" | "turn-end" | "secret-bases";
  /** Frames above the phase, in the form of the `State`. Defaults to none. */
  readonly frames?: readonly Exclude<GameFrame, PhaseFrame>[];
  readonly seed?: Seed;
  /** The catalogue. Defaults to the base box. */
  readonly catalogue?: Catalogue;
}

type Keyed<T> = Extract<T, { readonly card: CardRef }>;

const HELD: Shape = keysOf<Keyed<HeldCard>>({ card: "any", seenBy: "any" });

const SIDE: Shape = keysOf<SideSpec>({
  base: keysOf<Keyed<NonNullable<SideSpec["base"]>>>({ card: "any", damage: "any", prevented: "any", used: "any" }),
  bases: "any",
  boxed: "any",
  victory: "any",
  hand: HELD,
  shownHand: "any",
  deck: "any",
  deckTop: HELD,
  discard: "any",
  play: keysOf<Keyed<PieceSpec>>({ card: "any", commitment: "any", damage: "any", gained: "any", used: "any" }),
});

/** The keys that a scenario can have. */
export const SCENARIO: Shape = keysOf<Scenario>({
  config: keysOf<Config>({ mode: "any", bases: "any", bribing: "any" }),
  active: "any",
  turn: "any",
  force: "any",
  resources: "any",
  row: "any",
  exiled: "any",
  galaxyDeck: "any",
  galaxyTop: "any",
  galaxyTopSeenBy: "any",
  galaxyDiscard: "any",
  pilots: "any",
  empire: SIDE,
  rebel: SIDE,
  playedBefore: "any",
  purchasedBefore: "any",
  permittedAttacks: "any",
  delayed: each(keysOf<DelayedSpec>({ card: "any", at: "any", self: "any", bound: "any", triggering: "any" })),
  at: "any",
  frames: "any",
  seed: "any",
  catalogue: "any",
});
