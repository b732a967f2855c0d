import type { Seed } from "@sw/tabletop";
import { each, keysOf, type Shape } from "@sw/tabletop";
import type { Catalogue } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import type { Config } from "../state/config.ts";
import type { GameFrame, PhaseFrame } from "../state/frames.ts";
import type { PieceParts } from "../state/pieces.ts";
import type { Seat, Viewer } from "../state/seats.ts";
import type { BaseInPlay, Delayed } from "../state/state.ts";

/** A card in play: its name, or its name with what is on it. */
export type PieceSpec = CardRef | ({ readonly card: CardRef } & Partial<Omit<PieceParts, "card" | "id">>);

/** A card of a pile, or with who has seen it besides its owner. */
export type HeldCard = CardRef | { readonly card: CardRef; readonly seenBy: readonly Viewer[] };

/** Part of an ability that waits for a later moment of the turn. */
export interface DelayedSpec extends Partial<Pick<Delayed, "self" | "bound" | "triggering">> {
  readonly card: CardRef;
  readonly at: Delayed["at"];
}

/**
 * One side of the table. Zones left out are empty, the starting base is undamaged, and the deck holds the remaining
 * starter cards.
 */
export interface SideSpec {
  readonly base?: CardRef | null | ({ readonly card: CardRef } & Partial<Omit<BaseInPlay, "card">>);
  /** Bases still face down; by default all that the mode gives and no pile holds. */
  readonly bases?: readonly CardRef[];
  /** Bases back in the box; left out: all that are named nowhere else. */
  readonly boxed?: readonly CardRef[];
  readonly victory?: readonly CardRef[];
  /** Cards in hand; the owner alone knows them unless more is said. */
  readonly hand?: readonly HeldCard[];
  /** Cards of the hand that everyone has seen, on top of `hand`. */
  readonly shownHand?: readonly CardRef[];
  /** The deck, shuffled. Defaults to the starters that lie nowhere else. */
  readonly deck?: readonly CardRef[];
  /** Cards lying on top of the deck in this order, known to all unless less is said. */
  readonly deckTop?: readonly HeldCard[];
  /** The discard pile. Defaults to the starters that lie nowhere else if `deck` is given, else to none. */
  readonly discard?: readonly CardRef[];
  readonly play?: readonly PieceSpec[];
}

/** A situation at the table in a few lines. */
export interface Scenario {
  readonly config?: Partial<Config>;
  readonly active?: Seat;
  readonly turn?: number;
  /** -3 (dark end) to 3 (light end). */
  readonly force?: number;
  readonly resources?: number;
  /** Slots from the left; null leaves a slot empty, missing ones are filled with cards without effect here. */
  readonly row?: readonly (CardRef | null)[];
  /** Cards that are exiled; those that lie nowhere else when all is laid out are so too. */
  readonly exiled?: readonly CardRef[];
  /** The galaxy deck, shuffled; by default all galaxy cards that lie nowhere else. Left-over cards are exiled. */
  readonly galaxyDeck?: readonly CardRef[];
  /** Cards on top of the galaxy deck in this order; known to nobody unless `galaxyTopSeenBy` says so. */
  readonly galaxyTop?: readonly CardRef[];
  readonly galaxyTopSeenBy?: readonly Seat[];
  readonly galaxyDiscard?: readonly CardRef[];
  readonly pilots?: number;
  readonly empire?: SideSpec;
  readonly rebel?: SideSpec;
  /** Cards played and purchased earlier in this turn: for what the first of a kind triggers. */
  readonly playedBefore?: readonly CardRef[];
  readonly purchasedBefore?: readonly CardRef[];
  /** Attacks on the row made this turn by a base's leave. */
  readonly permittedAttacks?: number;
  /** Abilities put off to a later moment of this turn. */
  readonly delayed?: readonly DelayedSpec[];
  /**
   * In the middle of the turn (default), or as its start or end begins: what follows by itself has then happened. Or in the Secret
   * Bases mode, while the active player chooses bases, before the first turn.
   */
  readonly at?: "actions" | "turn-start" | "turn-end" | "secret-bases";
  /** Frames above the phase, as states hold them. */
  readonly frames?: readonly Exclude<GameFrame, PhaseFrame>[];
  readonly seed?: Seed;
  /** Another catalogue than the base box. */
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

/** The keys that scenarios have. */
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
