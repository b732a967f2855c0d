import { at } from "@sw/tabletop";
import { endObjective, removeTarget, removeTargets } from "../../../galaxy/targets.ts";
import { placeTarget, targetsIn } from "../../../markers/targets.ts";
import { cardId, cardNamed } from "../../../state/box.ts";
import { advance, ask, type Choice, causeOf, type Deed, type InstructionOf, systemsOf } from "../op.ts";

/**
 * Places a target marker of the card in each of the systems. An objective that gets no marker is discarded
 * (rote.objective.no-rebel-system).
 */
export const placeTargets: Deed<InstructionOf<"place-target">> = {
  run(work, frame, step) {
    for (const system of systemsOf(work, frame, step.at)) {
      placeTarget(work, frame.card, system, causeOf(work, frame, "rote.marker.card-says"));
    }
    advance(work, frame);
    endObjective(work, frame.card);
    return false;
  },
};

/** Removes target markers `here`. Options if only one of several is removed: `remove-target`, by card. */
export const removeTargetsOp: Choice<InstructionOf<"remove-target">> = {
  run(work, frame, { count }) {
    const found = targetsIn(work.state, frame.system);
    if (count === "one" && found.length > 1) return true;
    advance(work, frame);
    removeTargets(work, frame.system, causeOf(work, frame, "rote.marker.removed-by-cards"));
    return false;
  },
  question: (look, frame) =>
    ask(look, frame, { chair: frame.chair, kind: "remove-target", rule: "rote.marker.removed-by-cards" }, {}),
  options: ({ box, state }, frame) =>
    targetsIn(state, frame.system).map(({ card, system }) => ({
      type: "remove-target",
      subject: cardId(box, card),
      system: at(box.placeIds, system),
    })),
  take(work, frame, _step, action) {
    if (action.type !== "remove-target") return;
    advance(work, frame);
    const target = { card: cardNamed(work.box, action.subject), system: frame.system };
    removeTarget(work, target, causeOf(work, frame, "rote.marker.removed-by-cards"));
  },
};
