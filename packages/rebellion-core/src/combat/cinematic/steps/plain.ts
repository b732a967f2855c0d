import { battleChair } from "../../../forces/sides.ts";
import type { Theater } from "../../../language/language.ts";
import { GROUND, NOWHERE, SPACE, type TheaterIndex } from "../../../state/codes.ts";
import { effectOf } from "../../../state/effect-frame.ts";
import type { PreventedHits, TacticFrame } from "../../../state/frames.ts";
import { factionOf, opponentOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { combatOf } from "../../attack/attack.ts";
import { amendBattle, amendCinematic, battleOf, withSide } from "../battle.ts";
import { nextStep, refOf } from "../cards.ts";
import { advancedOf, chosenCard } from "../decks.ts";
import { causeOf, type PlainStep, type StepOf } from "./step.ts";

/**
 * Cancels the other side's card unless it is already resolved. An additional card that another card let its owner play
 * cancels nothing (rote.cinematic.canceled-card, additional-card).
 */
export const cancel: PlainStep<StepOf<"cancel">> = {
  run(work, frame) {
    nextStep(work, frame);
    cancelEnemyCard(work, frame);
    return false;
  },
};

/** Cancels the card that the other side has put down, unless it is already resolved. */
export function cancelEnemyCard(work: GameWork, frame: TacticFrame): void {
  const enemy = opponentOf(frame.side);
  const { resolved, chosen } = battleOf(work.state);
  const card = chosenCard(chosen[enemy]);
  if (frame.additional || resolved[enemy] || card < 0) return;
  amendBattle(work, ({ canceled }) => ({ canceled: withSide(canceled, enemy, true) }));
  const id = work.cause(card);
  work.emit({
    type: "tactic-canceled",
    faction: factionOf(enemy),
    card: id,
    ...causeOf(work, frame, "rote.cinematic.canceled-card"),
  });
}

/** Removes dice from the other side's roll in this battle (rote.cinematic.prevented-hits). Several cards add up. */
export const preventHits: PlainStep<StepOf<"prevent-hits">> = {
  run(work, frame, { red, black, direct }) {
    nextStep(work, frame);
    const enemy = opponentOf(frame.side);
    amendBattle(work, ({ prevented }) => {
      const [reds, blacks, directs] = prevented[enemy];
      const sum: PreventedHits = [reds + red, blacks + black, directs + direct];
      return { prevented: withSide(prevented, enemy, sum) };
    });
    return false;
  },
};

/** Gains units in the system in the same way as other cards. */
export const gainUnit: PlainStep<StepOf<"gain-unit">> = {
  run(work, frame) {
    nextStep(work, frame);
    const { theater } = advancedOf(work.box, frame.card);
    const chair = battleChair(work.state, frame.side, theater);
    const { system } = combatOf(work.state);
    work.push(effectOf(frame.card, "effect", { chair, system: system ?? NOWHERE }));
    return false;
  },
};

/**
 * Makes the owner attack second for the rest of the combat, or until a card changes that again
 * (rote.cinematic.attack-order-lasts).
 */
export const attackSecond: PlainStep<StepOf<"attack-second">> = {
  run(work, frame) {
    nextStep(work, frame);
    const { side, card } = frame;
    const { theater } = advancedOf(work.box, card);
    amendCinematic(work, ({ second }) => ({
      second: theater === SPACE ? [side, second[GROUND]] : [second[SPACE], side],
    }));
    const cause = causeOf(work, frame, "rote.cinematic.attack-order-lasts");
    work.emit({ type: "attack-order-reversed", faction: factionOf(side), theater: theaterName(theater), ...cause });
    return false;
  },
};

/** Bars the other side from playing a card of the theater in the next combat round (rote.cinematic.barred-card). */
export const barNextCard: PlainStep<StepOf<"bar-next-card">> = {
  run(work, frame) {
    nextStep(work, frame);
    const enemy = opponentOf(frame.side);
    const { theater } = advancedOf(work.box, frame.card);
    const round = combatOf(work.state).round + 1;
    amendCinematic(work, ({ barredIn }) => {
      const [space, ground] = barredIn[enemy];
      return { barredIn: withSide(barredIn, enemy, theater === SPACE ? [round, ground] : [space, round]) };
    });
    const cause = causeOf(work, frame, "rote.cinematic.barred-card");
    work.emit({ type: "tactics-barred", faction: factionOf(enemy), theater: theaterName(theater), ...cause });
    return false;
  },
};

/**
 * Bars special dice from removing damage from the other side's units of the theater in this round
 * (rote.cinematic.specials-barred).
 */
export const barSpecials: PlainStep<StepOf<"bar-specials">> = {
  run(work, frame) {
    nextStep(work, frame);
    const enemy = opponentOf(frame.side);
    amendBattle(work, ({ specialsBarred }) => ({ specialsBarred: withSide(specialsBarred, enemy, true) }));
    const theater = theaterName(advancedOf(work.box, frame.card).theater);
    const cause = causeOf(work, frame, "rote.cinematic.specials-barred");
    work.emit({ type: "specials-barred", faction: factionOf(enemy), theater, ...cause });
    return false;
  },
};

/** Records a step that happens later in the combat round (rote.cinematic.round-end-effects). */
export function noteForLater(work: GameWork, frame: TacticFrame): void {
  const noted = refOf(frame);
  nextStep(work, frame);
  amendCinematic(work, ({ waiting }) => ({ waiting: [...waiting, noted] }));
}

/** Records a step that happens after the other side has assigned damage (rote.cinematic.after-assigning). */
export function noteForAfterwards(work: GameWork, frame: TacticFrame): void {
  const { side } = frame;
  const noted = refOf(frame);
  nextStep(work, frame);
  amendBattle(work, ({ afterAssigning }) => ({
    afterAssigning: withSide(afterAssigning, side, [...afterAssigning[side], noted]),
  }));
}

function theaterName(theater: TheaterIndex): Theater {
  return theater === SPACE ? "space" : "ground";
}
