import { shownTo } from "@sw/tabletop";
import type { Event } from "../state/events.ts";
import type { Viewer } from "../state/seats.ts";

/**
 * Returns the event as a viewer sees it. Only a card chosen facedown is hidden from other players; all other events are
 * public.
 */
export function redactEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== "command-chosen" || event.card === null) return event;
  return { ...event, card: shownTo(event.card, viewer) };
}
