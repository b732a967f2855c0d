import type { Subject } from "@sw/tabletop/ui";
import { unitBehind } from "../read/units.ts";
import type { Action } from "../state/actions.ts";
import { tokenId } from "../state/ids.ts";
import type { UnitView, View } from "../views/shapes.ts";

/**
 * Lists the subjects of an action: `unit/ID`, `miniature/ID`, `token/ID` for tokens on the battlefield, `command/ID`,
 * and `die/attack/PLACE` or `die/defense/PLACE` for selectable dice, by their index in the reader's pool. The subject
 * of a move is the unit that is asked to move.
 */
export function subjectsOf(action: Action, view: View): readonly Subject[] {
  switch (action.type) {
    case "move":
      return asked(view);
    case "choose-command":
      return [{ at: `command/${action.subject}`, picture: `command/${action.subject}` }];
    case "place-token":
      return [tokenAt(action.subject, view)];
    case "choose-option":
      return dieIn(action.subject) ?? piece(action.subject, view);
    default:
      return "subject" in action && typeof action.subject === "string" ? piece(action.subject, view) : [];
  }
}

/** Returns the unit that an action is about, directly or through its miniature, or undefined if there is none. */
export function unitOf(action: Action, view: View): UnitView | undefined {
  return subjectsOf(action, view).flatMap(({ at }) => unitBehind(view, at.slice(at.indexOf("/") + 1)) ?? [])[0];
}

/** Returns the die of an attack or defense pool that an option takes, or undefined for other options. */
function dieIn(option: string): readonly Subject[] | undefined {
  const [pick, place] = option.split(" ");
  if (place === undefined || (pick !== "pick" && pick !== "pick-defense")) return undefined;
  return [{ at: `die/${pick === "pick" ? "attack" : "defense"}/${place}`, picture: null }];
}

/** Returns the unit named by the current question. */
function asked(view: View): readonly Subject[] {
  const context = view.decision?.yours ? view.decision.context : undefined;
  return context !== undefined && "unit" in context && typeof context.unit === "string"
    ? piece(context.unit, view)
    : [];
}

/** Returns a unit, miniature or token on the battlefield by its id, or an empty list if there is none. */
function piece(id: string, view: View): readonly Subject[] {
  const unit = unitBehind(view, id);
  if (unit === undefined) return view.tokens.some((_, place) => tokenId(view, place) === id) ? [tokenAt(id, view)] : [];
  if (unit.id === id) return [{ at: `unit/${id}`, picture: `unit/${unit.unit}` }];
  const card = unit.miniatures.find((one) => one.id === id)?.card ?? unit.unit;
  // An upgrade may add a miniature of its own.
  const isUpgrade = unit.cards.some((upgrade) => upgrade.card === card);
  return [{ at: `miniature/${id}`, picture: isUpgrade ? `upgrade/${card}` : `unit/${card}` }];
}

function tokenAt(id: string, view: View): Subject {
  const token = view.tokens.find((_, place) => tokenId(view, place) === id);
  return { at: `token/${id}`, picture: token === undefined ? null : `token/${token.kind}` };
}
