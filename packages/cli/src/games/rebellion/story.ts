import type { Event, View } from "@sw/rebellion-core";
import { factionOf } from "@sw/rebellion-core/read";
import { mapLines } from "./board/map.ts";
import { inColour, type Pen } from "./pen.ts";

/**
 * Events without a line, because later events show them: an attack by its dice, a spent die by its card, a destroyed
 * unit by the losses.
 */
const SILENT: ReadonlySet<Event["type"]> = new Set([
  "attack-started",
  "attack-ended",
  "die-spent",
  "deck-shuffled",
  "unit-doomed",
]);

/** Events that are highlighted in a story. */
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

/**
 * Describes an event; undefined if another event describes it. A spectator also sees the galaxy before the first round.
 */
export function eventLines(pen: Pen, event: Event, view: View): string | readonly string[] | undefined {
  const { labels, paint, texts } = pen;
  if (isTold(event, view)) return undefined;
  switch (event.type) {
    case "phase-started": {
      const heading = `${paint.dim("──")} ${paint.bold(labels.round(event.round, event.phase))}`;
      const isStart = event.round === 1 && event.phase === "assignment" && view.viewer === "spectator";
      return isStart ? [...mapLines(pen, view), heading] : heading;
    }
    case "automa-decided":
      return automaLines(pen, event, view);
    case "turn-started":
      return `${paint.dim("─")} ${inColour(pen, factionOf(event.seat), labels.seats[event.seat])}`;
    default: {
      const text = texts.event(event, view);
      return LOUD.has(event.type) ? paint.bold(text) : text;
    }
  }
}

/** Describes a decision of the automa and its reasons; nothing if it only continues a decision already described. */
function automaLines(
  { paint, texts }: Pen,
  event: Extract<Event, { type: "automa-decided" }>,
  view: View,
): readonly string[] | undefined {
  if (event.reasons.length === 0) return undefined;
  return [paint.bold(texts.event(event, view)), ...texts.reasons(event.reasons).map((line) => paint.dim(`  ${line}`))];
}

/**
 * Whether an event gets no line of its own, because other lines or the map show it: starting units, built units, and
 * leaders going on missions or home. A spectator learns of damage only by destroyed units.
 */
function isTold(event: Event, { phase, viewer }: View): boolean {
  switch (event.type) {
    case "units-placed":
      return event.how === "setup";
    case "units-queued":
      return event.rule.startsWith("reb.build.");
    case "leader-moved":
      return event.to === "mission" || event.from === "mission" || (event.to === "pool" && phase === "refresh");
    case "damage-assigned":
      return viewer === "spectator" && event.source !== null;
    case "damage-marked":
      return viewer === "spectator";
    default:
      return SILENT.has(event.type);
  }
}
