import { pileHas, type Violation } from "@sw/tabletop";
import { checkUse } from "../../cards/frames/window.ts";
import { whyNotInPool } from "../../leaders/why-not.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { NO_MISSION, NOWHERE } from "../../state/codes.ts";
import type { AssignmentFrame } from "../../state/frames.ts";
import { forbidden, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { assignable, assigningSide, canJoin } from "../assignment.ts";

/** Returns why an action of the Assignment Phase is illegal, or undefined if it is legal. */
export function checkAssignment(look: Look, frame: AssignmentFrame, action: Action): Violation<RuleId> | undefined {
  if (frame.open !== NO_MISSION) return checkSecond(look, frame, action);
  if (frame.veto !== NO_MISSION) {
    const answers = action.type === "approve" || action.type === "veto";
    return answers ? undefined : notAsked("reb.assignment.team-general-veto", action, ["approve", "veto"]);
  }
  switch (action.type) {
    case "done":
      return undefined;
    case "assign":
      return checkMission(look, frame, action.mission) ?? checkLeader(look, frame, action.subject);
    case "join":
      return checkJoin(look, frame, action.mission) ?? checkLeader(look, frame, action.subject);
    case "use-action":
      return checkUse(look, action, "assignment", { chair: frame.chair, system: NOWHERE });
    default:
      return notAsked("reb.assignment.procedure", action, ["assign", "join", "use-action", "done"]);
  }
}

function checkSecond(look: Look, frame: AssignmentFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type === "done") return undefined;
  if (action.type !== "choose-leader") return notAsked("reb.assignment.one-or-two", action, ["choose-leader", "done"]);
  return checkLeader(look, frame, action.subject);
}

function checkMission({ box, state }: Look, frame: AssignmentFrame, mission: string): Violation<RuleId> | undefined {
  const card = box.cardsById.get(mission);
  if (card !== undefined && pileHas(state.sides[assigningSide(frame)].missions, card.code)) return undefined;
  return forbidden("reb.assignment.procedure", "mission-not-in-hand", { mission });
}

function checkJoin(look: Look, frame: AssignmentFrame, place: number): Violation<RuleId> | undefined {
  if (canJoin(look, frame, place)) return undefined;
  return forbidden("reb.assignment.team-two-total", "nothing-to-join", { mission: place });
}

function checkLeader(look: Look, frame: AssignmentFrame, id: string): Violation<RuleId> | undefined {
  const leader = look.box.leadersById.get(id)?.index;
  if (leader !== undefined && assignable(look, frame).includes(leader)) return undefined;
  return (
    whyNotInPool(look, frame.chair, id) ?? forbidden("reb.assignment.procedure", "waits-after-vetoes", { leader: id })
  );
}
