import type { GameView, Hidden, PileView } from "@sw/tabletop";
import type { DeckbuilderTypes } from "../game.ts";
import type { CardRef } from "../state/actions.ts";
import type { Config } from "../state/config.ts";
import type { EffectFrame, GameFrame } from "../state/frames.ts";
import type { PieceParts } from "../state/pieces.ts";
import type { Seat } from "../state/seats.ts";
import type { BaseInPlay, Delayed } from "../state/state.ts";

/** A piece in play, which is always public. `attack` is its current attack. */
export type PieceView = Omit<PieceParts, "card"> & { readonly card: CardRef; readonly attack: number };

/** One side of the table, as a viewer sees it. */
export interface SideView {
  readonly base: (Omit<BaseInPlay, "card"> & { readonly card: CardRef }) | null;
  /** The facedown bases of the base deck. */
  readonly bases: readonly CardRef[] | Hidden;
  readonly baseCount: number;
  /** The bases that were not chosen in Secret Bases and are back in the box. */
  readonly boxed: readonly CardRef[] | Hidden;
  readonly boxedCount: number;
  /** The hidden bases of the base deck and the box as one set. The viewer cannot tell which is where. */
  readonly hiddenBases: readonly CardRef[];
  readonly victory: readonly CardRef[];
  readonly hand: PileView<CardRef>;
  readonly deck: PileView<CardRef>;
  /** The hidden cards of hand and deck as one set. The viewer cannot tell which is where. */
  readonly hiddenCards: readonly CardRef[];
  readonly discard: readonly CardRef[];
  readonly play: readonly PieceView[];
}

/** The table as a viewer sees it, in names, with cards as far as they are known. */
export interface Table extends Omit<GameView<DeckbuilderTypes>, "viewer" | "decision"> {
  readonly config: Config;
  readonly turn: number;
  readonly active: Seat;
  readonly force: number;
  readonly resources: number;
  readonly nextId: number;
  readonly nextMark: number;
  readonly moments: number;
  readonly permittedAttacks: number;
  readonly row: readonly (CardRef | null)[];
  readonly galaxyDeck: PileView<CardRef>;
  /** The hidden cards of the galaxy deck, as a set without order. */
  readonly hiddenGalaxyCards: readonly CardRef[];
  readonly galaxyDiscard: readonly CardRef[];
  readonly pilots: number;
  readonly exiled: readonly CardRef[];
  readonly sides: Readonly<Record<Seat, SideView>>;
  readonly delayed: readonly Delayed[];
  /** The frames in progress, with cards as numbers as in states. They are public, except for cards being picked. */
  readonly frames: readonly FrameView[];
}

/** A frame as a viewer sees it. Cards being picked are hidden from everyone except the player who picks. */
export type FrameView =
  | Exclude<GameFrame, EffectFrame>
  | (Omit<EffectFrame, "picked"> & { readonly picked?: EffectFrame["picked"] | Hidden });

/**
 * Everything a player or spectator knows: the cards they have seen and can still locate, and what follows from that. It
 * never contains generator words or the order of undealt cards.
 */
export interface View extends GameView<DeckbuilderTypes>, Table {}
