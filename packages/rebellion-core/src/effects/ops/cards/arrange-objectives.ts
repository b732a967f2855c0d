import { at, type CardCode, type Pile, showTop } from "@sw/tabletop";
import { putOnDeck, setDeck } from "../../../decks/decks.ts";
import { seen, tellMoved } from "../../../decks/told.ts";
import { OBJECTIVE_LEVELS } from "../../../language/language.ts";
import { type Box, cardId, cardOf } from "../../../state/box.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { bitOf, factionOf, sideOf } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"arrange-objectives">;

/** How many cards were looked at, and how many of them have been put somewhere: first those that go under the deck. */
interface Progress {
  readonly looked: number;
  readonly put: number;
  /** Cards that go under the deck in all. */
  readonly under: number;
}

/**
 * Looks at the top objectives; puts some under the deck, then the others back on top, each on those before. Looked-at
 * cards stay on the deck, those put back above those that wait. Options: `put-card`, each waiting card once, in the
 * catalogue's order.
 */
export const arrangeObjectives: Choice<Step> = {
  run(work, frame, step) {
    if (frame.notes.length === 0) return look(work, frame, step);
    const { looked, put, under } = progressOf(frame, step);
    if (looked - put > 1) return true;
    const [last] = waiting(work.state, frame, step);
    if (last !== undefined && (put < under || put > under)) return move(work, frame, step, last);
    advance(work, frame);
    return false;
  },
  question(box, state, frame, step) {
    const { looked, put, under } = progressOf(frame, step);
    const where = put < under ? "bottom" : "top";
    const rule = choiceRule(box, frame);
    return ask(box, state, frame, { chair: frame.chair, kind: "put-card", rule }, { where, left: looked - put });
  },
  options(box, state, frame, step) {
    const { put, under } = progressOf(frame, step);
    const cards = [...new Set(waiting(state, frame, step))].sort((a, b) => a - b);
    const where = put < under ? "bottom" : "top";
    return cards.map((card) => ({ type: "put-card", subject: cardId(box, card), where }));
  },
  take(work, frame, step, action) {
    const card = action.type === "put-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
    if (card !== undefined) move(work, frame, step, card);
  },
};

function progressOf({ notes }: EffectFrame, { bottom }: Step): Progress {
  const looked = notes[0] ?? 0;
  return { looked, put: notes[1] ?? 0, under: Math.min(bottom, looked) };
}

/** Looked-at cards that have not been put anywhere yet: below those put back on top. */
function waiting({ objectiveDeck }: State, frame: EffectFrame, step: Step): readonly CardCode[] {
  const { looked, put, under } = progressOf(frame, step);
  const back = Math.max(0, put - under);
  return objectiveDeck[0]?.cards.slice(back, back + looked - put) ?? [];
}

/** Shows the cards to the owner's side. Where it may change their order, nobody else can tell it from then on. */
function look(work: GameWork, frame: EffectFrame, step: Step): false {
  const side = sideOf(frame.chair);
  const bit = bitOf(side);
  const { cards, pile } = showTop(work.state.objectiveDeck, step.count, bit, work, "look:objective", work.nameOf);
  setDeck(work, "objective", cards.length > 1 ? inOneSegment(pile, byLevel(work.box, cards), bit) : pile);
  work.revealed = true;
  work.setTop(frame, { ...frame, notes: [cards.length, 0] });
  if (cards.length === 0) return false;
  const told = cards.map((card) => seen(work.box, card, bit));
  const cause = causeOf(work, frame, choiceRule(work.box, frame));
  work.emit({ type: "cards-looked-at", faction: factionOf(side), deck: "objective", cards: told, ...cause });
  return false;
}

/**
 * Cards that wait to be put somewhere lie by level, whatever order they came in: everybody sees their backs, and must not tell
 * from them which of several with one back is taken (reb.faq.objective-backs-open).
 */
function byLevel(box: Box, cards: readonly CardCode[]): readonly CardCode[] {
  const levelOf = (code: CardCode): number => OBJECTIVE_LEVELS.indexOf(cardOf(box, code, "objective").entry.level);
  return [...cards].sort((one, other) => levelOf(one) - levelOf(other) || one - other);
}

/** The pile with its top cards as one part that one side alone knows. */
function inOneSegment(pile: Pile, top: readonly CardCode[], knownTo: number): Pile {
  let left = top.length;
  const rest = pile.flatMap((part) => {
    const gone = Math.min(left, part.cards.length);
    left -= gone;
    return gone === part.cards.length ? [] : [{ ...part, cards: part.cards.slice(gone) }];
  });
  return [{ cards: top, ordered: true, knownTo }, ...rest];
}

/** Puts a waiting card under the deck, or on top of it. */
function move(work: GameWork, frame: EffectFrame, step: Step, card: CardCode): false {
  const { looked, put, under } = progressOf(frame, step);
  const side = sideOf(frame.chair);
  const [top, ...rest] = work.state.objectiveDeck;
  if (top === undefined) return false;
  const back = Math.max(0, put - under);
  const index = top.cards.indexOf(card, back);
  const others = top.cards.filter((_, place) => place !== index);
  const where = put < under ? "bottom" : "top";
  if (where === "top") setDeck(work, "objective", [{ ...top, cards: [at(top.cards, index), ...others] }, ...rest]);
  else {
    setDeck(work, "objective", others.length === 0 ? rest : [{ ...top, cards: others }, ...rest]);
    putOnDeck(work, "objective", card, "bottom", bitOf(side));
  }
  const to = where === "top" ? "deck-top" : "deck-bottom";
  tellMoved(work, side, "objective", card, to, bitOf(side), causeOf(work, frame, choiceRule(work.box, frame)));
  work.setTop(frame, { ...frame, notes: [looked, put + 1] });
  return false;
}
