import { type CardCode, drawTop, isKnown, pileCards } from "@sw/tabletop";
import { assignMission } from "../../../decks/assigned.ts";
import { deckOf, renewDeck, shuffleDeck, takeOutOfDeck } from "../../../decks/decks.ts";
import { toMissionHand } from "../../../decks/mission-hand.ts";
import { seen, tellMoved } from "../../../decks/told.ts";
import type { Action } from "../../../state/actions.ts";
import { cardId } from "../../../state/box.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { DONE } from "../../../state/offers.ts";
import { bitOf, IMPERIAL, PUBLIC, REBEL, SPECTATOR_BIT, sideOf } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"search">;

/**
 * Searches a whole deck for one card, which the other side does not see (reb.action.mission-search-hidden), then
 * shuffles the deck. Options: `take-card`, each card once, in catalogue order. A search for certain cards also offers
 * `done`, because the other side cannot tell whether one was found. Skipped if public knowledge shows that there is
 * none.
 */
export const search: Choice<Step> = {
  run(work, frame, step) {
    renewDeck(work, step.deck === "project" ? "project" : "mission", sideOf(frame.chair));
    const isEmpty = deckOf(work.state, step.deck).length === 0;
    if (!isEmpty && !isTurnedUp(work.state, step)) {
      if (mayHold(work, step)) return true;
      advance(work, frame);
      shuffleDeck(work, step.deck, causeOf(work, frame, choiceRule(work.box, frame)));
      return false;
    }
    advance(work, frame);
    if (!isEmpty) turnUp(work, frame);
    return false;
  },
  question: (look, frame, step) =>
    ask(
      look,
      frame,
      { chair: frame.chair, kind: "search", rule: "reb.action.mission-search-hidden" },
      { deck: step.deck, to: step.to },
    ),
  options(look, _frame, step) {
    const options: Action[] = found(look, step).map((card) => ({
      type: "take-card",
      subject: cardId(look.box, card),
    }));
    if (step.cards.length > 0) options.push(DONE);
    return options;
  },
  take(work, frame, step, action) {
    advance(work, frame);
    const card = action.type === "take-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    // Whether a card was found tells something of the deck.
    work.revealed = true;
    if (card !== undefined) takeOutOfDeck(work, step.deck, card);
    shuffleDeck(work, step.deck, causeOf(work, frame, choiceRule(work.box, frame)));
    if (card !== undefined) hand(work, frame, step, card);
  },
};

/**
 * Whether projects are revealed from the deck until one fits. The Empire of a solo game does this instead of searching
 * the deck (solo.missions.projects-aside).
 */
function isTurnedUp({ solo }: State, { deck, to }: Step): boolean {
  return solo !== undefined && deck === "project" && to === "assign";
}

function turnUp(work: GameWork, frame: EffectFrame): void {
  const { card, pile } = drawTop(work.state.projectDeck, work, "draw:project", work.nameOf, PUBLIC);
  work.state.projectDeck = pile;
  const cards = [seen(work.box, card, PUBLIC)];
  const cause = causeOf(work, frame, "solo.missions.projects-aside");
  work.emit({ type: "cards-drawn", faction: "imperial", deck: "project", cards, from: "deck", to: "open", ...cause });
  work.push({ kind: "round-card", card, stage: "search", leaders: [frame.leader] });
}

/**
 * Whether a card that is searched for may be in the deck, judging by public knowledge: not all copies are faceup
 * elsewhere.
 */
function mayHold({ box, state }: Look, { deck, cards }: Step): boolean {
  if (cards.length === 0) return true;
  const { missions, missionDiscard } = state.sides[deck === "project" ? IMPERIAL : REBEL];
  const open = missions.filter((part) => isKnown(part, SPECTATOR_BIT)).flatMap((part) => part.cards);
  const [rebels, imperials] = state.expansion?.missionsBoxed ?? [[], []];
  const discard = deck === "project" ? state.projectDiscard : missionDiscard;
  const elsewhere = [...open, ...discard, ...rebels, ...imperials];
  return box.cards.some((card) => {
    if (card.type !== "mission" || !cards.includes(card.id)) return false;
    return elsewhere.filter((code) => code === card.code).length < card.entry.copies;
  });
}

/** Lists the different cards in the deck that match the search, in ascending order. */
function found({ box, state }: Look, { deck, cards }: Step): readonly CardCode[] {
  const codes = new Set(pileCards(deckOf(state, deck)));
  return [...codes].filter((code) => cards.length === 0 || cards.includes(cardId(box, code))).sort((a, b) => a - b);
}

/**
 * Puts the card into the hand, or facedown under the leader. A second leader may then join it
 * (reb.faq.ability-second-leader).
 */
function hand(work: GameWork, frame: EffectFrame, step: Step, card: CardCode): void {
  const side = sideOf(frame.chair);
  const cause = causeOf(work, frame, "reb.action.mission-search-hidden");
  if (step.to === "hand") {
    toMissionHand(work, side, card, 0);
    tellMoved(work, side, step.deck, card, { from: "deck", to: "hand" }, bitOf(side), cause);
    return;
  }
  const known = step.deck === "project" ? "project" : "regular";
  const open = assignMission(work, side, { card, leaders: [frame.leader], known }, { from: step.deck }, cause);
  work.changeNearest("assignment", () => ({ open }));
}
