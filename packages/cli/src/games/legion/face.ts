import type { Action, LegionTypes, View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { describe } from "@sw/legion-core/text";
import { spotOf, spotWords, uiIn } from "@sw/legion-core/ui";
import type { Face, Locale } from "../../kit.ts";
import { printable } from "../../terminal/printable.ts";
import type { Paint } from "../../terminal/terminal.ts";
import { boardLines } from "./board.ts";
import { cardLines, cardsNamed, keywordsNamed } from "./cards.ts";
import { headerLines } from "./header.ts";
import type { Pen } from "./pen.ts";
import { actionsAt } from "./spots.ts";
import { eventLine } from "./story.ts";

/** Creates the {@link Face} of Legion: its look in a terminal. */
export function legionFace(locale: Locale, paint: Paint): Face<LegionTypes> {
  const ui = uiIn(locale);
  const labels = ui.labels;
  const pen: Pen = { locale, labels, paint };
  return {
    names: ui,
    header: (view) => headerLines(pen, view),
    board: (view) => boardLines(pen, view),
    event: (event, view) => eventLine(pen, event, view),
    question: (view) => printable(ui.question(view)),
    group: ui.heading,
    action: (action, view) => printable(withSpot(ui.label(action, view), ": ", action, view, locale)),
    brief: (action, view) =>
      isSpot(action) ? printable(withSpot(ui.short(action, view), " ", action, view, locale)) : undefined,
    typed: actionsAt,
    details: (action, view) => subjectsOf(action, view).flatMap((id) => cardText(pen, id)),
    lookUp: (name) => [
      ...cardsNamed(name, locale).flatMap((id) => cardText(pen, id)),
      ...keywordsNamed(name, locale).map(printable),
    ],
    violation: (violation) => printable(describe({ violation }, { locale })),
    outcome: ui.outcome,
  };
}

/** Whether an action leads to a spot. Spots are listed side by side, because there are dozens of them. */
function isSpot(action: Action): boolean {
  return action.type === "place" || (action.type === "move" && spotOf(action) !== undefined);
}

/** Returns a label followed by the spot of its action. */
function withSpot(label: string, between: string, action: Action, view: View, locale: Locale): string {
  const words = spotWords(action, view, locale);
  return words === "" ? label : `${label}${between}${words}`;
}

function subjectsOf(action: Action, view: View): readonly string[] {
  if (!("subject" in action) || typeof action.subject !== "string") return [];
  const unit = reader.unitBehind(view, action.subject);
  return unit === undefined ? [action.subject] : [unit.unit, ...unit.cards.map(({ card }) => card)];
}

function cardText({ locale, paint }: Pen, id: string): readonly string[] {
  const [name = "", ...rest] = cardLines(id, locale);
  return [paint.bold(name), ...rest];
}
