import type { Action, View } from "@sw/legion-core";
import { spotText } from "./board.ts";
import { cardName } from "./cards.ts";
import { type Pen, unitName } from "./pen.ts";
import { isRecord, unitBehind } from "./seen.ts";

/** What an action does, in a few words. */
export function actionText(pen: Pen, action: Action, view: View): string {
  const what = pen.labels.groups[action.type];
  const details = [...subjectOf(pen, action, view), ...spotOf(action)].join(" ");
  return details === "" ? what : `${what}: ${details}`;
}

function subjectOf(pen: Pen, action: Action, view: View): readonly string[] {
  if (!("subject" in action)) return [];
  const { subject } = action;
  if (typeof subject === "number") return [effectName(pen, view, subject)];
  return [unitBehind(view, subject) === undefined ? cardName(subject, pen.locale) : unitName(pen, view, subject)];
}

/** The effect with that number among those asked for, or the number. */
function effectName(pen: Pen, { decision }: View, place: number): string {
  const context = decision?.yours === true ? decision.context : undefined;
  const effects = isRecord(context) ? context["effects"] : undefined;
  const effect: unknown = Array.isArray(effects) ? effects[place] : undefined;
  const source = isRecord(effect) ? effect["source"] : undefined;
  return typeof source === "string" ? cardName(source, pen.locale) : String(place + 1);
}

function spotOf(action: Action): readonly string[] {
  if (action.type === "move") {
    const { move } = action;
    const to = "to" in move && typeof move.to === "object" ? [spotText(move.to)] : [];
    return [move.type, ...to];
  }
  return "to" in action ? [spotText(action.to)] : [];
}

/** What the view's seat is asked: the unit that it is about, and what it may do. */
export function questionText(pen: Pen, view: View): string {
  const { decision } = view;
  if (decision === null) return "";
  const context = decision.yours ? decision.context : undefined;
  const unit = isRecord(context) ? context["unit"] : undefined;
  const about = typeof unit === "string" ? `${unitName(pen, view, unit)}: ` : "";
  return `${about}${decision.kind}?`;
}
