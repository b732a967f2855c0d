import type { Event, View } from "@sw/rebellion-core";
import { factionOf } from "@sw/rebellion-core/read";
import { mapLines } from "./board/map.ts";
import { inColour, type Pen } from "./pen.ts";

/** Told by what follows from them: an attack by its dice, a die spent by its card, a unit that falls by the losses. */
const SILENT: ReadonlySet<Event["type"]> = new Set([
  "attack-started",
  "attack-ended",
  "die-spent",
  "deck-shuffled",
  "unit-doomed",
]);

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

/** What happened; undefined where something else tells it. Whoever watches sees the galaxy before the first round. */
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

/** What the automa decides, and why; nothing where it goes on with what it has made up its mind about, which is told by itself. */
function automaLines(
  { paint, texts }: Pen,
  event: Extract<Event, { type: "automa-decided" }>,
  view: View,
): readonly string[] | undefined {
  if (event.reasons.length === 0) return undefined;
  return [paint.bold(texts.event(event, view)), ...texts.reasons(event.reasons).map((line) => paint.dim(`  ${line}`))];
}

/**
 * True for what is told otherwise or goes without saying: starting units stand on the map, what is built comes when it
 * is ready to deploy, leaders go on missions by being assigned and home at the end of every round. Whoever watches
 * hears of damage by what it destroys.
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
