import { type Chance, dealBag, dealDeck, dealer, freshWords, isHidden } from "@sw/tabletop";
import { openBases, SECRET_BASES } from "../setup/frames/secret-bases.ts";
import type { CardRef } from "../state/actions.ts";
import { type Box, nameIn } from "../state/box.ts";
import { codeOf } from "../state/codes.ts";
import { pieceWith } from "../state/pieces.ts";
import { bitOf, opponentOf, type SeatIndex, seatIndex, seatName } from "../state/seats.ts";
import type { Player, State } from "../state/state.ts";
import type { PlayerView, View } from "./view.ts";

/**
 * A full state that a view could be. Chance is asked, in this order: the hidden galaxy cards (`deal:galaxy`, from the top),
 * per player the hidden cards (`deal:SEAT`, hand first, then deck) and bases (`bases:SEAT`, deck first, then box), with
 * `seen:SEAT` before them where a spectator cannot tell how many of a hand's hidden cards the other player has seen, and
 * the generator's words (`words`, byte by byte).
 */
export function determinizeView(box: Box, view: View, chance: Chance): State {
  const read = (ref: CardRef): number => codeOf(box.byId, ref) ?? 0;
  const name = (code: number): CardRef => nameIn(box, code);
  const galaxy = dealer(view.hiddenGalaxyCards.map(read), chance, "deal:galaxy", name);
  return {
    format: view.format,
    game: view.game,
    catalogue: view.catalogue,
    config: view.config,
    turn: view.turn,
    active: seatIndex(view.active),
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
    players: [dealPlayer(box, view, 0, chance), dealPlayer(box, view, 1, chance)],
    delayed: view.delayed,
    frames: view.frames,
    outcome: view.outcome,
    words: freshWords(chance),
  };
}

function dealPlayer(box: Box, view: View, seat: SeatIndex, chance: Chance): Player {
  const player = view.players[seatName(seat)];
  const read = (ref: CardRef): number => codeOf(box.byId, ref) ?? 0;
  const name = (code: number): CardRef => nameIn(box, code);
  const seen = (hidden: number): readonly number[] => seenByOpponent(view, seat, hidden, chance);
  const masks = seen(hiddenInHand(player));
  const cards = dealer(player.hiddenCards.map(read), chance, `deal:${seatName(seat)}`, name);
  const hand = dealBag(player.hand, read, cards, () => masks);
  const deck = dealDeck(player.deck, read, cards);
  const { bases, boxed } = dealBases(view, seat, read, name, chance);
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

function hiddenInHand({ hand }: PlayerView): number {
  return hand.find(({ cards }) => isHidden(cards))?.count ?? 0;
}

/** A player knows what they have seen; a spectator cannot tell how much of a hand the other player has seen. */
function seenByOpponent(view: View, seat: SeatIndex, hidden: number, chance: Chance): readonly number[] {
  if (view.viewer !== "spectator" || hidden === 0) return [];
  const count = chance.pick(`seen:${seatName(seat)}`, hidden + 1, String);
  return Array.from({ length: count }, () => bitOf(opponentOf(seat)));
}

/** Bases for the hidden places; while they are being chosen in catalogue order, such that the choice can go on. */
function dealBases(
  view: View,
  seat: SeatIndex,
  read: (ref: CardRef) => number,
  name: (code: number) => CardRef,
  chance: Chance,
): Pick<Player, "bases" | "boxed"> {
  const { bases, boxed, baseCount, hiddenBases } = view.players[seatName(seat)];
  if (!isHidden(bases) && !isHidden(boxed)) return { bases: bases.map(read), boxed: boxed.map(read) };
  const pool = hiddenBases.map(read);
  for (;;) {
    const from = dealer(pool, chance, `bases:${seatName(seat)}`, name);
    const chosen = inOrder(from.deal(baseCount));
    const rest = inOrder(from.deal(pool.length - baseCount));
    if (view.turn > 0 || openBases(chosen, rest).length > 0 || chosen.length === SECRET_BASES)
      return { bases: chosen, boxed: rest };
  }
}

function inOrder(codes: readonly number[]): readonly number[] {
  return codes.slice().sort((a, b) => a - b);
}
