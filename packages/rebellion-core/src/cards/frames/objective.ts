import type { Violation } from "@sw/tabletop";
import { distinct } from "../../decks/piles.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { cardId, cardNamed } from "../../state/box.ts";
import { hasExpansion } from "../../state/config.ts";
import type { ObjectiveFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { PASS } from "../../state/offers.ts";
import { seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import {
  holdsObjective,
  isNewlyMet,
  mayHoldObjective,
  mayTrade,
  type ObjectiveKind,
  objectiveChair,
  playObjective,
  tradeObjective,
} from "../objectives.ts";

/**
 * The Rebel side may play one objective whose requirement is met (reb.objective.play-optional). Options: the objectives
 * in hand in catalogue order, then `pass`. While a target marker allows it, `discard` trades any objective in hand for
 * reputation. Skipped if public knowledge rules out every option.
 */
export const objectiveKind: Kind<"objective"> = {
  run(work, frame) {
    const open =
      mayTrade(work, frame) ||
      work.box.objectives.some((card) => mayHoldObjective(work, card) && isNewlyMet(work, card, frame));
    if (!open) close(work, frame, false);
    return open;
  },
  question({ state }, frame) {
    const context = { timing: frame.timing };
    return { seat: seatAt(state.config, objectiveChair(state)), kind: "objective", rule: ruleOf(frame), context };
  },
  options(look, frame) {
    const options: Action[] = playable(look, frame).map(({ id }) => ({
      type: "play-objective",
      subject: id,
    }));
    if (mayTrade(look, frame)) {
      for (const card of distinct(look.state.objectives))
        options.push({ type: "discard", subject: cardId(look.box, card) });
    }
    options.push(PASS);
    return options;
  },
  check,
  take(work, frame, action) {
    close(work, frame, action.type === "play-objective");
    const card = action.type === "play-objective" ? work.box.cardsById.get(action.subject) : undefined;
    if (card !== undefined) playObjective(work, card.code, ruleOf(frame));
    if (action.type === "discard") tradeObjective(work, cardNamed(work.box, action.subject));
  },
  keeps({ state }, _frame, seat, kind) {
    if (kind !== "objective" || seatAt(state.config, objectiveChair(state)) === seat) return undefined;
    return forbidden("reb.objective.team-general", "not-your-objectives");
  },
};

/** Returns the rule for the moment at which the card is played. */
function ruleOf({ timing, end }: ObjectiveFrame): RuleId {
  if (timing === "start-of-refresh") return "reb.refresh.objective-window";
  return end ? "reb.objective.win-battle-timing" : "reb.objective.timing-combat";
}

function playable(look: Look, frame: ObjectiveFrame): readonly ObjectiveKind[] {
  return look.box.objectives.filter((card) => holdsObjective(look.state, card.code) && isNewlyMet(look, card, frame));
}

/** Ends the chance to play these objectives for this combat (reb.faq.objective-as-soon-as). */
function close(work: GameWork, frame: ObjectiveFrame, played: boolean): void {
  work.pop(frame);
  const { box } = work;
  work.changeNearest("combat", (combat) => {
    const met = box.objectives.filter((card) => isNewlyMet(work, card, frame)).map(({ code }) => code);
    return {
      objectivePlayed: combat.objectivePlayed || played,
      met: [...combat.met, ...met].sort((a, b) => a - b),
    };
  });
}

function check(look: Look, frame: ObjectiveFrame, action: Action): Violation<RuleId> | undefined {
  const { box, state } = look;
  if (action.type === "pass") return undefined;
  if (action.type === "discard" && hasExpansion(state.config)) return checkTrade(look, frame, action.subject);
  if (action.type !== "play-objective") return notAsked(ruleOf(frame), action, ["play-objective", "pass"]);
  const card = box.cardsById.get(action.subject);
  if (card?.type !== "objective" || !holdsObjective(state, card.code)) {
    return forbidden("reb.objective.hand-secret", "card-not-held", { card: action.subject });
  }
  if (card.entry.timing !== frame.timing) {
    return forbidden("reb.objective.bold-timing", "other-timing", { card: card.id, timing: card.entry.timing });
  }
  return isNewlyMet(look, card, frame)
    ? undefined
    : forbidden("reb.objective.play-condition", "requirement-not-met", { card: card.id });
}

function checkTrade(look: Look, frame: ObjectiveFrame, card: string): Violation<RuleId> | undefined {
  if (!mayTrade(look, frame)) return forbidden("rote.objective.rebel-cell", "no-marker-for-that");
  if (holdsObjective(look.state, cardNamed(look.box, card))) return undefined;
  return forbidden("reb.objective.hand-secret", "card-not-held", { card });
}
