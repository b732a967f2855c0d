import { finiteKind } from "@sw/tabletop";
import { battleChair, firstSide } from "../../../forces/sides.ts";
import { whyRefused } from "../../../leaders/offering.ts";
import type { RuleId } from "../../../rules/ids.ts";
import type { Action } from "../../../state/actions.ts";
import { cardId } from "../../../state/box.ts";
import { NO_CARD } from "../../../state/codes.ts";
import type { BattleFrame } from "../../../state/frames.ts";
import type { Kind } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { PASS } from "../../../state/offers.ts";
import { opponentOf, type Side, seatAt } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { combatOf } from "../../attack/attack.ts";
import { clearFactionSheets } from "../../attack/destroy.ts";
import { drawnBesides, drawnHalf, isDrawn } from "../../solo.ts";
import type { QuietStage } from "../../stages.ts";
import { sideInTurn, withSide } from "../battle.ts";
import { tacticFrame } from "../cards.ts";
import { advancedOf, chosenCard } from "../decks.ts";
import { cancelingHalves, cancels, HALVES, halfAt, halfOf } from "../halves.ts";

const RULE: RuleId = "rote.cinematic.cancel-first";

/**
 * A defender whose card can cancel is asked first of all whether to use it (rote.cinematic.cancel-first). Options:
 * `choose-option` 0 for the upper and 1 for the lower half if that half cancels, then `pass`.
 */
export const cancelStage: Kind<"battle"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (isDrawn(work.state, defender(work.state))) {
        if (cancelByChance(work, frame)) return false;
      } else if (canCancel(work, frame)) return true;
      resolveNext(work, { ...frame, stage: "resolve", turn: 0 });
      return false;
    },
    question({ box, state }, frame) {
      const side = defender(state);
      const seat = seatAt(state.config, battleChair(state, side, frame.theater));
      const context = { card: cardId(box, chosenCard(frame.chosen[side])) };
      return { seat, kind: "cancel-first", rule: RULE, context };
    },
    options(look, frame) {
      const side = defender(look.state);
      const halves = cancelingHalves(look, combatOf(look.state), side, chosenCard(frame.chosen[side]));
      const options: Action[] = halves.map((half) => ({ type: "choose-option", subject: HALVES.indexOf(half) }));
      options.push(PASS);
      return options;
    },
    take(work, frame, action) {
      if (action.type === "choose-option") cancelFirst(work, frame, action.subject);
      else work.change(frame, { stage: "resolve", turn: 0, declined: true });
    },
  },
  whyRefused(() => RULE),
);

function defender(state: State): Side {
  return opponentOf(firstSide(combatOf(state)));
}

/** Whether there is a card to cancel and a card that can cancel it. */
function canCancel(look: Look, { chosen }: BattleFrame): boolean {
  const side = defender(look.state);
  const card = chosenCard(chosen[side]);
  if (card === NO_CARD || chosenCard(chosen[opponentOf(side)]) === NO_CARD) return false;
  return cancelingHalves(look, combatOf(look.state), side, card).length > 0;
}

/** Resolves the Empire's card first in a solo game, if the half that it uses cancels (solo.combat.imperial-card). */
function cancelByChance(work: GameWork, frame: BattleFrame): boolean {
  const { box, state } = work;
  if (!canCancel(work, frame)) return false;
  const card = chosenCard(frame.chosen[defender(state)]);
  const half = drawnHalf(work, combatOf(state), card);
  if (half === null || !cancels(halfOf(advancedOf(box, card), half))) return false;
  cancelFirst(work, frame, HALVES.indexOf(half));
  return true;
}

function cancelFirst(work: GameWork, frame: BattleFrame, option: number): void {
  const side = defender(work.state);
  const card = chosenCard(frame.chosen[side]);
  work.change(frame, { stage: "resolve", turn: 0, resolved: withSide(frame.resolved, side, true) });
  pushBesides(work, frame, side);
  work.push({ ...tacticFrame(side, card, false), stage: "chosen", half: halfAt(option) });
}

/** Resolves the cards one after the other, the current player's first (rote.cinematic.resolve-order). */
export const resolveStage: QuietStage<"battle"> = {
  run(work, frame) {
    resolveNext(work, frame);
    return false;
  },
};

function resolveNext(work: GameWork, frame: BattleFrame): void {
  const { turn, chosen, canceled, resolved } = frame;
  if (turn === 2) return work.change(frame, { stage: "casualties", turn: 0 });
  const side = sideInTurn(combatOf(work.state), turn);
  const card = chosenCard(chosen[side]);
  const rests = card === NO_CARD || canceled[side] || resolved[side];
  work.change(frame, { turn: turn === 0 ? 1 : 2, resolved: withSide(resolved, side, true) });
  if (!resolved[side]) pushBesides(work, frame, side);
  if (!rests) work.push(tacticFrame(side, card, false));
}

/**
 * Starts the Empire's further cards in a solo game. They resolve after its first card, even if that one is canceled.
 */
function pushBesides(work: GameWork, frame: BattleFrame, side: Side): void {
  if (!isDrawn(work.state, side)) return;
  const besides = drawnBesides(work, combatOf(work.state), frame);
  for (const card of [...besides].reverse()) work.push(tacticFrame(side, card, true));
}

/** Removes the units that the two resolved cards destroyed (rote.cinematic.destroyed-rolls-nothing). */
export const casualtiesStage: QuietStage<"battle"> = {
  run(work, frame) {
    work.change(frame, { stage: "attacks" });
    clearFactionSheets(work, combatOf(work.state), "rote.cinematic.destroyed-rolls-nothing");
    return false;
  },
};
