import type { Event, View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { describe } from "@sw/legion-core/text";
import { printable } from "../../terminal/printable.ts";
import { type Pen, unitName } from "./pen.ts";

/** Told by what follows from them: dice by wounds, facedown cards once they are turned up, actions by what they do. */
const SILENT: ReadonlySet<Event["type"]> = new Set([
  "activation-ended",
  "action-performed",
  "command-chosen",
  "order-pool-changed",
  "pass-pool-changed",
  "dice-rolled",
]);

/** What stands out in a story. */
const LOUD: ReadonlySet<Event["type"]> = new Set(["game-ended", "points-scored", "unit-defeated"]);

/** Tells an event in one line. Returns undefined for events that another event already tells. */
export function eventLine(pen: Pen, event: Event, view: View): string | undefined {
  const { labels, paint, locale } = pen;
  if (SILENT.has(event.type)) return undefined;
  switch (event.type) {
    case "round-started":
      return `${paint.dim("──")} ${paint.bold(labels.round(event.round))}`;
    case "phase-started":
      return `${paint.dim("──")} ${labels.phases[event.phase]}`;
    case "unit-activated": {
      const unit = reader.unitBehind(view, event.unit);
      return unit === undefined ? undefined : `${paint.dim("─")} ${unitName(pen, view, unit)}`;
    }
    default: {
      const text = printable(describe({ event }, { locale, view }));
      return LOUD.has(event.type) ? paint.bold(text) : text;
    }
  }
}
