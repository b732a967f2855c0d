import type { DeckbuilderTypes, Event, View } from "@sw/deckbuilder-core";
import type { PileView } from "@sw/tabletop";
import type { Following, Measured } from "@sw/tabletop/conformance";

/**
 * What a client shows of the table and keeps up by events alone: how many cards lie in each place and which ones where all
 * see them, what is in play with its damage, counters, the Force.
 */
export const FOLLOWING: Following<DeckbuilderTypes> = { read, change };

const SEATS = ["empire", "rebel"] as const;
type Seat = (typeof SEATS)[number];

function read(view: View): Measured {
  const counts: Measured = {
    force: view.force,
    resources: view.resources,
    pilots: view.pilots,
    turn: view.turn,
    "galaxy deck": sizeOf(view.galaxyDeck),
  };
  const count = (place: string, cards: readonly string[]): void => {
    for (const card of cards) add(counts, `${place} ${plain(card)}`, 1);
  };
  for (const [slot, card] of view.row.entries()) counts[`row ${slot}`] = card === null ? null : plain(card);
  count("galaxy discard", view.galaxyDiscard);
  count("exiled", view.exiled);
  for (const seat of SEATS) {
    const { base, baseCount, victory, hand, deck, discard, play } = view.sides[seat];
    counts[`${seat} base`] = base === null ? null : plain(base.card);
    counts[`${seat} damage`] = base?.damage ?? 0;
    counts[`${seat} bases`] = baseCount;
    counts[`${seat} hand`] = sizeOf(hand);
    counts[`${seat} deck`] = sizeOf(deck);
    count(`${seat} victory`, victory);
    count(`${seat} discard`, discard);
    for (const piece of play) {
      counts[`${seat} piece ${piece.id}`] = plain(piece.card);
      counts[`${seat} damage ${piece.id}`] = piece.damage;
      counts[`${seat} gained ${piece.id}`] = piece.gained;
    }
  }
  return counts;
}

function sizeOf(pile: PileView<string>): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

/** The card without its mark. */
function plain(card: string): string {
  return card.split("#")[0] ?? card;
}

function add(counts: Record<string, unknown>, name: string, amount: number): void {
  counts[name] = Number(counts[name] ?? 0) + amount;
}

function change(counts: Measured, event: Event): void {
  switch (event.type) {
    case "secret-base-chosen":
      return add(counts, `${event.seat} bases`, 1);
    case "secret-base-taken-back":
      return add(counts, `${event.seat} bases`, -1);
    case "turn-started":
      counts["turn"] = event.turn;
      return;
    case "base-revealed":
      add(counts, `${event.seat} bases`, -1);
      counts[`${event.seat} base`] = plain(event.base);
      return;
    case "base-destroyed":
      add(counts, `${opponent(event.seat)} victory ${plain(event.base)}`, 1);
      counts[`${event.seat} base`] = null;
      counts[`${event.seat} damage`] = 0;
      return;
    case "resources-gained":
      return add(counts, "resources", event.amount);
    case "resources-spent":
      return add(counts, "resources", -event.amount);
    case "force-moved":
      counts["force"] = event.to;
      return;
    case "attack-gained":
      return add(counts, `${event.seat} gained ${event.piece}`, event.amount);
    case "damage-dealt":
      return add(
        counts,
        event.target === "base" ? `${event.seat} damage` : `${event.seat} damage ${event.target}`,
        event.amount,
      );
    case "damage-repaired":
      return add(counts, `${event.seat} damage`, -event.amount);
    case "turn-ended":
      return cleanedUp(counts, event);
    default:
      return moveCards(counts, event);
  }
}

function opponent(seat: Seat): Seat {
  return seat === "empire" ? "rebel" : "empire";
}

/** Units and hand to the discard pile; ships stay, upright. */
function cleanedUp(counts: Measured, { seat, discarded, pieces }: Extract<Event, { type: "turn-ended" }>): void {
  for (const name of Object.keys(counts)) if (name.startsWith(`${seat} gained `)) counts[name] = 0;
  for (const piece of pieces) leavesPlay(counts, seat, piece);
  add(counts, `${seat} hand`, pieces.length - discarded.length);
  for (const card of discarded) add(counts, `${seat} discard ${plain(card)}`, 1);
}

