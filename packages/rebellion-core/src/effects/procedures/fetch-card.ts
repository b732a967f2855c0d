import { at, type CardCode } from "@sw/tabletop";
import { missionDeck, putOnDeck } from "../../decks/decks.ts";
import { toMissionHand } from "../../decks/mission-hand.ts";
import { tellMoved } from "../../decks/told.ts";
import { cardId } from "../../state/box.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { PUBLIC, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../ops/op.ts";

type Procedure = Choice<InstructionOf<"procedure">>;

/**
 * Creates a procedure that takes one faceup card from a pile. Options: `take-card`, each card once, in catalogue order.
 * A single card is taken without asking.
 */
function fetchOne(
  pileOf: (state: State, frame: EffectFrame) => readonly CardCode[],
  fetch: (work: GameWork, frame: EffectFrame, card: CardCode) => void,
): Procedure {
  const open = (state: State, frame: EffectFrame): readonly CardCode[] =>
    [...new Set(pileOf(state, frame))].sort((a, b) => a - b);
  return {
    run(work, frame) {
      const [only, ...others] = open(work.state, frame);
      if (others.length > 0) return true;
      advance(work, frame);
      if (only !== undefined) fetch(work, frame, only);
      return false;
    },
    question: (look, frame) =>
      ask(look, frame, { chair: frame.chair, kind: "fetch-card", rule: choiceRule(look.box, frame) }, {}),
    options: ({ box, state }, frame) =>
      open(state, frame).map((card) => ({ type: "take-card", subject: cardId(box, card) })),
    take(work, frame, _step, action) {
      advance(work, frame);
      const card = action.type === "take-card" ? work.box.cardsById.get(action.subject)?.code : undefined;
      if (card !== undefined) fetch(work, frame, card);
    },
  };
}

/** Moves a mission from the side's discards to its hand. Everyone sees which one. */
export const reconnaissance: Procedure = fetchOne(
  (state, { chair }) => state.sides[sideOf(chair)].missionDiscard,
  (work, frame, card) => {
    const side = sideOf(frame.chair);
    const own = work.side(side);
    own.missionDiscard = without(own.missionDiscard, card);
    toMissionHand(work, side, card, PUBLIC);
    const cause = causeOf(work, frame, choiceRule(work.box, frame));
    tellMoved(work, side, missionDeck(side), card, { from: "discard", to: "hand" }, PUBLIC, cause);
  },
);

/** Puts a discarded objective on top of the objective deck (rote.objective.discarded). */
export const somethingToFightFor: Procedure = fetchOne(
  ({ objectivesPlayed }) => objectivesPlayed,
  (work, frame, card) => {
    work.state.objectivesPlayed = without(work.state.objectivesPlayed, card);
    putOnDeck(work, "objective", card, "top", PUBLIC);
    const cause = causeOf(work, frame, "rote.objective.discarded");
    tellMoved(work, sideOf(frame.chair), "objective", card, { from: "discard", to: "deck-top" }, PUBLIC, cause);
  },
);

/** Returns the pile without one copy of the card. */
function without(pile: readonly CardCode[], card: CardCode): readonly CardCode[] {
  const index = pile.indexOf(card);
  return pile.filter((_, place) => place !== index || at(pile, place) !== card);
}
