import { at, type CardCode, drawTop } from "@sw/tabletop";
import { toActionHand } from "../decks/action-hand.ts";
import { seen } from "../decks/told.ts";
import { recruitLeader } from "../leaders/leaders.ts";
import type { RuleId } from "../rules/ids.ts";
import { type LeaderIndex, NO_LEADER } from "../state/codes.ts";
import { ADMIRAL, IMPERIAL, PUBLIC } from "../state/seats.ts";
import { pickByD8 } from "../state/solo-dice.ts";
import type { GameWork } from "../state/work.ts";
import { useKept } from "./immediate.ts";
import { recruitable } from "./recruitment.ts";

/**
 * Recruits for the Empire of a solo game: it turns up action cards until one shows a leader it can recruit. If there
 * are two, a die decides. It keeps that card, or the first one if none shows a leader; the others go under the deck
 * (solo.setup.fifth-leader, solo.refresh.recruit.empire).
 */
export function recruitFromDeck(work: GameWork, rule: RuleId): void {
  const drawn: CardCode[] = [];
  const brings = (card: CardCode) => recruitable(work, card);
  while (drawn.every((card) => brings(card).length === 0) && work.state.sides[IMPERIAL].actionDeck.length > 0) {
    drawn.push(turnUp(work, rule));
  }
  const last = drawn[drawn.length - 1];
  if (last === undefined) return;
  // The die counts leaders by name (solo.dice.candidates), in whatever order the card shows them.
  const idOf = (leader: LeaderIndex): string => at(work.box.leaders, leader).id;
  const leaders = [...brings(last)].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  const card = leaders.length > 0 ? last : at(drawn, 0);
  const leader = leaders[pickByD8(work, "recruit", leaders.length)] ?? NO_LEADER;
  if (leader !== NO_LEADER) recruitLeader(work, leader, "pool", { rule, cause: null });
  putUnder(
    work,
    drawn.filter((one) => one !== card),
    rule,
  );
  toActionHand(work, IMPERIAL, ADMIRAL, card, PUBLIC);
  tell(work, [card], "hand", rule);
  if (work.state.phase !== "setup") useKept(work, IMPERIAL, ADMIRAL, card, leader);
}

function turnUp(work: GameWork, rule: RuleId): CardCode {
  const own = work.side(IMPERIAL);
  const { card, pile } = drawTop(own.actionDeck, work, "draw:imperial-action", work.nameOf, PUBLIC);
  own.actionDeck = pile;
  const cards = [seen(work.box, card, PUBLIC)];
  work.emit({
    type: "cards-drawn",
    faction: "imperial",
    deck: "imperial-action",
    cards,
    from: "deck",
    to: "open",
    rule,
    cause: null,
  });
  return card;
}

/** Puts cards that everybody has seen under the deck, in an unknown order. */
function putUnder(work: GameWork, codes: readonly CardCode[], rule: RuleId): void {
  if (codes.length === 0) return;
  const own = work.side(IMPERIAL);
  const cards = [...codes].sort((a, b) => a - b);
  own.actionDeck = [...own.actionDeck, { cards, ordered: false, knownTo: PUBLIC }];
  tell(work, cards, "deck-bottom", rule);
}

function tell(work: GameWork, codes: readonly CardCode[], to: "hand" | "deck-bottom", rule: RuleId): void {
  const cards = codes.map((card) => seen(work.box, card, PUBLIC));
  const way = { from: "open", to } as const;
  work.emit({ type: "cards-moved", faction: "imperial", deck: "imperial-action", cards, ...way, rule, cause: null });
}