function moveCards(counts: Measured, event: Event): void {
  switch (event.type) {
    case "card-played":
      add(counts, `${event.seat} hand`, -1);
      counts[`${event.seat} piece ${event.piece}`] = plain(event.card);
      return;
    case "card-purchased":
      if (typeof event.from === "number") counts[`row ${event.from}`] = null;
      else if (event.from === "outer-rim-pilots") add(counts, "pilots", -1);
      else add(counts, `galaxy discard ${plain(event.card)}`, -1);
      return add(counts, `${event.seat} discard ${plain(event.card)}`, 1);
    case "card-bribed":
    case "card-defeated":
    case "row-card-destroyed":
      counts[`row ${event.slot}`] = null;
      return add(counts, `galaxy discard ${plain(event.card)}`, 1);
    case "row-filled":
      add(counts, "galaxy deck", -1);
      counts[`row ${event.slot}`] = plain(event.card);
      return;
    case "deck-shuffled":
      return shuffled(counts, event);
    case "cards-drawn":
      add(counts, `${event.seat} deck`, -event.cards.length);
      return add(counts, `${event.seat} hand`, event.cards.length);
    case "ship-destroyed":
      leavesPlay(counts, event.seat, event.piece);
      return add(counts, `${event.seat} discard ${plain(event.card)}`, 1);
    default:
      return carry(counts, event);
  }
}

function shuffled(counts: Measured, { deck, cards }: Extract<Event, { type: "deck-shuffled" }>): void {
  for (const name of Object.keys(counts)) if (name.startsWith(`${deck} discard `)) counts[name] = 0;
  add(counts, `${deck} deck`, cards);
}

function carry(counts: Measured, event: Event): void {
  switch (event.type) {
    case "card-discarded": {
      const { seat, card, from } = event;
      takenFrom(counts, seat === "galaxy" ? "empire" : seat, own(from), plain(card), event);
      return add(counts, `${seat} discard ${plain(card)}`, 1);
    }
    case "card-exiled":
      takenFrom(counts, ownerOf(event.seat, event.from), own(event.from), plain(event.card), event);
      return add(counts, `exiled ${plain(event.card)}`, 1);
    case "card-moved": {
      const { seat, from, to } = event;
      const card = typeof event.card.card === "string" ? plain(event.card.card) : "";
      takenFrom(counts, ownerOf(seat, from), own(from), card, { ...event, piece: null });
      return add(counts, `${ownerOf(seat, to)} ${own(to) === "own-hand" ? "hand" : "deck"}`, 1);
    }
    case "cards-swapped":
      counts[`row ${event.slot}`] = plain(event.card);
      if (event.from !== "galaxy-discard") return;
      add(counts, `galaxy discard ${plain(event.card)}`, -1);
      return add(counts, `galaxy discard ${plain(event.rowCard)}`, 1);
    default:
  }
}

function ownerOf(seat: Seat, zone: string): Seat {
  return zone.startsWith("opp-") ? opponent(seat) : seat;
}

/** The zone as its owner calls it. */
function own(zone: string): string {
  return zone.replace("opp-", "own-");
}

/** Where exactly a card lay: its piece in play, its slot of the galaxy row. */
interface Spot {
  readonly piece: number | null;
  readonly slot: number | null;
}

function takenFrom(counts: Measured, seat: Seat, zone: string, card: string, { piece, slot }: Spot): void {
  if (zone === "own-hand") return add(counts, `${seat} hand`, -1);
  if (zone === "own-deck-top") return add(counts, `${seat} deck`, -1);
  if (zone === "own-discard") return add(counts, `${seat} discard ${card}`, -1);
  if (zone === "galaxy-deck-top") return add(counts, "galaxy deck", -1);
  if (zone === "galaxy-discard") return add(counts, `galaxy discard ${card}`, -1);
  if (zone === "own-play" && piece !== null) return leavesPlay(counts, seat, piece);
  if (slot !== null) counts[`row ${slot}`] = null;
}

function leavesPlay(counts: Measured, seat: Seat, piece: number): void {
  for (const name of [`piece ${piece}`, `damage ${piece}`, `gained ${piece}`]) counts[`${seat} ${name}`] = null;
}
