import type { Action } from "../../../state/actions.ts";
import { type Box, cardId, cardNamed } from "../../../state/box.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import { PASS } from "../../../state/offers.ts";
import { factionOf } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { amendBattle } from "../battle.ts";
import { nextStep, tacticFrame } from "../cards.ts";
import { advancedOf, availableCards } from "../decks.ts";
import { type AskingStep, deciderOf, type StepOf, tacticContext } from "./step.ts";

/**
 * One more card of the deck may be played; it is resolved at once (rote.cinematic.additional-card). Options: `play-tactic` of the
 * cards left in the deck, in the catalogue's order, then `pass`. Not asked where the deck is empty.
 */
export const anotherCard: AskingStep<StepOf<"another-card">> = {
  rule: "rote.cinematic.additional-card",
  run(work, frame) {
    if (cardsLeft(work.box, work.state, frame).length > 0) return true;
    nextStep(work, frame);
    return false;
  },
  question: (box, state, frame) => ({
    seat: deciderOf(box, state, frame),
    kind: "another-tactic",
    rule: anotherCard.rule,
    context: { card: tacticContext(box, frame).card },
  }),
  options(box, state, frame) {
    const options: Action[] = cardsLeft(box, state, frame).map((card) => ({
      type: "play-tactic",
      subject: cardId(box, card),
      die: null,
    }));
    options.push(PASS);
    return options;
  },
  take(work, frame, _step, action) {
    nextStep(work, frame);
    if (action.type === "play-tactic") play(work, frame, cardNamed(work.box, action.subject));
  },
};

function cardsLeft(box: Box, state: State, { side, card }: TacticFrame): readonly number[] {
  return availableCards(box, state, side, advancedOf(box, card).theater);
}

function play(work: GameWork, frame: TacticFrame, card: number): void {
  amendBattle(work, ({ additional }) => ({ additional: [...additional, card].sort((a, b) => a - b) }));
  work.push(tacticFrame(frame.side, card, true));
  const id = work.cause(card);
  const cause = { rule: anotherCard.rule, cause: work.cause(frame.card) };
  work.emit({ type: "tactic-played", faction: factionOf(frame.side), card: id, die: null, ...cause });
}
