import type { Event, View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { describe } from "@sw/legion-core/text";
import { printable } from "../../terminal/printable.ts";
import { type Pen, unitName } from "./pen.ts";

/**
 * Events without a line, because later events show them: dice by wounds, facedown cards when turned up, actions by
 * their effects.
 */
const SILENT: ReadonlySet<Event["type"]> = new Set([
  "activation-ended",
  "action-performed",
  "command-chosen",
  "order-pool-changed",
  "pass-pool-changed",
  "dice-rolled",
]);

/** Events that are highlighted in a story. */
const LOUD: ReadonlySet<Event["type"]> = new Set(["game-ended", "points-scored", "unit-defeated"]);

/** Describes an event in one line; undefined if another event already describes it. */
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
