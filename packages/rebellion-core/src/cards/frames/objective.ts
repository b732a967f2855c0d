import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import type { ObjectiveFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import { PASS } from "../../state/offers.ts";
import { seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import {
  holdsObjective,
  isNewlyMet,
  mayHoldObjective,
  type ObjectiveKind,
  objectiveChair,
  playObjective,
} from "../objectives.ts";

/**
 * The Rebel side may play one objective whose requirement is met (reb.objective.play-optional). Options: those held, in
 * the catalogue's order, then `pass`. Nobody is asked where everybody can tell that none of them can be held.
 */
export function objectiveKind(box: Box): Kind<"objective"> {
  return {
    run(work, frame) {
      const { state } = work;
      const open = box.objectives.some(
        (card) => mayHoldObjective(box, state, card) && isNewlyMet(box, state, card, frame),
      );
      if (!open) close(work, frame, false);
      return open;
    },
    question(state, frame) {
      const context = { timing: frame.timing };
      return { seat: seatAt(state.config, objectiveChair(state)), kind: "objective", rule: ruleOf(frame), context };
    },
    options(state, frame) {
      const options: Action[] = playable(box, state, frame).map(({ id }) => ({ type: "play-objective", subject: id }));
      options.push(PASS);
      return options;
    },
    check: (state, frame, action) => check(box, state, frame, action),
    take(work, frame, action) {
      close(work, frame, action.type === "play-objective");
      const card = action.type === "play-objective" ? box.cardsById.get(action.subject) : undefined;
      if (card !== undefined) playObjective(work, card.code, ruleOf(frame));
    },
  };
}

/** The rule that says when the card is played. */
function ruleOf({ timing, end }: ObjectiveFrame): RuleId {
  if (timing === "start-of-refresh") return "reb.refresh.objective-window";
  return end ? "reb.objective.win-battle-timing" : "reb.objective.timing-combat";
}

function playable(box: Box, state: State, frame: ObjectiveFrame): readonly ObjectiveKind[] {
  return box.objectives.filter((card) => holdsObjective(state, card.code) && isNewlyMet(box, state, card, frame));
}

/** The moment of these objectives is over for this combat (reb.faq.objective-as-soon-as). */
function close(work: GameWork, frame: ObjectiveFrame, played: boolean): void {
  work.pop(frame);
  const { box, state } = work;
  work.amend("combat", (combat) => {
    const met = box.objectives.filter((card) => isNewlyMet(box, state, card, frame)).map(({ code }) => code);
    return {
      ...combat,
      objectivePlayed: combat.objectivePlayed || played,
      met: [...combat.met, ...met].sort((a, b) => a - b),
    };
  });
}

function check(box: Box, state: State, frame: ObjectiveFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type === "pass") return undefined;
  if (action.type !== "play-objective") return notAsked(ruleOf(frame), action, ["play-objective", "pass"]);
  const card = box.cardsById.get(action.subject);
  if (card?.type !== "objective" || !holdsObjective(state, card.code)) {
    return forbidden("reb.objective.hand-secret", "card-not-held", { card: action.subject });
  }
  if (card.entry.timing !== frame.timing) {
    return forbidden("reb.objective.bold-timing", "other-timing", { card: card.id, timing: card.entry.timing });
  }
  return isNewlyMet(box, state, card, frame)
    ? undefined
    : forbidden("reb.objective.play-condition", "requirement-not-met", { card: card.id });
}
