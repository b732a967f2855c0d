import { addToBag, at, type CardCode, drawTop, EMPTY_PILE, pileCards } from "@sw/tabletop";
import { toActionHand } from "../decks/action-hand.ts";
import { asideToBottom } from "../decks/aside.ts";
import { seen, tellMoved } from "../decks/told.ts";
import { recruitLeader, roleIn } from "../leaders/leaders.ts";
import type { RuleId } from "../rules/ids.ts";
import { cardOf } from "../state/box.ts";
import { type LeaderIndex, type LeaderSpot, NO_LEADER } from "../state/codes.ts";
import type { Cause, Deck, SeenCard } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { bitOf, factionOf, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { holderOf, seenHeld, useKept } from "./immediate.ts";

/** Returns the name of a side's action deck. */
function actionDeck(side: Side): Deck {
  return `${factionOf(side)}-action`;
}

/** Returns the leaders of an action card who are beside the board (reb.recruit.not-twice), ascending. */
export function recruitable(look: Look, card: CardCode): readonly LeaderIndex[] {
  return cardOf(look.box, card, "action").leaders.filter((leader) => waits(look, leader));
}

/**
 * Whether a leader can be recruited: beside the board, so neither in play nor eliminated (reb.recruit.not-twice,
 * rote.leader.recruit-from-supply). Nobody in play may count as the same leader (reb.leader.luke-jedi).
 */
export function waits({ box, state }: Look, leader: LeaderIndex): boolean {
  const { id, entry } = at(box.leaders, leader);
  if (entry.start !== "recruit" || at(state.leaders, leader).at !== "supply") return false;
  return !box.leaders.some(
    ({ entry: other, index }) => other.countsAs === id && at(state.leaders, index).at !== "supply",
  );
}

/**
 * Returns the leaders of a side that can be recruited, ascending: those named, or those with or without tactic values
 * (rote.leader.recruit-from-supply).
 */
export function leadersBeside(
  look: Look,
  side: Side,
  among: "with-tactics" | "without-tactics" | readonly string[],
): readonly LeaderIndex[] {
  return look.box.leaders.flatMap((kind) => {
    const fits =
      typeof among === "object" ? among.includes(kind.id) : (kind.tactics !== null) === (among === "with-tactics");
    return fits && kind.side === side && waits(look, kind.index) ? [kind.index] : [];
  });
}

/**
 * Recruits a leader named by a card, without an action card (rote.leader.recruit-named). Returns false if he is not
 * beside the board.
 */
export function recruitNamed(work: GameWork, leader: LeaderIndex, to: LeaderSpot, cause: Cause["cause"]): boolean {
  if (!waits(work, leader)) return false;
  recruitLeader(work, leader, to, { rule: "rote.leader.recruit-named", cause });
  return true;
}

/** Draws action cards aside, of which the side will choose one (reb.recruit.draw-two). */
export function drawActions(work: GameWork, side: Side, count: number, rule: RuleId): void {
  const cards: SeenCard[] = [];
  for (let drawn = 0; drawn < count && work.state.sides[side].actionDeck.length > 0; drawn++) {
    const own = work.side(side);
    const label = `draw:${factionOf(side)}-action`;
    const taken = drawTop(own.actionDeck, work, label, work.nameOf, bitOf(side));
    own.actionDeck = taken.pile;
    const knownTo = taken.knownTo | bitOf(side);
    own.aside = addToBag(own.aside, taken.card, knownTo);
    cards.push(seen(work.box, taken.card, knownTo));
  }
  if (cards.length === 0) return;
  work.emit({
    type: "cards-drawn",
    faction: factionOf(side),
    deck: actionDeck(side),
    cards,
    from: "deck",
    to: "aside",
    rule,
    cause: null,
  });
}

/**
 * Whether another card may be drawn: nobody can be recruited with the cards drawn, and the deck has one
 * (reb.recruit.keep-drawing).
 */
export function mayDrawAnother(look: Look, side: Side): boolean {
  const { aside, actionDeck: deck } = look.state.sides[side];
  return deck.length > 0 && pileCards(aside).every((card) => recruitable(look, card).length === 0);
}

/**
 * Keeps one drawn card for a side. The others go under their deck unseen (reb.recruit.unchosen-to-bottom), or in a
 * first game back to the box.
 */
export function keepCard(work: GameWork, side: Side, card: CardCode): void {
  const own = work.side(side);
  const rest = pileCards(own.aside).slice();
  rest.splice(rest.indexOf(card), 1);
  own.aside = rest.reduce((bag, other) => addToBag(bag, other, bitOf(side)), EMPTY_PILE);
  if (work.state.config.setup === "first-game") for (const other of rest) boxAside(work, side, other);
  else asideToBottom(work, side, actionDeck(side), { rule: "reb.recruit.unchosen-to-bottom", cause: null });
  work.side(side).aside = addToBag(EMPTY_PILE, card, bitOf(side));
}

/** Returns a card drawn in a first game to the box: it must not be used (reb.first-game.recruit-ignores-cards). */
function boxAside(work: GameWork, side: Side, card: CardCode): void {
  const own = work.side(side);
  own.aside = EMPTY_PILE;
  own.actionsBoxed = addToBag(own.actionsBoxed, card, bitOf(side));
  const cause: Cause = { rule: "reb.first-game.recruit-ignores-cards", cause: null };
  tellMoved(work, side, actionDeck(side), card, { from: "aside", to: "box" }, bitOf(side), cause);
}

/**
 * Recruits a leader of the kept card, or nobody ({@link NO_LEADER}). The leader goes to his pool and the card to the
 * player of that pool (reb.recruit.to-pool, reb.recruit.keep-card, reb.recruit.team). An immediate card is used at
 * once.
 */
export function declareLeader(work: GameWork, side: Side, card: CardCode, leader: LeaderIndex): void {
  const { box, state } = work;
  // Whom a card can recruit tells something of it.
  work.revealed = true;
  if (leader !== NO_LEADER) recruitLeader(work, leader, "pool", { rule: "reb.recruit.to-pool", cause: null });
  if (state.config.setup === "first-game") return boxAside(work, side, card);
  work.side(side).aside = EMPTY_PILE;
  const role = leader === NO_LEADER ? holderOf(work, card) : roleIn(state, at(box.leaders, leader));
  toActionHand(work, side, role, card, bitOf(side));
  work.emit({
    type: "cards-moved",
    faction: factionOf(side),
    deck: actionDeck(side),
    cards: [seenHeld(work, card, bitOf(side), role)],
    from: "aside",
    to: "hand",
    rule: "reb.recruit.keep-card",
    cause: null,
  });
  useKept(work, side, role, card, leader);
}
