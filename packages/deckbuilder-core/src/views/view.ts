import {
  type CardCode,
  type DecisionView,
  type GameView,
  HIDDEN,
  type Hidden,
  hiddenPool,
  type PileView,
  type SeatMask,
  shownTo,
  viewBag,
  viewDeck,
} from "@sw/tabletop";
import { attackOf } from "../attack/attack.ts";
import { pickerIn } from "../effects/frames/picks.ts";
import type { DeckbuilderTypes } from "../game.ts";
import type { CardRef } from "../state/actions.ts";
import { nameIn } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { Event } from "../state/events.ts";
import type { EffectFrame, GameFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { cardOf, type PieceParts, partsOf } from "../state/pieces.ts";
import { bitOf, bitOfViewer, type Seat, type Side, seatOf, type Viewer } from "../state/seats.ts";
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

/** Returns the view of a state. `decision` must already be redacted for the viewer. */
export function viewOf(look: Look, viewer: Viewer, decision: DecisionView<DeckbuilderTypes> | null): View {
  return { ...tableOf(look, bitOfViewer(viewer)), viewer, decision };
}

/** Returns the table of a state as the seats in `mask` see it. With the all-seeing mask nothing is hidden. */
export function tableOf(look: Look, mask: SeatMask): Table {
  const { box, state } = look;
  const name = (code: CardCode): CardRef => nameIn(box, code);
  return {
    game: "deckbuilder",
    format: state.format,
    catalogue: state.catalogue,
    config: state.config,
    turn: state.turn,
    active: seatOf(state.active),
    force: state.force,
    resources: state.resources,
    nextId: state.nextId,
    nextMark: state.nextMark,
    moments: state.moments,
    permittedAttacks: state.permittedAttacks,
    row: state.row.map((code) => (code === null ? null : name(code))),
    galaxyDeck: viewDeck(state.galaxyDeck, mask, name),
    hiddenGalaxyCards: hiddenPool([state.galaxyDeck], mask).map(name),
    galaxyDiscard: state.galaxyDiscard.map(name),
    pilots: state.pilots,
    exiled: state.exiled.map(name),
    sides: { empire: sideView(look, 0, mask), rebel: sideView(look, 1, mask) },
    delayed: state.delayed,
    frames: state.frames.map((frame) => frameView(look, frame, mask)),
    outcome: state.outcome,
  };
}

function frameView(look: Look, frame: GameFrame, mask: SeatMask): FrameView {
  if (frame.kind !== "effect" || frame.picked === undefined) return frame;
  const picker = pickerIn(look, frame);
  return picker !== undefined && (mask & bitOfViewer(picker)) !== 0 ? frame : { ...frame, picked: HIDDEN };
}

function sideView(look: Look, side: Side, mask: SeatMask): SideView {
  const { box, state } = look;
  const { base, bases, boxed, victory, hand, deck, discard, play } = state.sides[side];
  const name = (code: CardCode): CardRef => nameIn(box, code);
  const secret = state.config.mode === "secret-bases" && (mask & bitOf(side)) === 0;
  return {
    base: base === null ? null : { ...base, card: name(base.card) },
    bases: secret ? HIDDEN : bases.map(name),
    baseCount: bases.length,
    boxed: secret ? HIDDEN : boxed.map(name),
    boxedCount: boxed.length,
    hiddenBases: secret ? [...bases, ...boxed].sort((a, b) => a - b).map(name) : [],
    victory: victory.map(name),
    hand: viewBag(hand, mask, bitOf(side), name),
    deck: viewDeck(deck, mask, name),
    hiddenCards: hiddenPool([hand, deck], mask).map(name),
    discard: discard.map(name),
    play: play.map((piece) => ({
      ...partsOf(piece),
      card: name(cardOf(piece)),
      attack: attackOf(look, side, piece),
    })),
  };
}

/**
 * Returns the event as a viewer sees it, without the cards that only others saw. Everything else in events is public.
 */
export function redactEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case "secret-base-chosen":
    case "secret-base-taken-back":
      return { ...event, base: shownTo(event.base, viewer) };
    case "cards-drawn":
    case "cards-looked-at":
      return { ...event, cards: event.cards.map((card) => shownTo(card, viewer)) };
    case "card-moved":
      return { ...event, card: shownTo(event.card, viewer) };
    default:
      return event;
  }
}
