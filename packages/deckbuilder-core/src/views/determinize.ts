import { at, type Chance, dealBag, dealDeck, dealer, freshWords, isHidden, openPicks, withPicked } from "@sw/tabletop";
import { pickables, pickName, picksMade } from "../effects/frames/picks.ts";
import type { CardRef } from "../state/actions.ts";
import { type Box, nameIn } from "../state/box.ts";
import { codeOf } from "../state/codes.ts";
import type { GameFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { pieceWith } from "../state/pieces.ts";
import { bitOf, opponentOf, type Side, seatOf, sideOfSeat } from "../state/seats.ts";
import type { SideState, State } from "../state/state.ts";
import type { FrameView, SideView, View } from "./view.ts";

/**
 * A full state that a view could be. Chance is asked, in this order: the hidden galaxy cards (`deal:galaxy`, from the top),
 * per player the hidden cards (`deal:SEAT`, hand first, then deck) and bases (`bases:SEAT`, deck first, then box), with
 * `seen:SEAT` before them where a spectator cannot tell how many of a hand's hidden cards the other player has seen, the
 * generator's words (`words`, byte by byte), and the cards that have been picked in secret (`picked`, one by one).
 */
export function determinizeView(box: Box, view: View, chance: Chance): State {
  const read = (ref: CardRef): number => codeOf(box.byId, ref) ?? 0;
  const name = (code: number): CardRef => nameIn(box, code);
  const galaxy = dealer(view.hiddenGalaxyCards.map(read), chance, "deal:galaxy", name);
  const dealt: State = {
    format: view.format,
    game: view.game,
    catalogue: view.catalogue,
    config: view.config,
    turn: view.turn,
    active: sideOfSeat(view.active),
    force: view.force,
    resources: view.resources,
    nextId: view.nextId,
    nextMark: view.nextMark,
    moments: view.moments,
    permittedAttacks: view.permittedAttacks,
    row: view.row.map((ref) => (ref === null ? null : read(ref))),
    galaxyDeck: dealDeck(view.galaxyDeck, read, galaxy),
    galaxyDiscard: view.galaxyDiscard.map(read),
    pilots: view.pilots,
    exiled: view.exiled.map(read),
    sides: [dealSide(box, view, 0, chance), dealSide(box, view, 1, chance)],
    delayed: view.delayed,
    frames: view.frames.map(withoutHidden),
    outcome: view.outcome,
    words: freshWords(chance),
  };
  return { ...dealt, frames: view.frames.map((frame) => dealPicks({ box, state: dealt }, frame, chance)) };
}

/** Returns a frame without its hidden picks. */
function withoutHidden(frame: FrameView): GameFrame {
  if (frame.kind !== "effect") return frame;
  const { picked, ...rest } = frame;
  return picked === undefined ? rest : { ...rest, picked: isHidden(picked) ? [] : picked };
}

/** Cards that may have been picked in the places of those hidden: as many, of those that could be. */
function dealPicks(look: Look, frame: FrameView, chance: Chance): GameFrame {
  const known = withoutHidden(frame);
  if (frame.kind !== "effect" || !isHidden(frame.picked) || known.kind !== "effect") return known;
  let picked: readonly number[] = [];
  for (let left = picksMade(look.box, frame); left > 0; left--) {
    const open = openPicks(pickables(look, known), picked);
    const index = chance.pick("picked", open.length, (place) => pickName(look.box, at(open, place)));
    picked = withPicked(picked, at(open, index).key);
  }
  return { ...known, picked };
}

function dealSide(box: Box, view: View, side: Side, chance: Chance): SideState {
  const player = view.sides[seatOf(side)];
  const read = (ref: CardRef): number => codeOf(box.byId, ref) ?? 0;
  const name = (code: number): CardRef => nameIn(box, code);
  const seen = (hidden: number): readonly number[] => seenByOpponent(view, side, hidden, chance);
  const masks = seen(hiddenInHand(player));
  const cards = dealer(player.hiddenCards.map(read), chance, `deal:${seatOf(side)}`, name);
  const hand = dealBag(player.hand, read, cards, () => masks);
  const deck = dealDeck(player.deck, read, cards);
  const { bases, boxed } = dealBases(view, side, read, name, chance);
  return {
    base: player.base === null ? null : { ...player.base, card: read(player.base.card) },
    bases,
    boxed,
    victory: player.victory.map(read),
    hand,
    deck,
    discard: player.discard.map(read),
    play: player.play.map((piece) => pieceWith({ ...piece, card: read(piece.card) })),
  };
}

function hiddenInHand({ hand }: SideView): number {
  return hand.find(({ cards }) => isHidden(cards))?.count ?? 0;
}

/** A player knows what they have seen; a spectator cannot tell how much of a hand the other player has seen. */
function seenByOpponent(view: View, side: Side, hidden: number, chance: Chance): readonly number[] {
  if (view.viewer !== "spectator" || hidden === 0) return [];
  const count = chance.pick(`seen:${seatOf(side)}`, hidden + 1, String);
  return Array.from({ length: count }, () => bitOf(opponentOf(side)));
}

/** Bases for the hidden places, in catalogue order. */
function dealBases(
  view: View,
  side: Side,
  read: (ref: CardRef) => number,
  name: (code: number) => CardRef,
  chance: Chance,
): Pick<SideState, "bases" | "boxed"> {
  const { bases, boxed, baseCount, hiddenBases } = view.sides[seatOf(side)];
  if (!isHidden(bases) && !isHidden(boxed)) return { bases: bases.map(read), boxed: boxed.map(read) };
  const pool = hiddenBases.map(read);
  const from = dealer(pool, chance, `bases:${seatOf(side)}`, name);
  const chosen = inOrder(from.deal(baseCount));
  return { bases: chosen, boxed: inOrder(from.deal(pool.length - baseCount)) };
}

function inOrder(codes: readonly number[]): readonly number[] {
  return codes.slice().sort((a, b) => a - b);
}
