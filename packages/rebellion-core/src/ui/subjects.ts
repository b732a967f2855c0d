import { isHidden } from "@sw/tabletop";
import type { Subject } from "@sw/tabletop/ui";
import type { Action, PlaceId, QueueSpace, UnitId } from "../state/actions.ts";
import { factionOf, sideOfSeat } from "../state/seats.ts";
import type { View } from "../views/shapes.ts";

/**
 * Returns the pieces of an action: leaders as `leader/ID`, systems as `system/ID`, units as `PLACE/UNIT`
 * (`queue-2/UNIT` on the build queue, `unit/UNIT` if they have no place yet), cards as `card/ID`, missions in the row
 * as `assigned/PLACE`, dice as `die/COLOR/FACE`. If the action names no piece, the card of the question is returned.
 */
export function subjectsOf(action: Action, view: View): readonly Subject[] {
  switch (action.type) {
    case "assign":
      return [leader(action.subject), card(action.mission)];
    case "join":
      return [leader(action.subject), ...inRow(view, action.mission)];
    case "reveal":
      return inRow(view, action.subject);
    case "activate":
    case "reinforce":
    case "retreat":
      return [leader(action.subject), system(action.system)];
    case "choose-system":
      return [system(action.subject), ...asking(view)];
    case "choose-leader":
      return [leader(action.subject)];
    case "move-captive":
      return [leader(action.subject), system(action.from)];
    case "use-action":
    case "recruit":
      return [card(action.subject), ...(action.leader === null ? [] : [leader(action.leader)])];
    case "use-ring":
      return [{ at: `ring/${action.subject}`, picture: `ring/${action.subject}` }];
    case "play-objective":
    case "take-card":
    case "put-card":
    case "discard":
    case "play-tactic":
    case "use-held":
      return [card(action.subject)];
    case "remove-target":
      return [card(action.subject), system(action.system)];
    case "pick-die":
      return [{ at: `die/${action.subject}/${action.face}`, picture: `die/${action.subject}` }];
    case "draw-tactic":
      return [{ at: `die/${action.subject}`, picture: `die/${action.subject}` }];
    default:
      return unitsOf(action, view) ?? asking(view);
  }
}

function unitsOf(action: Action, view: View): readonly Subject[] | undefined {
  switch (action.type) {
    case "place":
    case "deploy":
      return [unit(action.subject, "unit"), system(action.at)];
    case "move":
      return [unit(action.subject, action.from)];
    case "destroy":
      return [unit(action.subject, typeof action.at === "number" ? queue(action.at) : action.at)];
    case "advance":
      return [unit(action.subject, queue(action.space))];
    case "take-unit":
      return [unit(action.subject, "unit")];
    case "damage":
    case "block": {
      const combat = view.frames.find((frame) => frame.kind === "combat");
      const place = combat === undefined ? undefined : view.places[combat.system];
      return [unit(action.subject, place?.id ?? "unit")];
    }
    default:
      return undefined;
  }
}

function queue(space: QueueSpace): string {
  return `queue-${space}`;
}

function unit(id: UnitId, where: string): Subject {
  return { at: `${where}/${id}`, picture: `unit/${id}` };
}

function leader(id: string): Subject {
  return { at: `leader/${id}`, picture: `leader/${id}` };
}

function system(id: PlaceId): Subject {
  return { at: `system/${id}`, picture: `system/${id}` };
}

function card(id: string): Subject {
  return { at: `card/${id}`, picture: `card/${id}` };
}

/** Returns the cards whose effect or attempt asks the question. */
function asking({ decision }: View): readonly Subject[] {
  const context = decision?.yours ? decision.context : undefined;
  if (context === undefined) return [];
  const ids = ["card" in context ? context.card : "", "mission" in context ? context.mission : ""];
  return ids.flatMap((id) => (typeof id === "string" && id !== "" ? [card(id)] : []));
}

function inRow(view: View, place: number): readonly Subject[] {
  if (view.viewer === "spectator") return [];
  const mission = view.sides[factionOf(sideOfSeat(view.viewer))].assigned[place];
  if (mission === undefined) return [];
  const picture = isHidden(mission.card) ? "back/mission" : `card/${mission.card}`;
  return [{ at: `assigned/${place}`, picture }];
}
