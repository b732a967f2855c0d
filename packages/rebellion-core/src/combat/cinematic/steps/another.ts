import type { Action } from "../../../state/actions.ts";
import { cardId, cardNamed } from "../../../state/box.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { PASS } from "../../../state/offers.ts";
import { factionOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { combatOf } from "../../attack/attack.ts";
import { drawable, isDrawn } from "../../solo.ts";
import { amendBattle } from "../battle.ts";
import { nextStep, tacticFrame } from "../cards.ts";
import { advancedOf, availableCards } from "../decks.ts";
import { type AskingStep, deciderOf, type StepOf, tacticContext } from "./step.ts";

/**
 * The owner may play one more card of the deck, which resolves at once (rote.cinematic.additional-card). Options:
 * `play-tactic` of the cards left in the deck, in catalogue order, then `pass`. Skipped if the deck is empty.
 */
export const anotherCard: AskingStep<StepOf<"another-card">> = {
  rule: "rote.cinematic.additional-card",
  run(work, frame) {
    if (cardsLeft(work, frame).length > 0) return true;
    nextStep(work, frame);
    return false;
  },
  question: (look, frame) => ({
    seat: deciderOf(look, frame),
    kind: "another-tactic",
    rule: anotherCard.rule,
    context: { card: tacticContext(look.box, frame).card },
  }),
  options(look, frame) {
    const options: Action[] = cardsLeft(look, frame).map((card) => ({
      type: "play-tactic",
      subject: cardId(look.box, card),
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

/** Lists the cards to choose from. The Empire of a solo game has only those that it may draw. */
function cardsLeft(look: Look, { side, card }: TacticFrame): readonly number[] {
  const { theater } = advancedOf(look.box, card);
  if (isDrawn(look.state, side)) return drawable(look, combatOf(look.state), theater);
  return availableCards(look, side, theater);
}

function play(work: GameWork, frame: TacticFrame, card: number): void {
  amendBattle(work, ({ additional }) => ({ additional: [...additional, card].sort((a, b) => a - b) }));
  work.push(tacticFrame(frame.side, card, true));
  const id = work.cause(card);
  const cause = { rule: anotherCard.rule, cause: work.cause(frame.card) };
  work.emit({ type: "tactic-played", faction: factionOf(frame.side), card: id, die: null, ...cause });
}
