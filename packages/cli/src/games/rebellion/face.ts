import type { Action, RebellionTypes } from "@sw/rebellion-core";
import { componentsOf, uiIn } from "@sw/rebellion-core/ui";
import type { Face, Locale } from "../../kit.ts";
import type { Paint } from "../../terminal/terminal.ts";
import { boardLines } from "./board/board.ts";
import { headerLines } from "./header.ts";
import type { Pen } from "./pen.ts";
import { eventLines } from "./story.ts";
import { componentsNamed } from "./subjects.ts";
import { textsFor } from "./texts.ts";

/** Action types that are listed side by side, because there are dozens of options. */
const BRIEF: ReadonlySet<Action["type"]> = new Set(["activate", "assign", "choose-system", "deploy", "place"]);

/** Creates the {@link Face} of Rebellion: its look in a terminal. */
export function rebellionFace(locale: Locale, paint: Paint): Face<RebellionTypes> {
  const texts = textsFor(locale);
  const ui = uiIn(locale);
  const labels = ui.labels;
  const pen: Pen = { texts, labels, paint };
  return {
    names: ui,
    header: (view) => headerLines(pen, view),
    board: (view) => boardLines(pen, view),
    event: (event, view) => eventLines(pen, event, view),
    question: ui.question,
    group: ui.heading,
    action: ui.label,
    brief: (action, view) => (BRIEF.has(action.type) ? ui.short(action, view) : undefined),
    details: (action, view) => componentsOf(action, view).flatMap((component) => texts.block(component)),
    lookUp: (name) => componentsNamed(name, locale).flatMap((component) => texts.block(component)),
    violation: (violation) => texts.violation(violation),
    outcome: ui.outcome,
  };
}
