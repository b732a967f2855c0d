import { type CardCode, type DecisionView, HIDDEN, hiddenPool, type SeatMask, viewBag, viewDeck } from "@sw/tabletop";
import { attackOf } from "../attack/attack.ts";
import { pickerIn } from "../effects/frames/picks.ts";
import type { DeckbuilderTypes } from "../game.ts";
import type { CardRef } from "../state/actions.ts";
import { nameIn } from "../state/box.ts";
import type { GameFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { cardOf, partsOf } from "../state/pieces.ts";
import { bitOf, bitOfViewer, type Side, seatOf, type Viewer } from "../state/seats.ts";
import type { FrameView, SideView, Table, View } from "./shapes.ts";

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
