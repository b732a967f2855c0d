import type { Action, RebellionTypes } from "@sw/rebellion-core";
import type { Face, Locale } from "../../kit.ts";
import type { Paint } from "../../terminal/terminal.ts";
import { boardLines } from "./board/board.ts";
import { headerLines } from "./header.ts";
import { LABELS } from "./labels.ts";
import type { Pen } from "./pen.ts";
import { factionOf } from "./seen.ts";
import { eventLines } from "./story.ts";
import { componentsNamed, subjectsOf } from "./subjects.ts";
import { textsFor } from "./texts.ts";

/** Activations by leader and assignments by mission: there are dozens of them. */
function groupOf({ labels, texts }: Pen, action: Action): string {
  if (action.type === "activate") return labels.activateWith(texts.name({ leader: action.subject }));
  return action.type === "assign" ? labels.assignTo(texts.name({ card: action.mission })) : labels.groups[action.type];
}

function briefOf({ texts }: Pen, action: Action): string | undefined {
  if (action.type === "assign") return texts.name({ leader: action.subject });
  if (action.type === "choose-system") return texts.name({ system: action.subject });
  return action.type === "activate" ? texts.name({ system: action.system }) : undefined;
}

/** How Rebellion looks in a terminal. */
export function rebellionFace(locale: Locale, paint: Paint): Face<RebellionTypes> {
  const texts = textsFor(locale);
  const labels = LABELS[locale];
  const pen: Pen = { texts, labels, paint };
  return {
    names: labels,
    header: (view) => headerLines(pen, view),
    board: (view) => boardLines(pen, view),
    event: (event, view) => eventLines(pen, event, view),
    question: (view) => texts.question(view),
    group: (action) => groupOf(pen, action),
    action: (action, view) => texts.action(action, view),
    brief: (action) => briefOf(pen, action),
    details: (action, view) => subjectsOf(action, view).flatMap((component) => texts.block(component)),
    lookUp: (name) => componentsNamed(name, locale).flatMap((component) => texts.block(component)),
    violation: (violation) => texts.violation(violation),
    outcome({ winners, reason, margin }) {
      const [winner] = winners;
      if (winner === undefined) return "";
      const losers = Object.keys(margin).length - winners.length;
      return labels.wins(factionOf(winner), reason, margin[winner] / Math.max(1, losers));
    },
  };
}
