import { at, type CardCode, type Pile, showTop } from "@sw/tabletop";
import { OBJECTIVE_LEVELS } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import type { Cause, Deck } from "../state/events.ts";
import { bitOf, factionOf, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { deckOf, putOnDeck, setDeck } from "./decks.ts";
import { seen, tellMoved } from "./told.ts";

/**
 * Shows a side the top cards of a deck and returns how many there are. They stay there until they are put somewhere. If
 * there are several, nobody else knows their order from then on.
 */
export function lookAtTop(work: GameWork, deck: Deck, count: number, side: Side, cause: Cause): number {
  const bit = bitOf(side);
  const { cards, pile } = showTop(deckOf(work.state, deck), count, bit, work, `look:${deck}`, work.nameOf);
  setDeck(work, deck, cards.length > 1 ? inOneSegment(pile, byBack(work.box, cards), bit) : pile);
  work.revealed = true;
  if (cards.length === 0) return 0;
  const told = cards.map((card) => seen(work.box, card, bit));
  work.emit({ type: "cards-looked-at", faction: factionOf(side), deck, cards: told, ...cause });
  return cards.length;
}

/**
 * Orders waiting cards by their backs, regardless of how they arrived: objectives by level, because backs differ
 * (reb.faq.objective-backs-open). So nobody can tell which of several cards with the same back was taken.
 */
function byBack(box: Box, cards: readonly CardCode[]): readonly CardCode[] {
  const rank = (code: CardCode): number => {
    const card = at(box.cards, code);
    return card.type === "objective" ? OBJECTIVE_LEVELS.indexOf(card.entry.level) : 0;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other) || one - other);
}

/** Returns the pile with its top cards as one segment that only the sides in `knownTo` know. */
function inOneSegment(pile: Pile, top: readonly CardCode[], knownTo: number): Pile {
  let left = top.length;
  const rest = pile.flatMap((part) => {
    const gone = Math.min(left, part.cards.length);
    left -= gone;
    return gone === part.cards.length ? [] : [{ ...part, cards: part.cards.slice(gone) }];
  });
  return [{ cards: top, ordered: true, knownTo }, ...rest];
}

/**
 * Returns the looked-at cards that still have to be put somewhere: `count` cards, below the `back` cards already put on
 * top again.
 */
export function waitingCards(state: State, deck: Deck, back: number, count: number): readonly CardCode[] {
  return deckOf(state, deck)[0]?.cards.slice(back, back + count) ?? [];
}

/** Puts a waiting card under the deck, or on top of the `back` cards already put there again. */
export function putLookedAt(
  work: GameWork,
  deck: Deck,
  { card, back, where, side }: { card: CardCode; back: number; where: "top" | "bottom"; side: Side },
  cause: Cause,
): void {
  const [top, ...rest] = deckOf(work.state, deck);
  if (top === undefined) return;
  const index = top.cards.indexOf(card, back);
  const others = top.cards.filter((_, place) => place !== index);
  if (where === "top") setDeck(work, deck, [{ ...top, cards: [at(top.cards, index), ...others] }, ...rest]);
  else {
    setDeck(work, deck, others.length === 0 ? rest : [{ ...top, cards: others }, ...rest]);
    putOnDeck(work, deck, card, "bottom", bitOf(side));
  }
  const to = where === "top" ? "deck-top" : "deck-bottom";
  tellMoved(work, side, deck, card, { from: "deck", to }, bitOf(side), cause);
}
