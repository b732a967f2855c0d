import { shownTo } from "@sw/tabletop";
import type { Event } from "../state/events.ts";
import type { Viewer } from "../state/seats.ts";

/** The event as a viewer sees it: a card chosen facedown is its player's secret; every other event is public. */
export function redactEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== "command-chosen" || event.card === null) return event;
  return { ...event, card: shownTo(event.card, viewer) };
}
