import type { Action, LegionTypes, View } from "@sw/legion-core";
import { unitBehind } from "@sw/legion-core/read";
import { describe } from "@sw/legion-core/text";
import type { Face, Locale } from "../../kit.ts";
import { printable } from "../../terminal/printable.ts";
import type { Paint } from "../../terminal/terminal.ts";
import { boardLines, spotText } from "./board.ts";
import { cardLines, cardsNamed, keywordsNamed } from "./cards.ts";
import { headerLines } from "./header.ts";
import { LABELS } from "./labels.ts";
import type { Pen } from "./pen.ts";
import { eventLine } from "./story.ts";

/** How Legion looks in a terminal. */
export function legionFace(locale: Locale, paint: Paint): Face<LegionTypes> {
  const labels = LABELS[locale];
  const pen: Pen = { locale, labels, paint };
  return {
    names: labels,
    header: (view) => headerLines(pen, view),
    board: (view) => boardLines(pen, view),
    event: (event, view) => eventLine(pen, event, view),
    question: (view) =>
      view.decision === null ? "" : printable(describe({ decision: view.decision }, { locale, view })),
    group: ({ type }) => labels.groups[type],
    action: (action, view) => printable(describe({ action }, { locale, view })),
    brief: briefOf,
    details: (action, view) => subjectsOf(action, view).flatMap((id) => cardText(pen, id)),
    lookUp: (name) => [
      ...cardsNamed(name, locale).flatMap((id) => cardText(pen, id)),
      ...keywordsNamed(name, locale).map(printable),
    ],
    violation: (violation) => printable(describe({ violation }, { locale })),
    outcome({ winners: [winner], reason, margin }) {
      return winner === undefined ? labels.draw : labels.wins(labels.players[winner], reason, margin[winner]);
    },
  };
}

/** Spots are listed side by side: there are dozens of them. */
function briefOf(action: Action): string | undefined {
  if (action.type === "place") return spotText(action.to);
  if (action.type !== "move" || !("to" in action.move)) return undefined;
  return typeof action.move.to === "object" ? spotText(action.move.to) : undefined;
}

function subjectsOf(action: Action, view: View): readonly string[] {
  if (!("subject" in action) || typeof action.subject !== "string") return [];
  const unit = unitBehind(view, action.subject);
  return unit === undefined ? [action.subject] : [unit.unit, ...unit.cards.map(({ card }) => card)];
}

function cardText({ locale, paint }: Pen, id: string): readonly string[] {
  const [name = "", ...rest] = cardLines(id, locale);
  return [paint.bold(name), ...rest];
}
