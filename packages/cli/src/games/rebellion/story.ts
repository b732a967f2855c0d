import type { Event, View } from "@sw/rebellion-core";
import { inColour, type Pen } from "./pen.ts";
import { factionOf } from "./seen.ts";

/** Told by another event: leaders on missions by the assignment, a die spent by the card that it pays for. */
const SILENT: ReadonlySet<Event["type"]> = new Set(["die-spent", "passed", "deck-shuffled"]);

/** What stands out in a story. */
const LOUD: ReadonlySet<Event["type"]> = new Set([
  "base-revealed",
  "battle-won",
  "combat-started",
  "game-ended",
  "leader-captured",
  "mission-ended",
  "objective-played",
  "system-destroyed",
]);

/** What happened in one line; undefined where another event tells it. */
export function eventLine(pen: Pen, event: Event, view: View): string | undefined {
  const { labels, paint, texts } = pen;
  switch (event.type) {
    case "phase-started":
      return `${paint.dim("──")} ${paint.bold(labels.round(event.round, event.phase))}`;
    case "turn-started":
      return `${paint.dim("─")} ${inColour(pen, factionOf(event.seat), labels.seats[event.seat])}`;
    case "leader-moved":
      return event.to === "mission" || event.from === "mission" ? undefined : texts.event(event, view);
    default: {
      if (SILENT.has(event.type)) return undefined;
      const text = texts.event(event, view);
      return LOUD.has(event.type) ? paint.bold(text) : text;
    }
  }
}
