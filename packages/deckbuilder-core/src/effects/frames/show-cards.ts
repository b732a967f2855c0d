import { type CardCode, pileCards, pileSize, showBag, showTop } from "@sw/tabletop";
import { deckAt, isDeckTop } from "../../conditions/selectors.ts";
import type { Zone } from "../../language/language.ts";
import type { CardDeed, Cards } from "../../language/program.ts";
import { goTo, withBound } from "../../state/effect-frame.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { bitOf, opponentOf, PUBLIC, type Side, seatOf, viewersIn } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

type DeckTop = "own-deck-top" | "opp-deck-top" | "galaxy-deck-top";

/** Shows cards where they are, to the active player (look) or to everyone (reveal). */
export function showCards(
  work: GameWork,
  frame: EffectFrame,
  deed: Extract<CardDeed, { op: "look" | "reveal" }>,
): void {
  const seat = work.active;
  const seenBy = deed.op === "look" ? bitOf(seat) : PUBLIC;
  const zone = zoneOf(deed.cards);
  const left = isDeckTop(zone) ? pileSize(deckAt(work.state, seat, zone)) : 0;
  const codes = isDeckTop(zone)
    ? showDeckTop(work, zone, countIn(deed.cards), seenBy)
    : showHand(work, zone === "own-hand" ? seat : opponentOf(seat), seenBy);
  work.revealed = true;
  const cause = work.cause(frame.card);
  const cards = codes.map(work.ref);
  if (deed.op === "reveal") {
    work.emit({ type: "cards-revealed", seat: seatOf(seat), zone, cards, rule: "dbg.reveal.public", cause });
  } else {
    const seen = cards.map((card) => ({ card, seenBy: viewersIn(seenBy) }));
    work.emit({ type: "cards-looked-at", seat: seatOf(seat), zone, cards: seen, rule: "dbg.look.secret", cause });
  }
  const bound =
    deed.bind !== null && isDeckTop(zone)
      ? withBound(frame.bound, deed.bind, { top: zone, count: codes.length, left })
      : frame.bound;
  goTo(work, { ...frame, bound }, frame.pc + 1);
}

function showDeckTop(work: GameWork, zone: DeckTop, count: number, seenBy: number): readonly CardCode[] {
  const deck = deckAt(work.state, work.active, zone);
  const label =
    zone === "galaxy-deck-top"
      ? "galaxy-deck"
      : `draw:${seatOf(zone === "own-deck-top" ? work.active : opponentOf(work.active))}`;
  const shown = showTop(deck, count, seenBy, work, label, work.ref);
  if (zone === "galaxy-deck-top") work.state.galaxyDeck = shown.pile;
  else work.player(zone === "own-deck-top" ? work.active : opponentOf(work.active)).deck = shown.pile;
  return shown.cards;
}

function showHand(work: GameWork, side: Side, seenBy: number): readonly CardCode[] {
  const player = work.player(side);
  player.hand = showBag(player.hand, seenBy);
  return pileCards(player.hand);
}

function zoneOf(cards: Cards): Zone {
  return cards.of === "zones" ? (cards.parts[0]?.zones[0] ?? "galaxy-deck-top") : "galaxy-deck-top";
}

function countIn(cards: Cards): number {
  return "count" in cards ? (cards.count ?? 1) : 1;
}
