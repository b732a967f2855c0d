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
import type { FrameView, SideView, View } from "./shapes.ts";

/**
 * Creates a complete state that is consistent with a view. Asks chance in this order: the hidden galaxy cards
 * (`deal:galaxy`, from the top); for each player their hidden cards (`deal:SEAT`, hand first) and bases (`bases:SEAT`,
 * deck first); the generator's words (`words`, byte by byte); and the secretly picked cards (`picked`). For a
 * spectator, `seen:SEAT` comes first for each player: how many hidden hand cards the other player has seen.
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

/** Replaces hidden picks in a frame by the same number of cards that could have been picked. */
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

/**
 * Returns the hidden hand cards that the opponent has seen. A player knows this; for a spectator chance decides how
 * many.
 */
function seenByOpponent(view: View, side: Side, hidden: number, chance: Chance): readonly number[] {
  if (view.viewer !== "spectator" || hidden === 0) return [];
  const count = chance.pick(`seen:${seatOf(side)}`, hidden + 1, String);
  return Array.from({ length: count }, () => bitOf(opponentOf(side)));
}

/** Deals bases to the hidden places, in catalogue order. */
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
